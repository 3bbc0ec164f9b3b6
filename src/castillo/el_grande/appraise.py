"""What a position is worth to each seat."""

from __future__ import annotations

from castillo.el_grande.position import Position
from castillo.el_grande.scoring import GENERAL, tally


def appraise(game: Position) -> list[float]:
    """The points each seat may expect at the end."""
    out = [float(p) for p in game.points]
    for place in game.book.board_places:
        total = tally(game, place, GENERAL).total
        for seat in range(game.seats):
            out[seat] += total[seat]
    return out
