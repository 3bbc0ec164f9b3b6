"""Guests of whom nothing is left: no table, no way back, not seen for as long as the host keeps them."""

from __future__ import annotations

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.server.guests import Guests
from castillo.server.members import registry, storage
from castillo.server.moments import now
from castillo.server.storage.models import GuestRow, SeatRow, ServerSecret, TableRow
from castillo.server.storage.writing import keep_secret

DAY = 24 * 3_600_000  # milliseconds
EVERY = 3_600_000  # ... between two times, for all processes together
MOST = 200  # guests in one transaction
CLEARED = "guests cleared"


class Clearing:
    """Clears guests away."""

    def __init__(self, guests: Guests, days: int) -> None:
        self.guests = guests
        self.days = days

    async def clear(self) -> int:
        """Once an hour one process does it; how many are gone."""
        if not self.days or not await self.guests.writer.write(_is_due):
            return 0
        gone = 0
        while cleared := await self.guests.writer.write(self._clear_some):
            gone += cleared
        return gone

    async def _clear_some(self, connection: AsyncConnection) -> int:
        found = await _left_behind(connection, now() - self.days * DAY)
        for guest in found:
            await storage.remove(connection, guest, registry.FORGETS)
            await connection.run_sync(self.guests.tell, guest)
            self.guests.forget(guest)
        return len(found)


async def _is_due(connection: AsyncConnection) -> bool:
    """Whether it is time again, and no other process was faster."""
    at = now()
    await keep_secret(connection, CLEARED, "0")
    before = (await connection.execute(select(ServerSecret.value).where(ServerSecret.name == CLEARED))).scalar_one()
    if int(before) > at - EVERY:
        return False
    query = update(ServerSecret).where(ServerSecret.name == CLEARED, ServerSecret.value == before)
    return (await connection.execute(query.values(value=str(at)))).rowcount > 0


async def _left_behind(connection: AsyncConnection, before: int) -> list[str]:
    sits = select(SeatRow.table).where(SeatRow.guest == GuestRow.id).exists()
    owns = select(TableRow.id).where(TableRow.owner == GuestRow.id).exists()
    query = select(GuestRow.id).where(
        GuestRow.seen < before, GuestRow.joined == 0, GuestRow.banned < now(), ~sits, ~owns
    )
    return list((await connection.execute(query.limit(MOST))).scalars())
