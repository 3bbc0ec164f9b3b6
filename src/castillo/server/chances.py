"""How finished games came about: told at once from their events, and with win chances, which bots have to work out."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable

import msgspec

from castillo.server import story, turning, worker
from castillo.server.bots import Bots
from castillo.server.live import LiveTable
from castillo.server.messages import ChanceMessage, EndingMessage
from castillo.server.shelf import save
from castillo.server.storage import reading, writing
from castillo.server.story import Guess, Story
from castillo.server.tables import StoredTables
from castillo.server.thinking import CHANCES, too_busy

SECONDS = 4.0  # that a guess may take at most
PATIENCE = 8.0  # seconds after which those who ask are told what is known so far
ABANDONED = 30.0  # seconds after which nobody waits for the chances of a game any more
MOST_KEPT = 200


class Guessing:
    """The chances of one game, on their way. What was guessed stays, also where the bots become too busy."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.story: Story | None = None
        self.guesses: dict[int, Guess] = {}
        self.task: asyncio.Task[ChanceMessage] | None = None
        self.asked = 0.0  # in the loop's time

    def so_far(self) -> ChanceMessage:
        cuts = self.story.cuts if self.story is not None else []
        known = [(cut.number, self.guesses[cut.number]) for cut in cuts if cut.number in self.guesses]
        return ChanceMessage(
            expected=len(cuts),
            moments=[number for number, _ in known],
            chances=[[round(chance, 4) for chance in guess.chances] for _, guess in known],
            errors=[round(guess.error, 4) for _, guess in known],
            turning=[],
            awards=[],
            done=False,
        )


class Chances:
    """Tells how finished games came about, and keeps what was worked out."""

    def __init__(self, tables: StoredTables, bots: Bots) -> None:
        self.tables = tables
        self.bots = bots
        self._guessing: OrderedDict[str, Guessing] = OrderedDict()
        self._endings: OrderedDict[str, EndingMessage] = OrderedDict()

    async def ending(self, live: LiveTable) -> EndingMessage:
        """What can be told at once."""
        if live.id not in self._endings:
            self._endings[live.id] = (await self.tables.shelf.past(live, story.tell)).ending()
            _forget_old(self._endings)
        return self._endings[live.id]

    async def of(self, live: LiveTable) -> ChanceMessage:
        """The chances through a game; after a while what is known so far. Guessed once, however many ask."""
        guessing = self._guessing.setdefault(live.id, Guessing(live))
        _forget_old(self._guessing)
        guessing.asked = asyncio.get_running_loop().time()
        if guessing.task is None:
            guessing.task = asyncio.create_task(self._work_out(guessing))
        task = guessing.task
        await asyncio.wait([task], timeout=PATIENCE)
        if not task.done():
            return guessing.so_far()
        if task.cancelled() or task.exception() is not None:
            guessing.task = None  # who asks next tries again
        return task.result()

    async def _work_out(self, guessing: Guessing) -> ChanceMessage:
        live = guessing.live
        kept = await self._kept(live)
        if kept is not None:
            return kept
        told = guessing.story
        if told is None:
            told = guessing.story = await self.tables.shelf.past(live, story.tell)
        await self._guess(guessing, ((cut.number, cut.view) for cut in told.cuts))
        changes = turning.turning([guessing.guesses[cut.number] for cut in told.cuts])
        inner = turning.inner_moments(told.turns, changes)
        views = await self.tables.shelf.past(live, story.views_at, inner) if inner else {}
        await self._guess(guessing, views.items())
        found = guessing.so_far()
        found.turning = [turning.told(change, told.turns[change.turn], guessing.guesses) for change in changes]
        found.awards = told.awards(guessing.guesses)
        found.done = True
        guessing.story, guessing.guesses = None, {}  # only what is told is kept
        await self._keep(live, found)
        return found

    async def _guess(self, guessing: Guessing, views: Iterable[tuple[int, bytes]]) -> None:
        """Guess at the moments that are not known yet: as many at once as there are bots' processes."""
        places = asyncio.Semaphore(len(self.bots.workers))

        async def guess(number: int, view: bytes) -> None:
            async with places:
                if asyncio.get_running_loop().time() > guessing.asked + ABANDONED:
                    raise too_busy()  # whoever comes back is told what is known, and it goes on
                answer = await self.bots.consult(CHANCES, guessing.live.id, worker.chances, view, SECONDS)
                guessing.guesses[number] = Guess(*answer)

        try:
            async with asyncio.TaskGroup() as group:
                for number, view in views:
                    if number not in guessing.guesses:
                        group.create_task(guess(number, view))
        except ExceptionGroup as failed:  # all for the same reason, most likely; one is told
            raise failed.exceptions[0] from None

    # -- with the table ------------------------------------------------------------------------------------

    async def _kept(self, live: LiveTable) -> ChanceMessage | None:
        async with self.tables.database.reading() as connection:
            body = await reading.chances(connection, live.id)
        try:
            return msgspec.json.decode(body, type=ChanceMessage) if body else None
        except msgspec.DecodeError:  # another Castillo's: it is worked out again
            return None

    async def _keep(self, live: LiveTable, found: ChanceMessage) -> None:
        body = msgspec.json.encode(found).decode()
        await save(self.tables.writer.write(lambda c: writing.keep_chances(c, live.id, body)))


def _forget_old(kept: OrderedDict[str, Guessing] | OrderedDict[str, EndingMessage]) -> None:
    while len(kept) > MOST_KEPT:
        kept.popitem(last=False)
