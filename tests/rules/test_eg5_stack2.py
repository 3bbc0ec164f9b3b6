"""EG-5.10 to EG-5.17: the Veto (more of it in test_veto), returning, and the scoring of one region."""

from __future__ import annotations

import pytest

from tests.rules.table import REGIONS, asked, at_cards, at_turn, offered, play, scored, where


def test_EG_5_10_the_veto_is_laid_open_when_its_card_is_chosen():
    game = at_cards(revealed={"2": "veto"})
    events = game.choose("stack 2")
    assert [e.kind for e in events if "veto" in e.kind] == ["el_grande-log-veto_laid_out"]
    assert game.describe()["vetoes"] == [2, 0, 0, 0]
    vetoes = [m for m in game.view(3)["board"]["markers"] if m["kind"] == "veto"]
    assert [(m["seat"], m["until"]) for m in vetoes] == [(0, "next_round")], "everyone sees it"
    assert offered(game) == ["place pais_vasco", "place castilla_la_vieja", "place castillo", "pass"]
    assert game.decisions[0].prompt.args["special"] == "no"


def test_EG_5_10_it_costs_no_placement_and_no_choice():
    game = at_turn("2/veto")
    play(game, "pass")
    assert game.describe()["vetoes"] == [2, 0, 0, 0], "who does nothing else has it too"
    game = at_turn("2/veto")
    play(game, "place pais_vasco", "place castillo")
    assert asked(game) == ["blue choose_action_card"], "both are placed, the turn is over"
    assert (where(game, "pais_vasco")[0], where(game, "castillo")[0]) == (1, 1)
    assert game.describe()["vetoes"] == [2, 0, 0, 0]


def test_EG_5_10_taking_the_card_back_takes_the_veto_back():
    game = at_cards(revealed={"2": "veto"})
    play(game, "stack 2")
    game.take_back(0)
    assert game.describe()["vetoes"] == [0, 0, 0, 0]
    assert asked(game) == ["red choose_action_card"]


# -- returning from the Court --------------------------------------------------------------------------------


def test_EG_5_11_each_opponent_returns_his_whole_court():
    game = at_turn("2/opponents_empty_court", courts=[5, 4, 0, 9])
    play(game, "start")
    assert where(game, "court") == [5, 0, 0, 0]
    assert where(game, "province") == [25, 30, 30, 30]


def test_EG_5_12_each_opponent_returns_three_or_all_he_has():
    game = at_turn("2/opponents_return_3_from_court", courts=[5, 4, 2, 0])
    play(game, "start")
    assert where(game, "court") == [5, 1, 0, 0]
    assert where(game, "province") == [25, 29, 30, 30]


@pytest.mark.parametrize("card", ["opponents_empty_court", "opponents_return_3_from_court"])
def test_EG_5_11_12_with_empty_courts_nobody_is_affected(card):
    game = at_turn(f"2/{card}", courts=[5, 0, 0, 0], aragon=[0, 3, 3, 3])
    assert "start" not in offered(game)


# -- returning from regions ----------------------------------------------------------------------------------


def test_EG_5_13_at_most_one_of_each_opponent():
    game = at_turn("2/return_1_of_each_opponent", aragon=[2, 2, 2, 0], sevilla=[0, 1, 0, 1])
    play(game, "start")
    assert offered(game) == ["pick blue aragon", "pick blue sevilla", "pass"]
    play(game, "pick blue sevilla")
    assert offered(game) == ["pick green aragon", "pass"]
    play(game, "pass", "pick yellow sevilla")
    assert where(game, "sevilla") == [0, 0, 0, 0]
    assert where(game, "aragon") == [2, 2, 2, 0]
    assert where(game, "province") == [21, 21, 21, 23]
    assert asked(game) == ["red take_turn"]


def test_EG_5_13_out_of_regions_and_never_the_kings():
    rows = {"galicia": [0, 2, 0, 0], "castillo": [0, 0, 2, 0], "aragon": [0, 0, 0, 1]}
    game = at_turn("2/return_1_of_each_opponent", **rows)
    play(game, "start")
    assert offered(game) == ["pick yellow aragon", "pass"], "blue and green have nobody who can go"
    assert "start" not in offered(at_turn("2/return_1_of_each_opponent", galicia=[0, 2, 2, 2], aragon=[4, 0, 0, 0]))


