"""Greedy over a whole turn: try each option, finish the turn by instinct, and see how it looks."""

from __future__ import annotations

from mypy_extensions import i64

from castillo.bots.compiled.dice import Dice
from castillo.bots.compiled.playout import finish_discs, finish_turn
from castillo.kernel.frame import Simultaneous
from castillo.kernel.game import Game


def lead(values: list[float], seat: i64) -> float:
    """How far a seat is ahead of the others: half of their mean, half of the best of them."""
    best = -1e18
    total = 0.0
    for i in range(len(values)):
        if i != seat:
            total += values[i]
            best = max(best, values[i])
    return values[seat] - (total / (len(values) - 1) + best) / 2


def turn_values(game: Game, seat: i64, actions: list[int], dice: Dice) -> list[float]:
    """For each action, how far ahead the seat looks when its turn is over."""
    out: list[float] = []
    for action in actions:
        after = game.clone()
        after.act_as(seat, action)
        if after.frames and isinstance(after.frames[-1], Simultaneous):
            finish_discs(after, dice, 1.0)
        finish_turn(after, seat, dice, 0.0)
        out.append(lead(after.rules.appraise(after), seat))
    return out
