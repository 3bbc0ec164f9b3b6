"""Bots that search a tree of guesses."""

from __future__ import annotations

from castillo.bots.bot import Bot, Clock, DecisionView, View
from castillo.bots.compiled.dice import Dice
from castillo.bots.compiled.tree import Search, Taste
from castillo.bots.guessing import guess

MANY = 1_000_000_000


class HardBot(Bot):
    """Looks ahead through many guesses of what is hidden, for itself and for the others."""

    name = "hard"
    clock = Clock(seconds=0.05)
    guesses = 12
    taste = Taste()
    style = ""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.dice = Dice(seed)

    def pick(self, view: View, decision: DecisionView, clock: Clock | None) -> int:
        return int(self.search(view, clock or self.clock).best())

    def search(self, view: View, clock: Clock) -> Search:
        """The finished search for the view's decision."""
        deadline = clock.deadline()
        games = [guess(view, int(self.dice.roll()), self.style) for _ in range(self.guesses)]
        search = Search(int(view["seat"]), games, self.taste, int(self.dice.roll()))
        search.run(MANY if clock.simulations is None else clock.simulations, deadline, clock.busy)
        return search
