"""AN-4 to AN-6 beside the colonies: one definite caballero bears the standard, at sea, in an office, on a seat."""

from typing import Any

import pytest

import castillo
from castillo import Game
from castillo.el_grande.modules.colonies import state as slots
from castillo.el_grande.modules.colonies.tests.sea import NUMBERS, carried, markers, sea
from tests.rules.table import asked, offered, play, where

NONE = -1


def at(place: str, kind: int = 0) -> int:
    """A bearer in a place, who is this beside bearer."""
    return NUMBERS[place] | kind << 8


def flying(*standards: int, **fields: Any) -> Game:
    """Red begins; the standards fly where the numbers say."""
    own = sea(4, **fields).describe()["module_state"]
    rest = [NONE] * (4 - len(standards))
    modules = {"modules": ["anniversary", "colonies"], "module_state": [*standards, *rest, *own]}
    turns = {"stage": "turns", "played": [13, 12, 11, 10], "round": 2}
    return sea(4, **(turns | fields | modules))


def taking(card: str, *standards: int, **fields: Any) -> Game:
    """Red has taken this card and started its special action."""
    stack, name = card.split("/")
    game = flying(*standards, **({"revealed": {stack: name}} | fields))
    if asked(game) == ["red pick_sailor"]:
        play(game, "pass")
    play(game, f"stack {stack}", "start")
    return game


def bearer(game: Game, seat: int = 0) -> int:
    """Who bears a seat's standard, as the number that `at` makes."""
    found: int = game.describe()["module_state"][seat]
    return found


def picks(game: Game, where: str) -> list[str]:
    """How those in a place are offered."""
    return [said for said in offered(game) if said.startswith("pick") and where in said]


# -- AN-5: he carries nothing else ---------------------------------------------------------------------------


def test_AN_5_a_bearer_takes_no_token():
    game = flying(at("america"), america=[1, 0, 0, 0])
    play(game, "stack 5")
    assert "take gold red" not in offered(game)


def test_AN_5_a_bearer_takes_no_token_between_two_moves_either():
    game = taking("1/move_4_own", at("africa"), africa=[1, 0, 0, 0])
    assert not [said for said in offered(game) if said.startswith("take")]


def test_AN_5_beside_a_bearer_the_other_takes_it():
    game = flying(at("america"), america=[2, 0, 0, 0])
    play(game, "stack 5", "take gold red")
    assert "take gold red" not in offered(game), "no other is left"
    assert picks(game, "america") == ["pick red america gold", "pick red america bearer"]
    assert bearer(game) == at("america")


def test_AN_5_a_carrier_is_not_given_the_standard_which_waits():
    slot = {slots.TOKENS: carried(0, "ship")}
    game = taking("1/move_4_own", at("aragon"), aragon=[1, 0, 0, 0], ship=[1, 0, 0, 0], slot=slot)
    play(game, "pick red aragon bearer", "to castillo")
    assert bearer(game) == NONE
    play(game, "pick red ship gold", "to africa")
    assert bearer(game) == NONE, "he still carries it there"


def test_AN_5_a_carrier_who_delivers_bears_the_standard_that_waits_at_once():
    slot = {slots.TOKENS: carried(0, "ship")}
    game = taking("1/move_4_own", NONE, ship=[1, 0, 0, 0], slot=slot)
    play(game, "pick red ship gold", "to valencia")
    assert game.scores == (6, 0, 0, 0)
    assert bearer(game) == at("valencia")


def test_AN_5_of_carriers_and_others_only_the_others_are_asked_for():
    slot = {slots.TOKENS: carried(0, "ship"), slots.CAPTAIN: 0}
    rows = {"aragon": [1, 0, 0, 0], "ship": [3, 0, 0, 0], "sevilla": [1, 0, 0, 0]}
    game = taking("1/move_4_own", at("aragon"), slot=slot, **rows)
    play(game, "pick red aragon bearer", "to castillo")
    assert asked(game) == ["red give_standard"]
    assert offered(game) == ["pick red sevilla", "pick red ship", "pick red ship captain"]
    play(game, "pick red ship captain")
    assert bearer(game) == at("ship", slots.IS_CAPTAIN)
    assert picks(game, "ship") == ["pick red ship", "pick red ship gold", "pick red ship captain+bearer"]


# -- AN-6: only where he himself counts ------------------------------------------------------------------------


