"""Whether notifications keep those waiting who play: with and without them, in turn. A script, not a test.

    python -m tests.bench.notices [--tables 200] [--choices 500] [--waiting 160] [--seconds 8] [--rounds 3]

A crowd plays at a steady pace while tables begin to wait, one after the other, for people who do not look and who are
told by a push and by a letter, to a process of our own on this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from castillo.cli.serving.crowd import Crowd
from castillo.cli.serving.measured import SEATS, percentile, served
from castillo.cli.serving.wire import Requests
from tests.server.endpoint import Browser, endpoint
from tests.server.sink import sinking

ON, OFF = 0.5, 0.0  # seconds between two looks who waits; 0: nobody is told anything
SETTLE = 2.0  # seconds
FIRST = 4.0  # ... in which somebody is told before it counts: what that takes is imported only then
BY_LETTER = (
    "INSERT INTO notice_channels"
    " (id, guest, kind, address, keys, form, label, origin, language, created, sent, holder, lease)"
    " SELECT id || '+', guest, 'mail', '', '', form, '', origin, language, created, 0, '', 0 FROM notice_channels"
)


def post_office(pipe: Connection) -> None:
    """Take whatever comes; say where, and, whenever asked, how much came."""
    with endpoint() as place, sinking() as sink:
        pipe.send((place.address, sink.settings))
        while pipe.recv():
            pipe.send(len(place.requests) + len(sink.letters))


@contextmanager
def a_post_office() -> Iterator[Connection]:
    """One in a process of its own: what comes there keeps the crowd from nothing."""
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=post_office, args=(there,), daemon=True)
    process.start()
    try:
        yield here
    finally:
        here.send(False)
        process.join(10)


def came(pipe: Connection) -> int:
    """How much came so far."""
    pipe.send(True)
    return int(pipe.recv())


async def told_person(port: int, push: str) -> Requests:
    """Somebody who is told what waits for them."""
    person = Requests(port)
    await person.ask("GET", "/api/me")
    status, body = await person.ask("POST", "/api/me/notices/push", json.dumps(Browser(push).wish).encode())
    assert status < 300, body
    return person


def tell_by_letter(file: Path) -> None:
    """Everybody who is told by a push is told by a letter as well."""
    database = sqlite3.connect(file, timeout=30)
    with database:
        told = "SELECT guest FROM notice_channels"
        database.execute(f"UPDATE guests SET email = id || '@castillo.example' WHERE id IN ({told})")
        database.execute(BY_LETTER)
    database.close()


async def wait_for_them(people: list[Requests], seconds: float) -> None:
    """Tables of two begin to wait for one of them, one after the other in this time."""
    begun, pairs = time.monotonic(), list(zip(people[::2], people[1::2], strict=True))
    wish = json.dumps({"game": "el_grande", "seats": [{"kind": "me"}, {"kind": "open"}]}).encode()
    for number, (owner, other) in enumerate(pairs):
        first = begun + FIRST * (number > 0)
        await asyncio.sleep(max(0.0, first + seconds * number / len(pairs) - time.monotonic()))
        _, body = await owner.ask("POST", "/api/tables", wish)
        table = json.loads(body)["table"]
        token = json.dumps({"token": table["invite"].rsplit("/", 1)[1]}).encode()
        status, body = await other.ask("POST", f"/api/tables/{table['id']}/sit", token)
        assert status < 300, body


async def once(given: argparse.Namespace, every: float) -> dict[str, Any]:
    """What the crowd has found, and how many messages came meanwhile."""
    with a_post_office() as office, tempfile.TemporaryDirectory(prefix="castillo-notices-") as folder:
        address, mail = office.recv()
        file, wait = Path(folder) / "notices.db", given.seconds + SETTLE
        settings = {**mail, "notice_wait": wait, "notice_seconds": every, "private_webhooks": True}
        async with served(str(file), **settings) as server:
            crowd = Crowd(server.port, given.tables, SEATS, "el_grande")
            await crowd.come()
            crowd.pace(given.tables / given.choices)
            people = [await told_person(server.port, f"{address}/{n}") for n in range(2 * given.waiting)]
            await asyncio.to_thread(tell_by_letter, file)
            waiting = asyncio.create_task(wait_for_them(people, given.seconds))
            await asyncio.sleep(FIRST + wait)
            before, worked = came(office), await server.cpu()
            score = await crowd.play(given.seconds)
            messages, worked = came(office) - before, await server.cpu() - worked
            await waiting
            await crowd.leave()
        for person in people:
            person.close()
    times = {f"p{share}": percentile(score.seconds, share / 100) for share in (50, 90, 99)}
    return {"choices": score.accepted, **times, "cpu": round(worked, 2), "messages": messages}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--choices", type=float, default=500, help="a second, of all tables together")
    parser.add_argument("--waiting", type=int, default=160, help="tables that wait for somebody")
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    for _ in range(given.rounds):
        for name, every in (("off", OFF), ("on", ON)):
            print(name, json.dumps(asyncio.run(once(given, every))), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
