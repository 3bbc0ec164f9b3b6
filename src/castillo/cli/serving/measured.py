"""Measuring a server: a yardstick, a crowd as fast as it is answered, and one half as fast, again and again."""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, fields
from statistics import median
from typing import Any

from castillo.cli.serving.crowd import Crowd

REPEATS = 5
TABLES = 200
SEATS = 4
SETTLE = 1.0  # seconds until a change of pace has gone round
YARDSTICK = 0.3  # seconds


@dataclass(frozen=True)
class Figures:
    """What one repetition has found. The generator is the crowd: this process."""

    chess: float  # moves of python-chess per second of CPU; 0: it is not there
    choices: float  # accepted, per second of the server's CPU
    by_chess: float  # choices for each thousand of those moves
    rate: float  # choices per second
    generator: float  # share of a core that the crowd took
    half_rate: float  # choices per second, at half the load
    p50: float  # milliseconds from a choice to the last viewer's news, at half the load
    p99: float
    refused: int


@dataclass(frozen=True)
class Spread:
    """A figure of all repetitions."""

    middle: float
    least: float
    most: float


def spread(found: list[Figures]) -> dict[str, Spread]:
    """Each figure by its name.

    >>> figures = [Figures(1, choices, 1, 1, 1, 1, 1, 1, 0) for choices in (10, 40, 20)]
    >>> spread(figures)["choices"]
    Spread(middle=20, least=10, most=40)
    """
    values = {field.name: [getattr(figures, field.name) for figures in found] for field in fields(Figures)}
    return {name: Spread(median(each), min(each), max(each)) for name, each in values.items()}


def percentile(seconds: list[float], share: float) -> float:
    """In milliseconds.

    >>> percentile([0.001 * number for number in range(1, 201)], 0.99)
    198.0
    """
    times = sorted(seconds) or [0.0]
    return round(times[max(0, int(len(times) * share) - 1)] * 1000, 3)


class Server:
    """A server of our own, in a process of its own."""

    def __init__(self, process: Process, port: int) -> None:
        self.process = process
        self.port = port

    async def cpu(self) -> float:
        """The seconds it has worked."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(b"\n")
        return float(await self.process.stdout.readline())


@asynccontextmanager
async def served(database: str, **settings: Any) -> AsyncIterator[Server]:
    """A server for as long as it is needed."""
    command = (sys.executable, "-m", "castillo.cli.serving.served", database, json.dumps(settings))
    process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
    assert process.stdout is not None
    try:
        hello = (await process.stdout.readline()).decode()
        yield Server(process, int(hello.split("127.0.0.1:", 1)[1].split()[0]))
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


async def measured(
    game: str, seconds: float, yardstick: Callable[[float], float] | None, told: Callable[[], None]
) -> list[Figures]:
    """The figures of each repetition; `told` is called after each."""
    share = seconds / REPEATS / 2
    found = []
    with tempfile.TemporaryDirectory(prefix="castillo-bench-", ignore_cleanup_errors=True) as folder:
        async with served(f"{folder}/bench.db") as server:
            crowd = Crowd(server.port, TABLES, SEATS, game)
            await crowd.come()
            for _ in range(REPEATS):
                found.append(await repetition(server, crowd, share, yardstick))
                told()
            await crowd.leave()
    return found


async def repetition(
    server: Server, crowd: Crowd, seconds: float, yardstick: Callable[[float], float] | None
) -> Figures:
    """The yardstick while the crowd holds its breath, then full load, then half of it."""
    chess = yardstick(YARDSTICK) if yardstick is not None else 0.0
    crowd.pace(0.0)
    await asyncio.sleep(SETTLE)
    server_before, own_before, begun = await server.cpu(), time.process_time(), time.perf_counter()
    full = await crowd.play(seconds)
    took, worked = time.perf_counter() - begun, await server.cpu() - server_before
    own = time.process_time() - own_before
    choices, rate = full.accepted / max(worked, 1e-9), full.accepted / took
    crowd.pace(len(crowd.tables) / max(rate / 2, 1.0))
    await asyncio.sleep(SETTLE)
    begun = time.perf_counter()
    half = await crowd.play(seconds)
    return Figures(
        chess=chess,
        choices=choices,
        by_chess=choices / chess * 1000 if chess else 0.0,
        rate=rate,
        generator=own / took,
        half_rate=half.accepted / (time.perf_counter() - begun),
        p50=percentile(half.seconds, 0.5),
        p99=percentile(half.seconds, 0.99),
        refused=full.refused + half.refused,
    )
