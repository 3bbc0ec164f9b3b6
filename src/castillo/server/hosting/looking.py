"""What a host can look up: people, tables, counts. The server may run meanwhile."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, Select, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.server.hosting import reports
from castillo.server.hosting.models import BanRow
from castillo.server.moments import now
from castillo.server.notices import reading
from castillo.server.notices.rows import DEAD, SENDING, WAITING
from castillo.server.storage.models import AsideRow, GuestRow, SeatRow, TableRow

PAGE = 50
DAY = 24 * 60 * 60_000
DAYS = 14


class Member(Struct, omit_defaults=True):
    """Somebody who plays here, as the host sees them."""

    id: str
    name: str
    kind: str  # "member" or "guest"
    joined: int
    created: int
    seen: int
    games: int
    rights: str = ""
    banned: int = 0
    why: str = ""
    email: str = ""


class TableLine(Struct):
    """A table in the host's list."""

    id: str
    name: str
    game: str
    state: str
    people: str
    created: int
    updated: int
    entries: int


class SeatLine(Struct):
    """A seat, and who holds it."""

    number: int
    kind: str
    name: str
    guest: str
    away: str


class Counts(Struct):
    """How much there is of what."""

    members: int
    guests: int
    tables: dict[str, int]  # by state
    finished: dict[str, int]  # games, by day (UTC), in the last two weeks
    reports: int
    banned: int
    outbox: int  # notifications that wait
    dead: int  # ... and those that could not be sent


# -- people -----------------------------------------------------------------------------------------------


def _who(search: str, kind: str) -> list[ColumnElement[bool]]:
    g = GuestRow
    kinds: dict[str, ColumnElement[bool]] = {
        "members": g.joined > 0,
        "guests": g.joined == 0,
        "moderators": g.rights != "",
        "banned": g.banned > now(),
    }
    wanted = [kinds[kind]] if kind else []
    if search:
        wanted.append(or_(g.name.icontains(search, autoescape=True), g.id == search))
    return wanted


async def members(
    connection: AsyncConnection, search: str = "", kind: str = "", page: int = 1
) -> tuple[list[Member], int]:
    """People whose name or id this is, the last seen first; and how many there are in all."""
    wanted = _who(search, kind)
    query = select(func.count()).select_from(GuestRow).where(*wanted)
    total = int((await connection.execute(query)).scalar_one())
    rows = select(GuestRow.__table__).where(*wanted).order_by(GuestRow.seen.desc(), GuestRow.id)
    return await _members(connection, rows.limit(PAGE).offset((page - 1) * PAGE)), total


async def member(connection: AsyncConnection, key: str) -> Member | None:
    """One of them, with the reason of a ban."""
    found = await _members(connection, select(GuestRow.__table__).where(GuestRow.id == key))
    if found and found[0].banned:
        query = select(BanRow.why).where(BanRow.guest == key)
        found[0].why = (await connection.execute(query)).scalar_one_or_none() or ""
    return found[0] if found else None


async def _members(connection: AsyncConnection, query: Select[Any]) -> list[Member]:
    rows = (await connection.execute(query)).mappings().all()
    ids = [row["id"] for row in rows]
    played = select(SeatRow.guest, func.count(SeatRow.table.distinct())).where(SeatRow.guest.in_(ids))
    games = {guest: games for guest, games in await connection.execute(played.group_by(SeatRow.guest))}  # noqa: C416
    at = now()
    return [
        Member(
            *(row["id"], row["name"], "member" if row["joined"] else "guest"),
            *(row["joined"], row["created"], row["seen"], games.get(row["id"], 0)),
            rights=row["rights"],
            banned=row["banned"] if row["banned"] > at else 0,
            email=row["email"],
        )
        for row in rows
    ]


# -- tables -----------------------------------------------------------------------------------------------


async def tables(
    connection: AsyncConnection, state: str = "", who: str = "", page: int = 1
) -> tuple[list[TableLine], int]:
    """Tables of a state, or where somebody sits, the liveliest first; and how many there are in all."""
    wanted = [TableRow.state == state] if state else []
    if who:
        mine = select(SeatRow.table).where(SeatRow.guest == who)
        wanted.append(or_(TableRow.owner == who, TableRow.id.in_(mine)))
    query = select(func.count()).select_from(TableRow).where(*wanted)
    total = int((await connection.execute(query)).scalar_one())
    rows = select(TableRow.__table__).where(*wanted).order_by(TableRow.updated.desc(), TableRow.id)
    return await _tables(connection, rows.limit(PAGE).offset((page - 1) * PAGE)), total


async def one_table(connection: AsyncConnection, key: str) -> tuple[TableLine, list[SeatLine], str] | None:
    """A table, its seats, and why it is set aside if it is."""
    found = await _tables(connection, select(TableRow.__table__).where(TableRow.id == key))
    if not found:
        return None
    s = SeatRow
    query = select(s.number, s.kind, s.name, s.guest, s.away).where(s.table == key).order_by(s.number)
    seats = [SeatLine(*row) for row in await connection.execute(query)]
    aside = (await connection.execute(select(AsideRow.why).where(AsideRow.table == key))).scalar_one_or_none()
    return found[0], seats, aside or ""


async def _tables(connection: AsyncConnection, query: Select[Any]) -> list[TableLine]:
    c = query.selected_columns
    plain = query.with_only_columns(c.id, c.name, c.game, c.state, c.created, c.updated, c.n)
    rows = (await connection.execute(plain)).all()
    sitting = select(SeatRow.table, SeatRow.name).where(SeatRow.table.in_([row[0] for row in rows]))
    people: dict[str, list[str]] = {}
    for key, name in await connection.execute(sitting.where(SeatRow.kind == "person").order_by(SeatRow.number)):
        people.setdefault(key, []).append(name)
    return [TableLine(*row[:4], ", ".join(people.get(row[0], [])), *row[4:]) for row in rows]


# -- counts -----------------------------------------------------------------------------------------------


async def counts(connection: AsyncConnection) -> Counts:
    """How much there is of what."""

    async def count(of: Any, *wanted: ColumnElement[bool]) -> int:
        return int((await connection.execute(select(func.count()).select_from(of).where(*wanted))).scalar_one())

    states = select(TableRow.state, func.count()).group_by(TableRow.state).order_by(TableRow.state)
    notices = await reading.counts(connection)
    return Counts(
        members=await count(GuestRow, GuestRow.joined > 0),
        guests=await count(GuestRow, GuestRow.joined == 0),
        tables={state: number for state, number in await connection.execute(states)},  # noqa: C416
        finished=await _finished(connection),
        reports=await reports.how_many(connection),
        banned=await count(BanRow, BanRow.until > now()),
        outbox=notices.get(WAITING, 0) + notices.get(SENDING, 0),
        dead=notices.get(DEAD, 0),
    )


async def _finished(connection: AsyncConnection) -> dict[str, int]:
    day = TableRow.updated // DAY
    over = select(day, func.count()).where(TableRow.state == "over", TableRow.updated > now() - DAYS * DAY)
    rows = await connection.execute(over.group_by(day).order_by(day))
    return {datetime.fromtimestamp(number * DAY // 1000, UTC).strftime("%Y-%m-%d"): games for number, games in rows}
