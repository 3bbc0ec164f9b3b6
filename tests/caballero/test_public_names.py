"""What others' programs rely on: the notations of options, the fields of documents and of areas."""

from typing import Any

import pytest

import castillo
from castillo.el_caballero.position import Position
from tests.caballero.table import EXPANSION, card, offered, reason, table, tile

ACROSS: dict[str, Any] = {"tiles": [tile("inland-1", 1, 0), tile("open-sea-1", 3, 0)]}
"""At 2,0 there is land in the west and water in the east; at 3,1 water in the north."""
CARDS = [card(0, 2, 0, 3, "w", castle=True, ships=["e"]), card(0, 3, 1, 1, "n")]
BARE = [card(0, 2, 0, 3, "w"), card(0, 3, 1, 1, "n")]
CAPES = [tile("cape-1", 1, 1, 1), tile("cape-6", 2, 1, 3)]
STRAIT = [tile("isthmus-1", 1, 1), tile("bay-1", 2, 1), tile("bay-2", 0, 1, 2)]
"""Both waters of an isthmus are closed."""
CORNER = [
    tile("inland-1", 1, 0),
    *(tile(f"bay-{x}", x, -1, 1) for x in (1, 2, 3, 4, 5)),
    tile("bay-6", 5, 0, 2),
]
"""At 2,0 there is land in the north and west; at 5,1 in the north."""
GRANDE = card(0, 5, 1, 2, "n", grande=True)

NOTATIONS: list[tuple[str, dict[str, Any]]] = [
    ("supply", ACROSS),
    ("tile coast-2 1,0 r1", {"tiles": [tile("open-sea-1", 0, 0)], "display": ["coast-2"]}),
    ("card 2,0 4", ACROSS),
    ("card 2,0 w1", {"tiles": [tile("open-sea-1", 1, 0)]}),
    ("raise 2,0 6", {**ACROSS, "cards": CARDS}),
    ("ship 2,0 e", {**ACROSS, "cards": BARE}),
    ("castle 2,0", {**ACROSS, "cards": BARE}),
    ("withdraw 2,0", {**ACROSS, "cards": CARDS}),
    ("ship-to-court 2,0 e", {**ACROSS, "cards": CARDS}),
    ("move ship 2,0 e > 3,1 n", {**ACROSS, "cards": CARDS}),
    ("move castle 2,0 > 3,1", {**ACROSS, "cards": CARDS}),
    ("move ship court > 3,1 n", {**ACROSS, "cards": CARDS, "court_ships": [1, 0]}),
    ("alcalde 1,1 land", {"modules": EXPANSION, "tiles": CAPES}),
    ("alcalde 1,1 water e", {"modules": EXPANSION, "tiles": STRAIT}),
    ("alcalde 1,1 water w", {"modules": EXPANSION, "tiles": STRAIT}),
    ("ship 1,1 e", {
        "modules": EXPANSION, "tiles": STRAIT,
        "alcaldes": [{"seat": 0, "x": 1, "y": 1, "kind": "water", "edge": "e", "ship": False}],
    }),
    ("move ship court > 1,1 e", {
        "modules": EXPANSION, "tiles": STRAIT, "court_ships": [1, 0],
        "alcaldes": [{"seat": 0, "x": 1, "y": 1, "kind": "water", "edge": "e", "ship": False}],
    }),
    ("grande 2,0", {"modules": EXPANSION, **ACROSS, "cards": CARDS}),
    ("card 2,0 4n + grande", {"modules": EXPANSION, "tiles": CORNER, "courts": [6, 5]}),
    ("card 2,0 4n + move grande 5,1", {"modules": EXPANSION, "tiles": CORNER, "cards": [GRANDE]}),
    ("move grande 2,0 > 3,1", {
        "modules": EXPANSION, **ACROSS, "cards": [card(0, 2, 0, 3, "w", grande=True), card(0, 3, 1, 1, "n")],
    }),
    ("end", {"tiles": ACROSS["tiles"][::-1], "turn": {"seat": 0, "done": ["tile inland-1 1,0 r0"]}}),
]  # fmt: skip


