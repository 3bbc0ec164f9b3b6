"""Sockets that are lost: whoever comes back with the last number they know is told what they missed, and nothing twice.

And sockets that are misused: they are closed, with a reason, and cost nothing.
"""

from __future__ import annotations

import asyncio
import json
import random
import socket
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from castillo.server import wire
from castillo.server.live import RECENT, LiveTable
from castillo.server.news import MOST_WAITING, Viewer
from castillo.server.routes import news as news_route
from tests.server.harness import Person, Server, receive, some_choice, wait_for


@pytest.fixture
def friends(server: Server) -> tuple[list[Person], str]:
    """Two people at a table."""
    people = [Person(server.address), Person(server.address)]
    state = people[0].open("me", "open")
    people[1].ok(people[1].sit(state["table"]["invite"]))
    return people, state["table"]["id"]


def play(people: list[Person], table: str, choices: int, luck: random.Random) -> None:
    for _ in range(choices):
        person, choice = next((p, c) for p in people if (c := some_choice(p.state(table), luck)) is not None)
        person.ok(person.choose(table, *choice))


@pytest.mark.parametrize("missed", [1, 7, RECENT + 15])
def test_who_comes_back_is_told_exactly_what_he_missed(friends: tuple[list[Person], str], missed: int):
    """After a short while from memory, after a longer one from the log."""
    people, table = friends
    luck = random.Random(8)
    heard: list[dict[str, Any]] = []
    with people[1].socket(table) as news:
        heard += receive(news)["lines"]
        play(people, table, 5, luck)
        while heard[-1]["n"] < 5:
            heard += receive(news).get("lines", [])
    play(people, table, missed, luck)
    with people[1].socket(table, since=heard[-1]["n"]) as news:
        first = receive(news)
        assert first["type"] == "news"
        assert [line["n"] for line in first["lines"]] == list(range(6, 6 + missed))
        assert first["views"] == people[1].state(table)["views"]
        heard += first["lines"]
        play(people, table, 1, luck)
        while (told := receive(news))["type"] != "news":
            pass
        heard += told["lines"]
    log = people[1].ok(people[1].get(f"/tables/{table}/log"))["lines"]
    assert heard == log


def test_who_missed_nothing_is_told_who_is_here(friends: tuple[list[Person], str]):
    people, table = friends
    play(people, table, 3, random.Random(2))
    with people[0].socket(table, since=3) as news:
        assert receive(news)["type"] == "presence"


def test_one_s_own_standing_answer_is_not_missed(friends: tuple[list[Person], str]):
    """A secret entry has the number of the one before it; a number from the future is no harm."""
    people, table = friends
    play(people, table, 3, random.Random(2))
    window = next(iter(people[0].state(table)["views"][0]["standing"]))
    people[0].ok(people[0].post(f"/tables/{table}/stand", {"seat": 0, "window": window, "answer": "not_this_turn"}))
    with people[0].socket(table, since=2) as news:
        lines = receive(news)["lines"]
        assert [(line["n"], line["what"]) for line in lines] == [(3, "choose"), (3, "stand")]
    with people[1].socket(table, since=2) as news:
        assert [(line["n"], line["what"]) for line in receive(news)["lines"]] == [(3, "choose")]
    with people[1].socket(table, since=99) as news:
        assert receive(news)["type"] == "presence"


# -- signs of life ---------------------------------------------------------------------------------------------


def beat(news: ClientConnection) -> dict[str, Any]:
    while (message := json.loads(news.recv(timeout=60)))["type"] != "beat":
        pass
    return dict(message)


def beat_after(news: ClientConnection, sent: int) -> dict[str, Any]:
    """The sign of life after so many messages."""
    while (found := beat(news))["sent"] < sent:
        pass
    return found


