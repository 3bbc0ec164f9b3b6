"""What is read from the database."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

import msgspec
from sqlalchemy import JSON, RowMapping, Text, cast, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.kernel.record import RecordEntry
from castillo.server.storage.models import (
    AsideRow,
    ChancesRow,
    EntryRow,
    GuestRow,
    JobRow,
    PositionRow,
    ReviewRow,
    SeatRow,
    TableRow,
    ValuesRow,
    WatcherRow,
)
from castillo.server.storage.rows import Aside, Guest, Job, Kept, LogRow, StoredTable
from castillo.table.seats import Seat

TABLE, SEAT, ENTRY, JOB = TableRow.__table__, SeatRow.__table__, EntryRow.__table__, JobRow.__table__
T = TypeVar("T")
KEPT, ASIDE = PositionRow.__table__, AsideRow.__table__
PLAIN = [cast(c, Text).label(c.name) if isinstance(c.type, JSON) else c for c in TABLE.c]  # JSON as it is written
WRITTEN = [c.name for c in TABLE.c if isinstance(c.type, JSON)]
NOTHING: dict[Any, Any] = {"int": 0, "bool": False, "list[str]": [], "int | None": None, "str": ""}


class Unreadable(Exception):
    """What is stored of a table cannot be read; the message says what is wrong with it."""


async def table(connection: AsyncConnection, key: str) -> tuple[StoredTable, list[Seat]] | None:
    """A table and its seats, or None."""
    row = (await connection.execute(select(*PLAIN).where(TABLE.c.id == key))).mappings().first()
    if row is None:
        return None
    query = select(SEAT).where(SEAT.c.table == key).order_by(SEAT.c.number)
    sitting = [_seat(seat) for seat in (await connection.execute(query)).mappings()]
    stored = _stored(row)
    if [seat.number for seat in sitting] != list(range(stored.players)):
        raise Unreadable("a seat is missing")
    return stored, sitting


def _stored(row: RowMapping) -> StoredTable:
    fields = dict(row)
    for name in WRITTEN:
        fields[name] = _read(f"tables.{name}", lambda name=name: msgspec.json.decode(fields[name]))  # type: ignore[misc]
    return _read("tables", lambda: msgspec.convert(fields, StoredTable))


def _seat(row: RowMapping) -> Seat:
    return _read("seats", lambda: msgspec.convert(dict(row), Seat))


def _read(what: str, read: Callable[[], T]) -> T:
    try:
        return read()
    except Exception as error:
        raise Unreadable(f"{what}: {error}") from None


async def seats(connection: AsyncConnection, tables: list[str]) -> dict[str, list[Seat]]:
    """The seats of several tables; a seat that cannot be read is left out."""
    query = select(SEAT).where(SEAT.c.table.in_(tables)).order_by(SEAT.c.table, SEAT.c.number)
    found: dict[str, list[Seat]] = {table: [] for table in tables}
    for row in (await connection.execute(query)).mappings():
        with suppress(Unreadable):
            found[row["table"]].append(_seat(row))
    return found


class Mark(msgspec.Struct):
    """What tells whether a process knows all that the database knows of a table."""

    length: int  # of the log
    state: str
    started: int
    rematch: str
    watch: str
    talk: bool
    seats: list[Seat]


async def marks(connection: AsyncConnection, ids: list[str]) -> dict[str, Mark]:
    c = TABLE.c
    query = (
        select(
            c.id, c.length, c.state, c.started, c.rematch, c.watch, c.talk, *(s for s in SEAT.c if s.name != "table")
        )
        .join(SEAT, SEAT.c.table == c.id)
        .where(c.id.in_(ids))
        .order_by(c.id, SEAT.c.number)
    )
    found: dict[str, Mark] = {}
    for key, length, state, started, rematch, watch, talk, *seat in await connection.execute(query):
        mark = found.setdefault(key, Mark(length, state, started, rematch, watch, talk, []))
        mark.seats.append(Seat(*seat))
    return found


async def log(connection: AsyncConnection, table: str, after: int = 0) -> list[LogRow]:
    """The log of a table from entry `after + 1` on."""
    return (await logs(connection, [table], after))[table]


async def logs(connection: AsyncConnection, tables: list[str], after: int = 0) -> dict[str, list[LogRow]]:
    """The logs of several tables."""
    c = ENTRY.c
    columns = (c.table, c.n, c.kind, c.seat, c.action, c.window, c.answer, c.at, c.shown, c.mark, c.chain)
    rows = await connection.execute(select(*columns).where(c.table.in_(tables), c.n > after).order_by(c.table, c.n))
    found: dict[str, list[LogRow]] = {table: [] for table in tables}
    for table, n, *entry, shown, mark, chain in rows:
        found[table].append(LogRow(n, RecordEntry(*entry), shown, mark, chain))
    return found


async def kept(connection: AsyncConnection, table: str) -> list[Kept]:
    """The kept positions of a table, the newest first; one that cannot be read is left out."""
    return (await all_kept(connection, [table]))[table]


async def all_kept(connection: AsyncConnection, tables: list[str]) -> dict[str, list[Kept]]:
    """The kept positions of several tables."""
    query = select(KEPT).where(KEPT.c.table.in_(tables)).order_by(KEPT.c.table, KEPT.c.n.desc())
    found: dict[str, list[Kept]] = {table: [] for table in tables}
    for row in (await connection.execute(query)).mappings():
        columns = dict(row)
        with suppress(msgspec.ValidationError):
            found[columns.pop("table")].append(msgspec.convert(columns, Kept))
    return found


async def past(connection: AsyncConnection, table: str) -> tuple[list[LogRow], list[Kept]]:
    """All that a table's past is played from."""
    return await log(connection, table), await kept(connection, table)


