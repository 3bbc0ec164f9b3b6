"""Plain data: what a document that somebody hands us may be made of at all, before anybody reads it."""

from __future__ import annotations

from typing import Final

from castillo.kernel.errors import SetupError

DEEPEST: Final = 12
MOST_VALUES: Final = 200_000
LONGEST_TEXT: Final = 10_000
LARGEST: Final = 10**100
"""Python writes no number of thousands of digits, not even into a refusal."""


def check_plain(what: str, document: object) -> None:
    """Refuse what is not plain data (tables, lists, texts, numbers, true, false, null), and too much of it."""
    waiting: list[tuple[object, int]] = [(document, 1)]
    seen = 0
    while waiting:
        value, depth = waiting.pop()
        seen += 1
        if depth > DEEPEST:
            raise SetupError(f"{what}: lists and tables are nested more than {DEEPEST} deep.")
        if seen + len(waiting) > MOST_VALUES:
            raise SetupError(f"{what}: there are more than {MOST_VALUES} values in it.")
        if isinstance(value, dict):
            waiting += [(key, depth + 1) for key in value]
            waiting += [(each, depth + 1) for each in value.values()]
        elif isinstance(value, list | tuple):
            waiting += [(each, depth + 1) for each in value]
        elif isinstance(value, str):
            if len(value) > LONGEST_TEXT:
                raise SetupError(f"{what}: a text in it has more than {LONGEST_TEXT} characters.")
        elif isinstance(value, int):
            if not -LARGEST <= value <= LARGEST:
                raise SetupError(f"{what}: a number in it has more than 100 digits.")
        elif value is not None and not isinstance(value, float):
            raise SetupError(f"{what}: {type(value).__name__} is not a plain value; use tables, lists, texts, numbers.")
