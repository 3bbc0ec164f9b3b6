"""Guests: people without accounts, known by a signed cookie, on as many devices as they like. Some become members."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from typing import Any

from msgspec import structs
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
HOUR = 3_600_000
MOST_KNOWN = 20_000
FRESH = 30.0  # seconds after which a guest is read again: another process may have changed them
CHANGED = "castillo_guests"  # the channel on which processes say whom they have changed
NAMES = (
    "Alonso", "Beatriz", "Catalina", "Diego", "Elvira", "Fadrique", "Gonzalo", "Inés", "Íñigo", "Isabel", "Jimena",
    "Juana", "Leonor", "Lope", "Mencía", "Nuño", "Pedro", "Rodrigo", "Sancho", "Teresa", "Urraca", "Violante",
)  # fmt: skip
"""What someone is called who has not said: names of the time, the same in every language."""

log = logging.getLogger("castillo.server")


class Guests:
    """The guests of this server."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self.database = database
        self.writer = writer
        self.seal = Seal("")
        self._known: OrderedDict[str, tuple[Guest, float]] = OrderedDict()  # each with when they were read
        self._changes = 0  # what was read while somebody was changed may be old already
        self._noting: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """The key that signs cookies is made once and shared by all processes."""
        fresh = secrets.token_hex(32)
        self.seal = Seal(await self.writer.write(lambda c: writing.keep_secret(c, "cookies", fresh)))

    async def by_cookie(self, cookie: str) -> Guest | None:
        """Who shows this cookie; nobody, if they have signed out everywhere since it was given."""
        known, epoch = self.seal.guest(cookie)
        guest = await self.by_id(known) if known else None
        if guest is None or guest.epoch != epoch:
            return None
        if now() - guest.seen > HOUR:
            self._note_seen(guest)
        return guest

    def at_hand(self, cookie: str) -> Guest | None:
        """The guest who shows a cookie, if the database need be neither asked nor told."""
        known, epoch = self.seal.guest(cookie)
        guest, read = self._known.get(known, (None, 0.0))
        if guest is None or guest.epoch != epoch or time.monotonic() - read >= FRESH or now() - guest.seen > HOUR:
            return None
        return guest

    async def by_id(self, guest_id: str) -> Guest | None:
        known, read = self._known.get(guest_id, (None, 0.0))
        if known is not None and time.monotonic() - read < FRESH:
            return known
        before = self._changes
        try:
            known = await self.database.read(lambda c: reading.guest(c, guest_id))
        except Refused:  # whoever is known may look on while the database is away
            if known is None:
                raise
            return known
        if known is None:
            self._known.pop(guest_id, None)
        elif before == self._changes:
            self._remember(known)
        return known

    def _remember(self, guest: Guest) -> None:
        self._known[guest.id] = guest, time.monotonic()
        if len(self._known) > MOST_KNOWN:
            self._known.popitem(last=False)

    def forget(self, guest_id: str) -> None:
        """Something about them was changed: whoever asks next reads it."""
        self._changes += 1
        self._known.pop(guest_id, None)

    def forget_all(self) -> None:
        """What other processes have changed may have been missed."""
        self._changes += 1
        self._known.clear()

    def _note_seen(self, guest: Guest) -> None:
        """They are here. It is written when there is time, and nobody waits for it."""
        at = now()
        if self._known.get(guest.id, (None, 0.0))[0] is guest:  # else they were changed meanwhile
            self._remember(structs.replace(guest, seen=at))

        async def note() -> None:
            try:
                await self.writer.write(lambda c: writing.change_guest(c, guest.id, seen=at))
            except Exception as error:
                log.warning("it could not be noted that somebody is here (%s)", type(error).__name__)

        task = asyncio.create_task(note())
        self._noting.add(task)
        task.add_done_callback(self._noting.discard)

    async def change(self, guest: Guest, **columns: Any) -> Guest:
        """Write something about a guest, and tell the other processes."""

        async def work(connection: AsyncConnection) -> None:
            await writing.change_guest(connection, guest.id, **columns)
            await connection.run_sync(self.tell, guest.id)

        await self.writer.write(work)
        self.forget(guest.id)  # they may have signed out everywhere meanwhile: whoever asks next reads that too
        return structs.replace(guest, **{k: v for k, v in columns.items() if k in Guest.__struct_fields__})

    def tell(self, connection: Any, guest_id: str) -> None:
        """With what is committed, tell the other processes that this guest is no longer as they know them."""
        self.writer.say(connection, CHANGED, [f"{guest_id} {self.writer.holder}"])

    async def new(self) -> Guest:
        guest = Guest(guest_id(), secrets.choice(NAMES), seen=now())
        await self.writer.write(lambda c: writing.add_guest(c, guest))
        self._remember(guest)
        return guest

    async def rename(self, guest: Guest, name: str) -> tuple[Guest, list[str]]:
        """A new name, and the tables where it shows."""
        renamed = structs.replace(guest, name=" ".join(name.split()))

        async def work(connection: AsyncConnection) -> list[str]:
            found = await writing.rename_guest(connection, renamed)
            await connection.run_sync(self.tell, guest.id)
            await connection.run_sync(self.writer.notify, [(table, 0) for table in found])
            return found

        tables: list[str] = await self.writer.write(work)
        self.forget(guest.id)
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
