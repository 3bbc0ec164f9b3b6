"""What a place may be expected to pay, by seat, if the counts there change a little before it is scored."""

from __future__ import annotations

from math import erf, sqrt

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande.weights import SPREADS
from castillo.kernel.mind import balance


def outlook(keys: list[int], values: list[int], bonus: list[int], paid: i64, spread: float) -> list[float]:
    """Expected points by seat from one place, each lead being uncertain by `spread` caballeros.

    With next to no spread it is what a scoring pays (EG-4.1):

    >>> [round(points, 2) for points in outlook([3, 2, 1, 0], [4, 2, 0], [0, 0, 0, 0], 3, 0.1)]
    [4.0, 2.0, 0.0, 0.0]
    """
    seats = len(keys)
    out = [0.0] * seats
    for seat in range(seats):
        if keys[seat] <= 0:
            continue
        free = [1.0, 0.0, 0.0, 0.0]  # chances of so many opponents ahead, none level
        level = [0.0, 0.0, 0.0, 0.0]  # ... and somebody level
        for other in range(seats):
            if other != seat and keys[other] > 0:
                _meet(free, level, float(keys[seat] - keys[other]), spread)
        points = free[0] * bonus[seat]
        for place in range(paid):
            points += free[place] * values[place]
            if place > 0:
                points += level[place - 1] * values[place]
        out[seat] = points
    return out


def _meet(free: list[float], level: list[float], lead: float, spread: float) -> None:
    """One more opponent, over whom the lead is so many."""
    scale = 1.0 / (spread * sqrt(2.0))
    behind = 0.5 * (1.0 + erf((lead - 0.5) * scale))  # the opponent stays behind
    ahead = 0.5 * (1.0 - erf((lead + 0.5) * scale))
    tied = 1.0 - behind - ahead
    for place in range(3, -1, -1):
        level_before = level[place - 1] if place > 0 else 0.0
        free_before = free[place - 1] if place > 0 else 0.0
        level[place] = level[place] * (behind + tied) + level_before * ahead + free[place] * tied
        free[place] = free[place] * behind + free_before * ahead


def packed(values: list[int]) -> i64:
    """What three places pay, in one number."""
    return values[0] << 10 | values[1] << 5 | values[2]


@mypyc_attr(acyclic=True)
class Outlook:
    """What a place is worth to each seat, and over the mean of the others; the key says everything it depends on.

    Tuples, since many outlooks are remembered: the garbage collector need not look into those.
    """

    def __init__(self, key: i64, worth: list[float]) -> None:
        self.key: i64 = key
        self.worth: tuple[float, ...] = tuple(worth)
        self.balances: tuple[float, ...] = tuple([balance(worth, seat) for seat in range(len(worth))])


def spread_points(key: i64, seats: i64, paid: i64) -> list[list[float]]:
    """The outlooks of a packed place, by spread and seat."""
    keys = [(key >> (6 * seat)) & 63 for seat in range(seats)]
    bonus = [((key >> (30 + 2 * seat)) & 3) * 2 for seat in range(seats)]
    values = [(key >> 50) & 31, (key >> 45) & 31, (key >> 40) & 31]
    return [outlook(keys, values, bonus, paid, spread) for spread in SPREADS]
