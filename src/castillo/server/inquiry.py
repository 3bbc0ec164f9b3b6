"""Inquiries: what bots work out bit by bit about a finished game, for as long as somebody waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from castillo.server.bots import Bots
from castillo.server.thinking import Kind, too_busy

PATIENCE = 8.0  # seconds after which those who ask are told what is known so far, unless they are less patient
ABANDONED = 30.0  # seconds after which nobody waits for it any more
T = TypeVar("T")


@dataclass(frozen=True)
class Bit:
    """Something to think about: a view, and what a worker does with it."""

    number: int
    function: Callable[..., Any]
    view: bytes


class Inquiry(Generic[T]):
    """It is made once, however many ask. Where the bots become too busy, or nobody waits any more, it ends; whoever
    asks next takes it up.
    """

    def __init__(self, kind: Kind, asker: str, patience: float = PATIENCE) -> None:
        self.kind = kind
        self.asker = asker
        self.patience = patience
        self._task: asyncio.Task[T] | None = None
        self._asked = 0.0  # in the loop's time

    async def answer(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T | None:
        """The answer; None where it is not known after a while."""
        self._asked = asyncio.get_running_loop().time()
        if self._task is None or _failed(self._task):
            self._task = asyncio.create_task(work())
        task = self._task
        await asyncio.wait([task], timeout=self.patience)
        return task.result() if task.done() else None

    async def consult(
        self, bots: Bots, bits: Iterable[Bit], seconds: float, heard: Callable[[Bit, Any], Coroutine[Any, Any, None]]
    ) -> None:
        """Have these thought about, as many at once as there are bots' processes; each answer is heard as it comes."""
        places = asyncio.Semaphore(len(bots.workers))

        async def think(bit: Bit) -> None:
            async with places:
                if asyncio.get_running_loop().time() > self._asked + ABANDONED:
                    raise too_busy()  # whoever comes back is told what is known, and it goes on
                await heard(bit, await bots.consult(self.kind, self.asker, bit.function, bit.view, seconds))

        try:
            async with asyncio.TaskGroup() as group:
                for bit in bits:
                    group.create_task(think(bit))
        except ExceptionGroup as failed:  # all for the same reason, most likely; one is told
            raise failed.exceptions[0] from None


def _failed(task: asyncio.Task[Any]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
