"""Fast luck for playouts: xorshift on 32 bits. Not for anything that must stay secret."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

MASK: Final = 0xFFFFFFFF


@mypyc_attr(acyclic=True)
class Dice:
    """A stream of small random numbers, the same compiled and interpreted.

    >>> dice = Dice(7)
    >>> [dice.below(6) for _ in range(5)]
    [2, 5, 0, 5, 0]
    """

    __slots__ = ("word",)

    def __init__(self, seed: int) -> None:
        mixed = (seed * 2654435761 + 0x9E3779B9) & MASK
        self.word: i64 = mixed or 1
        for _ in range(4):
            self.roll()

    def roll(self) -> i64:
        """The next 32 bits."""
        word = self.word
        word ^= (word << 13) & MASK
        word ^= word >> 17
        word ^= (word << 5) & MASK
        self.word = word
        return word

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1."""
        return (self.roll() * bound) >> 32

    def part(self) -> float:
        """A number from 0 up to 1."""
        return float(self.roll()) / 4294967296.0

    def chance(self, percent: i64) -> bool:
        """Whether something happens that does so in so many of a hundred cases."""
        return (self.roll() * 100) >> 32 < percent
