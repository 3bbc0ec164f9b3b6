"""The odds of a land: what it pays each seat of its value, when leads are uncertain and others may still come."""

from __future__ import annotations

from math import erf, sqrt
from typing import Final

from mypy_extensions import i64, mypyc_attr

from castillo.kernel.mind import balance

ENOUGH: Final = 9.0
"""With so many caballeros in a land, hardly anybody comes there any more."""


def placing(totals: list[int], second: float, tied: float, spread: float, entry: float) -> list[float]:
    """How many times its value a land pays by seat: 2 for the first, 1 for the second, where there is one (EC-5.1).

    Each lead is uncertain by `spread` caballeros; who is not there yet comes with the chance `entry`.

    >>> [round(share, 2) for share in placing([7, 4, 4, 1], 1.0, 1.0, 0.1, 0.0)]
    [2.0, 0.0, 0.0, 0.0]
    >>> [round(share, 2) for share in placing([4, 4, 1], 1.0, 1.0, 0.1, 0.0)]
    [1.0, 1.0, 0.0]
    """
    seats = len(totals)
    scale = 1.0 / (spread * sqrt(2.0))
    out = [0.0] * seats
    for seat in range(seats):
        own = totals[seat]
        if own <= 0:
            continue
        first, one_ahead, level = 1.0, 0.0, 0.0  # nobody ahead; one, and none level with them; nobody, but some level
        for other in range(seats):
            if other == seat:
                continue
            if totals[other] > 0:
                lead = float(own - totals[other])
                behind = 0.5 * (1.0 + erf((lead - 0.5) * scale))
                ahead = 0.5 * (1.0 - erf((lead + 0.5) * scale))
            else:
                ahead = entry * max(0.1, 1.0 - float(own) / ENOUGH)
                behind = 1.0 - ahead
            same = max(0.0, 1.0 - behind - ahead)
            one_ahead = one_ahead * behind + first * ahead
            level = level * (behind + same) + first * same
            first *= behind
        out[seat] = 2.0 * first + second * one_ahead + tied * level
    return out


@mypyc_attr(acyclic=True)
class Odds:
    """What a land with these totals pays by seat until the end, for each point of its value and for each open edge.

    The key says everything it depends on. Tuples, since many are remembered: the garbage collector need not look into
    those.
    """

    __slots__ = ("key", "by_value", "by_edge", "lead_by_value", "lead_by_edge")

    def __init__(self, key: i64, by_value: list[float], by_edge: list[float]) -> None:
        self.key: i64 = key
        self.by_value: tuple[float, ...] = tuple(by_value)
        self.by_edge: tuple[float, ...] = tuple(by_edge)
        self.lead_by_value: tuple[float, ...] = tuple([balance(by_value, seat) for seat in range(len(by_value))])
        self.lead_by_edge: tuple[float, ...] = tuple([balance(by_edge, seat) for seat in range(len(by_edge))])