async def since(
    connection: AsyncConnection, key: str, known: int
) -> tuple[tuple[StoredTable, list[Seat]] | None, list[LogRow]]:
    """A table as it is now, and its log after the entry that is known."""
    return await table(connection, key), await log(connection, key, known)


async def card_values(connection: AsyncConnection, digest: str) -> Any:
    """Card values by their hash, as they are stored; None where they are missing or cannot be read."""
    query = select(cast(ValuesRow.sheet, Text)).where(ValuesRow.hash == digest)
    text = (await connection.execute(query)).scalar_one_or_none()
    try:
        return None if text is None else msgspec.json.decode(text)
    except (msgspec.DecodeError, TypeError):
        return None


async def chances(connection: AsyncConnection, table: str) -> str:
    """What was worked out about a finished game; empty where nobody has asked yet."""
    query = select(ChancesRow.body).where(ChancesRow.table == table)
    return (await connection.execute(query)).scalar_one_or_none() or ""


async def reviews(connection: AsyncConnection, table: str, seat: int) -> dict[int, str]:
    """What was found about the decisions of a seat, by entry."""
    query = select(ReviewRow.n, ReviewRow.body).where(ReviewRow.table == table, ReviewRow.seat == seat)
    return {int(n): body for n, body in await connection.execute(query)}


async def aside(connection: AsyncConnection, tables: list[str] | None = None) -> list[Aside]:
    """Tables that are set aside, of these or of all; the newest first."""
    query = select(ASIDE).order_by(ASIDE.c.at.desc())
    if tables is not None:
        query = query.where(ASIDE.c.table.in_(tables))
    return [Aside(*row) for row in await connection.execute(query)]


async def guest(connection: AsyncConnection, key: str) -> Guest | None:
    columns = [GuestRow.__table__.c[name] for name in Guest.__struct_fields__]
    row = (await connection.execute(select(*columns).where(GuestRow.id == key))).first()
    return None if row is None else Guest(*row)


async def may_watch(connection: AsyncConnection, table: str, guest: str) -> bool:
    query = select(WatcherRow.guest).where(WatcherRow.table == table, WatcherRow.guest == guest)
    return (await connection.execute(query)).first() is not None


async def open_tables(connection: AsyncConnection, most: int = 100) -> list[StoredTable]:
    """Listed tables that wait for players or that anyone may watch, the liveliest first."""
    c = TABLE.c
    query = (
        select(*PLAIN)
        .where(
            c.listed.is_(True),
            c.id.not_in(select(ASIDE.c.table)),
            or_(c.state == "waiting", (c.state == "playing") & (c.watch == "anyone")),
        )
        .order_by(c.state.desc(), c.updated.desc())
        .limit(most)
    )
    return [stored for stored in await _tables(connection, query) if stored.state != "aside"]


async def finished_tables(connection: AsyncConnection) -> list[str]:
    """The tables whose game is over, the oldest first; those that are set aside too."""
    query = select(TABLE.c.id).where(TABLE.c.state == "over").order_by(TABLE.c.created, TABLE.c.id)
    return list((await connection.execute(query)).scalars())


async def tables_among(connection: AsyncConnection, ids: list[str]) -> list[StoredTable]:
    """These tables; the newest first."""
    query = select(*PLAIN).where(TABLE.c.id.in_(ids)).order_by(TABLE.c.updated.desc(), TABLE.c.id.desc())
    return await _tables(connection, query)


async def _tables(connection: AsyncConnection, query: Any) -> list[StoredTable]:
    """Tables for a list; of one that cannot be opened what can be said."""
    rows = (await connection.execute(query)).mappings().all()
    gone = {table.table for table in await aside(connection, [row["id"] for row in rows])}
    return [_listed(row, row["id"] in gone) for row in rows]


def _listed(row: RowMapping, gone: bool) -> StoredTable:
    try:
        stored = _stored(row)
    except Unreadable:
        kinds = StoredTable.__annotations__
        known = {name: value for name, value in dict(row).items() if type(value).__name__ == kinds[name]}
        stored = StoredTable(**{**{name: NOTHING.get(kind, {}) for name, kind in kinds.items()}, **known})
        gone = True
    if gone:
        stored.state = "aside"
    return stored


async def late_tables(connection: AsyncConnection, at: int, most: int = 50) -> list[str]:
    """Tables where a clock or a window has run out."""
    query = select(TABLE.c.id).where(TABLE.c.deadline <= at).order_by(TABLE.c.deadline).limit(most)
    return list((await connection.execute(query)).scalars())


async def lost_jobs(connection: AsyncConnection, at: int, most: int = 50) -> list[Job]:
    """Questions to bots whose lease has ended: whoever held it is gone."""
    query = select(JOB.c.table, JOB.c.n, JOB.c.seat).where(JOB.c.lease <= at).order_by(JOB.c.lease).limit(most)
    return [Job(*row) for row in await connection.execute(query)]
