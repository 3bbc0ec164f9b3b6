"""A table in memory: its position, who sits, what was told last. Never changed before the change is committed."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from castillo.kernel.game import Game
from castillo.server import clocks
from castillo.server.clocks import Clock
from castillo.server.lines import Line, Step, start_line
from castillo.server.positions import CardValues, waiting_seats
from castillo.server.storage.chain import link, root
from castillo.server.storage.facts import Job, LogRow, SeatFacts, TableFacts
from castillo.server.thoughts import Thoughts

if TYPE_CHECKING:
    from castillo.server.news import Viewer

RECENT = 20  # lines kept at hand for those who come back after a short while
ENCODE = msgspec.json.Encoder().encode

ENDED_FOR_ALL = {"over": True, "waiting": []}
ENDED_FOR_ONE = {"decision": None, "take_back": {"possible": False, "reason": None}}
"""What views say of a game that was ended: it stands as it stood, but nobody is asked anything."""


class LiveTable:
    """A table as this process knows it."""

    __slots__ = (
        "__weakref__", "allowed", "chain", "clock", "elsewhere", "facts", "game", "k", "kept", "lock", "recent",
        "seams", "seats", "shared", "shown", "thought", "thoughts", "touched", "unsure", "values", "viewers", "views",
    )  # fmt: skip

    def __init__(self, facts: TableFacts, seats: list[SeatFacts], values: CardValues) -> None:
        self.facts = facts
        self.seats = seats
        self.values = values
        self.game: Game | None = None
        self.k = 0  # all entries of the log
        self.shown = 0  # those that everyone may know of
        self.chain = root(facts)  # the last link of the log
        self.kept: dict[int, bool] = {}  # kept positions by number: whether nothing before can be taken back
        self.seams: set[int] = set()  # entries at which the game was taken up anew
        self.clock = Clock.new(facts.players, facts.pace_minutes, facts.pace_bank)
        self.thoughts = Thoughts.new(facts.players)
        self.recent: deque[Line] = deque(maxlen=RECENT)
        self.shared = b""  # the part of the views that is the same for everyone
        self.views: dict[int | None, bytes] = {}
        self.viewers: set[Viewer] = set()
        self.elsewhere: frozenset[str] = frozenset()  # guests who look at it by way of another server process
        self.allowed: set[str] = set()  # guests who came by a link
        self.thought: dict[int, tuple[list[int], float]] = {}  # by bot seat: the turn, and seconds spent on it
        self.lock = asyncio.Lock()
        self.unsure = False  # the database was lost while something was written: it may know more than we do
        self.touched = time.monotonic()

    # -- changing (after the commit) -------------------------------------------------------------------

    def begin(self, game: Game) -> Line:
        """The game starts."""
        self.game = game
        self.clock.follow(game, self.facts.started)
        line = start_line(game, self.facts.started)
        self.recent.append(line)
        self._forget_views()
        return line

    def accept(self, step: Step, row: LogRow) -> None:
        """Take over a committed step. A secret one moves no clock and no time."""
        before, self.game = self.game, step.game
        self.k, self.chain = row.n, row.chain or link(self.chain, row)
        self.facts.length, self.facts.chain = self.k, self.chain
        self.shown = step.shown
        self.recent.append(step.line)
        self._forget_views()
        self.touched = time.monotonic()
        new_turn = not step.line.hushed and self._move_on(step, row)
        if before is not None:
            self.thoughts.follow(before, step.entry, step.game, new_turn)

    def _move_on(self, step: Step, row: LogRow) -> bool:
        """Whether a new turn begins."""
        self.facts.n = self.shown
        self.facts.updated = step.entry.at
        self.facts.state = "over" if step.over else "playing"
        if step.entry.kind == "seam":
            self.seams.add(row.n)
            self.clock.begin_anew()
        return self.clock.follow(step.game, step.entry.at)

    def take_up(self, fresh: LiveTable) -> list[Line]:
        """Become as a table that was read anew; the last lines of it."""
        for name in ("chain", "clock", "facts", "game", "k", "kept", "recent", "seams", "seats", "shown", "thoughts"):
            setattr(self, name, getattr(fresh, name))
        self._forget_views()
        return list(self.recent)

    # -- questions ---------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> bytes:
        """What a viewer may know, as JSON; built once for each position and only when someone looks."""
        found = self.views.get(seat)
        if found is None:
            if self.game is None:
                raise ValueError("the game has not begun")
            ended = self.over and not self.game.over
            self.shared = self.shared or ENCODE({**self.game.shared_view(), **(ENDED_FOR_ALL if ended else {})})
            own = ENCODE({**self.game.own_view(seat), **(ENDED_FOR_ONE if ended else {})})
            found = self.views[seat] = b"%s,%s" % (self.shared[:-1], own[1:])  # two objects made one
        return found

    def _forget_views(self) -> None:
        self.shared = b""
        self.views.clear()

    def seats_of(self, guest: str) -> list[int]:
        return [seat.number for seat in self.seats if seat.guest == guest] if guest else []

    def waiting_bots(self) -> list[int]:
        """Bots that are asked something now."""
        return [] if self.over else bots_asked(self.game, self.seats)

    def deadline(self) -> int | None:
        return None if self.over else clocks.deadline(self.game, self.seats, self.clock, self.facts.window_seconds)

    def jobs(self) -> list[Job]:
        return [Job(self.facts.id, self.k, seat) for seat in self.waiting_bots()]

    @property
    def over(self) -> bool:
        """The game is over: at its end, or because all agreed."""
        return self.facts.state == "over"

    @property
    def has_bots(self) -> bool:
        return any(seat.played_by_bot for seat in self.seats)


def bots_asked(game: Game | None, seats: list[SeatFacts]) -> list[int]:
    if game is None:
        return []
    return [seat for seat in waiting_seats(game) if seats[seat].played_by_bot]


def with_seats(seats: list[SeatFacts], changed: list[SeatFacts]) -> list[SeatFacts]:
    """The seats of a table, some of them changed."""
    after = seats[:]
    for seat in changed:
        after[seat.number] = seat
    return after


def seats_after(live: LiveTable, step: Step) -> list[SeatFacts]:
    """Seats that change with this step, which is not committed yet: a turn that a bot had to finish is over."""
    finished = [seat for seat in live.seats if seat.away == "turn"]
    if not finished or step.line.hushed or clocks.turn_of(step.game) == live.clock.turn:
        return []
    return [replace(seat, away="", level="") for seat in finished]


def deadline_after(live: LiveTable, step: Step, seats: list[SeatFacts]) -> int | None:
    """When something happens by itself after this step, which is not committed yet."""
    if step.line.hushed:
        return live.deadline()
    if step.over:
        return None
    if not live.clock.allowance and clocks.window_seat(step.game) is None:
        return None
    clock = msgspec.json.decode(ENCODE(live.clock), type=Clock)
    clock.follow(step.game, step.entry.at)
    return clocks.deadline(step.game, seats, clock, live.facts.window_seconds)
