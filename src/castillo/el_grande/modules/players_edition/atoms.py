"""What only this module does to a position."""

from __future__ import annotations

from mypy_extensions import i64

from castillo.el_grande.places import NOWHERE
from castillo.el_grande.position import Position


def drop_disc(game: Position, seat: i64) -> None:
    """A disc that was set is not shown after all."""
    game.discs[seat] = NOWHERE
