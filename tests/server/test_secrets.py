"""Only views and visible events leave the server: every byte sent to every viewer in whole random games is read."""

from __future__ import annotations

import json
import random
import threading
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

import castillo
from castillo.kernel.event import visible
from castillo.server import guests, opening
from castillo.server.messages import NewsMessage, NewTable, Pace, SeatWish, TableState
from castillo.server.storage.rows import Guest
from tests.kit import LONG
from tests.server.harness import HandTime, Person, Server, decision_of
from tests.server.test_time import to_a_window
from tests.server.twins import Twins

pytestmark = pytest.mark.slow

GAMES = 12 if LONG else 2
TWIN_PIECES, TWINS = (20, 50) if LONG else (1, 3)
WORLDS = ("plain", "secretive")
PAUSE_AT = 5  # the step of a told world at which all have a pause
WINDOW_ANSWERS = ("always", "not_this_turn", "only_before_start")


class Ear:
    """Keeps every byte that comes to one viewer."""

    def __init__(self, person: Person, seat: int | None, connection: ClientConnection) -> None:
        self.person = person
        self.seat = seat
        self.heard: list[bytes] = []
        self.connection = connection
        self.thread = threading.Thread(target=self._listen, daemon=True)
        self.thread.start()

    def _listen(self) -> None:
        try:
            while True:
                message = self.connection.recv()
                self.heard.append(message.encode() if isinstance(message, str) else message)
        except ConnectionClosed:
            return

    @property
    def everything(self) -> list[bytes]:
        return self.heard + self.person.bytes_seen


def play(people: list[Person], table: str, luck: random.Random) -> None:
    """A whole game at random, with standing answers and take-backs."""
    for _ in range(4000):
        for seat, person in enumerate(people):
            state = person.state(table)
            if state["table"]["state"] == "over":
                return
            view = state["views"][0]
            if luck.random() < 0.05 and view["standing"]:
                wish = {"seat": seat, "window": next(iter(view["standing"])), "answer": luck.choice(WINDOW_ANSWERS)}
                person.ok(person.post(f"/tables/{table}/stand", wish))
                continue  # it may have answered the question
            if luck.random() < 0.1 and view["take_back"]["possible"]:
                person.post(f"/tables/{table}/take-back", {"seat": seat, "n": state["table"]["n"]})
                continue
            decision = decision_of(state)
            if decision is not None:
                person.ok(person.choose(table, seat, decision["number"], luck.choice(decision["options"])["action"]))
    raise AssertionError("the game does not end")


def truth(record: str) -> tuple[list[castillo.Game], list[tuple[Any, list[castillo.Event]]]]:
    """By entry that everyone may know of: the position, and what happened."""
    loaded = castillo.load(record)
    games, happened = [loaded.start()], []
    for entry in loaded.entries:
        game = games[-1].clone()
        events = entry.apply(game)
        if entry.kind == "stand" and game.frames == games[-1].frames:
            games[-1] = game  # secret: nobody else is told that there was such an entry
            continue
        games.append(game)
        happened.append((entry, events))
    return games, happened


@pytest.mark.long
@pytest.mark.parametrize("number", range(GAMES))
def test_only_views_and_visible_events_leave(server: Server, number: int):
    luck = random.Random(number)
    options: dict[str, Any] = {"rounds": 6}
    people = [Person(server.address) for _ in range(3)]
    watcher = Person(server.address)
    watcher.me()
    state = people[0].open("me", "open", "open", options=options)
    table = state["table"]["id"]
    for person in people[1:]:
        person.ok(person.sit(state["table"]["invite"]))
    stored = server.house.tables.live[table].stored
    with ExitStack() as stack:
        ears = [Ear(p, seat, stack.enter_context(p.socket(table))) for seat, p in enumerate(people)]
        ears.append(Ear(watcher, None, stack.enter_context(watcher.socket(table))))
        play(people, table, luck)
        for ear in ears:
            ear.person.ok(ear.person.get(f"/tables/{table}"))
            ear.person.ok(ear.person.get(f"/tables/{table}/log"))
            for n in luck.sample(range(stored.n), 5):
                ear.person.ok(ear.person.get(f"/tables/{table}/moment/{n}"))
    secrets = [stored.seed, stored.values_hash]
    for ear in ears:
        for message in ear.everything:
            for secret in secrets:
                assert secret.encode() not in message
        hidden = [stored.invite_token] if ear.seat is None else []
        assert not any(token.encode() in message for token in hidden for message in ear.everything)
    record = people[0].get(f"/tables/{table}/record").text
    games, happened = truth(record)
    for ear in ears:
        check_every_message(ear, games, happened)


