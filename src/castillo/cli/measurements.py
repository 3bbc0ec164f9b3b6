"""What `castillo bench` measures. The bots add their own where they have some: `castillo.bots.bench.measurements()`."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from random import Random

import castillo
from castillo.cli.measuring import Measurement, Work, each, per_second
from castillo.kernel.game import Game

PLAYERS = 4
MIDDLE = 5  # the round in which the middle of a game is


def measurements() -> list[Measurement]:
    """Every measurement, the yardstick first."""
    own = [
        Measurement(
            "python_chess_moves_per_second", "python-chess: list moves, push one", "per second", _chess(), True
        ),
        Measurement("decisions_per_second", "decisions, 4 players, random", "per second", _decisions, True),
        Measurement("games_per_second", "whole games, 4 players, random", "per second", _games),
        Measurement("clone_us", "clone in mid-game", "µs", _clone),
        Measurement("view_us", "a seat's view in mid-game", "µs", _view),
        Measurement("replay_ms", "replay of a stored game", "ms", _replay),
    ]
    return own + _of_bots()


def _of_bots() -> list[Measurement]:
    """Rows of the bots: (name, title, unit, work), `work(seconds)` returning the number."""
    if find_spec("castillo.bots") is None or find_spec("castillo.bots.bench") is None:
        return []
    rows = import_module("castillo.bots.bench").measurements()
    return [Measurement(name, title, unit, work) for name, title, unit, work in rows]


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


def _new_game(seed: int) -> Game:
    return castillo.new_game("el_grande", players=PLAYERS, seed=seed)


def middle_game() -> Game:
    game = _new_game(7)
    luck = Random(7)
    while game.view()["board"]["numbers"]["round"] < MIDDLE:
        game.act(luck.choice(game.legal()))
    return game


def _decisions(seconds: float) -> float:
    luck = Random(1)
    return per_second(seconds, lambda: play_on(_new_game(luck.getrandbits(32)), luck))


def _games(seconds: float) -> float:
    luck = Random(1)
    return per_second(seconds, lambda: min(1, play_on(_new_game(luck.getrandbits(32)), luck)))


def _clone(seconds: float) -> float:
    return each(seconds, middle_game().clone, 1e6, batch=100)


def _view(seconds: float) -> float:
    game = middle_game()
    seat = game.decisions[0].seat
    return each(seconds, lambda: game.view(seat), 1e6, batch=10)


def _replay(seconds: float) -> float:
    game = _new_game(7)
    play_on(game, Random(7))
    text = game.record().to_json()
    return each(seconds, lambda: castillo.load(text).replay(), 1e3)
