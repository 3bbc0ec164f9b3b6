"""Stored logs are linked entry by entry: what was changed or is missing is noticed, on SQLite and on PostgreSQL."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from alembic import command
from sqlalchemy import create_engine, text
from sqlalchemy.ext.asyncio import create_async_engine

from castillo.kernel.record import RecordEntry
from castillo.server.live import LiveTable
from castillo.server.moments import now
from castillo.server.storage import reading
from castillo.server.storage.migrate import configuration
from castillo.table.proposals import ProposedEntry
from castillo.table.table import Table
from tests.server.harness import Person, Server
from tests.server.test_aside import a_game, doctor, forget, one, set_aside
from tests.server.test_upgrades import log_of, play

BEFORE_THE_CHAIN = "0001"  # entries were not linked yet
DAMAGE = {
    "changed": 'UPDATE entries SET action = action + 1 WHERE "table" = :table AND n = 3',
    "another time": 'UPDATE entries SET at = at + 1 WHERE "table" = :table AND n = 3',
    "missing": 'DELETE FROM entries WHERE "table" = :table AND n = 3',
    "another link": "UPDATE entries SET chain = 'x' WHERE \"table\" = :table AND n = 3",
    "another set-up": "UPDATE tables SET seed = '77' WHERE id = :table",
}


@pytest.mark.parametrize("statement", DAMAGE.values(), ids=DAMAGE)
def test_damage_that_a_kept_position_covers_costs_nothing(database: str, statement: str, caplog: Any):
    luck = random.Random(1)
    with Server(database) as server:
        me = Person(server.address)
        table = me.open("me", "hot", "hot")["table"]["id"]
        before = play(me, table, luck, 60)
        doctor(server, statement, table=table)
        forget(server, table)
        state = me.state(table)
        assert state["views"][0]["board"] == before["views"][0]["board"]
        assert state["views"][0]["scores"] == before["views"][0]["scores"]
        assert any(table in record.message and "changed or is missing" in record.message for record in caplog.records)
        line = log_of(me, table)[-1]
        assert [(event["kind"], event["args"]) for event in line["events"]] == [("kernel-log-damaged", {"entries": 0})]
        after = play(me, table, luck, 5)
        forget(server, table)
        assert me.state(table)["views"] == after["views"]
        seams = sum(line["what"] == "seam" for line in log_of(me, table))
        assert seams == 1, "it is said once"
        assert table not in set_aside(server)


def test_damage_after_the_last_kept_position_sets_the_table_aside(database: str):
    with Server(database) as server:
        me = Person(server.address)
        table = a_game(me, choices=6)
        assert one(server, 'SELECT count(*) FROM positions WHERE "table" = :table', table=table) == 0
        doctor(server, DAMAGE["changed"], table=table)
        forget(server, table)
        assert me.get(f"/tables/{table}").status_code == 410
        assert "changed" in set_aside(server)[table].why


@pytest.mark.parametrize("column", ["body", "seal", "chain", "rules"])
def test_a_damaged_position_gives_way_to_the_log(database: str, column: str):
    luck = random.Random(2)
    with Server(database) as server:
        me = Person(server.address)
        table = me.open("me", "hot", "hot")["table"]["id"]
        before = play(me, table, luck, 60)
        assert one(server, "SELECT count(*) FROM positions") > 0
        doctor(server, f"UPDATE positions SET {column} = substr({column}, 2)")
        forget(server, table)
        assert me.state(table)["views"] == before["views"]
        assert [line["n"] for line in log_of(me, table)] == list(range(before["table"]["n"] + 1))


def test_what_is_written_while_a_table_is_read_is_no_damage(database: str, monkeypatch: pytest.MonkeyPatch):
    """The row of the table is read before its log, and the log may have grown since."""
    with Server(database) as server:
        me = Person(server.address)
        table = a_game(me)
        tables, original = server.house.tables, reading.table
        before = tables.live[table]
        written: list[LiveTable] = []
        forget(server, table)

        async def slow(*arguments: Any) -> Any:
            found = await original(*arguments)
            if not written:
                written.append(before)
                change = tables.change(before, an_answer)
                await change if server.house.database.postgres else server.do(change)  # a file is read in a thread
            return found

        monkeypatch.setattr(reading, "table", slow)
        assert me.state(table)["table"]["n"] == 3
        assert len(written) == 1
        forget(server, table)
        assert me.state(table)["table"]["n"] == 4
        assert table not in set_aside(server)


def an_answer(table: Table) -> ProposedEntry:
    option = table.running_game().decisions[0].options[0]
    return table.propose(RecordEntry("choose", option.seat, option.action, at=now()))


# -- a database of the revision before ---------------------------------------------------------------------


def brought_back(url: str, revision: str) -> None:
    """Bring a database back to an older shape."""
    if url.startswith("sqlite"):
        engine = create_engine(url.replace("+aiosqlite", ""))
        with engine.begin() as connection:
            command.downgrade(configuration(connection), revision)
        engine.dispose()
        return
    import asyncio
    from concurrent.futures import ThreadPoolExecutor

    async def downgrade() -> None:
        postgres = create_async_engine(url)
        async with postgres.begin() as connection:
            await connection.run_sync(lambda sync: command.downgrade(configuration(sync), revision))
        await postgres.dispose()

    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, downgrade()).result()


def test_tables_from_before_get_a_chain_from_now_on(database: str):
    luck = random.Random(3)
    with Server(database) as server:
        me = Person(server.address)
        table = me.open("me", "hot", "hot")["table"]["id"]
        before = play(me, table, luck, 40)
        document = server.house.tables.live[table].table.game.describe()  # type: ignore[union-attr]
        clock = one(server, 'SELECT body FROM positions WHERE "table" = :table', table=table)
        broken = a_game(me)
    brought_back(database, BEFORE_THE_CHAIN)
    old = {"n": 40, "document": document, "shown": before["table"]["n"], "clock": json.loads(clock)["clock"]}
    with_snapshots(database, [(table, json.dumps(old)), (broken, "{not json")])
    with Server(database) as server:
        me = me.at(server.address)
        assert one(server, 'SELECT n FROM positions WHERE "table" = :table', table=table) == 40
        assert one(server, 'SELECT count(*) FROM positions WHERE "table" = :table', table=broken) == 0
        assert me.state(table)["views"] == before["views"]
        assert me.state(broken)["table"]["state"] == "playing"
        after = play(me, table, luck, 3)
        assert one(server, "SELECT count(*) FROM entries WHERE chain <> ''") == 3
        forget(server, table)
        assert me.state(table)["views"] == after["views"]
        doctor(server, DAMAGE["changed"], table=table)
        doctor(server, "DELETE FROM positions")
        forget(server, table)
        assert me.get(f"/tables/{table}").status_code == 410, "entries from before are linked with those after them"


def with_snapshots(url: str, snapshots: list[tuple[str, str]]) -> None:
    insert = text("INSERT INTO snapshots VALUES (:table, 40, 'old', :position)")
    rows = [{"table": table, "position": position} for table, position in snapshots]
    if url.startswith("sqlite"):
        engine = create_engine(url.replace("+aiosqlite", ""))
        with engine.begin() as connection:
            connection.execute(insert, rows)
        engine.dispose()
        return
    import asyncio
    from concurrent.futures import ThreadPoolExecutor

    async def write() -> None:
        postgres = create_async_engine(url)
        async with postgres.begin() as connection:
            await connection.execute(insert, rows)
        await postgres.dispose()

    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, write()).result()
