"""Bots that do not search: chance, and the next best thing."""

from __future__ import annotations

from castillo.bots.bot import Bot, DecisionView, ThinkingTime, View
from castillo.bots.compiled.dice import Dice
from castillo.bots.compiled.greedy import turn_values, worth_a_look
from castillo.bots.compiled.playout import by_instinct
from castillo.bots.minds import mind_and_guess
from castillo.bots.picking import next_card, picks_cards
from castillo.kernel.actions import VERB


class RandomBot(Bot):
    """Any option, each as likely as the others."""

    name = "random"
    sees_all = False

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.dice = Dice(seed)

    def pick(self, view: View, decision: DecisionView, clock: ThinkingTime | None) -> int:
        options = decision["options"]
        return int(options[self.dice.below(len(options))]["action"])


class EasyBot(Bot):
    """Takes what looks best at once, and is careless now and then."""

    name = "easy"
    sees_all = False
    careless = 25  # percent of decisions that are taken without looking
    style = "now"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.dice = Dice(seed)

    def pick(self, view: View, decision: DecisionView, clock: ThinkingTime | None) -> int:
        if picks_cards(decision):
            return next_card(view, self.dice, noise=1.0)
        mind, game = mind_and_guess(view, self.dice.roll(), self.style)
        seat = int(view["seat"])
        actions = game.actions_of(seat)
        if self.dice.chance(self.careless):
            return actions[self.dice.below(len(actions))]
        best, chosen = float("-inf"), actions[0]
        for action in actions:
            after = game.clone()
            after.act_as(seat, action)
            points = mind.appraise(after)
            value = points[seat] - max(p for s, p in enumerate(points) if s != seat) / 2 + self.dice.below(100) / 1000
            if value > best:
                best, chosen = value, action
        return chosen


class MediumBot(Bot):
    """Thinks its turn through to the end before the first step, but not what the others will make of it."""

    name = "medium"
    sees_all = False
    style = ""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.dice = Dice(seed)

    def pick(self, view: View, decision: DecisionView, clock: ThinkingTime | None) -> int:
        if picks_cards(decision):
            return next_card(view, self.dice, noise=0.5)
        mind, game = mind_and_guess(view, self.dice.roll(), self.style)
        seat = int(view["seat"])
        actions = game.actions_of(seat)
        if game.active != seat and len({action >> VERB for action in actions}) == 1:
            return by_instinct(mind, game, seat, actions, self.dice, 1.0)
        actions = worth_a_look(mind, game, seat, actions)
        if len(actions) == 1:
            return actions[0]
        values = turn_values(mind, game, seat, actions, self.dice)
        return actions[values.index(max(values))]
