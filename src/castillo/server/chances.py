"""Win chances through a finished game, as a watcher would have guessed them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from castillo.server import past, worker
from castillo.server.bots import Bots
from castillo.server.live import LiveTable
from castillo.server.messages import ChanceMessage
from castillo.server.tables import StoredTables
from castillo.server.thinking import CHANCES

MOMENTS = 24
SECONDS = 0.2
MOST_KEPT = 200


class Chances:
    """Works out the win chances of finished games and keeps them."""

    def __init__(self, tables: StoredTables, bots: Bots) -> None:
        self.tables = tables
        self.bots = bots
        self._kept: OrderedDict[str, asyncio.Task[ChanceMessage]] = OrderedDict()

    async def of(self, live: LiveTable) -> ChanceMessage:
        """Guessed once for each table, however many ask."""
        table = live.id
        if table not in self._kept:
            self._kept[table] = asyncio.create_task(self._guess(live))
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        guess = self._kept[table]
        try:
            return await asyncio.shield(guess)
        except Exception:
            if self._kept.get(table) is guess:
                del self._kept[table]
            raise

    async def _guess(self, live: LiveTable) -> ChanceMessage:
        moments = await self.tables.shelf.past(live, past.watched, MOMENTS)
        chances = await asyncio.gather(*(self._guess_at(live.id, view) for _, view in moments))
        return ChanceMessage([n for n, _ in moments], chances)

    async def _guess_at(self, table: str, view: bytes) -> list[float]:
        guess: list[float] = await self.bots.consult(CHANCES, table, worker.chances, view, SECONDS)
        return guess
