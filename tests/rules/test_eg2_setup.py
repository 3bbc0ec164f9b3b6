"""EG-2: the pieces, and all the luck there is."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import castillo
from tests.rules.table import asked, offered, where


def start(players: int = 4, seed: int = 7, **options: Any) -> castillo.Game:
    return castillo.new_game("el_grande", players=players, seed=seed, options=options)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_EG_2_1_thirty_caballeros_seven_left_at_the_court_and_thirteen_power_cards(players):
    game = start(players)
    assert where(game, "court") == [7] * players
    assert where(game, "province") == [21] * players
    assert game.view(0)["board"]["numbers"]["hand"] == [13] * players
    assert len(offered(game)) == 13


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_EG_2_2_two_of_the_court_stand_in_ones_home_region_with_the_grande(players):
    document = start(players).describe()
    homes = document["grandes"]
    for seat, home in enumerate(homes):
        row = [0] * players
        row[seat] = 2
        assert document["regions"][home]["caballeros"] == row
    assert len({*homes, document["king"]}) == players + 1, "each draws a region card of its own"


def test_EG_2_2_homes_are_drawn_from_the_start_player_on():
    first, second = (start(seed=11, start_player=s).describe()["grandes"] for s in (0, 1))
    assert second == [first[3], first[0], first[1], first[2]]


def test_EG_2_3_four_stacks_of_eleven_and_the_kings_card():
    decks = start().describe()["decks"]
    assert {stack: len(deck) for stack, deck in decks.items()} == {"1": 11, "2": 11, "3": 11, "4": 11, "5": 1}


def test_EG_2_3_the_seed_decides_everything_and_nothing_else_does():
    assert start(seed=3).describe() == start(seed=3).describe()
    assert start(seed=3).describe()["decks"] != start(seed=4).describe()["decks"]


def test_EG_2_3_all_luck_is_in_the_set_up():
    one, other = start(seed=5), start(seed=5)
    while not one.over:
        one.choose(one.decisions[0].options[0])
    while not other.over:
        other.act(other.legal()[0])
    assert one.scores == other.scores


def test_EG_2_4_the_start_player_is_drawn_or_named():
    assert len({start(seed=seed).describe()["start_player"] for seed in range(20)}) == 4
    for seat, colour in enumerate(["red", "blue", "green", "yellow"]):
        assert asked(start(start_player=seat)) == [f"{colour} play_power_card"]


def test_EG_2_5_power_cards_and_their_supply():
    cards = start().rules.power_cards  # type: ignore[attr-defined]
    assert {card.value: card.supply for card in cards} == {
        1: 6, 2: 5, 3: 5, 4: 4, 5: 4, 6: 3, 7: 3, 8: 2, 9: 2, 10: 1, 11: 1, 12: 0, 13: 0,
    }  # fmt: skip


def test_EG_5_forty_five_cards_of_thirty_three_kinds():
    decks = start().describe()["decks"]
    assert {stack: dict(Counter(deck)) for stack, deck in decks.items()} == {
        "1": {
            "move_3": 1,
            "move_4": 1,
            "move_4_own": 1,
            "move_3_foreign": 1,
            "move_2_own_2_foreign": 2,
            "move_5_from_one_region": 2,
            "move_all_own_from_one_region": 1,
            "place_2_anywhere": 1,
            "move_all_own_or_place_2": 1,
        },
        "2": {
            "veto": 2,
            "opponents_empty_court": 1,
            "opponents_return_3_from_court": 1,
            "return_1_of_each_opponent": 1,
            "angry_king": 1,
            "disc_return_all": 1,
            "disc_return_2": 1,
            "score_one_region": 3,
        },
        "3": {
            "score_worth_4": 2,
            "score_worth_5": 2,
            "score_worth_6_7": 1,
            "score_castillo": 2,
            "score_first_places": 1,
            "score_most_caballeros": 1,
            "score_fewest_caballeros": 1,
            "score_one_region": 1,
        },
        "4": {
            "mobile_scoreboard": 3,
            "take_back_power_card": 2,
            "two_to_court": 1,
            "move_grande": 2,
            "disc_scoring": 1,
            "eviction": 1,
            "royal_advisor": 1,
        },
        "5": {"kings_card": 1},
    }
