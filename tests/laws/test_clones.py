"""A clone and its original never influence each other."""

from random import Random

import pytest
from hypothesis import given, settings

import castillo
from castillo.fuzz.tables import SeededTable
from tests.kit import how_many, lively_walk, lucks, tables


@given(tables(), lucks())
@settings(max_examples=how_many(12, 400))
def test_a_clone_is_equal_and_goes_its_own_way(table: SeededTable, luck: Random):
    game = table.open()
    for now in lively_walk(game, luck, 0.15):
        copy = now.clone()
        before, log = now.describe(), now.log.facts()
        assert copy.describe() == before
        assert copy.legal() == now.legal()
        assert copy.log.facts() == log
        for steps, _ in enumerate(lively_walk(copy, luck)):
            if steps == 25:
                break
        assert now.describe() == before
        assert now.log.facts() == log


@given(tables(), lucks())
@settings(max_examples=how_many(8, 200))
def test_an_original_leaves_its_clones_alone(table: SeededTable, luck: Random):
    game = table.open()
    kept = []
    for now in lively_walk(game, luck, 0.1):
        copy = now.clone()
        kept.append((copy, copy.describe(), copy.log.facts(), list(copy.legal())))
    for copy, document, log, legal in kept:
        assert copy.describe() == document
        assert copy.log.facts() == log
        assert copy.legal() == legal
        assert copy.record().replay().describe() == document


@given(tables(), lucks())
@settings(max_examples=how_many(6, 100))
def test_looking_changes_nothing(table: SeededTable, luck: Random):
    game = table.open()
    for now in lively_walk(game, luck, 0.1):
        before = now.describe()
        place = now.view()["board"]["places"][0]["id"]
        now.view(luck.randrange(now.seats))
        now.would_score(place, plus={0: 3, now.seats - 1: -2})
        with pytest.raises(castillo.IllegalChoice):
            now.would_score(place, backwards=True)
        with pytest.raises(castillo.IllegalChoice):
            now.would_score(place, place)
        now.can_take_back(0)
        now.record()
        assert now.describe() == before
