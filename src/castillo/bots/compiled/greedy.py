"""Greedy over a whole turn: try each option, finish the turn by instinct, and see how it looks."""

from __future__ import annotations

from mypy_extensions import i64

from castillo.bots.compiled.dice import Dice
from castillo.bots.compiled.playout import finish_asking, finish_turn, most_promising
from castillo.kernel.game import Game
from castillo.kernel.mind import Mind


def lead(values: list[float], seat: i64) -> float:
    """How far a seat is ahead of the others: half of their mean, half of the best of them."""
    best = -1e18
    total = 0.0
    for i in range(len(values)):
        if i != seat:
            total += values[i]
            best = max(best, values[i])
    return values[seat] - (total / (len(values) - 1) + best) / 2


def worth_a_look(mind: Mind, game: Game, seat: i64, actions: list[int]) -> list[int]:
    """The actions that are tried: all of them, or the most promising where a game has too many."""
    considered = mind.in_one_order(game, seat, actions, 0)
    if not 0 < mind.breadth < len(considered):
        return considered
    return [considered[i] for i in most_promising(mind.instincts(game, seat, considered), mind.breadth)]


def turn_values(mind: Mind, game: Game, seat: i64, actions: list[int], dice: Dice) -> list[float]:
    """For each action, how far ahead the seat looks when its turn is over."""
    out: list[float] = []
    for action in actions:
        after = game.clone()
        after.act_as(seat, action)
        if after.frames and after.frames[-1].together:
            finish_asking(mind, after, dice, 1.0)
        finish_turn(mind, after, seat, dice, 0.0)
        out.append(lead(mind.appraise(after), seat))
    return out
