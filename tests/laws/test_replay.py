"""The record is the truth: replaying it gives the game, with take-backs and standing answers in between."""

from random import Random

import pytest
from hypothesis import given, settings

import castillo
from castillo.fuzz.faults import check_record
from castillo.fuzz.tables import SeededTable
from castillo.kernel.record import Record, fingerprint
from tests.kit import how_many, lively_walk, lucks, tables


@given(tables(), lucks())
@settings(max_examples=how_many(20, 500))
def test_replay_equals_live_play(table: SeededTable, luck: Random):
    game = table.open()
    prints = [fingerprint(game)]
    entries = 0
    for now in lively_walk(game, luck):
        new = len(now.log.facts()) - entries
        assert new in (0, 1)
        entries += new
        prints += [fingerprint(now)] * new
    check_record(game)
    record = castillo.load(game.record().to_json())
    assert [fingerprint(now) for _, now, _ in record.steps()][:-1] == prints[1:]
    some = luck.randrange(len(prints))
    assert fingerprint(record.replay(upto=some)) == prints[some]


@given(tables(), lucks())
@settings(max_examples=how_many(6, 100))
def test_replay_gives_the_same_events(table: SeededTable, luck: Random):
    game = table.open()
    told: list[list[dict[str, object]]] = []
    while not game.over:
        action = luck.choice(game.legal())
        told.append([event.to_json() for event in game.choose(action, at=1_700_000_000_000 + len(told))])
    record = castillo.load(game.record().to_json())
    assert [entry.at for entry in record.entries] == [1_700_000_000_000 + n for n in range(len(told))]
    assert [[event.to_json() for event in events] for _, _, events in record.steps()] == told


@given(tables(), lucks())
@settings(max_examples=how_many(4, 50))
def test_a_changed_record_is_noticed(table: SeededTable, luck: Random):
    """Another choice at one place is refused, or drifts from the fingerprints."""
    game = table.open()
    for _ in lively_walk(game, luck):
        pass
    record = game.record()
    setup = record.setup
    moved = castillo.new_game(
        setup.game, players=setup.players, modules=setup.modules, options=setup.options, seed=setup.seed ^ 1
    )
    other = Record(moved.setup, record.values, record.entries, record.fingerprints)
    with pytest.raises(castillo.SetupError):
        other.replay()


@pytest.mark.parametrize("time", ["-1", str(1 << 44), '"now"'])
def test_a_record_with_an_impossible_time_is_refused(time: str):
    game = castillo.new_game("el_grande", players=2, seed=1)
    action = game.legal()[0]
    game.choose(action, at=5)
    text = game.record().to_json()
    assert castillo.load(text).entries[0].at == 5
    with pytest.raises(castillo.SetupError):
        castillo.load(text.replace(f"{action},5]", f"{action},{time}]"))


def test_a_value_corrected_later_is_no_drift():
    """A record holds the values it was played with: fingerprints do not depend on what is printed today."""
    sheet = {"base/place/galicia": {"first": 9}}
    game = castillo.new_game("el_grande", players=2, seed=1, sheet=sheet)
    plain = castillo.new_game("el_grande", players=2, seed=1)
    assert fingerprint(game) == fingerprint(plain)
    game.choose(game.legal()[0])
    assert game.record().start().rules.values.number("base/place/galicia", "first") == 9
    printed = plain.rules.values.table["base/place/galicia"]
    same = castillo.new_game("el_grande", players=2, seed=1, sheet={"base/place/galicia": printed})
    assert same.setup.sheet == {}  # what a sheet does not change is no part of the set-up
