"""What a game shares with its clones: facts in the order they happened, and positions to take choices back to.

Adding gives a new ledger and shares the past, so that clones cost one pointer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from castillo.kernel.vectors import Row, append, vec

if TYPE_CHECKING:
    from castillo.kernel.game import Game


@mypyc_attr(acyclic=True)
class Facts:
    """A row that only ever grows; whoever shares it knows how many of the facts are theirs."""

    def __init__(self, row: Row) -> None:
        self.row: Row = row

    def with_another(self, known: i64, fact: i64) -> Facts:
        """One more after the first so many."""
        facts = self
        if len(self.row) != known:  # someone else has added to the row: continue on a copy
            facts = Facts(self.row[:known])
        facts.row = append(facts.row, fact)
        return facts


@mypyc_attr(acyclic=True, free_list_len=1)
class Ledger:
    """The first `length` of facts that are shared. A ledger itself never changes.

    >>> one = ledger_of([3])
    >>> two, other = one.add(5), one.add(7)
    >>> one.facts(), two.facts(), other.facts()
    ([3], [3, 5], [3, 7])
    """

    def __init__(self, shared: Facts, length: i64) -> None:
        self.shared: Facts = shared
        self.length: i64 = length

    def add(self, fact: i64) -> Ledger:
        """A ledger with one more fact."""
        return Ledger(self.shared.with_another(self.length, fact), self.length + 1)

    def facts(self) -> list[int]:
        """All of them, in the order in which they happened."""
        return list(self.shared.row[: self.length])


def ledger_of(facts: list[int]) -> Ledger:
    """A ledger that holds these facts."""
    return Ledger(Facts(vec[i64]([fact for fact in facts])), len(facts))  # noqa: C416 - compiled, it is ten times as fast


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
