"""Running the server: a free port, one friendly line, Ctrl-C."""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
import sys
from contextlib import closing, suppress
from typing import Any

import uvicorn

from castillo.server.app import create_app
from castillo.server.house import House
from castillo.server.refusals import StartError
from castillo.server.settings import Settings
from castillo.server.starting import why_not
from castillo.server.tidying import Tidying
from castillo.server.wire import Wire

NEXT_PORTS = 20
LAST_PORT = 65535
EVERYWHERE = ("0.0.0.0", "::")
log = logging.getLogger("castillo.server")

GIVE_WAY = 0.0002  # seconds after which a thread lets another one go on
"""Less than a busy loop takes from one look at its sockets to the next: who waits for so long is let in, but each look
makes them wait anew. With a longer time, what is written and replayed would starve beside it."""


def listen(host: str, port: int) -> socket.socket:
    """A socket at this port, or at the next free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for candidate in range(port, min(port + NEXT_PORTS, LAST_PORT + 1)) if port else [0]:
        candidate_socket = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        candidate_socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            candidate_socket.bind((host, candidate))
            candidate_socket.listen(256)
            return candidate_socket
        except OSError as error:
            candidate_socket.close()
            problem = error
    raise StartError(f"Cannot listen on {host}:{port}: {problem.strerror or problem}.")


def lan_address() -> str:
    """This machine's address in its network, as others reach it; empty if there is no network. Nothing is sent."""
    with closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            address: str = probe.getsockname()[0]
        except OSError:
            return ""
    return address


def greeting(host: str, port: int) -> str:
    """The line that says where the server can be reached."""
    here = f"http://{'127.0.0.1' if host in EVERYWHERE else host}:{port}"
    lan = lan_address() if host in EVERYWHERE else ""
    others = f" (for others on your network: http://{lan}:{port})" if lan else ""
    return f"Castillo is ready at {here}{others} · Ctrl-C stops it"


class _Server(uvicorn.Server):
    """Opens the house first, so that what is wrong is one sentence; says where it is when it is ready, not before."""

    def __init__(self, config: uvicorn.Config, house: House, hello: str) -> None:
        super().__init__(config)
        self.house = house
        self.hello = hello
        self.tidying: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await self.house.open()
        except Exception as error:
            log.debug("the server cannot start", exc_info=error)
            print(why_not(error, self.house.settings.database), file=sys.stderr)  # noqa: T201
            self.should_exit = True
            with suppress(Exception):
                await self.house.close()
            return
        await super().startup(sockets)
        if self.started:
            sys.setswitchinterval(GIVE_WAY)
            self.tidying = asyncio.create_task(Tidying(lambda: self.server_state.total_requests).run())
            print(self.hello, flush=True)  # noqa: T201


SOCKETS: dict[str, Any] = {"ws": Wire, "ws_per_message_deflate": False, "ws_max_size": 4096}


def run(host: str, port: int, settings: Settings, log_level: str = "warning") -> int:
    """Serve until Ctrl-C; the exit status."""
    logging.basicConfig(level=log_level.upper(), format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger("alembic").setLevel(logging.WARNING)
    try:
        listening = listen(host, port)
        app = create_app(settings)
    except Exception as error:
        print(why_not(error, settings.database), file=sys.stderr)  # noqa: T201
        return 1
    config = uvicorn.Config(
        app,
        log_level=log_level,
        access_log=False,
        lifespan="on",
        **SOCKETS,
        server_header=False,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=3,
    )
    server = _Server(config, app.state.house, greeting(host, listening.getsockname()[1]))
    with suppress(KeyboardInterrupt):
        signal.signal(signal.SIGTERM, signal.default_int_handler)  # uvicorn repeats it when it is done: as Ctrl-C
        server.run(sockets=[listening])
    return 0 if server.started else 1
