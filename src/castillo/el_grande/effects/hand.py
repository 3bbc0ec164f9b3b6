"""Effects on the hand of power cards."""

from __future__ import annotations

from mypy_extensions import i64

from castillo.el_grande.cards import Effect
from castillo.el_grande.frames.cards import TakePowerCardBack
from castillo.el_grande.position import Position


class TakeBackPowerCard(Effect):
    """Take one used power card back (EG-5.27)."""

    def start(self, game: Position, seat: i64) -> None:
        game.push(TakePowerCardBack(seat))
