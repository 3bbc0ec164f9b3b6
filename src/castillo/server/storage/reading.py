"""What is read from the database."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.kernel.record import RecordEntry
from castillo.server.storage.facts import Guest, Job, SeatFacts, Snapshot, TableFacts
from castillo.server.storage.models import (
    EntryRow,
    GuestRow,
    JobRow,
    SeatRow,
    SnapshotRow,
    TableRow,
    ValuesRow,
    WatcherRow,
)

TABLE, SEAT, ENTRY, JOB = TableRow.__table__, SeatRow.__table__, EntryRow.__table__, JobRow.__table__


async def table(connection: AsyncConnection, key: str) -> tuple[TableFacts, list[SeatFacts]] | None:
    """A table and its seats, or None."""
    row = (await connection.execute(select(TABLE).where(TABLE.c.id == key))).mappings().first()
    if row is None:
        return None
    return msgspec.convert(dict(row), TableFacts), await seats(connection, [key])


async def seats(connection: AsyncConnection, ids: list[str]) -> list[SeatFacts]:
    query = select(SEAT).where(SEAT.c.table.in_(ids)).order_by(SEAT.c.table, SEAT.c.number)
    return [msgspec.convert(dict(row), SeatFacts) for row in (await connection.execute(query)).mappings()]


class Mark(msgspec.Struct):
    """What tells whether a process knows all that the database knows of a table."""

    length: int  # of the log
    state: str
    started: int
    rematch: str
    seats: list[SeatFacts]


async def marks(connection: AsyncConnection, ids: list[str]) -> dict[str, Mark]:
    c = TABLE.c
    length = select(func.max(ENTRY.c.n)).where(ENTRY.c.table == c.id).correlate(TABLE).scalar_subquery()
    query = (
        select(c.id, length, c.state, c.started, c.rematch, *SEAT.c)
        .join(SEAT, SEAT.c.table == c.id)
        .where(c.id.in_(ids))
        .order_by(c.id, SEAT.c.number)
    )
    found: dict[str, Mark] = {}
    for key, length_, state, started, rematch, *seat in await connection.execute(query):
        mark = found.setdefault(key, Mark(length_ or 0, state, started, rematch, []))
        mark.seats.append(SeatFacts(*seat))
    return found


async def entries(connection: AsyncConnection, table: str, after: int = 0) -> list[RecordEntry]:
    """The log of a table from entry `after + 1` on."""
    c = ENTRY.c
    query = (
        select(c.kind, c.seat, c.action, c.window, c.answer, c.at).where(c.table == table, c.n > after).order_by(c.n)
    )
    return [RecordEntry(*row) for row in await connection.execute(query)]


async def card_values(connection: AsyncConnection, digest: str) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = (
        await connection.execute(select(ValuesRow.sheet).where(ValuesRow.hash == digest))
    ).scalar_one()
    return found


async def snapshot(connection: AsyncConnection, table: str, version: str) -> Snapshot | None:
    """The stored position of a table, unless other code wrote it."""
    query = select(SnapshotRow.position).where(SnapshotRow.table == table, SnapshotRow.version == version)
    text = (await connection.execute(query)).scalar_one_or_none()
    return None if text is None else msgspec.json.decode(text, type=Snapshot)


async def guest(connection: AsyncConnection, key: str) -> Guest | None:
    row = (await connection.execute(select(GuestRow.id, GuestRow.name).where(GuestRow.id == key))).first()
    return None if row is None else Guest(row[0], row[1])


async def may_watch(connection: AsyncConnection, table: str, guest: str) -> bool:
    query = select(WatcherRow.guest).where(WatcherRow.table == table, WatcherRow.guest == guest)
    return (await connection.execute(query)).first() is not None


async def open_tables(connection: AsyncConnection, most: int = 100) -> list[TableFacts]:
    """Listed tables that wait for players or that anyone may watch, the liveliest first."""
    c = TABLE.c
    query = (
        select(TABLE)
        .where(c.listed.is_(True), or_(c.state == "waiting", (c.state == "playing") & (c.watch == "anyone")))
        .order_by(c.state.desc(), c.updated.desc())
        .limit(most)
    )
    return await _tables(connection, query)


async def tables_of(connection: AsyncConnection, guest: str, most: int = 100) -> list[TableFacts]:
    """Tables where this guest sits, or which he opened; the newest first."""
    mine = select(SEAT.c.table).where(SEAT.c.guest == guest)
    c = TABLE.c
    query = select(TABLE).where(or_(c.id.in_(mine), c.owner == guest)).order_by(c.updated.desc()).limit(most)
    return await _tables(connection, query)


async def _tables(connection: AsyncConnection, query: Any) -> list[TableFacts]:
    return [msgspec.convert(dict(row), TableFacts) for row in (await connection.execute(query)).mappings()]


async def late_tables(connection: AsyncConnection, at: int, most: int = 50) -> list[str]:
    """Tables where a clock or a window has run out."""
    query = select(TABLE.c.id).where(TABLE.c.deadline <= at).order_by(TABLE.c.deadline).limit(most)
    return list((await connection.execute(query)).scalars())


async def lost_jobs(connection: AsyncConnection, at: int, most: int = 50) -> list[Job]:
    """Questions to bots whose lease has ended: whoever held it is gone."""
    query = select(JOB.c.table, JOB.c.n, JOB.c.seat).where(JOB.c.lease <= at).order_by(JOB.c.lease).limit(most)
    return [Job(*row) for row in await connection.execute(query)]
