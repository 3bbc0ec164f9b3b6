"""Several server processes on one PostgreSQL serve the same table, also when PostgreSQL dies."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from typing import Any

import asyncpg
import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.kit import LONG
from tests.server.harness import Person, Postgres, Processes, decision_of, receive, some_choice, wait_for

pytestmark = pytest.mark.slow

RACES, DEATHS = (500, 10) if LONG else (24, 2)
STALE = 5.0 if LONG else 30.0  # seconds after which everyone knows everything; the daily run has no machine of its own


@pytest.fixture
def shared_database(postgres: Postgres | None) -> str:
    if postgres is None:
        pytest.skip("no PostgreSQL on this machine")
    return postgres.new_database()


@pytest.fixture
def two(processes: Processes, shared_database: str) -> tuple[str, str]:
    return processes.start(shared_database), processes.start(shared_database)


def test_two_processes_play_the_same_table(two: tuple[str, str]):
    here, there = two
    owner, friend = Person(here), Person(there)
    state = owner.open("me", "open", options={"rounds": 6})
    table = state["table"]["id"]
    friend.ok(friend.sit(state["table"]["invite"]))
    luck = random.Random(2)
    with owner.socket(table) as news:
        for _ in range(80):
            for person in (owner, friend):
                choice = some_choice(person.state(table), luck)
                if choice is None:
                    continue
                before = person.ok(person.choose(table, *choice))["n"]
                while (told := receive(news))["table"]["n"] < before or told["type"] != "news":
                    pass
                assert told["lines"][-1]["n"] == before
    n = max(person.state(table)["table"]["n"] for person in (owner, friend))
    for person in (owner, friend):
        while person.state(table)["table"]["n"] < n:
            pass
    assert owner.state(table)["views"][0]["board"] == friend.state(table)["views"][0]["board"]


def test_both_choosing_at_once_gives_one_accepted_and_one_clear_refusal(two: tuple[str, str]):
    """The same person clicks on two devices, each at another process."""
    here, there = two
    owner = Person(here)
    table = owner.open("me", "hot")["table"]["id"]
    devices = [owner, owner.at(there)]
    for _ in range(25):
        decision = decision_of(devices[0].state(table))
        while decision_of(devices[1].state(table)) != decision:
            pass
        assert decision is not None
        answers = at_once(devices, table, decision)
        accepted = [answer for answer in answers if answer.status_code == 200]
        refused = [answer for answer in answers if answer.status_code == 409]
        assert len(accepted) == 1, [answer.text for answer in answers]
        assert len(refused) == 1
        assert refused[0].json()["error"] == "This question is no longer open."


def at_once(devices: list[Person], table: str, decision: dict[str, Any]) -> list[httpx.Response]:
    ready = threading.Barrier(len(devices))
    answers: list[httpx.Response] = []

    def click(device: Person, action: int) -> None:
        ready.wait()
        answers.append(device.choose(table, decision["seat"], decision["number"], action))

    options = decision["options"]
    threads = [
        threading.Thread(target=click, args=(device, options[i % len(options)]["action"]))
        for i, device in enumerate(devices)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
    assert len(answers) == len(devices), "somebody got no answer"
    return answers


def is_playing(person: Person, table: str) -> bool:
    return bool(person.state(table)["table"]["state"] == "playing")


def test_two_processes_fill_the_last_seats_at_once(two: tuple[str, str]):
    here, there = two
    for _ in range(5):
        owner, one, other = Person(here), Person(here), Person(there)
        invite = (state := owner.open("me", "open", "open"))["table"]["invite"]
        one.me(), other.me()
        threads = [threading.Thread(target=p.sit, args=(invite, seat)) for p, seat in ((one, 1), (other, 2))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(120)
        table = state["table"]["id"]  # the news may take a moment from one process to the other
        wait_for(partial(is_playing, one, table), "the game does not begin")


def test_another_process_takes_over_a_bot_whose_server_died(processes: Processes, two: tuple[str, str]):
    here, there = two
    owner = Person(here)
    table = owner.open("me", "bot", "bot", options={"start_player": 1})["table"]["id"]
    processes.kill(here)
    owner = owner.at(there)
    wait_for(lambda: owner.state(table)["views"][0]["decision"], "nobody thinks for the bot")


def until_present(news: ClientConnection, seat: int, present: bool) -> None:
    """Listen until a seat is shown as present, or as away."""
    while receive(news, 20)["table"]["seats"][seat]["present"] is not present:
        pass


def test_who_is_connected_to_the_other_process_is_shown_as_present(
    processes: Processes, shared_database: str, two: tuple[str, str]
):
    here, there = two
    owner, friend = Person(here), Person(there)
    state = owner.open("me", "open")
    table = state["table"]["id"]
    friend.ok(friend.sit(state["table"]["invite"]))
    with owner.socket(table) as news:
        assert [seat["present"] for seat in receive(news)["table"]["seats"]] == [True, False]
        with friend.socket(table) as friends_news:
            until_present(news, 1, True)
            until_present(friends_news, 0, True)
            assert [seat["present"] for seat in owner.state(table)["table"]["seats"]] == [True, True]
        until_present(news, 1, False)
        third = processes.start(shared_database)
        with friend.at(third).socket(table) as friends_news:
            until_present(friends_news, 0, True)
            until_present(news, 1, True)
            processes.kill(third)
            until_present(news, 1, False)


# -- PostgreSQL dies -----------------------------------------------------------------------------------------------


class Watch:
    """A socket at one process that notes how far it has heard."""

    def __init__(self, news: ClientConnection) -> None:
        self.n = -1
        self.news = news
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        try:
            while True:
                told = receive(self.news, 600)
                if told["type"] == "news":
                    self.n = told["table"]["n"]
        except (ConnectionClosed, TimeoutError):
            return


class Course:
    """Three devices of one person, each at another process, race for every answer at a table."""

    def __init__(self, devices: list[Person], database: str, luck: random.Random) -> None:
        self.devices = devices
        self.database = database.replace("+asyncpg", "")
        self.luck = luck
        self.table = devices[0].open("me", "hot", "hot")["table"]["id"]
        self.watches: list[Watch] = []
        self.accepted: dict[int, int] = {}  # action by entry
        self.maybe: dict[int, set[int]] = {}  # by entry: actions that were sent while the database died

    @contextmanager
    def watched(self) -> Iterator[None]:
        with ExitStack() as stack:
            self.watches = [Watch(stack.enter_context(device.socket(self.table))) for device in self.devices]
            yield

    def entries(self) -> dict[int, int]:
        """The log as the database has it."""

        async def read() -> dict[int, int]:
            connection = await asyncpg.connect(self.database)
            rows = await connection.fetch('SELECT n, action FROM entries WHERE "table" = $1', self.table)
            await connection.close()
            return dict(rows)

        return asyncio.run(read())

    def decision(self) -> dict[str, Any] | None:
        return decision_of(self.devices[0].state(self.table))

    def race(self, decision: dict[str, Any]) -> list[httpx.Response]:
        """All answer at once; what was accepted is noted. A secret answer may be given anew: one device gives it."""
        n = len(self.accepted) + 1
        answers = at_once(self.devices[: 1 if decision["simultaneous"] else 3], self.table, decision)
        self.maybe.setdefault(n, set()).update(json_of(answer.request)["action"] for answer in answers)
        accepted = [answer for answer in answers if answer.status_code == 200]
        assert len(accepted) <= 1, [answer.text for answer in accepted]
        for answer in accepted:
            assert answer.json()["n"] == n
            self.accepted[n] = json_of(answer.request)["action"]
        return answers

    def until_all_know(self) -> float:
        """Wait until every process and every viewer knows what the database knows; seconds that took."""
        begun = time.monotonic()
        entries = self.entries()
        for n in entries.keys() - self.accepted.keys():
            assert entries[n] in self.maybe.get(n, ()), f"entry {n} appeared from nowhere"
            self.accepted[n] = entries[n]
        for i, device in enumerate(self.devices):
            wait_for(partial(self._knows, device, len(entries)), f"process {i} is stale", STALE)
            wait_for(partial(self._has_heard, i, len(entries)), f"a viewer at process {i} is stale", STALE)
        self.check(entries)
        return time.monotonic() - begun

    def _knows(self, device: Person, n: int) -> bool:
        answer = device.get(f"/tables/{self.table}")
        assert answer.status_code in (200, 503), answer.text
        return bool(answer.status_code == 200 and answer.json()["table"]["n"] == n)

    def _has_heard(self, i: int, n: int) -> bool:
        return self.watches[i].n == n

    def check(self, entries: dict[int, int]) -> None:
        """One log, the same for all, with everything in it that was accepted."""
        assert sorted(entries) == list(range(1, len(entries) + 1))
        assert entries == self.accepted
        logs = [device.ok(device.get(f"/tables/{self.table}/log")) for device in self.devices]
        assert logs[0] == logs[1] == logs[2]


def json_of(request: httpx.Request) -> Any:
    return json.loads(request.content)


def while_away(course: Course, decision: dict[str, Any]) -> None:
    """The database is away: everything is refused with a sentence, and soon."""
    for answer in course.race(decision):
        assert answer.status_code in (409, 503), answer.text
        assert answer.json()["error"]
    stranger = Person(course.devices[0].address)
    for answer in (stranger.get("/me"), stranger.post("/play-now"), course.devices[1].get("/tables")):
        assert answer.status_code == 503, answer.text
        assert answer.json()["reason"]["key"].startswith("server-why-")


def killed_in_a_race(course: Course, postgres: Postgres, decision: dict[str, Any]) -> None:
    """PostgreSQL dies somewhere in the middle of a race."""
    how = course.luck.choice([signal.SIGKILL, signal.SIGQUIT])
    death = threading.Timer(course.luck.uniform(0.0, 0.05), postgres.kill, [how])
    death.start()
    for answer in course.race(decision):
        assert answer.status_code in (200, 409, 503), answer.text
    death.join(120)


@pytest.mark.long
@pytest.mark.timeout(1800 if LONG else 300)
def test_three_processes_race_while_postgresql_dies(processes: Processes, mortal_postgres: Postgres):
    """No fork of the log, no answer but yes or a sentence, and soon after PostgreSQL is back nobody is stale."""
    luck, database = random.Random(7), mortal_postgres.new_database()
    owner = Person(processes.start(database))
    owner.me()
    devices = [owner, *(owner.at(processes.start(database)) for _ in range(2))]
    deaths = set(luck.sample(range(RACES), DEATHS))
    races = 0
    times: list[float] = []
    while races < RACES:
        course = Course(devices, database, luck)
        with course.watched():
            course.until_all_know()
            while races < RACES and (decision := course.decision()) is not None:
                if races in deaths:
                    killed_in_a_race(course, mortal_postgres, decision)
                    while_away(course, decision)
                    mortal_postgres.run()
                    times.append(course.until_all_know())
                else:
                    codes = sorted(answer.status_code for answer in course.race(decision))
                    course.until_all_know()
                    if 503 in codes and races - 1 in deaths:  # a process has yet to find out that PostgreSQL is back
                        continue
                    assert codes == [200, 409, 409][: len(codes)]
                races += 1
            course.until_all_know()
    assert len(times) == DEATHS
    assert max(times) < STALE
    for device in devices:
        processes.kill(device.address)
    print(f"{races} races, {DEATHS} deaths; all know everything after {max(times):.2f} s at most: {times}")
