"""Sockets that are lost: whoever comes back with the last number he knows is told what he missed, and nothing twice."""

from __future__ import annotations

import random
from typing import Any

import pytest

from castillo.server.live import RECENT
from tests.server.harness import Person, Server, receive, some_choice


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
