"""What is read from the database for notices."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import and_, bindparam, func, select
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.orm import aliased

from castillo.server.glance import glance_from
from castillo.server.notices.models import ChannelRow, MuteRow, NoticeRow, WishRow
from castillo.server.notices.rows import DEAD, SENDING, WAITING, Board, Channel, DeadLetter, LastOwn, Notice, Person
from castillo.server.storage import reading
from castillo.server.storage.models import AsideRow, EntryRow, GuestRow, SeatRow, TableRow
from castillo.table.clocks import GO_ON
from castillo.table.seats import HERE, PERSON

CHANNEL, NOTICE, MUTE, WISH = ChannelRow.__table__, NoticeRow.__table__, MuteRow.__table__, WishRow.__table__
TABLE, SEAT, GUEST = TableRow.__table__, SeatRow.__table__, GuestRow.__table__
OWN = ("choose", "take_back", "stand")
"""The kinds of entries by which somebody acts."""


def _last_own() -> Any:
    """Of a standing answer that answered nothing nobody may know: the entry before says that as many are known."""
    entry, before = aliased(EntryRow), aliased(EntryRow)
    known = (entry.kind != "stand") | (entry.shown < 0) | (func.coalesce(before.shown, 0) < entry.shown)
    mine = entry.seat.in_(bindparam("seats", expanding=True)) & entry.kind.in_(OWN) & known
    earlier = and_(before.table == entry.table, before.n == entry.n - 1)
    query = select(entry.n, entry.shown, entry.kind).outerjoin(before, earlier)
    query = query.where(entry.table == bindparam("of"), mine | (entry.kind == GO_ON))
    return query.order_by(entry.n.desc()).limit(1)


LAST_OWN = _last_own()


# -- who waits ---------------------------------------------------------------------------------------------


async def quiet_tables(connection: AsyncConnection, since: int, until: int) -> list[tuple[str, int]]:
    """Running tables with somebody who can be told, at which nothing has happened since a moment in this time."""
    told = select(SEAT.c.table).join(CHANNEL, CHANNEL.c.guest == SEAT.c.guest)
    told = told.where(SEAT.c.table == TABLE.c.id, SEAT.c.kind == PERSON, SEAT.c.away == HERE)
    query = select(TABLE.c.id, TABLE.c.updated).where(
        TABLE.c.listed.in_((True, False)),  # so that the index of lists helps
        TABLE.c.state == "playing",
        TABLE.c.updated.between(since, until),
        TABLE.c.lesson == "",
        told.exists(),
    )
    return [(table, updated) for table, updated in await connection.execute(query.order_by(TABLE.c.updated))]


async def boards(connection: AsyncConnection, tables: Iterable[str]) -> dict[str, Board]:
    """These tables, as far as they run."""
    c, ids = TABLE.c, sorted(set(tables))
    aside = select(AsideRow.table).where(AsideRow.table == c.id).exists()
    columns = (c.id, c.name, c.game, c.pace_minutes, c.updated, c.n, c.deadline, c.glance)
    rows = (await connection.execute(select(*columns).where(c.id.in_(ids), c.state == "playing", ~aside))).all()
    seats = await reading.seats(connection, ids)
    return {row.id: Board(*row[:-1], glance_from(row.glance), seats[row.id]) for row in rows}


async def last_own(connection: AsyncConnection, table: str, seats: list[int]) -> LastOwn:
    """The last entry of these seats that everyone may know of. It tells one question to them from the next.

    So does the end of a pause: whoever was waited for is waited for anew.
    """
    found = (await connection.execute(LAST_OWN, {"of": table, "seats": seats})).first()
    return LastOwn() if found is None else LastOwn(*found)


# -- people and their channels -----------------------------------------------------------------------------


async def people(connection: AsyncConnection, guests: Iterable[str]) -> dict[str, Person]:
    """Those of these guests who are there."""
    columns = [GUEST.c[name] for name in Person.__struct_fields__ if name != "pace"]
    query = select(*columns, func.coalesce(WISH.c.pace, "once").label("pace")).outerjoin(
        WISH, WISH.c.guest == GUEST.c.id
    )
    rows = await connection.execute(query.where(GUEST.c.id.in_(sorted(set(guests)))))
    return {row["id"]: msgspec.convert(dict(row), Person) for row in rows.mappings()}


async def channels(connection: AsyncConnection, guests: Iterable[str]) -> list[Channel]:
    """The channels of these guests, the oldest first."""
    query = select(CHANNEL).where(CHANNEL.c.guest.in_(sorted(set(guests))))
    return [_channel(row) for row in (await connection.execute(query.order_by(CHANNEL.c.created))).mappings()]


async def channel(connection: AsyncConnection, key: str) -> Channel | None:
    row = (await connection.execute(select(CHANNEL).where(CHANNEL.c.id == key))).mappings().first()
    return None if row is None else _channel(row)


def _channel(row: Any) -> Channel:
    return msgspec.convert(dict(row), Channel)


async def mutes(connection: AsyncConnection, guests: Iterable[str]) -> set[tuple[str, str]]:
    """Guests with the tables of which they want to hear nothing."""
    query = select(MUTE.c.guest, MUTE.c.table).where(MUTE.c.guest.in_(sorted(set(guests))))
    return {(guest, table) for guest, table in await connection.execute(query)}


# -- the outbox --------------------------------------------------------------------------------------------


async def due(connection: AsyncConnection, at: int, most: int = 200) -> list[Notice]:
    """What is to be sent by now, the oldest first."""
    query = select(NOTICE).where(NOTICE.c.state == WAITING, NOTICE.c.due <= at).order_by(NOTICE.c.due).limit(most)
    return [Notice(*row) for row in await connection.execute(query)]


async def lost(connection: AsyncConnection, at: int) -> bool:
    """Whether something was being sent by a process that is gone."""
    query = select(NOTICE.c.table).where(NOTICE.c.state == SENDING, NOTICE.c.lease <= at).limit(1)
    return (await connection.execute(query)).first() is not None


async def dead_letters(connection: AsyncConnection) -> list[DeadLetter]:
    """What could not be sent, for the host; the newest first."""
    kind, name = func.coalesce(CHANNEL.c.kind, ""), func.coalesce(GUEST.c.name, "")
    c = NOTICE.c
    query = select(c.table, c.n, c.guest, c.channel, c.at, c.tries, c.why, kind, name)
    query = query.outerjoin(CHANNEL, CHANNEL.c.id == c.channel).outerjoin(GUEST, GUEST.c.id == c.guest)
    rows = await connection.execute(query.where(c.state == DEAD).order_by(c.at.desc(), c.table, c.n))
    return [DeadLetter(*row) for row in rows]


async def counts(connection: AsyncConnection) -> dict[str, int]:
    """How many notices there are, by what became of them."""
    query = select(NOTICE.c.state, func.count()).group_by(NOTICE.c.state)
    return {state: int(count) for state, count in await connection.execute(query)}


# -- everything of one person ------------------------------------------------------------------------------


async def everything(connection: AsyncConnection, guest: str) -> dict[str, Any]:
    """What is kept of somebody's notices, for their archive."""
    mine = await channels(connection, [guest])
    known = await people(connection, [guest])
    tables = [table for _, table in sorted(await mutes(connection, [guest]))]
    rows = await connection.execute(select(NOTICE).where(NOTICE.c.guest == guest).order_by(NOTICE.c.at))
    return {
        "pace": known[guest].pace if guest in known else "once",
        "channels": [{"kind": c.kind, "address": c.address, "label": c.label, "since": c.created} for c in mine],
        "silent_tables": tables,
        "notices": [{"table": row.table, "at": row.at, "state": row.state} for row in rows],
    }
