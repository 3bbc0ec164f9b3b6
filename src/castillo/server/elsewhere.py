"""Who is at the tables of other server processes: they tell each other when it changes, and nothing of it is stored."""

from __future__ import annotations

import logging
import time

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.server import news
from castillo.server.live import LiveTable
from castillo.server.refusals import Refused
from castillo.server.tables import StoredTables

PRESENCE = "castillo_presence"  # the channel
BEAT = 2.0  # seconds between two signs of life
SILENT = 3 * BEAT  # without one, a process is gone, and everyone who was there

NOBODY: frozenset[str] = frozenset()

log = logging.getLogger("castillo.server")


class Word(msgspec.Struct, omit_defaults=True):
    """What a process says: who of those who sit at a table is here now; without a table it is a sign of life."""

    process: str
    table: str = ""
    here: list[str] = []
    asks: bool = False  # the others shall say it for all their tables


class PeopleElsewhere:
    """The people at other processes. With SQLite there is one process, and nobody is elsewhere."""

    def __init__(self, tables: StoredTables) -> None:
        self.tables = tables
        self.name = tables.writer.holder
        self._told: dict[str, list[str]] = {}  # by table: whom the others know to be here
        self._at: dict[str, dict[str, frozenset[str]]] = {}  # by process and table: who is there
        self._heard: dict[str, float] = {}  # by process: when it last said something
        tables.elsewhere = self.at

    def at(self, table: str) -> frozenset[str]:
        """The guests who look at this table by way of another process."""
        return NOBODY.union(*(tables.get(table, NOBODY) for tables in self._at.values()))

    async def start(self) -> None:
        """Ask the others, and tell them: at the beginning, and whenever something they said may have been lost."""
        self._told.clear()
        await self._say(Word(self.name, asks=True))
        await self.beat()

    async def beat(self) -> None:
        """A sign of life, what has changed here, and farewell to those who fell silent."""
        await self._say(Word(self.name))
        for live in list(self.tables.live.values()):
            await self.tell(live)
        silent = time.monotonic() - SILENT
        for process in [name for name, heard in self._heard.items() if heard < silent]:
            del self._heard[process]
            for table in self._at.pop(process, {}):
                self._show(table)

    async def tell(self, live: LiveTable) -> None:
        """Tell the others who is here, if they do not know it."""
        table = live.id
        here = sorted({viewer.guest for viewer in live.viewers if live.table.seats_of(viewer.guest)})
        if here != self._told.get(table, []) and await self._say(Word(self.name, table, here)):
            self._told[table] = here
        if not self._told.get(table):
            self._told.pop(table, None)

    async def hear(self, said: str) -> None:
        """Another process has said something."""
        word = msgspec.json.decode(said, type=Word)
        if word.process == self.name:
            return
        unknown = word.process not in self._heard
        self._heard[word.process] = time.monotonic()
        if word.table:
            there = self._at.setdefault(word.process, {})
            there[word.table] = frozenset(word.here)
            if not word.here:
                del there[word.table]
            self._show(word.table)
        if unknown:
            await self._say(Word(self.name, asks=True))
        if word.asks:
            self._told.clear()
            await self.beat()

    def _show(self, table: str) -> None:
        live = self.tables.live.get(table)
        if live is not None and live.elsewhere != self.at(table):
            live.elsewhere = self.at(table)
            news.tell_presence(live)

    async def _say(self, word: Word) -> bool:
        """Tell the other processes something; whether that was possible."""
        if not self.tables.database.postgres:
            return True
        said = msgspec.json.encode(word).decode()

        async def work(connection: AsyncConnection) -> None:
            await connection.run_sync(self.tables.writer.say, PRESENCE, [said])

        try:
            await self.tables.writer.write(work)
        except Refused as refusal:
            log.warning("the other processes could not be told who is here: %s", refusal.sentence)
            return False
        return True
