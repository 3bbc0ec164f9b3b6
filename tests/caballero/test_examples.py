"""The printed examples of El Caballero, each by its number, built on tiles of our own set."""

from typing import Any

import pytest

import castillo
from castillo.el_caballero.position import Position
from castillo.kernel.texts import speech
from tests.caballero.table import EXPANSION, card, land, offered, table, tile

# -- EC-4.3: cards -------------------------------------------------------------------------------------------


def test_EC_4_3a_light_lays_2_and_pays_2():
    game = table(tiles=[tile("cape-1", 0, 0)], courts=[5, 5])
    game.choose("card 0,-1 2")
    assert game.courts[0] == 3
    assert land(game, 0, 0, "n")["totals"] == [2, 0]


def test_EC_4_3a_dark_adds_a_tile_and_lays_4_that_touches_water_too():
    game = table(
        tiles=[tile("inland-1", 0, 0), tile("cape-1", 1, 0, 3)],
        cards=[card(0, -1, 0, 2, "e")],
        display=["coast-1"],
        courts=[3, 7],
        turn={"seat": 1, "done": []},
    )
    game.choose("tile coast-1 0,-1 r1")  # land to the east and south
    game.choose("card 1,-1 4")  # land in the west, water in the south
    assert game.courts[1] == 3, "only the land number is paid"
    assert land(game, 0, 0, "w")["totals"] == [2, 4]
    assert "ship 1,-1 s" in offered(game)
    assert "ship 1,-1 w" not in offered(game)


def three_at_a_land(**document: Any) -> Position:
    """Light has 2 and dark 4 in a land of an inland tile; a third player is to move."""
    return table(
        players=3,
        tiles=[tile("inland-1", 0, 0), tile("inland-2", 1, 0)],
        cards=[card(1, -1, 0, 2, "e"), card(2, 0, -1, 4, "s")],
        **{"courts": [8, 5, 5], **document},
    )


@pytest.mark.parametrize(("number", "who"), [(2, 1), (4, 2)])
def test_EC_4_3b_a_third_player_who_totals_2_or_4_must_change_it_with_a_second_card(number: int, who: int):
    game = three_at_a_land()
    game.choose(f"card 2,0 {number}")
    assert "end" not in offered(game)
    assert {option.split(" ")[0] for option in offered(game)} == {"card", "raise"}
    assert game.decisions[0].why_not("supply") == castillo.Text(
        "el_caballero-why-owes", {"other": {"seat": who}, "place": {"place": "land-inland-1"}}
    )


def test_EC_4_3b_with_5_a_third_player_is_first_and_with_1_third():
    first = three_at_a_land()
    first.choose("card 2,0 5")
    assert land(first, 0, 0, "n")["totals"] == [5, 2, 4]
    third = three_at_a_land()
    third.choose("card 2,0 1")
    assert third.would_score() == (0, 2, 4)


def test_EC_4_3b_four_and_one_on_two_cards_is_allowed():
    game = three_at_a_land()
    game.choose("card 2,0 4")
    assert "card 1,1 1" in offered(game)
    game.choose("card 1,1 1")
    assert land(game, 0, 0, "n")["totals"] == [5, 2, 4]
    assert game.courts[0] == 3
    assert not game.owes


def test_EC_4_3b_without_means_for_a_second_card_a_tie_is_refused_with_its_reason():
    game = three_at_a_land(courts=[4, 5, 5])
    assert "card 2,0 4" not in offered(game)
    why = game.decisions[0].why_not("card 2,0 4")
    assert why == castillo.Text(
        "el_caballero-why-tie", {"other": {"seat": 2}, "count": 4, "place": {"place": "land-inland-1"}}
    )
    with pytest.raises(castillo.IllegalChoice):
        game.choose("card 2,0 4")


