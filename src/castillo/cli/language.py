"""The reader's language, and words in it."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any

from castillo.kernel import texts
from castillo.kernel.text import Text

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def language_of(environment: Mapping[str, str]) -> str:
    """The language an environment asks for; English where it asks for none of ours.

    >>> language_of({"LANG": "de_AT.UTF-8"}), language_of({"LC_ALL": "C", "LANG": "fr_FR"}), language_of({})
    ('de', 'en', 'en')
    """
    for variable in VARIABLES:
        value = environment.get(variable, "")
        if value:
            code = value[:2].lower()
            return code if code in texts.LANGUAGES else "en"
    return "en"


class Words:
    """Everything a command says to one reader: in his language, with the seats called by their names."""

    def __init__(self, language: str, seats: Sequence[str] = ()) -> None:
        self.language = language
        self.seats = list(seats)

    def __call__(self, key: str, /, **args: Any) -> str:
        """A text of the command line."""
        return texts.message(f"cli-{key}", self.language, args)

    def kernel(self, key: str, /, **args: Any) -> str:
        """A text that every game has."""
        return texts.message(f"kernel-{key}", self.language, args)

    def kernel_name(self, kind: str, what: str, attribute: str = "name") -> str:
        """What the kernel calls something of its own."""
        return texts.message(f"kernel-{kind}-{what}", self.language, attribute=attribute)

    def field(self, field: str) -> str:
        """What a value of a card is called; its plain name where it has no other."""
        known = texts.has(f"cli-field-{field}", self.language)
        return self(f"field-{field}") if known else field.replace("_", " ")

    def text(self, text: Text | dict[str, Any]) -> str:
        """A text of the engine."""
        return texts.render(text, self.language, self.seats)

    def place(self, place: str) -> str:
        return texts.name_of({"place": place}, self.language)

    def seat(self, seat: int) -> str:
        return texts.name_of({"seat": seat}, self.language, self.seats)

    def marker(self, marker: str) -> str:
        return texts.name_of({"marker": marker}, self.language)

    def card(self, key: str) -> str:
        return texts.name_of({"card": key}, self.language)

    def card_text(self, key: str, values: Mapping[str, int]) -> str:
        """What a card does, with its numbers."""
        return texts.card_text(key, self.language, values)

    def preset(self, game: str, preset: str, part: str) -> str:
        """The name or the text of a set to start from."""
        return texts.message(f"{game}-preset-{preset}", self.language, attribute=part)

    def card_special(self, key: str, values: Mapping[str, int]) -> str:
        """What a card does beside its numbers; empty if it does nothing else."""
        return texts.card_special(key, self.language, values)


def words_for(language: str | None, seats: Sequence[str] = ()) -> Words:
    """Words in the language of an option, or else of the environment."""
    return Words(language or language_of(os.environ), seats)
