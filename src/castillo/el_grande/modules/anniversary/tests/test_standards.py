"""AN-1 to AN-7: the standards. Bearers are given by region; the King is in Galicia unless a test moves him."""

from __future__ import annotations

from typing import Any

import pytest

import castillo
from tests.rules.table import COLOURS, REGIONS, asked, at_cards, at_turn, board, holders, offered, play, where

NONE = None


def flying(*regions: str | None) -> dict[str, Any]:
    """The fields of a position with the standards, each in its region or waiting."""
    return {
        "modules": ["anniversary"],
        "module_state": [-1 if region is None else REGIONS.index(region) for region in regions],
    }


def bearers(game: castillo.Game) -> list[str | None]:
    """Where each player's standard flies, as everyone sees it."""
    stacks = game.view(None)["board"]["stacks"]
    found = {stack["owner"]: stack["place"] for stack in stacks if "bearer" in stack["badges"]}
    return [found.get(seat) for seat in range(game.setup.players)]


def points(place: str, counts: list[int], *regions: str | None, **fields: Any) -> tuple[int, ...]:
    players = len(counts)
    away = {"grandes": ["valencia"] * players}
    return board(players, **(away | {place: counts} | flying(*regions) | fields)).would_score(place)


# -- AN-1 ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_AN_1_each_standard_starts_in_the_home_region(players):
    game = castillo.new_game(players=players, modules=["anniversary"], seed=3)
    assert bearers(game) == game.describe()["grandes"]


def test_AN_1_the_set_up_is_otherwise_that_of_the_plain_game():
    plain, with_standards = (castillo.new_game(players=4, modules=m, seed=3).describe() for m in ([], ["anniversary"]))
    assert plain["regions"] == with_standards["regions"]
    assert plain["decks"] == with_standards["decks"]


def test_AN_1_a_position_without_word_of_standards_raises_them_at_home_or_where_there_is_someone():
    game = board(modules=["anniversary"], granada=[1, 0, 0, 0], aragon=[1, 1, 0, 0], castillo=[0, 0, 1, 0])
    assert bearers(game) == ["granada", "aragon", None, None]


def test_AN_1_a_grande_in_the_castillo_has_no_standard_raised_beside_it():
    fields = {"castillo": [2, 0, 0, 0], "grandes": ["castillo", "aragon", "aragon", "aragon"], "aragon": [1, 1, 0, 0]}
    game = board(modules=["anniversary", "grandissimo"], **fields)
    assert bearers(game) == ["aragon", "aragon", None, None]


# -- AN-2 ----------------------------------------------------------------------------------------------------


def test_AN_2_example_castilla_la_vieja_the_bearer_wins_the_tie():
    assert points("castilla_la_vieja", [3, 3, 1, 0], "castilla_la_vieja", NONE, NONE, NONE) == (6, 4, 2, 0)


def test_AN_2_example_castilla_la_nueva_two_bearers_share_second_place_and_the_third_of_the_tie_is_fourth():
    here = "castilla_la_nueva"
    assert points(here, [3, 2, 2, 2], NONE, NONE, here, here) == (7, 0, 2, 2)


def test_AN_2_without_bearers_a_tie_is_a_tie():
    assert points("castilla_la_vieja", [3, 3, 1, 0], NONE, NONE, NONE, NONE) == (4, 4, 2, 0)


def test_AN_2_two_bearers_in_one_tie_are_tied():
    here = "castilla_la_vieja"
    assert points(here, [3, 3, 1, 0], here, here, NONE, NONE) == (4, 4, 2, 0)


def test_AN_2_a_bearer_does_not_beat_a_larger_number():
    here = "castilla_la_vieja"
    assert points(here, [2, 3, 1, 0], here, NONE, NONE, NONE) == (4, 6, 2, 0)


def test_AN_2_a_group_is_split_and_each_part_walks_on():
    here = "castilla_la_nueva"
    assert points(here, [2, 2, 2, 1], here, NONE, NONE, NONE) == (7, 2, 2, 0), "first; then a tie for second"


