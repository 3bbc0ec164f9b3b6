"""What a bot is: it gets its seat's view and answers with one of the offered options. It never sees more."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from time import perf_counter, thread_time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from castillo.kernel.game import Game

View = dict[str, Any]
DecisionView = dict[str, Any]
OptionView = dict[str, Any]


@dataclass(frozen=True)
class ThinkingTime:
    """How long a bot may think about one decision: in seconds, in simulations, or both, whichever ends first.

    Simulations repeat exactly; seconds are for people who wait.

    >>> ThinkingTime.of(200), ThinkingTime.of(0.05)
    (ThinkingTime(seconds=None, simulations=200, busy=False), ThinkingTime(seconds=0.05, simulations=None, busy=False))
    """

    seconds: float | None = None
    simulations: int | None = None
    busy: bool = False  # count only the seconds this thread works: for measuring on a machine that others use too

    @staticmethod
    def of(clock: ThinkingTime | float | None) -> ThinkingTime | None:
        """A whole number is a number of simulations, any other number is seconds; None leaves it to the bot."""
        if clock is None or isinstance(clock, ThinkingTime):
            return clock
        if isinstance(clock, int):
            return ThinkingTime(simulations=clock)
        return ThinkingTime(seconds=clock)

    def part(self, share: float) -> ThinkingTime:
        """A share of this time.

        >>> ThinkingTime.of(200).part(0.4)
        ThinkingTime(seconds=None, simulations=80, busy=False)
        """
        seconds = None if self.seconds is None else self.seconds * share
        return ThinkingTime(
            seconds, None if self.simulations is None else max(1, int(self.simulations * share)), self.busy
        )

    def deadline(self) -> float:
        """On the `perf_counter` (or `thread_time`, if only work counts); never, where only simulations count."""
        if self.seconds is None:
            return float("inf")
        return (thread_time() if self.busy else perf_counter()) + self.seconds

    def left(self, deadline: float) -> bool:
        """Whether the deadline is still to come."""
        return (thread_time() if self.busy else perf_counter()) < deadline


class Allowance:
    """The time of one seat at a table with people: for a decision, and for a whole turn, spread over its steps."""

    def __init__(self, decision: float = 1.0, turn: float = 3.0) -> None:
        self.decision = decision
        self.turn = turn
        self._left = turn
        self._now: object = None

    def clock(self, view: View) -> ThinkingTime:
        """The clock for the view's decision; a third of what is left for the turn: later steps need some too."""
        now = (view["board"].get("numbers", {}).get("round"), view["active"])
        if now != self._now:
            self._now, self._left = now, self.turn
        return ThinkingTime(seconds=max(0.01, min(self.decision, self._left / 3)))

    def spend(self, seconds: float) -> None:
        """Tell how long the decision took."""
        self._left = max(0.0, self._left - seconds)


class Bot:
    """One seat's player in one game. Subclasses say what they choose; `name` is the one in the registry."""

    name = ""
    sees_all = True
    """Whether it reads the whole view. One that only asks guesses makes do with a glimpse, which is far cheaper."""
    visits: Mapping[int, int] | None = None
    """After a choice: how often the search for it looked at each action; None where nothing was searched."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(
        self, view: View, decision: DecisionView | None = None, clock: ThinkingTime | float | None = None
    ) -> OptionView:
        """One of `decision["options"]`. The decision defaults to the view's own.

        The same seed, the same views and a clock in simulations give the same choices.
        """
        decision = decision if decision is not None else view["decision"]
        options: list[OptionView] = decision["options"]
        self.visits = None
        if len(options) == 1:
            return options[0]
        action = self.pick(view, decision, ThinkingTime.of(clock))
        return next(option for option in options if option["action"] == action)

    def look(self, game: Game, seat: int) -> View:
        """What it gets to see where it sits at a table of this process."""
        return game.view(seat) if self.sees_all else game.glimpse(seat)

    def pick(self, view: View, decision: DecisionView, clock: ThinkingTime | None) -> int:
        """The action of the chosen option; asked only where there is a choice."""
        raise NotImplementedError
