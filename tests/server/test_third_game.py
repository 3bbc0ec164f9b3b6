"""A game that the server has never heard of is listed, opened, played with bots, told by the socket, and kept."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import castillo
from castillo.kernel.module import GAMES
from castillo.server import worker
from tests.server.harness import Person, Server, decision_of, receive, some_choice, wait_for
from tests.towers.rules import registered

MOST = 10_000  # messages that may lie unread while the test looks elsewhere
PATIENCE = 240  # seconds: a worker starts, and imports the engine, on however busy a machine
begin_worker = worker.begin
here: list[Any] = []


def begin_with_towers() -> None:
    """What a worker does first, where there is one more game."""
    here.append(registered())
    here[-1].__enter__()
    begin_worker()


@pytest.fixture
def towers_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    monkeypatch.setattr(worker, "begin", begin_with_towers)
    with registered(), Server(f"sqlite+aiosqlite:///{tmp_path / 'castillo.db'}") as server:
        yield server


@pytest.fixture
def no_last_resort(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that cannot answer is a failure here."""
    monkeypatch.setattr("castillo.server.bots.Bots._any_option", lambda *_: pytest.fail("no bot knows the game"))


def test_it_is_listed_with_what_a_table_may_be(towers_server: Server):
    me = Person(towers_server.address)
    games = {game["id"]: game for game in me.ok(me.get("/catalogue"))["games"]}
    assert list(games) == list(GAMES)
    towers = games["towers"]
    assert (towers["least_players"], towers["most_players"]) == (2, 4)
    assert [option["name"] for option in towers["options"]] == ["rounds"]
    assert towers["allowed_sets"] == [["towers"], ["towers", "anniversary"]]
    cards = me.ok(me.get("/cards", game="towers"))
    assert {card["module"] for card in cards} == {"towers"}
    assert me.get("/cards", game="chess").status_code == 409


def test_each_game_is_asked_for_its_own_texts_and_signs(towers_server: Server):
    """What several games call alike is served by game; beside them, what belongs to none and how each is called."""
    me = Person(towers_server.address)
    shared, grande, towers = (me.get("/texts/en", game=game).text for game in ("", "el_grande", "towers"))
    assert "anniversary-module =\n    .name = Anniversary standards" in grande
    assert "anniversary-module =\n    .name = Anniversary\n" in towers
    called = ("towers-game", "el_grande-game", "kernel-seat-0")
    assert [key for key in called if f"{key} =" not in shared] == []
    assert "anniversary-" not in shared
    assert [owner for owner in ("el_grande-", "base-", "kernel-") if f"\n{owner}" in towers] == []
    assert me.get("/texts/en", game="chess").status_code == 409
    signs = [{sign["kind"]: sign for sign in me.ok(me.get("/signs", game=game))} for game in ("towers", "el_grande")]
    assert list(signs[0]) == ["double"]
    assert signs[0]["double"] != signs[1]["double"]
    assert me.ok(me.get("/signs")) == me.ok(me.get("/signs", game=next(iter(GAMES))))


@pytest.mark.usefixtures("no_last_resort")
def test_two_people_and_a_bot_play_it_by_requests_and_sockets(towers_server: Server):
    owner, friend = Person(towers_server.address), Person(towers_server.address)
    table = owner.open("me", "open", "bot", game="towers")["table"]
    friend.ok(friend.sit(table["invite"]))
    luck = random.Random(3)
    with owner.socket(table["id"], max_queue=MOST) as first, friend.socket(table["id"], max_queue=MOST) as second:
        people, sockets = (owner, friend), (first, second)
        states = [receive(socket) for socket in sockets]
        while states[0]["table"]["state"] != "over":
            choices = [(person, some_choice(state, luck)) for person, state in zip(people, states, strict=True)]
            person, choice = next((pair for pair in choices if pair[1] is not None), (owner, None))
            if choice is not None:
                n = person.ok(person.choose(table["id"], *choice))["n"]
            else:
                n = states[0]["table"]["n"] + 1  # the bot's
            for seat, socket in enumerate(sockets):
                while states[seat]["table"]["n"] < n:
                    states[seat] = {**states[seat], **receive(socket, PATIENCE)}
                check_bids(states[seat]["views"], seat)
    record = castillo.load(owner.get(f"/tables/{table['id']}/record").text)
    assert list(record.replay().scores) == states[0]["views"][0]["scores"]
    lines = owner.ok(owner.get(f"/tables/{table['id']}/log"))["lines"]
    assert {line["round"] for line in lines} == {1, 2}
    view = owner.ok(owner.get(f"/tables/{table['id']}/moment/4"))["view"]
    assert view["setup"]["game"] == "towers"