def test_AN_2_holds_in_general_scorings():
    fields = {"round": 3, "stage": "general_scoring", "aragon": [1, 1, 0, 0], "grandes": ["granada"] * 4}
    assert board(**fields, **flying("aragon", NONE, NONE, NONE)).scores == (5, 4, 0, 0)


def test_AN_2_holds_for_first_places_only():
    game = at_turn("3/score_first_places", aragon=[1, 1, 0, 0], **flying(NONE, "aragon", NONE, NONE))
    play(game, "start")
    assert game.scores == (0, 5, 0, 0)


# -- AN-3 ----------------------------------------------------------------------------------------------------


def test_AN_3_a_tie_won_by_the_bearer_pays_the_kings_and_the_home_bonus():
    fields = {"king": "aragon", "grandes": ["aragon"] * 4}
    assert points("aragon", [2, 2, 0, 0], "aragon", NONE, NONE, NONE, **fields) == (5 + 2 + 2, 4, 0, 0)
    assert points("aragon", [2, 2, 0, 0], "aragon", "aragon", NONE, NONE, **fields) == (4, 4, 0, 0)


# -- AN-4 ----------------------------------------------------------------------------------------------------


def moving(**fields: Any) -> castillo.Game:
    """Red may move four; blue's bearer is one of two in Aragón, with others of his in Sevilla and Granada."""
    rows = {"aragon": [0, 2, 0, 0], "sevilla": [0, 1, 0, 0], "granada": [0, 1, 0, 0]}
    game = at_turn("1/move_4", **(rows | flying(NONE, "aragon", NONE, NONE) | fields))
    play(game, "start")
    return game


def test_AN_4_who_picks_says_whether_it_is_the_bearer():
    assert offered(moving())[:2] == ["pick blue aragon", "pick blue aragon bearer"]


def test_AN_4_unsaid_it_is_not_the_bearer():
    game = moving()
    play(game, "pick blue aragon", "to valencia")
    assert bearers(game)[1] == "aragon"


def test_AN_4_unless_no_other_is_left():
    game = moving(aragon=[0, 1, 0, 0])
    assert offered(game)[0] == "pick blue aragon bearer"


def test_AN_4_the_standard_goes_where_its_bearer_is_moved():
    game = moving()
    play(game, "pick blue aragon bearer", "to valencia")
    assert bearers(game)[1] == "valencia"
    assert where(game, "valencia") == [0, 1, 0, 0]


def test_AN_4_a_bearer_in_the_castillo_gives_it_to_another_of_his_owners_choice_at_once():
    game = moving()
    play(game, "pick blue aragon bearer", "to castillo")
    assert asked(game) == ["blue give_standard"], "the owner, not the mover"
    assert offered(game) == ["pick blue aragon", "pick blue sevilla", "pick blue granada"]
    play(game, "pick blue granada")
    assert bearers(game)[1] == "granada"
    assert asked(game) == ["red pick_caballero"], "and red goes on"


def test_AN_4_the_only_other_one_takes_it_without_a_question():
    game = moving(sevilla=[0, 0, 0, 0], granada=[0, 0, 0, 0])
    play(game, "pick blue aragon bearer", "to castillo")
    assert bearers(game)[1] == "aragon"
    assert asked(game) == ["red pick_caballero"]


def test_AN_4_if_there_is_none_it_waits_for_the_next_one_to_enter_a_region():
    game = at_turn("4/move_grande", seat=0, aragon=[0, 1, 0, 0], **flying(NONE, NONE, NONE, NONE))
    play(game, "place castillo")
    assert bearers(game) == [None] * 4
    play(game, "place pais_vasco")
    assert bearers(game)[0] == "pais_vasco"
    play(game, "place castilla_la_vieja")
    assert bearers(game)[0] == "pais_vasco"


def test_AN_4_the_last_one_gone_it_waits():
    game = moving(aragon=[0, 1, 0, 0], sevilla=[0, 0, 0, 0], granada=[0, 0, 0, 0])
    play(game, "pick blue aragon bearer", "to castillo")
    assert bearers(game)[1] is None


