"""What `castillo bench` measures of the bots: playouts, guesses, iterations of the search."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import count
from time import thread_time
from typing import Any

import castillo
from castillo.bots.compiled.dice import Dice
from castillo.bots.compiled.playout import random_playout
from castillo.bots.match import TableSetup, play
from castillo.bots.minds import guess, mind_of
from castillo.bots.registry import make
from castillo.bots.search import HardBot
from castillo.kernel.game import Game
from castillo.kernel.module import definition

Row = tuple[str, str, str, Callable[[float], float]]


def measurements(game: str) -> list[Row]:
    """(name, title, unit, work): `work(seconds)` measures for so long and returns the number."""
    minds, players = Minds(game), definition(game).benchmark.players
    return [
        ("playouts_per_second", f"random playouts from mid-game, {players} players", "per second", minds.playouts),
        ("tree_iterations_per_second", "tree iterations of hard in mid-game", "per second", minds.iterations),
        ("guess_us", "a guess in mid-game", "µs", minds.guesses),
        ("medium_ms", "a decision of medium in mid-game", "ms", minds.medium),
        ("medium_games_per_day", f"games of {players} medium, in a day of one core", "a day", minds.games_of_medium),
    ]


def is_early(game: Game) -> bool:
    """Whether the middle of a game is still to come."""
    return float(mind_of(game).ahead(game)) > definition(game.setup.game).benchmark.middle + 1e-9


@cache
def middle_game(name: str) -> Game:
    """At the first question of a turn in the middle of a game, played by `medium`, with several answers worth a look.

    It is played once: whoever asks must not change it.
    """
    players = definition(name).benchmark.players
    game = castillo.new_game(name, players=players, seed=3)
    bots = [make("medium", seed=seat) for seat in range(players)]
    while is_early(game) or game.active < 0 or _goes_without_saying(game):
        seat = game.waiting_seats()[0]
        game.choose(bots[seat].choose(bots[seat].look(game, seat))["action"], seat=seat)
    return game


def _goes_without_saying(game: Game) -> bool:
    return len(mind_of(game).in_one_order(game, game.decisions[0].seat, game.legal(), 0)) == 1


def middle_view(name: str) -> dict[str, Any]:
    """The view of the seat that is asked there."""
    game = middle_game(name)
    return game.view(game.decisions[0].seat)


def _rate(seconds: float, work: Callable[[], int]) -> float:
    """How many a second of this thread's own time."""
    began = thread_time()
    done = 0
    while (took := thread_time() - began) < seconds:
        done += work()
    return done / took


class Minds:
    """What bots do with one game; each takes the seconds it may measure for."""

    def __init__(self, game: str) -> None:
        self.game = game

    def playouts(self, seconds: float) -> float:
        """Random playouts a second, from the middle of a game to its end."""
        game, dice = middle_game(self.game), Dice(1)

        def some() -> int:
            for _ in range(10):
                random_playout(game.clone(), dice)
            return 10

        return _rate(seconds, some)

    def iterations(self, seconds: float) -> float:
        """One search that is continued."""
        search = HardBot(1).begin(middle_view(self.game))

        def some() -> int:
            before = int(search.iterations)
            search.run(before + 10, float("inf"))
            return max(1, int(search.iterations) - before)

        return _rate(seconds, some)

    def guesses(self, seconds: float) -> float:
        """Microseconds for a guess."""
        view = middle_game(self.game).view(0)
        return 1e6 / _rate(seconds, lambda: min(1, len(guess(view, 1).frames)))

    def medium(self, seconds: float) -> float:
        """Milliseconds for a decision of `medium`."""
        view = middle_view(self.game)
        bot = make("medium", seed=1)
        return 1e3 / _rate(seconds, lambda: min(1, len(bot.choose(view))))

    def games_of_medium(self, seconds: float) -> float:
        """Whole games a day, every seat seeing its own view and nothing else."""
        table, seeds = TableSetup(self.game, definition(self.game).benchmark.players), count()
        bots = ["medium"] * table.players
        return 86_400 * _rate(seconds, lambda: min(1, len(play(table, bots, next(seeds)).scores)))