def test_AN_6_example_america_the_viceroy_bears_the_standard_and_a_black_one_counts():
    slot = {slots.HOLDER: 0, slots.VICEROY: 0}
    black = {"america": 1, "castilla_la_vieja": 3}
    game = flying(at("america", slots.IS_VICEROY), america=[1, 1, 0, 0], black=black, slot=slot)
    assert game.would_score("america") == (5, 0, 0, 0), "a tie; five points are the viceroy's"


def test_AN_6_a_viceroy_breaks_no_tie_for_the_one_beside_him():
    slot = {slots.VICEROY: 0}
    rows = {"america": [2, 1, 0, 0]}
    assert flying(at("america", slots.IS_VICEROY), slot=slot, **rows).would_score("america") == (5, 0, 0, 0)
    assert flying(at("america"), slot=slot, **rows).would_score("america") == (9, 0, 0, 0), "the one beside him would"


def test_AN_6_nor_does_a_captain():
    fields: dict[str, Any] = {"ship": [2, 1, 0, 0], "slot": {slots.CAPTAIN: 0}, "scoreboards": {"8/4/0": "ship"}}
    assert flying(at("ship", slots.IS_CAPTAIN), **fields).would_score("ship") == (4 + 3, 4, 0, 0)
    assert flying(at("ship"), **fields).would_score("ship") == (8 + 3, 4, 0, 0)


def test_AN_6_not_beside_a_full_limit_board():
    here = "castilla_la_nueva"
    slot = {slots.SEATED: 4, slots.SEATED + 1: 4, slots.SEATED + 2: 2}
    rows = {here: [5, 4, 2, 0]}
    assert flying(at(here), slot=slot, **rows).would_score(here) == (4, 4, 2, 0)
    assert flying(at(here, slots.IS_SEATED), slot=slot, **rows).would_score(here) == (7, 4, 2, 0), "on it he does"


def test_AN_6_on_a_seat_in_francia_he_does():
    game = flying(NONE, at("francia", 2 * slots.SEAT), francia=[1, 1, 0, 0])
    assert game.would_score("francia") == (1 + 2, 3 + 1, 0, 0)


def test_AN_2_a_standard_wins_ties_in_the_new_regions_and_with_black_ones():
    game = flying(at("africa"), africa=[1, 1, 0, 0])
    assert game.would_score("africa") == (4, 2, 0, 0)
    state = game.describe()["module_state"]
    state[4 + slots.HOLDER] = 1
    held = castillo.position("el_grande", game.describe() | {"module_state": state, "black": {"africa": 4}})
    assert held.would_score("africa") == (2, 4, 0, 0)


# -- AN-4: at sea ----------------------------------------------------------------------------------------------


def test_AN_4_the_bearer_goes_to_sea_with_or_without_the_others():
    game = flying(at("ship"), ship=[2, 0, 0, 0])
    assert offered(game) == ["pick red ship", "pick red ship bearer", "pass"]
    play(game, "pick red ship bearer", "to america", "pass")
    assert bearer(game) == at("america", slots.NEWCOMER)
    assert offered(game) == ["pick red ship", "pass"]


@pytest.mark.parametrize(
    ("standard", "sails"),
    [(at("ship"), "pick red ship bearer"), (at("ship", slots.NEWCOMER), "pick red ship")],
)
def test_GC_2_5_of_a_bearer_and_another_the_one_sails_who_did_not_come_this_round(standard: int, sails: str):
    game = flying(standard, ship=[2, 0, 0, 0], slot={slots.newcomers(NUMBERS["ship"], 0): 1})
    assert offered(game) == [sails, "pass"]


def test_GC_2_5_nobody_is_new_in_the_next_round():
    game = taking("5/kings_card", NONE, courts=[7, 7, 7, 7])
    play(game, "pass", "place ship", "pass", "pass")
    assert bearer(game) == at("ship", slots.NEWCOMER), "whoever enters bears the standard that waits"
    while game.describe()["round"] == 2:
        play(game, "pass" if "pass" in offered(game) else offered(game)[0])
    assert bearer(game) == at("ship")


# -- AN-4, AN-5: in an office, on a seat -----------------------------------------------------------------------


def test_AN_5_a_bearer_may_be_captain_and_is_then_nobody_else():
    game = taking("1/move_4_own", at("aragon"), aragon=[1, 0, 0, 0], ship=[1, 0, 0, 0])
    play(game, "pick red aragon bearer", "to ship", "marker captain")
    assert bearer(game) == at("ship", slots.IS_CAPTAIN | slots.NEWCOMER)
    assert picks(game, "ship") == ["pick red ship", "pick red ship captain+bearer"]
    play(game, "pick red ship", "to valencia")
    assert bearer(game) == at("ship", slots.IS_CAPTAIN | slots.NEWCOMER)


