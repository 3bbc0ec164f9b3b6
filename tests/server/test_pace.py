"""What makes the server quick changes nothing else: the straight way of a choice, the wire, and what measures them."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import httpx
import pytest

import castillo
from castillo.cli import main
from castillo.cli.serving import measured
from castillo.cli.serving.bench import marks
from castillo.cli.serving.crowd import Crowd
from castillo.cli.serving.measured import Spread
from castillo.server.hosting.rows import Ban
from castillo.server.news import MOST_WAITING, Viewer
from castillo.server.wire import framed
from tests.server.harness import Person, Server, decision_of, receive, some_choice

STRAIGHT, USUAL = "application/json", "application/json; charset=utf-8"


def seen_of(answer: httpx.Response) -> tuple[Any, ...]:
    """What a page can see of an answer, its time apart."""
    return answer.status_code, answer.content, sorted(pair for pair in answer.headers.items() if pair[0] != "date")


def test_the_straight_way_answers_as_the_usual_one(server: Server):
    person, stranger = Person(server.address), Person(server.address)
    table = person.open("me", "hot")["table"]["id"]
    stranger.me()
    stale = b'{"seat":0,"number":99,"action":1}'
    path = f"/api/tables/{table}/choose"
    asked: list[tuple[Person, str, bytes, dict[str, str]]] = [
        (person, path, stale, {}),
        (person, path, stale, {"origin": "https://elsewhere.example"}),
        (person, path, stale, {"origin": server.address}),
        (person, path, b'{"seat":7,"number":0,"action":1}', {}),
        (person, path, b'{"seat":0,"number":0,"action":1,"more":1}', {}),
        (person, path, b'{"seat":0', {}),
        (person, path, b"", {}),
        (person, path, b" " * 100_000, {}),
        (person, "/api/tables/nowhere/choose", stale, {}),
        (stranger, path, stale, {}),
    ]
    for who, where, body, more in asked:
        answers = [
            who.http.post(where, content=body, headers={"content-type": kind, **more}) for kind in (STRAIGHT, USUAL)
        ]
        assert seen_of(answers[0]) == seen_of(answers[1]), (body[:40], more)
        assert answers[0].status_code >= 400


def test_who_is_banned_is_refused_on_either_way(server: Server):
    person = Person(server.address)
    table = person.open("me", "hot")["table"]["id"]
    guest = person.me()["id"]
    server.house.hosting.bans = {guest: Ban(guest, until=1 << 60, at=0, why="noise")}
    answers = [
        person.http.post(
            f"/api/tables/{table}/choose", content=b'{"seat":0,"number":0,"action":1}', headers={"content-type": kind}
        )
        for kind in (STRAIGHT, USUAL)
    ]
    assert [answer.status_code for answer in answers] == [403, 403]
    assert seen_of(answers[0]) == seen_of(answers[1])


def test_a_choice_is_taken_on_either_way_and_told_alike(server: Server):
    person, luck = Person(server.address), random.Random(5)
    table = person.open("me", "hot")["table"]["id"]
    taken = []
    with person.socket(table) as news:
        receive(news)
        for n, kind in enumerate((STRAIGHT, USUAL, STRAIGHT), 1):
            choice = some_choice(person.state(table), luck)
            assert choice is not None
            body = dict(zip(("seat", "number", "action"), choice, strict=True))
            answer = person.http.post(f"/api/tables/{table}/choose", json=body, headers={"content-type": kind})
            assert (answer.status_code, answer.json()) == (200, {"n": n})
            taken.append(sorted(pair for pair in answer.headers.items() if pair[0] != "date"))
            told = receive(news)
            assert (told["type"], [line["n"] for line in told["lines"]]) == ("news", [n])
            assert decision_of({"views": told["views"]}) == decision_of(person.state(table))
    assert taken[0] == taken[1] == taken[2]


def test_what_the_wire_does_not_take_waits_and_nothing_overtakes_it():
    sent: list[bytes] = []
    open_wire = True

    def write(message: bytes) -> bool:
        if open_wire:
            sent.append(message)
        return open_wire

    async def story() -> None:
        nonlocal open_wire
        viewer = Viewer("ana", write)
        viewer.put(b"1")
        open_wire = False
        viewer.put(b"2")
        open_wire = True
        viewer.put(b"3")
        assert (sent, viewer.waiting.qsize(), viewer.sent) == ([b"1"], 2, 1)
        assert [await viewer.next(0.0), await viewer.next(0.0)] == [b"2", b"3"]
        viewer.busy = True  # the task of the socket still sends the third
        viewer.put(b"4")
        assert (sent, viewer.waiting.qsize()) == ([b"1"], 1)
        viewer.busy = False
        assert await viewer.next(0.0) == b"4"
        viewer.put(b"5")
        assert (sent, viewer.sent) == ([b"1", b"5"], 5)
        open_wire = False
        for _ in range(MOST_WAITING + 1):
            viewer.put(b"x")
        assert viewer.lost

    asyncio.run(story())


def test_frames_of_every_size_are_read_as_they_were_written(server: Server):
    """The page's views are larger than a short frame, smaller than a long one: a reader knows all three."""
    person = Person(server.address)
    table = person.open("me", "hot")["table"]["id"]
    with person.socket(table) as news:
        receive(news)
        (viewer,) = server.house.tables.live[table].viewers
        for size in (1, 125, 126, 65_535, 65_536, 200_000):
            message = b'{"type":"x","x":"%b"}' % (b"x" * size)
            server.loop.call_soon_threadsafe(viewer.put, message)
            assert receive(news)["x"] == "x" * size
    assert framed(b"x" * 70_000)[:10] == b"\x81\x7f" + (70_000).to_bytes(8, "big")


