"""Learn the weights of El Grande's appraisal from what becomes of a position, and print them for weights.py.

    python tools/learn.py --seconds 400 --jobs 2

Self-play is stopped now and then, a few answers to the same question are tried, and each is played on by instinct to
the end, many times. The weights are fitted to the differences between answers to one question: who leads anyway is the
same in all of them. (Fitted to final points alone, weights lost 15 points a game: who leads is not why they lead.) They
are held near the hand-set ones and near those of the neighbouring rounds. Use an installed, compiled castillo.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from multiprocessing import Pool
from random import Random
from time import process_time
from typing import cast

import numpy as np

import castillo
from castillo.bots.compiled.dice import Dice
from castillo.bots.compiled.greedy import turn_values
from castillo.bots.compiled.playout import LONGEST, act_by_instinct, finish_asking, finish_turn, finish_turns
from castillo.bots.minds import guess, mind_of
from castillo.el_grande.appraise import Scene, turns_to_come
from castillo.el_grande.mind import GrandeMind
from castillo.el_grande.outlook import spread_points
from castillo.el_grande.places import CASTILLO, COURT, PROVINCE
from castillo.el_grande.position import Position
from castillo.el_grande.weights import FEATURES, SPREADS, rows_for
from castillo.kernel.frame import Simultaneous
from castillo.kernel.mind import balance

Row = tuple[int, int, list[float], float]
"""Number of the question, round, features of the seat's lead, points its lead grew by until the end."""

WIDTH = len(FEATURES)
ROUNDS = 9
SAMPLED = 0.05  # of all questions
BY_SIGHT, BY_CHANCE = 2, 2  # answers that are tried: the best by instinct, and others
HELD = 2.5  # how strongly a weight is held where it was set by hand; by its neighbours, four times as strongly


def features(game: Position) -> list[list[float]]:
    """By seat, what the columns of the weights are multiplied with."""
    appraiser = cast(GrandeMind, mind_of(game)).by_hand
    scene = Scene(game)
    turns = turns_to_come(game)
    out = [[0.0] * WIDTH for _ in range(game.seats)]
    for place in game.book.board_places:
        first = len(SPREADS) if place == CASTILLO else 0
        points = spread_points(appraiser.key_of(scene, place), game.seats, appraiser.paid)
        for i in range(len(SPREADS)):
            for seat in range(game.seats):
                out[seat][first + i] += points[i][seat]
    for seat in range(game.seats):
        court = game.count(seat, COURT)
        out[seat][2 * len(SPREADS) :] = [
            float(game.count(seat, CASTILLO)),
            float(court),
            float(min(court, 5)),
            appraiser.hand(game.hands[seat]),
            float(turns >> seat & 1),
            float(bool(game.vetoes[seat])),
            float(game.count(seat, PROVINCE)),
        ]
    return out


def asks_one(game: Position) -> bool:
    return len(game.current) > 1 and not isinstance(game.frames[-1], Simultaneous)


def self_play(seed: int, random: Random) -> Iterator[Position]:
    """The questions of one game; every other one is answered by a look at the whole turn, the rest by instinct."""
    dice = Dice(seed)
    game = cast(Position, guess(castillo.new_game("el_grande", players=4, seed=seed).view(0), seed))
    while game.frames:
        if asks_one(game):
            yield game
        if asks_one(game) and random.random() < 0.5:
            values = turn_values(mind_of(game), game, game.frames[-1].seat, game.current, dice)
            game.act(game.current[values.index(max(values))])
        else:
            act_by_instinct(mind_of(game), game, dice, 1.5)


def until_turn_ends(game: Position, seat: int, dice: Dice) -> None:
    """To the end of the seat's turn: the one that is on, or, after a power card, the one to come."""
    finish_asking(mind_of(game), game, dice, 1.0)
    while game.frames and game.active != seat:
        act_by_instinct(mind_of(game), game, dice, 0.6)
    finish_turn(mind_of(game), game, seat, dice, 0.3)


def tried(game: Position, question: int, random: Random, playouts: int) -> Iterator[Row]:
    """A few answers to the question, and what becomes of them."""
    seat = game.frames[-1].seat
    scores = mind_of(game).instincts(game, seat, game.current)
    order = sorted(range(len(scores)), key=lambda i: -scores[i])
    rest = order[BY_SIGHT:]
    seed = random.randrange(1 << 30)
    for i in order[:BY_SIGHT] + random.sample(rest, min(BY_CHANCE, len(rest))):
        after = game.clone()
        after.act_as(seat, game.current[i])
        until_turn_ends(after, seat, Dice(seed))
        if not after.frames:
            continue
        now = balance([float(points) for points in after.points], seat)
        grown = 0.0
        for number in range(playouts):
            end = after.clone()
            finish_turns(mind_of(game), end, LONGEST, Dice(seed + number), 0.6)
            grown += balance([float(points) for points in end.points], seat) - now
        columns = zip(*features(after), strict=True)
        yield question, after.round, [balance(list(column), seat) for column in columns], grown / playouts


def gather(task: tuple[int, float, int]) -> list[Row]:
    """As much as comes up in some seconds."""
    seed, seconds, playouts = task
    random = Random(seed)
    rows: list[Row] = []
    question = seed << 32
    game_seed = seed * 100_000
    began = process_time()
    while process_time() - began < seconds:
        game_seed += 1
        for game in self_play(game_seed, random):
            if random.random() < SAMPLED:
                rows += tried(game, question, random, playouts)
                question += 1
    return rows


def fitted(rows: list[Row]) -> list[list[float]]:
    """Weights by round: least squares on differences within a question, held by the hand-set ones and neighbours."""
    before = np.array(rows_for()[1:])
    groups: dict[tuple[int, int], list[tuple[list[float], float]]] = {}
    for question, number, x, y in rows:
        groups.setdefault((question, number), []).append((x, y))
    size = ROUNDS * WIDTH
    left, right = np.zeros((size, size)), np.zeros(size)
    squares, count = 0.0, 0
    for (_, number), answers in groups.items():
        xs = np.array([x for x, _ in answers])
        ys = np.array([y for _, y in answers])
        xs -= xs.mean(0)
        ys -= ys.mean()
        squares += float(ys @ ys)
        count += len(ys)
        part = slice((number - 1) * WIDTH, number * WIDTH)
        left[part, part] += xs.T @ xs
        right[part] += xs.T @ (ys - xs @ before[number - 1])
    hold = HELD * squares / count
    left += np.eye(size) * hold
    for number in range(ROUNDS):
        for other in (number + 1, number + 3):  # the next round of the same third, the same round of the next third
            if other < ROUNDS and (other == number + 3 or other // 3 == number // 3):
                for column in range(WIDTH):
                    one, two = number * WIDTH + column, other * WIDTH + column
                    left[[one, two], [one, two]] += 4 * hold
                    left[[one, two], [two, one]] -= 4 * hold
    weights = before + np.linalg.solve(left, right).reshape(ROUNDS, WIDTH)
    return [[round(float(weight), 2) for weight in row] for row in weights]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=400, help="of each process")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--playouts", type=int, default=8, help="of each answer")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with Pool(args.jobs) as pool:
        tasks = [(args.seed + job, args.seconds, args.playouts) for job in range(args.jobs)]
        rows = [row for part in pool.map(gather, tasks) for row in part]
    print(f"# {len(rows)} answers, {args.playouts} playouts each")
    for row in fitted(rows):
        print(f"    {row},")


if __name__ == "__main__":
    main()
