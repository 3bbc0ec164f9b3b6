"""The service that tells people whom a table waits for."""

from __future__ import annotations

import asyncio
import logging
import secrets

from castillo.server.moments import now
from castillo.server.notices.channels import Sending, fresh_push_secret
from castillo.server.notices.looking import SECOND, Looking
from castillo.server.notices.outbox import Outbox
from castillo.server.refusals import Refused
from castillo.server.settings import Settings
from castillo.server.storage.writing import keep_secret
from castillo.server.tables import StoredTables

FIRST = 10.0  # seconds after the start: pages come back first

log = logging.getLogger("castillo.server")


class Notices:
    """Looks who waits, and tells them."""

    def __init__(self, settings: Settings, tables: StoredTables, sending: Sending) -> None:
        self.settings = settings
        self.tables = tables
        self.sending = sending
        self.looking = Looking(tables, round(settings.notice_wait * SECOND))
        self.outbox = Outbox(tables, sending)
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """The keys of this server are made once and shared by all processes."""
        luck, fresh = secrets.randbits(256), secrets.token_hex(32)
        write = self.tables.writer.write
        self.sending.push_secret = await write(lambda c: keep_secret(c, "push", fresh_push_secret(luck)))
        self.sending.stop_secret = await write(lambda c: keep_secret(c, "letters", fresh))
        if self.settings.notice_seconds:
            self._task = asyncio.create_task(self._run(), name="notices")

    async def stop(self) -> None:
        """What is on its way may arrive; nothing else is begun."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self.outbox.sent()
        await self.sending.outgoing.close()

    async def turn(self, at: int) -> None:
        """Once round: who waits, and what is due."""
        await self.looking.look(at)
        await self.outbox.send(at)
        await self.outbox.clear(at)

    async def _run(self) -> None:
        await asyncio.sleep(min(FIRST, self.settings.notice_wait))
        while True:
            try:
                await self.turn(now())
            except Refused as refusal:
                log.warning("notices are put off: %s", refusal.sentence)
            except Exception:
                log.exception("notices failed; it will be tried again")
            await asyncio.sleep(self.settings.notice_seconds)
