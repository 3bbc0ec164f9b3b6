"""Lists that a game shares with its clones: facts in the order they happened, and positions to take choices back to.

Adding gives a new ledger and shares the past, so that clones cost one pointer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from castillo.kernel.game import Game


@mypyc_attr(acyclic=True, free_list_len=1)
class Ledger:
    """The first `length` of a list that only ever grows. A ledger itself never changes.

    >>> one = Ledger([], 0).add(3)
    >>> two, other = one.add(5), one.add(7)
    >>> one.facts(), two.facts(), other.facts()
    ([3], [3, 5], [3, 7])
    """

    def __init__(self, items: list[int], length: i64) -> None:
        self.items: list[int] = items
        self.length: i64 = length

    def add(self, fact: i64) -> Ledger:
        """A ledger with one more fact."""
        items = self.items
        if len(items) != self.length:  # someone else has added to the list: continue on a copy
            items = items[: self.length]
        items.append(fact)
        return Ledger(items, self.length + 1)

    def facts(self) -> list[int]:
        """All of them, in the order in which they happened."""
        return self.items[: self.length]


def ledger_of(facts: list[int]) -> Ledger:
    """A ledger that holds these facts."""
    return Ledger(list(facts), len(facts))


@mypyc_attr(acyclic=True)
class Kept:
    """So many of the positions in the list. Not a chain: freeing a long one is more than the interpreter can bear."""

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
