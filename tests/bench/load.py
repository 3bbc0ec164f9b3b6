"""Load: many tables of scripted seats that move as fast as they are answered. A script, not a test.

    python tests/bench/load.py [--tables 200] [--seats 4] [--seconds 15] [--database URL] [--json]

It starts a server of its own, opens the tables, lets every seat (a guest with its own cookie and socket) answer as soon
as it is asked, and reports accepted choices per second, per second of the server's CPU, and the time from a choice to
the last viewer's update; then the same at half that rate. The generator's own CPU is reported apart.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

SOURCE = Path(__file__).parents[2] / "src"
TICK = os.sysconf("SC_CLK_TCK")


class Option(msgspec.Struct):
    action: int


class Decision(msgspec.Struct):
    seat: int
    number: int
    options: list[Option]


class View(msgspec.Struct):
    seat: int | None
    waiting: list[int]
    decision: Decision | None


class Facts(msgspec.Struct):
    id: str
    n: int
    state: str


class Told(msgspec.Struct):
    """The part of a message that a scripted seat reads; a sign of life has no table."""

    table: Facts | None = None
    views: list[View] = []


READ = msgspec.json.Decoder(Told).decode


class Connection:
    """A keep-alive HTTP connection with a cookie: as little of a browser as possible."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self.lock = asyncio.Lock()

    async def ask(self, method: str, path: str, body: bytes = b"") -> tuple[int, bytes]:
        async with self.lock:
            try:
                return await self._ask(method, path, body)
            except (asyncio.IncompleteReadError, ConnectionError):  # the server has closed an idle connection
                self.streams = None
                return await self._ask(method, path, body)

    async def _ask(self, method: str, path: str, body: bytes) -> tuple[int, bytes]:
        if self.streams is None:
            self.streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self.streams
        cookie = f"Cookie: {self.cookie}\r\n" if self.cookie else ""
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n{cookie}"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        writer.write(head.encode() + body)
        answer = await reader.readuntil(b"\r\n\r\n")
        headers = answer.lower()
        start = headers.index(b"content-length:") + 15
        length = int(headers[start : headers.index(b"\r\n", start)])
        if b"set-cookie:" in headers:
            at = headers.index(b"set-cookie:") + 11
            self.cookie = answer[at : answer.index(b";", at)].decode().strip()
        return int(answer[9:12]), await reader.readexactly(length)

    def close(self) -> None:
        if self.streams is not None:
            self.streams[1].close()


class Score:
    """What the whole generator has counted."""

    def __init__(self) -> None:
        self.accepted = 0
        self.refused = 0
        self.times: list[float] = []
        self.pause = 0.0  # seconds each seat waits before it answers
        self.stop = False


class Table:
    """A table with its scripted seats."""

    def __init__(self, port: int, seats: int, score: Score, luck: random.Random) -> None:
        self.people = [Connection(port) for _ in range(seats)]
        self.score = score
        self.luck = luck
        self.port = port
        self.id = ""
        self.over = False
        self.sent: dict[int, float] = {}  # by the length of the log it leads to
        self.seen: dict[int, int] = {}
        self.answered: set[tuple[int, int]] = set()  # seat and number of the question
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        owner, *others = self.people
        seats = [{"kind": "me"}] + [{"kind": "open"} for _ in others]
        for person in self.people:
            await person.ask("GET", "/api/me")
        wish = {"game": "el_grande", "modules": [], "seats": seats, "watch": "nobody"}
        _, body = await owner.ask("POST", "/api/tables", json.dumps(wish).encode())
        table = json.loads(body)["table"]
        self.id = table["id"]
        token = table["invite"].rsplit("/", 1)[1]
        for person in others:
            await person.ask("POST", f"/api/tables/{self.id}/sit", json.dumps({"token": token}).encode())

    async def play(self) -> None:
        await asyncio.gather(*(self._seat(i) for i in range(len(self.people))))

    async def _seat(self, index: int) -> None:
        person = self.people[index]
        url = f"ws://127.0.0.1:{self.port}/api/tables/{self.id}/news?since=-1"
        async with connect(
            url, additional_headers={"Cookie": person.cookie}, compression=None, max_size=None
        ) as socket:
            await self._listen(index, person, socket)

    async def _listen(self, index: int, person: Connection, socket: ClientConnection) -> None:
        while not self.score.stop and not self.over:
            try:
                message = await asyncio.wait_for(socket.recv(), 1.0)
            except TimeoutError:
                continue
            told = READ(message)
            if told.table is None:
                continue
            self._count(told.table.n)
            self.over = told.table.state == "over"
            for view in told.views:
                decision = view.decision
                if decision is None or view.seat not in view.waiting:
                    continue
                if (decision.seat, decision.number) not in self.answered:
                    self.answered.add((decision.seat, decision.number))
                    task = asyncio.create_task(self._answer(person, decision, told.table.n))
                    self.tasks.add(task)
                    task.add_done_callback(self.tasks.discard)

    def _count(self, n: int) -> None:
        """A viewer has seen entry n; the last one ends its time."""
        if n not in self.sent:
            return
        self.seen[n] = self.seen.get(n, 0) + 1
        if self.seen[n] == len(self.people):
            self.score.times.append(time.perf_counter() - self.sent.pop(n))
            del self.seen[n]

    async def _answer(self, person: Connection, decision: Decision, n: int) -> None:
        if self.score.pause:
            await asyncio.sleep(self.luck.expovariate(1 / self.score.pause))
        if self.score.stop:
            return
        choice = {
            "seat": decision.seat,
            "number": decision.number,
            "action": self.luck.choice(decision.options).action,
        }
        self.sent[n + 1] = time.perf_counter()
        status, _ = await person.ask("POST", f"/api/tables/{self.id}/choose", json.dumps(choice).encode())
        if status == 200:
            self.score.accepted += 1
        else:
            self.score.refused += 1


