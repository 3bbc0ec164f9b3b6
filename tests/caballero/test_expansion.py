"""EC-6: Alcaldes and the Grande, beside the printed examples."""

import pytest

from tests.caballero.table import EXPANSION, card, land, offered, reason, table, tile

CAPES = [tile("cape-1", 0, 0, 1), tile("cape-6", 1, 0, 3)]
STRAIT = [tile("isthmus-1", 1, 1), tile("bay-1", 2, 1), tile("bay-2", 0, 1, 2)]
"""Both waters of an isthmus are closed: two tiles each."""


def waiting(seat: int, edge: str) -> dict[str, object]:
    return {"seat": seat, "x": 1, "y": 1, "kind": "water", "edge": edge, "ship": False}


@pytest.mark.parametrize(("number", "over"), [(4, False), (7, False), (10, True)])
def test_EC_1_it_is_scored_after_rounds_4_7_and_10(number: int, over: bool):
    alcaldes = [{"seat": 1, "x": 0, "y": 0, "kind": "land", "edge": "e", "ship": False}]
    turn = {"seat": 1, "done": ["tile cape-6 1,0 r3"]}
    game = table(modules=EXPANSION, tiles=CAPES, alcaldes=alcaldes, round=number, turn=turn, scores=[1, 1])
    game.choose("end")
    assert (game.scores, game.over) == ((1, 7), over), "an Alcalde scores at every scoring"


def test_EC_6_1_a_preview_shows_the_land_that_an_alcalde_would_take():
    game = table(modules=EXPANSION, tiles=CAPES)
    areas = game.preview("alcalde 0,0 land")["areas"]
    assert [area["points"] for area in areas["before"]] == [[0, 0]]
    assert [area["points"] for area in areas["after"]] == [[6, 0]]


def test_EC_6_1_any_number_of_alcaldes_a_turn_one_for_each_area():
    game = table(modules=EXPANSION, tiles=[*STRAIT, tile("cape-1", 1, 2), tile("cape-2", 1, 0, 2)], courts=[5, 5])
    steps = ["alcalde 1,1 land", "alcalde 1,1 water e", "alcalde 1,1 water w"]
    assert set(steps) == {option for option in offered(game) if option.startswith("alcalde")}
    for step in steps:
        game.choose(step)
        assert step not in offered(game)
        assert reason(game, step) == "alcalde_here"
    assert (game.courts[0], game.would_score()) == (2, (2 * 3, 0))


def test_EC_6_1_everybody_has_five_alcaldes():
    placed = []
    tiles = []
    for n in range(6):  # six closed lands of two capes each, one above the other
        tiles += [tile(f"cape-{2 * n + 1}", 0, n, 1), tile(f"cape-{2 * n + 2}", 1, n, 3)]
        placed.append({"seat": 0, "x": 0, "y": n, "kind": "land", "edge": "e", "ship": False})
    four = table(modules=EXPANSION, tiles=tiles, alcaldes=placed[:4])
    assert {"alcalde 0,4 land", "alcalde 0,5 land"} <= offered(four)
    four.choose("alcalde 0,4 land")
    assert reason(four, "alcalde 0,5 land") == "no_alcalde_left"


def test_EC_6_1_his_ship_may_follow_later_and_counts_as_a_purchase():
    game = table(modules=EXPANSION, tiles=STRAIT, alcaldes=[waiting(0, "e"), waiting(0, "w")], courts=[9, 5])
    assert game.would_score() == (0, 0)
    game.choose("ship 1,1 e")
    assert "ship 1,1 e" not in offered(game), "at most one"
    game.choose("ship 1,1 w")
    assert (game.courts[0], game.ships, game.would_score()) == (5, 14, (4, 0))
    bought = {"seat": 0, "done": ["ship 3,1 n", "ship 3,1 s"]}
    beyond = {"tiles": [*STRAIT, tile("open-sea-3", 4, 1)], "cards": [card(0, 3, 1, 1, "e")]}
    spent = table(modules=EXPANSION, **beyond, alcaldes=[waiting(0, "e")], courts=[9, 5], turn=bought)
    assert "ship 1,1 e" not in offered(spent)
    assert reason(spent, "ship 1,1 e") == "two_ships"


def test_EC_6_1_nobody_gives_a_ship_to_anothers_alcalde():
    game = table(modules=EXPANSION, tiles=STRAIT, alcaldes=[waiting(1, "e")], court_ships=[1, 0], courts=[9, 5])
    assert not [option for option in offered(game) if "1,1" in option and "ship" in option]
    assert reason(game, "ship 1,1 e") == "no_alcalde_here"


def test_EC_6_1_his_ship_lies_on_his_own_water():
    game = table(modules=EXPANSION, tiles=STRAIT, alcaldes=[waiting(0, "e")], courts=[9, 5])
    assert "ship 1,1 e" in offered(game)
    assert reason(game, "ship 1,1 w") == reason(game, "ship 1,1 s") == "no_alcalde_here"


