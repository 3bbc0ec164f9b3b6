"""As little of a browser as possible: requests on a connection that stays open, and a socket that is listened to."""

from __future__ import annotations

import asyncio

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]

PING, CLOSE = 9, 8  # of the frames of a WebSocket
UPGRADE = (
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
PONG_HEAD = b"\x8a%c\0\0\0\0"  # masked with nothing


class Requests:
    """A guest's connection, with its cookie."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""
        self._streams: Streams | None = None
        self._lock = asyncio.Lock()

    async def ask(self, method: str, path: str, body: bytes = b"") -> tuple[int, bytes]:
        """The status and the body of the answer."""
        async with self._lock:
            try:
                return await self._ask(method, path, body)
            except (asyncio.IncompleteReadError, ConnectionError):  # the server has closed an idle connection
                self.close()
                return await self._ask(method, path, body)
            except asyncio.CancelledError:  # its answer would be taken for that of the next request
                self.close()
                raise

    async def _ask(self, method: str, path: str, body: bytes) -> tuple[int, bytes]:
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self._streams
        writer.write(head(method, path, self.port, self.cookie, len(body)) + body)
        answer = await reader.readuntil(b"\r\n\r\n")
        self.cookie = header(answer, b"set-cookie").partition(";")[0] or self.cookie
        return int(answer[9:12]), await reader.readexactly(int(header(answer, b"content-length") or 0))

    def close(self) -> None:
        """Nothing more is asked."""
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


class Listener:
    """A socket that only listens."""

    def __init__(self, streams: Streams) -> None:
        self._reader, self._writer = streams

    @staticmethod
    async def at(port: int, path: str, cookie: str) -> Listener:
        """The socket at this address, once the server has accepted it."""
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(head("GET", path, port, cookie, more=UPGRADE))
        answer = await reader.readuntil(b"\r\n\r\n")
        if int(answer[9:12]) != 101:
            raise ConnectionError(answer.decode(errors="replace").splitlines()[0])
        return Listener((reader, writer))

    async def next(self) -> bytes:
        """The next message; nothing when the server has closed the socket."""
        while True:
            kind, payload = await self._frame()
            if kind == PING:
                self._writer.write(PONG_HEAD % (0x80 | len(payload)) + payload)
            else:
                return payload if kind != CLOSE else b""

    async def _frame(self) -> tuple[int, bytes]:
        first, length = await self._reader.readexactly(2)
        if length >= 126:
            length = int.from_bytes(await self._reader.readexactly(2 if length == 126 else 8), "big")
        return first & 15, await self._reader.readexactly(length)

    def close(self) -> None:
        """Nothing more is heard."""
        self._writer.close()


def head(method: str, path: str, port: int, cookie: str, length: int = 0, more: str = "") -> bytes:
    """The head of a request."""
    said = f"Cookie: {cookie}\r\n" if cookie else ""
    return (
        f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n{said}{more}"
        f"Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n"
    ).encode()


def header(answer: bytes, name: bytes) -> str:
    """A header of an answer; empty if it has none."""
    at = answer.lower().find(b"\r\n%b:" % name)
    if at < 0:
        return ""
    start = at + len(name) + 3
    return answer[start : answer.index(b"\r\n", start)].decode().strip()
