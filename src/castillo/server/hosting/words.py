"""The host's word list: what is on it is not written out, in names or in chats."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

LONGEST = 40
WORD = re.compile(r"(?:[^\W_]|[\u0300-\u036f])+")


def folded(word: str) -> str:
    """A word as it is compared: in small letters, without accents.

    >>> folded("Ínés"), folded("STRASSE") == folded("Straße")
    ('ines', True)
    """
    parts = unicodedata.normalize("NFKD", word.casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


def is_word(text: str) -> bool:
    """
    >>> is_word("dummy"), is_word("two words"), is_word("")
    (True, False, False)
    """
    return len(folded(text)) <= LONGEST and WORD.fullmatch(text) is not None


class Mask:
    """Puts stars in the place of words.

    >>> Mask(["lump"])("You LÜMP, said the lumpfish_lump.")
    'You ****, said the lumpfish_****.'
    """

    def __init__(self, words: Iterable[str] = ()) -> None:
        self.words = frozenset(folded(word) for word in words)

    def __call__(self, text: str) -> str:
        return WORD.sub(self._said, text) if self.words else text

    def _said(self, found: re.Match[str]) -> str:
        word = found[0]
        return "*" * len(word) if folded(word) in self.words else word