def test_AN_5_another_who_becomes_viceroy_leaves_the_bearer_what_he_is():
    game = taking("1/move_4_own", at("america"), aragon=[1, 0, 0, 0], america=[1, 0, 0, 0])
    play(game, "pick red aragon", "to america", "marker viceroy")
    assert bearer(game) == at("america")
    assert picks(game, "america") == ["pick red america viceroy", "pick red america bearer"]


def test_AN_4_whoever_takes_an_office_on_arrival_may_bear_the_standard_that_waited():
    game = flying(NONE)
    play(game, "stack 5", "place ship", "marker captain")
    assert bearer(game) == at("ship", slots.IS_CAPTAIN | slots.NEWCOMER)


def test_AN_4_the_captain_who_goes_into_the_castillo_takes_no_standard_along():
    slot = {slots.CAPTAIN: 0}
    game = taking("1/move_4_own", at("ship", slots.IS_CAPTAIN), ship=[2, 0, 0, 0], slot=slot)
    play(game, "pick red ship captain+bearer", "to castillo")
    assert bearer(game) == at("ship")
    assert "owner" not in markers(game, "office")[0]


def test_AN_4_of_two_in_francia_one_definite_one_bears_the_standard():
    game = taking("1/move_4", at("francia", 2 * slots.SEAT), francia=[2, 0, 0, 0])
    assert picks(game, "francia") == ["pick red francia first_seat", "pick red francia second_seat+bearer"]


def test_AN_5_a_bearer_takes_the_seat_in_francia_that_is_chosen():
    game = taking("1/move_4_own", at("aragon"), aragon=[1, 0, 0, 0])
    play(game, "pick red aragon bearer", "to francia", "marker third_seat")
    assert bearer(game) == at("francia", 3 * slots.SEAT)


def test_AN_4_the_king_leaves_francia_and_the_owner_says_on_which_seat_the_standard_flies():
    game = taking("5/kings_card", NONE, king="francia", francia=[2, 0, 0, 0])
    play(game, "to galicia")
    assert asked(game) == ["red give_standard"]
    assert offered(game) == ["pick red francia first_seat", "pick red francia second_seat"]
    play(game, "pick red francia second_seat")
    assert bearer(game) == at("francia", 2 * slots.SEAT)


# -- AN-4, AN-5: the limit board -------------------------------------------------------------------------------


def test_GC_5_4_who_fills_the_board_says_whether_the_bearer_sits_down():
    rows = {"castilla_la_nueva": [2, 9, 0, 0]}
    slot = {slots.SEATED: 0, slots.SEATED + 1: 9, slots.HOLDER: 1}
    game = flying(at("castilla_la_nueva"), slot=slot, **rows)
    play(game, "stack 5", "pass")
    assert asked(game) == ["blue fill_board"]
    assert offered(game) == ["pick red castilla_la_nueva", "pick red castilla_la_nueva bearer"]
    plain, borne = game.clone(), game.clone()
    play(plain, "pick red castilla_la_nueva")
    assert bearer(plain) == at("castilla_la_nueva")
    play(borne, "pick red castilla_la_nueva bearer")
    assert bearer(borne) == at("castilla_la_nueva", slots.IS_SEATED)
    assert markers(plain, "limit_board")[0]["counts"] == markers(borne, "limit_board")[0]["counts"] == [1, 9, 0, 0, 0]


def test_GC_5_3_a_bearer_gets_up_and_another_sits_down():
    here = "castilla_la_nueva"
    slot = {slots.SEATED: 1}
    game = taking("1/move_4_own", at(here, slots.IS_SEATED), castilla_la_nueva=[2, 0, 0, 0], slot=slot)
    assert picks(game, here) == [f"pick red {here}", f"pick red {here} limit_board+bearer"]
    play(game, f"pick red {here} limit_board+bearer", f"to {here}")
    assert bearer(game) == at(here)
    play(game, f"pick red {here}", f"to {here}")
    assert picks(game, here) == [f"pick red {here} limit_board", f"pick red {here} bearer"]


