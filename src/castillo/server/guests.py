"""Guests: people without accounts, known by a signed cookie, on as many devices as they like."""

from __future__ import annotations

import secrets
from collections import OrderedDict

from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.kernel.text import Text
from castillo.server.moments import now
from castillo.server.refusals import Refused
from castillo.server.security import Seal, digest, guest_id, token
from castillo.server.storage import reading, writing
from castillo.server.storage.database import Database
from castillo.server.storage.rows import Guest
from castillo.server.storage.writer import Writer

LINK_LASTS = 30 * 60_000  # milliseconds
MOST_KNOWN = 20_000
NAMES = (
    "Alonso", "Beatriz", "Catalina", "Diego", "Elvira", "Fadrique", "Gonzalo", "Inés", "Íñigo", "Isabel", "Jimena",
    "Juana", "Leonor", "Lope", "Mencía", "Nuño", "Pedro", "Rodrigo", "Sancho", "Teresa", "Urraca", "Violante",
)  # fmt: skip
"""What someone is called who has not said: names of the time, the same in every language."""


class Guests:
    """The guests of this server."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self.database = database
        self.writer = writer
        self.seal = Seal("")
        self._known: OrderedDict[str, Guest] = OrderedDict()

    async def start(self) -> None:
        """The key that signs cookies is made once and shared by all processes."""
        fresh = secrets.token_hex(32)
        self.seal = Seal(await self.writer.write(lambda c: writing.keep_secret(c, "cookies", fresh)))

    async def by_cookie(self, cookie: str) -> Guest | None:
        known = self.seal.guest(cookie)
        return await self.by_id(known) if known else None

    def at_hand(self, cookie: str) -> Guest | None:
        """The guest whom a cookie names, if the database need not be asked."""
        return self._known.get(self.seal.guest(cookie))

    async def by_id(self, guest_id: str) -> Guest | None:
        known = self._known.get(guest_id)
        if known is None:
            async with self.database.reading() as connection:
                known = await reading.guest(connection, guest_id)
            if known is not None:
                self._remember(known)
        return known

    def _remember(self, guest: Guest) -> None:
        self._known[guest.id] = guest
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)

    async def new(self) -> Guest:
        guest = Guest(guest_id(), secrets.choice(NAMES))
        await self.writer.write(lambda c: writing.add_guest(c, guest))
        self._remember(guest)
        return guest

    async def rename(self, guest: Guest, name: str) -> tuple[Guest, list[str]]:
        """A new name, and the tables where it shows."""
        renamed = Guest(guest.id, " ".join(name.split()))

        async def work(connection: AsyncConnection) -> list[str]:
            found = await writing.rename_guest(connection, renamed)
            await connection.run_sync(self.writer.notify, [(table, 0) for table in found])
            return found

        tables: list[str] = await self.writer.write(work)
        self._remember(renamed)
        return renamed, tables

    async def device_link(self, guest: Guest) -> str:
        """A token that brings this guest to another device, once."""
        fresh = token()
        await self.writer.write(lambda c: writing.add_device_link(c, digest(fresh), guest.id, now() + LINK_LASTS))
        return fresh

    async def claim_device(self, token: str) -> Guest:
        guest_id: str = await self.writer.write(lambda c: writing.claim_device_link(c, digest(token)))
        guest = await self.by_id(guest_id) if guest_id else None
        if guest is None:
            sentence = "This link no longer works; make a new one on the other device."
            raise Refused(404, sentence, Text("server-why-old_link"))
        return guest