def test_AN_4_nothing_enters_the_kings_region_so_no_standard_does():
    game = moving(galicia=[0, 3, 0, 0], sevilla=[0, 0, 0, 0], granada=[0, 0, 0, 0], aragon=[0, 1, 0, 0])
    play(game, "pick blue aragon bearer", "to castillo")
    assert bearers(game)[1] is None


@pytest.mark.parametrize("card", ["5/kings_card", "4/royal_advisor"])
def test_AN_4_a_standard_that_waits_is_given_at_once_when_the_king_leaves(card):
    game = at_turn(card, galicia=[2, 0, 0, 0], **flying(NONE, NONE, NONE, NONE))
    play(game, "start", "to pais_vasco")
    assert bearers(game)[0] == "galicia"


def test_AN_4_while_the_king_stays_it_waits():
    game = at_turn("5/kings_card", galicia=[2, 0, 0, 0], **flying(NONE, NONE, NONE, NONE))
    play(game, "start", "pass")
    assert bearers(game)[0] is None


def test_AN_4_of_the_kings_region_the_one_who_was_bearer_before_stays_bearer():
    game = moving(king="aragon", aragon=[0, 2, 0, 0])
    play(game, "pick blue sevilla", "to castillo")
    assert bearers(game)[1] == "aragon"


def test_AN_4_a_vetoed_king_leaves_nothing_and_the_standard_waits():
    fields = {"vetoes": holders(2), "galicia": [2, 0, 0, 0]}
    game = at_turn("5/kings_card", **fields, **flying(NONE, NONE, NONE, NONE))
    play(game, "start", "green: answer no", "to pais_vasco", "green: answer use")
    assert bearers(game)[0] is None


def test_AN_4_to_the_province():
    rows = {"aragon": [0, 2, 0, 0], "sevilla": [0, 1, 0, 0], "courts": [7, 7, 0, 0]}
    game = at_turn("2/angry_king", **rows, **flying(NONE, "aragon", NONE, NONE))
    play(game, "start", "pick blue aragon bearer")
    assert asked(game) == ["blue give_standard"]
    play(game, "pick blue sevilla", "pick blue court", "pick blue court")
    assert bearers(game)[1] == "sevilla"


def test_AN_4_to_the_province_by_disc_takes_the_bearer_last():
    rows = {"aragon": [0, 3, 0, 0], "sevilla": [0, 2, 0, 0]}
    game = at_turn("2/disc_return_2", **rows, **flying(NONE, "aragon", NONE, NONE))
    play(game, "start", "disc aragon")
    assert (bearers(game)[1], where(game, "aragon")) == ("aragon", [0, 1, 0, 0])
    game = at_turn("2/disc_return_2", **(rows | {"aragon": [0, 2, 0, 0]}), **flying(NONE, "aragon", NONE, NONE))
    play(game, "start", "disc aragon")
    assert bearers(game)[1] == "sevilla"


def test_AN_4_to_the_court_by_supply():
    rows = {"aragon": [8, 0, 0, 0], "sevilla": [12, 0, 0, 0]}
    game = at_cards(played=[2, 3, 4, 5], turn=0, **rows, **flying("aragon", NONE, NONE, NONE))
    assert offered(game) == ["pick red aragon", "pick red aragon bearer", "pick red sevilla", "pass"]
    play(game, "pick red aragon bearer")
    assert asked(game) == ["red give_standard"]
    play(game, "pick red sevilla", "pass")
    assert bearers(game)[0] == "sevilla"
    assert asked(game) == ["red choose_action_card"]


@pytest.mark.parametrize(("disc", "bearer"), [("granada", "granada"), ("galicia", "sevilla")])
def test_AN_4_evicted_with_everybody(disc, bearer):
    rows = {"aragon": [0, 3, 0, 0], "sevilla": [0, 1, 0, 0]}
    game = at_turn("4/eviction", **rows, **flying(NONE, "aragon", NONE, NONE))
    play(game, "start", "name aragon", f"disc {disc}")
    assert bearers(game)[1] == bearer