def test_EG_5_14_clockwise_each_opponent_returns_three_of_his_choice():
    game = at_turn("2/angry_king", seat=1, courts=[2, 7, 1, 7], aragon=[0, 5, 5, 1], castillo=[3, 0, 0, 0])
    play(game, "start")
    assert asked(game) == ["green return_own"], "clockwise from the active player"
    assert offered(game) == ["pick green court", "pick green aragon"], "green must"
    play(game, "pick green court")
    assert asked(game) == ["yellow return_own"], "what is left of green's has no alternative"
    assert where(game, "aragon") == [0, 5, 3, 1]
    assert where(game, "court") == [2, 7, 0, 7]


def test_EG_5_14_yellow_and_red_follow_and_who_has_too_few_returns_all():
    rows = {"courts": [2, 7, 0, 2], "aragon": [0, 5, 2, 2], "castillo": [3, 0, 0, 0], "galicia": [4, 0, 4, 0]}
    game = at_turn("2/angry_king", seat=1, **rows)
    play(game, "start")
    assert where(game, "aragon")[2] == 0, "green has only these two: not the King's region"
    assert asked(game) == ["yellow return_own"]
    play(game, "pick yellow court", "pick yellow aragon", "pick yellow court")
    assert where(game, "court") == [0, 7, 0, 0]
    assert where(game, "aragon") == [0, 5, 0, 1]
    assert where(game, "castillo") == [3, 0, 0, 0], "red's two at the Court were all that counted (Q-02)"
    assert asked(game) == ["blue take_turn"]


def test_EG_5_14_nobody_affected():
    rows = {"courts": [7, 0, 0, 0], "galicia": [0, 3, 3, 3], "castillo": [0, 3, 3, 3]}
    assert "start" not in offered(at_turn("2/angry_king", **rows))


# -- returning by disc ---------------------------------------------------------------------------------------

DISC_ROWS = {"aragon": [3, 3, 1, 0], "sevilla": [0, 2, 3, 0], "granada": [0, 1, 0, 0], "galicia": [0, 0, 0, 4]}


def test_EG_5_15_all_own_of_the_chosen_region():
    game = at_turn("2/disc_return_all", **DISC_ROWS)
    play(game, "start")
    assert asked(game) == ["blue set_discs", "green set_discs"], "yellow has only the King's region (Q-05)"
    assert offered(game) == ["disc aragon", "disc sevilla", "disc granada"]
    play(game, "blue: disc granada", "green: disc sevilla")
    assert where(game, "granada") == [0, 0, 0, 0]
    assert where(game, "sevilla") == [0, 2, 0, 0]
    assert where(game, "aragon") == [3, 3, 1, 0]
    assert where(game, "province") == [20, 18, 22, 19]


def test_EG_5_16_two_own_of_the_chosen_region():
    game = at_turn("2/disc_return_2", **(DISC_ROWS | {"castilla_la_vieja": [0, 0, 2, 0]}))
    play(game, "start")
    assert offered(game) == ["disc aragon", "disc sevilla"], "at least two must be there"
    play(game, "blue: disc aragon", "green: disc sevilla")
    assert where(game, "aragon") == [3, 1, 1, 0]
    assert where(game, "sevilla") == [0, 2, 1, 0]


def test_EG_5_16_a_single_region_is_set_by_itself():
    game = at_turn("2/disc_return_2", aragon=[0, 3, 1, 0], sevilla=[0, 0, 1, 0])
    play(game, "start")
    assert where(game, "aragon") == [0, 1, 1, 0]
    assert where(game, "sevilla") == [0, 0, 1, 0]
    assert asked(game) == ["red take_turn"]


@pytest.mark.parametrize("card", ["disc_return_all", "disc_return_2"])
def test_EG_5_15_16_nobody_affected(card):
    game = at_turn(f"2/{card}", aragon=[5, 0, 0, 0], galicia=[0, 3, 3, 3], castillo=[0, 3, 3, 3])
    assert "start" not in offered(game)


# -- scoring one region --------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["2/score_one_region", "3/score_one_region"])
def test_EG_5_17_25_any_region_the_kings_allowed_the_castillo_not(card):
    game = at_turn(card, galicia=[2, 1, 0, 0], castillo=[2, 0, 0, 0])
    play(game, "start")
    assert offered(game) == [f"name {region}" for region in REGIONS]
    assert scored(game.choose("name galicia")) == ["galicia"]
    assert game.scores == (6, 2, 0, 0)


@pytest.mark.parametrize("card", ["2/score_one_region", "3/score_one_region"])
def test_EG_5_17_25_an_empty_region_pays_nobody(card):
    game = at_turn(card, galicia=[2, 1, 0, 0])
    play(game, "start", "name aragon")
    assert game.scores == (0, 0, 0, 0)
