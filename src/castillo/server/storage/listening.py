"""Listening: several processes on one PostgreSQL tell each other which table has grown, and who is where."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from castillo.server.storage.database import Database
from castillo.server.storage.writer import Writer

Hear = Callable[[str], Awaitable[None]]

log = logging.getLogger("castillo.server")


class Listening:
    """One connection that hears what other processes say. With SQLite there is one process and nothing to hear."""

    def __init__(self, database: Database, writer: Writer, listeners: Mapping[str, Hear]) -> None:
        self.database = database
        self.writer = writer
        self.listeners = listeners  # by channel
        self._task: asyncio.Task[None] | None = None
        self._lost = asyncio.Event()
        self._hearing: set[asyncio.Future[None]] = set()

    async def start(self) -> None:
        if self.database.postgres:
            connection = await self._connect()
            self._task = asyncio.create_task(self._stay(connection))

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _connect(self) -> Any:
        import asyncpg

        connection = await asyncpg.connect(self.database.url.replace("+asyncpg", ""))
        self._lost.clear()
        connection.add_termination_listener(lambda _: self._lost.set())
        for channel in self.listeners:
            await connection.add_listener(channel, self._heard)
        return connection

    async def _stay(self, connection: Any) -> None:
        """Connect again whenever the connection is lost."""
        try:
            while True:
                await self._lost.wait()
                try:
                    connection = await self._connect()
                except Exception as error:
                    log.warning("the database does not answer (%s)", type(error).__name__)
                    await asyncio.sleep(1)
        finally:
            await connection.close(timeout=2)

    def _heard(self, _: Any, pid: int, channel: str, news: str) -> None:
        if pid == self.writer.pid:
            return
        future = asyncio.ensure_future(self._hear(self.listeners[channel], news))
        self._hearing.add(future)
        future.add_done_callback(self._hearing.discard)

    async def _hear(self, hear: Hear, news: str) -> None:
        try:
            await hear(news)
        except Exception as error:
            log.warning("news of another process could not be read (%s): %s", type(error).__name__, news)
