"""Effects that send caballeros back to the Province, or into the Castillo."""

from __future__ import annotations

from mypy_extensions import i64

from castillo.el_grande import atoms
from castillo.el_grande.cards import Effect
from castillo.el_grande.frames.pieces import has_pieces
from castillo.el_grande.frames.returning import PickVictim, ReturnOwn, SendIntoCastillo
from castillo.el_grande.frames.travel import TravelEach
from castillo.el_grande.places import CASTILLO, COURT, PROVINCE
from castillo.el_grande.position import Position


def opponents_last_first(game: Position, seat: i64) -> list[int]:
    """Clockwise opponents in the order in which frames are pushed: the last to act first."""
    return [(seat + i) % game.seats for i in range(game.seats - 1, 0, -1)]


class OpponentsReturnFromCourt(Effect):
    """Each opponent returns so many from their Court; all, if fewer (EG-5.11, EG-5.12)."""

    def __init__(self, count: int) -> None:
        self.count: i64 = count

    def start(self, game: Position, seat: i64) -> None:
        for opponent in opponents_last_first(game, seat):
            game.push(TravelEach(opponent, atoms.RETURNED, opponent, COURT, PROVINCE, self.count))

    def possible(self, game: Position, seat: i64) -> bool:
        return any(game.count(opponent, COURT) > 0 for opponent in opponents_last_first(game, seat))


class ReturnOneOfEach(Effect):
    """Choose, for each opponent, at most one of their caballeros in a region (EG-5.13)."""

    def start(self, game: Position, seat: i64) -> None:
        for opponent in opponents_last_first(game, seat):
            game.push(PickVictim(seat, opponent))

    def possible(self, game: Position, seat: i64) -> bool:
        return any(has_pieces(game, opponent) for opponent in opponents_last_first(game, seat))


class OpponentsReturnOwn(Effect):
    """Clockwise, each opponent returns so many caballeros of their choice, from regions or Court (EG-5.14)."""

    def __init__(self, count: int) -> None:
        self.count: i64 = count

    def start(self, game: Position, seat: i64) -> None:
        for opponent in opponents_last_first(game, seat):
            game.push(ReturnOwn(opponent, self.count))

    def possible(self, game: Position, seat: i64) -> bool:
        return any(
            game.count(opponent, COURT) > 0 or has_pieces(game, opponent)
            for opponent in opponents_last_first(game, seat)
        )


class IntoTheCastillo(Effect):
    """All or nothing: so many of one's own and of each opponent go in, from regions; whoever has fewer gives those."""

    def __init__(self, *, own: int, foreign: int) -> None:
        self.own: i64 = own
        self.foreign: i64 = foreign

    def start(self, game: Position, seat: i64) -> None:
        for opponent in opponents_last_first(game, seat):
            if self.foreign > 0:
                game.push(SendIntoCastillo(seat, opponent, self.foreign))
        if self.own > 0:
            game.push(SendIntoCastillo(seat, seat, self.own))

    def possible(self, game: Position, seat: i64) -> bool:
        return game.book.enterable(game, CASTILLO) and any(has_pieces(game, owner) for owner in range(game.seats))
