"""A pause that all people agree to: it is a wish at each seat, and an entry of the log, so that no crash ends it."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.server.bots import Bots
from castillo.server.live import LiveTable
from castillo.server.moments import now
from castillo.server.refusals import Refused
from castillo.server.storage import writing
from castillo.server.storage.rows import Guest
from castillo.server.tables import StoredTables
from castillo.table import pausing
from castillo.table.seats import would_all_pause


class Pausing:
    """Tables that rest."""

    def __init__(self, tables: StoredTables, bots: Bots) -> None:
        self.tables = tables
        self.bots = bots

    async def wish(self, live: LiveTable, guest: Guest, pause: bool) -> None:
        """Someone would have a pause; or would not, or no longer."""
        live.table.require_say(guest.id)
        if pause and not live.table.paused:
            await self._write(live, guest, pause=True)
            await self.begin_if_agreed(live)
        elif not pause:
            await self._write(live, guest, pause=False)
            await self.tables.change(live, lambda table: pausing.go_on(table, now()))

    async def begin_if_agreed(self, live: LiveTable) -> None:
        """Whichever process sees that all agree writes it down; that the game has ended meanwhile is as good."""
        if live.table.game is None or live.table.paused or not would_all_pause(live.table.seats):
            return
        try:
            await self.tables.change(live, lambda table: pausing.pause(table, now()))
        except Refused:
            if not live.table.over:
                raise

    async def _write(self, live: LiveTable, guest: Guest, *, pause: bool) -> None:
        async def work(connection: AsyncConnection) -> None:
            if pause:
                await writing.agree_to_pause(connection, live.id, guest.id)
            else:
                since = live.table.clocks.paused
                await writing.want_no_pause(connection, live.id, now() - since if since else 0)
            await connection.run_sync(self.tables.writer.notify, [(live.id, live.table.length)])

        async with live.lock:
            await self.tables.save(self.tables.writer.write(work), live)
            await self.tables.catch_up(live)
