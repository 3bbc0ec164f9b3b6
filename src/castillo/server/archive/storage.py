"""What the archive writes and finds: finished games, once each, and what their logs tell."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.server.archive.models import ArchiveRow, PlayedRow, ResultRow
from castillo.server.archive.outcome import Standing, counts, has_left, pool_of, ranks, rater, result_for
from castillo.server.archive.ratings import Rated, alone, rate
from castillo.server.glance import glance_from
from castillo.server.storage import reading
from castillo.server.storage.models import AsideRow, TableRow
from castillo.server.storage.rows import StoredTable
from castillo.server.storage.writing import put
from castillo.stories.chronicle import Chronicle
from castillo.table.seats import Seat

UNTOLD, TOLD, LOST = 0, 1, 2
"""Whether a game's log was gone through; of a `LOST` one these rules cannot say where its points came from."""

PLAYED, TABLE = PlayedRow.__table__, TableRow.__table__
NOTHING = "{}"


def words(ids: Sequence[str]) -> str:
    """Ids so that each of them can be found in a column: with blanks around it.

    >>> words(["base", "colonies"])
    ' base colonies '
    """
    return f" {' '.join(ids)} " if ids else ""


async def unnoted(connection: AsyncConnection, most: int) -> list[str]:
    """Finished games that the archive does not know, the latest first."""
    known = select(PLAYED.c.table).where(PLAYED.c.table == TABLE.c.id).exists()
    aside = select(AsideRow.table).where(AsideRow.table == TABLE.c.id).exists()
    query = select(TABLE.c.id).where(TABLE.c.state == "over", ~known, ~aside)
    return list((await connection.execute(query.order_by(TABLE.c.updated.desc()).limit(most))).scalars())


async def untold(connection: AsyncConnection, most: int) -> list[str]:
    """Games whose logs are still to be gone through, the latest first."""
    query = select(PLAYED.c.table).where(PLAYED.c.told == UNTOLD)
    return list((await connection.execute(query.order_by(PLAYED.c.ended.desc()).limit(most))).scalars())


async def note(connection: AsyncConnection, key: str, known: Standing | None = None) -> bool:
    """Write how a finished game went, once; its ratings with it. False where its row does not say and nobody knows."""
    await alone(connection)
    found = await reading.table(connection, key)
    if found is None or found[0].state != "over":
        return True
    stored, seats = found
    standing = known or standing_of(stored)
    if standing is None:
        return False
    if len(standing.scores) != stored.players:
        standing = Standing([0] * stored.players, [], standing.rounds)
    order = ranks(seats, standing) if stored.rated and not (stored.origin or stored.lesson) else []
    pool = pool_of(stored, seats) if order else ""
    if not await put(connection, PlayedRow, _played_row(stored, standing, pool)):
        return True
    rows = [_result_row(stored, seats, seat, standing, pool, order) for seat in seats]
    await connection.execute(insert(ResultRow), rows)
    owners = sorted({stored.owner, *(seat.guest for seat in seats)} - {""})
    for guest in owners:
        await put(connection, ArchiveRow, _archive_row(guest, stored, seats, standing))
    if pool:
        await rate(connection, Rated(pool, stored.updated, key, [rater(seat) for seat in seats], order))
    return True


def standing_of(stored: StoredTable) -> Standing | None:
    """How a game stood at its end, as it was noted with its last entry; None where it was not."""
    glance = glance_from(stored.glance)
    if len(glance.scores) != stored.players:
        return None
    return Standing(glance.scores, glance.winners, glance.rounds)


def _played_row(stored: StoredTable, standing: Standing, pool: str) -> dict[str, object]:
    return {
        "table": stored.id,
        "game": stored.game,
        "players": stored.players,
        "modules": words(stored.modules),
        "rounds": standing.rounds,
        "ended": stored.updated,
        "pool": pool,
        "told": UNTOLD,
    }


def _result_row(
    stored: StoredTable, seats: Sequence[Seat], seat: Seat, standing: Standing, pool: str, order: list[int]
) -> dict[str, object]:
    return {
        "table": stored.id,
        "seat": seat.number,
        "who": rater(seat),
        "game": stored.game,
        "players": stored.players,
        "bots": sum(other.kind == "bot" for other in seats),
        "ended": stored.updated,
        "counts": counts(stored, standing),
        "left": has_left(seat),
        "score": standing.scores[seat.number],
        "place": standing.place_of[seat.number],
        "gains": NOTHING,
        "cards": NOTHING,
        "places": NOTHING,
        "pool": pool,
        "rank": order[seat.number] if order else 0,
        "mu": None,
        "sigma": None,
    }


def _archive_row(guest: str, stored: StoredTable, seats: Sequence[Seat], standing: Standing) -> dict[str, object]:
    return {
        "guest": guest,
        "ended": stored.updated,
        "table": stored.id,
        "game": stored.game,
        "modules": words(stored.modules),
        "result": result_for(guest, seats, standing),
        "open": stored.watch == "anyone",
    }


async def tell(connection: AsyncConnection, key: str, chronicle: Chronicle | None) -> None:
    """Write what a game's log tells of each seat; None: these rules cannot play it."""
    query = update(PlayedRow).where(PlayedRow.table == key, PlayedRow.told == UNTOLD)
    changed = await connection.execute(query.values(told=LOST if chronicle is None else TOLD))
    if chronicle is None or changed.rowcount == 0:
        return
    for seat in range(chronicle.players):
        told = {
            "gains": _json(gains_of(chronicle, seat)),
            "cards": _json(chronicle.cards[seat]),
            "places": _json(chronicle.places[seat]),
        }
        await connection.execute(update(ResultRow).where(ResultRow.table == key, ResultRow.seat == seat).values(**told))


def gains_of(chronicle: Chronicle, seat: int) -> dict[str, int]:
    """A seat's points by what they came from, in the order in which the game tells it."""
    found: dict[str, int] = {}
    for gain, _, points in chronicle.sources():
        found[gain] = found.get(gain, 0) + points[seat]
    return {gain: points for gain, points in found.items() if points}


def _json(value: dict[str, int]) -> str:
    return msgspec.json.encode(value).decode()
