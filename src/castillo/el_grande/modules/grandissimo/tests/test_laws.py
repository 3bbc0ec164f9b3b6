"""What holds in every state of a game of Grandissimo, whatever is played."""

import json
from random import Random
from typing import Any

import pytest

import castillo
from castillo.bots import guess
from castillo.bots.minds import mind_of
from castillo.el_grande.modules.grandissimo.board import GUESTS, PRISON, SHIP_TILES
from castillo.el_grande.modules.grandissimo.law import broken
from castillo.el_grande.modules.grandissimo.state import LEFT_OUT
from castillo.el_grande.modules.grandissimo.tests.at_table import SECOND, at_table, markers
from castillo.el_grande.places import BLACK
from castillo.el_grande.position import Position
from castillo.fuzz.faults import check_reload, check_secrets, kit_of
from tests.kit import how_many, read_if_possible

FIRST_GAME = {"sixth_stack": "first_game"}
WALKS = [(players, sixth, seed) for seed, players in enumerate((2, 3, 4, 5)) for sixth in ("random", "by_hand")]


@pytest.mark.parametrize(("players", "sixth", "seed"), WALKS)
@pytest.mark.parametrize("modules", [["grandissimo"], ["grandissimo", "anniversary"]])
def test_laws_of_pieces_persons_views_and_guesses(modules: list[str], players: int, sixth: str, seed: int):
    luck = Random(f"{seed}/{sixth}")
    options = {"sixth_stack": sixth, "castillo": luck.choice(["open", "closed"])}
    game = castillo.new_game("el_grande", players=players, modules=modules, seed=seed, options=options)
    assert isinstance(game, Position)
    looked = 0
    while not game.over:
        before = game.clone()
        actions = game.legal()
        seat = game.decisions[0].seat
        if luck.random() < 0.1:
            assert len(mind_of(game).instincts(game, seat, actions)) == len(actions)
            viewer = luck.choice([None, *range(players)])
            view = json.loads(json.dumps(game.view(viewer)))
            assert guess(view, luck.getrandbits(20)).view(viewer) == view
            check_reload(game)
            check_secrets(game, luck)
            looked += 1
        game.act(luck.choice(actions))
        assert not kit_of(before).broken_law(before, game)
        check_state(game)
    assert looked


def check_state(game: Position) -> None:
    assert broken(game) == []
    for place in (SHIP_TILES, SHIP_TILES + 1, PRISON, *range(GUESTS, GUESTS + 5)):
        assert game.count(BLACK, place) == 0


def test_numbers_that_do_not_add_up_are_refused_with_one_sentence():
    """Whatever a position document says of the module: it is played on, or refused."""
    luck = Random(7)
    game = castillo.new_game("el_grande", players=3, modules=["grandissimo"], seed=6)
    for _ in range(90):
        game.act(luck.choice(game.legal()))
    document = game.describe()
    others = [slot for slot in range(len(document["module_state"])) if slot != LEFT_OUT]
    refused, tried = 0, how_many(200, 3000)
    for _ in range(tried):
        state = list(document["module_state"])
        state[luck.choice(others)] = luck.choice([-9, -2, -1, 0, 1, 2, 3, 7, 9, 16, 30, 99, 513, 1 << 40])
        other = read_if_possible(document | {"module_state": state})
        if other is None:
            refused += 1
            continue
        while not other.over:
            other.act(luck.choice(other.legal()))
            assert other.view(0)
    assert refused > tried // 5


