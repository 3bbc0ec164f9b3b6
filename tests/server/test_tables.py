"""Tables: opening, sitting, choosing, taking back, coming back. On SQLite and on PostgreSQL."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.server.harness import Person, Server, decision_of, receive, some_choice, wait_for


@pytest.fixture
def anywhere(database: str):
    with Server(database) as running:
        yield running


def play_out(people: list[Person], table: str, luck: random.Random, most: int = 2000) -> dict[str, Any]:
    """Everyone answers at random until the game is over."""
    for _ in range(most):
        for person in people:
            state = person.state(table)
            if state["table"]["state"] == "over":
                return state
            choice = some_choice(state, luck)
            if choice is not None:
                person.ok(person.choose(table, *choice))
    raise AssertionError("the game does not end")


def test_play_now_gives_a_game_against_bots_at_once(anywhere: Server):
    me = Person(anywhere.address)
    state = me.ok(me.post("/play-now"))
    assert state["table"]["state"] == "playing"
    assert [seat["kind"] for seat in state["table"]["seats"]] == ["person", "bot", "bot", "bot"]
    wait_for(lambda: decision_of(me.state(state["table"]["id"])) is not None, "the bots do not play")


def test_a_whole_game_with_its_log_its_moments_and_its_record(anywhere: Server):
    me, luck = Person(anywhere.address), random.Random(1)
    state = me.open("me", "hot", options={"rounds": 6})
    table = state["table"]["id"]
    assert len(state["views"]) == 2
    assert me.get(f"/tables/{table}/record").status_code == 409
    state = play_out([me], table, luck)
    n = state["table"]["n"]
    lines = me.ok(me.get(f"/tables/{table}/log"))["lines"]
    assert [line["n"] for line in lines] == list(range(n + 1))
    assert lines[-1]["scores"] == state["views"][0]["scores"]
    middle = me.ok(me.get(f"/tables/{table}/moment/{n // 2}"))
    assert middle["view"]["number"] == n // 2
    record = me.ok(me.get(f"/tables/{table}/record"))
    assert len(record["entries"]) == n
    import castillo

    assert list(castillo.load(me.get(f"/tables/{table}/record").text).replay().scores) == lines[-1]["scores"]


def test_friends_sit_down_by_a_link_and_the_game_begins(anywhere: Server):
    owner, friend, third = (Person(anywhere.address) for _ in range(3))
    state = owner.open("me", "open", "open")
    table = state["table"]["id"]
    assert state["table"]["state"] == "waiting"
    assert state["views"] == []
    assert owner.choose(table, 0, 0, 0).status_code == 409
    with owner.socket(table) as news:
        assert receive(news)["type"] == "presence"
        friend.ok(friend.sit(state["table"]["invite"]))
        assert receive(news)["table"]["seats"][1]["kind"] == "person"
        begun = friend.ok(friend.sit(state["table"]["invite"], seat=None))
        assert begun["table"]["state"] == "waiting", "who sits already does not take another seat by mistake"
        refused = third.sit(state["table"]["invite"], seat=1)
        assert refused.status_code == 409
        begun = third.ok(third.sit(state["table"]["invite"], seat=2))
        assert begun["table"]["state"] == "playing"
        told = receive(news)
        assert told["type"] == "news"
        assert told["lines"][0]["what"] == "start"
        assert told["views"][0]["seat"] == 0


def test_the_owner_gives_an_empty_seat_to_a_bot(anywhere: Server):
    owner, stranger = Person(anywhere.address), Person(anywhere.address)
    table = owner.open("me", "open", "bot")["table"]["id"]
    command = {"seat": 1, "what": "to_bot", "level": "easy"}
    assert stranger.post(f"/tables/{table}/seat", command).status_code == 403
    state = owner.ok(owner.post(f"/tables/{table}/seat", command))
    assert state["table"]["state"] == "playing"
    assert owner.post(f"/tables/{table}/seat", command).status_code == 409


def test_a_choice_is_told_to_everyone_and_taken_back_in_sight(anywhere: Server):
    owner, friend = Person(anywhere.address), Person(anywhere.address)
    state = owner.open("me", "open", options={"start_player": 0})
    table = state["table"]["id"]
    friend.ok(friend.sit(state["table"]["invite"]))
    state = owner.state(table)
    decision = decision_of(state)
    assert decision is not None
    with friend.socket(table) as news:
        receive(news)
        assert owner.ok(owner.choose(table, 0, decision["number"], decision["options"][0]["action"])) == {"n": 1}
        told = receive(news)
        assert told["lines"][0] == {**told["lines"][0], "n": 1, "seat": 0, "what": "choose"}
        assert [view["seat"] for view in told["views"]] == [1]
        assert owner.state(table)["views"][0]["take_back"]["possible"]
        assert owner.ok(owner.post(f"/tables/{table}/take-back", {"seat": 0, "n": 1})) == {"n": 2}
        told = receive(news)
        assert told["lines"][0]["what"] == "take_back"
        assert told["table"]["n"] == 2


def test_refusals_are_sentences_and_change_nothing(anywhere: Server):
    owner, friend = Person(anywhere.address), Person(anywhere.address)
    state = owner.open("me", "open", watch="nobody", options={"start_player": 0})
    table = state["table"]["id"]
    assert friend.get(f"/tables/{table}").status_code == 403
    assert friend.get("/tables/nowhere").status_code == 404
    friend.ok(friend.sit(state["table"]["invite"]))
    decision = decision_of(owner.state(table))
    assert decision is not None
    action = decision["options"][0]["action"]
    cases = {
        friend.choose(table, 0, decision["number"], action): 403,
        owner.choose(table, 0, decision["number"] + 1, action): 409,
        owner.choose(table, 0, decision["number"], 0xFFFFFFFF): 409,
        friend.choose(table, 1, decision["number"], action): 409,
        owner.choose(table, 4, decision["number"], action): 403,
        owner.post(f"/tables/{table}/choose", {"seat": 0}): 400,
        owner.post(f"/tables/{table}/choose", {"seat": "x", "number": 0, "action": 0}): 400,
        owner.post(f"/tables/{table}/stand", {"seat": 0, "window": "nothing", "answer": "always"}): 409,
        owner.post("/tables", {"game": "chess", "modules": [], "seats": [{"kind": "me"}] * 2}): 409,
        owner.post("/tables", {"game": "el_grande", "modules": ["x"], "seats": [{"kind": "me"}] * 2}): 409,
    }
    for answer, status in cases.items():
        assert answer.status_code == status, answer.text
        assert answer.json()["error"].endswith("."), answer.text
    assert owner.state(table)["table"]["n"] == 0


def test_a_restarted_server_goes_on_where_it_was(database: str):
    luck = random.Random(3)
    with Server(database) as first:
        me = Person(first.address)
        table = me.open("me", "hot", "hot")["table"]["id"]
        for _ in range(60):
            me.ok(me.choose(table, *(some_choice(me.state(table), luck) or pytest.fail("nothing asked"))))
        before = me.state(table)
        first.do(first.house.tables.put_one_away(first.house.tables.live[table]))
        snapshot = me.state(table)
        assert snapshot["views"] == before["views"]
        lines = me.get(f"/tables/{table}/log").json()
    with Server(database) as second:
        me = me.at(second.address)
        after = me.state(table)
        assert after["views"] == before["views"]
        assert me.get(f"/tables/{table}/log").json() == lines
        choice = some_choice(after, luck)
        assert choice is not None
        me.ok(me.choose(table, *choice))


def test_take_back_works_after_a_snapshot(database: str):
    with Server(database) as server:
        me = Person(server.address)
        table = me.open("me", "hot", options={"start_player": 0})["table"]["id"]
        luck = random.Random(5)
        for _ in range(400):
            state = me.state(table)
            seat = next((v["seat"] for v in state["views"] if v["take_back"]["possible"]), None)
            if seat is not None and state["table"]["n"] > 12:
                break
            me.ok(me.choose(table, *(some_choice(state, luck) or pytest.fail("nothing asked"))))
        server.do(server.house.tables.put_one_away(server.house.tables.live[table]))
        n = state["table"]["n"]
        me.ok(me.post(f"/tables/{table}/take-back", {"seat": seat, "n": n}))
        earlier = me.ok(me.get(f"/tables/{table}/moment/{n - 1}", seat=0))["view"]
        later = next(view for view in me.state(table)["views"] if view["seat"] == 0)
        assert later["board"] == earlier["board"]
        assert later["scores"] == earlier["scores"]


# -- a hand of one's choice ----------------------------------------------------------------------------------


def picking(server: Server) -> tuple[Person, str, dict[str, Any]]:
    """Two seats of one person; the first has to choose power cards."""
    me, luck = Person(server.address), random.Random(2)
    state = me.open("me", "hot", modules=["king_and_intrigue"])
    table = state["table"]["id"]
    while (decision := decision_of(state)) is not None and not decision["picker"]:
        choice = some_choice(state, luck)
        assert choice is not None
        me.ok(me.choose(table, *choice))
        state = me.state(table)
    assert decision is not None
    return me, table, decision


def marks(decision: dict[str, Any], count: int) -> dict[str, Any]:
    first, *then = [card["mark"] for card in decision["picker"]["cards"][:count]]
    return {"seat": decision["seat"], "number": decision["number"], "action": first, "then": then}


def test_a_whole_hand_is_chosen_in_one_request(anywhere: Server):
    me, table, decision = picking(anywhere)
    me.ok(me.post(f"/tables/{table}/choose", marks(decision, 5)))
    view = next(view for view in me.state(table)["views"] if view["seat"] == decision["seat"])
    assert view["decision"]["answered"]
    assert len(view["hand"]) == 13


def test_what_comes_after_the_last_answer_is_refused_and_the_rest_stands(anywhere: Server):
    me, table, decision = picking(anywhere)
    refused = me.post(f"/tables/{table}/choose", marks(decision, 6))
    assert refused.status_code == 409
    assert refused.json()["done"] == 5
    view = next(view for view in me.state(table)["views"] if view["seat"] == decision["seat"])
    assert view["decision"]["answered"]


def test_several_answers_are_for_one_question_only(anywhere: Server):
    me, luck = Person(anywhere.address), random.Random(3)
    state = me.open("me", "hot")
    seat, number, action = some_choice(state, luck) or (0, 0, 0)
    wish = {"seat": seat, "number": number, "action": action, "then": [action]}
    assert me.post(f"/tables/{state['table']['id']}/choose", wish).status_code == 409
    endless = {**wish, "then": [action] * 1000}
    assert me.post(f"/tables/{state['table']['id']}/choose", endless).status_code == 400


def test_every_kind_of_marker_has_its_sign(anywhere: Server):
    me = Person(anywhere.address)
    signs = {sign["kind"]: sign for sign in me.ok(me.get("/signs"))}
    assert {"veto", "start_player", "quarantine", "bridge"} <= set(signs)
    assert all(sign["fill"] or sign["line"] for sign in signs.values())
