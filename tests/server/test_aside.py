"""A table that cannot be opened is set aside: it costs its players that table, and nobody else anything."""

from __future__ import annotations

import random
from typing import Any

import pytest
from sqlalchemy import text

from castillo.cli import main
from castillo.kernel.texts import LANGUAGES, speech
from castillo.server.storage import reading
from castillo.server.storage.rows import Aside
from castillo.table.clocks import MINUTE
from tests.server.harness import Person, Server, decision_of, some_choice, wait_for
from tests.server.test_time import late

pytestmark = pytest.mark.slow

UNREADABLE = "{not json"


def doctor(server: Server, statement: str, **values: Any) -> None:
    """Change what is stored, behind the server's back."""

    async def work() -> None:
        await server.house.writer.write(lambda c: c.execute(text(statement), values))

    server.do(work())


def set_aside(server: Server) -> dict[str, Aside]:
    async def ask() -> list[Aside]:
        async with server.house.database.reading() as connection:
            return await reading.aside(connection)

    return {aside.table: aside for aside in server.do(ask())}


def a_game(me: Person, choices: int = 3, **wishes: Any) -> str:
    """A table of one person at two seats, some choices on."""
    table: str = me.open("me", "hot", **wishes)["table"]["id"]
    luck = random.Random(1)
    for _ in range(choices):
        me.ok(me.choose(table, *(some_choice(me.state(table), luck) or pytest.fail("nothing asked"))))
    return table


def forget_all(server: Server) -> None:
    for table in list(server.house.tables.live):
        forget(server, table)


def forget(server: Server, table: str) -> None:
    """Put a table away as a server does that ends: the next request reads it anew."""
    server.house.tables.live.pop(table, None)
    server.house.tables.known.pop(table, None)


ANYWHERE = {
    "modules of another kind": "UPDATE tables SET modules = '{\"a\": 1}' WHERE id = :table",
    "modules that do not exist": "UPDATE tables SET modules = '[\"chess\"]' WHERE id = :table",
    "options of another kind": "UPDATE tables SET options = '[1]' WHERE id = :table",
    "a sheet of another kind": 'UPDATE tables SET sheet = \'{"a": {"b": "c"}}\' WHERE id = :table',
    "an origin that is no JSON": "UPDATE tables SET origin = '{not json' WHERE id = :table",
    "an origin that is no position": "UPDATE tables SET origin = '{\"players\": []}' WHERE id = :table",
    "a seed that is no number": "UPDATE tables SET seed = 'x' WHERE id = :table",
    "another seed": "UPDATE tables SET seed = '12345' WHERE id = :table",
    "another game": "UPDATE tables SET game = 'chess' WHERE id = :table",
    "another number of players": "UPDATE tables SET players = 5 WHERE id = :table",
    "values that are not there": "UPDATE tables SET values_hash = 'x' WHERE id = :table",
    "a missing seat": 'DELETE FROM seats WHERE "table" = :table AND number = 1',
    "another action": 'UPDATE entries SET action = action + 1 WHERE "table" = :table AND n = 2',
    "another seat": 'UPDATE entries SET seat = 4 WHERE "table" = :table AND n = 2',
    "an entry of no kind": "UPDATE entries SET kind = 'x' WHERE \"table\" = :table AND n = 2",
    "a missing entry": 'DELETE FROM entries WHERE "table" = :table AND n = 2',
    "a missing last entry": 'DELETE FROM entries WHERE "table" = :table AND n = 3',
    "a missing log": 'DELETE FROM entries WHERE "table" = :table',
}
SQLITE_ONLY = {  # PostgreSQL does not take these
    "modules that are no JSON": "UPDATE tables SET modules = '{not json' WHERE id = :table",
    "options that are no JSON": "UPDATE tables SET options = '{not json' WHERE id = :table",
    "a sheet that is no JSON": "UPDATE tables SET sheet = '{not json' WHERE id = :table",
    "no modules": "UPDATE tables SET modules = '' WHERE id = :table",
    "JSON as bytes": "UPDATE tables SET options = x'ff00' WHERE id = :table",
    "a time that is a word": "UPDATE tables SET updated = 'soon' WHERE id = :table",
    "a seat without a number": "UPDATE seats SET missed = 'x' WHERE \"table\" = :table",
    "an action that is a word": "UPDATE entries SET action = 'x' WHERE \"table\" = :table AND n = 2",
    "a time of an entry that is a word": "UPDATE entries SET at = 'x' WHERE \"table\" = :table AND n = 2",
}

