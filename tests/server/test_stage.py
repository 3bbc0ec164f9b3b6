"""After a general scoring: bots and clocks wait until those who are here have seen it, or for 25 seconds."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from typing import Any

import pytest

import castillo
from castillo.server.messages import NewTable, Pace, SeatWish
from castillo.server.storage.rows import Guest
from castillo.table.stage import LONGEST
from tests.browser.positions import document
from tests.server.harness import HandTime, Person, Postgres, Server, decision_of, receive, wait_for

A_LITTLE = 0.01  # seconds: bots take their time only where somebody could follow them


def dealt(server: Server, owner: Person, *others: str, **wishes: Any) -> str:
    """A table where red is asked, after round 3, where those in the Castillo go; yellow begins round 4."""
    me, deal = owner.me(), document("discs")
    seats = [SeatWish(kind, "easy") for kind in ("me", *others)]  # type: ignore[arg-type]
    wish = NewTable(seats, "el_grande", deal["modules"], deal["options"], **wishes)
    live = server.do(server.house.opening.from_position(Guest(me["id"], me["name"]), wish, deal))
    return str(live.id)


def score(person: Person, table: str) -> int:
    """Everybody sets a disc, and the scoring begins; how long the log is then."""
    while (decision := decision_of(state := person.state(table))) is not None and decision["kind"] == "set_discs":
        person.choose(table, decision["seat"], decision["number"], decision["options"][0]["action"])
    wait_for(lambda: person.state(table)["views"][0]["board"]["numbers"]["round"] == 4, "nothing is scored")
    return int(state["table"]["n"]) + 1


def seat_of(person: Person, table: str, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = person.state(table)["table"]["seats"][seat]
    return found


def length(person: Person, table: str) -> int:
    return int(person.state(table)["table"]["n"])


@contextmanager
def looked_at(server: Server, person: Person) -> Iterator[tuple[str, Any, int]]:
    """A person against bots, with a page that shows a scoring: the table, its socket, the length of the log."""
    table = dealt(server, person, "bot", "bot", "bot")
    with person.socket(table) as news:
        score(person, table)
        yield table, news, length(person, table)


def test_bots_wait_until_a_page_has_shown_the_scoring(hand_time: HandTime, database: str):
    with Server(database, bot_delay=A_LITTLE) as server:
        person = Person(server.address)
        with looked_at(server, person) as (table, news, before):
            assert seat_of(person, table)["looking"]
            time.sleep(1)
            assert length(person, table) == before, "the bots have not waited"
            person.ok(person.post(f"/tables/{table}/seen", {"n": before}))
            wait_for(lambda: not seat_of(person, table)["looking"], "the word was not heard")
            while (message := receive(news))["type"] != "presence" or message["table"]["seats"][0]["looking"]:
                assert message["type"] == "presence" or message["table"]["n"] <= before
            wait_for(lambda: length(person, table) > before, "the bots still wait")


def test_nobody_waits_longer_than_a_while(hand_time: HandTime, server: Server):
    server.house.bots.settings = replace(server.house.settings, bot_delay=A_LITTLE)
    person = Person(server.address)
    with looked_at(server, person) as (table, _, before):
        hand_time.at += LONGEST
        wait_for(lambda: length(person, table) > before, "the bots still wait")
        assert not seat_of(person, table)["looking"]


def test_nobody_waits_for_those_who_have_no_page_here(hand_time: HandTime, server: Server):
    server.house.bots.settings = replace(server.house.settings, bot_delay=A_LITTLE)
    person, watcher = Person(server.address), Person(server.address)
    table = dealt(server, person, "bot", "bot", "bot", watch="anyone")
    with watcher.socket(table):
        score(person, table)
        wait_for(lambda: decision_of(person.state(table)) is not None, "the bots wait for nobody")
    assert watcher.post(f"/tables/{table}/seen", {"n": 1}).status_code == 403


def test_the_next_server_knows_when_a_clock_began(hand_time: HandTime, database: str):
    with ExitStack() as stack:
        server = stack.enter_context(Server(database))
        person = Person(server.address)
        table = dealt(server, person, "hot", "hot", "hot", pace=Pace(5, 0))
        score(person, table)
        assert seat_of(person, table, 3)["time_left"] == 5 * 60 + LONGEST / 1000
        hand_time.at += 4_000
        log = person.get(f"/tables/{table}/log").json()
        person.ok(person.post(f"/tables/{table}/seen", {"n": length(person, table)}))
        assert seat_of(person, table, 3)["time_left"] == 5 * 60
        hand_time.at += 10_000
        stack.close()
        server = stack.enter_context(Server(database))
        person = person.at(server.address)
        assert seat_of(person, table, 3)["time_left"] == 5 * 60 - 10
        assert person.get(f"/tables/{table}/log").json() == log, "the word is told to nobody"
        assert server.house.tables.live[table].table.length == length(person, table) + 1
        person.ok(person.post(f"/tables/{table}/end", {"agree": True}))
        record = castillo.load(person.get(f"/tables/{table}/record").text)
        assert len(record.entries) == length(person, table) - 1, "nor is it a part of the game"
        assert list(record.replay().scores) == person.state(table)["views"][0]["scores"]


def test_a_word_said_at_another_process_is_heard(hand_time: HandTime, postgres: Postgres | None):
    if postgres is None:
        pytest.skip("no PostgreSQL on this machine")
    database = postgres.new_database()
    with Server(database, bot_delay=A_LITTLE) as one, Server(database, bot_delay=A_LITTLE) as other:
        person = Person(one.address)
        with looked_at(one, person) as (table, news, before):
            there = person.at(other.address)
            there.ok(there.post(f"/tables/{table}/seen", {"n": before}))
            while receive(news)["table"]["seats"][0]["looking"]:
                pass
            wait_for(lambda: length(person, table) > before, "the bots still wait")
