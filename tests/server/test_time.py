"""Clocks, windows, stand-ins, bots."""

from __future__ import annotations

import random
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from typing import Any

import pytest

import castillo
from castillo.server.live import LiveTable
from castillo.table.clocks import MINUTE, TurnClocks
from castillo.table.seats import Seat
from tests.server.harness import HandTime, Person, Server, decision_of, some_choice, wait_for


def test_a_clock_uses_the_turns_minutes_and_then_the_bank():
    game = castillo.new_game("el_grande", players=2, seed=1)
    clocks = TurnClocks.new(2, minutes=1, bank=2).after(game, 1000)
    seat = game.decisions[0].seat
    assert clocks.left(seat, 1000 + MINUTE // 2) == (MINUTE // 2, 2 * MINUTE)
    assert clocks.left(seat, 1000 + 2 * MINUTE) == (0, MINUTE)
    assert clocks.runs_out(Seat(seat)) == 1000 + 3 * MINUTE
    assert clocks.runs_out(Seat(1 - seat)) is None


def test_in_a_simultaneous_decision_every_unanswered_seats_clock_runs():
    game, luck = castillo.new_game("el_grande", players=3, seed=4), random.Random(9)
    while len(game.decisions) < 2:
        game.act(luck.choice(game.legal()))
    clocks = TurnClocks.new(3, minutes=1, bank=0).after(game, 1000)
    waiting = {decision.seat for decision in game.decisions}
    assert {seat for seat in range(3) if clocks.runs_out(Seat(seat))} == waiting
    game.choose(game.decisions[0].options[0])
    clocks = clocks.after(game, 2000)
    assert {seat for seat in range(3) if clocks.runs_out(Seat(seat))} == {decision.seat for decision in game.decisions}


def late(server: Server, live: LiveTable, milliseconds: int) -> None:
    """Let time pass at a table: everything that was written down happened earlier."""

    async def pass_time() -> None:
        clocks = live.table.clocks
        earlier = tuple(since - milliseconds if since else 0 for since in clocks.since)
        live.table.clocks = replace(clocks, since=earlier, last=clocks.last - milliseconds)
        from castillo.server.storage import writing

        await server.house.writer.write(lambda c: writing.change_table(c, live.id, deadline=live.table.deadline))

    server.do(pass_time())


def test_when_a_clock_runs_out_a_bot_finishes_the_turn_and_the_seat_can_be_taken_back(database: str):
    with Server(database) as server:
        owner, friend = Person(server.address), Person(server.address)
        state = owner.open("me", "open", pace={"minutes": 5, "bank": 0}, options={"start_player": 0})
        table = state["table"]["id"]
        friend.ok(friend.sit(state["table"]["invite"]))
        state = owner.state(table)
        seats = state["table"]["seats"]
        assert 290 < seats[0]["time_left"] <= 300
        assert seats[1]["time_left"] is None
        live = server.house.tables.live[table]
        late(server, live, 6 * MINUTE)
        wait_for(lambda: friend.state(table)["table"]["n"] > 0, "no bot stands in")
        wait_for(lambda: decision_of(friend.state(table)) is not None, "the turn is not finished")
        assert not owner.state(table)["table"]["seats"][0]["away"], "it was only for that turn"


def is_played_by_bot(live: LiveTable) -> bool:
    return live.table.seats[0].played_by_bot


def play_to_the_owner(server: Server, friend: Person, table: str, luck: random.Random) -> int:
    """The friend plays on until the owner's clock runs, however bots stand in; how often the friend chose."""
    live, chosen = server.house.tables.live[table], 0
    while not live.table.clocks.runs_out(live.table.seats[0]):
        wait_for(
            lambda: live.table.seats[0].played_by_bot is False or decision_of(friend.state(table)), "nobody is asked"
        )
        choice = some_choice(friend.state(table), luck)
        if choice is not None:
            friend.ok(friend.choose(table, *choice))
            chosen += 1
        if live.table.seats[0].away == "stays" and chosen >= 5:
            return chosen
    return chosen


@pytest.fixture
def two_with_clocks(hand_time: HandTime, server: Server) -> tuple[Person, Person, str]:
    """A table of two people with five minutes for a turn; the owner begins."""
    owner, friend = Person(server.address), Person(server.address)
    state = owner.open("me", "open", pace={"minutes": 5, "bank": 0}, options={"start_player": 0})
    friend.ok(friend.sit(state["table"]["invite"]))
    return owner, friend, state["table"]["id"]


def away(person: Person, table: str) -> bool:
    return bool(person.state(table)["table"]["seats"][0]["away"])


def miss_a_turn(server: Server, hand_time: HandTime, friend: Person, table: str, luck: random.Random) -> None:
    """The owner's clock runs out, and the table goes on."""
    live = server.house.tables.live[table]
    before = live.table.public_length
    hand_time.at += 6 * MINUTE
    wait_for(lambda: live.table.public_length > before, "no bot stands in")
    play_to_the_owner(server, friend, table, luck)


def test_after_two_missed_turns_in_a_row_the_bot_stays(
    server: Server, hand_time: HandTime, two_with_clocks: tuple[Person, Person, str]
):
    owner, friend, table = two_with_clocks
    luck = random.Random(5)
    miss_a_turn(server, hand_time, friend, table, luck)
    assert not away(friend, table), "it was only for that turn"
    miss_a_turn(server, hand_time, friend, table, luck)
    assert away(friend, table), "the bot stays until the owner comes back"
    owner.ok(owner.post(f"/tables/{table}/seat", {"seat": 0, "what": "take_back_seat"}))
    play_to_the_owner(server, friend, table, luck)
    miss_a_turn(server, hand_time, friend, table, luck)
    assert not away(friend, table), "the row begins anew"


def test_turns_missed_now_and_then_do_not_add_up(
    server: Server, hand_time: HandTime, two_with_clocks: tuple[Person, Person, str]
):
    owner, friend, table = two_with_clocks
    luck = random.Random(6)
    for _ in range(3):
        miss_a_turn(server, hand_time, friend, table, luck)
        assert not away(friend, table)
        choice = some_choice(owner.state(table), luck)
        assert choice is not None
        owner.ok(owner.choose(table, *choice))
        play_to_the_owner(server, friend, table, luck)


def where_all_are_asked(seed: int) -> castillo.Game:
    """A random game at a question to everyone at once in nobody's turn, or over if there is none."""
    game, luck = castillo.new_game("el_grande", players=3, seed=seed), random.Random(seed)
    while not game.over and (len(game.decisions) < 3 or game.active >= 0):
        game.act(luck.choice(game.legal()))
    return game


def test_an_answer_of_another_gives_nobody_who_is_asked_as_well_more_time():
    """Where all are asked at once it is one turn of everyone, however many have answered."""
    game = next(game for game in map(where_all_are_asked, range(100)) if not game.over)
    clocks = TurnClocks.new(3, minutes=1, bank=0).after(game, 1000)
    seat = game.decisions[-1].seat
    game.choose(game.decisions[0].options[0])
    assert clocks.after(game, 1000 + MINUTE // 2).runs_out(Seat(seat)) == 1000 + MINUTE


def test_a_seat_is_left_to_a_bot_and_taken_back(server: Server):
    me, luck = Person(server.address), random.Random(1)
    table = me.open("me", "bot", "bot", options={"start_player": 0})["table"]["id"]
    state = me.ok(me.post(f"/tables/{table}/seat", {"seat": 0, "what": "let_bot_play", "level": "easy"}))
    assert state["table"]["seats"][0]["away"]
    wait_for(lambda: me.state(table)["table"]["n"] > 5, "the bots do not play")
    refused = me.choose(table, 0, 0, 0)
    assert refused.status_code == 409
    state = me.ok(me.post(f"/tables/{table}/seat", {"seat": 0, "what": "take_back_seat"}))
    assert not state["table"]["seats"][0]["away"]
    wait_for(lambda: decision_of(me.state(table)) is not None, "I am not asked")
    choice = some_choice(me.state(table), luck)
    assert choice is not None
    me.ok(me.choose(table, *choice))


def to_a_window(people: list[Person], table: str, luck: random.Random) -> int | None:
    """Play until someone is asked whether they react; their seat."""
    for _ in range(1500):
        for seat, person in enumerate(people):
            state = person.state(table)
            if state["table"]["state"] == "over":
                return None
            decision = decision_of(state)
            if decision is None:
                continue
            if decision["kind"] == "reaction":
                return seat
            person.ok(person.choose(table, seat, decision["number"], luck.choice(decision["options"])["action"]))
    return None


def test_an_unanswered_window_closes_as_no(server: Server):
    for number in range(40):
        people = [Person(server.address) for _ in range(3)]
        state = people[0].open("me", "open", "open")
        table = state["table"]["id"]
        for person in people[1:]:
            person.ok(person.sit(state["table"]["invite"]))
        seat = to_a_window(people, table, random.Random(number))
        if seat is not None:
            check_window_closes(server, people[seat], table, seat)
            return
    raise AssertionError("no window came up")


def check_window_closes(server: Server, asked: Person, table: str, seat: int) -> None:
    before = asked.state(table)["table"]["n"]
    late(server, server.house.tables.live[table], 21_000)
    wait_for(lambda: asked.state(table)["table"]["n"] > before, "the window stays open")
    line = asked.ok(asked.get(f"/tables/{table}/log", since=before))["lines"][0]
    assert line["seat"] == seat


def test_bots_finish_a_whole_game(server: Server):
    me = Person(server.address)
    table = me.open("me", "bot", "bot", level="random", options={"rounds": 6})["table"]["id"]
    me.ok(me.post(f"/tables/{table}/seat", {"seat": 0, "what": "let_bot_play", "level": "random"}))
    wait_for(lambda: me.state(table)["table"]["state"] == "over", "the game does not end", 90)


def test_a_bot_that_fails_does_not_stop_the_table(server: Server, monkeypatch: pytest.MonkeyPatch):
    async def broken(*_: Any, **__: Any) -> int:
        raise RuntimeError("broken")

    monkeypatch.setattr(server.house.bots.thinking, "ask", broken)
    me = Person(server.address)
    table = me.open("me", "bot", options={"start_player": 1})["table"]["id"]
    wait_for(lambda: decision_of(me.state(table)) is not None, "the table stands still")


@pytest.mark.parametrize("trouble", [BlockingIOError(11, "no process"), RuntimeError("can't start new thread")])
def test_a_bot_whose_process_cannot_be_started_is_asked_again(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, trouble: Exception
):
    """The machine has no room for it now: that is no reason to answer at random."""
    submit, failures = ProcessPoolExecutor.submit, iter(range(4))

    def late(pool: ProcessPoolExecutor, *arguments: Any) -> Any:
        if next(failures, None) is not None:
            raise trouble
        return submit(pool, *arguments)

    monkeypatch.setattr(ProcessPoolExecutor, "submit", late)
    me = Person(server.address)
    table = me.open("me", "bot", options={"start_player": 1})["table"]["id"]
    wait_for(lambda: decision_of(me.state(table)) is not None, "the table stands still")
    assert "any option is taken" not in caplog.text


def test_fork_and_rematch(server: Server):
    me, luck = Person(server.address), random.Random(3)
    table = me.open("me", "hot", options={"rounds": 6})["table"]["id"]
    assert me.post(f"/tables/{table}/rematch").status_code == 409
    while (choice := some_choice(me.state(table), luck)) is not None:
        me.ok(me.choose(table, *choice))
    n = me.state(table)["table"]["n"]
    moment = me.ok(me.get(f"/tables/{table}/moment/{n // 2}", seat=1))["view"]
    fork = me.ok(me.post(f"/tables/{table}/fork", {"n": n // 2, "seat": 1, "level": "easy"}))
    assert [seat["kind"] for seat in fork["table"]["seats"]] == ["bot", "person"]
    assert fork["views"][0]["scores"] == moment["scores"]
    assert fork["views"][0]["board"] == moment["board"]
    assert not fork["views"][0]["take_back"]["possible"]
    first = me.ok(me.post(f"/tables/{table}/rematch"))["table"]["id"]
    assert me.ok(me.post(f"/tables/{table}/rematch"))["table"]["id"] == first
    assert me.state(table)["table"]["rematch"] == first
