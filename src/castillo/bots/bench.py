"""What `castillo bench` measures of the bots: playouts, guesses, iterations of the search."""

from __future__ import annotations

from collections.abc import Callable
from time import thread_time

import castillo
from castillo.bots.compiled.dice import Dice
from castillo.bots.compiled.playout import random_playout
from castillo.bots.guessing import guess
from castillo.bots.registry import make
from castillo.bots.search import HardBot
from castillo.kernel.game import Game

MIDDLE = 5  # the round in which the middle of a game is
Row = tuple[str, str, str, Callable[[float], float]]


def measurements() -> list[Row]:
    """(name, title, unit, work): `work(seconds)` measures for so long and returns the number."""
    return [
        ("playouts_per_second", "random playouts from round 5, 4 players", "per second", _playouts),
        ("tree_iterations_per_second", "tree iterations of hard in round 5", "per second", _iterations),
        ("guess_us", "a guess in mid-game", "µs", _guesses),
        ("medium_ms", "a decision of medium in mid-game", "ms", _medium),
    ]


def middle_game() -> Game:
    """At the first turn of the fifth round, played by `medium`."""
    game = castillo.new_game("el_grande", players=4, seed=3)
    bots = [make("medium", seed=seat) for seat in range(4)]
    while game.rules.ahead(game) > (10 - MIDDLE) / 9 or game.active < 0:
        seat = game.decisions[0].seat
        game.choose(bots[seat].choose(game.view(seat))["action"], seat=seat)
    return game


def _rate(seconds: float, work: Callable[[], int]) -> float:
    """How many a second of this thread's own time."""
    began = thread_time()
    done = 0
    while (took := thread_time() - began) < seconds:
        done += work()
    return done / took


def _playouts(seconds: float) -> float:
    game, dice = middle_game(), Dice(1)

    def some() -> int:
        for _ in range(10):
            random_playout(game.clone(), dice)
        return 10

    return _rate(seconds, some)


def _iterations(seconds: float) -> float:
    """One search that goes on."""
    game = middle_game()
    seat = game.decisions[0].seat
    search = HardBot(1).begin(game.view(seat))

    def some() -> int:
        before = int(search.iterations)
        search.run(before + 10, float("inf"))
        return max(1, int(search.iterations) - before)

    return _rate(seconds, some)


def _guesses(seconds: float) -> float:
    view = middle_game().view(0)
    return 1e6 / _rate(seconds, lambda: min(1, len(guess(view, 1).frames)))


def _medium(seconds: float) -> float:
    game = middle_game()
    view = game.view(game.decisions[0].seat)
    bot = make("medium", seed=1)
    return 1e3 / _rate(seconds, lambda: min(1, len(bot.choose(view))))
