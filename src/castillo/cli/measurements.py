"""What `castillo bench` measures of a game, beside a yardstick; the rows of the bots are in `castillo.bots.bench`."""

from __future__ import annotations

from importlib.util import find_spec
from random import Random

import castillo
from castillo.bots import bench
from castillo.bots.bench import is_early
from castillo.bots.compiled.dice import Dice
from castillo.bots.compiled.playout import random_playout
from castillo.cli.measuring import Measurement, Work, each, per_second
from castillo.kernel.errors import SetupError
from castillo.kernel.game import Game
from castillo.kernel.module import definition


def measurements(game: str) -> list[Measurement]:
    """Every measurement, the yardstick first."""
    engine, yardstick = Engine(game), "python-chess: list moves, push one"
    decisions, games = (f"{what}, {engine.players} players, random" for what in ("decisions", "whole games"))
    return [
        Measurement("python_chess_moves_per_second", yardstick, "per second", _chess(), True),
        Measurement("decisions_per_second", decisions, "per second", engine.decisions, True),
        Measurement("compiled_loop_per_second", "the same inside the compiled loop", "per second", engine.inside, True),
        *(
            Measurement(f"{module}_share", f"decisions with {module}, of those without", "", engine.share_with(module))
            for module in definition(game).benchmark.beside
        ),
        Measurement("games_per_second", games, "per second", engine.games),
        Measurement("clone_us", "clone in mid-game", "µs", engine.clone),
        Measurement("view_us", "a seat's view in mid-game", "µs", engine.view),
        Measurement("preview_us", "a preview in mid-game", "µs", engine.preview),
        Measurement("replay_ms", "replay of a stored game", "ms", engine.replay),
        *(Measurement(*row) for row in bench.measurements(game)),
        *_research(game),
    ]


def _research(game: str) -> list[Measurement]:
    """Rows that need the extra `research` and a game that can be encoded; none without."""
    if not (find_spec("numpy") and find_spec("gymnasium")):
        return []
    from castillo.research import codec
    from castillo.research.bench import measurements as of_research

    try:
        codec(game, players=definition(game).benchmark.players)
    except SetupError:
        return []
    return [Measurement(*row) for row in of_research(game)]


# -- the yardstick -------------------------------------------------------------------------------------------


def _chess() -> Work | None:
    return _chess_moves if find_spec("chess") is not None else None


def _chess_moves(seconds: float) -> float:
    import chess

    luck = Random(1).random

    def some() -> int:
        board = chess.Board()
        for number in range(80):
            moves = list(board.legal_moves)
            if not moves:
                return number + 1
            board.push(moves[int(luck() * len(moves))])
        return 80

    return per_second(seconds, some)


# -- the engine ----------------------------------------------------------------------------------------------


def play_on(game: Game, luck: Random) -> int:
    """Random choices to the end of the game; how many."""
    random = luck.random
    made = 0
    while not game.over:
        options = game.legal()
        game.act(options[int(random() * len(options))])
        made += 1
    return made


class Engine:
    """What the engine does with one game; each takes the seconds it may measure for."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.players = definition(game).benchmark.players

    def new_game(self, seed: int, *modules: str) -> Game:
        return castillo.new_game(self.game, players=self.players, modules=modules or None, seed=seed)

    def middle_game(self) -> Game:
        game, luck = self.new_game(7), Random(7)
        while is_early(game):
            game.act(luck.choice(game.legal()))
        return game

    def decisions(self, seconds: float, *modules: str) -> float:
        luck = Random(1)
        return per_second(seconds, lambda: play_on(self.new_game(luck.getrandbits(32), *modules), luck))

    def inside(self, seconds: float) -> float:
        luck, dice = Random(1), Dice(1)
        return per_second(seconds, lambda: int(random_playout(self.new_game(luck.getrandbits(32)), dice)))

    def share_with(self, module: str) -> Work:
        """How many decisions a second there are with a module, for each one without; a part of a slice for both."""
        return lambda seconds: self.decisions(seconds / 2, module) / self.decisions(seconds / 2)

    def games(self, seconds: float) -> float:
        luck = Random(1)
        return per_second(seconds, lambda: min(1, play_on(self.new_game(luck.getrandbits(32)), luck)))

    def clone(self, seconds: float) -> float:
        return each(seconds, self.middle_game().clone, 1e6, batch=100)

    def view(self, seconds: float) -> float:
        game = self.middle_game()
        seat = game.decisions[0].seat
        return each(seconds, lambda: game.view(seat), 1e6, batch=10)

    def preview(self, seconds: float) -> float:
        """Of all options in turn."""
        game = bench.middle_game(self.game)
        options = game.decisions[0].options

        def some() -> int:
            for option in options:
                game.preview(option)
            return len(options)

        return 1e6 / per_second(seconds, some)

    def replay(self, seconds: float) -> float:
        game = self.new_game(7)
        play_on(game, Random(7))
        text = game.record().to_json()
        return each(seconds, lambda: castillo.load(text).replay(), 1e3)