def test_EC_4_3c_a_water_only_card_counts_when_land_meets_its_4_and_the_tie_stands():
    game = table(
        tiles=[
            tile("open-sea-1", 0, 0),
            tile("cape-1", 0, 1, 2),
            tile("inland-1", 0, 2),
            tile("inland-2", 1, 2),
        ],
        cards=[card(1, 2, 2, 4, "w")],
        display=["bay-1"],
        courts=[5, 5],
    )
    game.choose("card 1,0 w1")  # 1 to the water in the west, so 4 to the south
    assert game.courts[0] == 4, "1 is paid, whatever the number"
    assert land(game, 1, 2, "e")["totals"] == [0, 4]
    game.choose("tile bay-1 1,1 r0")
    assert game.courts[0] == 4, "land that arrives later is free"
    assert land(game, 1, 2, "e")["totals"] == [4, 4]
    assert "end" in offered(game)


# -- EC-4.4: ships -------------------------------------------------------------------------------------------


def test_EC_4_4_three_in_a_region_of_two_tiles_and_a_ship_on_a_water_of_four():
    game = table(
        tiles=[
            tile("cape-1", 0, 0, 1),
            tile("isthmus-1", 1, 0, 1),
            tile("open-sea-1", 1, 1),
            tile("open-sea-2", 2, 1),
            tile("cape-2", 3, 1),
        ],
        cards=[card(0, 2, 0, 3, "w")],
        courts=[5, 5],
    )
    game.choose("ship 2,0 s")
    assert game.courts[0] == 3
    region, water = land(game, 1, 0, "e"), land(game, 2, 1, "n")
    assert (region["tiles"], region["totals"]) == (2, [3, 0])
    assert (water["tiles"], water["ships"]) == (4, [1, 0])
    assert game.would_score() == (2 * 2 + 4, 0)


# -- EC-4.8: forced removal ----------------------------------------------------------------------------------


def test_EC_4_8a_a_card_with_4_on_land_is_removed_by_a_tile_laid_beside_it():
    game = table(
        tiles=[tile("coast-1", 0, 0), tile("inland-1", 0, -1)],
        cards=[card(1, 1, 0, 4, "w")],
        display=["inland-2"],
        courts=[5, 2],
    )
    seen = game.preview("tile inland-2 1,-1 r0")
    assert [(out["seat"], out["at"], out["count"]) for out in seen["thrown_out"]] == [({"seat": 1}, "1,0", 4)]
    assert [area["tiles"] for area in seen["areas"]["before"]] == [2]
    assert [area["tiles"] for area in seen["areas"]["after"]] == [3]
    assert len(game.describe()["cards"]) == 1, "a preview changes nothing"
    game.choose("tile inland-2 1,-1 r0")
    assert game.describe()["cards"] == []
    assert game.courts[1] == 2, "the caballeros are lost"
    assert land(game, 0, 0, "n")["totals"] == [0, 0]


def test_EC_4_8_a_castle_saves_caballeros_and_ships():
    game = table(
        tiles=[tile("coast-1", 0, 0), tile("inland-1", 0, -1), tile("cape-1", 1, 1, 1)],
        cards=[card(1, 1, 0, 4, "w", castle=True, ships=["s"])],
        display=["inland-2"],
        courts=[5, 2],
    )
    assert (game.ships, game.castles) == (11, 11)
    game.choose("tile inland-2 1,-1 r0")
    assert game.courts[1] == 6
    assert list(game.court_ships) == [0, 1]
    assert (game.ships, game.castles) == (11, 12)


def test_EC_4_8_without_a_castle_ships_go_to_the_stock():
    game = table(
        tiles=[tile("coast-1", 0, 0), tile("inland-1", 0, -1), tile("cape-1", 1, 1, 1)],
        cards=[card(1, 1, 0, 4, "w", ships=["s"])],
        display=["inland-2"],
    )
    game.choose("tile inland-2 1,-1 r0")
    assert (game.ships, list(game.court_ships)) == (12, [0, 0])


def test_EC_4_8b_who_withdraws_a_card_can_lay_a_three_land_tile_that_removes_two_others():
    game = table(
        tiles=[tile("inland-1", 0, 0), tile("inland-2", 0, -1), tile("inland-3", 0, 1)],
        cards=[card(0, 1, 0, 1, "w"), card(1, 1, -1, 3, "w"), card(1, 1, 1, 5, "w")],
        display=["bay-1"],
        courts=[5, 5],
    )
    assert "tile bay-1 1,0 r2" not in offered(game)
    game.choose("withdraw 1,0")
    assert game.courts[0] == 5, "withdrawing is free, the 1 is lost"
    game.choose("tile bay-1 1,0 r2")  # land north, west and south
    assert game.describe()["cards"] == []
    assert game.courts[1] == 5
    assert [int(game.cards_left(seat)) for seat in (0, 1)] == [8, 8]


