"""The outbox: what is due is sent, all of one channel together, once at most.

A notice goes from `waiting` to `sending` in one statement before anything leaves, and only what was certainly not taken
goes back. What a process was sending when it ended is not sent again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict

from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.server.notices import reading, writing
from castillo.server.notices.channels import Sending
from castillo.server.notices.hours import end_of_quiet
from castillo.server.notices.looking import DAY, HOUR, MINUTE, SECOND, is_here
from castillo.server.notices.outgoing import NotSent
from castillo.server.notices.rows import DEAD, MAIL, OBSOLETE, SENDING, SENT, WAITING, Board, Channel, Notice, Person
from castillo.server.notices.sayings import compose, language_of
from castillo.server.refusals import Refused
from castillo.server.tables import StoredTables

KEPT = 30 * DAY  # rows of the outbox; longer than anything is looked for, so that nothing is told twice
GAP = 5 * MINUTE  # between two messages by one channel: what comes up meanwhile comes in one
ON_THE_WAY = 2 * MINUTE  # in which sending has ended, one way or the other
AT_ONCE = 8  # channels by which something is sent at the same time
TRIES = (MINUTE, 5 * MINUTE, 30 * MINUTE, 3 * HOUR, 12 * HOUR)  # from one try to the next

log = logging.getLogger("castillo.server")


class Outbox:
    """Sends what is due."""

    def __init__(self, tables: StoredTables, sending: Sending) -> None:
        self.tables = tables
        self.sending = sending
        self._busy: set[str] = set()  # channels by which something is being sent
        self._tasks: set[asyncio.Task[None]] = set()
        self._room = asyncio.Semaphore(AT_ONCE)
        self._desk = asyncio.Lock()  # messages are written one after the other: those who play go on meanwhile
        self._cleared = 0

    async def send(self, at: int) -> None:
        """Send what is due: all of one channel together. Who answers slowly keeps nobody else waiting."""
        due = await self.tables.database.read(lambda c: reading.due(c, at))
        by_channel: dict[str, list[Notice]] = defaultdict(list)
        for notice in due:
            by_channel[notice.channel].append(notice)
        for channel in by_channel.keys() - self._busy:
            self._busy.add(channel)
            task = asyncio.create_task(self._serve(channel, by_channel[channel], at))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def sent(self) -> None:
        """Wait until everything has been sent that was begun."""
        while self._tasks:
            await asyncio.gather(*self._tasks)

    async def _serve(self, channel: str, notices: list[Notice], at: int) -> None:
        try:
            async with self._room:
                await self._serve_now(channel, notices, at)
        except Refused as refusal:
            log.warning("a notice is put off: %s", refusal.sentence)
        except Exception:
            log.exception("a notice failed")
        finally:
            self._busy.discard(channel)

    async def _serve_now(self, channel: str, notices: list[Notice], at: int) -> None:
        write, holder = self.tables.writer.write, self.tables.writer.holder
        async with self._desk:
            claimed = await write(lambda c: writing.claim_channel(c, channel, holder, at, at + ON_THE_WAY))
        if not claimed:
            await self._drop_orphans(channel, notices)
            return
        sent = 0
        try:
            sent = await self._deliver(channel, notices, at)
        finally:
            await write(lambda c: writing.free_channel(c, channel, holder, sent))

    async def _drop_orphans(self, key: str, notices: list[Notice]) -> None:
        """A channel that cannot be had is held by another process, or is not there any more."""
        if await self.tables.database.read(lambda c: reading.channel(c, key)) is not None:
            return
        await self.tables.writer.write(lambda c: writing.settle(c, notices, WAITING, state=OBSOLETE))

    async def _deliver(self, key: str, notices: list[Notice], at: int) -> int:
        """Send by one channel what is still needed, in one message; when that was, 0 if it was not."""
        async with self._desk:
            channel, person, boards, asked = await self.tables.database.read(lambda c: _looked_up(c, key, notices))
        reached = channel is not None and person is not None and _reaches(channel, person, at)
        needed = [one for one in asked if reached and not is_here(self.tables, one.table, one.guest)]
        old = [notice for notice in notices if notice not in needed]
        later = self._later(channel, person, [boards[one.table] for one in needed], at) if channel and person else at

        async def work(connection: AsyncConnection) -> list[Notice]:
            await writing.settle(connection, old, WAITING, state=OBSOLETE)
            if later > at:
                await writing.settle(connection, needed, WAITING, due=later)
                return []
            return await writing.begin(connection, needed, at + ON_THE_WAY)

        begun: list[Notice] = await self.tables.writer.write(work)
        if not begun or channel is None or person is None:
            return 0
        return await self._hand_over(channel, person, begun, boards, at)

    def _later(self, channel: Channel, person: Person, boards: list[Board], at: int) -> int:
        """Until when a message has to wait: quiet hours, and a while after the last one."""
        gap = 0 if any(board.live for board in boards) or not channel.sent else channel.sent + GAP
        return max(gap, end_of_quiet(at, person))

    async def _hand_over(
        self, channel: Channel, person: Person, begun: list[Notice], boards: dict[str, Board], at: int
    ) -> int:
        language = language_of(person, channel.language)
        tables = [boards[notice.table] for notice in begun]
        try:
            async with self._desk:
                message = await asyncio.to_thread(compose, person, language, tables, at)
            await self.sending.send(channel, person, message)
        except NotSent as error:
            await self._failed(channel, begun, error, at)
            return 0
        await self.tables.writer.write(lambda c: writing.settle(c, begun, SENDING, state=SENT, lease=0))
        return at

    async def _failed(self, channel: Channel, begun: list[Notice], error: NotSent, at: int) -> None:
        """Try again later what was not taken, longer and longer; what cannot be sent lies there to be seen."""
        why = str(error)[: writing.LONGEST]

        async def work(connection: AsyncConnection) -> None:
            for one in begun:
                last = not error.again or one.tries > len(TRIES)
                wait = 0 if last else max(TRIES[one.tries - 1], error.after * SECOND)
                ended = {"state": DEAD} if last else {"state": WAITING, "due": at + wait}
                await writing.settle(connection, [one], SENDING, **ended, lease=0, why=why)
            if error.gone:
                await writing.drop_channel(connection, channel.guest, channel.id)

        await self.tables.writer.write(work)
        log.info("a notice by %s was not sent: %s", channel.kind, why)

    async def clear(self, at: int) -> None:
        """Rows that are not needed any more go; what a process that is gone was sending is not sent again."""
        lost = await self.tables.database.read(lambda c: reading.lost(c, at))
        if lost:
            await self.tables.writer.write(lambda c: writing.bury(c, at))
        if at > self._cleared + HOUR:
            self._cleared = at
            await self.tables.writer.write(lambda c: writing.clear(c, at - KEPT))


async def _looked_up(
    connection: AsyncConnection, key: str, notices: list[Notice]
) -> tuple[Channel | None, Person | None, dict[str, Board], list[Notice]]:
    """A channel, whose it is, the tables, and those of the notices whose question is still open."""
    channel = await reading.channel(connection, key)
    people = await reading.people(connection, [channel.guest] if channel else [])
    boards = await reading.boards(connection, [notice.table for notice in notices])
    muted = await reading.mutes(connection, {notice.guest for notice in notices})
    asked = []
    for notice in notices:
        board = boards.get(notice.table)
        seats = board.asked().get(notice.guest) if board and (notice.guest, notice.table) not in muted else None
        if seats and (await reading.last_own(connection, notice.table, seats)).n == notice.n:
            asked.append(notice)
    return channel, people.get(channel.guest) if channel else None, boards, asked


def _reaches(channel: Channel, person: Person, at: int) -> bool:
    """Whether somebody may still be told by a channel: not where they are banned, nor without an address."""
    return person.banned <= at and (channel.kind != MAIL or person.email != "")