def cpu_of(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def memory_of(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def start_server(database: str) -> tuple[subprocess.Popen[str], int]:
    command = [sys.executable, "-m", "castillo.server", "--port", "0", "--no-limits", "--bot-workers", "1"]
    environment = {**os.environ, "PYTHONPATH": os.environ.get("PYTHONPATH", str(SOURCE))}
    process = subprocess.Popen([*command, "--database", database], stdout=subprocess.PIPE, text=True, env=environment)
    assert process.stdout is not None
    line = process.stdout.readline()
    return process, int(line.split("127.0.0.1:", 1)[1].split()[0])


def report(score: Score, seconds: float, server: float, own: float) -> dict[str, Any]:
    times = sorted(score.times) or [0.0]
    return {
        "choices_per_second": round(score.accepted / seconds, 1),
        "choices_per_server_cpu_second": round(score.accepted / max(server, 1e-9), 1),
        "server_cpu_share": round(server / seconds, 3),
        "generator_cpu_share": round(own / seconds, 3),
        "p50_ms": round(statistics.median(times) * 1000, 1),
        "p99_ms": round(times[int(len(times) * 0.99) - 1] * 1000, 1),
        "refused": score.refused,
    }


async def measure(port: int, pid: int, tables: int, seats: int, seconds: float, pause: float) -> dict[str, Any]:
    """One run: fresh tables, everyone connected, then counting."""
    score = Score()
    score.pause = pause
    luck = random.Random(7)
    all_tables = [Table(port, seats, score, random.Random(luck.random())) for _ in range(tables)]
    for some in range(0, tables, 20):
        await asyncio.gather(*(table.open() for table in all_tables[some : some + 20]))
    playing = [asyncio.create_task(table.play()) for table in all_tables]
    await asyncio.sleep(3)
    score.accepted = score.refused = 0
    score.times.clear()
    begun, server, own = time.perf_counter(), cpu_of(pid), time.process_time()
    await asyncio.sleep(seconds)
    result = report(score, time.perf_counter() - begun, cpu_of(pid) - server, time.process_time() - own)
    score.stop = True
    await asyncio.gather(*playing, return_exceptions=True)
    for table in all_tables:
        for person in table.people:
            person.close()
    return result


async def idle_memory(port: int, pid: int, tables: int) -> float:
    """Bytes that a table in mid-game takes when nobody looks at it."""
    person, luck = Connection(port), random.Random(3)
    wish = json.dumps({"game": "el_grande", "modules": [], "seats": [{"kind": "me"}, *[{"kind": "hot"}] * 3]}).encode()
    before = 0
    for i in range(tables + 20):
        if i == 20:  # the first ones warm everything up
            before = memory_of(pid)
        _, body = await person.ask("POST", "/api/tables", wish)
        for _ in range(40):
            told = READ(body)
            assert told.table is not None
            decision = next(v.decision for v in told.views if v.decision is not None and v.seat in v.waiting)
            choice = {"seat": decision.seat, "number": decision.number, "action": luck.choice(decision.options).action}
            path = f"/api/tables/{told.table.id}"
            await person.ask("POST", f"{path}/choose", json.dumps(choice).encode())
            _, body = await person.ask("GET", path)
    person.close()
    return (memory_of(pid) - before) / tables


async def run(port: int, pid: int, given: argparse.Namespace) -> dict[str, Any]:
    memory = await idle_memory(port, pid, given.idle)
    full = await measure(port, pid, given.tables, given.seats, given.seconds, 0.0)
    half_rate = full["choices_per_second"] / 2
    half = await measure(port, pid, given.tables, given.seats, given.seconds, given.tables / half_rate)
    return {"full": full, "half": half, "idle_table_kb": round(memory / 1024, 1)}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--idle", type=int, default=300, help="tables opened to measure memory")
    parser.add_argument("--database", default="")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="castillo-load-") as folder:
        process, port = start_server(given.database or f"{folder}/load.db")
        try:
            result = asyncio.run(run(port, process.pid, given))
        finally:
            process.terminate()
            process.wait(120)
    if not given.json:
        for name, values in result.items():
            print(name, json.dumps(values))
    print(json.dumps(result))
    return 0


if __name__ == "__main__":
    sys.exit(main())
