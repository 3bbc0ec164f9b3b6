"""Tune the weights of El Grande's appraisal in tournaments: `medium` with a change against `medium` without it.

    python tools/tune.py --games 160 [--players 4] [--start '{"regions": 0.9}']

One multiplier after the other is tried, upwards and downwards; a change that scores clearly more stays. It runs
until it is stopped; the multipliers it ends with are then worked into src/castillo/el_grande/weights.py by hand. (A
regression of final points on features was tried first and lost 15 points a game: who leads is not why they lead.)
"""

from __future__ import annotations

import argparse
import json
from math import sqrt
from typing import cast

import castillo
from castillo.bots import register
from castillo.bots.match import TableSetup, play
from castillo.bots.minds import mind_for
from castillo.bots.simple import MediumBot
from castillo.el_grande.mind import GrandeMind
from castillo.el_grande.weights import InstinctWeights, Weights, rows_for

Change = dict[str, float]
GROUPS: dict[str, list[int]] = {
    "regions": [0, 1, 2],
    "certain": [0],
    "uncertain": [2],
    "tower": [3, 4, 5],
    "in_castillo": [6],
    "court": [7],
    "court_up_to_5": [8],
    "hand": [9],
    "turn_to_come": [10],
}
"""Columns of the weights that are changed together."""
PARTS = {"early": range(4), "middle": range(4, 7), "late": range(7, 10)}
"""Rounds whose regions are changed together."""
OWN_NUMBERS = ("a_choice", "each_placed", "at_court", "too_few", "too_many")
"""Of instinct's own numbers, those that a factor changes."""
STEPS = (0.75, 1.33)


class Changed(MediumBot):
    name = "changed"
    style = "changed"


class Kept(MediumBot):
    name = "kept"
    style = "kept"


def apply(style: str, change: Change, players: int) -> None:
    """The mind of a style, with the change worked in."""
    view = castillo.new_game("el_grande", players=players, seed=1).view(0)
    mind = cast(GrandeMind, mind_for(view["setup"], style)[1])
    appraiser = mind.by_hand = mind.appraiser
    rows = [list(row) for row in rows_for()]
    for name, factor in change.items():
        for number, row in enumerate(rows):
            columns = GROUPS.get(name, [0, 1, 2] if number in PARTS.get(name, ()) else [])
            for column in columns:
                row[column] *= factor
    appraiser.weights = [Weights(row) for row in rows]
    appraiser.instinct = InstinctWeights()
    for name in OWN_NUMBERS:
        setattr(appraiser.instinct, name, getattr(appraiser.instinct, name) * change.get(name, 1.0))
    appraiser.known.clear()


def compare(change: Change, kept: Change, players: int, games: int, seed: int) -> tuple[float, float]:
    """By how many points a change scores more, and how sure that is; given up early when it is worse."""
    apply("changed", change, players)
    apply("kept", kept, players)
    leads: list[float] = []
    for i in range(games):
        line = [("changed", "kept")[(seat + i) % 2] for seat in range(players)]
        result = play(TableSetup(players=players), line, seed + i)
        own = [points for points, name in zip(result.scores, line, strict=True) if name == "changed"]
        other = [points for points, name in zip(result.scores, line, strict=True) if name == "kept"]
        leads.append(sum(own) / len(own) - sum(other) / len(other))
        mean = sum(leads) / len(leads)
        error = sqrt(sum((lead - mean) ** 2 for lead in leads)) / len(leads)
        if i >= 39 and not -0.5 * error < mean < 3 * error:
            break
    return mean, error


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=160)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--start", type=json.loads, default={}, help="multipliers to begin with")
    args = parser.parse_args()
    register("changed", Changed)
    register("kept", Kept)
    kept: Change = dict(args.start)
    seed = 1_000_000
    while True:
        for name in (*GROUPS, *PARTS, *OWN_NUMBERS):
            for step in STEPS:
                change = {**kept, name: kept.get(name, 1.0) * step}
                seed += 1000
                mean, error = compare(change, kept, args.players, args.games, seed)
                better = mean > 1.5 * error
                print(f"{name} x {step}: {mean:+.1f} ± {error:.1f}", "stays" if better else "", flush=True)
                if better:
                    kept = change
                    print(json.dumps(kept), flush=True)


if __name__ == "__main__":
    main()
