"""A pause at a table of the server: agreed on, kept through a restart, ended by one."""

from __future__ import annotations

from typing import Any

from tests.server.harness import HandTime, Person, Server, decision_of, receive

MINUTE = 60_000


def wish(person: Person, table: str, pause: bool) -> dict[str, Any]:
    found: dict[str, Any] = person.ok(person.post(f"/tables/{table}/pause", {"pause": pause}))["table"]
    return found


def test_all_agree_to_a_pause_and_one_ends_it_even_after_a_restart(database: str, hand_time: HandTime):
    with Server(database) as server:
        ana, blas = Person(server.address), Person(server.address)
        state = ana.open("me", "open", pace={"minutes": 5, "bank": 0}, options={"start_player": 0})
        table = state["table"]["id"]
        blas.ok(blas.sit(state["table"]["invite"]))
        n = ana.state(table)["table"]["n"]
        stranger = Person(server.address)
        assert stranger.post(f"/tables/{table}/pause", {"pause": True}).status_code == 403
        hand_time.at += 2 * MINUTE
        with blas.socket(table) as news:
            receive(news)
            assert [seat["pauses"] for seat in wish(ana, table, True)["seats"]] == [True, False]
            assert receive(news)["table"]["seats"][0]["pauses"], "the others see that somebody would have one"
            assert wish(blas, table, False)["seats"][0]["pauses"] is False, "a no undoes every yes"
            wish(blas, table, True)
            paused = wish(ana, table, True)["paused"]
            assert paused == hand_time.at / 1000
            told = receive(news)
            while told["table"]["paused"] is None:
                told = receive(news)
            assert told["type"] == "presence"
        decision = decision_of(ana.state(table))
        assert decision is not None
        action = decision["options"][0]["action"]
        refusal = ana.choose(table, decision["seat"], decision["number"], action)
        assert (refusal.status_code, refusal.json()["reason"]["key"]) == (409, "table-why-paused")
    hand_time.at += 60 * MINUTE
    with Server(database) as server:
        ana, blas = ana.at(server.address), blas.at(server.address)
        found = ana.state(table)["table"]
        assert (found["paused"], found["seats"][0]["time_left"]) == (paused, None)
        found = wish(blas, table, False)
        assert (found["paused"], found["seats"][0]["time_left"], found["n"]) == (None, 3 * 60, n)
        assert not any(seat["pauses"] for seat in found["seats"])
        ana.ok(ana.choose(table, decision["seat"], decision["number"], action))
        lines = ana.ok(ana.get(f"/tables/{table}/log"))["lines"]
        assert [line["n"] for line in lines] == list(range(n + 2)), "nothing of it is in the log"
        assert ana.ok(ana.get(f"/tables/{table}/moment/{n + 1}"))["view"]
