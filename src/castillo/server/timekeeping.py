"""What happens by itself: clocks run out, windows close, lost questions are found, idle tables are put away."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import msgspec

from castillo.kernel.actions import ANSWER, action
from castillo.kernel.record import RecordEntry
from castillo.kernel.window import NO
from castillo.server import clocks, news
from castillo.server.bots import Bots, level_for
from castillo.server.elsewhere import BEAT, Elsewhere
from castillo.server.live import LiveTable
from castillo.server.moments import now
from castillo.server.refusals import Refused, stale
from castillo.server.sharing import EVERY, Sharing
from castillo.server.storage import reading, writing
from castillo.server.tables import Tables, stamped

STAND_IN = "medium"
AFTER_FAILURE = 60_000  # milliseconds
MISSED_TURNS = 2  # in a row, after which the bot stays until the person comes back

log = logging.getLogger("castillo.server")


class Timekeeping:
    """The tasks that nobody asks for."""

    def __init__(self, tables: Tables, bots: Bots, elsewhere: Elsewhere, sharing: Sharing) -> None:
        self.tables = tables
        self.bots = bots
        self.elsewhere = elsewhere
        self.sharing = sharing
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        tasks = ((1.0, self.look_at_clocks), (2.0, self.bots.find_lost), (20.0, self.put_away), (3.0, self.compare))
        for seconds, task in (*tasks, (BEAT, self.elsewhere.beat), (EVERY, self.sharing.tell)):
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
        async with self.tables.database.reading() as connection:
            late = await reading.late_tables(connection, now())
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
        closes = window = None
        if live.game is not None:
            closes = clocks.window_closes(live.game, live.seats, live.clock, live.facts.window_seconds)
            window = clocks.window_seat(live.game)
        if closes is not None and closes <= at and window is not None:
            seat = window
            await self.tables.change(live, lambda live: close_window(live, seat))
            return
        if not await self._stand_in(live, at):
            await self._correct(live)

    async def _stand_in(self, live: LiveTable, at: int) -> bool:
        """A bot finishes the turn of everyone whose clock has run out."""
        async with live.lock:
            out = [seat for seat in live.seats if (clocks.due(seat, live.clock) or at + 1) <= at]
            if not out or live.game is None or live.over:
                return False
            changed = []
            for seat in out:
                missed = seat.missed + 1
                away = "stays" if missed >= MISSED_TURNS else "turn"
                changed.append(msgspec.structs.replace(seat, away=away, level=level_for(STAND_IN), missed=missed))
            await self.tables.write_seats(live, changed)
            news.tell_presence(live)
        self.bots.attend(live)
        return True

    async def _correct(self, live: LiveTable) -> None:
        """Write when something is due next; the time that was written has been dealt with."""
        async with live.lock:
            table, due = live.facts.id, live.deadline()
            await self.tables.writer.write(lambda c: writing.change_table(c, table, deadline=due))


def close_window(live: LiveTable, seat: int) -> RecordEntry:
    """The answer "no" of someone who did not answer in time."""
    if live.game is None or clocks.window_seat(live.game) != seat:
        raise stale()
    closes = clocks.window_closes(live.game, live.seats, live.clock, live.facts.window_seconds)
    if closes is None or closes > now():
        raise stale()
    return stamped("choose", seat, action=action(ANSWER, NO))


async def _repeat(seconds: float, task: Callable[[], Awaitable[None]]) -> None:
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
