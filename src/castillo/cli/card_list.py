"""Every card and place with its values and where these come from."""

from __future__ import annotations

from dataclasses import dataclass

from castillo.cli.language import Words
from castillo.kernel.errors import SetupError
from castillo.kernel.module import definition
from castillo.kernel.values import Values


@dataclass(frozen=True)
class Entry:
    """A card, a place or anything else that has printed values."""

    key: str
    values: dict[str, int]
    sources: dict[str, str]
    rule: str

    @property
    def module(self) -> str:
        return self.key.split("/")[0]

    @property
    def kind(self) -> str:
        """`place`, `power`, `stack` and so on; a card of a numbered stack is an `action`."""
        kind = self.key.split("/")[1]
        return "action" if kind.isdigit() else kind

    @property
    def id(self) -> str:
        return self.key.rsplit("/", 1)[-1]

    def to_json(self, words: Words) -> dict[str, object]:
        return {
            "key": self.key,
            "module": self.module,
            "kind": self.kind,
            "name": name(self, words),
            "text": text(self, words),
            "values": self.values,
            "sources": self.sources,
            "rule": self.rule,
        }


def values_with(game: str, module: str | None) -> tuple[tuple[str, ...], Values]:
    """A module (or the plain game) with what it cannot be played without, and the values of all these."""
    rules = definition(game)
    if module is not None and module not in rules.modules:
        raise SetupError(f"--module: {module!r} is not known; {game} has: {', '.join(rules.modules)}.")
    modules = rules.check_modules([module, *rules.modules[module].needs] if module is not None else None)
    return modules, rules.values(modules)


def entries(game: str, module: str | None) -> list[Entry]:
    """The entries of one module of a game, or of all."""
    found: list[Entry] = []
    for name in [module] if module is not None else definition(game).modules:
        values = values_with(game, name)[1]
        for key, fields in values.table.items():
            if key.split("/")[0] == name:
                found.append(Entry(key, dict(fields), dict(values.sources[key]), values.rules[key]))
    return found


def name(entry: Entry, words: Words) -> str:
    """What an entry is called in the reader's language."""
    if entry.kind == "place":
        return words.place(entry.id)
    if words.said.has(f"{entry.module}-card-{entry.id}", "name"):
        return words.card(entry.key)
    marker = f"{entry.kind}-{entry.id}"
    for owner in words.said.owners:
        if words.said.has(f"{owner}-marker-{marker}", "name"):
            return words.marker(marker)
    own = f"{entry.module}-value-{entry.id}"
    if words.said.has(own):
        return words.said.message(own)
    if words.said.has(f"cli-entry-{entry.kind}"):
        return words(f"entry-{entry.kind}", id=entry.id)
    return entry.id.replace("_", " ")


def text(entry: Entry, words: Words) -> str:
    """What an entry does; empty if it is only numbers."""
    has_text = words.said.has(f"{entry.module}-card-{entry.id}", "text")
    return words.card_text(entry.key, entry.values) if has_text else ""
