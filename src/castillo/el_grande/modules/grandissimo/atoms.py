"""What only this module does to a position."""

from __future__ import annotations

from mypy_extensions import i64

from castillo.el_grande.position import Position


def reorder_stack(game: Position, stack: i64, deck: list[int]) -> None:
    """The cards of a stack lie in another order."""
    decks = game.decks[:]
    decks[stack] = deck
    game.decks = decks
