"""What happens by itself: clocks run out, windows close, lost questions are found, idle tables are put away."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable

from castillo.server import news
from castillo.server.bots import USUAL, Bots
from castillo.server.elsewhere import BEAT, PeopleElsewhere
from castillo.server.live import LiveTable
from castillo.server.moments import now
from castillo.server.refusals import Refused
from castillo.server.sharing import EVERY, Sharing
from castillo.server.storage import reading, writing
from castillo.server.tables import StoredTables
from castillo.table import sitting

Task = Callable[[], Awaitable[object]]
Regular = tuple[float, Task]
"""A task and the seconds between two times."""

AFTER_FAILURE = 60_000  # milliseconds

log = logging.getLogger("castillo.server")


class Timekeeping:
    """The tasks that nobody asks for."""

    def __init__(
        self, tables: StoredTables, bots: Bots, elsewhere: PeopleElsewhere, sharing: Sharing, others: Iterable[Regular]
    ) -> None:
        self.tables = tables
        self.bots = bots
        self.elsewhere = elsewhere
        self.sharing = sharing
        self.others = tuple(others)
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        tasks = ((1.0, self.look_at_clocks), (2.0, self.bots.find_lost), (20.0, self.put_away), (3.0, self.compare))
        for seconds, task in (*tasks, (BEAT, self.elsewhere.beat), (EVERY, self.sharing.tell), *self.others):
            self._tasks.append(asyncio.create_task(_repeat(seconds, task)))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def put_away(self) -> None:
        await self.tables.put_away()

    async def compare(self) -> None:
        """See whether something was missed: news of another process, or what came of a change that failed."""
        others = self.tables.database.postgres
        await self.tables.compare(
            live for live in list(self.tables.known.values()) if live.unsure or (others and live.viewers)
        )

    async def look_at_clocks(self) -> None:
        at = now()
        late = await self.tables.database.read(lambda c: reading.late_tables(c, at))
        for table in late:
            try:
                await self._serve(await self.tables.load(table))
            except Refused as refusal:
                log.debug("a clock at %s: %s", table, refusal.sentence)
            except Exception:
                log.exception("a clock at %s failed; it is looked at again in a while", table)
                await self._postpone(table)

    async def _postpone(self, table: str) -> None:
        """The others are not kept waiting by a table that fails again and again."""
        later = now() + AFTER_FAILURE
        await self.tables.writer.write(lambda c: writing.change_table(c, table, deadline=later))

    async def _serve(self, live: LiveTable) -> None:
        """Do what is due at this table."""
        at = now()
        seat = live.table.late_window(at)
        if seat is not None:
            late = seat
            await self.tables.change(live, lambda table: table.close_window(late, now()))
        elif not await self._stand_in(live, at):
            await self._correct(live)

    async def _stand_in(self, live: LiveTable, at: int) -> bool:
        """A bot finishes the turn of everyone whose clock has run out."""
        async with live.lock:
            proposal = sitting.stand_in(live.table, at, USUAL)
            if proposal is None:
                return False
            await self.tables.write_seats(live, proposal)
            news.tell_presence(live)
        self.bots.attend(live)
        return True

    async def _correct(self, live: LiveTable) -> None:
        """Write when something is due next; the time that was written has been dealt with."""
        async with live.lock:
            due = live.table.deadline
            await self.tables.writer.write(lambda c: writing.change_table(c, live.id, deadline=due))


async def _repeat(seconds: float, task: Task) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            await task()
        except asyncio.CancelledError:
            raise
        except Refused as refusal:
            log.warning("a regular task was put off: %s", refusal.sentence)
        except Exception:
            log.exception("a regular task failed; it will be tried again")
