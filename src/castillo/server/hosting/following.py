"""What follows at tables when somebody is banned, or when the host closes one."""

from __future__ import annotations

import logging
from collections.abc import Awaitable

from castillo.kernel.frame import NOBODY
from castillo.kernel.record import RecordEntry
from castillo.server.bots import USUAL
from castillo.server.messages import SeatCommand
from castillo.server.moments import now
from castillo.server.refusals import Refused
from castillo.server.seats import Seats
from castillo.server.storage.rows import Guest
from castillo.server.tables import StoredTables
from castillo.table.proposals import END, ProposedEntry
from castillo.table.refusals import NotAllowed
from castillo.table.table import Table

log = logging.getLogger("castillo.server")


class Following:
    """Sees to tables. Whatever another process has done already is done."""

    def __init__(self, tables: StoredTables, seats: Seats) -> None:
        self.tables = tables
        self.seats = seats

    async def leave_to_bots(self, seated: list[tuple[str, int, str]]) -> None:
        """Bots play on for people who are banned; where no game runs yet, their seats are free again."""
        for table, number, guest in seated:
            await _unless_done(self._leave(table, number, Guest(guest, "")))

    async def _leave(self, table: str, number: int, guest: Guest) -> None:
        live = await self.tables.load(table)
        if live.table.game is None:
            await self.seats.leave(live, guest)
        else:
            await self.seats.command(live, guest, SeatCommand(number, "let_bot_play", USUAL))

    async def close(self, tables: list[str]) -> None:
        """End the games of these tables as they stand; one that waits for people is given up."""
        for table in tables:
            await _unless_done(self._close(table))

    async def _close(self, table: str) -> None:
        live = await self.tables.load(table)
        if live.table.game is None:
            await self.seats.close(live, Guest(live.stored.owner, ""))
        else:
            await self.tables.change(live, _ended)


def _ended(table: Table) -> ProposedEntry:
    table.running_game()
    return table.propose(RecordEntry(END, NOBODY, at=now()))


async def _unless_done(work: Awaitable[None]) -> None:
    """Another process may have been faster; a database that is away is asked again."""
    try:
        await work
    except (Refused, NotAllowed) as refusal:
        if isinstance(refusal, Refused) and refusal.status >= 500:
            raise
        log.info("what the host decided was done already, or cannot be done: %s", refusal)
    except Exception:
        log.exception("what the host decided could not be done at a table")
