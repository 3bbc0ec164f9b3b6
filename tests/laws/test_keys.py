"""Whoever draws a view tells its things apart by their ids: none may be there twice, or a page cannot draw the list."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import castillo
from castillo.fuzz.tables import SeededTable, values_of
from tests.kit import LONG, how_many, viewers

KEYS = ("id", "action", "notation")
"""What the page keys its lists of things by; `tests/house/test_page_keys.py` reads that off the page itself."""
MAY_REPEAT = ("trail", "pending", "args", "setup", "done")
"""Accounts of what happened, and what is not a list of things that lie there."""
SETS = [(rules.id, modules) for rules in castillo.GAMES.values() for modules in rules.allowed_sets()]


def doubles(document: Any, path: str = "view") -> Iterator[str]:
    """Everything that a list in this document holds twice, with where."""
    if isinstance(document, dict):
        for name, value in document.items():
            if name not in MAY_REPEAT and isinstance(value, dict | list):
                yield from doubles(value, f"{path}.{name}")
    elif document and not isinstance(document[0], int):
        found = list(marks(document))
        if len(set(found)) != len(found):
            yield from (f"{path}: {mark} {count} times" for mark, count in Counter(found).items() if count > 1)
        for i, entry in enumerate(document):
            if isinstance(entry, dict | list):
                yield from doubles(entry, f"{path}[{i}]")


def marks(entries: list[Any]) -> Iterator[str]:
    """What tells the entries of a list apart."""
    for entry in entries:
        if isinstance(entry, str):
            yield entry
        elif isinstance(entry, dict):
            yield from (f"{key} {entry[key]}" for key in KEYS if key in entry)


def a_table(game: str, modules: tuple[str, ...], luck: Random) -> SeededTable:
    rules = castillo.GAMES[game]
    players = luck.randint(*rules.players)
    options = {spec.name: luck.choice(values_of(spec, players)) for spec in rules.options_for(modules)}
    return SeededTable(game=game, players=players, modules=modules, seed=luck.getrandbits(128), options=options)


def curious_walk(game: castillo.Game, luck: Random, done: Counter[str]) -> Iterator[castillo.Game]:
    """Play to the end, doing what was done the least so far: rare cards are taken, used, kept and refused."""
    while not game.over:
        yield game
        decision = luck.choice(game.decisions)
        ways = [f"{decision.kind} {o.verb} {o.target if '/' in o.target else ''}" for o in decision.options]
        least = min(done[way] for way in ways)
        chosen = luck.choice([i for i, way in enumerate(ways) if done[way] == least])
        done[ways[chosen]] += 1
        game.choose(decision.options[chosen])
    yield game


@pytest.mark.timeout(3000 if LONG else 300)
@pytest.mark.parametrize(("game", "modules"), SETS, ids=["+".join(modules) for _, modules in SETS])
def test_nothing_is_twice_in_any_list_of_any_view(game: str, modules: tuple[str, ...]):
    luck, done = Random(f"{game} {modules}"), Counter[str]()
    for _ in range(how_many(5, 60)):
        for now in curious_walk(a_table(game, modules, luck).open(), luck, done):
            for seat in luck.sample(viewers(now), how_many(1, len(viewers(now)))):
                view = now.view(seat)
                assert list(doubles(view)) == []
                track = view["board"]["numbers"]["track"]
                assert len(set(track)) == len(track)
