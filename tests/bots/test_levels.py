"""Every level plays every game that exists, repeatably, and better than the one below."""

from __future__ import annotations

import pytest

import castillo
from castillo import bots
from castillo.bots.bench import middle_game
from castillo.bots.compiled.dice import Dice
from castillo.bots.compiled.playout import random_playout
from castillo.bots.compiled.tree import shares_of_victory
from castillo.bots.match import TableSetup, play
from castillo.bots.minds import mind_of
from castillo.bots.search import HardBot
from castillo.el_grande.modules.king_and_intrigue.choosing import appeal
from castillo.el_grande.position import Position
from castillo.el_grande.verbs import NAME, PLACE, START
from castillo.kernel.actions import PASS, action
from castillo.kernel.errors import SetupError
from tests.bots.test_guess import MODULE_SETS

FEW = {"hard": 3, "expert": 3, "master": 3}


@pytest.mark.parametrize("modules", MODULE_SETS)
@pytest.mark.parametrize("name", bots.LEVELS)
def test_a_level_plays_to_the_end(name, modules):
    table = TableSetup(players=3, modules=modules, options={"rounds": 6})
    result = play(table, [name, "random", "random"], seed=4, clocks=FEW)
    assert len(result.scores) == 3
    assert result.winners


@pytest.mark.parametrize("extra", [(), ("players_edition", "special_cards")])
@pytest.mark.parametrize("name", [level for level in bots.LEVELS if level != "random"])
def test_a_hand_of_ones_choice_is_a_good_one(name, extra):
    """Marked by what instinct likes, not from the first card on; and not the same hand for every bot."""
    game = castillo.new_game("el_grande", players=3, modules=("base", "king_and_intrigue", *extra), seed=1)
    assert isinstance(game, Position)
    line = [bots.make(name, seed=seat) for seat in range(3)]
    while game.round == 0:
        seat = game.decisions[0].seat
        game.choose(line[seat].choose(game.view(seat))["action"], seat)
    liked = dict(zip([card.key for card in game.book.power_cards], appeal(game.book), strict=True))
    mean = sum(liked.values()) / len(liked)
    hands = [game.view(seat)["hand"] for seat in range(3)]
    for hand in hands:
        assert len(hand) == 13
        assert hand != list(liked)[:13]
        assert sum(liked[key] for key in hand) / 13 > mean
    assert hands[0] != hands[1] or hands[1] != hands[2]


@pytest.mark.parametrize("name", bots.LEVELS)
def test_the_same_seed_gives_the_same_game(name):
    table = TableSetup(players=2, options={"rounds": 6})
    first, second = (play(table, [name, "easy"], seed=9, clocks=FEW) for _ in range(2))
    assert first.scores == second.scores


@pytest.mark.parametrize(("better", "worse", "games"), [("easy", "random", 8), ("medium", "easy", 6)])
def test_a_level_beats_the_one_below(better, worse, games):
    shares = 0.0
    for seed in range(games):
        line = [worse] * 4
        line[seed % 4] = better
        shares += play(TableSetup(), line, seed).share(seed % 4)
    assert shares / games > 0.5


def test_random_playouts_end_and_repeat():
    game = castillo.new_game("el_grande", players=4, seed=1)
    ends = []
    for _ in range(2):
        copy = game.clone()
        assert random_playout(copy, Dice(5)) > 100
        ends.append(copy.scores)
    assert ends[0] == ends[1]
    assert game.scores == (0, 0, 0, 0)


def test_placings_are_looked_at_in_one_order():
    options = [action(PLACE, place) for place in (2, 4, 9)] + [action(START), PASS]
    game = castillo.new_game("el_grande", players=3, seed=1)
    mind = mind_of(game)
    assert mind.in_one_order(game, 0, options, action(PLACE, 4)) == options[1:]
    assert mind.in_one_order(game, 0, options, action(NAME, 4)) == options


def test_shares_of_victory_sum_up_and_follow_the_points():
    shares = shares_of_victory([50.0, 60.0, 40.0], 10.0)
    assert sum(shares) == pytest.approx(1)
    assert shares[1] > shares[0] > shares[2]


def test_clocks_are_simulations_or_seconds():
    assert bots.ThinkingTime.of(5) == bots.ThinkingTime(simulations=5)
    assert bots.ThinkingTime.of(0.5) == bots.ThinkingTime(seconds=0.5)
    view = castillo.new_game("el_grande", players=4, seed=1).view(2)
    search = bots.make("hard")
    assert search.choose(view, clock=bots.ThinkingTime(seconds=0.02)) in view["decision"]["options"]


def test_an_unknown_bot_is_refused_in_one_sentence():
    with pytest.raises(SetupError, match="'nobody' is not known; choose from: random"):
        bots.make("nobody")


def test_a_bot_of_ones_own_can_be_registered():
    class First(bots.Bot):
        name = "first"

        def pick(self, view, decision, clock):
            return decision["options"][0]["action"]

    bots.register("first", First)
    assert "first" in bots.names()
    assert play(TableSetup(players=2, options={"rounds": 6}), ["first", "random"], 1).decisions[0] > 0


def test_a_hint_names_an_option_and_what_is_expected():
    view = castillo.new_game("el_grande", players=4, seed=1).view(2)
    found = bots.hint(view, clock=6)
    assert found["option"] in view["decision"]["options"]
    assert len(found["points"]) == 4
    assert sum(found["estimate"]) == pytest.approx(1)


def test_win_chances_of_a_watchers_view_and_of_a_finished_game():
    game = castillo.new_game("el_grande", players=2, seed=1)
    assert sum(bots.win_chances(game.view(None), clock=2)) == pytest.approx(1)
    random_playout(game, Dice(1))
    assert sorted(bots.win_chances(game)) in ([0.0, 1.0], [0.5, 0.5])


def test_every_level_has_a_name_and_a_line_in_every_language():
    from pathlib import Path

    folder = Path(bots.__file__).parent / "texts"
    for language in ("en", "de", "nl", "fr"):
        text = (folder / f"{language}.ftl").read_text("utf-8")
        for level in bots.LEVELS:
            assert f"bots-level-{level} =" in text or f"bots-level-{level}\n" in text


def test_a_search_ends_when_nothing_can_overtake_its_choice():
    game = middle_game("el_grande")
    seat = game.decisions[0].seat
    search = HardBot(1).begin(game.view(seat))
    search.run(400, float("inf"))
    chosen, made = search.best(), int(search.iterations)
    visits = sorted(search.root.visits)
    assert made < 400
    assert visits[-1] - visits[-2] > 400 - made
    whole = HardBot(1).begin(game.view(seat))
    while whole.iterations < 400:
        whole.run(int(whole.iterations) + 1, float("inf"))
    assert whole.best() == chosen, "what was left to try would have changed nothing"
