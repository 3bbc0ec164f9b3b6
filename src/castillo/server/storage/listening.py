"""Listening: several processes on one PostgreSQL tell each other which table has grown, and who is where.

What is said while the connection is lost is lost too: whoever needs it looks after every reconnection.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from castillo.server.storage.database import CONNECT_SECONDS, Database

Hear = Callable[[str], Awaitable[None]]
Back = Callable[[], Awaitable[None]]

AGAIN = 0.5  # seconds between two tries to connect
STILL_THERE = 3.0  # seconds after which a silent connection is asked whether it is alive

log = logging.getLogger("castillo.server")


class Listening:
    """One connection that hears what other processes say. With SQLite there is one process and nothing to hear."""

    def __init__(self, database: Database, listeners: Mapping[str, Hear], back: Back) -> None:
        self.database = database
        self.listeners = listeners  # by channel
        self.back = back  # called after every reconnection
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

        connection = await asyncpg.connect(self.database.url.replace("+asyncpg", ""), timeout=CONNECT_SECONDS)
        self._lost.clear()
        connection.add_termination_listener(lambda _: self._lost.set())
        for channel in self.listeners:
            await connection.add_listener(channel, self._heard)
        return connection

    async def _stay(self, connection: Any) -> None:
        """Connect again whenever the connection is lost, and see to what was said meanwhile."""
        try:
            while True:
                await self._until_lost(connection)
                connection.terminate()
                connection = await self._reconnect()
                self._look_after(self.back())
        finally:
            connection.terminate()

    async def _until_lost(self, connection: Any) -> None:
        """A connection that nobody sends on does not notice that it is dead."""
        while not self._lost.is_set():
            try:
                await asyncio.wait_for(self._lost.wait(), STILL_THERE)
            except TimeoutError:
                try:
                    await connection.execute("SELECT 1", timeout=STILL_THERE)
                except Exception:
                    return

    async def _reconnect(self) -> Any:
        while True:
            try:
                return await self._connect()
            except Exception as error:
                log.warning("the database does not answer (%s)", type(error).__name__)
                await asyncio.sleep(AGAIN)

    def _heard(self, _: Any, __: int, channel: str, news: str) -> None:
        self._look_after(self.listeners[channel](news))

    def _look_after(self, work: Awaitable[None]) -> None:
        future = asyncio.ensure_future(self._hear(work))
        self._hearing.add(future)
        future.add_done_callback(self._hearing.discard)

    async def _hear(self, work: Awaitable[None]) -> None:
        try:
            await work
        except Exception as error:
            log.warning("what other processes said could not be followed (%s)", type(error).__name__)