def check_every_message(ear: Ear, games: list[Any], happened: list[Any]) -> None:
    seen_views = 0
    for raw in ear.heard:
        message = json.loads(raw)
        check_fields(message)
        for line in message.get("lines", []):
            check_line(ear, line, games[0], happened)
        for view in message.get("views", []):
            check_view(ear, view, message["table"]["n"], games)
            seen_views += 1
    assert seen_views > 50
    for raw in ear.person.bytes_seen:
        message = json.loads(raw)
        if isinstance(message, dict) and "views" in message:
            check_fields(message)
            for view in message["views"]:
                check_view(ear, view, message["table"]["n"], games)
        elif isinstance(message, dict) and "lines" in message:
            for line in message["lines"]:
                check_line(ear, line, games[0], happened)
        elif isinstance(message, dict) and "view" in message:
            check_view(ear, message["view"], message["n"], games)


def check_fields(message: dict[str, Any]) -> None:
    """Nothing is sent that the contract does not name."""
    import msgspec

    kind: Any = NewsMessage if "type" in message else TableState
    whole = msgspec.to_builtins(msgspec.convert(message, kind))
    assert set(message) == set(whole)
    if message.get("type") == "beat":
        return
    assert set(message["table"]) == set(whole["table"])
    assert [set(seat) for seat in message["table"]["seats"]] == [set(seat) for seat in whole["table"]["seats"]]


def check_line(ear: Ear, line: dict[str, Any], start: castillo.Game, happened: list[Any]) -> None:
    if line["what"] == "start":
        assert line["events"] == as_sent(visible(start.beginning(), ear.seat))
        return
    if line["what"] == "stand":
        assert line["seat"] == ear.seat, "a standing answer is its seat's secret"
        return
    entry, events = happened[line["n"] - 1]
    assert line["seat"] == entry.seat
    assert line["events"] == as_sent(visible(events, ear.seat))


def as_sent(events: list[castillo.Event]) -> Any:
    return json.loads(json.dumps([event.to_json() for event in events]))


def check_view(ear: Ear, view: dict[str, Any], n: int, games: list[Any]) -> None:
    assert view["seat"] == ear.seat
    expected = json.loads(json.dumps(games[n].view(ear.seat)))
    if view["standing"] != expected["standing"]:  # one's own standing answers may have changed since
        view = {**view, "standing": expected["standing"]}
    assert view == expected


def test_a_secret_disc_changes_nothing_for_the_others(server: Server):
    """Two worlds that differ only in what one seat has set secretly look the same to everybody else."""
    worlds = [disc_world(server, choice) for choice in (0, 1)]
    assert worlds[0], "no secret disc came up in this game"
    assert worlds[0] == worlds[1]


def disc_world(server: Server, choice: int) -> list[Any] | None:
    """Play a fixed game to its first secret question, and answer it one way or the other: what do the others see?"""
    people = [Person(server.address) for _ in range(3)]
    me = people[0].me()
    wish = NewTable([SeatWish("me"), SeatWish("open"), SeatWish("open")])
    live = server.do(server.house.opening.open(Guest(me["id"], me["name"]), wish, seed=4))
    table, luck = live.stored.id, random.Random(9)
    for person in people[1:]:
        person.ok(person.sit(f"/sit/{table}/{live.stored.invite_token}"))
    for _ in range(600):
        for seat, person in enumerate(people):
            state = person.state(table)
            decision = decision_of(state)
            if state["table"]["state"] == "over":
                return None
            if decision is None:
                continue
            if decision["simultaneous"] and len(state["views"][0]["waiting"]) > 1:
                option = decision["options"][choice]
                person.ok(person.choose(table, seat, decision["number"], option["action"]))
                others = [p for s, p in enumerate(people) if s != seat]
                return [without_names(p, table) for p in others]
            person.ok(person.choose(table, seat, decision["number"], luck.choice(decision["options"])["action"]))
    return None


def without_names(person: Person, table: str) -> Any:
    lines = person.ok(person.get(f"/tables/{table}/log"))["lines"]
    return [person.state(table)["views"], [{**line, "at": 0} for line in lines]]


@pytest.mark.long
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("piece", range(TWIN_PIECES))
def test_Q_14_nobody_sees_what_another_does_secretly_nor_when(hand_time: HandTime, piece: int):
    """Whole games of every kind at twin tables: standing answers and first thoughts leave no trace, nor their times."""
    secrets = 0
    for number in range(TWINS):
        twins = Twins(random.Random(piece * TWINS + number), hand_time)
        twins.play()
        secrets += twins.secrets
    assert secrets > 10 * TWINS


