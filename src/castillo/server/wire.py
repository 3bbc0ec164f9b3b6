"""Sockets on the wire: what is told goes straight out; who does not read it, or talks too much, is cut off."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

from litestar.types import WebSocketScope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

WIRE = "castillo.wire"
"""The extension of a socket's scope that writes to it."""

UNREAD = 20.0  # seconds after which a socket that nobody reads is cut off
MOST_SENT = 16 * 1024  # bytes that a page may send over its socket at once, signs of life included
SENT_AGAIN = 256  # ... and once more in a second


class Wire(WebSocketsSansIOProtocol):
    """A socket, cut off when its peer has read nothing for a while: a friendly end would wait for the peer as well.

    So is one whose peer sends and sends: what comes is not even read, be it messages, parts of one, or signs of life.
    """

    _cut: asyncio.TimerHandle | None = None
    _room = float(MOST_SENT)  # bytes that may come
    _since = 0.0

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated:
            now = self.loop.time()
            self._room = min(MOST_SENT, self._room + (now - self._since) * SENT_AGAIN) - len(data)
            self._since = now
        if self._room < 0:
            self.transport.abort()
        else:
            super().data_received(data)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            extensions: dict[str, Any] = cast(Any, self.scope["extensions"])
            extensions[WIRE] = self.write

    def write(self, message: bytes) -> bool:
        """Send a text at once; False where the peer has not read what was sent before, or the socket is not open."""
        if self.close_sent or not self.handshake_complete or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(framed(message))
        return True

    def pause_writing(self) -> None:
        super().pause_writing()
        self._cut = self.loop.call_later(UNREAD, self.transport.abort)

    def resume_writing(self) -> None:
        self._go_on()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._go_on()
        super().connection_lost(exc)

    def _go_on(self) -> None:
        if self._cut is not None:
            self._cut.cancel()
            self._cut = None


def framed(message: bytes) -> bytes:
    """A text as a whole frame of a server, which is neither masked nor compressed.

    >>> framed(b"hi"), framed(b"x" * 300)[:4]
    (b'\\x81\\x02hi', b'\\x81~\\x01,')
    """
    length = len(message)
    if length < 126:
        return b"\x81%c%b" % (length, message)
    size = b"~" + length.to_bytes(2, "big") if length < 1 << 16 else b"\x7f" + length.to_bytes(8, "big")
    return b"\x81%b%b" % (size, message)


def writer_of(scope: WebSocketScope) -> Callable[[bytes], bool]:
    """What writes to a socket at once; where there is no such wire, nothing does."""
    extensions: dict[str, Any] = cast(Any, scope.get("extensions") or {})
    write: Callable[[bytes], bool] = extensions.get(WIRE, lambda _: False)
    return write