def test_AN_4_out_of_the_castillo_a_waiting_standard_is_raised():
    fields = {"round": 3, "stage": "general_scoring", "castillo": [2, 0, 0, 0], "aragon": [0, 2, 0, 0]}
    game = board(**fields, grandes=["granada"] * 4, **flying(NONE, NONE, NONE, NONE))
    play(game, "disc aragon")
    assert bearers(game)[0] == "aragon"
    assert game.scores == (5 + 5, 4, 0, 0), "and wins the tie in the same scoring"


def test_AN_4_a_vetoed_step_leaves_the_standard_where_it_is():
    game = at_turn("1/move_4", vetoes=holders(2), aragon=[0, 2, 0, 0], **flying(NONE, "aragon", NONE, NONE))
    play(game, "start", "green: answer no", "pick blue aragon bearer", "to castillo", "green: answer use")
    assert bearers(game)[1] == "aragon"
    assert where(game, "aragon") == [0, 2, 0, 0]


def test_AN_4_one_of_each_opponent_may_be_the_bearer():
    rows = {"aragon": [0, 2, 0, 0], "sevilla": [0, 1, 0, 0]}
    game = at_turn("2/return_1_of_each_opponent", **rows, **flying(NONE, "aragon", NONE, NONE))
    play(game, "start")
    assert offered(game) == ["pick blue aragon", "pick blue aragon bearer", "pick blue sevilla", "pass"]
    play(game, "pick blue aragon bearer", "pick blue sevilla")
    assert bearers(game)[1] == "sevilla"


def test_AN_4_a_bearer_in_the_kings_region_stays():
    game = moving(king="aragon")
    assert not [said for said in offered(game) if "aragon" in said]


# -- AN-5 to AN-7 --------------------------------------------------------------------------------------------


def test_AN_6_he_breaks_ties_only_where_he_is():
    assert points("aragon", [1, 1, 0, 0], "sevilla", NONE, NONE, NONE, sevilla=[1, 0, 0, 0]) == (4, 4, 0, 0)


@pytest.mark.parametrize("standard", [REGIONS.index("sevilla"), 9, 99, -2, 1 << 8 | 2, 32 << 8 | 2, 1 << 40])
def test_AN_5_a_position_whose_bearer_is_not_there_is_refused(standard):
    with pytest.raises(
        castillo.SetupError, match=r"^module_state: the numbers do not add up \(who bears a standard\)\.$"
    ):
        board(modules=["anniversary"], module_state=[standard, -1, -1, -1], aragon=[1, 0, 0, 0])


def test_AN_7_no_standard_in_the_castillo():
    assert points("castillo", [2, 2, 0, 0], "aragon", NONE, NONE, NONE, aragon=[1, 0, 0, 0]) == (3, 3, 0, 0)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_AN_a_whole_game_with_standards(players):
    game = castillo.new_game(players=players, modules=["anniversary"], seed=8)
    turn = 0
    while not game.over:
        actions = game.legal()
        game.act(actions[turn % len(actions)])
        turn += 5
        document = game.describe()
        borne = {
            seat: document["regions"][REGIONS[region]]["caballeros"][seat]
            for seat, region in enumerate(document["module_state"])
            if region >= 0 and asked(game) != [f"{COLOURS[seat]} give_standard"]
        }
        assert 0 not in borne.values(), "a standard is borne by someone"
    assert castillo.load(game.record().to_json()).replay().scores == game.scores


@pytest.mark.parametrize("disc", ["aragon", "galicia"])
def test_AN_4_whoever_leaves_the_castillo_bears_no_standard(disc):
    """By disc into a region, or to the Court, where the King is."""
    fields = {"round": 3, "stage": "general_scoring", "castillo": [2, 0, 0, 0], "granada": [1, 0, 0, 0]}
    game = board(modules=["anniversary"], **fields)
    flying = game.describe()["module_state"][0]
    play(game, f"disc {disc}")
    assert game.describe()["module_state"][0] == flying
