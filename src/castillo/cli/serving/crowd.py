"""A crowd: tables of scripted seats, each a guest with a cookie and a socket, who answer whatever they are asked."""

from __future__ import annotations

import asyncio
import json
import random
import time
from contextlib import suppress
from dataclasses import dataclass, field

import msgspec

from castillo.cli.serving.wire import Listener, Requests

AT_ONCE = 20  # tables that are opened together
PATIENCE = 60.0  # seconds for something to happen at all


class Option(msgspec.Struct):
    """The part of an option that a scripted seat reads."""

    action: int


class Decision(msgspec.Struct):
    """... of a question."""

    seat: int
    number: int
    options: list[Option]


class View(msgspec.Struct):
    """... of a view."""

    seat: int | None
    waiting: list[int]
    decision: Decision | None


class Facts(msgspec.Struct):
    """... of a table."""

    id: str
    n: int
    state: str


class Told(msgspec.Struct):
    """... of a message; a sign of life has no table."""

    table: Facts | None = None
    views: list[View] = []


class Taken(msgspec.Struct):
    """... of the answer to a choice."""

    n: int


READ = msgspec.json.Decoder(Told).decode
READ_TAKEN = msgspec.json.Decoder(Taken).decode


@dataclass
class Score:
    """What a crowd has counted since somebody began to count."""

    accepted: int = 0
    refused: int = 0
    seconds: list[float] = field(default_factory=list)  # from a choice to the last viewer's news of it


class ScriptedTable:
    """A table whose seats are all played by scripts, one game after the other."""

    def __init__(self, crowd: Crowd, luck: random.Random) -> None:
        self.crowd = crowd
        self.luck = luck
        self.people = [Requests(crowd.port) for _ in range(crowd.seats)]
        self.id = ""
        self._over = asyncio.Event()
        self._answered: set[tuple[int, int]] = set()  # seat and number of the question
        self._sent: dict[int, float] = {}  # by the length of the log that a choice led to: when it was sent
        self._seen: dict[int, tuple[int, float]] = {}  # by the length of the log: by how many, and when by the last
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """A new table, with everybody seated."""
        owner, *others = self.people
        for person in self.people:
            await person.ask("GET", "/api/me")
        seats = [{"kind": "me"}] + [{"kind": "open"} for _ in others]
        wish = {"game": self.crowd.game, "seats": seats, "watch": "nobody"}
        _, body = await owner.ask("POST", "/api/tables", json.dumps(wish).encode())
        table = json.loads(body)["table"]
        self.id = table["id"]
        token = table["invite"].rsplit("/", 1)[1]
        for person in others:
            await person.ask("POST", f"/api/tables/{self.id}/sit", json.dumps({"token": token}).encode())
        self._over.clear()
        self._answered.clear()
        self._sent.clear()
        self._seen.clear()

    async def play(self) -> None:
        """Game after game, until somebody cancels it."""
        while True:
            listeners = [await self._listener(person) for person in self.people]
            seats = [asyncio.create_task(self._listen(*pair)) for pair in zip(self.people, listeners, strict=True)]
            try:
                await asyncio.wait({*seats, asyncio.create_task(self._over.wait())}, return_when="FIRST_COMPLETED")
            finally:
                for task in (*seats, *self._tasks):
                    task.cancel()
                for listener in listeners:
                    listener.close()
            await self.open()

    async def _listener(self, person: Requests) -> Listener:
        return await Listener.at(self.crowd.port, f"/api/tables/{self.id}/news?since=-1", person.cookie)

    async def _listen(self, person: Requests, socket: Listener) -> None:
        while message := await socket.next():
            told = READ(message)
            if told.table is None:
                continue
            self._note(told.table.n)
            if told.table.state == "over":
                self._over.set()
            for view in told.views:
                asked = view.decision
                if asked is not None and view.seat in view.waiting:
                    self._answer_once(person, asked)

    def _answer_once(self, person: Requests, asked: Decision) -> None:
        if (asked.seat, asked.number) not in self._answered:
            self._answered.add((asked.seat, asked.number))
            task = asyncio.create_task(self._answer(person, asked))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _answer(self, person: Requests, asked: Decision) -> None:
        await self.crowd.think(self.luck.expovariate(1.0))
        action = self.luck.choice(asked.options).action
        body = json.dumps({"seat": asked.seat, "number": asked.number, "action": action}).encode()
        sent = time.perf_counter()
        status, answer = await person.ask("POST", f"/api/tables/{self.id}/choose", body)
        if status != 200:
            self.crowd.score.refused += 1
            return
        self.crowd.score.accepted += 1
        n = READ_TAKEN(answer).n
        self._sent[n] = sent
        self._count(n)

    def _note(self, n: int) -> None:
        """Somebody has seen the log up to entry n."""
        seen, _ = self._seen.get(n, (0, 0.0))
        self._seen[n] = (seen + 1, time.perf_counter())
        self._count(n)

    def _count(self, n: int) -> None:
        """A choice has taken until the last viewer's news of it."""
        seen, last = self._seen.get(n, (0, 0.0))
        if seen >= len(self.people) and n in self._sent:
            self.crowd.score.seconds.append(last - self._sent.pop(n))
            del self._seen[n]


class Crowd:
    """Many tables at one server."""

    def __init__(self, port: int, tables: int, seats: int, game: str) -> None:
        self.port = port
        self.seats = seats
        self.game = game
        self.score = Score()
        self._pause = 0.0
        self._changed = asyncio.Event()  # the pace: whoever thinks is to answer now
        luck = random.Random(7)
        self.tables = [ScriptedTable(self, random.Random(luck.random())) for _ in range(tables)]
        self._playing: list[asyncio.Task[None]] = []

    async def come(self) -> None:
        """Open the tables; everybody begins to play."""
        for some in range(0, len(self.tables), AT_ONCE):
            await asyncio.gather(*(table.open() for table in self.tables[some : some + AT_ONCE]))
        self._playing = [asyncio.create_task(table.play()) for table in self.tables]

    def pace(self, pause: float) -> None:
        """From now on a seat thinks so many seconds, on average, before it answers."""
        self._pause = pause
        self._changed.set()
        self._changed = asyncio.Event()

    async def think(self, share: float) -> None:
        """A pause of so many times the average."""
        if self._pause:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), self._pause * share)

    async def play(self, seconds: float) -> Score:
        """What happens in so many seconds from now on, and in up to a minute more if nothing has."""
        self.score = Score()
        await asyncio.sleep(seconds)
        with suppress(TimeoutError):
            await asyncio.wait_for(self._first(), PATIENCE)
        return self.score

    async def _first(self) -> None:
        while not self.score.accepted or not self.score.seconds:
            await asyncio.sleep(0.05)

    async def leave(self) -> None:
        """Everybody goes."""
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        for table in self.tables:
            for person in table.people:
                person.close()
