"""A third game is played through everything that is written for any game."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random

import pytest

import castillo
from castillo import bots
from castillo.cli import main
from castillo.fuzz import Hunt
from castillo.fuzz.faults import Fault
from castillo.fuzz.secrets import check_secret_answer
from castillo.kernel import text, texts
from castillo.kernel.text import Text
from tests.cli.conftest import Terminal
from tests.kit import play_by_seed
from tests.suite import test_conformance as suite
from tests.towers.frames import Bid
from tests.towers.rules import registered

SEATS = (2, 3, 4)
EVERYTHING = ("towers", "anniversary")
LAWS = [getattr(suite, name) for name in vars(suite) if name.startswith("test_")]
FOR_TABLES = [law for law in LAWS if "players" in law.__annotations__]


@pytest.fixture(autouse=True)
def towers() -> Iterator[None]:
    with registered():
        yield


@pytest.mark.parametrize(("modules", "players"), [*((("towers",), players) for players in SEATS), (EVERYTHING, 3)])
@pytest.mark.parametrize("law", FOR_TABLES, ids=lambda law: law.__name__)
def test_it_keeps_what_every_game_keeps(law, modules, players):
    law("towers", modules, players)


def test_set_ups_that_cannot_be():
    suite.test_impossible_set_ups_are_refused("towers")


def test_who_bids_most_goes_first_and_pays():
    game = castillo.new_game("towers", players=3, seed=1)
    for seat, bid in ((0, 1), (1, 3), (2, 1)):
        game.choose(f"number {bid}", seat)
    assert game.view()["order"] == [1, 0, 2]
    assert game.scores == (3, 1, 3)
    assert game.decisions[0].seat == 1


def test_a_newcomer_is_turned_away_once():
    game = castillo.new_game("towers", players=2, seed=1)
    for seat in (0, 1):
        game.choose("number 0", seat)
    game.choose("place castillo")
    game.choose("place castillo")
    game.choose("place castillo")
    assert (game.decisions[0].kind, game.decisions[0].seat) == ("reaction", 0)
    game.choose("answer use")
    assert game.view()["meter"]["castillo"]["now"] == [2, 0]
    game.choose("place castillo")
    assert game.decisions[0].kind == "bid", "nobody has anything left to turn anybody away with"


@pytest.mark.parametrize(("modules", "times"), [(("towers",), 2), (EVERYTHING, 3)])
def test_the_feast_pays_double_or_with_the_anniversary_three_times(modules, times):
    game = castillo.new_game("towers", players=2, modules=modules, seed=1, options={"rounds": 1})
    for seat in (0, 1):
        game.choose("number 0", seat)
    for tower in ("castillo", "castillo", "north", "north"):
        game.choose(f"place {tower}")
    feast = game.view()["board"]["markers"][0]["place"]
    assert game.scores == (
        4 + 2 * (times if feast == "castillo" else 1),
        4 + 4 * (times if feast == "north" else 1),
    )


@pytest.mark.parametrize("level", ["random", "easy", "medium", "hard", "expert", "master"])
def test_bots_of_every_level_play_it(level):
    game = castillo.new_game("towers", players=3, seed=4)
    players = [bots.make(level, seat) for seat in range(3)]
    while not game.over:
        seat = game.decisions[0].seat
        view = game.view(seat)
        game.choose(players[seat].choose(view, view["decision"], 0.05)["action"], seat)
    assert castillo.load(game.record().to_json()).replay().scores == game.scores


@pytest.mark.parametrize("game", ["towers", "el_caballero"])
def test_commands_take_it(capsys, game):
    assert main(["simulate", "--game", game, "--players", "3", "--games", "4", "--bot", "easy", "--json"]) == 0
    assert json.loads(capsys.readouterr().out.splitlines()[-1])["games"] == 4
    assert main(["arena", "--game", game, "--players", "2", "--games", "4", "--bots", "random,easy", "--json"]) == 0
    assert json.loads(capsys.readouterr().out.splitlines()[-1])["games"] == 4
    assert main(["bench", "--game", game, "--seconds", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out.splitlines()[-1])["decisions_per_second"] > 0
    assert main(["cards", "--game", game, "--json"]) == 0
    keys = [card["key"] for card in json.loads(capsys.readouterr().out)["cards"]]
    assert len(keys) >= 4
    assert {key.split("/")[0] for key in keys} <= {game, "caballero_expansion"}


def test_the_terminal_shows_it_and_plays_it_to_the_end(terminal: Terminal):
    terminal.play("--game", "towers", "--players", "3", "--seed", "1", "--bot", "easy", pick=min)
    shown = terminal.out
    assert "Three Towers" in shown
    assert [name for name in ("North Tower", "River Tower", "Gate Tower", "Guards") if name not in shown] == []
    assert re.search(r"(wins|won|share)", shown)
    assert "towers-" not in shown, "every text has been found"
    assert "cli-" not in shown


GIVEN = Text("anniversary-log-standard_given", {"seat": text.seat(0), "to": text.place("castillo")})


def said(game: str) -> list[str]:
    """What a game makes of names that another has too: of a place, a marker, a module and a text."""
    speech = texts.speech("en", game)
    names = [speech.name_of({"place": "castillo"}), speech.name_of({"marker": "double-1"})]
    return [*names, speech.message("anniversary-module", attribute="name"), speech.render(GIVEN)]


def test_names_that_another_game_has_too_mean_its_own_things():
    assert said("towers") == ["Gate Tower", "Feast", "Anniversary", "A banner flies from the Gate Tower."]
    assert said("el_grande") == [
        "Castillo",
        "2× marker",
        "Anniversary standards",
        "Red’s standard now flies in the Castillo.",
    ]


def test_the_terminal_calls_things_as_its_game_does(terminal: Terminal):
    terminal.play("--game", "towers", "--modules", "anniversary", "--players", "2", "--seed", "1", pick=min)
    assert "A banner flies from the" in terminal.out
    assert [word for word in ("Castillo", "standard", "2× marker") if word in terminal.out] == []
    terminal.run("play", "--modules", "anniversary", "--players", "3", "--seed", "5", "--bot", "random")
    assert "Castillo" in terminal.out
    assert "Tower" not in terminal.out


def test_rules_and_cards_are_its_own(terminal: Terminal):
    assert terminal.run("rules", "--game", "towers") == 0
    assert "TT-1" in terminal.out
    assert "EG-" not in terminal.out
    assert terminal.run("cards", "--game", "towers") == 0
    assert "North Tower" in terminal.out
    assert terminal.run("play", "--game", "atlantis") == 2
    assert [game for game in castillo.GAMES if game not in terminal.err] == [], "it lists what there is"


@pytest.mark.parametrize("seed", range(3))
def test_the_fuzzer_finds_nothing_in_it(seed):
    hunt = Hunt(seed, "towers")
    found = [hunt.one_game() for _ in range(5)]
    assert found == [None] * 5
    assert hunt.decisions > 50


@pytest.mark.parametrize("seed", range(6))
def test_nobody_can_tell_other_bids(seed):
    """Twins: the same game with another bid looks the same to the others until the bids are shown."""
    game = castillo.new_game("towers", players=3, seed=seed)
    luck = Random(seed)
    assert check_secret_answer(game, luck.choice([0, 1, 2]), luck, 2) >= 1


def test_a_bid_that_everybody_sees_is_found(monkeypatch):
    monkeypatch.setattr(Bid, "ints_for", lambda bid, viewer: bid.ints())
    with pytest.raises(Fault, match="secret: the view of seat"):
        check_secret_answer(castillo.new_game("towers", players=3, seed=1), 1, Random(1), 2)


def test_the_same_game_from_the_same_luck():
    one, two = (play_by_seed(castillo.new_game("towers", players=4, seed=9), 2) for _ in range(2))
    assert one.describe() == two.describe()
