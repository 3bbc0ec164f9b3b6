"""Bots at tables: questions as rows with a lease, answers through the same door as people's."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import random
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from hashlib import sha256
from typing import Any

from castillo import bots as levels
from castillo.kernel.frame import Simultaneous
from castillo.kernel.record import RecordEntry
from castillo.kernel.text import Text
from castillo.server import refusals, worker
from castillo.server.live import LiveTable
from castillo.server.moments import now
from castillo.server.refusals import Refused
from castillo.server.settings import Settings
from castillo.server.storage import reading, writing
from castillo.server.storage.facts import Job
from castillo.server.tables import Tables, stamped

Question = tuple[str, int, int]  # table, seat, decision number

LEAST_TIME = 0.05  # seconds: less would be no thought at all
BUSY = 3  # questions for each worker from which on bots think shorter
OVERRUN = 12  # ... from which on they answer as the easiest level
PATIENCE = 10.0  # seconds beyond its time after which a worker is not waited for

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


class Bots:
    """The bots of this process: it thinks about questions it leased and picks up those that others left."""

    def __init__(self, settings: Settings, tables: Tables) -> None:
        self.settings = settings
        self.tables = tables
        self.workers = settings.bot_workers or max(1, min(8, (os.cpu_count() or 2) - 1))
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False
        self._thinking: set[Question] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        tables.bots_asked = self.attend

    async def start(self) -> None:
        """The workers start and import the engine while the first page is loading."""
        if self.settings.warm_bots:
            self._pool = self._new_pool()
        if not self.tables.database.postgres:
            await self.tables.writer.write(writing.free_jobs)

    async def stop(self) -> None:
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=worker.begin)
        for _ in range(self.workers):
            pool.submit(worker.ready)
        return pool

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
            question = (live.facts.id, seat, int(decision.number))
            if question not in self._thinking:
                self._thinking.add(question)
                task = asyncio.create_task(self._answer(live, question))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def find_lost(self) -> None:
        """Questions whose lease has ended are taken over."""
        async with self.tables.database.reading() as connection:
            lost = await reading.lost_jobs(connection, now())
        for job in lost:
            await self._take_over(job)

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

    async def _answer(self, live: LiveTable, question: Question) -> None:
        try:
            _, seat, number = question
            if live.viewers and self.settings.bot_delay and _seen_by_others(live, seat):
                await asyncio.sleep(self.settings.bot_delay)
            if not _still_asked(live, seat, number):
                return
            action = await self._think(live, seat)
            await self.tables.change(live, lambda live: bot_choice(live, seat, number, action))
        except Refused as refusal:
            log.debug("a bot's answer came too late: %s", refusal.sentence)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a bot failed")
        finally:
            self._thinking.discard(question)
            if live.waiting_bots():  # asked anew in the meantime, under another number
                self.attend(live)

    async def _think(self, live: LiveTable, seat: int) -> int:
        """Ask a worker; where that fails, the question is answered anyhow, so that the table goes on."""
        level, seconds = self._budget(live, seat)
        begun = time.monotonic()
        try:
            action: int = await self.ask(
                worker.answer, level, _seed(live, seat), live.view(seat), seconds, seconds=seconds
            )
        except (Exception, TimeoutError) as error:
            log.warning("bot %s did not answer (%s); any option is taken", level, type(error).__name__)
            action = random.choice(live.game.actions_of(seat)) if live.game is not None else 0
        turn, spent = live.thought.get(seat, ([], 0.0))
        spent = spent if turn == live.clock.turn else 0.0
        live.thought[seat] = (live.clock.turn[:], spent + time.monotonic() - begun)
        return action

    def _budget(self, live: LiveTable, seat: int) -> tuple[str, float]:
        """Which level answers, and how long it may think: so much for a decision and for a turn, less under load."""
        level = level_for(live.seats[seat].level)
        turn, spent = live.thought.get(seat, ([], 0.0))
        left = self.settings.bot_turn - (spent if turn == live.clock.turn else 0.0)
        load = len(self._thinking) / self.workers
        if load > OVERRUN:
            return level_for("easy"), LEAST_TIME
        seconds = min(self.settings.bot_decision, left) / max(1.0, load / BUSY)
        return level, max(LEAST_TIME, seconds)

    async def consult(self, function: Callable[..., Any], *arguments: Any, seconds: float) -> Any:
        """What a bot has to say to a person; a bot that does not answer is a refusal."""
        try:
            return await self.ask(function, *arguments, seconds=seconds)
        except (BrokenExecutor, TimeoutError):
            raise too_busy() from None

    async def ask(self, function: Callable[..., Any], *arguments: Any, seconds: float) -> Any:
        """Run a function in a worker process. A broken pool is replaced."""
        if self._pool is None:
            self._pool = self._new_pool()
        loop = asyncio.get_running_loop()
        try:
            future = loop.run_in_executor(self._pool, function, *arguments)
            waits = len(self._thinking) * self.settings.bot_decision / self.workers
            return await asyncio.wait_for(future, seconds + waits + PATIENCE)
        except BrokenExecutor:
            self._pool = self._new_pool()
            raise


def too_busy() -> Refused:
    return Refused(503, "The bots are busy; please ask again in a moment.", Text("server-why-bots_busy"))


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


def _seed(live: LiveTable, seat: int) -> int:
    """Luck for a bot: nothing about the game's own seed can be told from it, nor about secret entries."""
    text = f"{live.facts.seed} {seat} {live.shown}"
    return int.from_bytes(sha256(text.encode()).digest()[:6], "big")
