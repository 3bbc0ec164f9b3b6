"""A real server in a thread, people who talk to it by HTTP and sockets, and a PostgreSQL of our own."""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import random
import resource
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from castillo.cli import main
from castillo.server.app import create_app
from castillo.server.house import House
from castillo.server.run import SOCKETS
from castillo.server.settings import Settings
from castillo.server.storage.migrate import migrate
from tests.kit import PACKAGE


class Server:
    """A server process, but in a thread: its insides can be looked at."""

    def __init__(self, database: str, **settings: Any) -> None:
        quick: dict[str, Any] = {"bot_delay": 0.0, "bot_workers": 1, "warm_bots": False, "bot_decision": 0.1}
        unlimited = {"commands_per_second": 0.0}
        self.app = create_app(Settings(database=database, **{**quick, **unlimited, **settings}))
        self.house: House = self.app.state.house
        # A connection is kept longer than its clients keep it.
        waits: dict[str, Any] = {"timeout_keep_alive": 30, "timeout_graceful_shutdown": 1}
        config = uvicorn.Config(self.app, port=0, log_level="warning", lifespan="on", **waits, **SOCKETS)
        self.server = uvicorn.Server(config)
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=lambda: self.loop.run_until_complete(self.server.serve()), daemon=True)

    def __enter__(self) -> Server:
        self.thread.start()
        end = time.monotonic() + 60
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not start"
            assert time.monotonic() < end, "the server took too long to start"
            time.sleep(0.02)
        self.port: int = self.server.servers[0].sockets[0].getsockname()[1]
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join(120)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def do(self, coroutine: Any) -> Any:
        """Run something on the server's own loop."""
        return asyncio.run_coroutine_threadsafe(coroutine, self.loop).result(30)