ALL = {**ANYWHERE, **SQLITE_ONLY}


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory):
    """One server for all the damage that can be done."""
    with Server(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('aside') / 'castillo.db'}") as server:
        yield server


@pytest.mark.parametrize("statement", ALL.values(), ids=list(ALL))
def test_a_table_that_cannot_be_opened_costs_its_players_that_table_only(place: Server, statement: str):
    me = Person(place.address)
    good, bad = a_game(me), a_game(me)
    before = me.state(good)
    doctor(place, statement, table=bad)
    forget(place, good)
    forget(place, bad)
    refused = me.get(f"/tables/{bad}")
    assert refused.status_code == 410, refused.text
    assert refused.json()["reason"]["key"] == "server-why-set_aside"
    assert me.state(good)["views"] == before["views"]
    states = {table["id"]: table["state"] for table in me.ok(me.get("/my-tables"))}
    assert states == {good: "playing", bad: "aside"}
    assert bad in set_aside(place), "the host can ask"


@pytest.mark.parametrize("statement", ANYWHERE.values(), ids=ANYWHERE)
@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_the_same_on_postgresql(database: str, statement: str):
    with Server(database) as server:
        me = Person(server.address)
        good, bad = a_game(me), a_game(me)
        doctor(server, statement, table=bad)
        forget(server, bad)
        assert me.get(f"/tables/{bad}").status_code == 410
        assert {table["id"]: table["state"] for table in me.ok(me.get("/my-tables"))} == {good: "playing", bad: "aside"}


def test_damaged_card_values_are_those_of_the_game_as_long_as_they_are_the_same(server: Server):
    me = Person(server.address)
    table = a_game(me)
    before = me.state(table)
    doctor(server, "UPDATE card_values SET sheet = :sheet", sheet=UNREADABLE)
    forget(server, table)
    server.house.tables.shelf._values.clear()
    assert me.state(table)["views"] == before["views"]


def test_clocks_of_a_healthy_table_run_on_beside_sixty_that_cannot_be_opened(server: Server):
    owner, friend = Person(server.address), Person(server.address)
    bad = [a_game(owner, pace={"minutes": 5, "bank": 0}) for _ in range(60)]
    state = owner.open("me", "open", pace={"minutes": 5, "bank": 0}, options={"start_player": 0})
    table = state["table"]["id"]
    friend.ok(friend.sit(state["table"]["invite"]))
    damage = list(ALL.values())
    for i, one in enumerate(bad):
        doctor(server, damage[i % len(damage)], table=one)
        doctor(server, "UPDATE tables SET deadline = 1 WHERE id = :table", table=one)
        forget(server, one)
    late(server, server.house.tables.live[table], 6 * MINUTE)
    wait_for(lambda: decision_of(friend.state(table)) is not None, "the clock of a healthy table stands still")
    wait_for(lambda: len(set_aside(server)) >= 60, "not all are set aside")
    assert len(owner.ok(owner.get("/my-tables"))) == 61
    assert len(owner.ok(owner.get("/tables"))) == 0


