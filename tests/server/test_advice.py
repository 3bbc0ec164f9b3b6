"""Hints while one plays, and win chances after the game: who may ask, and what is said to the others."""

from __future__ import annotations

import random
import threading
import time
from typing import Any

import pytest

from castillo.server import chances as server_chances
from castillo.server.thinking import CHANCES, HINTS, SAVED, Kind, Thinking
from tests.server.harness import Person, Server, decision_of, some_choice, wait_for


def asked(person: Person, table: str) -> dict[str, Any]:
    """The open question to this person, once the bots have moved."""
    wait_for(lambda: decision_of(person.state(table)) is not None, "nobody asks")
    decision = decision_of(person.state(table))
    assert decision is not None
    return decision


def play_out(person: Person, table: str) -> None:
    luck = random.Random(4)
    while (choice := some_choice(person.state(table), luck)) is not None:
        person.ok(person.choose(table, *choice))
    assert person.state(table)["table"]["state"] == "over"


@pytest.fixture(autouse=True)
def quick_guesses(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tested here does not depend on how exact a guess is."""
    monkeypatch.setattr(server_chances, "SECONDS", 0.02)


def chances_of(person: Person, table: str) -> dict[str, Any]:
    """Asked for until everything is known."""
    wait_for(lambda: person.ok(person.get(f"/tables/{table}/chances"))["done"], "the chances do not come", 120)
    found: dict[str, Any] = person.ok(person.get(f"/tables/{table}/chances"))
    return found


def check_chances(chances: list[float], seats: int) -> None:
    assert len(chances) == seats
    assert all(0 <= chance <= 1 for chance in chances)
    assert sum(chances) == pytest.approx(1, abs=0.01)


def test_a_hint_is_one_of_the_options(server: Server):
    me = Person(server.address)
    table = me.open("me", "bot", "bot")["table"]["id"]
    decision = asked(me, table)
    for wish in (None, {}, {"seat": 0}):
        hint = me.ok(me.post(f"/tables/{table}/hint", wish))
        assert hint["option"] in decision["options"]
        check_chances(hint["estimate"], 3)
    assert me.state(table)["table"]["n"] == decision["number"], "a hint changes nothing"


def test_on_one_device_the_seat_that_is_asked_gets_the_hint(server: Server):
    me = Person(server.address)
    table = me.open("me", "hot", options={"start_player": 1})["table"]["id"]
    decision = asked(me, table)
    other = 1 - decision["seat"]
    assert me.ok(me.post(f"/tables/{table}/hint"))["option"] in decision["options"]
    refused = me.post(f"/tables/{table}/hint", {"seat": other})
    assert (refused.status_code, refused.json()["error"]) == (409, "This question is no longer open.")


def test_no_hints_among_people_nor_for_those_who_watch(server: Server):
    owner, friend, watcher = (Person(server.address) for _ in range(3))
    state = owner.open("me", "open")
    table = state["table"]["id"]
    friend.ok(friend.sit(state["table"]["invite"]))
    for person in (owner, friend):
        refused = person.post(f"/tables/{table}/hint")
        assert refused.status_code == 403
        assert refused.json()["error"] == "Hints are off when more than one person is playing."
        assert refused.json()["reason"]["key"] == "table-why-no_hints"
    alone = owner.open("me", "bot")["table"]["id"]
    for wish in (None, {"seat": 0}):
        refused = watcher.post(f"/tables/{alone}/hint", wish)
        assert (refused.status_code, refused.json()["error"]) == (403, "This seat is not yours.")
    refused = owner.post(f"/tables/{alone}/hint", {"seat": 1})
    assert (refused.status_code, refused.json()["error"]) == (403, "This seat is not yours.")


def test_win_chances_are_shown_when_the_game_is_over(server: Server):
    me, stranger = Person(server.address), Person(server.address)
    table = me.open("me", "hot", options={"rounds": 6}, watch="nobody")["table"]["id"]
    early = me.get(f"/tables/{table}/chances")
    assert (early.status_code, early.json()["error"]) == (409, "This is available once the game is over.")
    play_out(me, table)
    refused = stranger.get(f"/tables/{table}/chances")
    assert (refused.status_code, refused.json()["error"]) == (403, "You have no access to this table; ask for a link.")
    found = chances_of(me, table)
    n = me.state(table)["table"]["n"]
    assert found["moments"][0] == 0
    assert found["moments"] == sorted(set(found["moments"]))
    assert found["moments"][-1] == n, "to the very end"
    assert len(found["chances"]) == len(found["moments"]) == found["expected"]
    for chances in found["chances"]:
        check_chances(chances, 2)
    winners = me.state(table)["views"][0]["winners"]
    assert found["chances"][-1] == [pytest.approx((seat in winners) / len(winners)) for seat in range(2)]
    assert me.ok(me.get(f"/tables/{table}/chances")) == found, "guessed once, shown to all alike"


BUSY = ("The bots are busy; please try again in a moment.", "server-why-bots_busy")


@pytest.mark.parametrize("trouble", [TimeoutError, RuntimeError])
def test_bots_that_do_not_answer_are_a_refusal(server: Server, monkeypatch: pytest.MonkeyPatch, trouble: Any):
    """A worker that is too slow is busy; one that fails is a fault of ours. Neither is a traceback, neither stays."""
    me = Person(server.address)
    table = me.open("me", "hot", options={"rounds": 6})["table"]["id"]
    whole = Thinking.ask

    async def ask(self: Thinking, kind: Kind, asker: str, begin: Any) -> Any:
        if kind in (HINTS, CHANCES):
            raise trouble
        return await whole(self, kind, asker, begin)

    monkeypatch.setattr(Thinking, "ask", ask)
    status = 503 if trouble is TimeoutError else 500
    refused = me.post(f"/tables/{table}/hint")
    assert refused.status_code == status
    play_out(me, table)
    assert me.get(f"/tables/{table}/chances").status_code == status
    assert [said in refused.text for said in BUSY] == [status == 503] * 2
    monkeypatch.setattr(Thinking, "ask", whole)
    chances_of(me, table)


@pytest.mark.slow
def test_while_one_guest_hammers_hints_bots_play_on_and_others_get_their_hints(server: Server):
    """On one worker: real bots, real hints. Hints have a tenth of the time, and guests take turns."""
    hammering, friend, owner = (Person(server.address) for _ in range(3))
    tables = {person: person.open("me", "hot")["table"]["id"] for person in (hammering, friend)}
    answers: list[int] = []
    done = threading.Event()

    def hammer(person: Person) -> None:
        while not done.is_set():
            answers.append(person.post(f"/tables/{tables[hammering]}/hint").status_code)

    threads = [threading.Thread(target=hammer, args=(hammering.at(server.address),)) for _ in range(4)]
    for thread in threads:
        thread.start()
    try:
        table = owner.open("me", "bot", "bot", options={"rounds": 6})["table"]["id"]
        owner.ok(owner.post(f"/tables/{table}/seat", {"seat": 0, "what": "let_bot_play", "level": "easy"}))
        live = server.house.tables.live[table]
        wait_for(lambda: live.table.public_length >= 5, "the bots do not play")
        begun, hints = time.monotonic(), answers.count(200)
        wait_for(lambda: live.table.public_length >= 60 or live.table.over, "the bots stand still", 200)
        seconds, hints = time.monotonic() - begun, answers.count(200) - hints
        friend.ok(friend.post(f"/tables/{tables[friend]}/hint"))
    finally:
        done.set()
        for thread in threads:
            thread.join(120)
    assert hints <= 2 + seconds * HINTS.share / SAVED, "a thought takes a quarter of a second, and hints have a tenth"
    assert {200, 429} <= set(answers) <= {200, 429, 503}, "503: on a busy machine a hint may wait too long"
