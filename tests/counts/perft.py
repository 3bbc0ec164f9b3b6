"""Move counts to a fixed depth, and traces of whole games, stored as text; `python -m tests.counts` makes them anew.

A line of perft.txt: the game, its seed, how many decisions were made before; then in how many ways 1, 2, 3 ... more can
be made. A line of traces.txt: the game; then its decisions, its scores, and a hash of all its positions.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import castillo
from castillo.kernel.luck import Luck
from castillo.kernel.record import fingerprint
from tests.kit import every_table, play_by_seed

FOLDER = Path(__file__).parent
DEPTH = 5
BEFORE = (0, 8, 30, 65, 100)
MOST_LEAVES = 6000
"""A position is counted deeper as long as about so many leaves are to be expected."""

TRACES = 15
"""For every table."""


def perft(game: castillo.Game, depth: int) -> int:
    """How many ways there are to make so many decisions."""
    legal = game.legal()
    if depth == 1 or not legal:
        return len(legal)
    leaves = 0
    for action in legal:
        copy = game.clone()
        copy.act(action)
        leaves += perft(copy, depth - 1)
    return leaves


def seed_of(*words: object) -> int:
    """A seed for a line, so that a new module leaves the other lines as they are."""
    return int(sha256(repr(words).encode()).hexdigest()[:8], 16)


def perft_line(name: str, modules: tuple[str, ...], players: int, before: int) -> str:
    seed = seed_of(name, modules, players, before)
    game = play_by_seed(castillo.new_game(name, players=players, modules=modules, seed=seed), seed, before)
    counts = [perft(game, 1)]
    while len(counts) < DEPTH and 0 < counts[-1] * max(counts[0], 4) < MOST_LEAVES:
        counts.append(perft(game, len(counts) + 1))
    kind = game.decisions[0].kind if not game.over else "over"
    return f"{name} {players}p {'+'.join(modules)} seed {seed} after {before} {kind}: {' '.join(map(str, counts))}"


def perft_lines() -> list[str]:
    return [perft_line(name, modules, players, before) for name, modules, players in every_table() for before in BEFORE]


def trace_line(name: str, modules: tuple[str, ...], players: int, number: int) -> str:
    """One whole game; the number decides options, seed and choices."""
    seed = seed_of(name, modules, players, number)
    luck = Luck(seed)
    specs = [spec for spec in castillo.GAMES[name].options_for(modules) if not spec.seats]
    options = {spec.name: spec.values[luck.below(len(spec.values))] for spec in specs}
    game = castillo.new_game(name, players=players, modules=modules, seed=seed << 64 | seed, options=options)
    mark = sha256(fingerprint(game).encode())
    decisions = 0
    while not game.over:
        legal = game.legal()
        game.act(legal[luck.below(len(legal))])
        mark.update(fingerprint(game).encode())
        decisions += 1
    scores = " ".join(map(str, game.scores))
    what = f"{name} {players}p {'+'.join(modules)} game {number}"
    return f"{what}: {decisions} decisions, scores {scores}, {mark.hexdigest()[:24]}"


def trace_lines(count: int) -> list[str]:
    return [
        trace_line(name, modules, players, number)
        for name, modules, players in every_table()
        for number in range(count)
    ]


def stored(name: str) -> list[str]:
    return (FOLDER / name).read_text("utf-8").splitlines()
