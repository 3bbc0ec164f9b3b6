"""Ratings as they are stored: after a game, and all of them anew. Both go through the games in one order.

A game's ratings follow from those after the games before it, by the time of its end and then by its id. So one that
comes late, from another process, is put in where it belongs, and those after it are reckoned again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, bindparam, delete, insert, select, text, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.server.archive.models import PlayedRow, RatingRow, ResultRow
from castillo.server.archive.skill import Skill, after_game

PLAYED, RESULT, RATING = PlayedRow.__table__, ResultRow.__table__, RatingRow.__table__
LOCK = 0x0CA5_7111  # PostgreSQL: processes rate one after the other
WRITE_RESULT = (
    update(RESULT)  # type: ignore[arg-type]
    .where(RESULT.c.table == bindparam("of"), RESULT.c.who == bindparam("by"))
    .values(mu=bindparam("to_mu"), sigma=bindparam("to_sigma"))
)


class Rated(NamedTuple):
    """A rated game: when it ended, which, and the seats in order."""

    pool: str
    ended: int
    table: str
    who: list[str]
    ranks: list[int]


class Rebuilt(NamedTuple):
    """What came of reckoning all ratings anew."""

    games: int
    ratings: int
    changed: int


async def alone(connection: AsyncConnection) -> None:
    """Until this transaction ends no other process rates."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))


async def rate(connection: AsyncConnection, game: Rated) -> None:
    """Rate a game whose results have just been written."""
    await alone(connection)
    key = tuple_(PLAYED.c.ended, PLAYED.c.table)
    later = await _games(connection, PLAYED.c.pool == game.pool, key > (game.ended, game.table))
    skills = {} if later else await _now(connection, game)
    results = []
    for one in (game, *later):
        if later:
            skills |= await _before(connection, one, set(one.who) - skills.keys())
        found = after_game(skills, one.who, one.ranks)
        skills |= found
        results += _result_rows(one, found)
    await connection.execute(WRITE_RESULT, results)
    await connection.execute(_write_rating(connection), _rating_rows(game, skills))


async def _now(connection: AsyncConnection, game: Rated) -> dict[str, Skill]:
    """What the ratings of those who played are now."""
    c = RATING.c
    query = select(c.who, c.mu, c.sigma).where(c.pool == game.pool, c.who.in_(set(game.who)))
    return {row.who: Skill(row.mu, row.sigma) for row in await connection.execute(query)}


async def _before(connection: AsyncConnection, game: Rated, players: set[str]) -> dict[str, Skill]:
    """What ratings were before a game; newcomers have none."""
    c, found = RESULT.c, {}
    key = tuple_(c.ended, c.table)
    for who in sorted(players):
        query = select(c.mu, c.sigma).where(c.who == who, c.pool == game.pool, key < (game.ended, game.table))
        row = (await connection.execute(query.order_by(c.ended.desc(), c.table.desc()).limit(1))).first()
        if row is not None:
            found[who] = Skill(row.mu, row.sigma)
    return found


def _result_rows(game: Rated, found: dict[str, Skill]) -> list[dict[str, object]]:
    return [{"of": game.table, "by": who, "to_mu": skill.mu, "to_sigma": skill.sigma} for who, skill in found.items()]


def _rating_rows(game: Rated, skills: dict[str, Skill]) -> list[dict[str, object]]:
    """Ratings as they are now; whoever played has one game more."""
    return [_rating_row(game.pool, who, skill, int(who in game.who)) for who, skill in skills.items()]


def _rating_row(pool: str, who: str, skill: Skill, games: int) -> dict[str, object]:
    return {"pool": pool, "who": who, "mu": skill.mu, "sigma": skill.sigma, "certain": skill.certain, "games": games}


def _write_rating(connection: AsyncConnection) -> Any:
    make = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    statement = make(RatingRow)
    new = statement.excluded
    columns = {"mu": new.mu, "sigma": new.sigma, "certain": new.certain, "games": RatingRow.games + new.games}
    return statement.on_conflict_do_update(index_elements=["pool", "who"], set_=columns)


async def _games(connection: AsyncConnection, *which: ColumnElement[bool]) -> list[Rated]:
    """Rated games in their order."""
    p, r = PLAYED.c, RESULT.c
    query = select(p.pool, p.ended, p.table, r.who, r.rank).join(RESULT, r.table == p.table).where(*which)
    found: dict[str, Rated] = {}
    for pool, ended, table, who, rank in await connection.execute(query.order_by(p.ended, p.table, r.seat)):
        game = found.setdefault(table, Rated(pool, ended, table, [], []))
        game.who.append(who)
        game.ranks.append(rank)
    return list(found.values())


async def rebuild(connection: AsyncConnection) -> Rebuilt:
    """Reckon all ratings anew from the results; servers that rate meanwhile wait."""
    await alone(connection)
    await connection.execute(delete(RatingRow).where(RatingRow.pool == ""))  # SQLite: from here on nobody else writes
    old = {(row.pool, row.who): Skill(row.mu, row.sigma) for row in await connection.execute(select(RATING))}
    games = await _games(connection, PLAYED.c.pool != "")
    new: dict[str, dict[str, Skill]] = {}
    played: Counter[tuple[str, str]] = Counter()
    results = []
    for game in games:
        found = after_game(new.setdefault(game.pool, {}), game.who, game.ranks)
        new[game.pool] |= found
        played.update((game.pool, who) for who in found)
        results += _result_rows(game, found)
    rows = [
        _rating_row(pool, who, skill, played[pool, who])
        for pool, skills in new.items()
        for who, skill in skills.items()
    ]
    await connection.execute(delete(RatingRow))
    for part in batched(results):
        await connection.execute(WRITE_RESULT, part)
    for part in batched(rows):
        await connection.execute(insert(RatingRow), part)
    known = {(pool, who): skill for pool, skills in new.items() for who, skill in skills.items()}
    changed = sum(old.get(key) != known.get(key) for key in old.keys() | known.keys())
    return Rebuilt(len(games), len(rows), changed)


def batched(rows: list[dict[str, object]], most: int = 500) -> Iterator[list[dict[str, object]]]:
    """Rows in parts that one statement can take."""
    for first in range(0, len(rows), most):
        yield rows[first : first + most]
