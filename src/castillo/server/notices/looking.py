"""Who waits: found in the tables' rows, and written into the outbox. No choice has to do with it."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.server.notices import reading, writing
from castillo.server.notices.hours import convenient
from castillo.server.notices.rows import OBSOLETE, WAITING, Board, Channel, LastOwn, Notice, Person
from castillo.server.showing import present_at
from castillo.server.tables import StoredTables

SECOND, MINUTE, HOUR, DAY = 1000, 60_000, 3_600_000, 24 * 3_600_000  # milliseconds

LIVE_WAIT = 10 * SECOND  # at a table where turns take minutes: as long as a page takes to come back
JUST_HERE = HOUR  # whoever has just acted there knows
BACK = 7 * DAY  # what began to wait earlier is not looked for any more
OVERLAP = 15 * MINUTE  # between two looks: rows come a little after the time that is in them
AT_ONCE = 50  # tables that are looked at together

Waited = tuple[Board, Person, Channel, LastOwn]
"""A table that waits for somebody, by which channel they are told, and the last that they did there."""


def is_here(tables: StoredTables, table: str, guest: str) -> bool:
    """Whether somebody looks at a table right now, at any process."""
    live = tables.live.get(table)
    return guest in (present_at(live) if live is not None else tables.elsewhere(table))


class Looking:
    """Looks which tables have begun to wait for somebody who can be told, `wait` milliseconds after they have."""

    def __init__(self, tables: StoredTables, wait: int) -> None:
        self.tables = tables
        self.wait = wait
        self._looked = 0  # when everything that had begun to wait by then was known
        self._known: dict[str, int] = {}  # by table: what it looked like when its notices were written

    async def look(self, at: int) -> None:
        """Write down whom tables have begun to wait for."""
        since = max(at - BACK, self._looked - OVERLAP)
        until = at - min(LIVE_WAIT, self.wait)
        quiet = await self.tables.database.read(lambda c: reading.quiet_tables(c, since, until))
        new = [table for table, updated in quiet if self._known.get(table) != updated]
        for first in range(0, len(new), AT_ONCE):
            await self._note(new[first : first + AT_ONCE], at)
        self._known = {table: updated for table, updated in quiet if self._known.get(table) == updated}
        self._looked = at

    async def _note(self, tables: Sequence[str], at: int) -> None:
        quiet, found = await self.tables.database.read(lambda c: self._waited_for(c, tables, at))
        notices = [self._notice(*one, at) for one in found]
        if notices:
            await self.tables.writer.write(lambda c: writing.add_notices(c, notices))
        self._known.update({board.id: board.updated for board in quiet})

    async def _waited_for(
        self, connection: AsyncConnection, tables: Sequence[str], at: int
    ) -> tuple[list[Board], list[Waited]]:
        """Those of these tables at which nothing has happened for long enough, and by which channels who is told."""
        boards = await reading.boards(connection, tables)
        quiet = [board for board in boards.values() if at >= board.updated + self._patience(board)]
        asked = {(board.id, guest): seats for board in quiet for guest, seats in board.asked().items()}
        guests = {guest for _, guest in asked}
        channels = await reading.channels(connection, guests)
        people = await reading.people(connection, guests)
        reached = {channel.guest for channel in channels}
        last = {
            (table, guest): await reading.last_own(connection, table, seats)
            for (table, guest), seats in asked.items()
            if guest in reached
        }
        return quiet, [
            (boards[table], people[guest], channel, own)
            for (table, guest), own in last.items()
            for channel in channels
            if channel.guest == guest and guest in people and channel.created <= boards[table].updated
        ]

    def _patience(self, board: Board) -> int:
        """How long a table waits before anybody is told."""
        return min(LIVE_WAIT, self.wait) if board.live else self.wait

    def _notice(self, board: Board, person: Person, channel: Channel, own: LastOwn, at: int) -> Notice:
        """Whoever looks at the table needs no notice; whoever has just acted there gets theirs later."""
        state = OBSOLETE if is_here(self.tables, board.id, person.id) else WAITING
        just_here = JUST_HERE if own.is_last(board.n) else 0
        due = convenient(max(at, board.updated + just_here), person)
        return Notice(board.id, own.n, person.id, channel.id, at, due, state)
