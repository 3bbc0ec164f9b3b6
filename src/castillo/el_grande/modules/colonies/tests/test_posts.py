"""GC-2.3: cards that move caballeros move them off posts and seats and onto free ones, within the region too."""

from typing import Any

import pytest

from castillo import Game
from castillo.el_grande.modules.colonies import state as slots
from castillo.el_grande.modules.colonies.tests.sea import NUMBERS, at_cards, at_turn, carried, markers, number
from castillo.el_grande.modules.colonies.tests.test_standards import at, bearer, taking
from tests.rules.table import asked, holders, offered, play, where


def posts(game: Game) -> list[int | None]:
    """Who holds the posts and the seats: captain, viceroy, three in Francia."""
    return [m.get("owner") for m in markers(game, "office")]


def seated(game: Game) -> list[int]:
    found: list[int] = markers(game, "limit_board")[0]["counts"]
    return found


def left_to_move(game: Game) -> object:
    return game.decisions[0].prompt.args["either"]


def why(game: Game, target: str) -> str:
    reason = game.decisions[0].why_not(target)
    assert reason is not None
    return reason.key


# -- captain and viceroy -------------------------------------------------------------------------------------


def test_GC_2_3_a_card_moves_the_viceroy_off_his_post_and_then_he_counts():
    game = at_turn("1/move_4", america=[0, 1, 0, 0], slot={slots.VICEROY: 1})
    assert game.would_score("america") == (0, 5, 0, 0)
    play(game, "start", "pick blue america viceroy", "to america")
    assert posts(game)[1] is None
    assert where(game, "america") == [0, 1, 0, 0]
    assert left_to_move(game) == 3, "it was one move"
    assert game.would_score("america") == (0, 4, 0, 0)
    assert "pick blue america" in offered(game), "a plain caballero again"


def test_GC_2_3_a_card_moves_one_who_is_there_onto_a_free_post():
    game = at_turn("1/move_4", ship=[1, 2, 0, 0])
    play(game, "start", "pick blue ship", "to ship")
    assert posts(game)[0] == 1
    assert left_to_move(game) == 3
    assert game.would_score("ship") == (0, 3, 0, 0)
    assert {"pick blue ship", "pick blue ship captain"} <= set(offered(game))


def test_GC_2_3_one_down_and_another_up_are_two_moves():
    game = at_turn("1/move_2_own_2_foreign", ship=[1, 1, 0, 0], slot={slots.CAPTAIN: 1})
    play(game, "start", "pick red ship")
    assert "to ship" not in offered(game)
    assert why(game, "ship") == "colonies-why-post_taken"
    other = at_turn("1/move_2_own_2_foreign", ship=[1, 1, 0, 0], slot={slots.CAPTAIN: 1})
    play(other, "start", "pick blue ship captain", "to ship", "pick red ship", "to ship")
    assert posts(other)[0] == 0
    assert (other.decisions[0].prompt.args["own"], other.decisions[0].prompt.args["foreign"]) == (1, 1)


def test_GC_2_3_no_carrier_takes_a_post():
    slot = {slots.TOKENS: carried(0, "america")}
    game = at_turn("1/move_4", america=[1, 0, 0, 0], slot=slot)
    play(game, "start", "pick red america gold")
    assert "to america" not in offered(game)
    assert why(game, "america") == "colonies-why-carrier"


def test_GC_2_3_a_viceroy_moved_off_his_post_may_take_gold():
    game = at_turn("1/move_4", america=[1, 0, 0, 0], slot={slots.VICEROY: 0})
    play(game, "start")
    assert "take gold red" not in offered(game)
    play(game, "pick red america viceroy", "to america", "take gold red", "pick red america gold", "to sevilla")
    assert game.scores == (6, 0, 0, 0)


def test_GC_2_3_black_ones_take_posts_and_leave_them():
    game = at_turn("6/holy_inquisition", black={"ship": 1, "castilla_la_vieja": 3})
    play(game, "start", "pick black ship", "to ship")
    assert posts(game)[0] == 5
    assert game.would_score("ship") == (3, 0, 0, 0), "for whoever holds the Grand Inquisitor"
    play(game, "pick black ship captain", "to ship")
    assert posts(game)[0] is None


def test_GC_2_3_no_grande_takes_a_post():
    game = at_turn("4/move_grande")
    play(game, "start", "to america")
    assert asked(game) == ["red take_turn"]
    assert posts(game) == [None] * 5


def test_GC_2_1_the_viceroy_is_paid_by_a_card_that_scores():
    game = at_turn("3/score_worth_4", america=[1, 1, 0, 0], slot={slots.VICEROY: 1})
    play(game, "start")
    assert game.scores == (4, 5, 0, 0)


