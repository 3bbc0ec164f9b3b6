"""The mind of a game: what bots know of it. A game registers one, and bots ask nothing else about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from castillo.kernel.game import Game
    from castillo.kernel.setup import Setup
    from castillo.kernel.text import Text


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """Thinks about the games of one set of composed rules, in one style. It never changes a position."""

    breadth: i64 = 0  # of a question with very many options, so many are looked at, the best by instinct; 0: all
    depth: i64 = 0  # a playout goes on for so many turns; 0: as many as the bot likes
    swing: float = 1.0  # how much larger leads are than a bot expects, before they decide a game
    curiosity: float = 0.0  # how much a look at what was seen little is worth; 0.0: as much as the bot thinks

    def guess(self, setup: Setup, view: dict[str, Any]) -> Game:
        """A whole game that agrees with everything in a view; the set-up's seed decides what the view does not show."""
        raise NotImplementedError

    def guesses(self, setup: Setup, view: dict[str, Any], seeds: list[int]) -> list[Game]:
        """A guess for each seed; a game in which they differ in little may make them together."""
        return [self.guess(setup.dealt(seed), view) for seed in seeds]

    def appraise(self, game: Any) -> list[float]:
        """The points each seat may expect at the end; a game that knows more than the scores says so."""
        return [float(points) for points in game.scores]

    def instincts(self, game: Any, seat: i64, actions: list[int]) -> list[float]:
        """How good each of a seat's actions looks at once, in points: where a search looks first.

        By default how the game looks after each.
        """
        scores: list[float] = []
        for action in actions:
            after = game.clone()
            after.act_as(seat, action)
            scores.append(self.appraise(after)[seat])
        return scores

    def reason(self, game: Any, seat: i64, action: i64) -> Text | None:
        """Why a seat might choose this, in a sentence that tells nothing it may not know; by default none."""
        return None

    def in_one_order(self, game: Any, seat: i64, actions: list[int], before: i64) -> list[int]:
        """The actions that are worth a look after `before` by the same seat (0: nothing before).

        Where two actions commute, only one order of them is; by default everything is.
        """
        return actions

    def ahead(self, game: Any) -> float:
        """How much of the game is still to come, from 1 (all) down to 0 (over)."""
        return 0.0 if game.over else 0.5


def balance(values: list[float], seat: i64) -> float:
    """One's own less the mean of the others.

    >>> balance([5.0, 3.0, 1.0], 0)
    3.0
    """
    total = 0.0
    for value in values:
        total += value
    mine = values[seat]
    return mine - (total - mine) / float(len(values) - 1)
