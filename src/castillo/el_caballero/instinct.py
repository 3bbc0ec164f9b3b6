"""Instinct: how good each open option looks at once, before any search, in points over doing nothing.

Deeds know their own (`Deed.instinct`); here are power cards, and the end of a turn, which is worth nothing at all.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from castillo.el_caballero import verbs
from castillo.el_caballero.appraise import Appraiser
from castillo.el_caballero.position import Position
from castillo.el_caballero.thought import Thought
from castillo.kernel.actions import a_of, verb_of

A_LITTLE: Final = 0.05
"""Doing something must be worth so much."""
FIRST_OF_ALL: Final = 50.0
"""More than anything else is worth."""


def instincts(appraiser: Appraiser, game: Position, seat: i64, actions: list[int]) -> list[float]:
    """A score for each action that the seat may answer with."""
    if verb_of(actions[0]) == verbs.POWER:
        return [_power_card(appraiser, game, seat, a_of(action)) for action in actions]
    out = [0.0] * len(actions)
    if supply_first(game, seat, actions):
        out[0] = FIRST_OF_ALL
        return out
    thought = Thought(appraiser, game, seat)
    ruleset = game.ruleset
    verb: i64 = verbs.END
    deed = ruleset.deeds[0]
    for i in range(len(actions)):
        action = actions[i]
        if verb_of(action) == verbs.END:
            continue
        if verb_of(action) != verb:
            verb = verb_of(action)
            deed = ruleset.deed(action)
        out[i] = deed.instinct(thought, action) - A_LITTLE
    return out


def supply_first(game: Position, seat: i64, actions: list[int]) -> bool:
    """Whether the supply is the first option and can be taken whole: then nothing is better to begin with."""
    supply = game.ruleset.supplies[game.played[seat]]
    return verb_of(actions[0]) == verbs.SUPPLY and game.courts[seat] + supply <= game.capacity(seat)


def _power_card(appraiser: Appraiser, game: Position, seat: i64, card: i64) -> float:
    """A supply for now and those left for later, of which only the best will be used; a low card comes late."""
    ruleset, weights = game.ruleset, appraiser.weights
    left = ruleset.rounds - game.round
    room = game.capacity(seat) - game.courts[seat]
    worth = appraiser.prices[left + 1] * float(min(ruleset.supplies[card], room))
    later = appraiser.prices[left]
    for other in range(1, 14):  # from the largest supply down
        if left <= 0:
            break
        if other != card and game.hands[seat] >> other & 1:
            worth += later * float(ruleset.supplies[other])
            left -= 1
    scored = game.round in appraiser.scorings
    after = 0.0
    for other in range(game.seats):
        if other != seat:
            after += (1.0 if game.played[other] > card else 0.0) if game.played[other] else float(13 - card) / 12.0
    return worth + after * (weights.last if scored else weights.late) / float(game.seats - 1)
