"""Effects that move the King, a Grande or a mobile scoreboard."""

from __future__ import annotations

from mypy_extensions import i64

from castillo.el_grande.cards import Effect
from castillo.el_grande.frames import figures
from castillo.el_grande.position import Position


class MoveKing(Effect):
    """Move the King, to a bordering region or to any (EG-5.32, EG-5.33)."""

    def __init__(self, *, bordering: bool = False) -> None:
        self.bordering: bool = bordering

    def start(self, game: Position, seat: i64) -> None:
        game.push(figures.MoveKing(seat, 1 if self.bordering else 0))


class PlaceScoreboard(Effect):
    """Put down or move a mobile scoreboard (EG-5.26)."""

    def start(self, game: Position, seat: i64) -> None:
        game.push(figures.PickScoreboard(seat))
