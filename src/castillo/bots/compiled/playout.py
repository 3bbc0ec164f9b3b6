"""Playouts: a game played on by chance, or by instinct."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from castillo.bots.compiled.dice import Dice
from castillo.kernel.game import Game
from castillo.kernel.mind import Mind

LONGEST: Final = 5000
"""Decisions; a playout that takes longer is broken off, so that no bot ever hangs."""


def random_playout(game: Game, dice: Dice) -> i64:
    """Play on to the end by chance; how many decisions it took."""
    count: i64 = 0
    while game.frames and count < LONGEST:
        actions = game.current
        game.act(actions[dice.below(len(actions))])
        count += 1
    return count


def by_instinct(mind: Mind, game: Game, seat: i64, actions: list[int], dice: Dice, noise: float) -> i64:
    """The action that looks best, give or take some noise (in points)."""
    if len(actions) == 1:
        return actions[0]
    scores = mind.instincts(game, seat, actions)
    best: i64 = 0
    most = -1e18
    for i in range(len(actions)):
        score = scores[i] + noise * dice.part()
        if score > most:
            most = score
            best = i
    return actions[best]


def most_promising(scores: list[float], count: i64) -> list[int]:
    """Where the so many highest scores are, in their order.

    >>> most_promising([1.0, 5.0, 3.0, 2.0], 2)
    [1, 2]
    """
    by_score = sorted(range(len(scores)), key=lambda i: -scores[i])
    return sorted(by_score[:count])


def act_by_instinct(mind: Mind, game: Game, dice: Dice, noise: float) -> None:
    """One decision of whoever is asked first."""
    game.act(by_instinct(mind, game, game.frames[-1].seat, game.current, dice, noise))


def finish_turn(mind: Mind, game: Game, seat: i64, dice: Dice, noise: float) -> None:
    """Play on by instinct until the turn of a seat is over; others answer what they are asked meanwhile."""
    count: i64 = 0
    while game.frames and game.active == seat and count < LONGEST:
        act_by_instinct(mind, game, dice, noise)
        count += 1


def finish_asking(mind: Mind, game: Game, dice: Dice, noise: float) -> None:
    """Let all who are asked at once answer."""
    while game.frames and game.frames[-1].together:
        act_by_instinct(mind, game, dice, noise)


def finish_turns(mind: Mind, game: Game, turns: i64, dice: Dice, noise: float) -> None:
    """Play on by instinct until so many turns have ended (or begun to be somebody else's)."""
    count: i64 = 0
    active = game.active
    while game.frames and count < LONGEST:
        act_by_instinct(mind, game, dice, noise)
        count += 1
        if game.active != active:
            active = game.active
            turns -= 1
            if turns <= 0:
                return
