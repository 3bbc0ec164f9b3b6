"""Seats: one for each guest, given back or freed before the game begins; resigning; ending when all agree."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select
from websockets.exceptions import ConnectionClosed

from castillo.kernel.record import load
from castillo.server.storage.models import ValuesRow
from tests.server.harness import Person, Postgres, Processes, Server, decision_of, receive, some_choice, wait_for


@pytest.fixture
def anywhere(database: str) -> Iterator[Server]:
    with Server(database) as running:
        yield running


def refused(answer: httpx.Response, status: int = 409) -> str:
    assert answer.status_code == status, answer.text
    assert answer.json()["error"].endswith(".")
    return str((answer.json()["reason"] or {}).get("key", ""))


def seat(person: Person, table: str, number: int, what: str) -> httpx.Response:
    return person.post(f"/tables/{table}/seat", {"seat": number, "what": what})


def end(person: Person, table: str, agree: bool = True) -> httpx.Response:
    return person.post(f"/tables/{table}/end", {"agree": agree})


def kinds(state: dict[str, Any]) -> list[str]:
    return [seat["kind"] for seat in state["table"]["seats"]]


def playing(server: Server, *more: str) -> tuple[Person, Person, str]:
    """Two people at a table that has begun."""
    owner, friend = Person(server.address), Person(server.address)
    state = owner.open("me", "open", *more, options={"start_player": 0})
    friend.ok(friend.sit(state["table"]["invite"]))
    return owner, friend, state["table"]["id"]


# -- before the game begins ----------------------------------------------------------------------------------


def test_a_stranger_takes_one_seat_and_no_more(anywhere: Server):
    owner, stranger = Person(anywhere.address), Person(anywhere.address)
    state = owner.open("me", "hot", "open", "open", listed=True)
    invite = state["table"]["invite"]
    stranger.ok(stranger.sit(invite, 2))
    assert refused(stranger.sit(invite, 3)) == "table-why-seated"
    assert refused(owner.sit(invite, 3)) == "table-why-seated"
    assert kinds(stranger.ok(stranger.sit(invite, 2))) == ["person", "person", "person", "open"], "asked twice"
    assert kinds(stranger.ok(stranger.sit(invite))) == ["person", "person", "person", "open"]


def test_who_says_me_twice_shares_the_device(server: Server):
    owner = Person(server.address)
    table = owner.open("me", "me", "open")["table"]
    assert [seat["hot"] for seat in table["seats"]] == [False, True, False]


def test_a_guest_gives_the_seat_back_and_another_takes_it(anywhere: Server):
    owner, first, second = (Person(anywhere.address) for _ in range(3))
    state = owner.open("me", "open", "open")
    table, invite = state["table"]["id"], state["table"]["invite"]
    first.ok(first.sit(invite, 1))
    with owner.socket(table) as news:
        receive(news)
        assert kinds(first.ok(first.post(f"/tables/{table}/leave"))) == ["person", "open", "open"]
        assert receive(news)["table"]["seats"][1]["name"] == ""
    assert refused(first.post(f"/tables/{table}/leave"), 403) == "table-why-not_your_seat"
    second.ok(second.sit(invite, 1))
    first.ok(first.sit(invite, 2))
    assert owner.state(table)["table"]["state"] == "playing"
    assert refused(first.post(f"/tables/{table}/leave")) == "table-why-begun"


def test_the_owner_frees_seats_and_nobody_else_does(anywhere: Server):
    owner, friend = Person(anywhere.address), Person(anywhere.address)
    state = owner.open("me", "open", "bot", "open", watch="nobody")
    table, invite = state["table"]["id"], state["table"]["invite"]
    friend.ok(friend.sit(invite, 1))
    assert refused(seat(friend, table, 0, "free"), 403) == "table-why-not_owner"
    with friend.socket(table) as news:
        receive(news)
        owner.ok(seat(owner, table, 1, "free"))
        with pytest.raises(ConnectionClosed) as closed:
            receive(news)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403, "who has no seat any more may not look on"
    assert kinds(owner.ok(seat(owner, table, 2, "free"))) == ["person", "open", "open", "open"]
    for number in (1, 2, 3):
        owner.ok(seat(owner, table, number, "to_bot"))
    assert refused(seat(owner, table, 1, "free")) == "table-why-begun"


def test_a_table_is_closed_before_it_begins(anywhere: Server):
    owner, friend = Person(anywhere.address), Person(anywhere.address)
    state = owner.open("me", "open", "open", listed=True)
    table, invite = state["table"]["id"], state["table"]["invite"]
    friend.ok(friend.sit(invite))
    assert refused(friend.post(f"/tables/{table}/close"), 403) == "table-why-not_owner"
    with friend.socket(table) as news:
        receive(news)
        assert owner.ok(owner.post(f"/tables/{table}/close")) == {"id": table}
        with pytest.raises(ConnectionClosed) as closed:
            receive(news)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
    for person in (owner, friend):
        assert refused(person.get(f"/tables/{table}"), 404) == "server-why-no_table"
        assert person.ok(person.get("/my-tables")) == []
    assert refused(friend.sit(invite), 404) == "server-why-no_table"
    assert table not in {t["id"] for t in owner.ok(owner.get("/tables"))}


def test_a_table_that_has_begun_is_not_closed(anywhere: Server):
    owner, _, table = playing(anywhere)
    assert refused(owner.post(f"/tables/{table}/close")) == "table-why-begun"
    assert owner.state(table)["table"]["state"] == "playing"


# -- names ---------------------------------------------------------------------------------------------------


def names(person: Person, table: str) -> list[str]:
    return [seat["name"] for seat in person.state(table)["table"]["seats"]]


def test_equal_names_are_told_apart_for_everyone(anywhere: Server):
    people = owner, friend, third = [Person(anywhere.address) for _ in range(3)]
    for person in people:
        person.ok(person.post("/me", {"name": "Ana"}))
    seats = [{"kind": "me"}, {"kind": "bot", "name": "Ana"}, {"kind": "open"}, {"kind": "open"}]
    wish = {"game": "el_grande", "modules": [], "seats": seats, "listed": True}
    state = owner.ok(owner.post("/tables", wish))
    table, invite = state["table"]["id"], state["table"]["invite"]
    third.ok(third.sit(invite, 3))
    friend.ok(friend.sit(invite, 2))
    for person in (*people, Person(anywhere.address)):
        assert names(person, table) == ["Ana", "Ana (2)", "Ana (3)", "Ana (4)"]
    assert [seat["name"] for seat in owner.ok(owner.get("/my-tables"))[0]["seats"]] == names(owner, table)
    owner.ok(owner.post("/me", {"name": "Ana (2)"}))
    assert names(friend, table) == ["Ana (2)", "Ana", "Ana (3)", "Ana (4)"]


# -- card values ---------------------------------------------------------------------------------------------


def test_card_values_that_no_table_uses_are_let_go(anywhere: Server):
    owner = Person(anywhere.address)
    sheet = {"base/place/galicia": {"first": 6}}
    plain = owner.open("me", "open")["table"]["id"]
    same, other = (owner.open("me", "open", sheet=sheet)["table"]["id"] for _ in range(2))
    house = anywhere.house

    async def stored() -> int:
        async with house.database.reading() as connection:
            return int((await connection.execute(select(func.count()).select_from(ValuesRow))).scalar_one())

    assert len(house.tables.shelf._values) == 2
    owner.ok(owner.post(f"/tables/{same}/close"))
    assert anywhere.do(stored()) == 2, "another table uses them"
    owner.ok(owner.post(f"/tables/{other}/close"))
    assert anywhere.do(stored()) == 1
    anywhere.do(house.tables.put_away())
    assert list(house.tables.shelf._values) == [house.tables.live[plain].stored.values_hash]


# -- resigning -------------------------------------------------------------------------------------------------


def test_who_resigns_is_played_by_a_bot_for_good(anywhere: Server):
    owner, friend, table = playing(anywhere)
    decision = decision_of(owner.state(table))
    assert decision is not None
    left = owner.ok(seat(owner, table, 0, "resign"))["table"]["seats"][0]
    assert (left["resigned"], left["away"], left["yours"]) == (True, True, True)
    for what in ("take_back_seat", "let_bot_play", "resign"):
        assert refused(seat(owner, table, 0, what)) == "table-why-resigned"
    action = decision["options"][0]["action"]
    assert refused(owner.choose(table, 0, decision["number"], action)) == "table-why-resigned"
    wait_for(lambda: decision_of(friend.state(table)), "the bot does not play for who resigned")
    friend.ok(friend.choose(table, *(some_choice(friend.state(table), random.Random(1)) or pytest.fail("not asked"))))
    assert refused(seat(friend, table, 0, "resign"), 403) == "table-why-not_your_seat"


def test_there_is_nothing_to_resign_from_before_or_after(anywhere: Server):
    owner = Person(anywhere.address)
    table = owner.open("me", "open")["table"]["id"]
    assert refused(seat(owner, table, 0, "resign")) == "table-why-not_started"
    alone = owner.open("me", "bot")["table"]["id"]
    owner.ok(end(owner, alone))
    assert refused(seat(owner, alone, 0, "resign")) == "table-why-over"


# -- ending by agreement -----------------------------------------------------------------------------------------


def test_a_game_ends_as_it_stands_when_all_people_agree(database: str):
    with Server(database) as first:
        owner, friend, table = playing(first, "bot")
        decision = decision_of(owner.state(table))
        assert decision is not None
        owner.ok(owner.choose(table, 0, decision["number"], decision["options"][0]["action"]))
        asked = owner.ok(end(owner, table))["table"]
        assert asked["state"] == "playing"
        assert [seat["ends"] for seat in asked["seats"]] == [True, False, False]
        with owner.socket(table) as news:
            receive(news)
            over = friend.ok(end(friend, table))
            told = receive(news)
            while told["type"] != "news" or told["lines"][-1]["what"] != "end":
                told = receive(news)
        assert told["lines"][-1]["events"][0]["kind"] == "table-log-ended"
        for state in (over, told):
            assert state["table"]["state"] == "over"
            view = state["views"][0]
            assert (view["over"], view["winners"], view["waiting"], view["decision"]) == (True, [], [], None)
        check_ended(owner, table, decision)
        first.do(first.house.tables.put_one_away(first.house.tables.live[table]))
        check_ended(owner, table, decision)
    with Server(database) as second:
        owner = owner.at(second.address)
        check_ended(owner, table, decision)
        n = owner.state(table)["table"]["n"]
        forked = owner.ok(owner.post(f"/tables/{table}/fork", {"n": n, "seat": 0}))
        assert forked["table"]["state"] == "playing", "one may play on from where it was ended"
        assert owner.ok(owner.post(f"/tables/{table}/rematch"))["table"]["state"] == "playing"


def check_ended(owner: Person, table: str, decision: dict[str, Any]) -> None:
    """Nothing moves any more, and everything can be looked at."""
    state = owner.state(table)
    n = state["table"]["n"]
    assert state["table"]["state"] == "over"
    assert refused(owner.choose(table, 0, decision["number"], 0)) == "table-why-over"
    assert refused(owner.post(f"/tables/{table}/take-back", {"seat": 0, "n": n})) == "table-why-over"
    assert refused(end(owner, table)) == "table-why-over"
    lines = owner.ok(owner.get(f"/tables/{table}/log"))["lines"]
    assert [line["what"] for line in lines].count("end") == 1
    assert lines[-1] == {**lines[-1], "n": n, "what": "end", "seat": -1}
    assert owner.ok(owner.get(f"/tables/{table}/moment/{n}"))["view"]["scores"] == state["views"][0]["scores"]
    record = load(owner.get(f"/tables/{table}/record").text)
    assert record.replay().scores == tuple(state["views"][0]["scores"])


def test_a_no_takes_every_yes_back(anywhere: Server):
    owner, friend, table = playing(anywhere)
    owner.ok(end(owner, table))
    state = friend.ok(end(friend, table, agree=False))
    assert [seat["ends"] for seat in state["table"]["seats"]] == [False, False]
    assert friend.ok(end(friend, table))["table"]["state"] == "playing"
    assert owner.ok(end(owner, table))["table"]["state"] == "over"


def test_who_has_resigned_is_not_asked(anywhere: Server):
    owner, friend, table = playing(anywhere)
    owner.ok(end(owner, table))
    friend.ok(seat(friend, table, 1, "resign"))
    assert owner.state(table)["table"]["state"] == "over"
    assert refused(end(friend, table)) == "table-why-over"
    watcher = Person(anywhere.address)
    assert refused(end(watcher, table), 403) == "table-why-not_your_seat"


def test_one_device_for_several_agrees_for_all_of_them(server: Server):
    me = Person(server.address)
    table = me.open("me", "hot", "bot")["table"]["id"]
    assert me.ok(end(me, table))["table"]["state"] == "over"


# -- two processes -------------------------------------------------------------------------------------------------


@pytest.fixture
def two(processes: Processes, postgres: Postgres | None) -> tuple[str, str]:
    if postgres is None:
        pytest.skip("no PostgreSQL on this machine")
    database = postgres.new_database()
    return processes.start(database), processes.start(database)


def at_once(*acts: Any) -> None:
    ready = threading.Barrier(len(acts))

    def do(act: Any) -> None:
        ready.wait()
        act()

    threads = [threading.Thread(target=do, args=(act,)) for act in acts]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)


def test_all_agree_at_once_at_two_processes(two: tuple[str, str]):
    here, there = two
    for _ in range(5):
        owner, friend = Person(here), Person(there)
        state = owner.open("me", "open")
        table = state["table"]["id"]
        friend.ok(friend.sit(state["table"]["invite"]))
        at_once(lambda o=owner, t=table: end(o, t), lambda f=friend, t=table: end(f, t))
        for person in (owner, friend):
            wait_for(
                lambda p=person, t=table: p.state(t)["table"]["state"] == "over",  # type: ignore[misc]
                "all agreed, and the game goes on",
            )


def test_one_guest_does_not_get_two_seats_by_way_of_two_processes(two: tuple[str, str]):
    here, there = two
    for _ in range(5):
        owner, stranger = Person(here), Person(here)
        invite = owner.open("me", "open", "open")["table"]["invite"]
        stranger.me()
        other = stranger.at(there)
        at_once(lambda s=stranger, i=invite: s.sit(i, 1), lambda o=other, i=invite: o.sit(i, 2))
        seats = stranger.state(invite.split("/")[2])["table"]["seats"]
        wait_for(lambda s=stranger, i=invite: one_seat(s, i), "the guest has no seat, or two")  # type: ignore[misc]
        assert [seat["kind"] for seat in seats].count("person") <= 2


def one_seat(person: Person, invite: str) -> bool:
    seats = person.state(invite.split("/")[2])["table"]["seats"]
    return [seat["kind"] for seat in seats].count("person") == 2


def test_a_table_closed_at_one_process_is_gone_at_the_other(two: tuple[str, str]):
    here, there = two
    owner, friend = Person(here), Person(there)
    state = owner.open("me", "open", "open")
    table = state["table"]["id"]
    friend.ok(friend.sit(state["table"]["invite"]))
    with friend.socket(table) as news:
        receive(news)
        owner.ok(owner.post(f"/tables/{table}/close"))
        with pytest.raises(ConnectionClosed) as closed:
            receive(news)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
    assert friend.get(f"/tables/{table}").status_code == 404
