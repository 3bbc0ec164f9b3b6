"""Tiles of lasting effects: a card of one module takes away what a card of another has laid out."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande.parts import Part
from castillo.el_grande.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class LastingTiles(Part):
    """The tiles of a module that may be taken away, by their numbers in actions."""

    def lying_out(self, game: Position) -> list[int]:
        """Those that may be taken away now."""
        raise NotImplementedError

    def taken_away(self, game: Position, tile: i64) -> None:
        """If it is one of these tiles, its effect ends."""
        raise NotImplementedError


def lasting_tiles(game: Position) -> list[LastingTiles]:
    """Those of all modules, in their order."""
    return [part for part in game.book.parts if isinstance(part, LastingTiles)]
