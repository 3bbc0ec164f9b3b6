"""The arena: bots against each other, seats rotated, in several processes, interrupted and resumed at will."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from multiprocessing import get_context
from pathlib import Path
from signal import SIG_IGN, SIGINT, signal
from typing import Any

from castillo.bots.bot import ThinkingTime
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
        return json.loads(json.dumps(asdict(self)))  # type: ignore[no-any-return]


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


def ignore_interrupts() -> None:
    """For workers: stopping is the parent's business."""
    signal(SIGINT, SIG_IGN)


def run(plan: Plan, jobs: int = 1, done: Sequence[Result] = ()) -> Iterator[Result]:
    """Play all games that are not done yet; results come as they end."""
    already = {(result.seed, tuple(result.bots)) for result in done}
    left = [(plan, seed, line) for seed, line in plan.deals() if (seed, tuple(line)) not in already]
    if jobs == 1:
        yield from map(_play, left)
        return
    with get_context("spawn").Pool(jobs, ignore_interrupts) as pool:
        yield from pool.imap_unordered(_play, left)


# -- keeping results ----------------------------------------------------------------------------------------


class Ledger:
    """A file with the plan in its first line and a result in each further one; an arena that finds it continues."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.done: list[Result] = []
        if path.exists() and path.stat().st_size:
            lines = path.read_text("utf-8").splitlines()
            if json.loads(lines[0]) != plan.to_json():
                raise SetupError(f"{path}: holds the games of another arena; choose another file, or remove it.")
            self.done = [Result(**json.loads(line)) for line in lines[1:] if line.endswith("}")]
        else:
            path.write_text(json.dumps(plan.to_json()) + "\n", "utf-8")

    def add(self, result: Result) -> None:
        """Keep the result of a game, at once."""
        self.done.append(result)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(result)) + "\n")


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