def test_GC_5_1_a_bearer_who_comes_sits_down_while_a_seat_is_free():
    game = taking("1/move_4_own", at("aragon"), aragon=[1, 0, 0, 0])
    play(game, "pick red aragon bearer", "to castilla_la_nueva")
    assert bearer(game) == at("castilla_la_nueva", slots.IS_SEATED)
    full = taking("1/move_4_own", at("aragon"), aragon=[1, 0, 0, 0], castilla_la_nueva=[0, 10, 0, 0])
    play(full, "pick red aragon bearer", "to castilla_la_nueva")
    assert bearer(full) == at("castilla_la_nueva")


def test_GC_5_2_where_the_board_goes_the_mover_says_whether_the_bearer_sits():
    rows = {"castilla_la_nueva": [1, 0, 0, 0], "aragon": [0, 11, 0, 0]}
    standards = (at("castilla_la_nueva", slots.IS_SEATED), at("aragon"))
    game = taking("7/limit_board_1_gold", *standards, **rows)
    play(game, "name aragon")
    assert bearer(game) == at("castilla_la_nueva"), "he stands free in the old region"
    assert offered(game) == ["pick blue aragon", "pick blue aragon bearer"]
    play(game, *["pick blue aragon"] * 9)
    assert offered(game) == ["pick blue aragon", "pick blue aragon bearer"], "one seat, two are left"
    play(game, "pick blue aragon bearer")
    assert bearer(game, 1) == at("aragon", slots.IS_SEATED)


def test_AN_4_by_disc_the_bearer_goes_last_even_from_beside_the_board():
    slot = {slots.SEATED + 1: 2}
    rows = {"aragon": [0, 3, 0, 0], "sevilla": [0, 2, 0, 0]}
    game = taking("2/disc_return_2", NONE, at("aragon"), limit="aragon", slot=slot, **rows)
    play(game, "blue: disc aragon")
    assert where(game, "aragon") == [0, 1, 0, 0]
    assert bearer(game, 1) == at("aragon")
    assert markers(game, "limit_board")[0]["counts"] == [0] * 5, "GC-Q5: then those on it"


# -- what is seen ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("marker", "standard", "fields"),
    [
        ("captain", at("ship", slots.IS_CAPTAIN), {"ship": [2, 0, 0, 0], "slot": {slots.CAPTAIN: 0}}),
        ("second_seat", at("francia", 2 * slots.SEAT), {"francia": [2, 0, 0, 0]}),
        ("limit_board", at("castilla_la_nueva", slots.IS_SEATED), {"castilla_la_nueva": [2, 0, 0, 0]}),
        ("", at("ship"), {"ship": [2, 0, 0, 0], "slot": {slots.CAPTAIN: 0}}),
    ],
)
def test_AN_5_everybody_sees_on_which_seat_the_bearer_is(marker: str, standard: int, fields: dict[str, Any]):
    game = flying(standard, **fields)
    shown = {m["id"]: m["badges"] for m in game.view()["board"]["markers"] if "badges" in m}
    assert shown == ({marker: {"0": ["bearer"]}} if marker else {})
    assert len([stack for stack in game.view()["board"]["stacks"] if "bearer" in stack["badges"]]) == 1


# -- positions -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("standard", "fields"),
    [
        (at("america", slots.IS_VICEROY), {"america": [1, 0, 0, 0]}),
        (at("america", slots.CARRIES_GOLD), {"america": [1, 0, 0, 0], "slot": {slots.TOKENS: carried(0, "america")}}),
        (at("america"), {"america": [1, 0, 0, 0], "slot": {slots.TOKENS: carried(0, "america")}}),
        (at("america", slots.NEWCOMER), {"america": [1, 0, 0, 0]}),
        (at("francia"), {"francia": [1, 0, 0, 0]}),
        (at("francia", 2 * slots.SEAT), {"francia": [1, 0, 0, 0]}),
        (at("castilla_la_nueva"), {"castilla_la_nueva": [1, 0, 0, 0]}),
        (at("aragon", slots.IS_SEATED), {"aragon": [1, 0, 0, 0]}),
        (at("aragon"), {}),
        (99, {}),
        (-2, {}),
    ],
)
def test_AN_5_a_position_with_a_bearer_who_is_not_there_is_refused(standard: int, fields: dict[str, Any]):
    with pytest.raises(castillo.SetupError, match=r"^module_state: the numbers do not add up \("):
        flying(standard, **fields)


def test_AN_1_a_position_without_word_of_standards_gives_them_to_definite_caballeros():
    given = {"modules": ["anniversary", "colonies"], "regions": {"francia": [1, 0], "aragon": [0, 2]}}
    game = castillo.position("el_grande", {"players": 2, **given, "black": {"granada": 4}})
    assert bearer(game) == at("francia", slots.SEAT)
