"""Two server processes on one PostgreSQL serve the same table."""

from __future__ import annotations

import random
import threading
from functools import partial
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection

from tests.server.harness import Person, Postgres, Processes, decision_of, receive, some_choice, wait_for


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
                before = person.ok(person.choose(table, *choice))["table"]["n"]
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
        assert refused[0].json()["error"] == "This question is not open any more."


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
        thread.join(20)
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
            thread.join(20)
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
