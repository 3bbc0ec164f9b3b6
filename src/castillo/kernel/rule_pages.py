"""The rules as people read them: pages of text, each with the number that questions and cards name."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from castillo.kernel.module import GAMES, definition
from castillo.kernel.texts import Speech, card_id, source, speech


def rule_pages(language: str, modules: Sequence[str] | None = None, game: str = "") -> list[dict[str, str]]:
    """The rules in reading order, one entry a rule: `id`, `rule` (its number), `title`, `text` and `module`.

    Without a game, those of the first there is.

    A game's own rules and those of the module it always has are one text, ordered by the numbers in their ids; then
    come the other modules. A card is a rule: it follows the page of its module that has the first part of its number
    (EG-5.12 follows EG-5).
    """
    rules = definition(game or next(iter(GAMES)))
    said = speech(language, rules.id)
    chosen = tuple(rules.modules) if modules is None else rules.check_modules(modules)  # all: to read, not to play
    values = rules.values(chosen)
    numbers = _numbers(values.table)
    pages: list[dict[str, str]] = []
    for owned in ({rules.id, rules.implied}, *({name} for name in chosen if name != rules.implied)):
        own = _numbers({key: fields for key, fields in values.table.items() if key.partition("/")[0] in owned})
        for key in _page_keys(owned, language, rules.id):
            pages.append(_page(key, said, numbers | own))
            pages += _card_pages(pages[-1], said, values.table, values.rules)
    return pages


def _numbers(table: Mapping[str, Mapping[str, int]]) -> dict[str, Any]:
    """Printed values as arguments: `place_aragon` is "5/4/1", `player_court` is 9."""
    out: dict[str, Any] = {}
    for key, fields in table.items():
        name = key.partition("/")[2].replace("/", "_")
        out |= {f"{name}_{field}": value for field, value in fields.items()}
        if "first" in fields:
            out[name] = f"{fields['first']}/{fields['second']}/{fields['third']}"
    return out


def _page_keys(owned: set[str], language: str, game: str) -> list[str]:
    keys = re.findall(r"^\w+-rules-\d+", source(language, owned, game), re.MULTILINE)
    return sorted((key for key in keys if key.partition("-")[0] in owned), key=lambda key: int(key.rpartition("-")[2]))


def _page(key: str, said: Speech, numbers: Mapping[str, Any]) -> dict[str, str]:
    parts = {part: said.message(key, numbers, part) for part in ("rule", "title", "text")}
    return {"id": key, **parts, "module": key.partition("-")[0]}


def _card_pages(
    page: Mapping[str, str], said: Speech, table: Mapping[str, Mapping[str, int]], rules: Mapping[str, str]
) -> list[dict[str, str]]:
    """The cards whose rules belong under a page."""
    return [
        {
            "id": card.replace("/", "-"),
            "rule": rule,
            "title": said.name_of({"card": card}),
            "text": said.card_text(card, table[card]),
            "module": page["module"],
        }
        for card, rule in rules.items()
        if rule.rpartition(".")[0] == page["rule"]
        and card.partition("/")[0] == page["module"]
        and said.has(card_id(card), "text")
    ]
