"""A log cannot be made longer and longer: second thoughts have an end, and the game goes on."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from castillo.table import thoughts
from tests.server.harness import Person, Server, decision_of, some_choice
from tests.server.test_aside import forget_all
from tests.server.test_tables import picking


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """A small allowance, so that tests are short."""
    monkeypatch.setattr(thoughts, "IN_A_TURN", 12)
    monkeypatch.setattr(thoughts, "AT_A_TABLE", 30)


def enough(answer: Any) -> bool:
    if answer.status_code == 200:
        return False
    assert answer.status_code == 409
    assert answer.json()["reason"]["key"] == "table-why-enough", answer.text
    return True


def to_a_take_back(me: Person, table: str, luck: random.Random) -> tuple[dict[str, Any], int]:
    """Play on until somebody may take back; the table, and who."""
    while True:
        state = me.state(table)
        seat = next((view["seat"] for view in state["views"] if view["take_back"]["possible"]), None)
        if seat is not None:
            return state, seat
        me.ok(me.choose(table, *(some_choice(state, luck) or pytest.fail("the game is over"))))


def back_and_forth(me: Person, table: str, luck: random.Random, most: int) -> int:
    """Choose, take back, choose again, until that is refused; how often it was not."""
    for count in range(most):
        state, seat = to_a_take_back(me, table, luck)
        if enough(me.post(f"/tables/{table}/take-back", {"seat": seat, "n": state["table"]["n"]})):
            return count
    raise AssertionError("there is no end to it")


def finish(me: Person, table: str, luck: random.Random) -> None:
    while (choice := some_choice(me.state(table), luck)) is not None:
        me.ok(me.choose(table, *choice))
    assert me.state(table)["table"]["state"] == "over"


def test_taking_back_again_and_again_is_refused_and_the_game_goes_on(database: str):
    with Server(database) as server:
        me, luck = Person(server.address), random.Random(1)
        table = me.open("me", "hot", options={"rounds": 6})["table"]["id"]
        assert back_and_forth(me, table, luck, 200) <= 30
        forget_all(server)
        finish(me, table, luck)


def test_in_another_turn_there_is_room_for_second_thoughts_again(server: Server, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(thoughts, "AT_A_TABLE", 10_000)
    me, luck = Person(server.address), random.Random(2)
    table = me.open("me", "hot")["table"]["id"]
    assert back_and_forth(me, table, luck, 400) >= 12
    live = server.house.tables.live[table]
    while max(live.table.thoughts.turn) > 0:
        me.ok(me.choose(table, *(some_choice(me.state(table), luck) or pytest.fail("the game is over"))))
    state, seat = to_a_take_back(me, table, luck)
    me.ok(me.post(f"/tables/{table}/take-back", {"seat": seat, "n": state["table"]["n"]}))


def test_standing_answers_again_and_again_are_refused(server: Server):
    me = Person(server.address)
    table = me.open("me", "hot")["table"]["id"]
    for count in range(40):
        wish = {"seat": 0, "window": "veto", "answer": ("never", "always")[count % 2]}
        if enough(me.post(f"/tables/{table}/stand", wish)):
            break
    assert count == 12
    assert server.house.tables.live[table].table.length == 12
    assert me.post(f"/tables/{table}/stand", {**wish, "seat": 1}).status_code == 200, "the others are not meant"


def test_marking_and_unmarking_a_hand_has_an_end_and_the_hand_is_made(server: Server):
    me, table, decision = picking(server)
    seat = decision["seat"]
    for _ in range(60):
        state = me.state(table)
        decision = next(view["decision"] for view in state["views"] if view["seat"] == seat)
        cards = decision["picker"]["cards"]
        first = cards[0]["unmark" if cards[0]["marked"] else "mark"]
        if enough(me.choose(table, seat, decision["number"], first)):
            break
    else:
        raise AssertionError("there is no end to it")
    for _ in range(60):
        found = decision_of(me.state(table))
        if found is None or found["seat"] != seat:
            break
        me.ok(me.choose(table, seat, found["number"], found["options"][-1]["action"]))
    assert found is None or found["seat"] != seat, "what leads on is always taken"


def test_bots_are_not_meant(server: Server):
    me = Person(server.address)
    table = me.open("me", "hot")["table"]["id"]
    live = server.house.tables.live[table]
    live.table.thoughts = replace(live.table.thoughts, table=10_000)
    me.ok(me.post(f"/tables/{table}/seat", {"seat": 0, "what": "let_bot_play", "level": "random"}))
    me.ok(me.post(f"/tables/{table}/seat", {"seat": 1, "what": "let_bot_play", "level": "random"}))
    from tests.server.harness import wait_for

    wait_for(lambda: me.state(table)["table"]["n"] > 5, "the bots do not play")
