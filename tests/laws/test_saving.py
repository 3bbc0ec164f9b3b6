"""Saved in the middle of anything and loaded again, a game is the same."""

import copy
import json
from random import Random
from typing import Any

from hypothesis import given, settings

import castillo
from castillo.fuzz.faults import check_reload
from castillo.fuzz.tables import SeededTable
from tests.kit import how_many, lively_walk, lucks, tables, walk


@given(tables(), lucks())
@settings(max_examples=how_many(25, 1000))
def test_in_every_state_a_loaded_game_is_the_same_and_asks_the_same(table: SeededTable, luck: Random):
    game = table.open()
    for _ in lively_walk(game, luck):
        check_reload(game)
    check_reload(game)


@given(tables(), lucks())
@settings(max_examples=how_many(12, 300))
def test_a_loaded_game_goes_on_as_the_original(table: SeededTable, luck: Random):
    """The same choices give the same events and the same end."""
    game = table.open()
    for _ in lively_walk(game, luck):
        if luck.random() < 0.02:
            break
    loaded = castillo.position(table.game, json.loads(json.dumps(game.describe())))
    while not game.over:
        assert loaded.legal() == game.legal()
        action = luck.choice(game.legal())
        events = [event.to_json() for event in game.choose(action)]
        assert [event.to_json() for event in loaded.choose(action)] == events
    assert loaded.describe() == game.describe()
    assert loaded.winners == game.winners


@given(tables(), lucks())
@settings(max_examples=how_many(10, 200))
def test_a_loaded_game_has_a_record_of_its_own(table: SeededTable, luck: Random):
    game = table.open()
    for steps, _ in enumerate(lively_walk(game, luck)):
        if steps == 60:
            break
    loaded = castillo.position(table.game, game.describe())
    for steps, _ in enumerate(lively_walk(loaded, luck)):
        if steps == 60:
            break
    text = loaded.record().to_json()
    assert castillo.load(text).replay().describe() == loaded.describe()
    assert castillo.load(text).to_json() == text


JUNK: list[Any] = [None, -1, 0, 1, 99, 10**9, 1 << 70, "x", "aragon", "castillo", [], {}, [1], True, 1.5, {"aragon": 1}]


@given(tables(), lucks())
@settings(max_examples=how_many(25, 1000))
def test_a_damaged_document_is_refused_or_gives_a_game_that_can_be_played(table: SeededTable, luck: Random):
    game = table.open()
    for steps, _ in enumerate(walk(game, luck)):
        if steps == 150 or luck.random() < 0.01:
            break
    for _ in range(10):
        document = json.loads(json.dumps(game.describe()))
        damage(document, luck)
        try:
            loaded = castillo.position(table.game, document)
        except castillo.SetupError:
            continue
        for steps, _ in enumerate(walk(loaded, luck)):
            if steps == 20:
                break


def damage(document: dict[str, Any], luck: Random) -> None:
    """Replace or delete something somewhere; the numbers of pending frames, which only `describe()` writes, apart."""
    part: Any = document
    key: Any = luck.choice(list(part))
    while key != "pending" and isinstance(part[key], dict | list) and part[key] and luck.random() < 0.6:
        part = part[key]
        key = luck.choice(list(part)) if isinstance(part, dict) else luck.randrange(len(part))
    if isinstance(part, dict) and luck.random() < 0.2:
        del part[key]
    else:
        part[key] = copy.deepcopy(luck.choice(JUNK))
