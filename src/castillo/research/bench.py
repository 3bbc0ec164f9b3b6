"""What `castillo bench` measures of research: the vector environment's loop."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import thread_time

import numpy as np

from castillo.kernel.module import definition
from castillo.research import gymnasium_vector_env
from castillo.research.opponents import SELF

Row = tuple[str, str, str, Callable[[float], float], bool]
GAMES = 64
"""Beside each other."""


def measurements(game: str) -> list[Row]:
    """(name, title, unit, work, whether it is compared): `work(seconds)` measures for so long."""
    players = definition(game).benchmark.players
    title = f"observations and masks, {players} players, vector environment"
    return [("research_steps_per_second", title, "per second", lambda seconds: steps(game, seconds), True)]


def steps(game: str, seconds: float) -> float:
    """Questions answered by chance a second, each with the observation and the mask of whoever is asked next."""
    env = gymnasium_vector_env(game, players=definition(game).benchmark.players, opponents=SELF, num_envs=GAMES)
    env.reset(seed=1)
    luck, made, began = Random(1).random, 0, thread_time()
    while (took := thread_time() - began) < seconds or not made:
        chosen = [offered[int(luck() * len(offered))] for offered in env.batch.legal]
        env.step(np.array(chosen))
        made += GAMES
    return made / took