def test_a_sign_of_life_says_how_far_the_table_is(friends: tuple[list[Person], str], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(news_route, "BEAT", 0.1)
    people, table = friends
    with people[1].socket(table) as news:
        receive(news)
        assert beat(news) == {"type": "beat", "n": 0, "sent": 1}
        play(people, table, 3, random.Random(4))
        for _ in range(3):
            receive(news)
        assert beat(news) == {"type": "beat", "n": 3, "sent": 4}


def test_a_sign_of_life_tells_nothing_of_another_s_standing_answer(
    friends: tuple[list[Person], str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(news_route, "BEAT", 0.1)
    people, table = friends
    play(people, table, 3, random.Random(2))
    window = next(iter(people[0].state(table)["views"][0]["standing"]))
    with people[0].socket(table) as own, people[1].socket(table) as others:
        before = beat_after(own, 2), beat_after(others, 1)  # the first one is told that the other has come
        people[0].ok(people[0].post(f"/tables/{table}/stand", {"seat": 0, "window": window, "answer": "always"}))
        assert beat_after(own, 3) == {**before[0], "sent": before[0]["sent"] + 1}
        for _ in range(10):  # some may have been on their way before
            assert beat(others) == before[1]


# -- sockets that are misused --------------------------------------------------------------------------------------


def viewer_of(live: LiveTable) -> Viewer:
    (viewer,) = live.viewers
    return viewer


def until_lost(server: Server, viewer: Viewer) -> None:
    """Tell a viewer more than the network takes until the server gives up on them, and some more."""

    async def put() -> bool:
        for _ in range(10):
            viewer.put(b'{"type":"filler","filler":"%s"}' % (b"x" * 100_000))
        return viewer.lost

    wait_for(lambda: server.do(put()), "there is no end to what waits to be sent")
    server.do(put())


def deaf_socket(person: Person, table: str) -> socket.socket:
    """A connection that asks for news and reads nothing of them."""
    host, port = person.address.removeprefix("http://").split(":")
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.connect((host, int(port)))
    cookies = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    head = (
        f"GET /api/tables/{table}/news?since=-1 HTTP/1.1\r\nHost: {host}:{port}\r\nCookie: {cookies}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    raw.sendall(head.encode())
    return raw


def test_a_socket_that_never_reads_is_cut_off(
    server: Server, friends: tuple[list[Person], str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(news_route, "PATIENCE", 0.5)
    monkeypatch.setattr(wire, "UNREAD", 2.0)
    people, table = friends
    live = server.house.tables.live[table]
    with deaf_socket(people[1], table):
        wait_for(lambda: live.viewers, "the socket was not admitted")
        viewer = viewer_of(live)
        until_lost(server, viewer)
        assert viewer.waiting.qsize() <= MOST_WAITING
        wait_for(lambda: not live.viewers, "the viewer is still waited for")
        sockets = server.server.server_state.connections
        wait_for(lambda: not any(isinstance(one, wire.Wire) for one in list(sockets)), "the connection is still open")


def test_who_reads_too_slowly_is_told_so_and_may_come_back(server: Server, friends: tuple[list[Person], str]):
    people, table = friends
    with people[1].socket(table, max_queue=1) as news:
        receive(news)
        viewer = viewer_of(server.house.tables.live[table])
        until_lost(server, viewer)
        closed = until_closed(news)
    assert (closed.code, closed.reason) == news_route.TOO_SLOW
    with people[1].socket(table) as news:
        assert receive(news)["type"] == "news"


def until_closed(news: ClientConnection) -> Any:
    try:
        while True:
            news.recv(timeout=60)
    except ConnectionClosed as end:
        return end.rcvd


def test_a_socket_that_talks_is_closed(friends: tuple[list[Person], str]):
    people, table = friends
    with people[1].socket(table) as news:
        receive(news)
        for _ in range(news_route.MOST_RECEIVED + 1):
            news.send("hello")
        closed = until_closed(news)
    assert (closed.code, closed.reason) == news_route.TOO_TALKATIVE


def test_a_socket_that_sends_a_long_message_is_closed(friends: tuple[list[Person], str]):
    people, table = friends
    with people[1].socket(table) as news:
        receive(news)
        news.send("x" * 10_000)
        assert until_closed(news).code == 1009  # too big, as the standard has it


def frame(kind: int, content: bytes = b"", *, last: bool = True) -> bytes:
    """A frame as a page sends it: https://www.rfc-editor.org/rfc/rfc6455#section-5.2."""
    return bytes([last << 7 | kind, 0x80 | len(content), 0, 0, 0, 0]) + content


FLOODS = {
    "messages": frame(1, b"hello"),
    "signs of life": frame(9, b"x" * 125),  # each of them is answered
    "answers to none": frame(10, b"x" * 125),
    "a message without end": frame(0, last=False),
}


def send_on(raw: socket.socket, flood: bytes) -> None:
    for _ in range(200):
        raw.sendall(flood)
        time.sleep(0.01)


@pytest.mark.parametrize("kind", FLOODS)
def test_a_socket_that_sends_without_end_is_cut_off(server: Server, friends: tuple[list[Person], str], kind: str):
    """Nobody's time is spent on what it sends, nor memory on what it is answered."""
    people, table = friends
    live = server.house.tables.live[table]
    with deaf_socket(people[1], table) as raw:
        wait_for(lambda: live.viewers, "the socket was not admitted")
        raw.settimeout(60)
        raw.sendall(frame(1, last=False) if kind == "a message without end" else b"")
        with pytest.raises(ConnectionError):
            send_on(raw, FLOODS[kind] * 1000)
    wait_for(lambda: not live.viewers, "the viewer is still waited for")


def test_one_guest_and_one_address_have_so_many_sockets(tmp_path: Path):
    limits: dict[str, Any] = {"commands_per_second": 1000.0, "sockets_each": 2, "sockets_address": 3}
    with Server(f"sqlite+aiosqlite:///{tmp_path / 'castillo.db'}", **limits) as server:
        one, other = Person(server.address), Person(server.address)
        table = one.open("me", "bot")["table"]["id"]
        other.me()
        with one.socket(table) as first, one.socket(table) as second:
            receive(first), receive(second)
            with one.socket(table) as third:
                assert until_closed(third).code == 4429
            with other.socket(table) as third:
                receive(third)
                with Person(server.address).socket(table) as fourth:
                    assert until_closed(fourth).code == 4429
        assert_admitted(lambda: one.socket(table))


def assert_admitted(connect: Callable[[], Any]) -> None:
    """The server may take a moment to notice that others have gone."""

    def admitted() -> bool:
        with connect() as news:
            try:
                return bool(receive(news))
            except ConnectionClosed:
                return False

    wait_for(admitted, "nobody is admitted any more")


def test_who_comes_while_the_table_is_put_away_hears_everything(server: Server, friends: tuple[list[Person], str]):
    people, table = friends
    play(people, table, 2, random.Random(3))
    tables = server.house.tables
    live = tables.live[table]
    server.do(live.lock.acquire())
    away = asyncio.run_coroutine_threadsafe(tables.put_one_away(live), server.loop)
    wait_for(lambda: len(live.lock._waiters or ()) == 1, "nobody puts the table away")
    with people[1].socket(table, since=2) as news:
        wait_for(lambda: len(live.lock._waiters or ()) == 2, "the socket does not come in")
        server.loop.call_soon_threadsafe(live.lock.release)
        away.result(60)
        assert receive(news)["type"] == "presence"
        play(people, table, 1, random.Random(3))
        assert [line["n"] for line in receive(news)["lines"]] == [3]
