"""EG-5.26 to EG-5.33: scoreboards, power cards, the Court, Grandes, discs and the King."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.table import REGIONS, asked, at_turn, holders, offered, play, scored, where

NOT_THE_KINGS = [region for region in REGIONS if region != "galicia"]


# -- 5.26 ----------------------------------------------------------------------------------------------------


def test_EG_5_26_put_one_of_the_two_on_a_region_or_the_castillo():
    game = at_turn("4/mobile_scoreboard")
    play(game, "start")
    assert offered(game) == ["marker 8_4_0", "marker 4_0_0", "pass"]
    play(game, "marker 4_0_0")
    assert offered(game) == [f"to {place}" for place in [*NOT_THE_KINGS, "castillo"]]
    play(game, "to castillo")
    assert game.describe()["scoreboards"] == {"8/4/0": None, "4/0/0": "castillo"}
    assert asked(game) == ["red take_turn"]


def test_EG_5_26_or_move_one():
    game = at_turn("4/mobile_scoreboard", scoreboards={"8/4/0": "granada"}, granada=[1, 0, 0, 0])
    play(game, "start", "marker 8_4_0", "to aragon")
    assert game.describe()["scoreboards"] == {"8/4/0": "aragon", "4/0/0": None}
    assert game.would_score("granada") == (6 + 2, 0, 0, 0), "the printed values count again"


def test_EG_5_26_it_may_be_left_alone():
    game = at_turn("4/mobile_scoreboard")
    play(game, "start", "pass")
    assert game.describe()["scoreboards"] == {"8/4/0": None, "4/0/0": None}


# -- 5.27 ----------------------------------------------------------------------------------------------------


def test_EG_5_27_a_used_power_card_comes_back():
    game = at_turn("4/take_back_power_card", round=3, discards=[[9, 4], [1, 2], [1, 2], [1, 2]])
    play(game, "start")
    assert offered(game) == ["card power_4", "card power_9", "card power_13", "pass"], "this round's included"
    play(game, "card power_9")
    document = game.describe()
    assert "power_9" in document["hands"][0]
    assert document["discards"][0] == ["power_4", "power_13"]


def test_EG_5_27_one_only_and_of_ones_own():
    game = at_turn("4/take_back_power_card", round=2, discards=[[9], [1], [2], [3]])
    play(game, "start", "card power_9")
    assert asked(game) == ["red take_turn"]
    assert "start" not in offered(game)


def test_EG_5_27_in_the_first_round_only_the_card_on_the_table():
    game = at_turn("4/take_back_power_card")
    play(game, "start")
    assert offered(game) == ["card power_13", "pass"]
    play(game, "card power_13")
    assert "power_13" in game.describe()["hands"][0]


def test_EG_5_27_it_may_be_forgone_once_started():
    game = at_turn("4/take_back_power_card", round=2, discards=[[9], [1], [2], [3]])
    before = game.describe()["hands"]
    play(game, "start", "pass")
    assert game.describe()["hands"] == before
    assert asked(game) == ["red take_turn"]
    assert "start" not in offered(game)


def test_EG_5_27_others_do_not_see_which():
    game = at_turn("4/take_back_power_card", round=2, discards=[[9], [1], [2], [3]])
    play(game, "start")
    events = game.choose("card power_9")
    shown = [event for event in events if event.visible_to(1) or event.visible_to(None)]
    assert shown
    assert [event for event in shown if "power_9" in str(event.args)] == []
    assert any("power_9" in str(event.args) for event in events if event.visible_to(0))


# -- 5.28 ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [0, 1, 2])
def test_EG_5_28_up_to_two_come_to_the_court(count):
    game = at_turn("4/two_to_court")
    play(game, "start")
    assert offered(game) == ["number 2", "number 1", "number 0"]
    play(game, f"number {count}")
    assert where(game, "court")[0] == 7 + count
    assert where(game, "province")[0] == 23 - count


def test_EG_5_28_supply_rules_regions_only_when_the_province_is_empty():
    rows = {"aragon": [10, 0, 0, 0], "galicia": [6, 0, 0, 0], "sevilla": [6, 0, 0, 0]}
    game = at_turn("4/two_to_court", **rows)
    play(game, "start", "number 2")
    assert where(game, "court")[0] == 8, "the last one of the Province"
    assert offered(game) == ["pick red aragon", "pick red sevilla", "pass"]
    play(game, "pick red sevilla")
    assert where(game, "court")[0] == 9
    assert asked(game) == ["red take_turn"]


def test_EG_5_28_nobody_comes_from_a_region_while_the_province_has_enough():
    game = at_turn("4/two_to_court", aragon=[5, 0, 0, 0])
    play(game, "start", "number 2")
    assert (where(game, "court")[0], where(game, "aragon")[0]) == (9, 5)
    assert asked(game) == ["red take_turn"]


def test_EG_5_28_a_veto_is_asked_for_before_each_step_from_a_region_too():
    rows = {"aragon": [10, 0, 0, 0], "galicia": [6, 0, 0, 0], "sevilla": [6, 0, 0, 0]}
    game = at_turn("4/two_to_court", vetoes=holders(1), **rows)
    play(game, "start", "blue: answer no", "number 2", "blue: answer no")
    assert asked(game) == ["red take_from_regions"]
    play(game, "pick red sevilla")
    assert asked(game) == ["blue reaction"]
    assert where(game, "court")[0] == 8, "announced, and not yet carried out"


def test_EG_5_28_nobody_to_take():
    game = at_turn("4/two_to_court", courts=[20, 7, 7, 7], galicia=[5, 0, 0, 0], castillo=[5, 0, 0, 0])
    assert "start" not in offered(game)


# -- 5.29 ----------------------------------------------------------------------------------------------------


def test_EG_5_29_the_own_grande_to_another_region_where_others_may_stand():
    game = at_turn("4/move_grande")
    play(game, "start")
    assert offered(game) == [*[f"to {region}" for region in NOT_THE_KINGS if region != "granada"], "pass"]
    play(game, "to sevilla")
    assert game.describe()["grandes"] == ["sevilla", "sevilla", "valencia", "cataluna"]


def test_EG_5_29_the_home_region_goes_with_it():
    game = at_turn("4/move_grande", sevilla=[2, 1, 0, 0], granada=[1, 0, 0, 0])
    play(game, "start", "to sevilla")
    assert game.would_score("sevilla") == (4 + 2, 3, 0, 0)
    assert game.would_score("granada") == (6, 0, 0, 0)


def test_EG_5_29_a_grande_in_the_kings_region_stays_there():
    game = at_turn("4/move_grande", king="granada")
    assert "start" not in offered(game)
    assert (
        str(game.decisions[0].why_not("base/4/move_grande"))
        == "Granada: the King is here, so nothing may enter or leave."
    )


# -- 5.30 ----------------------------------------------------------------------------------------------------


def test_EG_5_30_every_region_chosen_exactly_once_is_scored():
    rows = {"aragon": [2, 0, 0, 0], "galicia": [0, 0, 2, 0], "sevilla": [0, 0, 0, 1], "castillo": [1, 1, 1, 1]}
    game = at_turn("4/disc_scoring", grandes=["valencia"] * 4, **rows)
    play(game, "start")
    assert asked(game) == ["red set_discs", "blue set_discs", "green set_discs", "yellow set_discs"]
    play(game, "red: disc aragon", "blue: disc aragon", "green: disc galicia")
    assert sorted(scored(game.choose("disc sevilla", seat=3))) == ["galicia", "sevilla"]
    assert game.scores == (0, 0, 4 + 2, 4), "the King's region may be chosen"


def test_EG_5_30_none_if_all_coincide():
    game = at_turn("4/disc_scoring", aragon=[2, 0, 0, 0])
    play(game, "start", *["disc aragon"] * 4)
    assert game.scores == (0, 0, 0, 0)
    assert asked(game) == ["red take_turn"]


# -- 5.31 ----------------------------------------------------------------------------------------------------

TENANTS: dict[str, Any] = {"aragon": [2, 3, 1, 0], "sevilla": [0, 0, 0, 2]}


def test_EG_5_31_opponents_leave_for_the_region_of_their_disc():
    game = at_turn("4/eviction", **TENANTS)
    play(game, "start")
    assert offered(game) == ["name aragon", "name sevilla"]
    play(game, "name aragon")
    assert asked(game) == ["blue set_discs", "green set_discs"], "only opponents with caballeros there (Q-05)"
    play(game, "blue: disc granada", "green: disc sevilla")
    assert where(game, "aragon") == [2, 0, 0, 0]
    assert where(game, "granada") == [0, 3, 0, 0]
    assert where(game, "sevilla") == [0, 0, 1, 2]


def test_EG_5_31_not_the_kings_region_and_nobody_affected():
    game = at_turn("4/eviction", galicia=[0, 3, 3, 3], castillo=[0, 1, 1, 1], aragon=[4, 0, 0, 0])
    assert "start" not in offered(game)
    game = at_turn("4/eviction", galicia=[0, 3, 3, 3], aragon=[0, 0, 1, 0])
    play(game, "start")
    assert asked(game) == ["green set_discs"], "Aragón is the only region to name"


# -- 5.32, 5.33 ----------------------------------------------------------------------------------------------


def test_EG_5_32_the_king_to_a_bordering_region():
    game = at_turn("4/royal_advisor")
    play(game, "start")
    assert offered(game) == ["to pais_vasco", "to castilla_la_vieja", "pass"]
    play(game, "to pais_vasco")
    assert game.describe()["king"] == "pais_vasco"
    assert offered(game) == [
        "place galicia", "place aragon", "place castilla_la_vieja", "place castillo", "pass",
    ]  # fmt: skip


def test_EG_5_33_the_king_to_any_region():
    game = at_turn("5/kings_card")
    play(game, "start")
    assert offered(game) == [*[f"to {region}" for region in NOT_THE_KINGS], "pass"]
    play(game, "to granada")
    assert game.describe()["king"] == "granada"
    assert "place sevilla" in offered(game)


def test_EG_5_33_five_may_be_placed_before_the_king_moves():
    game = at_turn("5/kings_card")
    play(game, *["place pais_vasco"] * 5, "start", "to pais_vasco")
    assert where(game, "pais_vasco") == [5, 0, 0, 0]
    assert game.describe()["king"] == "pais_vasco"
    assert asked(game) == ["blue choose_action_card"]
