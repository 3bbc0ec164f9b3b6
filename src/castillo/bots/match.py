"""One game among bots: each gets its seat's view and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from time import perf_counter, thread_time
from typing import Any

import castillo
from castillo.bots.bot import Allowance, Bot, ThinkingTime
from castillo.bots.registry import make
from castillo.kernel.event import Event
from castillo.kernel.game import Game


@dataclass(frozen=True)
class TableSetup:
    """What is played: the game and everything its set-up says but the seed."""

    game: str = field(default_factory=lambda: next(iter(castillo.GAMES)))
    players: int = 4
    modules: tuple[str, ...] | None = None
    options: dict[str, Any] = field(default_factory=dict)

    def new_game(self, seed: int) -> Game:
        """A game at such a table."""
        return castillo.new_game(
            self.game,
            players=self.players,
            modules=None if self.modules is None else list(self.modules),
            options=self.options,
            seed=seed,
        )


@dataclass
class Result:
    """How a game among bots ended; times in seconds, by seat."""

    bots: list[str]
    seed: int
    scores: list[int]
    winners: list[int]
    decisions: list[int]
    seconds: list[float]
    slowest: list[float]

    def share(self, seat: int) -> float:
        """A seat's share of the victory."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


WEB = "web"
"""As a clock: the time limits of the web, 1 second for a decision and 3 for a turn."""

Clocks = Mapping[str, "ThinkingTime | float | str | None"]
Listener = Callable[[Game, int, "list[Event]"], None]
Watcher = Callable[[Game, int, Bot, int], None]


def play(
    table: TableSetup,
    bots: Sequence[str],
    seed: int,
    clocks: Clocks | None = None,
    listener: Listener | None = None,
    watcher: Watcher | None = None,
) -> Result:
    """Play a game; `clocks` are by bot name.

    The watcher is shown every choice before it is made: the game, the seat, its bot, the action. The listener is told
    the events of it.
    """
    game = table.new_game(seed)
    seats = range(table.players)
    players = [make(name, seed=seed * 16 + seat) for seat, name in enumerate(bots)]
    limits = [Allowance() for _ in seats]
    decisions, seconds, slowest = [0] * table.players, [0.0] * table.players, [0.0] * table.players
    while not game.over:
        seat = game.waiting_seats()[0]
        view = players[seat].look(game, seat)
        clock = (clocks or {}).get(bots[seat])
        now = thread_time if isinstance(clock, ThinkingTime) and clock.busy else perf_counter
        began = now()
        option = players[seat].choose(view, clock=limits[seat].clock(view) if isinstance(clock, str) else clock)
        took = now() - began
        limits[seat].spend(took)
        decisions[seat] += 1
        seconds[seat] += took
        slowest[seat] = max(slowest[seat], took)
        if watcher is not None:
            watcher(game, seat, players[seat], int(option["action"]))
        events = game.choose(int(option["action"]), seat=seat)
        if listener is not None:
            listener(game, seat, events)
    return Result(
        list(bots), seed, list(game.scores), [s for s in seats if s in game.winners], decisions, seconds, slowest
    )
