"""Somebody's finished games, page by page: each page is read from where the one before ended, along an index."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, and_, or_, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.server.archive.models import ArchiveRow, PlayedRow
from castillo.server.archive.outcome import SHARED, WON
from castillo.server.storage.models import SeatRow, TableRow

MINE, SEAT, TABLE = ArchiveRow.__table__, SeatRow.__table__, TableRow.__table__
ESCAPE = "\\"


class Wish(msgspec.Struct, frozen=True):
    """What is looked for; an empty word means any."""

    opponent: str = ""  # part of a name
    game: str = ""
    module: str = ""
    result: str = ""  # won, lost, ended
    public: bool = False  # only what anybody could watch


class Found(msgspec.Struct, frozen=True):
    """Tables in their order, and where the next page begins; empty: there is none."""

    tables: list[str]
    following: str


async def page(connection: AsyncConnection, guest: str, wish: Wish, before: str, most: int) -> Found:
    """The latest finished games of a guest, those before a mark."""
    query = select(MINE.c.ended, MINE.c.table).where(MINE.c.guest == guest, *_conditions(wish))
    if wish.opponent:
        query = query.where(_against(guest, wish.opponent, connection.dialect.name))
    if before:
        ended, _, table = before.partition(".")
        query = query.where(tuple_(MINE.c.ended, MINE.c.table) < (int(ended), table))
    query = query.order_by(MINE.c.ended.desc(), MINE.c.table.desc()).limit(most + 1)
    rows = (await connection.execute(query)).all()
    more = len(rows) > most
    return Found([row.table for row in rows[:most]], f"{rows[most - 1].ended}.{rows[most - 1].table}" if more else "")


def _conditions(wish: Wish) -> list[ColumnElement[bool]]:
    found: list[ColumnElement[bool]] = []
    if wish.game:
        found.append(MINE.c.game == wish.game)
    if wish.module:
        found.append(MINE.c.modules.contains(f" {wish.module} ", autoescape=True))
    if wish.result:
        found.append(MINE.c.result.in_([WON, SHARED] if wish.result == WON else [wish.result]))
    if wish.public:
        found.append(MINE.c.open.is_(True))
    return found


def _against(guest: str, name: str, dialect: str) -> ColumnElement[bool]:
    """Whether somebody of this name sat there, written large or small, of which SQLite knows what English has."""
    word = f"%{_plain(name)}%"
    spellings = [word]
    if dialect != "postgresql" and not name.isascii():
        spellings += [word.lower(), word.upper(), word.title()]
    matches = SEAT.c.name.ilike if dialect == "postgresql" else SEAT.c.name.like
    called = or_(*(matches(spelling, escape=ESCAPE) for spelling in dict.fromkeys(spellings)))
    other = or_(SEAT.c.guest != guest, SEAT.c.hot.is_(True))
    return select(SEAT.c.table).where(and_(SEAT.c.table == MINE.c.table, other, called)).exists()


def _plain(words: str) -> str:
    """Words that mean themselves in a pattern."""
    for sign in (ESCAPE, "%", "_"):
        words = words.replace(sign, ESCAPE + sign)
    return words


async def running(connection: AsyncConnection, guest: str, most: int) -> list[str]:
    """A guest's tables that are not among their finished games: they run, wait, or have just ended."""
    known = select(PlayedRow.table).where(PlayedRow.table == SEAT.c.table).exists()
    mine = select(SEAT.c.table).where(SEAT.c.guest == guest, ~known)
    opened = select(TABLE.c.id).where(TABLE.c.owner == guest, TABLE.c.state != "over")
    ids = mine.union(opened).subquery()
    query = select(TABLE.c.id).where(TABLE.c.id.in_(select(ids.c[0]))).order_by(TABLE.c.updated.desc()).limit(most)
    return list((await connection.execute(query)).scalars())


async def who_met(connection: AsyncConnection, one: str, other: str) -> bool:
    """Whether two people have sat at one table where a game was begun."""
    a, b = SEAT.alias("a"), SEAT.alias("b")
    both: Any = select(a.c.table).join(b, b.c.table == a.c.table).join(TABLE, TABLE.c.id == a.c.table)
    query = both.where(a.c.guest == one, b.c.guest == other, TABLE.c.started > 0).limit(1)
    return (await connection.execute(query)).first() is not None
