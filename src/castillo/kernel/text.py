"""A text is a key and its arguments; a reader's language turns it into a sentence (see texts.py)."""

from __future__ import annotations

from castillo.kernel import texts

Ref = dict[str, object]
"""A reference inside a text, named in the reader's language: `{"place": "aragon"}`, `{"seat": 0}`, `{"card": key}`."""


class Text:
    """A sentence in no language yet.

    >>> Text("kernel-why-not_your_turn", {"seat": seat(0)}).to_json()
    {'key': 'kernel-why-not_your_turn', 'args': {'seat': {'seat': 0}}}
    """

    def __init__(self, key: str, args: dict[str, object] | None = None) -> None:
        self.key: str = key
        self.args: dict[str, object] = args if args is not None else {}

    def to_json(self) -> dict[str, object]:
        """The text as it is sent, in no language yet."""
        return {"key": self.key, "args": self.args}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"Text({self.key!r}, {self.args!r})"

    def __str__(self) -> str:
        """The sentence in English, by the first game that has it; `texts.speech` says it as a certain game does."""
        return texts.speech("en").render(self)


def place(name: str) -> Ref:
    """A reference to a place."""
    return {"place": name}


def seat(number: int) -> Ref:
    """A reference to a seat."""
    return {"seat": int(number)}


def card(key: str) -> Ref:
    """A reference to a card, by its key."""
    return {"card": key}


def marker(name: str) -> Ref:
    """A reference to a marker."""
    return {"marker": name}
