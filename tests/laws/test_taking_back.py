"""A take-back restores the position before the choice, and never crosses a floor."""

from random import Random

import pytest
from hypothesis import given, settings

import castillo
from castillo.fuzz.faults import check_take_back, forget_numbers
from castillo.fuzz.tables import SeededTable
from castillo.kernel.text import Text
from tests.kit import how_many, lucks, tables


@given(tables(), lucks())
@settings(max_examples=how_many(20, 400))
def test_a_take_back_restores_the_position_before_the_choice(table: SeededTable, luck: Random):
    game = table.open()
    taken = 0
    while not game.over:
        before = game.describe()
        legal = list(game.legal())
        seat = game.decisions[0].seat
        action = luck.choice(legal)
        game.choose(action)
        if game.can_take_back(seat) is True and luck.random() < 0.3:
            check_take_back(game, before, seat)
            assert game.legal() == legal
            game.choose(action, seat)
            taken += 1
    assert taken


@given(tables(), lucks())
@settings(max_examples=how_many(12, 200))
def test_as_many_as_may_be_come_back_one_by_one_and_no_more(table: SeededTable, luck: Random):
    """Down to the floor or to another seat's choice; the reason is then given, and nothing changes."""
    game = table.open()
    past = []
    while not game.over:
        seat = game.decisions[0].seat
        past.append((seat, game.describe()))
        game.choose(luck.choice(game.legal()))
        if luck.random() < 0.2:
            take_back_all(game, past)


def take_back_all(game: castillo.Game, past: list[tuple[int, dict[str, object]]]) -> None:
    seat = past[-1][0]
    floor = game.floor
    while game.can_take_back(seat) is True:
        assert past[-1][0] == seat
        _, before = past.pop()
        assert game.made > floor
        game.take_back(seat)
        after = game.describe()
        forget_numbers(game, after)
        forget_numbers(game, before)
        assert after == before
    reason = game.can_take_back(seat)
    assert isinstance(reason, Text)
    assert reason.key.startswith("kernel-why-")
    document, log = game.describe(), game.log.facts()
    with pytest.raises(castillo.IllegalChoice):
        game.take_back(seat)
    assert game.describe() == document
    assert game.log.facts() == log


@given(tables(), lucks())
@settings(max_examples=how_many(12, 200))
def test_nobody_takes_back_the_choice_of_another(table: SeededTable, luck: Random):
    game = table.open()
    while not game.over:
        seat = luck.choice(game.decisions).seat
        game.choose(luck.choice(game.actions_of(seat)), seat)
        others = [other for other in range(game.seats) if other != seat]
        assert all(isinstance(game.can_take_back(other), Text) for other in others)
        looking = [other for other in others if luck.random() < 0.02]
        assert not any(game.view(other)["take_back"]["possible"] for other in looking)


@given(tables(), lucks())
@settings(max_examples=how_many(8, 100))
def test_what_was_chosen_before_a_game_was_saved_cannot_be_taken_back(table: SeededTable, luck: Random):
    game = table.open()
    saved = 0
    while not game.over:
        seat = game.decisions[0].seat
        game.choose(luck.choice(game.legal()))
        if game.can_take_back(seat) is True and luck.random() < 0.2:
            saved += 1
            loaded = castillo.position(table.game, game.describe())
            assert isinstance(loaded.can_take_back(seat), Text)
            with pytest.raises(castillo.IllegalChoice):
                loaded.take_back(seat)
            if not loaded.over:
                again = loaded.decisions[0].seat
                loaded.choose(luck.choice(loaded.legal()))
                if loaded.can_take_back(again) is True:
                    check_take_back(loaded, game.describe(), again)
    assert saved


def test_a_floor_is_never_above_what_was_made_and_never_sinks():
    game = castillo.new_game("el_grande", players=4, seed=3)
    floor = game.floor
    luck = Random(3)
    while not game.over:
        game.choose(luck.choice(game.legal()))
        assert floor <= game.floor <= game.made
        floor = game.floor
