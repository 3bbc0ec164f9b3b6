"""What cannot be is refused with one sentence that names the field and what is allowed."""

from __future__ import annotations

import json
from typing import Any

import pytest

import castillo
from castillo.kernel.module import GAMES, GameDefinition, Module


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"players": 6}, "players: 6 is not allowed; el_grande is for 2 to 5 players."),
        ({"players": 1}, "players: 1 is not allowed"),
        ({"players": "4"}, "players: '4' is not allowed"),
        ({"seed": "seven"}, "seed: 'seven' is not a seed; it must be a whole number from 0 to"),
        ({"seed": -1}, "seed: -1 is not a seed"),
        ({"seed": 1.5}, "seed: 1.5 is not a seed"),
        ({"seed": 2**128}, "is not a seed; it must be a whole number"),
        ({"seed": None}, "seed: None is not a seed"),
        ({"modules": ["moon"]}, "modules: 'moon' is not known; el_grande has: base, anniversary, "),
        ({"modules": [["base"]]}, r"modules: \['base'\] is not known"),
        ({"modules": "base"}, "modules: must be a list of module names; got 'base'."),
        ({"options": {"rounds": 7}}, "options.rounds: 7 is not allowed; use one of: 9, 6."),
        ({"options": {"veto": 1}}, "options.veto: 1 is not allowed; use one of: True, False."),
        ({"options": {"castillo": "ajar"}}, "options.castillo: 'ajar' is not allowed; use one of: 'closed', 'open'."),
        ({"options": {"start_player": 4}}, "options.start_player: 4 is not allowed; use one of: None, 0, 1, 2, 3."),
        ({"options": {"colour": 1}}, "options: 'colour' is not known; el_grande has: rounds, veto"),
        ({"options": 5}, "options: must be a table of option names and values; got 5."),
        ({"sheet": {"base/1/move_9": {"up_to": 3}}}, "sheet: 'base/1/move_9' is not a card or place in play"),
        ({"sheet": {"base/1/move_3": {"down_to": 3}}}, "sheet: 'base/1/move_3' has no value 'down_to'; it has: copies"),
        ({"sheet": {"base/1/move_3": {"up_to": -3}}}, "'up_to' must be a whole number from 0 to 255; got -3."),
        ({"sheet": {"base/5/kings_card": {"copies": 0}}}, "sheet: stack 5 has no card left"),
        ({"sheet": {"base/player": {"caballeros": 5}}}, "sheet: 'player' must have home at most court"),
    ],
)
def test_a_game_that_cannot_be_set_up(arguments, message):
    with pytest.raises(castillo.SetupError, match=message):
        castillo.new_game("el_grande", **({"players": 4, "seed": 1} | arguments))


def test_a_game_that_is_not_known():
    with pytest.raises(castillo.SetupError, match="game: 'el_pequeno' is not known; choose from: el_grande"):
        castillo.new_game("el_pequeno", players=4, seed=1)


HEAVEN = {
    "base": Module("base"),
    "sun": Module("sun"),
    "moon": Module("moon", combines_with=["base"]),
    "star": Module("star", needs=["moon"]),
}


class Sky(GameDefinition):
    id = "sky"
    implied = "base"
    modules = HEAVEN


def test_modules_that_do_not_combine_are_named():
    sky = Sky()
    with pytest.raises(castillo.SetupError, match=r"modules: 'sun' and 'moon' do not combine."):
        sky.check_modules(["sun", "moon"])
    with pytest.raises(castillo.SetupError, match=r"modules: 'star' needs 'moon'."):
        sky.check_modules(["star"])
    assert sky.check_modules(["star", "moon"]) == ("base", "moon", "star")


def test_base_is_implied_and_the_order_of_modules_does_not_matter():
    definition = GAMES["el_grande"]
    assert definition.check_modules(None) == ("base",)
    assert definition.check_modules([]) == ("base",)
    assert definition.check_modules(["anniversary", "base"]) == definition.check_modules(["anniversary"])


# -- records -------------------------------------------------------------------------------------------------


def recorded() -> dict[str, Any]:
    game = castillo.new_game(players=3, seed=4)
    for _ in range(40):
        game.choose(game.decisions[0].options[-1])
    found: dict[str, Any] = json.loads(game.record().to_json())
    return found


def test_a_record_replays_to_the_same_game():
    game = castillo.new_game(players=3, seed=4)
    for _ in range(40):
        game.choose(game.decisions[0].options[-1])
    assert castillo.load(json.dumps(recorded())).replay().describe() == game.describe()


def change(raw: dict[str, Any], path: str, value: object) -> str:
    """A record with one thing changed, as text."""
    *parts, last = path.split(".")
    spot: Any = raw
    for part in parts:
        spot = spot[int(part) if part.isdigit() else part]
    spot[int(last) if last.isdigit() else last] = value
    return json.dumps(raw)


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("entries.5", [0, 12345], "record: entry 6 is not possible: "),
        ("entries.5", [9, 12345], "record: entry 6 is not possible: seat: 9 is not a seat"),
        ("entries.5", ["cheat", 0], "record: entry 6 .* is not a choice, take-back, standing answer or seam."),
        ("entries.5", ["take_back", 2], "record: entry 6 is not possible: Seat 2 cannot take back: "),
        ("entries.5", ["stand", 0, "vetto", "always"], "record: entry 6 is not possible: window: 'vetto' is not"),
        ("entries", 7, "record: .* it does not have the right form."),
        ("fingerprints.0.1", "0123456789abcdef", "record: after entry 16 the game differs from the one recorded."),
        ("setup.seed", "x", "seed: 'x' is not a seed"),
        ("setup.players", 6, "players: 6 is not allowed"),
        ("setup.modules", ["moon"], "modules: 'moon' is not known"),
        ("setup.game", "chess", "game: 'chess' is not known"),
        ("castillo", 99, "record: this is not a Castillo record"),
        (
            "values",
            {"base/1/move_3": {"up_to": "many"}},
            "record values: 'base/1/move_3' 'up_to' must be a whole number",
        ),
        ("origin", 5, "record: origin must be a position document; got 5."),
    ],
)
def test_a_tampered_record_is_refused(path, value, message):
    with pytest.raises(castillo.SetupError, match=message):
        castillo.load(change(recorded(), path, value)).replay()


def test_a_record_with_another_seed_does_not_add_up():
    with pytest.raises(castillo.SetupError, match="record: "):
        castillo.load(change(recorded(), "setup.seed", 5)).replay()


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "{}", '{"castillo": 1}', "\x00"])
def test_what_is_no_record_is_refused(text):
    with pytest.raises(castillo.SetupError, match=r"^record: "):
        castillo.load(text)


# -- questions about a game ----------------------------------------------------------------------------------


def test_would_score_knows_places_and_seats():
    game = castillo.new_game(players=3, seed=4)
    with pytest.raises(castillo.IllegalChoice, match="place: 'madrid' cannot be scored; places are: galicia"):
        game.would_score("madrid")
    with pytest.raises(castillo.IllegalChoice, match="place: 'court' cannot be scored"):
        game.would_score("court")
    with pytest.raises(castillo.IllegalChoice, match=r"plus: 3 is not a seat; the seats are 0 to 2."):
        game.would_score("aragon", plus={3: 1})


def test_a_view_is_of_a_seat():
    with pytest.raises(castillo.IllegalChoice, match=r"seat: 3 is not a seat; the seats are 0 to 2."):
        castillo.new_game(players=3, seed=4).view(3)
