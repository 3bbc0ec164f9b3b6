"""Save, then tell: a server that is killed at any moment has lost nothing it accepted and kept nothing it refused."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import threading
import time
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from castillo import bots
from castillo.server import worker
from castillo.server.bots import luck_of
from castillo.server.live import LiveTable
from castillo.server.past import Moment, moments
from castillo.server.storage.rows import WholeTable
from tests.kit import LONG
from tests.server.harness import Person, Processes, Server, some_choice, wait_for

pytestmark = pytest.mark.slow

PIECES, KILLS = (10, 100) if LONG else (1, 12)  # of servers
WORKER_KILLS = 100 if LONG else 4
TABLES = 4


class Driver:
    """Plays one table as fast as it can and writes down what was accepted, refused, or left unanswered."""

    def __init__(self, person: Person, table: str, luck: random.Random) -> None:
        self.person = person
        self.table = table
        self.luck = luck
        self.accepted: dict[int, int] = {}  # action by entry
        self.unknown: set[tuple[int, int]] = set()  # sent, but the server died before it answered
        self.refused = 0

    def play(self) -> None:
        """Until the server is gone, or the game is over."""
        try:
            state = self.person.state(self.table)
            while True:
                choice = some_choice(state, self.luck)
                if choice is None:
                    return
                state = self._choose(state, choice)
        except httpx.TransportError:
            return

    def _choose(self, state: dict[str, Any], choice: tuple[int, int, int]) -> dict[str, Any]:
        n = state["table"]["n"] + 1
        seat, number, action = choice
        if self.luck.random() < 0.2:  # refused: a question that is not open
            assert self.person.choose(self.table, seat, number + 1, action).status_code == 409
            self.refused += 1
        self.unknown.add((n, action))
        answer = self.person.choose(self.table, seat, number, action)
        self.unknown.discard((n, action))
        assert self.person.ok(answer) == {"n": n}
        self.accepted[n] = action
        return self.person.state(self.table)

    def check(self, kept: dict[int, int]) -> None:
        """What the database holds is what was accepted, and perhaps what was never answered."""
        for n, action in self.accepted.items():
            assert kept.get(n) == action, f"accepted entry {n} is lost"
        for n, action in kept.items():
            assert n in self.accepted or (n, action) in self.unknown, f"entry {n} appeared from nowhere"
            self.accepted[n] = action
        assert sorted(kept) == list(range(1, len(kept) + 1))
        self.unknown.clear()


def entries_of(path: Path, table: str) -> dict[int, int]:
    with sqlite3.connect(path) as connection:
        return dict(connection.execute('select n, action from entries where "table" = ?', (table,)).fetchall())


@pytest.mark.long
@pytest.mark.timeout(900)
@pytest.mark.parametrize("piece", range(PIECES))
def test_a_killed_server_loses_nothing_it_accepted(processes: Processes, tmp_path: Path, piece: int):
    path, luck = tmp_path / "castillo.db", random.Random(11 + piece)
    database = f"sqlite+aiosqlite:///{path}"
    address = processes.start(database)
    person = Person(address)
    drivers = [Driver(person.at(address), table, random.Random(i)) for i, table in enumerate(open_some(person))]
    done: list[Driver] = []
    for _ in range(KILLS):
        threads = [threading.Thread(target=driver.play) for driver in drivers]
        for thread in threads:
            thread.start()
        time.sleep(luck.uniform(0.02, 0.4))
        processes.kill(address)
        for thread in threads:
            thread.join(120)
        for driver in drivers:
            driver.check(entries_of(path, driver.table))
        address = processes.start(database, int(address.rsplit(":", 1)[1]))
        for i, driver in enumerate(drivers):
            driver.person = person.at(address)
            state = driver.person.state(driver.table)
            assert state["table"]["n"] == len(driver.accepted), "the table does not go on where it was"
            if state["table"]["state"] == "over":
                done.append(driver)
                drivers[i] = Driver(driver.person, open_some(driver.person, 1)[0], random.Random(luck.random()))
    done += drivers
    assert sum(len(driver.accepted) for driver in done) > KILLS
    assert sum(driver.refused for driver in done) > 0


def open_some(person: Person, count: int = TABLES) -> list[str]:
    person.me()
    return [person.open("me", "hot", "hot")["table"]["id"] for _ in range(count)]


def test_a_bots_question_is_found_again_after_a_crash(processes: Processes, tmp_path: Path):
    database = f"sqlite+aiosqlite:///{tmp_path / 'castillo.db'}"
    address = processes.start(database)
    person = Person(address)
    state = person.open("me", "bot", "bot", level="easy", options={"start_player": 1})
    table = state["table"]["id"]
    processes.kill(address)
    person = person.at(processes.start(database))
    wait_for(lambda: person.state(table)["views"][0]["decision"], "the bot has forgotten its question")


def slow_answer(level: str, seed: int, view: bytes, seconds: float) -> tuple[int, float]:
    """What the worker answers, after a while: so that it can be killed over it."""
    time.sleep(0.05)
    return worker.answer(level, seed, view, seconds)


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_a_killed_worker_costs_no_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Every answer is the one that the bot of that seat gives in that position: none is lost, doubled or random."""
    monkeypatch.setattr(worker, "answer", slow_answer)
    luck = random.Random(7)
    with Server(f"sqlite+aiosqlite:///{tmp_path / 'castillo.db'}", bot_workers=2) as server:
        person = Person(server.address)
        lives = [bots_alone(server, person) for _ in range(3)]
        for _ in range(WORKER_KILLS):
            kill_a_worker(server, luck)
            if all(live.stored.state == "over" for live in lives[-3:]):
                lives.append(bots_alone(server, person))
        for live in [live for live in lives if live.stored.state != "over"]:
            wait_for(partial(has_gone_on, live, live.table.public_length), "a bot forgot its question")
        for live in lives:
            check_answers(live, server.do(server.house.tables.shelf.past(live, every_moment)))


