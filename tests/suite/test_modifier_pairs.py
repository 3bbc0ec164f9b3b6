"""Where two modules bend the same rule, or do something when told the same, somebody has looked.

Each pair has a test, or a reason why they do not meet. What is only shown adds up by itself.

`modifier_pairs.toml` has a table for each query; in it `"A + B"` is the name of a test, or a sentence. Instead of the
table there may be the name of one law, played with every set. The pairs are found by composing every allowed set.
"""

import re
import tomllib
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest

import castillo
from castillo.el_grande.bending import Modifier
from castillo.el_grande.parts import chain, queries
from castillo.el_grande.rules import GrandeRules
from castillo.el_grande.telling import Witness

TESTS = Path(__file__).parents[1]
NOTED: dict[str, str | dict[str, str]] = tomllib.loads(
    (Path(__file__).parent / "modifier_pairs.toml").read_text("utf-8")
)
NOTES = {
    (query, pair): note
    for query, noted in NOTED.items()
    for pair, note in ({"any": noted} if isinstance(noted, str) else noted).items()
}


def books() -> list[GrandeRules]:
    rules = castillo.GAMES["el_grande"]
    found = [rules.rules(rules.setup(4, modules, None, 1, None)) for modules in rules.allowed_sets()]
    return [book for book in found if isinstance(book, GrandeRules)]


def pairs() -> set[tuple[str, str]]:
    """Every pair of parts that can answer the same query in one game: (query, "A + B")."""
    found: set[tuple[str, str]] = set()
    for book in books():
        for part_of, query in [(role, name) for role in (Modifier, Witness) for name in queries(role)]:
            names = [type(part).__name__ for part in chain(book.parts, part_of, query)]
            found |= {(query, " + ".join(sorted(pair))) for pair in combinations(names, 2)}
    return found


@cache
def names_of_tests() -> set[str]:
    files = [*TESTS.rglob("test_*.py"), *Path(castillo.__file__).parent.rglob("test_*.py")]
    return {name for file in files for name in re.findall(r"^def (test_\w+)", file.read_text("utf-8"), re.MULTILINE)}


def test_every_pair_is_noted():
    found = {(query, "any") if isinstance(NOTED.get(query), str) else (query, pair) for query, pair in pairs()}
    assert sorted(found - NOTES.keys()) == [], "say in modifier_pairs.toml which test looks at them, or why not"
    assert sorted(NOTES.keys() - found) == [], "such a pair does not exist (any more)"


@pytest.mark.parametrize(("query", "pair"), NOTES)
def test_a_note_names_a_test_or_gives_a_reason(query: str, pair: str):
    note = NOTES[query, pair]
    assert note in names_of_tests() if note.startswith("test_") or pair == "any" else len(note.split()) >= 5


def test_modifiers_and_witnesses_have_names_of_their_own():
    for book in books():
        names = [type(part).__name__ for part in book.parts if isinstance(part, (Modifier, Witness))]
        assert len(names) == len(set(names))