def test_a_crowd_plays_and_counts(server: Server):
    """The choices of scripted seats are taken, and each has a time when all have been told of it."""

    async def story() -> tuple[int, int, int]:
        crowd = Crowd(server.port, 2, 3, "el_grande")
        await crowd.come()
        while len(crowd.score.seconds) < 30:
            await asyncio.sleep(0.05)
        crowd.pace(1000.0)
        await asyncio.sleep(0)
        crowd.pace(0.0)  # nobody goes on thinking when the pace changes
        before = crowd.score.accepted
        while crowd.score.accepted < before + 5:
            await asyncio.sleep(0.05)
        await crowd.leave()
        return crowd.score.accepted, crowd.score.refused, len(crowd.score.seconds)

    accepted, refused, timed = asyncio.run(story())
    assert refused == 0
    assert 30 <= timed <= accepted


def test_marks_say_what_is_met():
    figures = {"choices": Spread(1_700.0, 1_000.0, 9_000.0), "p99": Spread(14.0, 1.0, 90.0)}
    found = {name: (mark["must_met"], mark["met"]) for name, mark in marks(figures).items()}
    assert found == {"choices": (True, False), "p99": (True, True)}


@pytest.mark.slow
def test_the_command_measures_a_server_of_its_own(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    """A small crowd, once: every figure is there, and the choices were those of the measured server."""
    for name, value in {"TABLES": 2, "REPEATS": 1, "SETTLE": 0.1, "YARDSTICK": 0.05}.items():
        monkeypatch.setattr(measured, name, value)
    assert main(["bench", "--server", "--seconds", "4", "--json"]) == 0
    said = json.loads(capsys.readouterr().out.splitlines()[-1])
    (found,) = said["repetitions"]
    assert min(found["chess"], found["choices"], found["by_chess"], found["rate"], found["p99"]) > 0
    assert found["refused"] == 0
    assert found["p50"] <= found["p99"]
    assert set(said["goals"]) == ({"choices", "p99"} if castillo.compiled else set())
