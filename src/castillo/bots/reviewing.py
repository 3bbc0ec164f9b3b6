"""Reviews: what `expert` would have done in a past decision, and what it cost to do something else.

A review knows what the seat knew then: it gets the view of that moment and nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Any

from castillo.bots.bot import DecisionView, ThinkingTime, View
from castillo.bots.compiled.tree import Search
from castillo.bots.picking import picks_cards
from castillo.bots.search import MANY, ExpertBot
from castillo.kernel.errors import IllegalChoice

REVIEW_CLOCK = ThinkingTime(seconds=2.0)
SEARCH, WARM, WEIGH = 0.4, 0.2, 0.4
"""Shares of the time: to find what is worth a look, to know each of it equally well, and to weigh it."""
LOOKS = 3  # so many answers are weighed, and the one that was chosen
FEW = 8  # tries of each answer that are made in any case
ENOUGH = 32  # ... from which on a small error ends the weighing
SMALL = 0.01
UNKNOWN = 0.5  # the error of a difference that nothing is known of

SURE = 2  # standard errors within which nothing is concluded
CLEAR, LITTLE, MUCH = 0.05, 0.03, 0.08  # of the chance to win
GRADES = ("best", "good", "doubtful", "costly")


@dataclass(frozen=True)
class Weighed:
    """An answer, the chance to win with it, by how much that is less than with the preferred one, and the standard
    error of this difference.
    """

    action: int
    chance: float
    behind: float
    error: float

    @property
    def clear(self) -> float:
        """By how much it is worse beyond all doubt."""
        return self.behind if self.behind > SURE * self.error else 0.0


@dataclass(frozen=True)
class Review:
    """A decision looked at again: the answers that were weighed, the preferred one first, and the one chosen."""

    options: tuple[Weighed, ...]
    chosen: Weighed

    @property
    def preferred(self) -> Weighed:
        """What `expert` would have chosen."""
        return self.options[0]

    @property
    def cost(self) -> float:
        """What the choice cost in chance; nothing, where it was the preferred one or did better."""
        return max(0.0, self.chosen.behind)

    @property
    def grade(self) -> str:
        """One of `GRADES`; what a choice cost within the error of the guess does not count."""
        if self.chosen is self.preferred:
            others = [other.clear for other in self.options[1:]]
            return "best" if others and min(others) >= CLEAR else "good"
        if self.chosen.clear < LITTLE:
            return "good"
        return "doubtful" if self.chosen.clear <= MUCH else "costly"


def is_reviewed(decision: DecisionView | None) -> bool:
    """Whether there was something to decide that a search can weigh: a hand is picked by instinct."""
    return decision is not None and len(decision["options"]) > 1 and not picks_cards(decision)


def review(
    view: View,
    action: int,
    decision: DecisionView | None = None,
    clock: ThinkingTime | float | None = None,
    seed: int = 0,
) -> Review:
    """What `expert` thinks of a choice that was made in this view.

    The same seed, the same view and a clock in simulations give the same review.

    >>> import castillo
    >>> game = castillo.new_game(players=3, seed=1)
    >>> seat = game.decisions[0].seat
    >>> found = review(game.view(seat), game.decisions[0].options[0].action, clock=60)
    >>> found.chosen in found.options, found.cost >= 0
    (True, True)
    """
    decision = decision if decision is not None else view["decision"]
    if action not in [option["action"] for option in decision["options"]]:
        raise IllegalChoice(f"{action} was no option of this decision.")
    limit = ThinkingTime.of(clock) or REVIEW_CLOCK
    search = ExpertBot(seed).search(view, limit.part(SEARCH))
    edges = _worth_weighing(search, action)
    _tries(search, edges, limit.part(WARM), 0.0)
    tries = _tries(search, edges, limit.part(WEIGH), SMALL)
    weighed = [_weighed(search.root.actions[edge], tries[0], made) for edge, made in zip(edges, tries, strict=True)]
    others = sorted(weighed[1:], key=lambda option: option.behind)
    chosen = next(option for option in weighed if option.action == action)
    return Review((weighed[0], *others), chosen)


def _worth_weighing(search: Search, action: int) -> list[int]:
    """The answers that were looked at most, the preferred one first, and the one that was chosen."""
    chosen = int(search.edge_of(action))
    root: Any = search.root
    first = int(root.favourite())
    by_looks = sorted(range(len(root.actions)), key=lambda edge: -root.visits[edge])
    edges = [first, *(edge for edge in by_looks if edge != first)][:LOOKS]
    return edges if chosen in edges else [*edges, chosen]


def _tries(search: Search, edges: list[int], clock: ThinkingTime, error: float) -> list[list[float]]:
    """What each answer brought, try by try: all of them are tried in the same guesses, so that luck falls on all."""
    deadline, most = clock.deadline(), clock.simulations or MANY
    tries: list[list[float]] = [[] for _ in edges]
    rounds = 0
    while rounds < FEW or (rounds * len(edges) < most and clock.left(deadline)):
        for edge, made in zip(edges, tries, strict=True):
            made.append(float(search.try_out(edge, rounds)))
        rounds += 1
        enough = rounds >= ENOUGH and rounds % FEW == 0
        if error and enough and all(_difference(tries[0], made)[1] <= error for made in tries[1:]):
            break
    return tries


def _weighed(action: int, preferred: list[float], made: list[float]) -> Weighed:
    behind, error = (0.0, 0.0) if made is preferred else _difference(preferred, made)
    return Weighed(int(action), sum(made) / len(made), behind, error)


def _difference(one: list[float], other: list[float]) -> tuple[float, float]:
    """By how much one is more than the other in the mean, and the standard error of that."""
    count = len(one)
    if count < 2:
        return 0.0, UNKNOWN
    apart = [a - b for a, b in zip(one, other, strict=True)]
    mean = sum(apart) / count
    return mean, sqrt(sum((each - mean) ** 2 for each in apart) / (count - 1) / count)
