"""Bots that search a tree of guesses."""

from __future__ import annotations

from castillo.bots.bot import Bot, Clock, DecisionView, View
from castillo.bots.compiled.dice import Dice
from castillo.bots.compiled.tree import Search, Taste
from castillo.bots.guessing import guess
from castillo.bots.picking import next_card, picks_cards

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
        if picks_cards(decision):
            return next_card(view, self.dice, noise=0.5)
        return self.look_ahead(view, clock or self.clock)

    def look_ahead(self, view: View, clock: Clock) -> int:
        return int(self.search(view, clock).best())

    def search(self, view: View, clock: Clock) -> Search:
        """The finished search for the view's decision."""
        deadline = clock.deadline()
        search = self.begin(view)
        search.run(MANY if clock.simulations is None else clock.simulations, deadline, clock.busy)
        return search

    def begin(self, view: View) -> Search:
        """A search for the view's decision, not begun yet."""
        games = [guess(view, int(self.dice.roll()), self.style) for _ in range(self.guesses)]
        return Search(int(view["seat"]), games, self.taste, int(self.dice.roll()))


class ExpertBot(HardBot):
    """Appraises as it has learned to, searches longer, follows what proves good over what looks good, and keeps what it
    found for its next step.
    """

    name = "expert"
    clock = Clock(seconds=0.15)
    guesses = 48
    taste = Taste(curiosity=0.15, first=0.4, trust=2.0)
    style = "learned"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.last: Search | None = None
        self.next_number = -1

    def look_ahead(self, view: View, clock: Clock) -> int:
        search = self.search(view, clock)
        self.last, self.next_number = search, int(view["number"]) + 1
        return int(search.best())

    def begin(self, view: View) -> Search:
        """The last search goes on below its choice, where the very next question is one's own again."""
        search = super().begin(view)
        if self.last is not None and view["number"] == self.next_number:
            search.go_on_from(self.last)
        return search
