"""Bots that search a tree of guesses."""

from __future__ import annotations

from castillo.bots.bot import Bot, DecisionView, ThinkingTime, View
from castillo.bots.compiled.dice import Dice
from castillo.bots.compiled.tree import Search, Tuning
from castillo.bots.minds import mind_and_guesses
from castillo.bots.picking import next_card, picks_cards
from castillo.kernel.game import Game
from castillo.kernel.mind import Mind

MANY = 1_000_000_000


class HardBot(Bot):
    """Looks ahead through many guesses of what is hidden, for itself and for the others."""

    name = "hard"
    sees_all = False
    clock = ThinkingTime(seconds=0.05)
    guesses = 12
    tuning = Tuning()
    style = ""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.dice = Dice(seed)

    def pick(self, view: View, decision: DecisionView, clock: ThinkingTime | None) -> int:
        if picks_cards(decision):
            return next_card(view, self.dice, noise=0.5)
        return self.look_ahead(view, clock or self.clock)

    def look_ahead(self, view: View, clock: ThinkingTime) -> int:
        """The action that the search prefers."""
        return int(self.search(view, clock).best())

    def search(self, view: View, clock: ThinkingTime) -> Search:
        """The finished search for the view's decision."""
        deadline = clock.deadline()
        search = self.begin(view)
        search.run(MANY if clock.simulations is None else clock.simulations, deadline, clock.busy)
        self.visits = dict(zip(search.root.actions, search.root.visits, strict=True))
        return search

    def begin(self, view: View) -> Search:
        """A search for the view's decision, not begun yet."""
        mind, games = self.imagined(view)
        return Search(mind, int(view["seat"]), games, self.tuning, int(self.dice.roll()))

    def imagined(self, view: View) -> tuple[Mind, list[Game]]:
        """Guesses of what the view does not show, and the mind that searches them."""
        return mind_and_guesses(view, [int(self.dice.roll()) for _ in range(self.guesses)], self.style)


class ExpertBot(HardBot):
    """Appraises as it has learned to, searches longer, follows what proves good over what looks good, and keeps what it
    found for its next step.
    """

    name = "expert"
    clock = ThinkingTime(seconds=0.15)
    guesses = 48
    tuning = Tuning(curiosity=0.15, first=0.4, trust=2.0)
    style = "learned"

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.last: Search | None = None
        self.next_number = -1

    def look_ahead(self, view: View, clock: ThinkingTime) -> int:
        search = self.search(view, clock)
        self.last, self.next_number = search, int(view["number"]) + 1
        return int(search.best())

    def begin(self, view: View) -> Search:
        """The last search continues below its choice, where the very next question is one's own again."""
        search = super().begin(view)
        if self.last is not None and view["number"] == self.next_number:
            search.go_on_from(self.last)
        return search


class MasterBot(ExpertBot):
    """Appraises and looks with small networks, where the game has some."""

    name = "master"
    style = "master"