def test_EC_4_8c_withdraw_lay_a_tile_in_the_gap_and_the_card_again_with_1():
    game = table(
        tiles=[tile("inland-1", 0, 0)],
        cards=[card(0, 1, 0, 3, "w")],
        display=["isthmus-1", "inland-2"],
        courts=[5, 5],
    )
    game.choose("withdraw 1,0")
    assert game.courts[0] == 5, "what stood there is lost, withdrawing is free"
    game.choose("tile isthmus-1 1,0 r1")
    game.choose("card 2,0 1")
    assert game.courts[0] == 4
    region = land(game, 0, 0, "n")
    assert (region["tiles"], region["totals"]) == (2, [1, 0])
    assert game.describe()["turn"]["done"] == ["withdraw 1,0", "tile isthmus-1 1,0 r1", "card 2,0 1"]


# -- EC-5.3: a scoring ---------------------------------------------------------------------------------------

LIGHT, DARK = 0, 1
SCORED: dict[str, Any] = {
    "tiles": [
        tile("bay-10", 0, 0, 1),  # a fish in the north: water 1
        tile("inland-3", 1, 0),  # gold
        tile("inland-1", 2, 0),
        tile("bay-1", 3, 0, 1),  # water 2 in the north
        tile("cape-1", 4, 0, 3),
        tile("coast-6", 5, 0),  # gold: region 2, and water 3 with the capes
        tile("cape-9", 5, 1, 2),  # a fish; region 3 in the south
    ],
    "cards": [
        card(LIGHT, 1, -1, 7, "s"),
        card(DARK, 2, -1, 1, "s"),
        card(DARK, 5, -1, 3, "s"),
        card(LIGHT, 6, 0, 2, "w"),
        card(DARK, 5, 2, 2, "n"),
        card(DARK, 0, -1, 1, "s", ships=["s"]),
        card(LIGHT, 4, 1, 1, "n", ships=["n"]),
    ],
}


def test_EC_5_3_three_regions_and_three_waters():
    game = table(**SCORED)
    areas = game.areas()
    lands = [(area["tiles"], area["value"], area["totals"]) for area in areas if area["kind"] == "land"]
    waters = [(area["tiles"], area["value"], area["ships"]) for area in areas if area["kind"] == "water"]
    assert lands == [(5, 6, [7, 1]), (1, 2, [2, 3]), (1, 1, [0, 2])]
    assert waters == [(1, 2, [0, 1]), (1, 1, [0, 0]), (3, 4, [1, 0])]


@pytest.mark.parametrize(("players", "points"), [(2, (16, 8)), (3, (18, 14, 0)), (4, (18, 14, 0, 0))])
def test_EC_5_3_light_and_dark_score(players: int, points: tuple[int, ...]):
    assert table(players=players, **SCORED).would_score() == points


@pytest.mark.parametrize("scored", [4, 7])
def test_EC_5_3_it_is_scored_after_rounds_4_and_7(scored: int):
    game = table(round=scored, turn={"seat": 1, "done": ["tile cape-9 5,1 r2"]}, display=[], **SCORED)
    events = game.choose("end")
    assert game.scores == (16, 8)
    assert game.over is (scored == 7)
    told = [event for event in events if event.kind == "el_caballero-log-scored"]
    assert [event.args["points"] for event in told] == [[0, 2], [0, 4], [12, 0], [0, 2], [4, 0]]
    parts: Any = [part for event in told for part in list(event.args["parts"])]  # type: ignore[call-overload]
    assert [speech("en").render(words) for words, _ in parts] == [
        "2 × 1 tile",
        "2 × (1 tile + 1 gold)",
        "2 × (5 tiles + 1 gold)",
        "1 ship × (1 tile + 1 fish)",
        "1 ship × (3 tiles + 1 fish)",
    ]


