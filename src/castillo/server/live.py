"""A table in memory, with what the server knows besides: its row, who looks on, what was sent last.

Never changed before the change is committed.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Iterable
from typing import TYPE_CHECKING

from castillo.kernel.game import Game
from castillo.server.lines import ENCODE, SentLine, sent_line
from castillo.server.positions import CardValues
from castillo.server.storage.chain import link, root
from castillo.server.storage.rows import Job, LogRow, StoredTable
from castillo.table.lesson_files import Lesson, lessons
from castillo.table.proposals import SEAM, ProposedEntry
from castillo.table.seats import Seat
from castillo.table.table import Table

if TYPE_CHECKING:
    from castillo.server.news import Viewer

RECENT = 20  # lines kept at hand for those who come back after a short while


class LiveTable:
    """A table as this process knows it."""

    __slots__ = (
        "__weakref__", "allowed", "chain", "elsewhere", "kept", "lock", "recent", "seams", "shared", "stored", "table",
        "touched", "unsure", "values", "viewers", "views",
    )  # fmt: skip

    def __init__(self, stored: StoredTable, seats: Iterable[Seat], values: CardValues) -> None:
        self.stored = stored
        self.values = values
        self.table = table_of(stored, seats)
        self.chain = root(stored)  # the last link of the log
        self.kept: dict[int, bool] = {}  # kept positions by number: whether nothing before can be taken back
        self.seams: set[int] = set()  # entries at which the game was taken up anew
        self.recent: deque[SentLine] = deque(maxlen=RECENT)
        self.shared = b""  # the part of the views that is the same for everyone, without its last brace
        self.views: dict[int | None, bytes] = {}
        self.viewers: set[Viewer] = set()
        self.elsewhere: frozenset[str] = frozenset()  # guests who look at it by way of another server process
        self.allowed: set[str] = set()  # guests who came by a link
        self.lock = asyncio.Lock()
        self.unsure = False  # the database was lost while something was written: it may know more than we do
        self.touched = time.monotonic()

    @property
    def id(self) -> str:
        return self.stored.id

    # -- changing (after the commit) -------------------------------------------------------------------

    def begin(self, game: Game) -> SentLine:
        """The game starts."""
        return self._tell(sent_line(self.table.begin(game, self.stored.started)))

    def accept(self, proposal: ProposedEntry, row: LogRow) -> SentLine:
        """Take over an entry that this process has committed."""
        line = self.follow(proposal, row)
        self.table.seats = proposal.seats
        return line

    def follow(self, proposal: ProposedEntry, row: LogRow) -> SentLine:
        """Take over an entry that is in the log already."""
        self.table.follow(proposal, row.length)
        return self.note(proposal, row)

    def note(self, proposal: ProposedEntry, row: LogRow) -> SentLine:
        """What the server knows besides, after an entry that the table has followed. A secret one shows in no list."""
        self.chain = row.chain or link(self.chain, row)
        self.stored.length, self.stored.chain = row.length, self.chain
        self.touched = time.monotonic()
        if proposal.listed:
            self.stored.n = self.table.public_length
            self.stored.updated = proposal.entry.at
            self.stored.state = "over" if proposal.over else "playing"
        if proposal.entry.kind == SEAM:
            self.seams.add(row.length)
        return self._tell(sent_line(proposal.line))

    def read_again(self, stored: StoredTable, seats: Iterable[Seat]) -> None:
        """The row of the table and its seats, as they are stored now."""
        if stored.lesson != self.stored.lesson:
            self.table.lesson = lesson_of(stored)
            self._forget_views()
        self.stored, self.table.seats, self.table.owner = stored, tuple(seats), stored.owner

    def take_up(self, fresh: LiveTable) -> list[SentLine]:
        """Become as a table that was read anew; the last lines of it."""
        for name in ("chain", "kept", "recent", "seams", "stored", "table"):
            setattr(self, name, getattr(fresh, name))
        self._forget_views()
        return list(self.recent)

    def _tell(self, line: SentLine) -> SentLine:
        self.recent.append(line)
        self._forget_views()
        return line

    def _forget_views(self) -> None:
        self.shared = b""
        self.views.clear()

    # -- questions ---------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> bytes:
        """What a viewer may know, as JSON; built once for each position and only when someone looks."""
        found = self.views.get(seat)
        if found is None:
            self.shared = self.shared or ENCODE(self.table.shared_view())[:-1]
            own = ENCODE(self.table.own_view(seat))
            found = self.views[seat] = b",".join((self.shared, own[1:]))  # two objects made one
        return found

    def jobs(self, asked: Iterable[int] | None = None, length: int | None = None) -> list[Job]:
        """The questions to bots, as they are or as a proposal would have them."""
        seats = self.table.asked_bots if asked is None else asked
        after = self.table.length if length is None else length
        return [Job(self.id, after, seat) for seat in seats]


def table_of(stored: StoredTable, seats: Iterable[Seat]) -> Table:
    """A table before its first entry; those who show it keep its lines."""
    return Table(
        stored.owner,
        seats,
        minutes=stored.pace_minutes,
        bank=stored.pace_bank,
        window_seconds=stored.window_seconds,
        lines=0,
        lesson=lesson_of(stored),
        rated=stored.rated,
    )


def lesson_of(stored: StoredTable) -> Lesson | None:
    """The lesson that is given at a table, if one is; one that there is no more is over."""
    return lessons(stored.game).get(stored.lesson) if stored.lesson else None
