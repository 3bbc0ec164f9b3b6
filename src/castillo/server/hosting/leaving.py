"""What the host was told by and about somebody, when they take it with them, leave, or become somebody else."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.server.hosting.models import BanRow, ReportRow


async def export(connection: AsyncConnection, guest: str) -> list[dict[str, Any]]:
    """What they have reported; of whom, only the host knows."""
    r = ReportRow
    query = select(r.at, r.table, r.kind, r.text).where(r.by == guest).order_by(r.at)
    return [dict(row) for row in (await connection.execute(query)).mappings()]


async def forget(connection: AsyncConnection, guest: str) -> None:
    """What was said of them goes with them; what they said of others stays, without saying who."""
    await connection.execute(delete(ReportRow).where(ReportRow.against == guest))
    await connection.execute(update(ReportRow).where(ReportRow.by == guest).values(by=""))
    await connection.execute(delete(BanRow).where(BanRow.guest == guest))


async def bring(connection: AsyncConnection, before: str, member: str) -> None:
    """The guest is the member."""
    await connection.execute(update(ReportRow).where(ReportRow.against == before).values(against=member))
    await connection.execute(update(ReportRow).where(ReportRow.by == before).values(by=member))
