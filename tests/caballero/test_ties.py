"""EC-4.3: different totals, tested after the last card action of a turn."""

from typing import Any

import pytest

import castillo
from castillo.el_caballero.position import Position
from tests.caballero.table import EXPANSION, card, land, offered, reason, table, tile

LONG = [tile("inland-1", 0, 0), tile("inland-2", 1, 0), tile("inland-3", 2, 0)]
BLUE = card(1, -1, 0, 4, "e")


def facing_four(court: int, **more: Any) -> Position:
    """Blue has 4 in a land."""
    return table(**{"tiles": LONG, "cards": [BLUE], "courts": [court, 5], **more})


def test_EC_4_3_a_first_card_may_tie_if_what_is_left_pays_a_second():
    assert "card 3,0 4" not in offered(facing_four(4))
    assert "card 3,0 4" in offered(facing_four(5))


def test_EC_4_3_supply_that_is_still_to_come_does_not_pay_for_it():
    game = facing_four(4)
    assert "supply" in offered(game)
    assert "card 3,0 4" not in offered(game)
    game.choose("supply")
    assert "card 3,0 4" in offered(game)


def test_EC_4_3_until_the_tie_is_broken_nothing_else_can_be_done():
    game = facing_four(8, cards=[BLUE, card(0, 1, 1, 1, "n")])
    game.choose("card 3,0 3")  # 1 and 3
    assert {option.split(" ")[0] for option in offered(game)} == {"card", "raise"}
    for step in ("supply", "end", "withdraw 1,1", "castle 1,1", "tile inland-1 5,5 r0"):
        assert step not in offered(game)
        assert reason(game, step) == "owes"
    game.choose("raise 1,1 2")
    assert land(game, 0, 0, "n")["totals"] == [5, 4]
    assert "supply" in offered(game)


def test_EC_4_3_a_document_says_that_a_tie_must_be_broken():
    game = facing_four(8)
    game.choose("card 3,0 4")
    again = castillo.position("el_caballero", game.describe())
    assert again.legal() == game.legal()
    assert "end" not in {option.notation for option in again.decisions[0].options}


def test_EC_4_3_the_second_may_raise_the_first():
    game = facing_four(5)
    game.choose("card 3,0 4")
    assert "raise 3,0 5" in offered(game)
    assert not [option for option in offered(game) if option.endswith(" 2")], "1 is left"
    game.choose("raise 3,0 5")
    assert game.courts[0] == 0


def test_EC_4_3_raising_first_may_tie_too():
    game = facing_four(4, cards=[BLUE, card(0, 3, 0, 1, "w")])
    game.choose("raise 3,0 4")
    assert offered(game) == {"raise 3,0 5"} | {f"card {at} 1" for at in ("0,-1", "0,1", "1,-1", "1,1", "2,-1", "2,1")}
    poor = facing_four(3, cards=[BLUE, card(0, 3, 0, 1, "w")])
    assert "raise 3,0 4" not in offered(poor)


def test_EC_4_3_where_no_other_card_fits_only_the_first_could_be_raised():
    """A land with two spots: Blue has 8 on one of them."""
    blue = card(1, 0, 1, 8, "n")
    game = table(tiles=[tile("isthmus-1", 0, 0)], cards=[blue], courts=[16, 5])
    assert "card 0,-1 7" in offered(game)
    assert "card 0,-1 8" not in offered(game), "the only other spot would be taken, and 8 is the highest"
    mine = table(tiles=[tile("isthmus-1", 0, 0)], cards=[blue, card(0, 0, -1, 5, "s")], courts=[16, 5])
    assert "raise 0,-1 7" in offered(mine)
    assert "raise 0,-1 8" not in offered(mine)


def test_EC_4_3_the_second_must_not_tie_with_a_third_player():
    cards = [card(1, -1, 0, 4, "e"), card(2, 3, 0, 5, "w")]
    game = table(players=3, tiles=LONG, cards=cards, courts=[5, 5, 5])
    assert "card 1,1 4" not in offered(game), "1 more would equal the other's 5"
    rich = table(players=3, tiles=LONG, cards=cards, courts=[6, 5, 5])
    rich.choose("card 1,1 4")
    assert not {option for option in offered(rich) if option.endswith(" 1") or option == "raise 1,1 5"}
    assert {"card 1,-1 2", "raise 1,1 6"} <= offered(rich)


def test_EC_4_3_water_and_other_lands_break_no_tie():
    tiles = [*LONG, tile("cape-1", 3, 1, 3), tile("open-sea-1", 4, 1), tile("cape-2", 5, 1, 1)]
    game = facing_four(8, tiles=tiles)
    assert {"card 4,2 w1", "card 6,1 1"} <= offered(game)
    game.choose("card 0,1 4")
    assert not {option for option in offered(game) if " 4,2 " in option or " 6,1 " in option}
    assert reason(game, "card 6,1 1") == "owes"


def test_EC_4_3_and_EC_1_3_with_the_last_card_nothing_is_left_to_raise_with():
    row = [tile("inland-1", 0, 0), tile("inland-2", 1, 0), tile("inland-3", 2, 0), tile("bay-1", 3, 0, 3)]
    spots = [(0, -1, "s"), (1, -1, "s"), (2, -1, "s"), (3, -1, "s"), (0, 1, "n"), (1, 1, "n"), (2, 1, "n")]
    cards = [card(0, x, y, 1, side) for x, y, side in spots]
    game = table(tiles=row, cards=[*cards, card(1, -1, 0, 8, "e")], courts=[8, 5])
    assert (game.cards_left(0), land(game, 0, 0, "n")["totals"]) == (1, [7, 8])
    assert "card 4,0 1" not in offered(game), "it would tie, and what stays at the Court is lost"
    assert "card 4,0 2" in offered(game)
    assert "raise 0,1 2" in offered(game), "the last card may break that one"