@pytest.mark.parametrize(("notation", "document"), NOTATIONS, ids=[notation for notation, _ in NOTATIONS])
def test_every_notation_is_offered_played_and_told(notation: str, document: dict[str, Any]):
    game = table(**document)
    assert notation in offered(game)
    assert game.decisions[0].why_not(notation) is None
    seat = game.decisions[0].seat
    game.choose(notation)
    turn = game.describe()["turn"]
    assert turn["done"][-1:] == [notation] if notation != "end" else turn["seat"] != seat
    assert castillo.position("el_caballero", game.describe()) == game


def test_power_cards_are_played_by_number():
    game = castillo.new_game("el_caballero", players=2, seed=1)
    game.choose("power 7")
    assert 7 in game.describe()["played"]


OTHER_WORDS: list[tuple[str, str, dict[str, Any]]] = [
    ("alcalde 2,1 land", "alcalde 1,1 land", {"modules": EXPANSION, "tiles": CAPES}),
    ("alcalde 2,1 land n", "alcalde 1,1 land", {"modules": EXPANSION, "tiles": CAPES}),
    ("alcalde 2,1 water w", "alcalde 1,1 water e", {"modules": EXPANSION, "tiles": STRAIT}),
    ("alcalde 2,1 water", "alcalde 1,1 water e", {"modules": EXPANSION, "tiles": STRAIT}),
    ("ship 0,1 e", "ship 1,1 w", {
        "modules": EXPANSION, "tiles": STRAIT,
        "alcaldes": [{"seat": 0, "x": 1, "y": 1, "kind": "water", "edge": "w", "ship": False}],
    }),
    ("tile isthmus-1 1,0 r2", "tile isthmus-1 1,0 r0", {"tiles": [tile("open-sea-1", 0, 0)], "display": ["isthmus-1"]}),
    ("card 2,0 3w + grande", "card 2,0 4n + grande", {"modules": EXPANSION, "tiles": CORNER, "courts": [6, 5]}),
]  # fmt: skip


@pytest.mark.parametrize(("said", "meant", "document"), OTHER_WORDS, ids=[said for said, _, _ in OTHER_WORDS])
def test_a_step_may_be_said_by_any_edge_of_its_area_or_a_turn_that_looks_alike(
    said: str, meant: str, document: dict[str, Any]
):
    game, other = table(**document), table(**document)
    assert said not in offered(game)
    assert game.decisions[0].why_not(said) is None
    assert game.preview(said) == other.preview(meant)
    game.choose(said)
    other.choose(meant)
    assert game == other
    assert game.describe()["turn"]["done"] == [meant]


def test_which_of_two_waters_must_be_said():
    game = table(modules=EXPANSION, tiles=STRAIT)
    assert str(game.decisions[0].why_not("alcalde 1,1 water n")) == "There is no water in the north."
    with pytest.raises(castillo.IllegalChoice):
        game.choose("alcalde 1,1 water")


@pytest.mark.parametrize("words", ["card 2,0 1 + grande", "card 2,0 5 + grande", "card 2,0 w1n + grande"])
def test_EC_6_2_a_card_under_the_grande_is_said_with_its_side_and_without_water(words: str):
    game = table(modules=EXPANSION, tiles=CORNER, courts=[10, 5])
    assert reason(game, words) == "not_asked"
    with pytest.raises(castillo.IllegalChoice):
        game.choose(words)


def test_a_refusal_carries_the_reason_of_the_whole_notation():
    game = table(tiles=[tile("inland-1", 0, 0)], cards=[card(1, 1, 0, 4, "w")], courts=[4, 5])
    with pytest.raises(castillo.IllegalChoice) as refused:
        game.choose("card 0,1 4")
    assert str(refused.value.reason) == "In Tierra de Encinas your total would equal Blue’s 4."


