"""Position documents of El Caballero: written and read in every state, and refused where they cannot be."""

from random import Random
from typing import Any

import pytest

import castillo
from castillo.fuzz.documents import first_fault
from tests.caballero.table import EXPANSION, card, tile
from tests.caballero.test_laws import purposeful
from tests.kit import how_many

LAND = [tile("inland-1", 0, 0)]
SEA = [tile("open-sea-1", 0, 0)]
CLOSED = [tile("cape-1", 0, 0, 1), tile("cape-6", 1, 0, 3)]
AT_START = {"seat": 0, "x": 0, "y": 0}


@pytest.mark.parametrize("modules", [[], EXPANSION])
def test_a_position_is_the_same_after_writing_and_reading(modules: list[str]):
    for seed in range(how_many(2, 30)):
        game = castillo.new_game("el_caballero", players=2 + seed % 3, modules=modules, seed=seed)
        luck = Random(seed)
        while not game.over:
            again = castillo.position("el_caballero", game.describe())
            assert again == game
            assert again.describe() == game.describe()
            assert again.legal() == game.legal()
            assert [d.seat for d in again.decisions] == [d.seat for d in game.decisions]
            purposeful(game, luck)
        assert castillo.position("el_caballero", game.describe()).over


def test_what_is_left_out_is_as_at_the_start_of_the_round():
    game = castillo.position("el_caballero", {"players": 3, "round": 3})
    document = game.describe()
    assert document["stage"] == "power_cards"
    assert [len(hand) for hand in document["hands"]] == [11, 11, 11]
    assert document["courts"] == [5, 5, 5]
    assert (len(document["tiles"]), len(document["display"])) == (1, 5)
    assert document["stock"] == {"ships": 12, "castles": 12}
    turns = castillo.position("el_caballero", {"players": 3, "played": [7, 3, 9]})
    assert turns.describe()["turn"] == {"seat": 2, "done": [], "met": []}


