"""The socket: it only tells. Commands come by POST."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

from litestar import WebSocket
from litestar.handlers import websocket

from castillo.server import news
from castillo.server.house import House
from castillo.server.live import LiveTable
from castillo.server.news import Viewer
from castillo.server.refusals import Refused
from castillo.server.routes.answers import TableId
from castillo.server.routes.past import lines_since
from castillo.server.showing import beat_json, news_json, presence_json, shown
from castillo.server.storage.rows import Guest
from castillo.server.visitor import address_of, check_origin, house_of, known_guest, table_for
from castillo.server.wire import writer_of

AnySocket = WebSocket[Any, Any, Any]

BEAT = 2.0  # seconds between two signs of life: a page that hears nothing for twice as long comes back
PATIENCE = 10.0  # seconds that one message may take to be sent
FAREWELL = 1.0  # ... and the last one
MOST_RECEIVED = 8  # messages that a page may send, though nobody reads them
TOO_SLOW = (4408, "Too slow; come back for what you missed.")
MOST_OF_A_REASON = 123  # bytes fit into the frame that closes a socket
TOO_TALKATIVE = (4400, "This socket only sends; commands go by POST.")

log = logging.getLogger("castillo.server")


@websocket("/tables/{table:str}/news")
async def news_socket(socket: AnySocket, table: TableId) -> None:
    """News of a table; `since` is the last entry the page knows."""
    house = house_of(socket)
    try:
        check_origin(socket)
        house.limits.request(address_of(socket))
        guest = await known_guest(socket) or Guest("", "")
        with house.sockets.held(guest.id, address_of(socket)):
            live = await table_for(house, table, guest, socket.query_params.get("token", "")[:64])
            await socket.accept()
            await _look_on(house, socket, live, Viewer(guest.id, writer_of(socket.scope)))
    except Refused as refused:
        await _refuse(socket, refused)


async def _refuse(socket: AnySocket, refused: Refused) -> None:
    if socket.connection_state == "init":
        await socket.accept()
    await _close(socket, _reason(refused))


async def _look_on(house: House, socket: AnySocket, live: LiveTable, viewer: Viewer) -> None:
    try:
        await _welcome(house, socket, live, viewer)
        await house.elsewhere.tell(live)
        await _stream(socket, live, viewer)
    finally:
        news.go(live, viewer)
        await house.elsewhere.tell(live)


async def _welcome(house: House, socket: AnySocket, live: LiveTable, viewer: Viewer) -> None:
    """What the page missed comes first; from then on it hears everything."""
    since = _number(socket.query_params.get("since", ""), live.table.public_length)
    async with live.lock:  # nothing is committed between what was missed and what is told from now on
        house.tables.keep(live)  # it may have been put away while we waited
        missed = await lines_since(house.tables, live, since) if since < live.table.public_length else []
        news.come(live, viewer)
        table = shown(live)
        first = news_json(live, viewer.guest, table, missed) if missed else None
        viewer.put(first or presence_json(viewer.guest, table))


async def _stream(socket: AnySocket, live: LiveTable, viewer: Viewer) -> None:
    """Send everything as it happens, until the page goes away, is too slow, or talks too much."""
    sending = asyncio.create_task(_send(socket, live, viewer))
    listening = asyncio.create_task(_listen(socket))
    done, rest = await asyncio.wait((sending, listening), return_when=asyncio.FIRST_COMPLETED)
    for task in rest:
        task.cancel()
    await asyncio.gather(sending, listening, return_exceptions=True)
    for task in done:
        why = None if task.exception() else task.result()
        if why is not None:
            await _close(socket, why)


def _number(text: str, default: int) -> int:
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() and len(text) < 10 else default


async def _send(socket: AnySocket, live: LiveTable, viewer: Viewer) -> tuple[int, str]:
    """Send until it takes too long. A sign of life is sent only after everything that was told."""
    now = asyncio.get_running_loop().time
    due = now() + BEAT
    while not viewer.lost:
        message = await viewer.next(due)
        if viewer.lost:
            break
        if message is None:
            message, due = beat_json(live, viewer.sent), now() + BEAT
            if viewer.at_once(message):
                continue
        viewer.busy = True
        try:
            async with asyncio.timeout(PATIENCE):
                await socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})
        except TimeoutError:
            break
        viewer.busy = False
    return _reason(viewer.farewell) if viewer.farewell is not None else TOO_SLOW


def _reason(refused: Refused) -> tuple[int, str]:
    return 4000 + refused.status, refused.sentence


async def _listen(socket: AnySocket) -> tuple[int, str] | None:
    """What a page sends here is not read; when it goes, the socket ends."""
    for _ in range(MOST_RECEIVED + 1):
        if (await socket.receive())["type"] == "websocket.disconnect":
            return None
    return TOO_TALKATIVE


async def _close(socket: AnySocket, why: tuple[int, str]) -> None:
    """Say goodbye to whoever still listens; whoever does not is cut off (see `run.py`)."""
    code, reason = why
    with suppress(Exception):
        async with asyncio.timeout(FAREWELL):
            await socket.close(code=code, reason=reason.encode()[:MOST_OF_A_REASON].decode(errors="ignore"))


HANDLERS = (news_socket,)
