"""What a place may be expected to pay, by seat, if the counts there change a little before it is scored."""

from __future__ import annotations

from math import erf, sqrt
from typing import Final

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande.weights import SPREADS
from castillo.kernel.mind import balance

MOST: Final = 63
"""Caballeros: no lead is larger."""


@mypyc_attr(acyclic=True)
class Chances:
    """How likely a lead is to hold, if leads are uncertain by `spread` caballeros: by the lead, plus `MOST`."""

    def __init__(self, spread: float) -> None:
        scale = 1.0 / (spread * sqrt(2.0))
        leads = [float(lead) for lead in range(-MOST, MOST + 1)]
        self.behind: list[float] = [0.5 * (1.0 + erf((lead - 0.5) * scale)) for lead in leads]  # the other stays behind
        self.ahead: list[float] = [0.5 * (1.0 - erf((lead + 0.5) * scale)) for lead in leads]


def outlook(keys: list[int], values: list[int], bonus: list[int], paid: i64, chances: Chances) -> list[float]:
    """Expected points by seat from one place, each lead being uncertain.

    With next to no spread it is what a scoring pays (EG-4.1):

    >>> [round(points, 2) for points in outlook([3, 2, 1, 0], [4, 2, 0], [0, 0, 0, 0], 3, Chances(0.1))]
    [4.0, 2.0, 0.0, 0.0]
    """
    seats = len(keys)
    out = [0.0] * seats
    for seat in range(seats):
        if keys[seat] > 0:
            out[seat] = _expected(keys, seat, values, float(bonus[seat]), paid, chances)
    return out


def _expected(keys: list[int], seat: i64, values: list[int], bonus: float, paid: i64, chances: Chances) -> float:
    """One seat's points. `free_n` is the chance that n opponents are ahead and none is level, `level_n` that somebody
    is; in single numbers, since lists of them would take most of the time."""
    own: i64 = keys[seat] + MOST
    free_0, free_1, free_2 = 1.0, 0.0, 0.0
    level_0, level_1 = 0.0, 0.0
    for other in range(len(keys)):
        theirs: i64 = keys[other]
        if other == seat or theirs <= 0:
            continue
        behind = chances.behind[own - theirs]
        ahead = chances.ahead[own - theirs]
        tied = 1.0 - behind - ahead
        level_1 = level_1 * (behind + tied) + level_0 * ahead + free_1 * tied
        free_2 = free_2 * behind + free_1 * ahead
        level_0 = level_0 * (behind + tied) + free_0 * tied
        free_1 = free_1 * behind + free_0 * ahead
        free_0 = free_0 * behind
    points = free_0 * bonus + free_0 * float(values[0])
    if paid > 1:
        points += free_1 * float(values[1])
        points += level_0 * float(values[1])
    if paid > 2:
        points += free_2 * float(values[2])
        points += level_1 * float(values[2])
    return points


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


CHANCES: Final = [Chances(spread) for spread in SPREADS]


def spread_points(key: i64, seats: i64, paid: i64) -> list[list[float]]:
    """The outlooks of a packed place, by spread and seat."""
    keys = [(key >> (6 * seat)) & 63 for seat in range(seats)]
    bonus = [((key >> (30 + 2 * seat)) & 3) * 2 for seat in range(seats)]
    values = [(key >> 50) & 31, (key >> 45) & 31, (key >> 40) & 31]
    return [outlook(keys, values, bonus, paid, chances) for chances in CHANCES]