# -- EC-6: the expansion -------------------------------------------------------------------------------------


def test_EC_6_1_an_alcalde_in_a_closed_land_of_two_tiles_and_gold_scores_6():
    game = table(modules=EXPANSION, tiles=[tile("cape-1", 0, 0, 1), tile("cape-6", 1, 0, 3)])
    game.choose("alcalde 0,0 land")
    assert game.courts[0] == 4
    assert game.would_score() == (6, 0)
    assert not [option for option in offered(game) if option.startswith("alcalde")], "one in each area"
    assert game.describe()["alcaldes"] == [{"seat": 0, "x": 0, "y": 0, "kind": "land", "edge": "e", "ship": False}]


def test_EC_6_1_an_alcalde_and_a_ship_on_a_closed_water_of_three_tiles_score_3():
    tiles = [tile("coast-1", 0, 0), tile("bay-1", -1, 0, 2), tile("bay-2", 0, 1, 1)]
    game = table(modules=EXPANSION, tiles=tiles)
    assert "ship 0,0 s" not in offered(game), "the ship is the Alcalde's"
    game.choose("alcalde 0,0 water s")
    assert game.would_score() == (0, 0), "nothing without a ship"
    game.choose("ship 0,0 s")
    assert game.courts[0] == 2
    assert game.would_score() == (3, 0)
    assert game.ships_bought == 1
    game = table(modules=EXPANSION, tiles=tiles, court_ships=[1, 0])
    game.choose("alcalde 0,0 water s")
    game.choose("move ship court > 0,0 s")
    assert (game.courts[0], game.would_score()) == (3, (3, 0)), "1 from the Court"


GRANDE_TILES = [
    tile("cape-1", 0, -1, 2),
    tile("inland-1", 1, 0),
    tile("inland-2", 1, 1),
    tile("bay-1", 0, 1),
    tile("cape-2", 2, 1, 3),
]


def test_EC_6_2_a_card_with_the_grande_touches_three_lands():
    game = table(modules=EXPANSION, tiles=GRANDE_TILES, courts=[8, 5])
    assert not [option for option in offered(game) if option.startswith("card 0,0") and "grande" not in option]
    game.choose("card 0,0 4n + grande")
    assert game.courts[0] == 2, "the highest land number and 2"
    one, other = land(game, 0, -1, "s"), land(game, 0, 1, "n")
    assert (one["tiles"], one["totals"]) == (1, [4, 0])
    assert (other["tiles"], other["totals"]) == (4, [3, 0])
    assert game.would_score() == (1 * 2 + 4 * 2, 0)
    assert "withdraw 0,0" not in offered(game)
    assert not [option for option in offered(game) if option.startswith("raise")]


def test_EC_6_3_in_that_example_a_castle_returns_4():
    cards = [card(0, 0, 0, 4, "n", grande=True, castle=True), card(0, 0, -2, 1, "s")]
    game = table(modules=EXPANSION, tiles=GRANDE_TILES, cards=cards, courts=[1, 5])
    game.choose("move grande 0,0 > 0,-2")
    assert game.courts[0] == 4
    assert len(game.describe()["cards"]) == 1
    assert game.castles == 16
    assert not [option for option in offered(game) if option.startswith("move grande")], "once a turn"


def test_EC_6_3_the_last_caballero_moves_the_grande_and_wins_the_region_back():
    game = table(
        modules=EXPANSION,
        tiles=[tile("cape-1", 0, -1, 2), tile("inland-1", 1, 0), tile("inland-2", 2, 0), tile("inland-3", 3, 0)],
        cards=[
            card(0, 0, 0, 8, "n", grande=True, castle=True),  # and 5 to the east
            card(0, 1, -1, 8, "s"),
            card(1, 2, -1, 8, "s"),
            card(1, 3, -1, 7, "s"),
        ],
        courts=[1, 5],
    )
    assert land(game, 1, 0, "w")["totals"] == [13, 15]
    game.choose("move grande 0,0 > 1,-1")
    assert game.courts[0] == 8
    game.choose("card 1,1 8")
    assert game.courts[0] == 0
    assert land(game, 1, 0, "w")["totals"] == [16, 15]
