"""Storage: appends under a unique number, group commit, snapshots, migrations. On SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import func, inspect, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.kernel.record import RecordEntry
from castillo.server.notices import models as notices
from castillo.server.storage import reading, writing
from castillo.server.storage.database import Database
from castillo.server.storage.models import EntryRow, GuestRow, Model
from castillo.server.storage.rows import Append, Guest, LogRow, StoredTable
from castillo.server.storage.writer import Writer
from castillo.table.seats import Seat


def run(database: str, work: Callable[[Database, Writer], Awaitable[None]]) -> None:
    async def whole() -> None:
        opened = Database(database)
        await opened.open()
        writer = Writer(opened, "test")
        await writer.start()
        try:
            await work(opened, writer)
        finally:
            await writer.stop()
            await opened.close()

    with ThreadPoolExecutor(1) as thread:  # away from the loop that a browser test before this one may have left
        thread.submit(asyncio.run, whole()).result()


def a_table(name: str) -> StoredTable:
    texts = {field: "" for field, kind in StoredTable.__annotations__.items() if kind == "str"}
    return StoredTable(
        **{**texts, "id": name, "state": "playing", "watch": "anyone", "values_hash": "x"},
        players=2,
        modules=["base"],
        options={},
        sheet={},
        pace_minutes=0,
        pace_bank=0,
        window_seconds=0,
        listed=False,
        talk=True,
        created=1,
        started=1,
        n=0,
        updated=1,
        deadline=None,
        length=0,
        rated=False,
    )


def an_append(table: str, n: int, action: int = 7) -> Append:
    row = LogRow(n, RecordEntry("choose", 0, action, at=1000 + n), n)
    return Append(table, row, 1000 + n, "playing", None, [], False)


async def add(writer: Writer, *names: str) -> None:
    for name in names:
        seats = [Seat(i, "person", "g") for i in range(2)]
        stored = a_table(name)
        await writer.write(partial(writing.add_table, table=stored, seats=seats, values={}))


def test_an_entry_number_is_written_once(database: str):
    async def work(opened: Database, writer: Writer) -> None:
        await add(writer, "one")
        other = Writer(opened, "other")
        await other.start()
        answers = await asyncio.gather(writer.append(an_append("one", 1, 5)), other.append(an_append("one", 1, 6)))
        assert sorted(answers) == [False, True]
        async with opened.reading() as connection:
            rows = await reading.log(connection, "one")
        assert [row.entry.action for row in rows] == [5 if answers[0] else 6]
        await other.stop()

    if database.startswith("sqlite"):  # one process, and so one writer: the race is inside a batch
        run(database, _race_in_one_writer)
    else:
        run(database, work)


async def _race_in_one_writer(opened: Database, writer: Writer) -> None:
    await add(writer, "one")
    answers = await asyncio.gather(writer.append(an_append("one", 1, 5)), writer.append(an_append("one", 1, 6)))
    assert list(answers) == [True, False]


def test_many_tables_share_a_commit_and_one_failure_spoils_only_itself(database: str):
    async def work(opened: Database, writer: Writer) -> None:
        names = [f"t{i}" for i in range(20)]
        await add(writer, *names)
        waiting = [writer.append(an_append(name, 1)) for name in names]
        broken = writer.append(an_append("nowhere", 1))  # there is no such table
        guest = writer.write(lambda c: writing.add_guest(c, Guest("g1", "Ana")))
        assert list(await asyncio.gather(*waiting)) == [True] * 20
        await guest
        with pytest.raises(SQLAlchemyError):
            await broken
        async with opened.reading() as connection:
            assert (await connection.execute(select(func.count()).select_from(EntryRow))).scalar_one() == 20
            assert (await connection.execute(select(func.count()).select_from(GuestRow))).scalar_one() == 1

    run(database, work)


def test_at_a_file_everything_is_done_away_from_the_loop_and_at_once(database: str):
    async def work(opened: Database, writer: Writer) -> None:
        async def entries(connection: AsyncConnection) -> tuple[int, bool]:
            found = await connection.execute(select(func.count()).select_from(EntryRow))
            return found.scalar_one(), threading.current_thread() is loop

        loop, in_loop = threading.current_thread(), not database.startswith("sqlite")
        await add(writer, "one")
        written = await asyncio.gather(writer.append(an_append("one", 1)), writer.write(entries))
        assert list(written) == [True, (1, in_loop)], "what else is written with an entry finds it there"
        assert await opened.read(entries) == (1, in_loop)

    run(database, work)


def test_nothing_is_awaited_while_a_file_is_written(tmp_path: Path):
    async def work(opened: Database, writer: Writer) -> None:
        async def slow(connection: AsyncConnection) -> None:
            await writing.add_guest(connection, Guest("g1", "Ana"))
            await asyncio.sleep(0)

        with pytest.raises(RuntimeError, match="may await nothing else"):
            await writer.write(slow)
        async with opened.reading() as connection:
            assert await reading.guest(connection, "g1") is None, "half of it"

    run(f"sqlite+aiosqlite:///{tmp_path}/castillo.db", work)


def test_the_migrations_make_what_the_models_describe(database: str):
    async def work(opened: Database, writer: Writer) -> None:
        def compare(connection: object) -> None:
            found = inspect(connection)
            assert notices.NoticeRow.__tablename__ in Model.metadata.tables, "rooms have tables of their own"
            for name, table in Model.metadata.tables.items():
                columns = {column["name"] for column in found.get_columns(name)}
                assert columns == set(table.columns.keys()), name

        async with opened.reading() as connection:
            await connection.run_sync(compare)

    run(database, work)
    run(database, work)  # a second start finds nothing to do
