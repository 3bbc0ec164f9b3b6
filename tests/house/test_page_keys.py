"""The page tells the entries of its lists apart by keys; each of them is one that cannot be there twice."""

import re
from pathlib import Path

WEB = Path(__file__).parents[2] / "web" / "src"
EACH = re.compile(r"\{#each (?P<list>.+?) as (?P<entry>.+?) \((?P<key>[^{}]+)\)\}")

IN_VIEWS = {
    "id": "places, stacks, markers, cards, picks and presets of a view; tables, modules, rules",
    "action": "options of a decision",
    "owner": "who stands on a marker, counted by owner",
    "seat": "seats of a table",
    "number": "seats of a table, rounds of the track",
    "key": "cards of the reference or in a hand, lines of a map",
    "name": "what a setting, a value or a row of points is called",
    "turn": "points of the rose",
    "place": "what a lesson foresees, of which its file has a table",
    "person": "who is banned: each has one ban",
    "at": "cards that would have to go, by their cells",
    "player": "whom somebody has met, one line each",
}
"""The names of the keys of entries. `tests/laws/test_keys.py` holds the views to them."""
WORDS = {"seat", "badge", "target", "window", "answer", "round", "place", "number", "module", "source", "kind", "page"}
WORDS |= {"game", "keyOf(kind)", "keyOf(rating)", "keyOf(pool)"}
WORDS |= {"side", "line", "radius", "tile", "company", "cellKey(card)"}
WORDS |= {"id", "name", "key", "code", "level", "feature", "credit", "which", "step", "part", "lineKey(line)", "grade"}
"""Entries that are their own keys: words of a view, members of a set, or the page's own constants."""


def each_keys() -> list[tuple[str, str, str]]:
    """Of every keyed list: its file, its entry and its key."""
    return [
        (path.name, found["entry"], found["key"])
        for path in sorted(WEB.rglob("*.svelte"))
        for found in EACH.finditer(path.read_text(encoding="utf-8"))
    ]


def is_index(entry: str, key: str) -> bool:
    return entry.rsplit(", ", maxsplit=1)[-1] == key and ", " in entry and not entry.endswith("]")


def is_known(entry: str, key: str) -> bool:
    _, dot, name = key.rpartition(".")
    return is_index(entry, key) or name in (IN_VIEWS if dot else WORDS)


def test_every_list_of_the_page_has_a_key() -> None:
    texts = {path.name: path.read_text(encoding="utf-8") for path in sorted(WEB.rglob("*.svelte"))}
    assert [name for name, text in texts.items() if text.count("{#each ") != len(EACH.findall(text))] == []


def test_every_key_is_one_that_a_law_knows() -> None:
    assert [row for row in each_keys() if not is_known(row[1], row[2])] == []
    assert len(each_keys()) > 80
