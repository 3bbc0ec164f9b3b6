"""How long bots think on the web: `python -m tests.bench.thinking [--game el_caballero] [--level hard] [--players 4]`.

A script, not a test. Bots of one level play against each other as a server has them play: each decision is given what
is left of a turn's time, and is timed with the reading of its view. Times say something on a machine that does nothing
else.
"""

from __future__ import annotations

import argparse
import time
from random import Random

import msgspec

import castillo
from castillo.kernel.module import GAMES
from castillo.server import worker
from castillo.server.settings import Settings


def main() -> None:
    parser = argparse.ArgumentParser(description="How long bots think on the web.")
    parser.add_argument("--game", choices=list(GAMES), default="el_caballero")
    parser.add_argument("--level", default="hard")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--modules", default="")
    parser.add_argument("--decisions", type=int, default=200)
    wish = parser.parse_args()
    luck = Random(1)
    took: list[float] = []
    while len(took) < wish.decisions:
        took += one_game(wish, luck)
    took.sort()
    half, most = took[len(took) // 2], took[len(took) * 99 // 100]
    print(f"{wish.game} {wish.modules}, {wish.players} times {wish.level}: {len(took)} decisions", end=", ")
    print(f"half of them within {half:.2f} s, 99 of 100 within {most:.2f} s, all within {took[-1]:.2f} s")


def one_game(wish: argparse.Namespace, luck: Random) -> list[float]:
    """The seconds that each decision of a game took."""
    settings, turn, spent = Settings(), (0, -1), 0.0
    took: list[float] = []
    modules = [name for name in wish.modules.split(",") if name] or None
    game = castillo.new_game(wish.game, players=wish.players, modules=modules, seed=luck.getrandbits(32))
    while not game.over:
        decision = game.decisions[0]
        if (now := (game.describe()["round"], int(game.active))) != turn:
            turn, spent = now, 0.0
        seconds = min(settings.bot_decision, max(0.05, settings.bot_turn - spent))
        view = msgspec.json.encode(game.view(decision.seat))
        begun = time.perf_counter()
        action, busy = worker.answer(wish.level, luck.getrandbits(32), view, seconds)
        took.append(time.perf_counter() - begun)
        spent += busy
        game.choose(action, decision.seat)
    return took


if __name__ == "__main__":
    main()
