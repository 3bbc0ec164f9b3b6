"""How long finished games take to be found, told of and rated, with 10,000 of them: `python -m tests.bench.archive`.

All 10,000 are one person's. What is measured is the whole answer, HTTP and whoever asks included, on this machine: the
time that passed, and the processor's, which other programs do not lengthen. A limit is met if the median of that is
below it.
"""

from __future__ import annotations

import random
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

from castillo.server.archive import ratings, storage
from tests.server.harness import Person, Server
from tests.server.shelved import FIRST, Game, bot, finished, person, shelve

GAMES = 10_000
FRIENDS = 40
TIMES = 60
PAGE, RATING = 20.0, 5.0  # milliseconds


def many(me: str) -> list[Game]:
    """Games with friends and bots, one an hour; one in ten is rated."""
    luck = random.Random(1)
    games = []
    for n in range(GAMES):
        friends = luck.sample(range(FRIENDS), 2)
        seats = [
            person(0, me),
            *(person(1 + i, f"friend{f}", f"Friend {f}") for i, f in enumerate(friends)),
            bot(3, "hard"),
        ]
        modules = ["base", "colonies"] if n % 7 == 0 else ["base"]
        scores = [luck.randrange(60, 110) for _ in seats]
        ended = FIRST + n * 3_600_000
        games.append(finished(f"b{n:05}", seats, scores, ended, modules=modules, rated=n % 10 == 0))
    return games


def measured(what: str, work: Callable[[], Any], limit: float = 0.0) -> None:
    """Do something often, and say how long it took."""
    passed, worked = [], []
    for _ in range(TIMES):
        begun, at = time.perf_counter(), time.process_time()
        work()
        passed.append(1000 * (time.perf_counter() - begun))
        worked.append(1000 * (time.process_time() - at))
    verdict = "" if not limit else "  ok" if median(worked) < limit else f"  OVER {limit:.0f} ms"
    print(f"{what:<44} {median(passed):7.1f} ms passed, {median(worked):6.1f} worked{verdict}", flush=True)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, Server(f"sqlite+aiosqlite:///{Path(folder) / 'b.db'}") as server:
        me = Person(server.address)
        guest = me.me()["id"]
        house = server.house
        games = many(guest)

        async def fill(connection: Any) -> None:
            await shelve(connection, games)
            begun = time.perf_counter()
            for stored, _ in games:
                await storage.note(connection, stored.id)
            print(f"{GAMES} games noted, {1000 * (time.perf_counter() - begun) / GAMES:.2f} ms each")

        begun = time.perf_counter()
        run(server, house.archive.stop())  # it would go through logs that are not there
        run(server, house.writer.write(fill))
        print(f"... in {time.perf_counter() - begun:.0f} s")
        middle = me.ok(me.get("/my-games", count=100))["next"]
        ask = lambda **wish: lambda: me.ok(me.get("/my-games", **wish))  # noqa: E731
        measured("nothing but HTTP: /me", me.me)
        measured("my games, the first page", ask(), PAGE)
        measured("... a later page", ask(before=middle), PAGE)
        measured("... with an opponent", ask(opponent="Friend 7"), PAGE)
        measured("... with an opponent whom nobody is", ask(opponent="nobody"), PAGE)
        measured("... with an expansion that nobody played", ask(module="grandissimo"), PAGE)
        measured("my tables, as every page asks for them", lambda: me.ok(me.get("/my-tables")), PAGE)
        measured("a list of ratings", lambda: me.ok(me.get("/ratings")), PAGE)
        measured("my page, all statistics", lambda: me.ok(me.get(f"/players/{guest}")))
        _rate(server, guest)
        begun = time.perf_counter()
        rebuilt = run(server, house.writer.write(ratings.rebuild))
        print(
            f"all ratings anew: {rebuilt.games} games in {time.perf_counter() - begun:.1f} s, {rebuilt.changed} changed"
        )


def _rate(server: Server, guest: str) -> None:
    """What noting a game takes where it is rated, and where it is not."""
    for rated in (False, True):
        seats = [person(0, guest), person(1, "friend1"), person(2, "friend2"), bot(3, "hard")]
        end = FIRST + GAMES * 4_000_000 + rated * TIMES
        games = [finished(f"n{rated}{n}", seats, [9, 8, 7, n], end + n, rated=rated) for n in range(TIMES)]
        run(server, server.house.writer.write(partial(shelve, games=games)))
        keys = iter([stored.id for stored, _ in games])
        word = "and rating" if rated else "alone"
        measured(f"noting a game {word}, with its commit", partial(_note_next, server, keys), RATING * (1 + rated))


def _note_next(server: Server, keys: Iterator[str]) -> None:
    run(server, server.house.writer.write(partial(storage.note, key=next(keys))))


def run(server: Server, work: Any) -> Any:
    """Something on the server's own loop, however long it takes."""
    import asyncio

    async def whole() -> Any:
        return await work

    return asyncio.run_coroutine_threadsafe(whole(), server.loop).result(600)


if __name__ == "__main__":
    main()
