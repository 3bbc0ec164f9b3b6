"""El Caballero's rules by number, beside the printed examples."""

from typing import Any

import pytest

import castillo
from castillo.el_caballero.position import Position
from tests.caballero.table import EXPANSION, card, land, offered, reason, table, tile

CROSS = [tile("inland-1", 0, 0)]


def opened(players: int = 3, seed: int = 7, **more: Any) -> Position:
    game = castillo.new_game("el_caballero", players=players, seed=seed, **more)
    assert isinstance(game, Position)
    return game


# -- EC-1: components ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("modules", "cards", "pieces", "rounds"), [(None, 8, 12, 7), (EXPANSION, 10, 16, 10)])
def test_EC_1_what_everybody_has(modules: list[str] | None, cards: int, pieces: int, rounds: int):
    game = opened(modules=modules)
    assert [int(game.cards_left(seat)) for seat in range(3)] == [cards] * 3
    assert (game.ships, game.castles) == (pieces, pieces)
    assert list(game.courts) == [5, 5, 5]
    assert game.view()["board"]["numbers"]["track"] == list(range(1, rounds + 1))
    assert game.view()["board"]["numbers"]["scoring"] == [4, 7, 10][: rounds // 3]


def test_EC_1_1_the_supply_of_the_power_cards():
    game = opened()
    assert game.ruleset.supplies[1:] == [7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 0]
    game = table(tiles=CROSS, played=[2, 5], courts=[5, 5], turn={"seat": 1, "done": []})
    game.choose("supply")
    assert game.courts[1] == 10
    assert "supply" not in offered(game)
    assert "supply" not in offered(table(tiles=CROSS, played=[13, 5])), "it brings nobody"


def test_EC_1_1_with_the_9_a_second_tile_may_be_laid():
    game = table(tiles=CROSS, played=[9, 5], display=["inland-2", "inland-3", "bay-1"])
    game.choose("tile inland-2 1,0 r0")
    assert {"end", "tile inland-3 2,0 r0"} <= offered(game)
    game.choose("tile inland-3 2,0 r0")
    assert not [option for option in offered(game) if option.startswith("tile")]
    game = table(tiles=CROSS, played=[8, 5], display=["inland-2", "inland-3"])
    game.choose("tile inland-2 1,0 r0")
    assert not [option for option in offered(game) if option.startswith("tile")]


@pytest.mark.parametrize(
    ("entry", "field", "value", "told"),
    [
        ("caballero_expansion/player", "cards", 61, "nobody can have more than 60 cards; got 61."),
        ("el_caballero/price", "move", 0, "a move must cost something"),
        ("caballero_expansion/player", "grandes", 0, "everybody has one Grande; got 0."),
        ("caballero_expansion/player", "grandes", 2, "everybody has one Grande; got 2."),
    ],
)
def test_a_card_sheet_that_makes_no_game_is_refused(entry: str, field: str, value: int, told: str):
    with pytest.raises(castillo.SetupError, match=told):
        castillo.new_game("el_caballero", players=2, modules=EXPANSION, seed=1, sheet={entry: {field: value}})


def test_EC_1_1_a_power_card_whose_sheet_gives_no_tile_asks_for_none():
    game = table(tiles=CROSS, sheet={"el_caballero/power/power_7": {"tiles": 0}})
    assert "end" in offered(game)
    assert game.decisions[0].prompt.args["state"] == "free"


@pytest.mark.parametrize(("number", "facing"), [(1, [1, 2, 3, 4]), (2, [2, 3, 4, 1]), (5, [5, 6, 7, 8])])
def test_EC_1_2_numbers_go_clockwise(number: int, facing: list[int]):
    from castillo.el_caballero.grid import number_at

    game = table(tiles=CROSS, cards=[card(0, 0, 1, number, "n")])
    value = game.value(game.cards_of(0)[0])
    assert [int(number_at(value, side)) for side in range(4)] == facing


def test_EC_1_3_the_court_holds_8_for_each_card_off_the_table():
    cards = [card(0, 0, -1, 1, "s"), card(0, 1, 0, 1, "w"), card(0, 0, 1, 1, "n"), card(0, -1, 0, 1, "e")]
    far = [tile("inland-2", 2, 0), tile("inland-3", 3, 0)]
    more = [card(0, 2, -1, 1, "s"), card(0, 2, 1, 1, "n"), card(0, 3, 1, 1, "n")]
    game = table(tiles=[*CROSS, *far], cards=[*cards[:1], *cards[2:], *more], courts=[15, 5])
    assert game.capacity(0) == 16
    events = game.choose("supply")
    assert game.courts[0] == 16, "the surplus is lost"
    assert (events[0].args["count"], events[0].args["lost"]) == (1, 3)
    game.choose("card 3,-1 2")
    assert game.courts[0] == 8, "pay 2, then what one card cannot hold is lost"
    game.choose("card 4,0 3")
    assert game.courts[0] == 0, "the last card may be laid: who stays at the Court is lost"


# -- EC-2, EC-3 ----------------------------------------------------------------------------------------------


def test_EC_2_the_set_is_half_land_with_12_gold_and_12_fish():
    game = opened()
    tiles = game.describe()["tile_set"]
    assert len(tiles) == 48
    patterns = game.ruleset.tiles.patterns
    assert sum([0, 1, 2, 2, 3, 4][pattern] for pattern in patterns) == 48 * 4 // 2
    assert [sum(t["symbol"] == symbol for t in tiles) for symbol in ("plain", "gold", "fish")] == [24, 12, 12]
    assert [t["symbol"] for t in tiles if t["pattern"] == "open-sea"] == ["plain", "plain", "fish"]
    assert tiles[3] == {"id": "cape-1", "pattern": "cape", "symbol": "plain"}


def test_EC_2_the_start_tile_has_no_symbol_and_five_are_shown():
    for seed in range(20):
        document = opened(seed=seed).describe()
        symbols = {t["id"]: t["symbol"] for t in document["tile_set"]}
        assert [symbols[t["id"]] for t in document["tiles"]] == ["plain"]
        assert (len(document["display"]), len(document["stack"])) == (5, 42)


def test_EC_2_an_isthmus_whose_waters_meet_counts_once():
    ring = [
        tile("isthmus-1", 0, 0),
        tile("open-sea-1", 1, 0),
        tile("open-sea-2", -1, 0),
        tile("cape-1", 1, 1, 2),
        tile("cape-2", -1, 1, 2),
    ]
    game = table(tiles=ring)
    assert [area["tiles"] for area in game.areas() if area["kind"] == "water"] == [3, 3]
    game = table(tiles=[*ring, tile("cape-3", 0, 1)])  # land to the north; water joins the two in the south
    assert [area["tiles"] for area in game.areas() if area["kind"] == "water"] == [6]


def test_EC_3_the_highest_card_moves_first_and_the_last_mover_begins_the_next_round():
    game = opened(options={"start_player": 1})
    assert game.decisions[0].seat == 1
    game.choose("power 4")
    assert "power 4" not in offered(game)
    assert game.decisions[0].why_not("power 4") == castillo.Text("el_caballero-why-value_on_the_table", {"number": 4})
    game.choose("power 11")
    game.choose("power 2")
    assert game.view()["order"] == [2, 1, 0]
    movers = []
    while game.round == 1:
        movers.append(game.decisions[0].seat)
        game.choose("end" if "end" in offered(game) else next(o for o in offered(game) if o.startswith("tile")))
    assert list(dict.fromkeys(movers)) == [2, 1, 0]
    assert (game.start_player, game.decisions[0].seat) == (0, 0)
    assert len(game.display) == 5
    assert game.decisions[0].why_not("power 2") is not None


# -- EC-4 ----------------------------------------------------------------------------------------------------


def test_EC_4_2_land_must_meet_land_and_the_reason_says_where():
    game = table(tiles=CROSS, display=["cape-1", "open-sea-1"])
    assert "tile cape-1 1,0 r3" in offered(game)
    why = game.decisions[0].why_not("tile cape-1 1,0 r0")
    assert str(why) == "Water would meet land in the west."
    assert str(game.decisions[0].why_not("open-sea-1")) == "This tile fits nowhere now."
    assert str(game.decisions[0].why_not("tile coast-1 1,0 r0")) == "The coast tile is not in the display."
    assert str(game.decisions[0].why_not("end")) == "You must lay a tile first."


def closed_in(**more: Any) -> Position:
    """Seat 0's and 1's cards at a tile of land, and nothing but open sea in the display: nothing fits at a tile."""
    return table(tiles=CROSS, display=["open-sea-1"], **more)


def test_EC_4_2_beside_ones_own_card_when_nothing_fits():
    game = closed_in(cards=[card(0, 1, 0, 2, "w"), card(1, -1, 0, 3, "e")])
    tiles = {option for option in offered(game) if option.startswith("tile")}
    assert tiles == {f"tile open-sea-1 {at} r0" for at in ("1,-1", "2,0", "1,1")}
    assert "end" not in offered(game)
    assert str(game.decisions[0].why_not("tile open-sea-1 -2,0 r0")).startswith("Beside a card")


def test_EC_4_2_else_beside_anothers_and_else_none():
    game = closed_in(cards=[card(1, -1, 0, 3, "e")])
    tiles = {option for option in offered(game) if option.startswith("tile")}
    assert tiles == {f"tile open-sea-1 {at} r0" for at in ("-1,-1", "-2,0", "-1,1")}
    assert "end" in offered(closed_in()), "none can be laid"


def test_EC_4_3_a_card_touches_land_with_one_side_only():
    game = table(tiles=[*CROSS, tile("inland-2", 1, 1)], courts=[8, 5])
    assert not [option for option in offered(game) if option.startswith("card 1,0")]
    assert str(game.decisions[0].why_not("card 1,0 3")) == "A card here would touch land on two sides."
    assert str(game.decisions[0].why_not("1,0")) != ""
    assert str(game.decisions[0].why_not("card 5,5 3")) == "This place touches no tile."
    assert str(game.decisions[0].why_not("card 0,0 3")) == "Something already lies at 0,0."


def test_EC_4_3_on_water_alone_the_front_is_up_and_1_is_paid():
    game = table(tiles=[tile("open-sea-1", 0, 0)], courts=[1, 5])
    assert {f"card 1,0 w{n}" for n in (1, 2, 3, 4)} <= offered(game)
    assert "card 1,0 w5" not in offered(game)
    assert str(game.decisions[0].why_not("card 1,0 5")) == "On water alone, a card lies with its front up: 1 to 4."
    game.choose("card 1,0 w3")
    assert game.courts[0] == 0


def test_EC_4_3_raising_costs_the_difference_and_keeps_what_lies_there():
    shore = [tile("coast-1", 0, 0), tile("cape-1", 1, 1, 1)]
    game = table(tiles=shore, cards=[card(0, 1, 0, 2, "w", castle=True, ships=["s"])], courts=[5, 5])
    assert {f"raise 1,0 {n}" for n in (3, 4, 5, 6, 7)} <= offered(game)
    assert not {"raise 1,0 8", "raise 1,0 2", "raise 1,0 1"} & offered(game)
    assert str(game.decisions[0].why_not("raise 1,0 1")) == "A card can only be raised; this one already counts 2."
    too_dear = str(game.decisions[0].why_not("raise 1,0 8"))
    assert too_dear == "This costs 6, but there are only 5 caballeros at your Court."
    game.choose("raise 1,0 6")
    assert game.courts[0] == 1
    kept = game.describe()["cards"][0]
    assert (kept["face"], kept["castle"], kept["ships"]) == ("back", True, ["s"])
    assert land(game, 0, 0, "e")["totals"] == [6, 0]
    water = table(tiles=[tile("open-sea-1", 0, 0)], cards=[card(0, 1, 0, 2, "w")])
    assert str(water.decisions[0].why_not("raise 1,0 3")) == "A card that touches no land cannot be raised."


def test_EC_4_3_two_card_actions_a_turn():
    game = table(tiles=CROSS, courts=[8, 5])
    game.choose("card 1,0 1")
    game.choose("raise 1,0 2")
    assert not [option for option in offered(game) if option.split(" ")[0] in ("card", "raise")]
    assert str(game.decisions[0].why_not("card 0,1 1")) == "You have already laid or raised two cards."


def test_EC_4_3_the_tie_is_said_with_whose_total_it_is():
    game = table(tiles=CROSS, cards=[card(1, 1, 0, 4, "w")], courts=[4, 5])
    assert str(game.decisions[0].why_not("card 0,1 4")) == "In Tierra de Encinas your total would equal Blue’s 4."
    mine = table(tiles=CROSS, cards=[card(1, 1, 0, 4, "w"), card(0, 0, 1, 1, "n")], courts=[3, 5])
    assert "raise 0,1 4" not in offered(mine)
    assert str(mine.decisions[0].why_not("raise 0,1 4")) == "In Tierra de Encinas your total would equal Blue’s 4."


def test_EC_4_4_two_ships_a_turn_one_to_a_side_and_only_on_water():
    game = table(
        tiles=[tile("open-sea-1", 0, 0), tile("open-sea-2", 1, 1)], cards=[card(0, 1, 0, 1, "w")], courts=[8, 5]
    )
    game.choose("ship 1,0 w")
    assert "ship 1,0 w" not in offered(game)
    assert str(game.decisions[0].why_not("ship 1,0 w")) == "There is already a ship in the west."
    assert str(game.decisions[0].why_not("ship 1,0 e")) == "There is no water in the east."
    game.choose("ship 1,0 s")
    assert (game.courts[0], game.ships) == (4, 10)
    assert str(game.decisions[0].why_not("ship 1,0 e")) == "There is no water in the east."
    assert not [option for option in offered(game) if option.startswith("ship ")]


def test_EC_4_5_two_castles_a_turn_one_to_a_card():
    cards = [card(0, 1, 0, 1, "w"), card(0, 0, 1, 1, "n"), card(0, -1, 0, 1, "e")]
    game = table(tiles=CROSS, cards=cards, courts=[5, 5])
    game.choose("castle 1,0")
    assert str(game.decisions[0].why_not("castle 1,0")) == "There is already a castle on this card."
    game.choose("castle 0,1")
    assert (game.courts[0], game.castles) == (3, 10)
    assert str(game.decisions[0].why_not("castle -1,0")) == "You have already bought two castles."


def test_EC_4_6_withdrawing_with_and_without_a_castle():
    shore = [tile("coast-1", 0, 0), tile("cape-1", 1, 1, 1)]
    plain = table(tiles=shore, cards=[card(0, 1, 0, 4, "w", ships=["s"])], courts=[5, 5])
    plain.choose("withdraw 1,0")
    assert (plain.courts[0], plain.court_ships[0], plain.ships) == (5, 1, 11)
    castle = table(tiles=shore, cards=[card(0, 1, 0, 4, "w", castle=True, ships=["s"])], courts=[5, 5])
    castle.choose("withdraw 1,0")
    assert (castle.courts[0], castle.court_ships[0], castle.castles) == (9, 1, 12)
    alone = table(tiles=shore, cards=[card(0, 1, 0, 4, "w", ships=["s"])], courts=[5, 5])
    alone.choose("ship-to-court 1,0 s")
    assert (alone.court_ships[0], len(alone.describe()["cards"])) == (1, 1)
    assert str(alone.decisions[0].why_not("withdraw 0,1")) == "No card lies at 0,1."


def test_EC_4_7_moves_cost_1_each():
    sea = [tile("open-sea-1", 0, 0)]
    cards = [card(0, 1, 0, 1, "w", castle=True, ships=["w"]), card(0, -1, 0, 1, "e")]
    game = table(tiles=sea, cards=cards, courts=[5, 5], court_ships=[1, 0])
    game.choose("move ship 1,0 w > -1,0 e")
    game.choose("move castle 1,0 > -1,0")
    game.choose("move ship court > 1,0 w")
    assert game.courts[0] == 2
    first, second = game.describe()["cards"]
    assert (first["ships"], first["castle"]) == (["w"], False)
    assert (second["ships"], second["castle"]) == (["e"], True)
    done = game.describe()["turn"]["done"]
    assert done == ["move ship 1,0 w > -1,0 e", "move castle 1,0 > -1,0", "move ship court > 1,0 w"]


def test_EC_4_2_the_second_tile_of_the_9_may_lie_beside_a_card_too():
    game = table(tiles=CROSS, played=[9, 5], display=["inland-2", "open-sea-1"], cards=[card(0, -1, 0, 3, "e")])
    assert not [option for option in offered(game) if option.startswith("tile open-sea-1")], "another fits"
    game.choose("tile inland-2 1,0 r0")
    tiles = {option for option in offered(game) if option.startswith("tile")}
    assert tiles == {f"tile open-sea-1 {at} r0" for at in ("-1,-1", "-2,0", "-1,1")}
    assert "end" in offered(game)


def test_EC_4_2_a_tile_beside_a_card_throws_it_out_if_it_brings_land():
    tiles = [tile("open-sea-1", 0, 0), tile("cape-1", 0, 1, 2)]
    cards = [card(0, 0, 2, 3, "n"), *(card(1, x, 1, 1, side) for x, side in ((-1, "e"), (1, "w")))]
    game = table(tiles=tiles, display=["inland-1"], cards=[*cards, card(1, 0, -1, 1, "s")])
    assert {option for option in offered(game) if option.startswith("tile")} == {
        f"tile inland-1 {at} r0" for at in ("-1,2", "1,2", "0,3")
    }, "one's own card lies at 0,2"
    game.choose("tile inland-1 0,3 r0")
    assert [each["seat"] for each in game.describe()["cards"]] == [1, 1, 1]


def test_EC_4_8_ones_own_cards_go_too_and_each_castle_saves_its_own():
    tiles = [tile("inland-1", 0, 0), tile("inland-2", 0, -1), tile("inland-3", 0, 1)]
    cards = [card(0, 1, -1, 3, "w", castle=True), card(0, 1, 1, 5, "w")]
    game = table(tiles=tiles, cards=cards, display=["bay-1"], courts=[5, 5])
    events = game.choose("tile bay-1 1,0 r2")
    gone = [event for event in events if event.kind.endswith("thrown_out")]
    assert [(event.args["at"], event.args["count"], event.args["saved"]) for event in gone] == [
        ("1,-1", 3, 3), ("1,1", 5, 0),
    ]  # fmt: skip
    assert (game.courts[0], game.castles, game.cards_left(0)) == (8, 12, 8)


def test_EC_4_8_a_card_on_water_that_meets_its_first_land_stays():
    game = table(
        tiles=[tile("open-sea-1", 0, 0), tile("cape-1", 0, 1, 2)], cards=[card(1, 1, 0, 2, "w")], display=["cape-2"]
    )
    game.choose("tile cape-2 1,1 r0")
    assert land(game, 1, 1, "n")["totals"] == [0, 1], "2 in the west, 1 in the south"


@pytest.mark.parametrize(("piece", "step"), [("ships", "ship 1,0 w"), ("castles", "castle 1,0")])
def test_EC_4_4_and_EC_4_5_what_the_stock_does_not_have_is_not_bought(piece: str, step: str):
    sea = [tile("open-sea-1", 0, 0)]
    sheet = {"el_caballero/stock": {piece: 0}}
    game = table(tiles=sea, cards=[card(0, 1, 0, 1, "w")], sheet=sheet)
    assert step not in offered(game)
    assert reason(game, step) == f"no_{piece[:-1]}_left"


def test_EC_4_7_a_ship_taken_to_the_court_sets_out_again_in_the_same_turn():
    game = table(tiles=[tile("open-sea-1", 0, 0)], cards=[card(0, 1, 0, 1, "w", ships=["w"])], courts=[1, 5])
    game.choose("ship-to-court 1,0 w")
    game.choose("move ship court > 1,0 w")
    assert (game.courts[0], game.court_ships[0], game.describe()["cards"][0]["ships"]) == (0, 0, ["w"])


def test_EC_4_7_a_ship_moves_to_another_card_only():
    tiles = [tile("open-sea-1", 0, 0), tile("open-sea-2", 1, 1)]
    game = table(tiles=tiles, cards=[card(0, 1, 0, 1, "w", ships=["w"])])
    assert not [option for option in offered(game) if option.startswith("move")]
    assert reason(game, "move ship 1,0 w > 1,0 s") == "another_card"


# -- EC-5, EC-6 ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("choice", "points"), [("nothing", (0, 0)), ("value", (1, 1))])
def test_EC_5_1_two_players_who_tie(choice: str, points: tuple[int, ...]):
    cards = [card(0, 1, 0, 4, "w"), card(1, -1, 0, 4, "e")]
    assert table(tiles=CROSS, cards=cards, options={"tied_firsts": choice}).would_score() == points


def test_EC_5_1_with_three_tied_firsts_take_the_value_and_the_third_nothing():
    cards = [card(0, 1, 0, 4, "w"), card(1, -1, 0, 4, "e"), card(2, 0, 1, 1, "n")]
    assert table(players=3, tiles=CROSS, cards=cards).would_score() == (1, 1, 0)
    seconds = [card(0, 1, 0, 4, "w"), card(1, -1, 0, 2, "e"), card(2, 0, 1, 2, "n")]
    assert table(players=3, tiles=CROSS, cards=seconds).would_score() == (2, 0, 0)


@pytest.mark.parametrize(
    ("totals", "points"),
    [
        ((4, 4, 1, 0), (1, 1, 0, 0)),
        ((4, 4, 4, 4), (1, 1, 1, 1)),
        ((4, 3, 3, 1), (2, 0, 0, 0)),
        ((4, 3, 2, 2), (2, 1, 0, 0)),
        ((0, 0, 5, 0), (0, 0, 2, 0)),
        ((0, 3, 0, 5), (0, 1, 0, 2)),
    ],
)
def test_EC_5_1_four_players(totals: tuple[int, ...], points: tuple[int, ...]):
    spots = [(1, 0, "w"), (-1, 0, "e"), (0, 1, "n"), (0, -1, "s")]
    cards = [card(seat, *spots[seat][:2], n, spots[seat][2]) for seat, n in enumerate(totals) if n]
    assert table(players=4, tiles=CROSS, cards=cards).would_score() == points


def test_EC_5_2_every_ship_is_paid():
    cards = [
        card(0, 1, 0, 1, "w", ships=["w"]),
        card(0, -1, 0, 1, "e", ships=["e"]),
        card(1, 0, 1, 1, "n", ships=["n"]),
    ]
    assert table(tiles=[tile("open-sea-3", 0, 0)], cards=cards).would_score() == (4, 2), "a tile and a fish"


def test_EC_6_1_an_edge_with_a_card_is_not_closed():
    cards = [card(0, 1, 0, 2, "w")]
    game = table(modules=EXPANSION, tiles=[tile("cape-1", 0, 0, 1)], cards=cards)
    assert not [option for option in offered(game) if option.startswith("alcalde")]
    why = game.decisions[0].why_not("alcalde 0,0 land")
    assert str(why) == "This area is not closed: not every edge of it is joined to a tile."


def test_EC_6_2_the_grande_keeps_a_card_when_land_comes():
    tiles = [tile("coast-1", 0, 0), tile("inland-1", 0, -1)]
    game = table(modules=EXPANSION, tiles=tiles, cards=[card(0, 1, 0, 4, "w")], display=["inland-2"], courts=[2, 5])
    game.choose("grande 1,0")
    assert game.courts[0] == 0
    game.choose("tile inland-2 1,-1 r0")
    assert land(game, 0, 0, "n")["totals"] == [5, 0], "4 and, in the north, 1"
    assert str(game.decisions[0].why_not("withdraw 1,0")).startswith("The Grande stands on this card")
    assert str(game.decisions[0].why_not("raise 1,0 8")).startswith("The Grande stands on this card")


def test_EC_Q1_deeds_may_be_split_and_mixed():
    sea = [tile("open-sea-1", 0, 0), tile("open-sea-2", 1, 1)]
    game = table(tiles=sea, cards=[card(0, 1, 0, 1, "w")], display=["open-sea-3"], courts=[5, 5])
    steps = ["ship 1,0 w", "tile open-sea-3 -1,0 r0", "card 0,1 w1", "ship 1,0 s", "supply", "castle 0,1"]
    for step in steps:
        game.choose(step)
    assert game.describe()["turn"]["done"] == steps
    assert game.courts[0] == 5 - 2 - 1 - 2 + 4 - 1


def test_EC_Q1_placing_the_grande_is_not_tested_for_ties():
    cards = [card(0, 1, 0, 4, "w"), card(1, -1, 0, 4, "e")]
    game = table(modules=EXPANSION, tiles=CROSS, cards=cards)
    game.choose("grande 1,0")
    assert land(game, 0, 0, "n")["totals"] == [4, 4]


def test_EC_Q2_a_card_with_a_moved_grande_is_paid_before_the_castle_returns_anything():
    tiles = [tile("cape-1", 0, -1, 2), tile("inland-1", 1, 0), tile("inland-2", 2, -1), tile("inland-3", 3, 0)]
    cards = [card(0, 0, 0, 4, "n", grande=True, castle=True)]
    poor = table(modules=EXPANSION, tiles=tiles, cards=cards, courts=[1, 5])
    assert not [option for option in offered(poor) if "move grande" in option]
    game = table(modules=EXPANSION, tiles=tiles, cards=cards, courts=[5, 5])
    moves = [option for option in offered(game) if option.startswith("card 2,0") and "+ move grande 0,0" in option]
    assert moves
    game.choose(moves[0])
    assert game.grande_moved
    assert len(game.describe()["cards"]) == 1, "the card he left is gone"
    assert not [option for option in offered(game) if option.startswith("move grande")]


def test_EC_Q3_turns_that_look_alike_are_one_option_and_equal_tiles_are_two():
    game = table(tiles=[tile("open-sea-1", 0, 0)], display=["open-sea-2", "isthmus-1", "isthmus-2"])
    at = [option for option in offered(game) if " 1,0 " in option and option.startswith("tile")]
    assert sorted(at) == ["tile isthmus-1 1,0 r0", "tile isthmus-2 1,0 r0", "tile open-sea-2 1,0 r0"]
    game.choose("tile isthmus-2 1,0 r2")
    assert game.describe()["tiles"][-1] == tile("isthmus-2", 1, 0, 0), "said by a turn that looks alike"


# -- taking back, previews -----------------------------------------------------------------------------------


def test_a_whole_turn_can_be_taken_back():
    game = opened(players=2)
    game.choose("power 1", game.decisions[0].seat)
    game.choose("power 2")
    seat, begun = game.decisions[0].seat, game.describe()
    made = 0
    for words in ("supply", "tile", "card", "castle"):
        choice = next((o for o in sorted(offered(game)) if o.split(" ")[0] == words), None)
        if choice is not None:
            game.choose(choice)
            made += 1
    assert made >= 3
    for _ in range(made):
        assert game.can_take_back(seat) is True
        game.take_back(seat)
    after = game.describe()
    assert {**after, "course": 0} == {**begun, "course": 0}


def test_a_preview_ends_where_tiles_would_be_drawn():
    tiles = [tile("open-sea-1", 0, 1), tile("cape-1", 0, 0)]
    game = table(tiles=tiles, display=[], turn={"seat": 1, "done": ["tile cape-1 0,0 r0"]}, round=4, scores=[1, 2])
    before = game.describe()
    seen = game.preview("end")
    assert seen["hidden"]
    assert not any(event["kind"].endswith("tiles_drawn") for event in seen["events"])
    assert seen["points"] == [0, 0]
    assert game.describe() == before
    with pytest.raises(castillo.IllegalChoice):
        game.preview("tile cape-2 1,0 r0")


def test_a_preview_tells_points():
    cards = [card(1, 0, -1, 3, "s")]
    over = {"turn": {"seat": 1, "done": ["tile cape-1 0,0 r0"]}, "display": [], "round": 7}
    game = table(tiles=[tile("open-sea-1", 0, 1), tile("cape-1", 0, 0)], cards=cards, **over)
    assert game.preview("end")["points"] == [0, 2]
    assert not game.preview("end")["hidden"], "after the last round nothing is drawn"
