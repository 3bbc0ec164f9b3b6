"""Seats at a table: sitting down and leaving, bots in seats, resigning, coming back, agreeing to end the game.

Each function checks what somebody wants and proposes the seats as they would be; nothing has changed yet.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from castillo.table import refusals
from castillo.table.proposals import ProposedSeats
from castillo.table.seats import FOR_THIS_TURN, HERE, OPEN, RESIGNED, UNTIL_BACK, Seat
from castillo.table.table import Table

MISSED_TURNS = 2  # in a row, after which the bot stays until the person comes back

# -- before the game begins --------------------------------------------------------------------------------


def sit(table: Table, guest: str, name: str, wish: int | None = None) -> ProposedSeats | None:
    """Take an open seat: this one, or any. One for each guest; None for somebody who has it already."""
    mine = table.seats_of(guest)
    if mine and wish in (None, *mine):
        return None
    if mine:
        raise refusals.seated()
    seat = next((seat for seat in table.seats if seat.kind == OPEN and wish in (None, seat.number)), None)
    if seat is None:
        raise refusals.seat_taken()
    return table.propose_seats(seat.taken_by(guest, name))


def seat_bot(table: Table, guest: str, number: int, level: str, name: str) -> ProposedSeats:
    """The owner gives an open seat to a bot."""
    require_owner(table, guest)
    if table.seats[number].kind != OPEN:
        raise refusals.seat_taken()
    return table.propose_seats(table.seats[number].given_to_bot(level, name))


def leave(table: Table, guest: str) -> ProposedSeats:
    """Give one's seats back."""
    mine = table.seats_of(guest)
    if not mine:
        raise refusals.not_your_seat()
    return _freed(table, mine)


def free(table: Table, guest: str, number: int) -> ProposedSeats:
    """The owner frees a taken seat."""
    require_owner(table, guest)
    return _freed(table, [number])


def _freed(table: Table, numbers: Sequence[int]) -> ProposedSeats:
    if table.game is not None:
        raise refusals.begun()
    return table.propose_seats(*(table.seats[number].freed() for number in numbers))


def require_owner(table: Table, guest: str) -> None:
    """Refuse what only the owner of a table may do."""
    if not guest or table.owner != guest:
        raise refusals.not_owner()


# -- while the game runs -----------------------------------------------------------------------------------


def let_bot_play(table: Table, guest: str, number: int, level: str, *, for_good: bool = False) -> ProposedSeats:
    """A person leaves their seat to a bot, until they come back; or resigns: then for good."""
    seat = _own_seat(table, guest, number)
    if table.rated and not for_good:
        raise refusals.rated_seat()
    return table.propose_seats(replace(seat, away=RESIGNED if for_good else UNTIL_BACK, level=level, left=True))


def come_back(table: Table, guest: str, number: int, at: int) -> ProposedSeats:
    """A person takes their seat back from the bot, and has a whole turn's time to think; of one question, once."""
    seat = _own_seat(table, guest, number)
    had = 0 < table.clocks.since[number] < seat.grace
    grace = seat.grace if had else at + table.clocks.allowance
    return table.propose_seats(replace(seat, away=HERE, level="", missed=0, grace=grace))


def stand_in(table: Table, at: int, level: str) -> ProposedSeats | None:
    """Bots finish the turn of everyone whose clock has run out; None where none has."""
    if table.game is None or table.over:
        return None
    changed = []
    for seat in table.seats:
        due = table.clocks.runs_out(seat)
        if due is not None and due <= at:
            missed = seat.missed + 1
            away = UNTIL_BACK if missed >= MISSED_TURNS else FOR_THIS_TURN
            left = seat.left or away == UNTIL_BACK
            changed.append(replace(seat, away=away, level=level, missed=missed, left=left))
    return table.propose_seats(*changed) if changed else None


def was_here(table: Table, number: int) -> ProposedSeats | None:
    """A person has played: the turns that bots had to finish before were not the last of a row."""
    seat = table.seats[number]
    return table.propose_seats(replace(seat, missed=0)) if seat.missed and not seat.played_by_bot else None


def agree_to_end(table: Table, guest: str, agree: bool) -> ProposedSeats:
    """Somebody would end the game as it stands; or would not: then whoever had said so has to say it anew."""
    said = [replace(table.seats[seat], ends=True) for seat in table.require_say(guest)]
    return table.propose_seats(*(said if agree else (replace(seat, ends=False) for seat in table.seats)))


def _own_seat(table: Table, guest: str, number: int) -> Seat:
    table.require_seat(guest, number)
    table.running_game()
    if table.seats[number].resigned:
        raise refusals.resigned()
    return table.seats[number]