@pytest.mark.parametrize(
    ("numbers", "what"),
    [
        ({"LEFT_OUT": 1 << 19}, "the cards that are left out"),
        ({"ALLIES": 2, "ALLIES_1": 2}, "the allied regions"),
        ({"ALLIES": 2}, "the allied regions"),
        ({"KEPT_0": 33, "KEPT_2": 33}, "a card that is kept"),
        ({"BOYCOTT": 2}, "a region card that is taken"),
        ({"BOYCOTT_BY": 2}, "a region card that is taken"),
        ({"BOYCOTT": 2, "BOYCOTT_BY": 0, "INCOGNITO": 2, "INCOGNITO_BY": 1}, "one region card taken twice"),
        ({"SEEN": 1}, "who has seen a region card"),
        ({"LAST": 1, **SECOND}, "the last word"),
        ({"LAST_TURN": 2}, "the last word"),
        ({"CROWNED": 1}, "the Grande that is King"),
        ({"HOMES": 2}, "where a Grande in the Castillo stood"),
        ({"QUEEN": 0, "elsewhere": {"ship_1": [1, 0, 0, 0]}}, "who is aboard a ship"),
        ({"QUEEN": 0, "elsewhere": {"guests_0": [1, 0, 0, 0]}}, "guests of nobody or of themselves"),
        ({"INQUISITOR": 0, "options": FIRST_GAME}, "a General Inquisitor who is not in the game"),
        ({"SHIPS": 0, "options": FIRST_GAME}, "a ship that is not in the game"),
    ],
)
def test_each_kind_of_number_that_does_not_add_up_has_its_words(numbers: dict[str, Any], what: str):
    with pytest.raises(castillo.SetupError, match=rf"^module_state: the numbers do not add up \({what}\)\.$"):
        at_table(**numbers)


@pytest.mark.parametrize(
    ("numbers", "what"),
    [
        ({"QUEEN": 4}, "4 at place 2 is not allowed; seat is"),
        ({"INQUIRED": 2}, "2 at place 6 is not allowed; flag is"),
        ({"SPIES": 16}, "16 at place 18 is not allowed; seats is"),
        ({"QUICK": 40}, "40 at place 7 is not allowed; count is"),
        ({"ALLIES": 17, "ALLIES_1": 2}, "17 at place 16 is not allowed; region is"),
        ({"BOYCOTTED": 16}, "16 at place 14 is not allowed; disc is"),
        ({"KEPT_0": 999}, "999 at place 34 is not allowed; card is"),
        ({"QUICK": 1}, "1 at place 7 is possible only once a turn is under way"),
        ({"SECOND": 1}, "1 at place 25 is possible only once a turn is under way"),
        ({"LAST_NOW": 1}, "1 at place 24 is possible only once a turn is under way"),
        ({"STOPPED": 1}, "1 at place 8 is possible only once a round is under way"),
        ({"INQUIRED": 1}, "1 at place 6 is possible only once a round is under way"),
        ({"LAST": 1, "LAST_CARD": 418}, "1 at place 21 is possible only once a round is under way"),
        ({"BOYCOTTED": 2}, "2 at place 14 is possible only once a scoring is under way"),
    ],
)
def test_each_number_is_one_that_it_can_be_now(numbers: dict[str, Any], what: str):
    with pytest.raises(castillo.SetupError, match=f"^module_state: {what}"):
        at_table(**numbers)


@pytest.mark.parametrize("out", [1, 1 << 15, 3])
def test_no_card_is_left_out_unless_the_table_says_so(out: int):
    with pytest.raises(castillo.SetupError, match="how many cards are left out"):
        at_table(LEFT_OUT=out)
    by_hand = {"options": {"sixth_stack": "by_hand"}}
    with pytest.raises(castillo.SetupError, match="how many cards are left out"):
        at_table(LEFT_OUT=out, **by_hand)


@pytest.mark.parametrize(
    ("fields", "what"),
    [
        ({"elsewhere": {"ship_1": [1, 1, 0, 0]}}, "who is aboard a ship"),
        ({"elsewhere": {"guests_4": [1, 0, 0, 0]}}, "guests of nobody or of themselves"),
        ({"elsewhere": {"prison": [1, 0, 0, 0]}, "options": FIRST_GAME}, "prisoners without a prison"),
        ({"revealed": {"6": "spanish_inquisition"}, "options": FIRST_GAME}, "a card that is left out lies open"),
    ],
)
def test_what_stands_beside_the_board_must_be_possible(fields: dict[str, Any], what: str):
    with pytest.raises(castillo.SetupError, match=rf"^elsewhere, revealed: this is not possible \({what}\)\.$"):
        at_table(**fields)


def test_whoever_is_aboard_has_the_ship_if_a_document_does_not_say():
    game = at_table(elsewhere={"ship_2": [0, 2, 0, 0]})
    assert [markers(game)[name]["seat"] for name in ("ship_1", "ship_2")] == [None, 1]
