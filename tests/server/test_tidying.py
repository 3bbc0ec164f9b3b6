"""Garbage that goes round in circles is found, at the latest when nobody asks for anything."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Callable, Iterator
from itertools import count, repeat

import pytest

from castillo.server import tidying
from castillo.server.tidying import Tidying

NEVER = 10**9


class Ring:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.itself = self


def old_rings(looks: int) -> list[weakref.ref[Ring]]:
    """Rings that outlive so many looks before they are let go."""
    rings = [Ring() for _ in range(10)]
    for _ in range(looks):
        gc.collect(0)
    return [weakref.ref(ring) for ring in rings]


def left(requests: Iterator[int], monkeypatch: pytest.MonkeyPatch, until: Callable[[int], bool]) -> int:
    """How many of ten rings are left when that many look all right, or after a while."""
    monkeypatch.setattr(tidying, "LOOK", 0.001)
    monkeypatch.setattr(tidying, "QUIET", 0.001)

    async def work() -> int:
        task = asyncio.create_task(Tidying(lambda: next(requests)).run())
        await asyncio.sleep(0)
        rings = old_rings(looks=2)
        for _ in range(200):
            await asyncio.sleep(0.002)
            here = sum(ring() is not None for ring in rings)
            if until(here):
                break
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        return here

    return asyncio.run(work())


def test_what_has_grown_old_is_found_when_nobody_asks(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(tidying, "OFTEN", 2)
    assert left(repeat(7), monkeypatch, lambda here: here == 0) == 0


def test_nobody_waits_for_it_as_long_as_it_may_lie(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(tidying, "OFTEN", 2)
    monkeypatch.setattr(tidying, "OVERDUE", NEVER)
    assert left(count(), monkeypatch, lambda here: here == 0) == 10


def test_it_does_not_lie_for_ever(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(tidying, "OFTEN", 2)
    monkeypatch.setattr(tidying, "OVERDUE", 2)
    assert left(count(), monkeypatch, lambda here: here == 0) == 0


def test_it_is_not_looked_for_all_the_time(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(tidying, "OFTEN", NEVER)
    assert left(repeat(7), monkeypatch, lambda here: here == 0) == 10


def test_the_collector_is_as_it_was_afterwards(monkeypatch: pytest.MonkeyPatch):
    before = (gc.get_threshold(), list(gc.callbacks))
    left(repeat(7), monkeypatch, lambda _: True)
    assert (gc.get_threshold(), list(gc.callbacks), gc.get_freeze_count()) == (*before, 0)
