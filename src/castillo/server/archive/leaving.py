"""What the archive knows of somebody: for them to take along, and to be forgotten when they go."""

from __future__ import annotations

import secrets
from typing import Any

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.orm import aliased

from castillo.server.archive.models import ArchiveRow, ProfileRow, RatingRow, ResultRow
from castillo.server.archive.statistics import READ

COLUMNS = ("table", "seat", "game", "players", "bots", "ended", "counts", "left", "score", "place", "pool")
WRITTEN = ("gains", "cards", "places")


async def export(connection: AsyncConnection, guest: str) -> dict[str, Any]:
    """A guest's results and ratings, as plain data."""
    result, rating = ResultRow.__table__, RatingRow.__table__
    query = select(result).where(result.c.who == guest).order_by(result.c.ended, result.c.table)
    results = [
        {**{name: row[name] for name in COLUMNS}, **{name: READ(row[name]) for name in WRITTEN}}
        for row in (await connection.execute(query)).mappings()
    ]
    ratings = select(rating).where(rating.c.who == guest).order_by(rating.c.pool)
    shown = select(ProfileRow.shown).where(ProfileRow.guest == guest)
    return {
        "results": results,
        "ratings": [dict(row) for row in (await connection.execute(ratings)).mappings()],
        "shown": (await connection.execute(shown)).scalar_one_or_none() or "",
    }


async def bring(connection: AsyncConnection, before: str, member: str) -> None:
    """The games of a guest are those of the member they have become.

    Where both sat, each result stays whose it was; so do games rated in a pool in which both have a rating.
    """
    own, own_result, own_rating = aliased(ArchiveRow), aliased(ResultRow), aliased(RatingRow)
    both_sat = select(own_result.table).where(own_result.who == member)
    both_rated = select(own_rating.pool).where(own_rating.who == member)
    results = (ResultRow.who == before) & ResultRow.table.not_in(both_sat) & ResultRow.pool.not_in(both_rated)
    await connection.execute(update(ResultRow).where(results).values(who=member))
    games = (ArchiveRow.guest == before) & ArchiveRow.table.not_in(select(own.table).where(own.guest == member))
    await connection.execute(update(ArchiveRow).where(games).values(guest=member))
    ratings = (RatingRow.who == before) & RatingRow.pool.not_in(both_rated)
    await connection.execute(update(RatingRow).where(ratings).values(who=member))


async def forget(connection: AsyncConnection, guest: str) -> None:
    """A guest is gone. Their games stay for the others, as somebody's; the others' ratings are what they were."""
    await connection.execute(delete(ArchiveRow).where(ArchiveRow.guest == guest))
    await connection.execute(delete(ProfileRow).where(ProfileRow.guest == guest))
    somebody = f"~{secrets.token_urlsafe(12)}"
    for model in (ResultRow, RatingRow):
        await connection.execute(update(model).where(model.who == guest).values(who=somebody))
