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
    """Everything a command says to one reader: in their language, about one game, the seats called by their names."""

    def __init__(self, language: str, seats: Sequence[str] = (), game: str = "") -> None:
        self.language = language
        self.seats = list(seats)
        self.game = game
        self.said = texts.speech(language, game)

    def __call__(self, key: str, /, **args: Any) -> str:
        """A text of the command line."""
        return self.said.message(f"cli-{key}", args)

    def kernel(self, key: str, /, **args: Any) -> str:
        """A text that every game has."""
        return self.said.message(f"kernel-{key}", args)

    def kernel_name(self, kind: str, what: str, attribute: str = "name") -> str:
        """What the kernel calls something of its own."""
        return self.said.message(f"kernel-{kind}-{what}", attribute=attribute)

    def field(self, field: str) -> str:
        """What a value of a card is called; its plain name where it has no other."""
        known = self.said.has(f"cli-field-{field}")
        return self(f"field-{field}") if known else field.replace("_", " ")

    def form(self, form: str) -> str:
        """What can be typed, by an example of the game's own or in general; empty where a game has no use for it."""
        keys = (f"{self.game}-form-{form}", f"cli-form-{form}")
        return next((self.said.message(key) for key in keys if self.said.has(key)), "")

    def text(self, text: Text | dict[str, Any]) -> str:
        """A text of the engine."""
        return self.said.render(text, self.seats)

    def place(self, place: str) -> str:
        return self.said.name_of({"place": place})

    def seat(self, seat: int) -> str:
        return self.said.name_of({"seat": seat}, self.seats)

    def marker(self, marker: str) -> str:
        return self.said.name_of({"marker": marker})

    def card(self, key: str) -> str:
        return self.said.name_of({"card": key})

    def card_text(self, key: str, values: Mapping[str, int]) -> str:
        """What a card does, with its numbers."""
        return self.said.card_text(key, values)

    def preset(self, preset: str, part: str) -> str:
        """The name or the text of a set to start from."""
        return self.said.message(f"{self.game}-preset-{preset}", attribute=part)

    def number(self, name: str) -> str:
        """What a number of the board is called; empty for one that is not meant for people."""
        return self.said.name_of({"number": name}) if self.said.has(self.said.named("number", name)) else ""

    def card_special(self, key: str, values: Mapping[str, int]) -> str:
        """What a card does beside its numbers; empty if it does nothing else."""
        return self.said.card_special(key, values)


def words_for(language: str | None, seats: Sequence[str] = (), game: str = "") -> Words:
    """Words about a game in the language of an option, or else of the environment."""
    return Words(language or language_of(os.environ), seats, game)