class Processes:
    """Real server processes, which can be killed."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.server.zygote"]
        root = Path(__file__).parents[2]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(PACKAGE.parent), str(root)])}
        self.zygote = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=root, env=environment
        )
        self.running: dict[int, int] = {}  # process by port

    def start(self, database: str, port: int | None = None, **settings: Any) -> str:
        """A server at this port, with settings of its own; its address, once it answers."""
        port = free_port() if port is None else port
        assert self.zygote.stdin is not None
        assert self.zygote.stdout is not None
        self.zygote.stdin.write(json.dumps({"port": port, "database": database, "settings": settings}) + "\n")
        self.zygote.stdin.flush()
        self.running[port] = int(self.zygote.stdout.readline())
        address = f"http://127.0.0.1:{port}"
        end = time.monotonic() + 60
        while True:
            with suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                return address
            assert time.monotonic() < end, "the server did not start"
            time.sleep(0.02)

    def kill(self, address: str) -> None:
        """End a server without a word."""
        process = self.running.pop(int(address.rsplit(":", 1)[1]))
        os.kill(process, signal.SIGKILL)
        with suppress(ProcessLookupError):
            while True:
                os.kill(process, 0)
                time.sleep(0.005)

    def stop(self) -> None:
        for process in self.running.values():
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        self.zygote.terminate()
        self.zygote.wait(10)


def run_command(words: list[str], most_bytes: int | None = None) -> tuple[int | None, str, str]:
    """`castillo WORDS` in a process of its own, made as a worker is: its status, output and complaints."""
    with tempfile.TemporaryDirectory() as folder:
        outputs = [Path(folder, name) for name in ("out", "error")]
        process = multiprocessing.get_context("spawn").Process(target=_command, args=(words, outputs, most_bytes))
        process.start()
        process.join(120)
        return process.exitcode, *(path.read_text() for path in outputs)  # type: ignore[return-value]


def _command(words: list[str], outputs: list[Path], most_bytes: int | None) -> None:
    for number, path in enumerate(outputs, 1):
        os.dup2(os.open(path, os.O_WRONLY | os.O_CREAT), number)
    os.environ["COLUMNS"] = "400"
    if most_bytes is not None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (most_bytes, most_bytes))
    sys.exit(main(words))


class Person:
    """A browser: a cookie jar and what it asks for."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=120, verify=False, trust_env=False)
        self.bytes_seen: list[bytes] = []

    def at(self, address: str) -> Person:
        """The same person at another server process."""
        other = Person(address)
        other.http.cookies.update(dict(self.http.cookies.items()))
        return other

    def get(self, path: str, **params: Any) -> httpx.Response:
        answer = self.http.get(f"/api{path}", params=params)
        self.bytes_seen.append(answer.content)
        return answer

    def post(self, path: str, body: Any = None) -> httpx.Response:
        answer = self.http.post(f"/api{path}", json=body) if body is not None else self.http.post(f"/api{path}")
        self.bytes_seen.append(answer.content)
        return answer

    def ok(self, answer: httpx.Response) -> Any:
        assert answer.status_code == 200, f"{answer.status_code}: {answer.text}"
        return answer.json()

    def me(self) -> dict[str, Any]:
        me: dict[str, Any] = self.ok(self.get("/me"))
        return me

    def open(self, *kinds: str, **wishes: Any) -> dict[str, Any]:
        """Open a table with these kinds of seats."""
        level = wishes.pop("level", "easy")
        seats = [{"kind": kind, **({"level": level} if kind == "bot" else {})} for kind in kinds]
        wish = {"game": "el_grande", "modules": [], "seats": seats, **wishes}
        state: dict[str, Any] = self.ok(self.post("/tables", wish))
        return state

    def state(self, table: str) -> dict[str, Any]:
        state: dict[str, Any] = self.ok(self.get(f"/tables/{table}"))
        return state

    def choose(self, table: str, seat: int, number: int, action: int) -> httpx.Response:
        return self.post(f"/tables/{table}/choose", {"seat": seat, "number": number, "action": action})

    def sit(self, invite: str, seat: int | None = None) -> httpx.Response:
        _, _, table, token = invite.split("/")
        return self.post(f"/tables/{table}/sit", {"token": token, "seat": seat})

    @contextmanager
    def socket(
        self, table: str, since: int = -1, origin: str | None = None, max_queue: int = 16, **params: str
    ) -> Iterator[ClientConnection]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        query = "".join(f"&{name}={value}" for name, value in params.items())
        url = f"{self.address.replace('http', 'ws')}/api/tables/{table}/news?since={since}{query}"
        headers = {"Cookie": cookies} if cookies else {}
        with connect(url, origin=origin, max_queue=max_queue, additional_headers=headers) as connection:  # type: ignore[arg-type]
            yield connection


def decision_of(state: dict[str, Any]) -> dict[str, Any] | None:
    """The first unanswered question to one of the seats of this state."""
    for view in state["views"]:
        decision: dict[str, Any] | None = view["decision"]
        if decision is not None and view["seat"] in view["waiting"]:
            return decision
    return None


def some_choice(state: dict[str, Any], luck: random.Random) -> tuple[int, int, int] | None:
    decision = decision_of(state)
    if decision is None:
        return None
    return decision["seat"], decision["number"], luck.choice(decision["options"])["action"]


def wait_for(condition: Callable[[], object], what: str, seconds: float = 120) -> None:
    """Wait until something is so; `what` says what is wrong if it never is."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, what
        time.sleep(0.05)


def receive(connection: ClientConnection, seconds: float = 60) -> dict[str, Any]:
    """The next message that is more than a sign of life."""
    end = time.monotonic() + seconds
    while True:
        message: dict[str, Any] = json.loads(connection.recv(timeout=end - time.monotonic()))
        if message["type"] != "beat":
            return message


class HandTime:
    """The server's time, moved by hand: it stands in for the module `time` of `castillo.server.moments`."""

    def __init__(self, at: int = 1_750_000_000_000) -> None:
        self.at = at  # milliseconds

    def time_ns(self) -> int:
        return self.at * 1_000_000