def test_Q_14_a_standing_answer_changes_nothing_that_the_others_can_ask_for(
    tmp_path: Path, hand_time: HandTime, monkeypatch: pytest.MonkeyPatch
):
    """Two servers on which everything happens at the same times, apart from the standing answers of one seat."""
    worlds = [asked_world(tmp_path / name, hand_time, monkeypatch, secretive=name == "secretive") for name in WORLDS]
    assert len(worlds[0]) > 100
    assert worlds[0] == worlds[1]


def asked_world(path: Path, time: HandTime, monkeypatch: pytest.MonkeyPatch, *, secretive: bool) -> list[bytes]:
    """What everyone but seat 1 is answered while a fixed game is played, with seat 1 standing now and then or never."""
    time.at, names, luck = 1_750_000_000_000, count(), random.Random(8)
    monkeypatch.setattr(opening, "table_id", lambda: f"table-{next(names)}")
    monkeypatch.setattr(opening, "token", lambda: f"the-token-{next(names)}")
    monkeypatch.setattr(guests, "guest_id", lambda: f"guest-{next(names)}")
    with Server(f"sqlite+aiosqlite:///{path}.db") as server:
        people = [Person(server.address) for _ in range(4)]  # the last one watches
        for number, person in enumerate(people):
            person.ok(person.post("/me", {"name": f"Player {number}"}))
        me = people[0].me()
        seats = [SeatWish("me"), SeatWish("open"), SeatWish("open")]
        wish = NewTable(seats, pace=Pace(5, 5), listed=True)
        live = server.do(server.house.opening.open(Guest(me["id"], me["name"]), wish, seed=4))
        table = live.stored.id
        for person in people[1:3]:
            person.ok(person.sit(f"/sit/{table}/{live.stored.invite_token}"))
        time.at += 1000
        people[2].open("me", "open", listed=True)  # another table in the lists, changed later
        seen: list[bytes] = []
        at_the_table = [f"/tables/{table}{more}" for more in ("", "/log", "/talk", "/notices")]
        elsewhere = ["/tables", "/my-tables", "/my-games", "/house", "/ratings", f"/players/{people[1].me()['id']}"]
        for step in range(12):
            time.at += 700
            for answer in ("never", "always") if secretive else ():
                people[1].ok(people[1].post(f"/tables/{table}/stand", {"seat": 1, "window": "veto", "answer": answer}))
            time.at += 300
            resting = people[:3] if step == PAUSE_AT else []
            for person in resting:
                person.ok(person.post(f"/tables/{table}/pause", {"pause": True}))
            for person in (people[0], *people[2:]):
                seen += [person.get(path).content for path in (*at_the_table, *elsewhere, f"/tables/{table}/log")]
            for person in resting[:1]:
                time.at += 60_000
                person.ok(person.post(f"/tables/{table}/pause", {"pause": False}))
            choose_anything(people[:3], table, luck)
            seen.append(repr(live.table.deadline).encode())
        return seen


def choose_anything(people: list[Person], table: str, luck: random.Random) -> None:
    for seat, person in enumerate(people):
        decision = decision_of(person.state(table))
        if decision is not None:
            person.ok(person.choose(table, seat, decision["number"], luck.choice(decision["options"])["action"]))
            return


def test_Q_14_no_standing_answer_keeps_a_window_open(server: Server, hand_time: HandTime):
    """A window closes twenty seconds after it opened, whoever gives standing answers meanwhile."""
    people, table, seat = at_a_window(server)
    before = people[0].state(table)["table"]["n"]
    hand_time.at += 15_000
    for other, person in enumerate(people):
        person.ok(person.post(f"/tables/{table}/stand", {"seat": other, "window": "veto", "answer": "always"}))
    hand_time.at += 4_000
    server.do(server.house.timekeeping.look_at_clocks())
    assert people[0].state(table)["table"]["n"] == before, "not yet"
    hand_time.at += 1_500
    server.do(server.house.timekeeping.look_at_clocks())
    line = people[0].ok(people[0].get(f"/tables/{table}/log", since=before))["lines"][0]
    assert (line["n"], line["seat"]) == (before + 1, seat)


def at_a_window(server: Server) -> tuple[list[Person], str, int]:
    """A table of three people where one is asked whether they use their veto."""
    for number in range(40):
        people = [Person(server.address) for _ in range(3)]
        state = people[0].open("me", "open", "open")
        for person in people[1:]:
            person.ok(person.sit(state["table"]["invite"]))
        seat = to_a_window(people, state["table"]["id"], random.Random(number))
        if seat is not None:
            return people, state["table"]["id"], seat
    raise AssertionError("no window came up")
