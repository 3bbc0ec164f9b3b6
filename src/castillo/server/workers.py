"""Workers: processes of their own, each of which thinks about one thing at a time."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import suppress
from typing import Any

from castillo.server import worker
from castillo.server.thinking import Gone, Task

PATIENCE = 20.0  # seconds beyond its time after which a worker is not waited for
KILL = getattr(signal, "SIGKILL", signal.SIGTERM)

log = logging.getLogger("castillo.server")


class Worker:
    """One process. When it dies the next question starts another; when it does not come to an end, it is ended."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self.pid = 0  # 0: it has not said yet that it is ready

    def start(self) -> None:
        """The process starts and imports the engine; nobody waits for it here. `Gone` if the machine has no room."""
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=worker.begin)
        try:
            self._pool.submit(worker.ready)
        except (OSError, RuntimeError) as error:
            log.warning("a bot's process cannot be started: %s", error)
            self.stop()
            raise Gone from error

    def stop(self) -> None:
        pool, self._pool, self.pid = self._pool, None, 0
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)

    async def think(self, task: Task) -> Any:
        """What the task's function answers. `Gone` if the process dies, `TimeoutError` if it takes far too long."""
        try:
            pool = await self._ready()
            thought = asyncio.wrap_future(pool.submit(task.function, *task.arguments))
            return await asyncio.wait_for(thought, task.seconds + PATIENCE)
        except BrokenExecutor:
            self.stop()
            raise Gone from None
        except TimeoutError:
            if self.pid:
                with suppress(ProcessLookupError):
                    os.kill(self.pid, KILL)
            self.stop()
            raise

    async def _ready(self) -> ProcessPoolExecutor:
        """The process, once it has imported everything: that is no part of anybody's time."""
        if self._pool is None:
            self.start()
        assert self._pool is not None
        if not self.pid:
            self.pid = await asyncio.wrap_future(self._pool.submit(worker.ready))
        return self._pool