def test_nothing_is_tried_again_and_again(server: Server, monkeypatch: pytest.MonkeyPatch):
    me = Person(server.address)
    table = a_game(me)
    doctor(server, ANYWHERE["another action"], table=table)
    forget(server, table)
    assert me.get(f"/tables/{table}").status_code == 410
    shelf, tried = server.house.tables.shelf, []

    async def replay(work: Any, *arguments: Any) -> Any:
        tried.append(work)
        return work(*arguments)

    monkeypatch.setattr(shelf, "replay", replay)
    for path in ("", "/log", "/moment/1", "/record", "/chances"):
        assert me.get(f"/tables/{table}{path}").status_code == 410
    with me.socket(table) as socket, pytest.raises(Exception, match="4410"):
        socket.recv(timeout=60)
    assert tried == []


def test_questions_to_bots_elsewhere_are_found_beside_tables_that_cannot_be_opened(server: Server):
    me = Person(server.address)
    bad = [a_game(me, choices=1) for _ in range(55)]
    good: str = me.open("me", "bot", options={"start_player": 1})["table"]["id"]
    wait_for(lambda: decision_of(me.state(good)) is not None, "the bot does not answer")
    for table in bad:
        doctor(server, ANYWHERE["a seed that is no number"], table=table)
        doctor(server, "INSERT INTO jobs VALUES (:table, 1, 0, 'x', 0)", table=table)
        forget(server, table)
    doctor(server, "INSERT INTO jobs VALUES (:table, 0, 1, 'x', 1)", table=good)
    wait_for(lambda: jobs(server) == 0, "questions are left lying")


def jobs(server: Server) -> int:
    async def count() -> int:
        async with server.house.database.reading() as connection:
            return int((await connection.execute(text("SELECT count(*) FROM jobs"))).scalar_one())

    number: int = server.do(count())
    return number


def test_a_table_that_cannot_be_described_does_not_keep_the_others_in_memory(
    server: Server, monkeypatch: pytest.MonkeyPatch
):
    me = Person(server.address)
    tables = [a_game(me) for _ in range(3)]
    lives = [server.house.tables.live[table] for table in tables]
    for live in lives:
        live.touched -= 1000
    failing = type("Failing", (), {"over": False})()
    lives[0].table.game = failing
    monkeypatch.setattr("castillo.table.table.asked_bots", lambda *_: [])
    server.do(server.house.tables.put_away())
    assert tables[1] not in server.house.tables.live
    assert tables[2] not in server.house.tables.live


def test_the_sentence_is_there_in_all_languages():
    assert len({speech(language).message("server-why-set_aside") for language in LANGUAGES}) == 4


def test_the_host_is_told_and_can_ask_for_another_try(
    database: str, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
):
    with Server(database) as server:
        me = Person(server.address)
        bad, good = a_game(me, pace={"minutes": 5, "bank": 0}), a_game(me)
        seed = one(server, "SELECT seed FROM tables WHERE id = :table", table=bad)
        doctor(server, "UPDATE tables SET seed = '1' WHERE id = :table", table=bad)
        forget(server, bad)
        assert me.get(f"/tables/{bad}").status_code == 410
        assert any(bad in record.message and "set aside" in record.message for record in caplog.records)
    caplog.clear()
    with Server(database) as server:
        assert any("1 tables are set aside" in record.message for record in caplog.records), "at every start"
        me = me.at(server.address)
        assert main(["tables", "--database", database]) == 0
        said = capsys.readouterr().out
        assert bad in said
        assert good not in said
        assert main(["tables", "--database", database, "--again", good]) == 2
        doctor(server, "UPDATE tables SET seed = :seed WHERE id = :table", table=bad, seed=seed)
        assert me.get(f"/tables/{bad}").status_code == 410, "nobody has asked for another try"
        assert main(["tables", "--database", database, "--again", "all"]) == 0
        assert me.state(bad)["table"]["state"] == "playing"
        assert set_aside(server) == {}
        assert one(server, "SELECT deadline FROM tables WHERE id = :table", table=bad), "its clock runs again"


def one(server: Server, query: str, **values: Any) -> Any:
    async def ask() -> Any:
        async with server.house.database.reading() as connection:
            return (await connection.execute(text(query), values)).scalar()

    return server.do(ask())
