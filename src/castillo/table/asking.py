"""Whom a game asks now, and whose turn it is: read off its frames, nothing is described for it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from castillo.kernel.frame import Simultaneous
from castillo.kernel.game import Game
from castillo.kernel.reactions import Reaction
from castillo.table.seats import Seat


@dataclass(frozen=True, slots=True)
class BotQuestion:
    """A question that a bot has to answer."""

    seat: int
    number: int  # of the decision
    level: str
    secret: bool  # nobody sees it being answered


def asked_bots(game: Game | None, seats: Sequence[Seat]) -> list[int]:
    """The seats played by bots that everybody waits for."""
    return [seat for seat in game.waiting_seats() if seats[seat].played_by_bot] if game is not None else []


def question_to_bot(game: Game, seat: Seat) -> BotQuestion:
    """What a bot in a seat is asked."""
    shared = shared_question(game)
    return BotQuestion(seat.number, shared if shared >= 0 else int(game.entries), seat.level, shared >= 0)


def shared_question(game: Game) -> int:
    """The number of the question that is put to several seats at once; -1 where there is none."""
    frame = game.frames[-1] if game.frames else None
    return int(frame.opened) if isinstance(frame, Simultaneous) else -1


def window_seat(game: Game) -> int | None:
    """The seat that is asked whether it reacts, if the question is of that kind."""
    frame = game.frames[-1] if game.frames else None
    return int(frame.seat) if isinstance(frame, Reaction) else None


def turn_of(game: Game) -> tuple[int, ...]:
    """The round and whose turn it is; where it is nobody's, every question is a turn of those who are asked."""
    active, number = int(game.active), game.rules.round_of(game)
    frame = game.frames[-1] if game.frames and active < 0 else None
    if frame is None:
        return number, active, -1
    return number, active, -2 - int(frame.opened) if isinstance(frame, Simultaneous) else int(frame.seat)
