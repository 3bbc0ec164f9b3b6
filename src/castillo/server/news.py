"""News: every viewer of a table is told what changed, after it was committed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

from castillo.server.lines import SentLine
from castillo.server.live import LiveTable
from castillo.server.refusals import Refused, not_for_you
from castillo.server.showing import Shown, news_json, presence_json, present_at, shown

MOST_WAITING = 100  # messages that a slow connection may leave lying before it is closed


class Viewer:
    """One open socket at a table. Whoever holds no seat is a watcher.

    A message goes out at once where the wire takes it; only what it does not take waits for the task of the socket.
    """

    __slots__ = ("busy", "farewell", "guest", "lost", "sent", "waiting", "write")

    def __init__(self, guest: str, write: Callable[[bytes], bool] = lambda _: False) -> None:
        self.guest = guest
        self.write = write  # to the wire; False: it takes nothing now
        self.waiting: asyncio.Queue[bytes] = asyncio.Queue()
        self.busy = False  # the task is sending a message that it has taken
        self.sent = 0  # messages, without signs of life
        self.lost = False  # too slow: the socket is closed, and the page comes back for what it missed
        self.farewell: Refused | None = None  # why the socket is closed, if it is for another reason

    def put(self, message: bytes) -> None:
        if self.lost:
            return
        if self.at_once(message):
            self.sent += 1
        elif self.waiting.qsize() >= MOST_WAITING:
            self.lost = True
        else:
            self.waiting.put_nowait(message)

    def at_once(self, message: bytes) -> bool:
        """Send something now, if that is possible and nothing waits before it."""
        return not self.busy and self.waiting.empty() and self.write(message)

    def dismiss(self, why: Refused) -> None:
        """Nothing more is told here."""
        self.farewell, self.lost = why, True
        self.waiting.put_nowait(b"")  # whoever waits for a message wakes up

    async def next(self, until: float) -> bytes | None:
        """The next message; None if there is none until then (in the loop's time)."""
        if not self.waiting.empty():
            return self._taken(self.waiting.get_nowait())
        try:
            async with asyncio.timeout_at(until):
                return self._taken(await self.waiting.get())
        except TimeoutError:
            return None

    def _taken(self, message: bytes) -> bytes:
        self.sent += 1
        return message


def tell(live: LiveTable, lines: Iterable[SentLine]) -> None:
    """Lines were committed: tell everyone what they may know of them."""
    lines = list(lines)
    _tell(live, lambda guest, table: news_json(live, guest, table, lines))


def tell_presence(live: LiveTable, but: Viewer | None = None) -> None:
    """Who sits, who is here, or a clock has changed; the position has not."""
    _tell(live, presence_json, but)


def _tell(live: LiveTable, message: Callable[[str, Shown], bytes | None], but: Viewer | None = None) -> None:
    """Build a message once for each person at the table, and once for all watchers."""
    if not live.viewers:
        return
    table = shown(live)
    people = {seat.guest for seat in live.table.seats} | {live.table.owner}
    made: dict[str, bytes | None] = {}
    for viewer in live.viewers:
        if viewer is but:
            continue
        guest = viewer.guest if viewer.guest in people else ""
        if guest not in made:
            made[guest] = message(guest, table)
        told = made[guest]
        if told is not None:
            viewer.put(told)


def dismiss(live: LiveTable, why: Refused) -> None:
    """The table is gone: everybody is told so."""
    for viewer in live.viewers:
        viewer.dismiss(why)


def send_away(live: LiveTable) -> None:
    """Whoever has lost a seat may watch only where others may too."""
    if live.stored.watch == "anyone":
        return
    for viewer in live.viewers:
        if viewer.guest and viewer.guest not in live.allowed and not live.table.is_inside(viewer.guest):
            viewer.dismiss(not_for_you())


def come(live: LiveTable, viewer: Viewer) -> None:
    """A viewer connects; the others hear of it if they sit here and were not here before."""
    new = viewer.guest not in present_at(live)
    live.viewers.add(viewer)
    if new and live.table.seats_of(viewer.guest):
        tell_presence(live, but=viewer)


def go(live: LiveTable, viewer: Viewer) -> None:
    """A viewer disconnects."""
    live.viewers.discard(viewer)
    if live.table.seats_of(viewer.guest) and viewer.guest not in present_at(live):
        tell_presence(live)