REFUSED: list[tuple[str, dict[str, Any]]] = [
    ("castle", {"castle": 1}),
    ("tiles", {"tiles": []}),
    ("tiles", {"tiles": [tile("coast-99", 0, 0)]}),
    ("tiles", {"tiles": [*LAND, tile("inland-1", 1, 0)]}),
    ("tiles", {"tiles": [*LAND, tile("inland-2", 0, 0)]}),
    ("land would meet water", {"tiles": [*LAND, tile("open-sea-1", 1, 0)]}),
    ("apart", {"tiles": [*LAND, tile("inland-2", 3, 0)]}),
    ("turn", {"tiles": [tile("cape-1", 0, 0, 4)]}),
    ("x", {"tiles": [tile("cape-1", 99, 0)]}),
    ("two of them|exactly one", {"tiles": LAND, "display": ["inland-1"]}),
    ("twice", {"tiles": LAND, "display": ["inland-2", "inland-2"]}),
    ("no card can lie", {"tiles": LAND, "cards": [card(0, 2, 0, 1, "w")]}),
    ("no card can lie", {"tiles": LAND, "cards": [card(0, 0, 0, 1, "w")]}),
    ("2 sides", {"tiles": [*LAND, tile("inland-2", 1, 1)], "cards": [card(0, 1, 0, 1, "w")]}),
    ("front up", {"tiles": SEA, "cards": [card(0, 1, 0, 6, "w")]}),
    ("no water", {"tiles": LAND, "cards": [card(0, 1, 0, 1, "w", ships=["w"])]}),
    ("two ships", {"tiles": SEA, "cards": [card(0, 1, 0, 1, "w", ships=["w", "w"])]}),
    ("edge", {"tiles": SEA, "cards": [card(0, 1, 0, 1, "w", ships=["q"])]}),
    ("seat", {"tiles": SEA, "cards": [card(5, 1, 0, 1, "w")]}),
    ("grande", {"tiles": SEA, "cards": [card(0, 1, 0, 1, "w", grande=True)]}),
    ("grande", {"modules": EXPANSION, "tiles": SEA, "cards": [card(0, n, 0, 1, "w", grande=True) for n in (-1, 1)]}),
    ("Alcaldes", {"tiles": CLOSED, "alcaldes": [{"seat": 0, "x": 0, "y": 0, "kind": "land"}]}),
    ("not closed", {"modules": EXPANSION, "tiles": LAND, "alcaldes": [{**AT_START, "kind": "land"}]}),
    ("no such water", {"modules": EXPANSION, "tiles": LAND, "alcaldes": [{**AT_START, "kind": "water"}]}),
    ("ship", {"modules": EXPANSION, "tiles": CLOSED, "alcaldes": [{**AT_START, "kind": "land", "ship": True}]}),
    ("courts", {"courts": [65, 5]}),
    ("courts", {"courts": [5]}),
    ("courts", {"courts": "many"}),
    ("stock", {"stock": {"ships": 11}}),
    ("court_ships", {"court_ships": [13, 0]}),
    ("stock", {"court_ships": [7, 7]}),
    ("round", {"round": 8}),
    ("round", {"round": 0}),
    ("100 digits", {"round": 10**5000}),
    ("played", {"played": [7, 7]}),
    ("played", {"played": [14, 2]}),
    ("played", {"start_player": 0, "played": [None, 3]}),
    ("stage", {"stage": "somewhere"}),
    ("played", {"stage": "turns"}),
    ("over", {"stage": "over"}),
    ("hands", {"hands": [[1, 2], [3, 4]]}),
    ("turn", {"turn": {"seat": 0, "done": []}}),
    ("turn.done", {"played": [7, 3], "turn": {"seat": 0, "done": ["dance"]}}),
    ("turn.done", {"played": [7, 3], "turn": {"seat": 0, "done": ["supply", "supply"]}}),
    ("turn.done", {"played": [7, 3], "turn": {"seat": 0, "done": ["tile coast-2 5,5 r0"]}}),
    ("turn.met", {"played": [7, 3], "tiles": SEA, "turn": {"seat": 0, "done": [], "met": [[0, 0, "n"]]}}),
    ("tie", {
        "played": [7, 3], "tiles": LAND, "courts": [0, 5],
        "cards": [card(0, 1, 0, 4, "w"), card(1, 0, 1, 4, "n")], "turn": {"seat": 0, "done": ["card 1,0 4"]},
    }),
    ("display: 6 tiles are shown; by now there are at most 5", {
        "tiles": LAND, "display": [f"coast-{n}" for n in range(1, 7)],
    }),
    ("display: 5 tiles are shown; by now there are at most 4", {
        "played": [7, 3], "tiles": [*SEA, tile("open-sea-2", 1, 0)], "display": [f"coast-{n}" for n in range(1, 6)],
        "turn": {"seat": 0, "done": ["tile open-sea-2 1,0 r0"]},
    }),
    ("start tile", {"played": [7, 3], "tiles": LAND, "turn": {"seat": 0, "done": ["tile inland-1 0,0 r0"]}}),
    ("no tile twice", {
        "played": [9, 3], "tiles": [*SEA, tile("open-sea-2", 1, 0)],
        "turn": {"seat": 0, "done": ["tile open-sea-2 1,0 r0"] * 2},
    }),
    ("'card 1,0 4' was not done", {"played": [7, 3], "tiles": LAND, "turn": {"seat": 0, "done": ["card 1,0 4"]}}),
    ("'raise 1,0 4' was not done: seat 0 has nothing there", {
        "played": [7, 3], "tiles": LAND, "cards": [card(1, 1, 0, 4, "w")],
        "turn": {"seat": 0, "done": ["raise 1,0 4"]},
    }),
    ("'castle 1,0' was not done", {"played": [7, 3], "tiles": LAND, "turn": {"seat": 0, "done": ["castle 1,0"]}}),
    ("'ship 1,0 e' was not done", {"played": [7, 3], "tiles": LAND, "turn": {"seat": 0, "done": ["ship 1,0 e"]}}),
    ("'grande 1,0' was not done", {
        "modules": EXPANSION, "played": [7, 3], "tiles": LAND, "turn": {"seat": 0, "done": ["grande 1,0"]},
    }),
    ("'alcalde 0,0 land' was not done", {
        "modules": EXPANSION, "played": [7, 3], "tiles": CLOSED, "turn": {"seat": 0, "done": ["alcalde 0,0 land"]},
    }),
    ("turn.met: holds land edges", {
        "played": [7, 3], "tiles": LAND, "turn": {"seat": 0, "done": [], "met": [[0, 0, "n"]]},
    }),
    ("turn.met: holds land edges", {
        "played": [7, 3], "tiles": LAND, "cards": [card(0, 1, 0, 4, "w")],
        "turn": {"seat": 0, "done": ["card 1,0 4"], "met": [[0, 0, "e"]] * 2},
    }),
    ("tile_set", {"tile_set": []}),
    ("scores", {"scores": [-1, 0]}),
]  # fmt: skip


