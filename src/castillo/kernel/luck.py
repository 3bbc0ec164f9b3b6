"""The one source of luck.

The n-th block of luck is SHA-256 of the seed (as 16 big-endian bytes) followed by n (8 bytes). Blocks are read four
bytes at a time; a number below k is such a word modulo k, words of the incomplete last stretch being skipped. The
same on every Python, compiled or not.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from struct import unpack
from typing import Final, TypeVar

from mypy_extensions import i64

SEED_BITS: Final = 128
_WORD: Final = 1 << 32
_WORDS: Final = ">8I"
"""What a block is read as."""
T = TypeVar("T")


class Luck:
    """A stream of luck that depends on the whole seed and nothing else.

    >>> Luck(7).shuffled([1, 2, 3, 4, 5])
    [3, 4, 1, 5, 2]
    >>> Luck(7).below(6) == Luck(7).below(6)
    True
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed.to_bytes(16, "big")
        self._blocks = 0
        self._words: list[int] = []

    def _word(self) -> int:
        if not self._words:
            block = sha256(self._seed + self._blocks.to_bytes(8, "big")).digest()
            self._blocks += 1
            self._words = [*unpack(_WORDS, block)]
            self._words.reverse()
        return self._words.pop()

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely."""
        size: i64 = bound
        limit = _WORD - _WORD % size
        while True:
            word: i64 = self._word()
            if word < limit:
                return word % size

    def pick(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffled(self, items: list[T]) -> list[T]:
        """The items in a random order, as a new list."""
        result = list(items)
        for i in range(len(result) - 1, 0, -1):
            j = self.below(i + 1)
            result[i], result[j] = result[j], result[i]
        return result