def test_EC_6_1_a_ship_of_an_alcalde_and_ships_run_out():
    sheet = {"caballero_expansion/stock": {"ships": 1}}
    game = table(modules=EXPANSION, sheet=sheet, tiles=STRAIT, alcaldes=[waiting(0, "e"), waiting(0, "w")])
    game.choose("ship 1,1 e")
    assert game.ships == 0
    assert reason(game, "ship 1,1 w") == "no_ship_left"


# -- the Grande ----------------------------------------------------------------------------------------------

CORNER = [tile("inland-1", 1, 0), tile("inland-2", 1, -1), tile("inland-3", 2, -1)]
"""At 2,0 there is land in the north and in the west, of one region."""


def test_EC_6_2_two_sides_of_one_region_both_count_and_the_highest_is_paid():
    game = table(modules=EXPANSION, tiles=CORNER, courts=[10, 5])
    assert not [option for option in offered(game) if option.startswith("card 2,0") and "grande" not in option]
    game.choose("card 2,0 8n + grande")
    assert game.courts[0] == 0, "8 and 2"
    assert land(game, 1, 0, "n")["totals"] == [8 + 7, 0]
    assert reason(game, "grande 2,0") == "grande_here"


def test_EC_6_2_who_cannot_pay_both_does_not_lay_it():
    game = table(modules=EXPANSION, tiles=CORNER, courts=[5, 5])
    assert "card 2,0 3n + grande" in offered(game)
    assert "card 2,0 4n + grande" not in offered(game)
    assert reason(game, "card 2,0 4n + grande") == "too_dear"


def test_EC_6_2_where_a_card_touches_one_land_the_grande_comes_by_himself():
    game = table(modules=EXPANSION, tiles=CORNER, courts=[5, 5])
    assert not [option for option in offered(game) if option.startswith("card 0,0") and "grande" in option]
    game.choose("card 0,0 3")
    game.choose("grande 0,0")
    assert game.courts[0] == 0


def test_EC_6_2_a_castle_and_ships_may_be_under_the_grande():
    tiles = [*CORNER, tile("open-sea-1", 3, 0)]
    game = table(modules=EXPANSION, tiles=tiles, cards=[card(0, 2, 0, 4, "n", grande=True)], courts=[5, 5])
    assert {"castle 2,0", "ship 2,0 e"} <= offered(game)


@pytest.mark.parametrize(
    ("castle", "court", "court_ships", "ships", "castles"), [(True, 4, 1, 15, 16), (False, 0, 0, 16, 16)]
)
def test_EC_6_3_a_card_he_leaves_with_two_lands_goes(
    castle: bool, court: int, court_ships: int, ships: int, castles: int
):
    tiles = [*CORNER, tile("open-sea-1", 3, 0)]
    cards = [card(0, 2, 0, 4, "n", grande=True, castle=castle, ships=["e"]), card(0, 0, 0, 2, "e")]
    game = table(modules=EXPANSION, tiles=tiles, cards=cards, courts=[1, 5])
    game.choose("move grande 2,0 > 0,0")
    assert [(each["x"], each["grande"]) for each in game.describe()["cards"]] == [(0, True)]
    assert (game.courts[0], game.court_ships[0], game.ships, game.castles) == (court, court_ships, ships, castles)
    assert land(game, 1, 0, "n")["totals"] == [2, 0]


def test_EC_6_3_a_card_he_leaves_with_one_land_stays_and_can_be_raised_again():
    cards = [card(0, 0, 0, 3, "e", grande=True), card(0, 1, 1, 2, "n")]
    game = table(modules=EXPANSION, tiles=CORNER, cards=cards, courts=[3, 5])
    assert not [option for option in offered(game) if option.startswith("raise 0,0")]
    game.choose("move grande 0,0 > 1,1")
    assert "raise 0,0 4" in offered(game)
    assert not [option for option in offered(game) if option.startswith("raise 1,1")]
    assert "withdraw 0,0" in offered(game)
    assert "withdraw 1,1" not in offered(game)


def test_EC_6_3_placing_from_the_court_is_no_move_and_a_move_is_made_once():
    cards = [card(0, 0, 0, 3, "e"), card(0, 1, 1, 2, "n")]
    game = table(modules=EXPANSION, tiles=CORNER, cards=cards, courts=[5, 5])
    game.choose("grande 0,0")
    game.choose("move grande 0,0 > 1,1")
    assert not [option for option in offered(game) if "move grande" in option]
    assert reason(game, "move grande 1,1 > 0,0") == "grande_moved"
    assert reason(game, "grande 0,0") == "grande_out"


def test_EC_Q1_moving_the_grande_is_not_tested_for_ties():
    cards = [card(0, 2, 0, 4, "n", grande=True), card(0, 0, 0, 2, "e"), card(1, 1, 1, 2, "n")]
    game = table(modules=EXPANSION, tiles=CORNER, cards=cards, courts=[1, 5])
    game.choose("move grande 2,0 > 0,0")
    assert land(game, 1, 0, "n")["totals"] == [2, 2]
