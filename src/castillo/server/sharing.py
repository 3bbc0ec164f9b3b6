"""Limits of all processes together: they tell each other who takes much, and nothing of it is stored."""

from __future__ import annotations

import logging

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.server.limits import Limits
from castillo.server.refusals import Refused
from castillo.server.storage.writer import Writer

LIMITS = "castillo_limits"  # the channel
EVERY = 1.0  # seconds between two words
MOST_NAMES = 100  # in one word: PostgreSQL takes 8000 bytes

log = logging.getLogger("castillo.server")


class Word(msgspec.Struct):
    """What a process says: how many were taken from buckets of one kind, by name."""

    process: str
    kind: str
    taken: dict[str, int]


class Sharing:
    """Tells the other processes, and hears them. With SQLite there is one process."""

    def __init__(self, limits: Limits, writer: Writer) -> None:
        self.limits = limits
        self.writer = writer

    async def tell(self) -> None:
        words = [word for kind, buckets in self.limits.shared.items() for word in self._words(kind, buckets.to_tell())]
        if not words or not self.writer.database.postgres:
            return
        said = [msgspec.json.encode(word).decode() for word in words]

        async def work(connection: AsyncConnection) -> None:
            await connection.run_sync(self.writer.say, LIMITS, said)

        try:
            await self.writer.write(work)
        except Refused as refusal:
            log.warning("the other processes could not be told who asks too often: %s", refusal.sentence)

    def _words(self, kind: str, taken: dict[str, int]) -> list[Word]:
        names = list(taken)
        parts = [names[i : i + MOST_NAMES] for i in range(0, len(names), MOST_NAMES)]
        return [Word(self.writer.holder, kind, {name: taken[name] for name in part}) for part in parts]

    async def hear(self, said: str) -> None:
        word = msgspec.json.decode(said, type=Word)
        buckets = self.limits.shared.get(word.kind)
        if buckets is None or word.process == self.writer.holder:
            return
        for name, count in word.taken.items():
            buckets.taken_elsewhere(name, count)
