"""A server at which tables wait for people, and time that is moved by hand until these are told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import update

from castillo.server.notices import reading
from castillo.server.notices.looking import HOUR
from castillo.server.storage.models import GuestRow
from tests.server.endpoint import Browser, Endpoint
from tests.server.harness import HandTime, Person, Server, decision_of
from tests.server.sink import Sink

WAIT = 45_000
NIGHT = 1_750_024_800_000  # midnight in Berlin, of a Monday


@dataclass
class Place:
    """A server at which nothing is told by itself, with somewhere to tell it to."""

    server: Server
    time: HandTime
    outside: Endpoint

    def person(self, **columns: Any) -> Person:
        """Somebody of whom this is known."""
        person = Person(self.server.address)
        guest = person.me()["id"]
        if columns:
            query = update(GuestRow).where(GuestRow.id == guest).values(**columns)
            self.server.do(self.server.house.writer.write(lambda c: c.execute(query)))
        return person

    def table(self, one: Person, two: Person, name: str = "Friday", **wishes: Any) -> str:
        """A table of two, at which the first is asked; its id."""
        options = {"start_player": 0, "rounds": 6}
        state = one.open("me", "open", name=name, **{"options": options, **wishes})
        two.ok(two.sit(state["table"]["invite"]))
        return str(state["table"]["id"])

    def pass_time(self, milliseconds: int) -> None:
        """Time passes, and the server looks who waits and sends what is due."""
        self.time.at += milliseconds
        notices = self.server.house.notices
        self.server.do(notices.turn(self.time.at))
        self.server.do(notices.outbox.sent())

    def counts(self) -> dict[str, int]:
        """How many notices there are, by what became of them."""
        return dict(self.read(reading.counts))

    def read(self, what: Callable[[Any], Any]) -> Any:
        async def work() -> Any:
            async with self.server.house.database.reading() as connection:
                return await what(connection)

        return self.server.do(work())

    def browser(self, person: Person, path: str = "/push") -> Browser:
        """A browser that is told of this person's tables."""
        browser = Browser(f"{self.outside.address}{path}")
        person.ok(person.post("/me/notices/push", browser.wish))
        return browser


def answer(person: Person, table: str) -> None:
    """Whoever is asked answers."""
    decision = decision_of(person.state(table))
    assert decision is not None
    person.ok(person.choose(table, decision["seat"], decision["number"], decision["options"][0]["action"]))


def until_asked(one: Person, two: Person, table: str) -> None:
    """The other one answers until it is this one's turn."""
    while decision_of(one.state(table)) is None:
        answer(two, table)


@contextmanager
def placed(url: str, hand_time: HandTime, sink: Sink, outside: Endpoint) -> Iterator[Place]:
    """A server that tells nobody by itself, in the morning."""
    quiet = {"notice_seconds": 0.0, "private_webhooks": True, "address": "https://castillo.example"}
    with Server(url, **quiet, **sink.settings) as server:
        hand_time.at = NIGHT + 10 * HOUR
        yield Place(server, hand_time, outside)
