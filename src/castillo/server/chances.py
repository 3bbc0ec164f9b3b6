"""How finished games came about: told at once from their events, and with win chances, which bots have to work out."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from typing import Any

import msgspec

from castillo.server import story, turning, worker
from castillo.server.bots import Bots
from castillo.server.endings import ChanceMessage, EndingMessage
from castillo.server.inquiry import Bit, Inquiry
from castillo.server.live import LiveTable
from castillo.server.shelf import save
from castillo.server.storage import reading, writing
from castillo.server.story import Guess, Story
from castillo.server.tables import StoredTables
from castillo.server.thinking import CHANCES

SECONDS = 4.0  # that a guess may take at most
MOST_KEPT = 200


class Guessing:
    """The chances of one game, on their way. What was guessed stays, also where the bots become too busy."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.story: Story | None = None
        self.guesses: dict[int, Guess] = {}
        self.inquiry: Inquiry[ChanceMessage] = Inquiry(CHANCES, live.id)

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
        return await guessing.inquiry.answer(lambda: self._work_out(guessing)) or guessing.so_far()

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
        """Guess at the moments that are not known yet."""

        async def heard(bit: Bit, answer: Any) -> None:
            guessing.guesses[bit.number] = Guess(*answer)

        unknown = [Bit(number, worker.chances, view) for number, view in views if number not in guessing.guesses]
        await guessing.inquiry.consult(self.bots, unknown, SECONDS, heard)

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
