"""Picking a hand, card by card: by instinct at every level, since a single mark says too little to be searched."""

from __future__ import annotations

from castillo.bots.bot import DecisionView, View
from castillo.bots.compiled.dice import Dice
from castillo.bots.compiled.playout import by_instinct
from castillo.bots.guessing import guess


def picks_cards(decision: DecisionView) -> bool:
    return bool(decision.get("picker"))


def next_card(view: View, dice: Dice, noise: float) -> int:
    """The next card to mark; with noise, so that not all hands are alike."""
    game, seat = guess(view, dice.roll()), int(view["seat"])
    return int(by_instinct(game, seat, game.actions_of(seat), dice, noise))
