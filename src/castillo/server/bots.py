"""Bots at tables: questions as rows with a lease, answers through the same door as people's."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from hashlib import sha256
from typing import Any

from castillo import bots as levels
from castillo.server import refusals, worker
from castillo.server.live import LiveTable
from castillo.server.moments import now
from castillo.server.refusals import Refused
from castillo.server.settings import Settings
from castillo.server.showing import present_at
from castillo.server.storage import reading, writing
from castillo.server.storage.rows import Job
from castillo.server.tables import StoredTables
from castillo.server.thinking import ALONE, PEOPLE, TRIES, Gone, Kind, Question, Task, Thinking, too_busy
from castillo.server.workers import Worker
from castillo.table.asking import BotQuestion
from castillo.table.refusals import stale

Asked = tuple[str, int, int]  # table, seat, decision number

LEAST_TIME = 0.05  # seconds: less would be no thought at all
BUSY = 3  # questions for each worker from which on bots think shorter
OVERRUN = 12  # ... from which on they answer as the easiest level, and hints are refused
LOOK = 0.2  # seconds between two looks whether people still look at a scoring
AGAIN = 0.5  # seconds before a bot is asked again where its answer could not be saved
MOST_RENEWED = 1000  # tables; the rest comes back when its lease has ended
USUAL = "medium"
EASIEST = "easy"
SHORTER = 4  # times shorter is a thought that others may have to wait for

log = logging.getLogger("castillo.server")


def known_levels() -> list[str]:
    """The levels a table can ask for, from the weakest to the strongest."""
    return [name for name in levels.LEVELS if name != "random"]


def level_for(wish: str) -> str:
    """The level that was asked for, or the usual one where nobody knows it."""
    return wish if wish in levels.names() else USUAL


def weaker(level: str, other: str) -> str:
    """The weaker of two levels; one of another package counts as strong."""
    return next((known for known in levels.LEVELS if known in (level, other)), other)


class Bots:
    """The bots of this process: it thinks about questions it leased and picks up those that others left."""

    def __init__(self, settings: Settings, tables: StoredTables) -> None:
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
        with suppress(Gone):  # then the first question tries again
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
        for question in live.table.bot_questions() if not self._closed else []:
            asked = (live.id, question.seat, question.number)
            if asked not in self._asked:
                self._asked.add(asked)
                task = asyncio.create_task(self._answer(live, question))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def find_lost(self) -> None:
        """What waits here is leased on; questions whose lease has ended are taken over."""
        mine = sorted({table for table, _, _ in self._asked})[:MOST_RENEWED]
        if mine:
            writer = self.tables.writer
            await writer.write(lambda c: writing.renew_jobs(c, mine, writer.holder))
        at = now()
        lost = await self.tables.database.read(lambda c: reading.lost_jobs(c, at))
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
        if live.table.asked_bots:
            self.attend(live)
        elif not live.table.paused:
            await writer.write(lambda c: writing.drop_job(c, job))

    # -- answers ---------------------------------------------------------------------------------------

    async def _answer(self, live: LiveTable, question: BotQuestion) -> None:
        seat, number = question.seat, question.number
        try:
            if self.settings.bot_delay and not question.secret:
                await self._let_follow(live)
            if not live.table.still_asks(seat, number):
                return
            action = await self._think(live, seat, number)
            await self.tables.change(live, lambda table: table.bot_chooses(seat, number, action, now()))
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
            self._asked.discard((live.id, seat, number))
            if live.table.asked_bots:  # asked anew in the meantime, under another number
                self.attend(live)

    async def _let_follow(self, live: LiveTable) -> None:
        """People see what happens before a bot goes on, and have looked at a scoring."""
        while live.table.bots_wait(present_at(live), now()):
            await asyncio.sleep(LOOK)
        if live.viewers:
            await asyncio.sleep(self.settings.bot_delay)

    async def _think(self, live: LiveTable, seat: int, number: int) -> int:
        """The answer of a lesson or of a worker. A bot that fails, or does not end, is replaced by the easiest."""
        scripted = live.table.scripted_answer(seat)
        if scripted is not None:
            return scripted
        level = level_for(live.table.seats[seat].level)
        while True:
            begin = partial(self._begin, live, seat, number, level)
            try:
                action, seconds = await self.thinking.ask(_kind(live), live.stored.owner, begin)
                live.table.note_thought(seat, seconds)
                return int(action)
            except Refused:
                raise
            except Exception as error:
                log.warning("bot %s did not answer (%s)", level, type(error).__name__, exc_info=error)
                if level == EASIEST and not isinstance(error, TimeoutError):
                    return self._any_option(live, seat)
                level = EASIEST

    def _begin(self, live: LiveTable, seat: int, number: int, level: str, question: Question) -> Task:
        """Which level answers, and how long it may think: so much for a decision and for a turn, less under load."""
        if not live.table.still_asks(seat, number):
            raise refusals.not_allowed(stale())
        load = self.thinking.load(question.kind)
        seconds = live.table.seconds_for_bot(seat, self.settings.bot_decision, self.settings.bot_turn)
        seconds /= max(1.0, load / BUSY)
        seconds = max(LEAST_TIME, seconds / SHORTER if question.short else seconds)
        if load > OVERRUN or question.lost > TRIES:
            level, seconds = weaker(level, EASIEST), LEAST_TIME
        luck = luck_of(live.stored.seed, seat, number)
        return Task(worker.answer, (level, luck, live.view(seat), seconds), seconds)

    def _any_option(self, live: LiveTable, seat: int) -> int:
        """The last resort where even the easiest bot is broken: the table continues."""
        log.error("no bot can answer at table %s; any option is taken", live.id)
        return secrets.choice(live.table.running_game().actions_of(seat))

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
    people = live.viewers or live.elsewhere or any(not seat.played_by_bot for seat in live.table.seats)
    return PEOPLE if people else ALONE


def luck_of(seed: str, seat: int, number: int) -> int:
    """Luck for a bot: nothing about the game's own seed can be told from it, nor about secret entries."""
    return int.from_bytes(sha256(f"{seed} {seat} {number}".encode()).digest()[:6], "big")
