"""A process that missed what another one told finds out by itself: its viewers hear everything, a little later."""

from __future__ import annotations

import asyncio
import random
import threading
from typing import Any

import pytest

from castillo.kernel.module import GAMES
from castillo.server.storage import reading
from castillo.server.storage.listening import Listening
from tests.server.harness import Person, Server, receive, some_choice, wait_for
from tests.server.test_aside import doctor

pytestmark = pytest.mark.slow


@pytest.fixture
def friends(two: tuple[Server, Server]) -> tuple[list[Person], str]:
    """Two people at one table, each at another process."""
    people = [Person(server.address) for server in two]
    state = people[0].open("me", "open")
    people[1].ok(people[1].sit(state["table"]["invite"]))
    table = state["table"]["id"]
    wait_for(lambda: people[0].state(table)["views"], "the game does not begin")
    return people, table


def play_at(person: Person, table: str, luck: random.Random) -> int:
    """Choose something for whoever is asked, all at one process; the length of the log then."""
    choice = some_choice(person.state(table), luck)
    assert choice is not None
    n: int = person.ok(person.choose(table, *choice))["n"]
    return n


def hot_table(person: Person, game: str = "el_grande") -> str:
    table: str = person.open("me", "hot", game=game)["table"]["id"]
    return table


def test_after_every_reconnection_a_process_catches_up(two: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch):
    here, there = two
    owner = Person(here.address)
    table = hot_table(owner)
    monkeypatch.setattr(here.house.tables, "compare", guarded(here))  # not before the connection is back
    hold, original = threading.Event(), Listening._connect

    async def late(listening: Listening) -> Any:
        while listening is here.house.listening and not hold.is_set():
            await asyncio.sleep(0.02)
        return await original(listening)

    monkeypatch.setattr(Listening, "_connect", late)
    with owner.socket(table) as news:
        receive(news)
        here.loop.call_soon_threadsafe(here.house.listening._lost.set)
        n = [play_at(owner.at(there.address), table, random.Random(i)) for i in range(3)][-1]
        assert owner.state(table)["table"]["n"] < n, "it has heard of it, though it cannot"
        hold.set()
        assert receive(news, 20)["lines"][-1]["n"] == n


def guarded(server: Server) -> Any:
    """Comparing as it is done after a reconnection, but not now and then."""
    compare = server.house.tables.compare

    async def only_lists(tables: Any) -> None:
        if isinstance(tables, list):
            await compare(tables)

    return only_lists


@pytest.mark.parametrize("game", list(GAMES))
def test_news_that_never_came_are_found_by_comparing(
    two: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch, game: str
):
    here, there = two
    owner = Person(here.address)
    table = hot_table(owner, game)
    deafen(here, monkeypatch)
    with owner.socket(table) as news:
        receive(news)
        n = play_at(owner.at(there.address), table, random.Random(1))
        assert receive(news, 20)["lines"][-1]["n"] == n


def deafen(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(_: str) -> None:
        return

    monkeypatch.setattr(server.house.listening, "listeners", dict.fromkeys(server.house.listening.listeners, nothing))


def test_seats_that_changed_unheard_are_found_by_comparing(two: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch):
    here, there = two
    owner = Person(here.address)
    state = owner.open("me", "open", "open")
    deafen(here, monkeypatch)
    with owner.socket(state["table"]["id"]) as news:
        receive(news)
        friend = Person(there.address)
        friend.ok(friend.sit(state["table"]["invite"]))
        assert [seat["kind"] for seat in receive(news, 20)["table"]["seats"]] == ["person", "person", "open"]


def test_what_is_written_while_a_table_is_loaded_is_not_missed(
    two: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch
):
    here, there = two
    owner = Person(there.address)
    table = hot_table(owner)
    play_at(owner, table, random.Random(1))
    reached, go_on, original = threading.Event(), threading.Event(), reading.kept

    async def late(*arguments: Any) -> Any:
        found = await original(*arguments)
        if asyncio.get_running_loop() is here.loop:
            reached.set()
            await asyncio.to_thread(go_on.wait, 60)
        return found

    monkeypatch.setattr(reading, "kept", late)
    monkeypatch.setattr(here.house.tables, "compare", guarded(here))
    reader = owner.at(here.address)
    thread = threading.Thread(target=lambda: reader.state(table))
    thread.start()
    assert reached.wait(60)
    n = play_at(owner, table, random.Random(2))
    hears(here)
    go_on.set()
    thread.join(60)
    wait_for(lambda: reader.state(table)["table"]["n"] == n, "the other process has not heard of it")


def hears(server: Server) -> None:
    """Whatever was told before has been heard: this process hears a word of its own, which comes after it."""
    heard = threading.Event()
    listeners = dict(server.house.listening.listeners)
    channel = next(iter(listeners))
    before = listeners[channel]

    async def hear(news: str) -> None:
        if news == "a word of its own":
            heard.set()
        else:
            await before(news)

    async def say() -> None:
        server.house.listening.listeners = {**listeners, channel: hear}

        async def work(connection: Any) -> None:
            await connection.run_sync(server.house.writer.say, channel, ["a word of its own"])

        await server.house.writer.write(work)

    server.do(say())
    assert heard.wait(60)


def test_a_secret_entry_elsewhere_sends_nobody_a_message(two: tuple[Server, Server], friends: tuple[list[Person], str]):
    """Entries that a process has read already bring nothing new when it hears of them, and nobody is told anything."""
    people, table = friends
    window = next(iter(people[0].state(table)["views"][0]["standing"]))
    with people[1].socket(table) as news:
        receive(news)
        for answer in ("always", "never"):
            people[0].ok(people[0].post(f"/tables/{table}/stand", {"seat": 0, "window": window, "answer": answer}))
        two[1].do(two[1].house.tables.hear(f"{table} 2 another"))
        two[1].do(two[1].house.tables.hear(f"{table} 2 another"))
        luck = random.Random(1)
        person, choice = next((p, c) for p in people if (c := some_choice(p.state(table), luck)) is not None)
        person.ok(person.choose(table, *choice))
        told = receive(news)
        assert told["type"] == "news"
        assert [(line["n"], line["what"]) for line in told["lines"]] == [(1, "choose")]


def test_what_cannot_be_followed_at_one_table_keeps_no_other_behind(
    two: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch
):
    """An entry that nobody could have made is found when a process looks what it missed; it looks on all the same."""
    here, there = two
    me = Person(here.address)
    bad, good = sorted(hot_table(me) for _ in range(2))  # in the order in which they are looked at
    deafen(here, monkeypatch)
    at_there = me.at(there.address)
    n = [play_at(at_there, table, random.Random(1)) for table in (bad, good)][-1]
    doctor(there, "UPDATE entries SET kind = 'seam', answer = 'x' WHERE \"table\" = :table", table=bad)
    with me.socket(bad), me.socket(good) as news:
        while (told := receive(news, 20)).get("lines", [{}])[-1].get("n") != n:
            assert told["type"] in ("news", "presence")
    assert me.get(f"/tables/{bad}").status_code == 410
    assert me.state(good)["table"]["n"] == n
