"""Garbage that goes round in circles: little is looked through at a time, and everything only when nobody waits.

Most of what a server makes is gone by itself. What outlives one look (tables, positions, sockets) lives on for long,
and is not looked through again before everything is.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

YOUNG = 1_500  # new objects between two looks through them: that takes about a millisecond
OFTEN = 100  # looks after which everything is to be looked through, when nobody asks for anything
OVERDUE = 4_000  # ... and after which that does not matter any more: it takes a tenth of a second
LOOK = 5.0  # seconds
QUIET = 0.5  # seconds in which nobody has asked for anything


class Tidying:
    """The garbage of this process, from the moment on at which everything is imported."""

    def __init__(self, requests: Callable[[], int]) -> None:
        self.requests = requests  # how many there were so far
        self.looks = 0  # since everything was looked through

    async def run(self) -> None:
        """Until somebody cancels it."""
        before = gc.get_threshold()
        self.everything()
        gc.set_threshold(YOUNG)
        gc.callbacks.append(self._looked)
        try:
            while True:
                await asyncio.sleep(LOOK)
                await self.tidy()
        finally:
            gc.callbacks.remove(self._looked)
            gc.set_threshold(*before)
            gc.unfreeze()

    async def tidy(self) -> None:
        """Look through everything, if it is time to and nobody waits for an answer."""
        if self.looks < OFTEN:
            return
        before = self.requests()
        await asyncio.sleep(QUIET)
        if self.requests() == before or self.looks >= OVERDUE:
            self.everything()

    def everything(self) -> None:
        """Find all that goes round in circles; what is left is not looked through again until the next time."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self.looks = 0

    def _looked(self, phase: str, found: dict[str, int]) -> None:
        if phase == "stop" and found["generation"] < 2:
            gc.freeze()
            self.looks += 1