def check_bids(views: list[dict[str, Any]], seat: int) -> None:
    """Nobody sees another's bid before all have bid."""
    bids = [numbers for view in views for name, _, *numbers in view["pending"] if name == "towers.Bid"]
    assert not any(numbers[-1] & ~(255 << 8 * seat) for numbers in bids)


@pytest.mark.usefixtures("no_last_resort")
def test_one_person_plays_it_at_once_and_has_hints(towers_server: Server):
    me = Person(towers_server.address)
    state = me.ok(me.post("/play-now", {"game": "towers"}))
    assert state["views"][0]["setup"]["game"] == "towers"
    assert me.post("/tutorial", {"game": "towers"}).status_code == 404, "it has no lesson"
    table, luck = state["table"]["id"], random.Random(2)
    wait_for(
        lambda: me.post(f"/tables/{table}/hint").status_code == 200, "nobody has a hint", PATIENCE
    )  # workers start slowly
    hint = me.ok(me.post(f"/tables/{table}/hint"))
    assert len(hint["estimate"]) == state["table"]["players"]
    while (state := me.state(table))["table"]["state"] != "over":
        choice = some_choice(state, luck)
        if choice is not None:
            me.ok(me.choose(table, *choice))
        wait_for(
            lambda: decision_of(me.state(table)) or me.state(table)["table"]["state"] == "over",
            "the bots wait",
            PATIENCE,
        )
    assert len(me.ok(me.get(f"/tables/{table}/chances"))["moments"]) > 3


def test_it_goes_on_where_it_was_after_a_restart(tmp_path: Path):
    database = f"sqlite+aiosqlite:///{tmp_path / 'castillo.db'}"
    luck = random.Random(5)
    with registered():
        with Server(database) as server:
            me = Person(server.address)
            table = me.open("me", "hot", game="towers")["table"]["id"]
            for _ in range(5):
                me.ok(me.choose(table, *(some_choice(me.state(table), luck) or pytest.fail("nobody is asked"))))
            before = me.state(table)["views"]
        with Server(database) as server:
            assert me.at(server.address).state(table)["views"] == before


def test_a_host_chooses_what_is_offered_first(tmp_path: Path):
    """`castillo serve --game`: the catalogue begins with it, and whoever names no game gets it."""
    with Server(f"sqlite+aiosqlite:///{tmp_path / 'castillo.db'}", game="el_caballero") as server:
        me = Person(server.address)
        games = [game["id"] for game in me.ok(me.get("/catalogue"))["games"]]
        assert games == ["el_caballero", *(game for game in castillo.GAMES if game != "el_caballero")]
        assert me.ok(me.post("/play-now"))["table"]["game"] == "el_caballero"
        seats = [{"kind": "me"}, {"kind": "hot"}]
        assert me.ok(me.post("/tables", {"seats": seats}))["table"]["game"] == "el_caballero"
        assert me.ok(me.post("/tables", {"seats": seats, "game": "el_grande"}))["table"]["game"] == "el_grande"
        assert me.ok(me.get("/cards")) == me.ok(me.get("/cards", game="el_caballero"))
        assert me.ok(me.get("/rules/en")) == me.ok(me.get("/rules/en", game="el_caballero"))