def test_EC_4_3_a_tie_from_a_tile_stands_but_a_second_card_action_must_end_it():
    """The test is made after the last card action, in the lands that all of them met."""
    tied = table(
        tiles=[*LONG, tile("bay-1", 3, 0, 3), tile("bay-2", 4, 0, 3), tile("open-sea-1", 4, 1)],
        cards=[card(0, 0, 1, 2, "n"), card(1, 5, 0, 2, "w")],
        courts=[8, 5],
        turn={"seat": 0, "done": ["card 0,1 2", "tile bay-2 4,0 r3"]},
    )
    assert land(tied, 0, 0, "n")["totals"] == [2, 2]
    assert {"end", "supply"} <= offered(tied), "ties from tiles are allowed"
    assert not [option for option in offered(tied) if " w" in option], "but no card elsewhere"
    assert "card 1,1 1" in offered(tied)


def test_EC_4_3_who_has_nothing_there_ties_with_nobody():
    game = table(players=3, tiles=LONG, courts=[5, 5, 5])
    assert {f"card 0,1 {n}" for n in (1, 2, 3, 4, 5)} <= offered(game)


@pytest.mark.parametrize(("courts", "there"), [(6, False), (7, True)])
def test_EC_6_2_totals_differ_in_each_land_that_a_card_with_the_grande_touches(courts: int, there: bool):
    """4 to the north, 1 to the east: Blue's 1 there is broken only by a second card, which must be paid too."""
    tiles = [tile("cape-1", 0, -1, 2), tile("inland-1", 1, 0), tile("inland-2", 2, 0)]
    game = table(modules=EXPANSION, tiles=tiles, cards=[card(1, 3, 0, 1, "w")], courts=[courts, 5])
    assert ("card 0,0 4n + grande" in offered(game)) is there
    assert "card 0,0 4e + grande" in offered(game), "3 and 4"


@pytest.mark.parametrize(("north", "east", "there"), [(4, 2, True), (3, 1, True), (4, 1, False)])
def test_EC_6_2_one_card_does_not_break_the_ties_of_two_lands(north: int, east: int, there: bool):
    """4 to the north and 1 to the east, and 1 is left for a second card."""
    tiles = [tile("inland-1", 0, -1), tile("inland-2", 1, 0)]
    cards = [card(1, 0, -2, north, "s"), card(1, 2, 0, east, "w")]
    game = table(modules=EXPANSION, tiles=tiles, cards=cards, courts=[7, 5])
    assert ("card 0,0 4n + grande" in offered(game)) is there


@pytest.mark.parametrize(("court", "there"), [(12, False), (13, True)])
def test_EC_6_2_the_second_card_may_come_with_the_grande(court: int, there: bool):
    """Beside Blue's 8 there is one spot with one side of land, and one that touches another land too."""
    tiles = [tile("bay-1", 0, 0), tile("inland-1", 0, 2)]
    game = table(modules=EXPANSION, tiles=tiles, cards=[card(1, 0, -1, 8, "s")], courts=[court, 5])
    assert ("card 1,0 8" in offered(game)) is there
    assert "card 1,0 7" in offered(game)


def test_EC_4_3_a_spot_says_whose_total_every_card_there_would_equal():
    laid = {"seat": 0, "done": ["tile inland-3 2,0 r0"]}
    game = facing_four(1, cards=[card(1, -1, 0, 1, "e")], turn=laid)
    assert not [option for option in offered(game) if "3,0" in option]
    assert str(game.decisions[0].why_not("3,0")) == "In Tierra de Encinas your total would equal Blue’s 1."


def test_EC_4_3_a_spot_elsewhere_says_which_tie_the_second_card_must_break():
    tied = table(
        tiles=[*LONG, tile("bay-1", 3, 0, 3), tile("bay-2", 4, 0, 3), tile("open-sea-1", 4, 1)],
        cards=[card(0, 0, 1, 2, "n"), card(1, 5, 0, 2, "w")],
        turn={"seat": 0, "done": ["card 0,1 2", "tile bay-2 4,0 r3"]},
    )
    assert not tied.owes, "the tie came from a tile"
    assert reason(tied, "4,2") == "owes"


@pytest.mark.parametrize(("court", "there"), [(5, False), (6, True)])
def test_EC_6_3_what_the_grande_leaves_behind_is_gone_when_totals_are_tested(court: int, there: bool):
    """His card counts 3 beside Blue's 4; when he goes on with 4 or 1 to the same land, the 3 are lost."""
    tiles = [tile("inland-1", 0, 0), tile("inland-2", 1, 0), tile("inland-3", 2, -1)]
    cards = [card(1, -1, 0, 4, "e"), card(0, 2, 0, 3, "w", grande=True)]
    game = table(modules=EXPANSION, tiles=tiles, cards=cards, courts=[court, 5])
    assert land(game, 0, 0, "n")["totals"] == [3, 4]
    assert ("card 1,-1 4s + move grande 2,0" in offered(game)) is there, "4 and 4, unless a second card can be paid"
    assert "card 1,-1 4e + move grande 2,0" in offered(game), "1 and 4"
