"""Load on any database, and the memory of idle tables. A script, not a test; `castillo bench --server` has the goals.

    python -m tests.bench.load [--tables 200] [--seats 4] [--seconds 30] [--idle 300] [--database URL]

It starts a server of its own and lets a crowd play at it as fast as it is answered, then half as fast.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
from dataclasses import asdict
from pathlib import Path

from castillo.cli.serving.crowd import READ, Crowd
from castillo.cli.serving.measured import Server, repetition, served
from castillo.cli.serving.wire import Requests

WARM = 20  # tables that are opened before anything is counted
CHOICES = 40


def memory_of(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


async def idle_memory(server: Server, tables: int) -> float:
    """Bytes that a table in mid-game takes when nobody looks at it."""
    person, luck = Requests(server.port), random.Random(3)
    wish = json.dumps({"game": "el_grande", "modules": [], "seats": [{"kind": "me"}, *[{"kind": "hot"}] * 3]}).encode()
    before = 0
    for i in range(tables + WARM):
        if i == WARM:
            before = memory_of(server.process.pid)
        _, body = await person.ask("POST", "/api/tables", wish)
        for _ in range(CHOICES):
            told = READ(body)
            assert told.table is not None
            asked = next(v.decision for v in told.views if v.decision is not None and v.seat in v.waiting)
            choice = {"seat": asked.seat, "number": asked.number, "action": luck.choice(asked.options).action}
            path = f"/api/tables/{told.table.id}"
            await person.ask("POST", f"{path}/choose", json.dumps(choice).encode())
            _, body = await person.ask("GET", path)
    person.close()
    return (memory_of(server.process.pid) - before) / tables


async def run(given: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory(prefix="castillo-load-", ignore_cleanup_errors=True) as folder:
        async with served(given.database or f"{folder}/load.db") as server:
            if given.idle:
                print("an idle table takes", round(await idle_memory(server, given.idle) / 1024, 1), "KB")
            crowd = Crowd(server.port, given.tables, given.seats, "el_grande")
            await crowd.come()
            print(json.dumps(asdict(await repetition(server, crowd, given.seconds / 2, None))))
            await crowd.leave()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--idle", type=int, default=300, help="tables opened to measure memory")
    parser.add_argument("--database", default="")
    asyncio.run(run(parser.parse_args()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
