"""EG-5.18 to EG-5.25: special scorings. Grandes stand in Valencia, the King in Galicia."""

from __future__ import annotations

from typing import Any

import pytest

import castillo
from tests.rules.table import REGIONS, asked, at_turn, holders, offered, play, scored, where

WORTH = {
    "score_worth_4": ["galicia", "cataluna", "sevilla"],
    "score_worth_5": ["pais_vasco", "aragon", "valencia"],
    "score_worth_6_7": ["castilla_la_vieja", "castilla_la_nueva", "granada"],
}
ONE_EACH = {region: [1, 0, 0, 0] for region in REGIONS}


def special(card: str, **fields: Any) -> tuple[castillo.Game, list[str]]:
    """The game after the special action, and what it scored."""
    game = at_turn(f"3/{card}", **({"grandes": ["valencia"] * 4} | fields))
    return game, scored(game.choose("start"))


@pytest.mark.parametrize(("card", "regions"), WORTH.items())
def test_EG_5_18_to_5_20_all_regions_of_that_worth_and_no_other(card, regions):
    _, places = special(card, **ONE_EACH, castillo=[1, 0, 0, 0])
    assert sorted(places) == sorted(regions)


def test_EG_5_18_pays_the_kings_bonus():
    game, _ = special("score_worth_4", galicia=[2, 1, 0, 0], cataluna=[1, 1, 1, 0], sevilla=[0, 0, 0, 3])
    assert game.scores == (4 + 2 + 2, 2 + 2, 2, 4)


def test_EG_5_19_pays_the_home_bonus_and_not_the_castillo():
    game, _ = special("score_worth_5", pais_vasco=[1, 2, 0, 0], valencia=[0, 0, 1, 0], castillo=[5, 0, 0, 0])
    assert game.scores == (3, 5, 5 + 2, 0)


def test_EG_5_20_sixes_and_the_seven():
    rows = {"castilla_la_vieja": [1, 0, 0, 0], "castilla_la_nueva": [0, 1, 0, 0], "granada": [0, 0, 2, 1]}
    game, _ = special("score_worth_6_7", **rows)
    assert game.scores == (6, 7, 6, 3)


@pytest.mark.parametrize("region", REGIONS)
def test_EG_5_18_example_13_the_4_0_0_makes_any_region_worth_4(region):
    _, places = special("score_worth_4", scoreboards={"4/0/0": region}, king="pais_vasco")
    assert sorted(places) == sorted({*WORTH["score_worth_4"], region})


def test_EG_5_18_example_13_but_never_the_castillo():
    _, places = special("score_worth_4", scoreboards={"4/0/0": "castillo"}, castillo=[3, 0, 0, 0])
    assert sorted(places) == sorted(WORTH["score_worth_4"])


@pytest.mark.parametrize("region", WORTH["score_worth_4"])
def test_EG_5_18_example_13_the_8_4_0_takes_a_region_out(region):
    _, places = special("score_worth_4", scoreboards={"8/4/0": region})
    assert sorted(places) == sorted(set(WORTH["score_worth_4"]) - {region})


@pytest.mark.parametrize("card", ["score_worth_5", "score_worth_6_7"])
@pytest.mark.parametrize("scoreboard", ["8/4/0", "4/0/0"])
def test_EG_5_19_20_scoreboards_take_regions_out(card, scoreboard):
    region = WORTH[card][0]
    _, places = special(card, scoreboards={scoreboard: region})
    assert sorted(places) == sorted(set(WORTH[card]) - {region})


def test_EG_5_21_the_castillo_and_they_stay_in():
    game, places = special("score_castillo", castillo=[2, 2, 1, 0])
    assert places == ["castillo"]
    assert game.scores == (3, 3, 1, 0)
    assert where(game, "castillo") == [2, 2, 1, 0]


def test_EG_5_21_an_empty_castillo_pays_nobody():
    game, _ = special("score_castillo")
    assert game.scores == (0, 0, 0, 0)


def test_EG_5_22_all_regions_first_place_only_and_ties_get_nothing():
    rows = {"galicia": [2, 1, 0, 0], "aragon": [0, 2, 2, 1], "granada": [0, 0, 3, 1], "valencia": [0, 0, 0, 1]}
    game, places = special("score_first_places", **rows, castillo=[4, 0, 0, 0])
    assert places == list(REGIONS), "in the order of the track"
    assert game.scores == (4 + 2, 0, 6, 5 + 2)


def test_EG_5_22_a_veto_may_fall_between_two_regions_but_nobody_chooses_their_order():
    game = at_turn("3/score_first_places", vetoes=holders(1), galicia=[2, 1, 0, 0], aragon=[0, 0, 2, 1])
    play(game, "start")
    for region in ("start", "galicia", "pais_vasco"):
        assert asked(game) == ["blue reaction"], region
        play(game, "blue: answer no")
    assert "aragon" in str(game.decisions[0].prompt.args["step"])
    play(game, "blue: answer use")
    assert game.scores == (4 + 2, 0, 0, 0), "Galicia stands, Aragón is not scored"
    assert asked(game) == ["red take_turn"]


def test_EG_5_23_the_region_with_the_most_of_all_players():
    game, places = special("score_most_caballeros", aragon=[4, 0, 0, 0], sevilla=[1, 2, 2, 0], castillo=[9, 0, 0, 0])
    assert places == ["sevilla"]
    assert game.scores == (1, 3, 3, 0)


def test_EG_5_23_all_of_them_if_several():
    _, places = special("score_most_caballeros", aragon=[4, 0, 0, 0], sevilla=[1, 1, 2, 0], granada=[1, 0, 0, 0])
    assert sorted(places) == ["aragon", "sevilla"]


def test_EG_5_24_the_fewest_and_empty_ones_do_not_count():
    rows = {"aragon": [4, 0, 0, 0], "sevilla": [0, 2, 0, 0], "granada": [1, 0, 1, 0], "castillo": [1, 0, 0, 0]}
    game, places = special("score_fewest_caballeros", **rows)
    assert sorted(places) == ["granada", "sevilla"]
    assert game.scores == (3, 4, 3, 0)


@pytest.mark.parametrize("card", ["score_most_caballeros", "score_fewest_caballeros"])
def test_EG_5_23_24_an_empty_board_leaves_nothing_to_score(card):
    assert "start" not in offered(at_turn(f"3/{card}", castillo=[3, 0, 0, 0]))


def test_EG_5_18_nothing_to_score_where_no_region_has_the_worth():
    sheet = {f"base/place/{region}": {"first": 5} for region in WORTH["score_worth_4"]}
    assert "start" not in offered(at_turn("3/score_worth_4", sheet=sheet))


def test_EG_5_after_a_scoring_the_regular_placing_is_still_possible():
    game, _ = special("score_worth_5", aragon=[1, 0, 0, 0])
    play(game, "place pais_vasco")
    assert game.scores == (5, 0, 0, 0)
    assert where(game, "pais_vasco") == [1, 0, 0, 0]