def test_GC_2_3_not_in_francia_while_the_king_is_there():
    game = at_turn("1/move_4", king="francia", francia=[1, 0, 0, 0], aragon=[1, 0, 0, 0])
    play(game, "start")
    assert not any("francia" in said for said in offered(game))


def test_GC_2_3_a_veto_stops_a_move_within_the_region():
    game = at_turn("1/move_4", ship=[0, 1, 0, 0], slot={slots.CAPTAIN: 1}, vetoes=holders(1))
    play(game, "start", "blue: answer no", "pick blue ship captain", "to ship", "blue: answer use")
    assert posts(game)[0] == 1


def test_GC_2_3_africa_has_no_post():
    game = at_turn("1/move_4", africa=[1, 0, 0, 0])
    play(game, "start", "pick red africa")
    assert "to africa" not in offered(game)
    assert why(game, "africa") == "el_grande-why-already_there"


def test_GC_2_3_only_cards_move_within_the_region():
    game = at_cards(ship=[1, 0, 0, 0], slot={slots.CAPTAIN: 0})
    play(game, "pick red ship captain")
    assert "to ship" not in offered(game), "sailing is free, changing places is not"


@pytest.mark.parametrize("new", [0, 1])
def test_GC_2_5_whoever_changes_his_place_has_been_there_as_long_as_before(new: int):
    newcomers = slots.newcomers(NUMBERS["ship"], 0)
    down = at_turn("1/move_4", ship=[1, 0, 0, 0], slot={slots.CAPTAIN: 0 | slots.NEW * new})
    play(down, "start", "pick red ship captain", "to ship")
    assert number(down, newcomers) == new
    up = at_turn("1/move_4", ship=[1, 0, 0, 0], slot={newcomers: new})
    play(up, "start", "pick red ship", "to ship")
    assert (number(up, slots.CAPTAIN), number(up, newcomers)) == (0 | slots.NEW * new, 0)


def test_GC_Q4_of_two_the_one_who_came_this_round_takes_the_post():
    newcomers = slots.newcomers(NUMBERS["ship"], 0)
    game = at_turn("1/move_4", ship=[2, 0, 0, 0], slot={newcomers: 1})
    play(game, "start", "pick red ship", "to ship")
    assert (number(game, slots.CAPTAIN), number(game, newcomers)) == (0 | slots.NEW, 0)


# -- Francia ---------------------------------------------------------------------------------------------------


def test_GC_2_3_a_card_moves_one_to_another_seat_in_francia():
    game = at_turn("1/move_4", francia=[0, 1, 1, 0])
    assert game.would_score("francia") == (0, 1 + 2, 1 + 1, 0), "tied for first: the second place, and a seat each"
    play(game, "start", "pick blue francia first_seat", "to francia")
    assert asked(game) == ["red pick_caballero"], "one seat is free, there is nothing to choose"
    assert posts(game)[2:] == [None, 2, 1]
    assert game.would_score("francia") == (0, 1 + 0, 1 + 1, 0)
    assert left_to_move(game) == 3


def test_GC_2_3_of_two_free_seats_the_mover_chooses_one():
    game = at_turn("1/move_4", francia=[0, 1, 0, 0])
    play(game, "start", "pick blue francia first_seat", "to francia")
    assert asked(game) == ["red change_seat"]
    assert offered(game) == ["marker second_seat", "marker third_seat"], "he leaves his own"
    play(game, "marker third_seat")
    assert posts(game)[2:] == [None, None, 1]


def test_GC_2_3_a_carrier_takes_his_token_to_the_other_seat():
    slot = {slots.SEATS: 0 | 1 << 3, slots.TOKENS: carried(0, "francia")}
    game = at_turn("1/move_4", francia=[1, 0, 0, 0], slot=slot)
    play(game, "start", "pick red francia first_seat+gold", "to francia", "marker second_seat")
    play(game, "pick red francia second_seat+gold", "to sevilla")
    assert game.scores == (6, 0, 0, 0)


def test_GC_2_3_no_seat_is_free_and_nobody_changes():
    game = at_turn("1/move_4", francia=[1, 1, 1, 0])
    play(game, "start", "pick red francia first_seat")
    assert "to francia" not in offered(game)
    assert why(game, "francia") == "colonies-why-seats_taken"


# -- beside the limit board --------------------------------------------------------------------------------------


def test_GC_Q17_whoever_leaves_his_post_sits_down_on_a_limit_board_there():
    game = at_turn("1/move_4", limit="ship", ship=[1, 2, 0, 0], slot={slots.CAPTAIN: 0, slots.SEATED: 0})
    play(game, "start", "pick red ship captain", "to ship")
    assert seated(game) == [1, 2, 0, 0, 0]
    slot = {slots.CAPTAIN: 0, slots.SEATED: 0, slots.SEATED + 1: 6}
    full = at_turn("1/move_4", players=3, limit="ship", ship=[1, 6, 0], slot=slot)
    play(full, "start", "pick red ship captain", "to ship")
    assert (posts(full)[0], seated(full)) == (None, [0, 6, 0, 0])


