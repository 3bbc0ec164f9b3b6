"""Stored games as finished tables of a server: what was played is fixed, and so is all that is told of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

import castillo
from castillo.server.opening import _fresh
from castillo.server.past import moments
from castillo.server.positions import hash_of
from castillo.server.storage import writing
from castillo.server.storage.chain import link, root
from castillo.server.storage.database import Database
from castillo.server.storage.models import EntryRow
from castillo.server.storage.rows import LogRow, StoredTable, WholeTable
from castillo.table.seats import BOT, PERSON, Seat

T = TypeVar("T")
RECORDS = Path(__file__).parents[1] / "records"
NAMES = ("Leonor", "Beatriz", "Gonzalo", "Yago", "Inés")
BEGUN = 1_763_400_000_000
EACH = 20_000  # milliseconds between two entries


def whole_table(name: str, owner: str = "", watch: str = "anyone") -> WholeTable:
    """A stored game as the table at which it was played: by its owner against bots."""
    record = castillo.load((RECORDS / f"{name}.json").read_text("utf-8"))
    setup = record.setup
    stored = StoredTable(
        **_fresh(owner),
        name="",
        game=setup.game,
        players=setup.players,
        modules=list(setup.modules),
        options=dict(setup.options),
        sheet=setup.sheet,
        values_hash=hash_of(record.values),
        seed=str(setup.seed),
        origin="",
        pace_minutes=0,
        pace_bank=0,
        window_seconds=0,
        watch=watch,
        listed=False,
        lesson="",
    )
    stored.rules, stored.started, stored.state = "", BEGUN, "over"
    rows = [LogRow(n, replace(entry, at=BEGUN + n * EACH)) for n, entry in enumerate(record.entries, 1)]
    seats = [Seat(number, BOT, name=NAMES[number], level="hard") for number in range(setup.players)]
    if owner:
        seats[0] = Seat(0, PERSON, owner, NAMES[0])
    return WholeTable(stored, seats, record.values, rows, [])


def store(database: Path, name: str, owner: str = "", watch: str = "anyone") -> str:
    """Put a stored game among the tables of a server on SQLite, which may run; its id."""
    whole = whole_table(name, owner, watch)
    stored, before = whole.stored, root(whole.stored)
    for moment in moments(whole):
        row = moment.row
        if row.length:
            row.public_length = moment.line.number
            row.chain = before = link(before, row)
    stored.length, stored.n, stored.chain = len(whole.rows), whole.rows[-1].public_length, before
    stored.updated = whole.rows[-1].entry.at
    with ThreadPoolExecutor(1) as elsewhere:  # a browser test has a loop of its own here
        elsewhere.submit(asyncio.run, _write(f"sqlite+aiosqlite:///{database}", whole)).result()
    return stored.id


async def _write(url: str, whole: WholeTable) -> None:
    database = Database(url)
    entries = [
        {
            **{name: getattr(row.entry, name) for name in ("kind", "seat", "action", "window", "answer", "at")},
            "table": whole.stored.id,
            "n": row.length,
            "shown": row.public_length,
            "mark": "",
            "chain": row.chain,
        }
        for row in whole.rows
    ]
    async with database.engine.begin() as connection:
        await writing.add_table(connection, whole.stored, whole.seats, whole.values)
        await connection.execute(insert(EntryRow), entries)
    await database.close()


def ask(database: str, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
    """Do something in the database, whoever else uses it."""

    async def whole() -> T:
        opened = Database(database)
        async with opened.engine.begin() as connection:
            found = await work(connection)
        await opened.engine.dispose()
        return found

    return asyncio.run(whole())
