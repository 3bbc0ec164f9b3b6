"""Seats: who holds them, and who plays them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

PERSON, OPEN, BOT = "person", "open", "bot"
"""The kinds of seats."""

HERE, FOR_THIS_TURN, UNTIL_BACK, RESIGNED = "", "turn", "stays", "gone"
"""How long a bot plays for a person: not at all, until this turn is over, until they come back, for good."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat and who holds it. A change is another seat in its place."""

    number: int
    kind: str = OPEN
    guest: str = ""  # who holds it, if a person does
    name: str = ""
    level: str = ""  # of its bot, or of the bot that plays for its person
    hot: bool = False  # somebody else at the device of the guest
    away: str = HERE
    missed: int = 0  # turns in a row that a bot had to finish
    grace: int = 0  # until when somebody who took their seat back may think, clock or not
    ends: bool = False  # whether its person would end the game as it stands
    pauses: bool = False  # whether its person would have a pause
    left: bool = False  # whether a bot ever played on for its person: resigned, or out of time again and again

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot answers for it now."""
        return self.kind == BOT or self.away != HERE

    @property
    def resigned(self) -> bool:
        """Whether its person has left it to a bot for good."""
        return self.away == RESIGNED

    def taken_by(self, guest: str, name: str) -> Seat:
        """The open seat with a person in it."""
        return replace(self, kind=PERSON, guest=guest, name=name)

    def given_to_bot(self, level: str, name: str) -> Seat:
        """The open seat with a bot in it."""
        return replace(self, kind=BOT, level=level, name=name)

    def freed(self) -> Seat:
        """The seat without anybody in it."""
        return Seat(self.number)

    def again(self) -> Seat:
        """The seat as it begins another game."""
        level = self.level if self.kind == BOT else ""
        return replace(self, away=HERE, missed=0, grace=0, ends=False, pauses=False, left=False, level=level)


def people(seats: Iterable[Seat]) -> list[Seat]:
    """The seats of people who have not resigned."""
    return [seat for seat in seats if seat.kind == PERSON and not seat.resigned]


def would_all_end(seats: Iterable[Seat]) -> bool:
    """Whether all people would end the game as it stands; those who have resigned are not asked."""
    asked = people(seats)
    return bool(asked) and all(seat.ends for seat in asked)


def would_all_pause(seats: Iterable[Seat]) -> bool:
    """Whether all people would have a pause; those for whom a bot plays are not asked."""
    asked = [seat for seat in people(seats) if not seat.played_by_bot]
    return bool(asked) and all(seat.pauses for seat in asked)


def is_full(seats: Iterable[Seat]) -> bool:
    """Whether every seat is taken."""
    return all(seat.kind != OPEN for seat in seats)


def with_changes(seats: Sequence[Seat], changed: Iterable[Seat]) -> tuple[Seat, ...]:
    """The seats of a table, some of them changed."""
    after = list(seats)
    for seat in changed:
        after[seat.number] = seat
    return tuple(after)
