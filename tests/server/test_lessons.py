"""Lessons at a server: opened, read, played to their end, stopped."""

from __future__ import annotations

from tests.server.harness import Person, Server, decision_of, wait_for


def open_lesson(me: Person, **wish: str) -> str:
    return str(me.ok(me.post("/tutorial", wish))["table"]["id"])


def test_the_first_lesson_is_played_to_its_end(server: Server) -> None:
    me = Person(server.address)
    me.ok(me.post("/me", {"name": "Leonor"}))  # not one of theirs, by whom a guest may be called
    table = open_lesson(me, game="el_grande")
    state = me.state(table)
    assert [seat["name"] for seat in state["table"]["seats"]][1:] == ["Beatriz", "Gonzalo", "Yago"]
    seen: list[str] = []
    while not (lesson := me.state(table)["views"][0]["lesson"])["over"]:
        seen += [note["id"] for note in lesson["notes"] if note["id"] not in seen]
        if lesson["waits"]:
            me.ok(me.post(f"/tables/{table}/lesson", {"what": "go_on"}))
        wait_for(lambda: asked_or_waiting(me, table), "the lesson stands still")
        view = me.state(table)["views"][0]
        decision = view["decision"]
        if decision is not None and not decision["answered"]:
            seen += [note["id"] for note in view["lesson"]["notes"] if note["id"] not in seen]
            me.ok(me.choose(table, 0, decision["number"], decision["options"][0]["action"]))
            wait_for(lambda: asked_or_waiting(me, table), "the lesson stands still")
    assert seen[0] == "people"
    assert {"veto", "now", "scoreboard", "disc"} <= set(seen)
    scores = me.state(table)["views"][0]["scores"]
    assert scores[0] > max(scores[1:])


def asked_or_waiting(me: Person, table: str) -> bool:
    view = me.state(table)["views"][0]
    return bool(view["lesson"]["waits"] or view["lesson"]["over"] or open_question(view))


def open_question(view: dict[str, object]) -> bool:
    decision = view["decision"]
    return isinstance(decision, dict) and not decision["answered"]


def test_a_lesson_that_is_stopped_is_an_ordinary_game(server: Server) -> None:
    me, other = Person(server.address), Person(server.address)
    table = open_lesson(me)
    assert other.post(f"/tables/{table}/lesson", {"what": "stop"}).status_code in (403, 404)
    assert me.post(f"/tables/{table}/lesson", {"what": "nothing"}).status_code == 400
    me.ok(me.post(f"/tables/{table}/lesson", {"what": "stop"}))
    state = me.state(table)
    assert state["table"]["lesson"] == ""
    assert not state["views"][0].get("lesson")
    assert me.post(f"/tables/{table}/lesson", {"what": "go_on"}).status_code == 409
    wait_for(lambda: decision_of(me.state(table)) is not None, "bots do not play on")


def test_a_lesson_that_there_is_not(server: Server) -> None:
    answer = Person(server.address).post("/tutorial", {"game": "el_grande", "module": "towers"})
    assert answer.status_code == 404
    assert "There is no lesson for 'towers'" in answer.json()["error"]
