"""A server that is killed at any moment, while people talk, pause, change what is known of them, and are told.

Nothing that was answered is lost, nothing is there twice, nobody is told the same twice, and ratings are those of all
games anew.
"""

from __future__ import annotations

import random
import threading
import time
from collections import Counter
from itertools import count
from typing import Any

import httpx
import pytest
from sqlalchemy import and_, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.server.archive import ratings
from castillo.server.archive.models import RatingRow, ResultRow
from castillo.server.moments import now
from castillo.server.notices.models import ChannelRow, NoticeRow
from castillo.server.notices.rows import DEAD, SENDING, SENT, WAITING
from castillo.server.storage.models import EntryRow
from castillo.server.talk.models import MessageRow
from castillo.server.talk.storage import MOST_KEPT
from tests.kit import LONG
from tests.server.endpoint import Browser, Endpoint
from tests.server.harness import Person, Processes, decision_of, wait_for
from tests.server.shelved import FIRST, bot, finished, person, shelve
from tests.server.stored import ask

pytestmark = pytest.mark.slow

KILLS = 60 if LONG else 3
GAMES = 6  # that have ended and are not rated yet, at each start
TOLD: dict[str, Any] = {"notice_wait": 0.0, "notice_seconds": 0.05, "private_webhooks": True}


class Doer:
    """Somebody who does one thing after the other until the server is gone."""

    def __init__(self, person: Person, table: str) -> None:
        self.person, self.table = person, table
        self.numbers = count(1)
        self.answered = 0

    def run(self) -> None:
        try:
            while True:
                self.do(next(self.numbers))
                self.answered += 1
        except httpx.TransportError:
            return

    def do(self, number: int) -> None:
        """One thing, that is answered or not."""
        raise NotImplementedError

    def check(self, database: str) -> None:
        """What is stored is what was answered, and perhaps what never was."""

    def is_as_it_was(self) -> None:
        """So says the server that is there now."""


class Talker(Doer):
    """Says something new each time."""

    def __init__(self, person: Person, table: str) -> None:
        super().__init__(person, table)
        self.said: dict[str, int] = {}  # the number of each message that was answered
        self.unknown: set[str] = set()

    def do(self, number: int) -> None:
        words = f"Number {number}"
        self.unknown.add(words)
        answer = self.person.ok(self.person.post(f"/tables/{self.table}/talk", {"text": words}))
        self.unknown.discard(words)
        self.said[words] = answer["id"]

    def check(self, database: str) -> None:
        c = MessageRow.__table__.c
        rows = ask(database, lambda found: found.execute(select(c.text, c.id).where(c.table == self.table)))
        kept = [(words, key) for words, key in rows]
        assert len({words for words, _ in kept}) == len(kept), "something was said twice"
        oldest = min(key for _, key in kept) if len(kept) >= MOST_KEPT else 0  # a room keeps the newest
        due = {(words, key) for words, key in self.said.items() if key >= oldest}
        assert due <= {*kept}, "what was said is lost"
        assert {words for words, _ in kept} - {*self.said} <= self.unknown


class Pauser(Doer):
    """Pauses and goes on, alone at the table."""

    paused, wished = False, False

    def do(self, number: int) -> None:
        self.wished = not self.paused
        state = self.person.ok(self.person.post(f"/tables/{self.table}/pause", {"pause": self.wished}))
        self.paused = state["table"]["paused"] is not None
        assert self.paused is self.wished

    def check(self, database: str) -> None:
        c = EntryRow.__table__.c
        query = select(c.kind).where(c.table == self.table).order_by(c.n)
        kinds = list(ask(database, lambda found: found.execute(query)).scalars())
        assert kinds == [("pause", "go_on")[i % 2] for i in range(len(kinds))], "each once, by turns"
        found = kinds[-1:] == ["pause"]
        assert found in (self.paused, self.wished)
        self.paused = found

    def is_as_it_was(self) -> None:
        assert (self.person.state(self.table)["table"]["paused"] is not None) is self.paused


class Member(Doer):
    """Changes what is known of them; makes new codes now and then."""

    name, quiet, wished, codes = "", 0, 0, 0

    def do(self, number: int) -> None:
        self.wished = number
        wish = {"name": f"Ana {number}", "quiet_from": number, "quiet_until": 0}
        self.person.ok(self.person.post("/me/profile", wish))
        self.name, self.quiet = wish["name"], number  # type: ignore[assignment]
        if number % 5 == 1:
            self.codes = len(self.person.ok(self.person.post("/me/codes"))["codes"])

    def is_as_it_was(self) -> None:
        found = self.person.ok(self.person.get("/me/account"))
        assert found["name"] in (self.name, f"Ana {self.wished}")
        assert found["quiet_from"] in (self.quiet, self.wished)
        assert found["codes"] in (self.codes, 10)
        self.name, self.quiet, self.codes = found["name"], found["quiet_from"], found["codes"]