@pytest.mark.parametrize(
    ("said", "captain", "counts"),
    [("marker captain", 0, [0, 0, 0, 0, 0]), ("pass", None, [0, 0, 0, 0, 0])],
)
def test_GC_Q17_one_on_the_board_takes_the_post_or_gets_up(said: str, captain: int | None, counts: list[int]):
    game = at_turn("1/move_4", limit="ship", ship=[1, 0, 0, 0])
    play(game, "start", "pick red ship limit_board", "to ship")
    assert asked(game) == ["red post_or_board"]
    play(game, said)
    assert (posts(game)[0], seated(game)) == (captain, counts)
    assert left_to_move(game) == 3


@pytest.mark.parametrize(
    ("said", "captain", "counts"),
    [("marker captain", 0, [1, 0, 0, 0, 0]), ("pass", None, [2, 0, 0, 0, 0])],
)
def test_GC_Q17_one_beside_the_board_takes_the_post_or_sits_down(said: str, captain: int | None, counts: list[int]):
    game = at_turn("1/move_4", limit="ship", ship=[2, 0, 0, 0], slot={slots.SEATED: 1})
    play(game, "start", "pick red ship", "to ship", said)
    assert (posts(game)[0], seated(game)) == (captain, counts)


def test_GC_5_3_a_full_board_and_a_free_post():
    game = at_turn("1/move_4", players=3, limit="ship", ship=[1, 6, 0], slot={slots.SEATED: 0, slots.SEATED + 1: 6})
    play(game, "start", "pick red ship", "to ship")
    assert (posts(game)[0], seated(game)) == (0, [0, 6, 0, 0])
    elsewhere = at_turn("1/move_4", players=3, limit="aragon", aragon=[1, 6, 0])
    play(elsewhere, "start", "pick blue aragon")
    assert why(elsewhere, "aragon") == "colonies-why-board_full"


# -- a standard bearer -------------------------------------------------------------------------------------------


def test_AN_5_a_bearer_leaves_his_post_and_bears_on():
    slot = {slots.CAPTAIN: 0 | slots.NEW}
    game = taking("1/move_4_own", at("ship", slots.IS_CAPTAIN | slots.NEWCOMER), ship=[2, 0, 0, 0], slot=slot)
    play(game, "pick red ship captain+bearer", "to ship")
    assert bearer(game) == at("ship", slots.NEWCOMER)
    play(game, "pick red ship", "to ship")
    assert bearer(game) == at("ship", slots.NEWCOMER), "the other one is captain"
    assert posts(game)[0] == 0


@pytest.mark.parametrize("kind", [0, slots.IS_SEATED])
def test_AN_5_a_bearer_takes_a_post_from_beside_the_board_and_from_it(kind: int):
    slot = {slots.SEATED: 1}
    game = taking("1/move_4_own", at("ship", kind), limit="ship", ship=[2, 0, 0, 0], slot=slot)
    picked = "limit_board+bearer" if kind else "bearer"
    up, not_up = game, game.clone()
    play(up, f"pick red ship {picked}", "to ship", "marker captain")
    assert bearer(up) == at("ship", slots.IS_CAPTAIN)
    assert seated(up)[0] == (0 if kind else 1)
    play(not_up, f"pick red ship {picked}", "to ship", "pass")
    assert bearer(not_up) == at("ship", slots.IS_SEATED - kind)
    assert seated(not_up)[0] == (0 if kind else 2)


@pytest.mark.parametrize(
    ("fields", "picked", "kind"),
    [
        ({"francia": [2, 0, 0, 0]}, "second_seat+bearer", 3 * slots.SEAT),
        ({"francia": [2, 0, 0, 0]}, "first_seat", 2 * slots.SEAT),
    ],
)
def test_AN_5_a_bearer_changes_his_seat_in_francia(fields: dict[str, Any], picked: str, kind: int):
    game = taking("1/move_4_own", at("francia", 2 * slots.SEAT), **fields)
    play(game, f"pick red francia {picked}", "to francia")
    assert bearer(game) == at("francia", kind)


def test_GC_Q17_a_bearer_who_leaves_his_post_sits_down_on_a_limit_board_there():
    slot = {slots.CAPTAIN: 0, slots.SEATED: 0}
    game = taking("1/move_4_own", at("ship", slots.IS_CAPTAIN), limit="ship", ship=[1, 0, 0, 0], slot=slot)
    play(game, "pick red ship captain+bearer", "to ship")
    assert bearer(game) == at("ship", slots.IS_SEATED)
    assert seated(game)[0] == 1
