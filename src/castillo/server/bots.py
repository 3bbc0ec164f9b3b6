"""Bots at tables: questions as rows with a lease, answers through the same door as people's."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from typing import Any

from castillo import bots as levels
from castillo.kernel.frame import Simultaneous
from castillo.kernel.record import RecordEntry
from castillo.server import refusals, worker
from castillo.server.live import LiveTable
from castillo.server.moments import now
from castillo.server.refusals import Refused
from castillo.server.settings import Settings
from castillo.server.storage import reading, writing
from castillo.server.storage.facts import Job
from castillo.server.tables import Tables, stamped
from castillo.server.thinking import ALONE, PEOPLE, TRIES, Gone, Kind, Question, Task, Thinking, too_busy
from castillo.server.workers import Worker

Asked = tuple[str, int, int]  # table, seat, decision number

LEAST_TIME = 0.05  # seconds: less would be no thought at all
BUSY = 3  # questions for each worker from which on bots think shorter
OVERRUN = 12  # ... from which on they answer as the easiest level, and hints are refused
AGAIN = 0.5  # seconds before a bot is asked again where its answer could not be saved
MOST_RENEWED = 1000  # tables; the rest comes back when its lease has ended
SHORTER = 4  # times shorter is a thought that others may have to wait for

log = logging.getLogger("castillo.server")


def known_levels() -> list[str]:
    """The levels a table can ask for, from the weakest to the strongest."""
    return [name for name in levels.LEVELS if name != "random"] or list(levels.LEVELS)


def level_for(wish: str) -> str:
    """The level that was asked for, or the one that comes nearest."""
    known = known_levels()
    if wish in levels.names():
        return wish
    return "medium" if "medium" in known else known[-1] if wish == "hard" else known[0]


def weaker(level: str, other: str) -> str:
    """The weaker of two levels; one of another package counts as strong."""
    return next((known for known in levels.LEVELS if known in (level, other)), other)


class Bots:
    """The bots of this process: it thinks about questions it leased and picks up those that others left."""

    def __init__(self, settings: Settings, tables: Tables) -> None:
        self.settings = settings
        self.tables = tables
        count = settings.bot_workers or max(1, min(8, (os.cpu_count() or 2) - 1))
        self.workers = [Worker() for _ in range(count)]
        self.thinking = Thinking(self.workers, OVERRUN)
        self._closed = False
        self._asked: set[Asked] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        tables.bots_asked = self.attend

    async def start(self) -> None:
        """The workers start and import the engine while the first page is loading."""
        for process in self.workers if self.settings.warm_bots else []:
            process.start()
        if not self.tables.database.postgres:
            await self.tables.writer.write(writing.free_jobs)

    async def stop(self) -> None:
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.thinking.stop()
        for process in self.workers:
            process.stop()

    # -- questions -------------------------------------------------------------------------------------

    def attend(self, live: LiveTable) -> None:
        """Think about everything that bots are asked at this table now."""
        game = live.game
        if game is None or self._closed:
            return
        for seat in live.waiting_bots():
            decision = game.decision_of(seat)
            if decision is None:
                continue
            asked = (live.facts.id, seat, int(decision.number))
            if asked not in self._asked:
                self._asked.add(asked)
                task = asyncio.create_task(self._answer(live, asked))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def find_lost(self) -> None:
        """What waits here is leased on; questions whose lease has ended are taken over."""
        mine = sorted({table for table, _, _ in self._asked})[:MOST_RENEWED]
        if mine:
            writer = self.tables.writer
            await writer.write(lambda c: writing.renew_jobs(c, mine, writer.holder))
        async with self.tables.database.reading() as connection:
            lost = await reading.lost_jobs(connection, now())
        for job in lost:
            try:
                await self._take_over(job)
            except Exception:  # it is leased, so the others come first next time
                log.exception("a question at %s could not be taken over", job.table)

    async def _take_over(self, job: Job) -> None:
        writer = self.tables.writer
        if not await writer.write(lambda c: writing.claim_job(c, job, writer.holder)):
            return
        try:
            live = await self.tables.load(job.table)
            async with live.lock:
                await self.tables.catch_up(live)
        except Refused:
            await writer.write(lambda c: writing.drop_job(c, job))
            return
        if live.waiting_bots():
            self.attend(live)
        else:
            await writer.write(lambda c: writing.drop_job(c, job))

    # -- answers ---------------------------------------------------------------------------------------

    async def _answer(self, live: LiveTable, asked: Asked) -> None:
        try:
            _, seat, number = asked
            if live.viewers and self.settings.bot_delay and _seen_by_others(live, seat):
                await asyncio.sleep(self.settings.bot_delay)
            if not _still_asked(live, seat, number):
                return
            action = await self._think(live, seat, number)
            await self.tables.change(live, lambda live: bot_choice(live, seat, number, action))
        except Refused as refusal:
            log.debug("a bot's answer was not taken: %s", refusal.sentence)
            if refusal.status == 503:
                await asyncio.sleep(AGAIN)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a bot failed")
            await asyncio.sleep(AGAIN)
        finally:
            self._asked.discard(asked)
            if live.waiting_bots():  # asked anew in the meantime, under another number
                self.attend(live)

    async def _think(self, live: LiveTable, seat: int, number: int) -> int:
        """The answer of a worker. A bot that fails, or does not come to an end, is replaced by the easiest."""
        level = level_for(live.seats[seat].level)
        while True:
            begin = partial(self._begin, live, seat, number, level)
            try:
                action, seconds = await self.thinking.ask(_kind(live), live.facts.owner, begin)
                live.thought[seat] = (live.clock.turn[:], self._spent(live, seat) + seconds)
                return int(action)
            except Refused:
                raise
            except Exception as error:
                log.warning("bot %s did not answer (%s)", level, type(error).__name__, exc_info=error)
                if level == level_for("easy") and not isinstance(error, TimeoutError):
                    return self._any_option(live, seat)
                level = level_for("easy")

    def _begin(self, live: LiveTable, seat: int, number: int, level: str, question: Question) -> Task:
        """Which level answers, and how long it may think: so much for a decision and for a turn, less under load."""
        if not _still_asked(live, seat, number):
            raise refusals.stale()
        load = self.thinking.load(question.kind)
        seconds = min(self.settings.bot_decision, self.settings.bot_turn - self._spent(live, seat))
        seconds /= max(1.0, load / BUSY)
        seconds = max(LEAST_TIME, seconds / SHORTER if question.short else seconds)
        if load > OVERRUN or question.lost > TRIES:
            level, seconds = weaker(level, level_for("easy")), LEAST_TIME
        luck = luck_of(live.facts.seed, seat, number)
        return Task(worker.answer, (level, luck, live.view(seat), seconds), seconds)

    def _spent(self, live: LiveTable, seat: int) -> float:
        """Seconds that a bot has thought in this turn."""
        turn, seconds = live.thought.get(seat, ([], 0.0))
        return seconds if turn == live.clock.turn else 0.0

    def _any_option(self, live: LiveTable, seat: int) -> int:
        """The last resort where even the easiest bot is broken: the table goes on."""
        log.error("no bot can answer at table %s; any option is taken", live.facts.id)
        return secrets.choice(live.game.actions_of(seat)) if live.game is not None else 0

    async def consult(self, kind: Kind, asker: str, function: Callable[..., Any], view: bytes, seconds: float) -> Any:
        """What a bot has to say to a person; a bot that does not answer is a refusal."""

        def begin(question: Question) -> Task:
            time = seconds / SHORTER if question.short else seconds
            return Task(function, (view, time), time)

        try:
            return await self.thinking.ask(kind, asker, begin)
        except (Gone, TimeoutError):
            raise too_busy() from None


def _kind(live: LiveTable) -> Kind:
    """Whether anybody plays at this table, or looks at it."""
    people = live.viewers or live.elsewhere or any(not seat.played_by_bot for seat in live.seats)
    return PEOPLE if people else ALONE


def bot_choice(live: LiveTable, seat: int, number: int, action: int) -> RecordEntry:
    """A bot's answer, if the question is still open and still his."""
    if not _still_asked(live, seat, number):
        raise refusals.stale()
    return stamped("choose", seat, action=action)


def _still_asked(live: LiveTable, seat: int, number: int) -> bool:
    decision = live.game.decision_of(seat) if live.game is not None else None
    return decision is not None and decision.number == number and seat in live.waiting_bots()


def _seen_by_others(live: LiveTable, seat: int) -> bool:
    """Whether people can follow the answer: what all are asked at once, in secret, nobody sees being answered."""
    decision = live.game.decision_of(seat) if live.game is not None else None
    return decision is not None and not isinstance(decision.frame, Simultaneous)


def luck_of(seed: str, seat: int, number: int) -> int:
    """Luck for a bot: nothing about the game's own seed can be told from it, nor about secret entries."""
    return int.from_bytes(sha256(f"{seed} {seat} {number}".encode()).digest()[:6], "big")