class Waited:
    """Two who play by turns; one of them is told when it is theirs."""

    def __init__(self, address: str, outside: Endpoint, number: int) -> None:
        self.people = Person(address), Person(address)
        self.path = f"/{number}"
        one, two = self.people
        one.ok(one.post("/me/notices/push", Browser(f"{outside.address}{self.path}").wish))
        self.guest = one.me()["id"]
        wish = {"options": {"start_player": 1, "rounds": 6}, "pace": {"minutes": 30, "bank": 600}}
        state = one.open("me", "open", **wish)
        two.ok(two.sit(state["table"]["invite"]))
        self.table = state["table"]["id"]

    def play(self, address: str) -> None:
        """Until it is the turn of the one who is told, once more."""
        one, two = (player.at(address) for player in self.people)
        self.people = one, two
        for player in self.people:
            while (decision := decision_of(player.state(self.table))) is not None:
                action = decision["options"][0]["action"]
                player.ok(player.choose(self.table, decision["seat"], decision["number"], action))


async def fresh_games(connection: AsyncConnection, luck: random.Random, first: int) -> None:
    """Rated games that have just ended, in the order of chance, of which nothing is noted."""
    games = []
    for n in range(first, first + GAMES):
        seats = [person(number, who) for number, who in enumerate(luck.sample(["a", "b", "c", "d"], 2))]
        scores = [luck.randrange(9), luck.randrange(9), 0]
        games.append(finished(f"g{n:04}", [*seats, bot(2)], scores, FIRST + luck.randrange(1000), rated=True))
    await shelve(connection, games)


async def states(connection: AsyncConnection) -> Counter[tuple[str, str]]:
    """How many notices there are, by person and by what became of them."""
    c = NoticeRow.__table__.c
    return Counter(
        {
            (who, state): n
            for who, state, n in await connection.execute(
                select(c.guest, c.state, func.count()).group_by(c.guest, c.state)
            )
        }
    )


async def end_leases(connection: AsyncConnection) -> None:
    """As if minutes had passed: whoever was sending something is gone for good."""
    await connection.execute(update(ChannelRow).values(lease=0))
    await connection.execute(update(NoticeRow).values(lease=0))


async def is_all_sent(connection: AsyncConnection) -> bool:
    c = NoticeRow.__table__.c
    under_way = or_(c.state == SENDING, and_(c.state == WAITING, c.due <= now()))
    return (await connection.execute(select(c.table).where(under_way).limit(1))).first() is None


async def results(connection: AsyncConnection) -> int:
    query = select(func.count()).select_from(ResultRow).where(ResultRow.mu.is_not(None))
    return int((await connection.execute(query)).scalar_one())


async def current(connection: AsyncConnection) -> list[tuple[Any, ...]]:
    r = RatingRow.__table__
    return [tuple(row) for row in await connection.execute(select(r).order_by(r.c.pool, r.c.who))]


@pytest.mark.long
@pytest.mark.timeout(1800 if LONG else 900)
def test_a_killed_server_loses_and_doubles_nothing_beside_the_games(
    processes: Processes, database: str, outside: Endpoint
):
    luck, outside.delay = random.Random(5), 0.05
    address = processes.start(database, **TOLD)
    port = int(address.rsplit(":", 1)[1])
    doers: list[Doer] = []
    for kind in (Talker, Pauser, Member):
        someone = Person(address)
        doers.append(kind(someone, someone.open("me", "hot")["table"]["id"]))
    waited = [Waited(address, outside, number) for number in range(2)]
    for number in range(KILLS):
        threads = [threading.Thread(target=doer.run) for doer in doers]
        for thread in threads:
            thread.start()
        for pair in waited:
            pair.play(address)
        wait_for(lambda n=number: all(doer.answered > n for doer in doers), "nothing is answered")  # type: ignore[misc]
        time.sleep(luck.uniform(0.02, 0.4))
        processes.kill(address)
        for thread in threads:
            thread.join(120)
        for doer in doers:
            doer.check(database)
        ask(database, lambda c, n=number: fresh_games(c, luck, n * GAMES))  # type: ignore[misc]
        address = processes.start(database, port, **TOLD)
        for doer in doers:
            doer.person = doer.person.at(address)
            doer.is_as_it_was()
    wait_for(lambda: ask(database, results) == 3 * KILLS * GAMES, "not every game is rated")
    processes.kill(address)
    ask(database, end_leases)
    address = processes.start(database, port, **TOLD)
    for pair in waited:
        before = len(outside.to(pair.path))
        pair.play(address)
        wait_for(lambda p=pair.path, n=before: len(outside.to(p)) > n, "nobody is told")  # type: ignore[misc]
    wait_for(lambda: ask(database, is_all_sent), "something is not sent")
    processes.kill(address)
    check_what_was_told(database, waited, outside)
    known = ask(database, current)
    assert ask(database, ratings.rebuild).changed == 0
    assert ask(database, current) == known


def check_what_was_told(database: str, waited: list[Waited], outside: Endpoint) -> None:
    """Each notice at most once; one that was under way when the server was killed may have come, or not."""
    found = ask(database, states)
    for pair in waited:
        came, sent = len(outside.to(pair.path)), found[pair.guest, SENT]
        assert 0 < sent <= came <= sent + found[pair.guest, DEAD]
