"""The archive: every finished game is noted once, at its end or when it is found, and told when there is time.

To note a game takes its row and its seats; to tell one, its log is played again, away from the loop. Nobody waits for
either. A crash in between loses nothing: what is not noted, or not told, is found by looking.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.server import story
from castillo.server.archive import storage
from castillo.server.archive.outcome import Standing
from castillo.server.live import LiveTable
from castillo.server.refusals import Refused
from castillo.server.story import Story
from castillo.server.tables import StoredTables

AT_ONCE = 100  # finished games that are noted one after the other before the others have their turn
REST = 4  # times as long as telling a game took, nothing is told after it: old games are filled in gradually
PATIENCE = 5.0  # seconds for what is under way when the server stops
LOOK = 60.0  # seconds between two looks for what nobody has said

UNKNOWN = Standing([], [], 0)

Work = Callable[[AsyncConnection], Awaitable[Any]]

log = logging.getLogger("castillo.server")


class Archive:
    """Notes finished games, and tells them."""

    def __init__(self, tables: StoredTables) -> None:
        self.tables = tables
        self._over: set[str] = set()  # games that have just ended here
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closing = False
        tables.game_over = self.hear

    def start(self) -> None:
        """From now on games are looked for."""
        self._news.set()
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """What is being written is written; what is left is found at the next start."""
        if self._task is not None:
            self._closing = True
            self._news.set()
            await asyncio.wait([self._task], timeout=PATIENCE)
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def hear(self, live: LiveTable) -> None:
        """A game has ended here."""
        self._over.add(live.id)
        self._news.set()

    async def _run(self) -> None:
        """At once what has ended here, and what else there is when there is nothing better to do."""
        looked = -LOOK
        while not self._closing:
            try:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._news.wait(), LOOK)
                self._news.clear()
                await self._note_over()
                if time.monotonic() - looked >= LOOK:
                    await self.note_all()
                    looked = time.monotonic()
                await self._tell_some()
            except asyncio.CancelledError:
                raise
            except Refused as refusal:
                log.warning("the archive waits: %s", refusal.sentence)
            except Exception:
                log.exception("the archive could not go on; it will be tried again")

    async def _note_over(self) -> None:
        while self._over:
            key = self._over.pop()
            await self._note(key)

    async def note_all(self) -> None:
        """Note every finished game that is not known: after a crash, after an upgrade, from another process."""
        tried: set[str] = set()
        while True:
            most = AT_ONCE + len(tried)
            found = await self.tables.database.read(partial(storage.unnoted, most=most))
            fresh = [key for key in found if key not in tried]
            for key in fresh:
                await self._note(key)
                tried.add(key)
            if not fresh or self._closing:
                return

    async def tell_all(self) -> None:
        """Tell every game that is not told."""
        while await self._tell_next():
            pass

    async def _tell_some(self) -> None:
        """Tell one game after the other, with time between them, until somebody's game ends."""
        while not (self._over or self._closing):
            begun = time.monotonic()
            if not await self._tell_next():
                return
            took = time.monotonic() - begun
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), REST * took)

    async def _note(self, key: str) -> None:
        """Note a game; where its row does not say how it went, its log does, or nothing can."""
        try:
            if not await self._write(lambda c: storage.note(c, key)):
                told = await self._story(key)
                standing = Standing(told.scores, told.winners, told.rounds) if told is not None else UNKNOWN
                await self._write(lambda c: storage.note(c, key, standing))
        except Refused:
            raise
        except Exception as error:  # the others have nothing to do with it
            log.warning("the game of table %s cannot be noted (%s)", key, type(error).__name__)

    async def _tell_next(self) -> bool:
        """Tell the latest game that is not told; False if there is none."""
        found = await self.tables.database.read(partial(storage.untold, most=1))
        for key in found:
            told = await self._story(key)
            await self._write(partial(storage.tell, key=key, chronicle=told.chronicle if told is not None else None))
        return bool(found)

    async def _story(self, key: str) -> Story | None:
        """A game told from its log; None where these rules cannot play it."""
        try:
            return await self.tables.shelf.past_of(key, story.tell)
        except Refused as refusal:
            if refusal.status == 503:
                raise
        except Exception as error:
            log.warning("the game of table %s cannot be told (%s)", key, type(error).__name__)
        return None

    async def _write(self, work: Work) -> Any:
        """On PostgreSQL beside the writer: no choice waits until it is a game's turn to be rated."""
        if not self.tables.database.postgres:
            return await self.tables.writer.write(work)
        async with self.tables.database.engine.begin() as connection:
            return await work(connection)
