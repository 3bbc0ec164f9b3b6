"""A ledger: facts in the order they happened.

Adding gives a new ledger and shares the past, so that clones cost one pointer.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class Ledger:
    """The first `length` of a list that only ever grows. A ledger itself never changes.

    >>> one = Ledger([], 0).add(3)
    >>> two, other = one.add(5), one.add(7)
    >>> one.facts(), two.facts(), other.facts()
    ([3], [3, 5], [3, 7])
    """

    __slots__ = ("items", "length")

    def __init__(self, items: list[int], length: i64) -> None:
        self.items: list[int] = items
        self.length: i64 = length

    def add(self, fact: i64) -> Ledger:
        items = self.items
        if len(items) != self.length:  # someone else has added to the list: continue on a copy
            items = items[: self.length]
        items.append(fact)
        return Ledger(items, self.length + 1)

    def facts(self) -> list[int]:
        return self.items[: self.length]


def ledger_of(facts: list[int]) -> Ledger:
    """A ledger that holds these facts."""
    return Ledger(list(facts), len(facts))
