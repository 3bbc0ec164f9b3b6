"""What processes read of the host's decisions."""

from __future__ import annotations

from sqlalchemy import or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.server.hosting.models import AnnouncementRow, AuditRow, BanRow, WordRow
from castillo.server.hosting.rows import Announcement, Ban, Line
from castillo.server.storage.models import GuestRow, SeatRow, TableRow
from castillo.table.seats import FOR_THIS_TURN, HERE, PERSON

MODERATE = "moderate"
CLOSED = "close_table"
FEW = 50  # a line whose transaction took long is still among them


async def newest_lines(connection: AsyncConnection) -> list[int]:
    """The numbers of the last acts."""
    query = select(AuditRow.id).order_by(AuditRow.id.desc()).limit(FEW)
    return list((await connection.execute(query)).scalars())


async def lines(connection: AsyncConnection, before: int = 0, most: int = FEW) -> list[Line]:
    """Acts, the newest first; with `before`, those before this one."""
    who, about = GuestRow.__table__.alias("who"), GuestRow.__table__.alias("about")
    c = AuditRow.__table__.c
    query = (
        select(*c, who.c.name, about.c.name).outerjoin(who, who.c.id == c.who).outerjoin(about, about.c.id == c.about)
    )
    query = query.where(c.id < before) if before else query
    rows = await connection.execute(query.order_by(c.id.desc()).limit(most))
    return [Line(*row[:6], actor=row[6] or "", name=row[7] or "") for row in rows]


async def bans(connection: AsyncConnection, at: int) -> list[Ban]:
    """The bans that have not ended, the newest first."""
    c = BanRow.__table__.c
    query = select(c.guest, c.until, c.at, c.why, GuestRow.name).outerjoin(GuestRow, GuestRow.id == c.guest)
    rows = await connection.execute(query.where(c.until > at).order_by(c.at.desc()))
    return [Ban(guest, until, since, why, name or "") for guest, until, since, why, name in rows]


async def words(connection: AsyncConnection) -> list[str]:
    """The word list, by the alphabet."""
    return list((await connection.execute(select(WordRow.word).order_by(WordRow.word))).scalars())


async def announcements(connection: AsyncConnection, at: int) -> list[Announcement]:
    """What is announced now."""
    c = AnnouncementRow.__table__.c
    query = select(c.language, c.text, c.at, c.until).where(or_(c.until == 0, c.until > at)).order_by(c.language)
    return [Announcement(*row) for row in await connection.execute(query)]


async def tables_to_close(connection: AsyncConnection) -> list[str]:
    """Tables that the host has closed, and that nobody has ended yet."""
    query = select(TableRow.id).join(AuditRow, AuditRow.about == TableRow.id)
    open_yet = TableRow.state.in_(("waiting", "playing"))
    return list((await connection.execute(query.where(AuditRow.what == CLOSED, open_yet).distinct())).scalars())


async def seats_of_banned(connection: AsyncConnection, at: int) -> list[tuple[str, int, str]]:
    """Seats that wait for somebody who is banned: table, number, who."""
    query = (
        select(SeatRow.table, SeatRow.number, SeatRow.guest)
        .join(BanRow, BanRow.guest == SeatRow.guest)
        .join(TableRow, TableRow.id == SeatRow.table)
        .where(BanRow.until > at, SeatRow.kind == PERSON, SeatRow.away.in_((HERE, FOR_THIS_TURN)))
        .where(TableRow.state.in_(("waiting", "playing")))
    )
    return [(table, number, guest) for table, number, guest in await connection.execute(query)]


async def may_moderate(connection: AsyncConnection, guest: str) -> bool:
    """Whether somebody has the right to moderate."""
    rights = (await connection.execute(select(GuestRow.rights).where(GuestRow.id == guest))).scalar_one_or_none()
    return MODERATE in (rights or "").split()
