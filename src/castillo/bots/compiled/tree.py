"""Tree search over guesses: every iteration walks down one tree through another guess of what is hidden.

For more than two players every seat picks what is best for itself (max^n): rewards are shares of victory by seat.
Instinct says where to look first and plays on at the leaves; the appraisal ends a playout early. Questions to several
seats at once are not answered in the tree but by instinct, so that nobody answers knowing what the others answered.
Actions that commute are only looked at in one order.
"""

from __future__ import annotations

from math import exp, sqrt
from time import perf_counter, thread_time
from typing import Final

from mypy_extensions import i64

from castillo.bots.compiled.dice import Dice
from castillo.bots.compiled.playout import LONGEST, act_by_instinct, most_promising
from castillo.kernel.game import Game
from castillo.kernel.mind import Mind

TICK: Final = 1e-7
"""Seconds that have passed at least, however coarse the clock."""
ENOUGH: Final = 8
"""Iterations where there is nothing to choose, to see what may be expected."""


class Tuning:
    """How a search weighs things: its numbers, all in one place."""

    def __init__(
        self,
        *,
        curiosity: float = 0.6,  # how much a look at what was seen little is worth
        first: float = 0.6,  # the same for the decision itself, which is made only once
        trust: float = 1.0,  # in points: how sharply instinct prefers one option to another
        turns: int = 4,  # a playout ends after so many turns ...
        rounds: int = 1,  # ... or when so many rounds have ended
        noise: float = 0.6,  # in points: how much chance there is in a playout
        calm: float = 4.0,  # in points: how much a lead is worth at the end of the game ...
        patience: float = 14.0,  # ... and how much more of it is needed at the start
    ) -> None:
        self.curiosity = curiosity
        self.first = first
        self.trust = trust
        self.turns: i64 = turns
        self.rounds: i64 = rounds
        self.noise = noise
        self.calm = calm
        self.patience = patience


class Node:
    """A question in the tree: its answers, how often each was tried, and what it brought to the seat that answers."""

    __slots__ = ("seat", "open", "actions", "priors", "visits", "totals", "children", "count", "total")

    def __init__(self, seat: i64, open_actions: list[int], actions: list[int], priors: list[float]) -> None:
        self.seat: i64 = seat
        self.open: list[int] = open_actions
        self.actions: list[int] = actions
        self.priors: list[float] = priors
        self.visits: list[int] = [0] * len(actions)
        self.totals: list[float] = [0.0] * len(actions)
        self.children: list[Node | None] = [None] * len(actions)
        self.count: i64 = 0
        self.total: float = 0.0

    def favourite(self) -> i64:
        """The edge that was followed most; of equals, the one that brought most."""
        best: i64 = 0
        for i in range(len(self.actions)):
            if self.visits[i] > self.visits[best] or (
                self.visits[i] == self.visits[best] and self.totals[i] > self.totals[best]
            ):
                best = i
        return best


def softened(scores: list[float], trust: float) -> list[float]:
    """Scores as chances that sum to 1."""
    top = max(scores)
    out = [exp((score - top) / trust) + 0.02 for score in scores]
    total = sum(out)
    return [chance / total for chance in out]


def shares_of_victory(values: list[float], width: float) -> list[float]:
    """How likely each seat is to win with such points, where a lead of `width` makes it about three to one."""
    top = max(values)
    out = [exp((value - top) / width) for value in values]
    total = sum(out)
    return [share / total for share in out]