@cache
def _new_file() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "castillo.db")
        migrate(f"sqlite:///{file}")
        return file.read_bytes()


def new_file(folder: Path) -> str:
    """The URL of a fresh SQLite database in a folder: a copy of one that was brought to its newest shape."""
    file = folder / "castillo.db"
    file.write_bytes(_new_file())
    return f"sqlite+aiosqlite:///{file}"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Postgres:
    """A PostgreSQL server of our own in a temporary folder."""

    def __init__(self) -> None:
        programs = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))
        found = shutil.which("postgres") or (str(programs[-1]) if programs else "")
        if not found:
            raise FileNotFoundError("no PostgreSQL server is installed (apt install postgresql)")
        self.bin = Path(found).resolve().parent
        self.folder = Path(tempfile.mkdtemp(prefix="castillo-pg-"))
        self.port = free_port()
        self.user = self._user()
        self.count = 0
        self._start()

    def _user(self) -> dict[str, Any]:
        """PostgreSQL refuses to run as root."""
        if os.geteuid() != 0:
            return {}
        import pwd

        for name in ("postgres", "nobody"):
            with suppress(KeyError):
                entry = pwd.getpwnam(name)
                os.chown(self.folder, entry.pw_uid, entry.pw_gid)
                return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}
        raise PermissionError("PostgreSQL cannot run as root, and there is no other user")

    def _start(self) -> None:
        self.data = self.folder / "data"
        self.quiet: dict[str, Any] = {
            "stdout": subprocess.DEVNULL,
            "stderr": subprocess.DEVNULL,
            "cwd": self.folder,
            **self.user,
        }
        form = ["-U", "castillo", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C"]
        subprocess.run([self.bin / "initdb", "-D", self.data, *form], check=True, **self.quiet)
        self.run()

    def run(self) -> None:
        """Start the server, and wait until it answers."""
        options = ["-p", str(self.port), "-k", str(self.folder), "-F", "-c", "listen_addresses=127.0.0.1"]
        self.process = subprocess.Popen(
            [
                self.bin / "postgres",
                "-D",
                self.data,
                *options,
                "-c",
                "max_connections=200",
                "-c",
                "shared_buffers=32MB",
            ],
            **self.quiet,
        )
        ready: list[Any] = [self.bin / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        for _ in range(400):
            if subprocess.run(ready, check=False).returncode == 0:
                return
            if self.process.poll() is not None:  # what is left of a killed one may still hold its memory
                time.sleep(0.1)
                self.run()
                return
            time.sleep(0.05)
        self.stop()
        raise TimeoutError("PostgreSQL did not start")

    def kill(self, with_: signal.Signals = signal.SIGKILL) -> None:
        """End the server in the middle of everything: SIGKILL, or SIGQUIT for what PostgreSQL calls immediate."""
        self.process.send_signal(with_)
        self.process.wait(120)

    def new_database(self) -> str:
        """The URL of a fresh database: a copy of one that was brought to its newest shape."""
        if not self.count:
            migrate(self._create("template0"))
        return self._create("castillo_1")

    def _create(self, template: str) -> str:
        self.count += 1
        name = f"castillo_{self.count}"
        reach = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "castillo"]
        subprocess.run([self.bin / "createdb", *reach, "-T", template, name], check=True)
        return f"postgresql+asyncpg://castillo@127.0.0.1:{self.port}/{name}"

    def do(self, command: str) -> None:
        """Something that only its owner may do."""
        reach: list[Any] = [self.bin / "psql", "-q", "-h", "127.0.0.1", "-p", str(self.port), "-U", "castillo"]
        subprocess.run([*reach, "-d", "postgres", "-c", command], check=True)

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)  # without waiting for those who are connected
        self.process.wait(120)
        shutil.rmtree(self.folder, ignore_errors=True)