@pytest.mark.parametrize(("said", "change"), REFUSED)
def test_what_cannot_be_is_refused_in_a_sentence(said: str, change: dict[str, Any]):
    with pytest.raises(castillo.SetupError, match=said) as refused:
        castillo.position("el_caballero", {"players": 2, **change})
    assert str(refused.value).endswith(".")


def test_what_was_laid_and_is_gone_since_was_done():
    """EC-4.6, EC-4.8: who withdraws a card, or lays a tile that throws it out, has laid it nonetheless."""
    for since in (["withdraw 1,0"], ["tile inland-2 0,1 r0"]):
        turn = {"seat": 0, "done": ["card 1,0 4", *since]}
        tiles = [*LAND, tile("inland-2", 0, 1)]
        game = castillo.position("el_caballero", {"players": 2, "played": [7, 3], "tiles": tiles, "turn": turn})
        assert game.decisions[0].seat == 0


def test_a_display_that_is_left_out_lacks_the_tiles_laid_in_this_turn():
    turn = {"seat": 0, "done": ["tile open-sea-2 1,0 r0"]}
    document = {"players": 2, "played": [7, 3], "tiles": [*SEA, tile("open-sea-2", 1, 0)], "turn": turn}
    game = castillo.position("el_caballero", document)
    assert len(game.describe()["display"]) == 4
    assert len(castillo.position("el_caballero", {**document, "turn": None}).describe()["display"]) == 5


def test_too_many_cards():
    ring = [tile(f"bay-{n + 1}", n, 0, 1) for n in range(9)]
    cards = [card(0, n, 1, 1, "n") for n in range(9)]
    with pytest.raises(castillo.SetupError, match="only 8 cards"):
        castillo.position("el_caballero", {"players": 2, "tiles": ring, "cards": cards, "courts": [0, 5]})


@pytest.mark.long
@pytest.mark.timeout(3000)
def test_broken_documents_are_refused_or_can_be_played_on():
    assert first_fault(seed=5, cases=how_many(150, 4000), game="el_caballero") == ""


@pytest.mark.parametrize(
    ("sheet", "said"),
    [
        ({"el_caballero/tile/open-sea": {"gold": 1}}, "no land"),
        ({"el_caballero/tile/isthmus": {"fish": 1}}, "single water"),
        ({"el_caballero/tile/cape": {"plain": 40}}, "at most 64"),
        ({"el_caballero/price": {"move": 0}}, "must cost"),
        ({"el_caballero/player": {"cards": 61}}, "more than 60"),
    ],
)
def test_sheets_that_make_no_game_are_refused(sheet: dict[str, dict[str, int]], said: str):
    with pytest.raises(castillo.SetupError, match=said):
        castillo.new_game("el_caballero", players=2, seed=1, sheet=sheet)


def test_a_sheet_replaces_the_tile_set():
    sheet = {"el_caballero/tile/inland": {"plain": 9, "gold": 0}, "el_caballero/power/power_13": {"supply": 3}}
    game = castillo.new_game("el_caballero", players=2, seed=1, sheet=sheet)
    document = game.describe()
    assert sum(t["pattern"] == "inland" for t in document["tile_set"]) == 9
    assert castillo.load(game.record().to_json()).replay().describe() == document


@pytest.mark.parametrize("began", range(4))
def test_who_has_played_by_now_says_who_began(began: int):
    played = [None if (seat - began) % 4 > 1 else 3 + seat for seat in range(4)]
    for seed in range(4):
        document = {"players": 4, "seed": seed, "round": 2, "played": played}
        assert castillo.position("el_caballero", document).describe()["start_player"] == began
    with pytest.raises(castillo.SetupError, match="clockwise"):
        castillo.position("el_caballero", {**document, "start_player": (began + 1) % 4})
