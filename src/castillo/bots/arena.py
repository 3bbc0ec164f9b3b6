"""The arena: bots against each other, seats rotated, interrupted and resumed at will."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from castillo.bots.bot import ThinkingTime
from castillo.bots.crew import Crew, Here
from castillo.bots.ledger import plain
from castillo.bots.match import WEB, Clocks, Result, TableSetup, play
from castillo.kernel.errors import SetupError


@dataclass(frozen=True)
class Plan:
    """Who competes at which table, and which deals are played."""

    bots: tuple[str, ...]
    table: TableSetup = field(default_factory=TableSetup)
    games: int = 100
    seed: int = 1
    seeds: tuple[int, ...] = ()  # the same deals for everybody: each is played in all rotations
    clocks: Clocks = field(default_factory=dict)

    def line_up(self, turn: int) -> list[str]:
        """Who sits where in a game: the bots in turn, one seat further each time.

        >>> Plan(("a", "b", "b", "b")).line_up(1)
        ['b', 'a', 'b', 'b']
        """
        players = self.table.players
        at = turn % players
        group = turn // players
        chosen = [self.bots[(group * players + i) % len(self.bots)] for i in range(players)]
        return [chosen[(i - at) % players] for i in range(players)]

    def deals(self) -> list[tuple[int, list[str]]]:
        """Every game of the arena: its seed and its line-up."""
        players = self.table.players
        if self.seeds:
            lines = [self.line_up(turn) for turn in range(players * _rounds_of(len(self.bots), players))]
            return [(seed, line) for seed in self.seeds for line in lines]
        return [(self.seed + turn, self.line_up(turn)) for turn in range(self.games)]

    def to_json(self) -> dict[str, Any]:
        """The plan as it stands at the head of a saved arena."""
        return plain(self)


def _rounds_of(bots: int, players: int) -> int:
    """How many groups it takes until every bot has sat as often as any other.

    >>> _rounds_of(4, 4), _rounds_of(2, 4), _rounds_of(3, 4), _rounds_of(6, 4)
    (1, 1, 3, 3)
    """
    groups = 1
    while groups * players % bots:
        groups += 1
    return groups


def _play(job: tuple[Plan, int, list[str]]) -> Result:
    plan, seed, line = job
    return play(plan.table, line, seed, plan.clocks)


def run(plan: Plan, crew: Crew | None = None, done: Sequence[Result] = ()) -> Iterator[Result]:
    """Play all games that are not done yet; results come as they end."""
    already = {(result.seed, tuple(result.bots)) for result in done}
    left = [(plan, seed, line) for seed, line in plan.deals() if (seed, tuple(line)) not in already]
    return (crew or Here()).play(_play, left)


def thinking_time_of(text: str) -> ThinkingTime | str:
    """A clock as it is typed: `200` simulations, `50ms`, `0.05s` or `web`; after `busy:` only working time counts.

    >>> thinking_time_of("200"), thinking_time_of("web")
    (ThinkingTime(seconds=None, simulations=200, busy=False), 'web')
    >>> thinking_time_of("busy:50ms")
    ThinkingTime(seconds=0.05, simulations=None, busy=True)
    """
    if text == WEB:
        return WEB
    busy, text = text.startswith("busy:"), text.removeprefix("busy:")
    try:
        if text.endswith("ms"):
            return ThinkingTime(seconds=float(text[:-2]) / 1000, busy=busy)
        if text.endswith("s"):
            return ThinkingTime(seconds=float(text[:-1]), busy=busy)
        return ThinkingTime(simulations=int(text))
    except ValueError:
        raise SetupError(f"clock: {text!r} is not a clock; use simulations (200), time (50ms, 0.5s) or web.") from None
