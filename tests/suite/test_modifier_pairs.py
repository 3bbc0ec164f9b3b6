"""Where two modifiers bend the same rule, somebody has looked: each pair has a test, or a reason why they do not meet.

`modifier_pairs.toml` has a table for each query; in it `"A + B"` is the name of a test, or a sentence. The pairs are
found by composing every allowed set of modules.
"""

import re
import tomllib
from itertools import combinations
from pathlib import Path

import pytest

import castillo
from castillo.el_grande.book import Book
from castillo.el_grande.modifier import QUERIES, chain

TESTS = Path(__file__).parents[1]
NOTED: dict[str, dict[str, str]] = tomllib.loads((Path(__file__).parent / "modifier_pairs.toml").read_text("utf-8"))


def books() -> list[Book]:
    rules = castillo.GAMES["el_grande"]
    found = [rules.rules(rules.setup(4, modules, None, 1, None)) for modules in rules.allowed_sets()]
    return [book for book in found if isinstance(book, Book)]


def pairs() -> set[tuple[str, str]]:
    """Every pair of modifiers that can bend the same query in one game: (query, "A + B")."""
    found: set[tuple[str, str]] = set()
    for book in books():
        for query in QUERIES:
            names = [type(modifier).__name__ for modifier in chain(book.modifiers, query)]
            found |= {(query, " + ".join(sorted(pair))) for pair in combinations(names, 2)}
    return found


def names_of_tests() -> set[str]:
    files = [*TESTS.rglob("test_*.py"), *Path(castillo.__file__).parent.rglob("test_*.py")]
    return {name for file in files for name in re.findall(r"^def (test_\w+)", file.read_text("utf-8"), re.MULTILINE)}


def test_every_pair_is_noted():
    noted = {(query, pair) for query, entries in NOTED.items() for pair in entries}
    assert sorted(pairs() - noted) == [], "say in modifier_pairs.toml which test looks at them, or why they do not meet"
    assert sorted(noted - pairs()) == [], "such a pair does not exist (any more)"


@pytest.mark.parametrize(("query", "pair"), [(query, pair) for query, entries in NOTED.items() for pair in entries])
def test_a_note_names_a_test_or_gives_a_reason(query: str, pair: str):
    note = NOTED[query][pair]
    assert note in names_of_tests() if note.startswith("test_") else len(note.split()) >= 5


def test_modifiers_have_names_of_their_own():
    for book in books():
        names = [type(modifier).__name__ for modifier in book.modifiers]
        assert len(names) == len(set(names))