class Search:
    """A search for one decision of one seat."""

    def __init__(self, mind: Mind, seat: i64, guesses: list[Game], tuning: Tuning, seed: int) -> None:
        self.mind: Mind = mind
        self.seat: i64 = seat
        self.guesses: list[Game] = guesses
        self.tuning: Tuning = tuning
        self.dice: Dice = Dice(seed)
        self.iterations: i64 = 0
        self.wanted: i64 = -1  # the edge of the root that is followed whatever it is worth; -1: none
        self.points: list[float] = [0.0] * guesses[0].seats
        self.chances: list[float] = [0.0] * guesses[0].seats
        actions = guesses[0].actions_of(seat)
        self.root: Node = self._node(guesses[0], seat, actions, 0)

    def run(self, simulations: int, deadline: float, busy: bool = False) -> None:
        """Search until so many iterations are made or it is so late (see `ThinkingTime.deadline`), or nothing that
        could still be found would change the choice.
        """
        goal: i64 = simulations
        first = self.iterations
        began = thread_time() if busy else perf_counter()
        while self.iterations < goal:
            self._iterate(self.guesses[self.iterations % len(self.guesses)].clone())
            self.iterations += 1
            now = thread_time() if busy else perf_counter()
            if now >= deadline:
                return
            left = float(goal - self.iterations)
            in_time = float(self.iterations - first) * (deadline - now) / (now - began + TICK)
            if self.settled(min(left, in_time)):
                return

    def best(self) -> i64:
        """The action that was looked at most."""
        return self.root.actions[self.root.favourite()]

    def edge_of(self, action: i64) -> i64:
        """The edge of an answer to the decision, which is looked at from now on if it was not."""
        root = self.root
        for i in range(len(root.actions)):
            if root.actions[i] == action:
                return i
        root.actions = [*root.actions, action]
        root.priors.append(0.0)
        root.visits.append(0)
        root.totals.append(0.0)
        root.children.append(None)
        return len(root.actions) - 1

    def try_out(self, edge: i64, guess: i64) -> float:
        """One more iteration, in this guess and with this answer: what it brought the seat."""
        before = self.root.totals[edge]
        self.wanted = edge
        self._iterate(self.guesses[guess % len(self.guesses)].clone())
        self.wanted = -1
        return self.root.totals[edge] - before

    def go_on_from(self, last: Search) -> None:
        """Take over what the last search found about this question, if it is the one after its own choice."""
        child = last.root.children[last.root.favourite()]
        if child is not None and child.seat == self.seat and child.open == self.root.open:
            self.root = child

    def settled(self, left: float) -> bool:
        """Whether nothing can overtake the favourite with so many iterations left."""
        visits = self.root.visits
        if len(visits) == 1:
            return visits[0] >= ENOUGH
        first: i64 = 0
        second: i64 = 0
        for count in visits:
            if count > first:
                second = first
                first = count
            elif count > second:
                second = count
        return float(first - second) > left

    # -- one iteration -----------------------------------------------------------------------------------

    def _iterate(self, game: Game) -> None:
        path: list[Node] = []
        taken: list[int] = []
        node = self.root
        while True:
            edge = self.wanted if node is self.root and self.wanted >= 0 else self._select(node, game)
            if edge < 0:
                break
            path.append(node)
            taken.append(edge)
            action = node.actions[edge]
            if len(path) == 1:
                game.act_as(self.seat, action)
            else:
                game.act(action)
            self._finish_asking(game)
            if not game.frames:
                break
            child = node.children[edge]
            seat = game.frames[-1].seat
            if child is None or child.seat != seat:
                before = action if node.seat == seat else 0
                node.children[edge] = self._node(game, seat, game.current, before)
                break
            node = child
        self._play_on(game)
        self._learn(path, taken, game)

    def _node(self, game: Game, seat: i64, actions: list[int], before: i64) -> Node:
        considered = self.mind.in_one_order(game, seat, actions, before)
        if len(considered) == 1:
            return Node(seat, actions, considered, [1.0])
        scores = self.mind.instincts(game, seat, considered)
        if 0 < self.mind.breadth < len(considered):
            best = most_promising(scores, self.mind.breadth)
            considered = [considered[i] for i in best]
            scores = [scores[i] for i in best]
        return Node(seat, actions, considered, softened(scores, self.tuning.trust))

    def _select(self, node: Node, game: Game) -> i64:
        """The edge to follow: good so far, promising to instinct, or seen little. -1: this guess has none of them."""
        current = game.current
        same = node is self.root or node.open is current or node.open == current
        curiosity = self.mind.curiosity or (self.tuning.first if node is self.root else self.tuning.curiosity)
        reach = curiosity * sqrt(float(node.count + 1))
        unseen = node.total / float(node.count) - 0.05 if node.count else 0.5
        best: i64 = -1
        most = -1e18
        for i in range(len(node.actions)):
            if not same and node.actions[i] not in current:
                continue
            tried = node.visits[i]
            worth = node.totals[i] / tried if tried else unseen
            worth += reach * node.priors[i] / (1 + tried)
            if worth > most:
                most = worth
                best = i
        return best

    def _finish_asking(self, game: Game) -> None:
        while game.frames and game.frames[-1].together:
            act_by_instinct(self.mind, game, self.dice, 2.0)

    def _play_on(self, game: Game) -> None:
        """Play on by instinct for some turns; from where no turn is on (power cards), a whole round at least."""
        tuning = self.tuning
        turns = self.mind.depth or tuning.turns
        rounds = tuning.rounds
        active = game.active
        if active < 0 and turns < game.seats + 1:
            turns = game.seats + 1
        ahead = self.mind.ahead(game)
        count: i64 = 0
        while game.frames and count < LONGEST:
            act_by_instinct(self.mind, game, self.dice, tuning.noise)
            count += 1
            if game.active != active:
                active = game.active
                turns -= 1
                if self.mind.ahead(game) != ahead:
                    ahead = self.mind.ahead(game)
                    rounds -= 1
                if turns <= 0 or rounds <= 0:
                    return

    def _learn(self, path: list[Node], taken: list[int], game: Game) -> None:
        tuning = self.tuning
        values = self.mind.appraise(game)
        width = self.mind.swing * (tuning.calm + tuning.patience * self.mind.ahead(game))
        shares = shares_of_victory(values, width)
        for seat in range(game.seats):
            self.points[seat] += values[seat]
            self.chances[seat] += shares[seat]
        for i in range(len(path)):
            node = path[i]
            share = shares[node.seat]
            node.visits[taken[i]] += 1
            node.totals[taken[i]] += share
            node.count += 1
            node.total += share
