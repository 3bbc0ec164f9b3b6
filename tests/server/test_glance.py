"""Lists say how far games are, and ask nobody's table for it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.harness import HandTime, Person, Server, decision_of


@pytest.fixture
def pair(server: Server) -> tuple[Person, Person, str]:
    """Two people at a table of six rounds with a clock, of whom the first is asked."""
    one, two = Person(server.address), Person(server.address)
    wishes = {"options": {"start_player": 0, "rounds": 6}, "pace": {"minutes": 5, "bank": 10}, "listed": True}
    state = one.open("me", "open", **wishes)
    two.ok(two.sit(state["table"]["invite"]))
    return one, two, state["table"]["id"]


def row(person: Person, table: str, path: str = "/my-tables") -> dict[str, Any]:
    return next(found for found in person.ok(person.get(path)) if found["id"] == table)


def test_a_list_says_how_far_a_game_is(server: Server, hand_time: HandTime, pair: tuple[Person, Person, str]):
    one, two, table = pair
    seen = row(one, table)
    assert (seen["round"], seen["rounds"], seen["scores"], seen["winners"]) == (1, 6, [0, 0], [])
    assert seen["waiting"] == [0]
    assert seen["time_left"] == 15 * 60
    hand_time.at += 60_000
    decision = decision_of(one.state(table))
    assert decision is not None
    assert row(one, table)["asked"] == decision["prompt"]
    assert row(two, table)["asked"] is None, "a question is for those who are asked"
    one.ok(one.choose(table, 0, decision["number"], decision["options"][0]["action"]))
    assert row(one, table)["waiting"] == row(two, table)["waiting"] == [1]
    assert row(one, table)["asked"] is None
    assert row(two, table)["asked"] is not None


def test_a_list_opens_no_table(server: Server, pair: tuple[Person, Person, str]):
    one, _, table = pair
    server.do(server.house.tables.put_one_away(server.house.tables.live[table]))
    assert table not in server.house.tables.live
    assert row(one, table)["waiting"] == [0]
    assert table not in server.house.tables.live


def test_a_strangers_list_has_no_questions(server: Server, pair: tuple[Person, Person, str]):
    stranger = Person(server.address)
    seen = row(stranger, pair[2], "/tables")
    assert (seen["scores"], seen["waiting"], seen["asked"]) == ([0, 0], [0], None)


def test_who_waits_for_people_waits_for_no_answer(server: Server):
    owner = Person(server.address)
    table = owner.open("me", "open")["table"]["id"]
    seen = row(owner, table)
    assert (seen["round"], seen["rounds"], seen["scores"], seen["waiting"]) == (0, 9, [], [])
    assert [seat["host"] for seat in seen["seats"]] == [True, False]


def test_a_game_that_was_ended_waits_for_nobody(server: Server):
    me = Person(server.address)
    table = me.open("me", "hot")["table"]["id"]
    me.ok(me.post(f"/tables/{table}/end", {"agree": True}))
    seen = row(me, table)
    assert (seen["state"], seen["waiting"], seen["asked"], seen["time_left"]) == ("over", [], None, None)


def test_a_lesson_that_waits_to_be_read_waits_for_whoever_learns(server: Server):
    me = Person(server.address)
    state = me.ok(me.post("/tutorial", {"game": "el_grande"}))
    assert state["views"][0]["lesson"]["waits"]
    seen = row(me, state["table"]["id"])
    assert (seen["waiting"], seen["asked"]) == ([0], None)


def test_what_was_noted_in_another_way_is_no_glance(server: Server, pair: tuple[Person, Person, str]):
    from sqlalchemy import text

    one, _, table = pair

    async def spoil(connection) -> None:
        await connection.execute(text("UPDATE tables SET glance = '[7]'"))

    server.do(server.house.writer.write(spoil))
    assert row(one, table)["rounds"] == 0
