"""Who is signed in where: when that changes, all processes and all open sockets have to know."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.server import news
from castillo.server.guests import Guests
from castillo.server.members import storage
from castillo.server.storage.rows import Guest
from castillo.server.tables import StoredTables


class Sessions:
    """The cookies and sockets of this process."""

    def __init__(self, guests: Guests, tables: StoredTables) -> None:
        self.guests = guests
        self.tables = tables

    async def end_all(self, member: Guest) -> None:
        """Sign somebody out everywhere."""

        async def work(connection: AsyncConnection) -> None:
            await storage.sign_out_everywhere(connection, member.id)
            await connection.run_sync(self.guests.tell, member.id)

        await self.guests.writer.write(work)
        self.changed(member.id)

    def changed(self, guest: str) -> None:
        """A guest is no longer as this process knows them: whoever is connected as they is asked anew who they are."""
        self.guests.forget(guest)
        for live in list(self.tables.live.values()):
            news.ask_again(live, guest)

    async def hear(self, said: str) -> None:
        """Another process has changed a guest."""
        guest, _, holder = said.partition(" ")
        if holder != self.guests.writer.holder:
            self.changed(guest)
