"""Picking a hand, card by card: by instinct at every level, since a single mark says too little to be searched."""

from __future__ import annotations

from castillo.bots.bot import DecisionView, View
from castillo.bots.compiled.dice import Dice
from castillo.bots.compiled.playout import by_instinct
from castillo.bots.minds import mind_and_guess


def picks_cards(decision: DecisionView) -> bool:
    """Whether a decision is about picking a hand."""
    return bool(decision.get("picker"))


def next_card(view: View, dice: Dice, noise: float) -> int:
    """The next card to mark; with noise, so that not all hands are alike."""
    mind, game = mind_and_guess(view, dice.roll())
    seat = int(view["seat"])
    return int(by_instinct(mind, game, seat, game.actions_of(seat), dice, noise))
