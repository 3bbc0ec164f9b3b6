"""Turning points: the turns that changed a seat's chance to win, told apart from the noise of guessing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import hypot

from msgspec import Struct

from castillo.server.endings import TurningMessage
from castillo.server.story import Guess, Turn

LEAST = 0.08  # of the chance to win
SURE = 3  # standard errors
MOST = 4  # for each seat


class Change(Struct):
    """What a turn, by its number, did to the chance of a seat."""

    turn: int
    seat: int
    by: float


def turning(guesses: Sequence[Guess]) -> list[Change]:
    """For each seat the largest changes that are no mere noise, in the order of time.

    >>> [(each.turn, each.seat) for each in turning([Guess([0.5, 0.5], 0.02), Guess([0.6, 0.4], 0.02)])]
    [(0, 0), (0, 1)]
    """
    found: list[Change] = []
    for seat in range(len(guesses[0].chances) if guesses else 0):
        changes = []
        for turn, (before, after) in enumerate(pairwise(guesses)):
            by = after.chances[seat] - before.chances[seat]
            if abs(by) >= max(LEAST, SURE * hypot(before.error, after.error)):
                changes.append(Change(turn, seat, by))
        found += sorted(changes, key=lambda change: -abs(change.by))[:MOST]
    return sorted(found, key=lambda change: (change.turn, change.seat))


def inner_moments(turns: Sequence[Turn], changes: Sequence[Change]) -> set[int]:
    """The moments within these turns, between their first entry and their last."""
    return {number for change in changes for number in range(turns[change.turn].first, turns[change.turn].last)}


def told(change: Change, turn: Turn, guesses: Mapping[int, Guess]) -> TurningMessage:
    """A turning point with the entry that changed most, by what is known of the chances in its turn.

    A window that the seat let pass is told where the turn cost it as much.
    """
    known = [number for number in range(turn.first - 1, turn.last + 1) if number in guesses]
    steps = {
        after: (guesses[after].chances[change.seat] - guesses[before].chances[change.seat]) * change.by
        for before, after in pairwise(known)
    }
    most = max(steps, key=lambda number: steps[number], default=turn.last)
    unused = turn.let_pass.get(change.seat, "") if change.by <= -LEAST else ""
    return TurningMessage(
        change.seat, turn.round, turn.acting, turn.first, turn.last, most, round(change.by, 3), unused
    )
