"""Fit the weights of El Grande's appraisal to games of our own bots, and write src/castillo/el_grande/fitted.py.

    python tools/fit.py --games 400 --bot medium --players 4 [--write]

Whenever a turn has ended, the features of each seat are kept. The weights of each round are fitted, from the last third
of the game to the first, to the points a seat got until the next third and what that was worth then: a ridge regression
towards the weights in use, so that little data changes little. Needs numpy.
"""

from __future__ import annotations

import argparse
import json
from multiprocessing import Pool
from pathlib import Path
from typing import Any, cast

import castillo
from castillo.bots import make
from castillo.el_grande.appraise import own_features, spread_points, turns_to_come
from castillo.el_grande.fitted import FITTED
from castillo.el_grande.places import CASTILLO
from castillo.el_grande.position import Position
from castillo.el_grande.weights import OWN_FEATURES, SPREADS, weights_for

HAND = 2 * len(SPREADS) + OWN_FEATURES.index("hand")
Moment = tuple[int, list[float], int]  # round, features, points
Course = list[Moment]  # of one seat through one game; the last is the end
WEIGHTS = Path("src/castillo/el_grande/fitted.py")


def features(game: Position, seat: int, turns: int) -> list[float]:
    """Regions by spread, the Castillo by spread, what the seat has."""
    appraiser = game.book.appraiser
    regions, tower = [0.0] * len(SPREADS), [0.0] * len(SPREADS)
    for place in game.book.board_places:
        rows = spread_points(appraiser.key_of(game, place), game.seats, appraiser.paid)
        into = tower if place == CASTILLO else regions
        for i, row in enumerate(rows):
            into[i] += row[seat]
    return [*regions, *tower, *own_features(game, seat, turns)]


def play(job: tuple[str, int, int, int | None]) -> list[Course]:
    """One game: for each seat a moment after every turn."""
    name, players, seed, clock = job
    game = castillo.new_game("el_grande", players=players, seed=seed)
    bots = [make(name, seed=seed * 8 + seat) for seat in range(players)]
    courses: list[Course] = [[] for _ in range(players)]
    active = -1
    while not game.over:
        position = cast(Position, game)
        if position.active != active:
            active = position.active
            turns = turns_to_come(position)
            for seat, course in enumerate(courses):
                course.append((int(position.round), features(position, seat, turns), position.points[seat]))
        seat = game.decisions[0].seat
        option = bots[seat].choose(game.view(seat), clock=clock)
        game.choose(option["action"], seat=seat)
    for seat, course in enumerate(courses):
        course.append((10, [], game.scores[seat]))
    return courses


def targets(courses: list[Course], number: int, weights: dict[int, Any]) -> tuple[list[list[float]], list[float]]:
    """The features of a round, and for each the points still got: to the next third, and what that was worth."""
    rows: list[list[float]] = []
    wanted: list[float] = []
    after = (number - 1) // 3 * 3 + 4
    for course in courses:
        later, row, points = next(moment for moment in course if moment[0] >= after)
        worth = points + (sum(w * x for w, x in zip(weights[later], row, strict=True)) if row else 0.0)
        for n, now, had in course:
            if n == number:
                rows.append(now)
                wanted.append(worth - had)
    return rows, wanted


def fitted(courses: list[Course], players: int, pull: float) -> tuple[list[list[float]], list[float]]:
    """The weights by round, and how much of the spread of the points to come they explain."""
    import numpy as np

    old = weights_for(players)
    weights: dict[int, Any] = {}
    explained = [0.0] * 10
    for number in range(9, 0, -1):
        found = targets(courses, number, weights)
        rows, target = np.array(found[0]), np.array(found[1])
        prior = np.array(old[number])
        prior[-1] = target.mean() - (rows[:, :-1] @ prior[:-1]).mean()
        scale = rows.std(axis=0) + 1e-6
        scaled = rows / scale
        scaled[:, -1] = scale[-1] = 1.0
        strength = pull * np.eye(len(prior))
        strength[-1, -1] = 0.0
        strength[HAND, HAND] = 1e9  # which card is played follows from the hand: it tells too little by itself
        change = np.linalg.solve(scaled.T @ scaled + strength, scaled.T @ (target - rows @ prior)) / scale
        weights[number] = prior + change
        explained[number] = float(1 - (target - rows @ weights[number]).var() / target.var())
    weights[0] = weights[1]
    return [[round(float(w), 4) for w in weights[number]] for number in range(10)], explained


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bot", default="medium")
    parser.add_argument("--clock", type=int, help="simulations for each decision")
    parser.add_argument("--seed", type=int, default=500_000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--pull", type=float, default=200.0, help="how strongly the weights in use are kept")
    parser.add_argument("--keep", help="write the courses of the games to this file")
    parser.add_argument("--read", help="fit to the courses in this file instead of playing")
    parser.add_argument("--write", action="store_true", help=f"write {WEIGHTS}")
    args = parser.parse_args()
    if args.read:
        courses: list[Course] = json.loads(Path(args.read).read_text())
    else:
        jobs = [(args.bot, args.players, args.seed + i, args.clock) for i in range(args.games)]
        with Pool(args.jobs) as pool:
            courses = [course for game in pool.imap_unordered(play, jobs) for course in game]
    if args.keep:
        Path(args.keep).write_text(json.dumps(courses))
    weights, explained = fitted(courses, args.players, args.pull)
    names = [*(f"regions±{s}" for s in SPREADS), *(f"castillo±{s}" for s in SPREADS), *OWN_FEATURES]
    for i, name in enumerate(names):
        print(f"{name:>14}", *(f"{row[i]:8.2f}" for row in weights[1:]))
    print("     explained", *(f"{share:8.2f}" for share in explained[1:]))
    if args.write:
        write({**FITTED, args.players: weights})


def write(table: dict[int, list[list[float]]]) -> None:
    """The module with all fitted weights."""
    head = WEIGHTS.read_text().split("FITTED:")[0]
    lines = ["FITTED: dict[int, list[list[float]]] = {"]
    for players in sorted(table):
        lines += [f"    {players}: [", *(f"        {row}," for row in table[players]), "    ],"]
    WEIGHTS.write_text(head + "\n".join([*lines, "}"]) + "\n")


if __name__ == "__main__":
    main()
