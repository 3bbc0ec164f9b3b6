"""The socket: it only tells. Commands come by POST."""

from __future__ import annotations

import asyncio
import logging
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
from castillo.server.showing import news_json, presence_json, present_at
from castillo.server.storage.facts import Guest
from castillo.server.visitor import address_of, check_origin, house_of, known_guest, table_for

AnySocket = WebSocket[Any, Any, Any]

TOO_SLOW = 4408

log = logging.getLogger("castillo.server")


@websocket("/tables/{table:str}/news")
async def news_socket(socket: AnySocket, table: TableId) -> None:
    """News of a table; `since` is the last entry the page knows."""
    house = house_of(socket)
    try:
        live, guest = await _admit(house, socket, table)
    except Refused as refused:
        await socket.accept()
        await socket.close(code=4000 + refused.status, reason=refused.sentence)
        return
    await socket.accept()
    viewer = Viewer(guest.id)
    try:
        await _stream(house, socket, live, viewer)
    finally:
        news.go(live, viewer)
        house.sockets.leave(guest.id or address_of(socket))
        await house.elsewhere.tell(live)


async def _admit(house: House, socket: AnySocket, table: str) -> tuple[LiveTable, Guest]:
    check_origin(socket)
    house.limits.request(address_of(socket))
    guest = await known_guest(socket) or Guest("", "")
    live = await table_for(house, table, guest, socket.query_params.get("token", "")[:64])
    house.sockets.enter(guest.id or address_of(socket))
    return live, guest


async def _stream(house: House, socket: AnySocket, live: LiveTable, viewer: Viewer) -> None:
    """Send what the page missed, then everything as it happens, until it goes away."""
    since = _number(socket.query_params.get("since", ""), live.shown)
    async with live.lock:  # nothing is committed between what was missed and what is told from now on
        missed = await lines_since(house.tables, live, since) if since < live.shown else []
        news.come(live, viewer)
        present = present_at(live)
        first = news_json(live, viewer.guest, present, missed) if missed else None
        viewer.put(first or presence_json(live, viewer.guest, present))
    sending = asyncio.create_task(_send(socket, viewer))
    listening = asyncio.create_task(_listen(socket))
    await house.elsewhere.tell(live)
    _, rest = await asyncio.wait((sending, listening), return_when=asyncio.FIRST_COMPLETED)
    for task in rest:
        task.cancel()
    await asyncio.gather(sending, listening, return_exceptions=True)


def _number(text: str, default: int) -> int:
    return int(text) if text.removeprefix("-").isdigit() and len(text) < 10 else default


async def _send(socket: AnySocket, viewer: Viewer) -> None:
    send = socket.send
    while not viewer.lost:
        message = await viewer.waiting.get()
        await send({"type": "websocket.send", "bytes": None, "text": message.decode()})
    await socket.close(code=TOO_SLOW, reason="Too slow; come back for what you missed.")


async def _listen(socket: AnySocket) -> None:
    """What a page sends here is not read; when it goes, the socket ends."""
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass


HANDLERS = (news_socket,)
