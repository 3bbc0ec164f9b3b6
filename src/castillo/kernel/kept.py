"""Positions before choices that can be taken back: a list that a game shares with its clones, as it does its log."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from castillo.kernel.game import Game


@mypyc_attr(acyclic=True)
class Kept:
    """So many of the positions in the list. Not a chain: freeing a long one is more than the interpreter can bear."""

    __slots__ = ("positions", "count")

    def __init__(self, positions: list[Any], count: i64) -> None:
        self.positions = positions
        self.count: i64 = count

    def add(self, before: Game) -> Kept:
        """One more; it keeps none itself."""
        before.kept = NOTHING
        positions = self.positions
        if self.count == 0 or len(positions) != self.count:  # another game has added to the list
            positions = positions[: self.count]
        positions.append(before)
        return Kept(positions, self.count + 1)

    def last(self, made: int) -> Game | None:
        """The last one, if it has so many choices behind it."""
        if self.count == 0 or self.positions[self.count - 1].made != made:
            return None
        position: Game = self.positions[self.count - 1].clone()
        position.kept = Kept(self.positions, self.count - 1)
        return position


NOTHING: Final = Kept([], 0)