def test_a_document_as_it_is_described_can_be_read():
    document = {
        "players": 3, "modules": ["caballero_expansion"], "round": 2, "scores": [0, 1, 2], "courts": [5, 5, 5],
        "stage": "turns", "start_player": 0, "played": [7, 3, 9], "display": ["coast-2", "bay-9"],
        "tiles": [tile("cape-1", 0, 0, 1), tile("cape-2", 1, 0, 3), tile("coast-1", 0, 1, 1), tile("open-sea-1", 1, -1),
                  tile("open-sea-2", 0, -1)],
        "cards": [{"seat": 0, "x": 2, "y": 0, "face": "front", "turn": 0, "castle": False, "ships": ["w"],
                   "grande": True}],
        "stock": {"ships": 15, "castles": 16}, "court_ships": [0, 0, 0],
        "alcaldes": [{"seat": 1, "x": 0, "y": 0, "kind": "land", "edge": "e", "ship": False}],
        "turn": {"seat": 2, "done": ["supply"]},
    }  # fmt: skip
    game = castillo.position("el_caballero", document)
    told = game.describe()
    assert told["turn"] == {"seat": 2, "done": ["supply"], "met": []}
    assert told["modules"] == ["el_caballero", "caballero_expansion"], "the game itself is the first of its modules"
    assert {name: told[name] for name in document} == {**document, "modules": told["modules"], "turn": told["turn"]}
    assert game.decisions[0].seat == 2
    assert "supply" not in {option.notation for option in game.decisions[0].options}
    assert castillo.position("el_caballero", told) == game
    game.choose(game.decisions[0].options[0])
    assert castillo.position("el_caballero", told) != game


def test_areas_are_told_field_by_field():
    game = table(players=3, tiles=[tile("coast-6", 0, 0), tile("cape-9", 0, -1, 2)], cards=[card(1, 1, 0, 3, "w")])
    assert isinstance(game, Position)
    assert game.areas() == [
        {"kind": "land", "edges": [[0, 0, "n"], [0, 0, "e"], [0, -1, "s"]], "tiles": 2, "value": 3,
         "totals": [0, 3, 0], "closed": False},
        {"kind": "water", "edges": [[0, 0, "s"], [0, 0, "w"]], "tiles": 1, "value": 1,
         "ships": [0, 0, 0], "closed": False},
        {"kind": "water", "edges": [[0, -1, "n"], [0, -1, "e"], [0, -1, "w"]], "tiles": 1, "value": 2,
         "ships": [0, 0, 0], "closed": False},
    ]  # fmt: skip
    assert game.would_score() == (0, 6, 0)


def test_EC_6_1_the_ship_of_an_alcalde_is_among_the_ships_of_its_water():
    alcalde = {"seat": 1, "x": 1, "y": 1, "kind": "water", "edge": "e"}
    with_ship = table(modules=EXPANSION, tiles=STRAIT, alcaldes=[{**alcalde, "ship": True}])
    assert [area["ships"] for area in with_ship.areas() if [1, 1, "e"] in area["edges"]] == [[0, 1]]
    without = table(modules=EXPANSION, tiles=STRAIT, alcaldes=[alcalde])
    assert [area["ships"] for area in without.areas() if [1, 1, "e"] in area["edges"]] == [[0, 0]]


def test_the_tile_set_names_every_tile_by_pattern_and_number_plain_then_gold_then_fish():
    tiles = castillo.new_game("el_caballero", players=2, seed=1).describe()["tile_set"]
    bays = [each for each in tiles if each["pattern"] == "bay"]
    assert [each["id"] for each in bays] == [f"bay-{n}" for n in range(1, 13)]
    assert [each["symbol"] for each in bays] == ["plain"] * 6 + ["gold"] * 3 + ["fish"] * 3
    assert {each["id"].rpartition("-")[0] == each["pattern"] for each in tiles} == {True}
