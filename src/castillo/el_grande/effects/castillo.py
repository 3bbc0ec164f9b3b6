"""Effects that fill the Castillo."""

from __future__ import annotations

from mypy_extensions import i64

from castillo.el_grande.cards import Effect
from castillo.el_grande.effects.returning import opponents_last_first
from castillo.el_grande.frames.castillo import SendIntoCastillo
from castillo.el_grande.frames.pieces import has_pieces
from castillo.el_grande.places import CASTILLO
from castillo.el_grande.position import Position


class IntoTheCastillo(Effect):
    """All or nothing: so many of one's own and of each opponent go in, from regions; who has fewer gives those."""

    def __init__(self, *, own: int, foreign: int) -> None:
        super().__init__()
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
