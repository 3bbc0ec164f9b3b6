"""What people tell the host about others: kept, folded, counted."""

from __future__ import annotations

from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.kernel.text import Text
from castillo.server.hosting.models import ReportRow
from castillo.server.hosting.rows import Report
from castillo.server.moments import now
from castillo.server.refusals import Refused
from castillo.server.storage.models import GuestRow

DAY = 24 * 60 * 60_000
MOST_A_DAY = 10  # of one member; what is folded counts as well
LONGEST_TEXT, LONGEST_QUOTE = 1000, 2000
COLUMNS = [c for c in ReportRow.__table__.c if c.name in Report.__struct_fields__]


def enough() -> Refused:
    """Somebody has reported a lot today."""
    sentence = "You have reported a lot today, and whoever runs this server will look at it; please try again tomorrow."
    return Refused(429, sentence, Text("server-why-enough_reports"))


def added(before: str, more: str, most: int) -> str:
    """What was said before, and what is new, as far as there is room.

    >>> added("rude", "rude", 20), added("rude", "again", 20), added("rude", "again", 6)
    ('rude', 'rude\\nagain', 'rude\\na')
    """
    known = not more or more in before.split("\n")
    return before if known else "\n".join(filter(None, (before, more)))[:most]


async def add(connection: AsyncConnection, said: Report) -> bool:
    """Keep what somebody says; False where it is too much for one day."""
    c = ReportRow
    today = select(func.coalesce(func.sum(c.times), 0)).where(c.by == said.by, c.at > said.at - DAY)
    if int((await connection.execute(today)).scalar_one()) >= MOST_A_DAY:
        return False
    same = (c.by == said.by) & (c.against == said.against) & (c.table == said.table) & (c.kind == said.kind)
    query = select(c.id, c.text, c.quoted).where(same, c.closed == 0).limit(1).with_for_update()
    before = (await connection.execute(query)).first()
    if before is None:
        row = {column.name: getattr(said, column.name) for column in COLUMNS if column.name != "id"}
        await connection.execute(ReportRow.__table__.insert().values(**row))  # type: ignore[attr-defined]
    else:
        await _fold(connection, before[0], said, before[1], before[2])
    return True


async def _fold(connection: AsyncConnection, known: int, said: Report, text: str, quoted: str) -> None:
    more = {
        "text": added(text, said.text, LONGEST_TEXT),
        "quoted": added(quoted, said.quoted, LONGEST_QUOTE),
        "at": said.at,
        "times": ReportRow.times + 1,
    }
    await connection.execute(update(ReportRow).where(ReportRow.id == known).values(**more))


async def find(connection: AsyncConnection, report: int | None = None, most: int = 200) -> list[Report]:
    """Open reports, the oldest first; or this one, open or not."""
    by, against = GuestRow.__table__.alias("reporter"), GuestRow.__table__.alias("reported")
    known = func.coalesce(by.c.name, ""), func.coalesce(against.c.name, "")
    c = ReportRow.__table__.c
    query = select(*COLUMNS, *known).outerjoin(by, by.c.id == c.by).outerjoin(against, against.c.id == c.against)
    query = query.where(c.closed == 0) if report is None else query.where(c.id == report)
    return [Report(*row) for row in await connection.execute(query.order_by(c.at).limit(most))]


async def how_many(connection: AsyncConnection) -> int:
    """How many are open."""
    query = select(func.count()).select_from(ReportRow).where(ReportRow.closed == 0)
    return int((await connection.execute(query)).scalar_one())


def said(by: str, against: str, table: str, kind: str, text: str, quoted: str) -> Report:
    """A report as it is kept."""
    short = shown(text)[:LONGEST_TEXT], shown(quoted)[:LONGEST_QUOTE]
    return Report(0, now(), by, against, table, kind, *short, times=1, closed=0, note="")


def shown(text: str) -> str:
    """A text of several lines without anything that cannot be shown.

    >>> shown("  one\\ntwo\\x00 ")
    'one\\ntwo'
    """
    return "".join(letter for letter in text if letter.isprintable() or letter == "\n").strip()