def has_gone_on(live: LiveTable, since: int) -> bool:
    return live.stored.state == "over" or live.table.public_length >= since + 5


def bots_alone(server: Server, person: Person) -> LiveTable:
    """A table where bots play for everyone."""
    table = person.open("me", "bot", "bot", level="easy", options={"rounds": 6})["table"]["id"]
    person.ok(person.post(f"/tables/{table}/seat", {"seat": 0, "what": "let_bot_play", "level": "easy"}))
    return server.house.tables.live[table]


def kill_a_worker(server: Server, luck: random.Random) -> None:
    """End a worker that is ready, at any moment of its thought."""
    workers = server.house.bots.workers
    wait_for(lambda: any(process.pid for process in workers), "no worker comes back")
    time.sleep(luck.uniform(0, 0.1))
    pids = [process.pid for process in workers if process.pid]
    with suppress(ProcessLookupError):
        os.kill(luck.choice(pids), signal.SIGKILL)
    wait_for(lambda: [process.pid for process in workers if process.pid] != pids, "nobody notices")


def check_answers(live: LiveTable, steps: list[Moment]) -> None:
    """What all are asked at once may have been thought about before the others answered."""
    assert len(steps) > 5
    for i, step in enumerate(steps[1:]):
        seat = step.row.entry.seat
        number = steps[i].game.decision_of(seat).number  # type: ignore[union-attr]
        asked: list[Any] = [before.game for before in steps[: i + 1] if is_asked(before.game, seat, number)]
        luck = luck_of(live.stored.seed, seat, number)
        answers = [bots.make("easy", luck).choose(game.view(seat))["action"] for game in asked]
        assert step.row.entry.action in answers


def every_moment(whole: WholeTable) -> list[Moment]:
    return [replace(moment, game=moment.game and moment.game.clone()) for moment in moments(whole)]


def is_asked(game: Any, seat: int, number: int) -> bool:
    decision = game.decision_of(seat)
    return decision is not None and decision.number == number
