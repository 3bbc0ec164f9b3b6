"""People as their results show them, and the lists of the best: what is read for both."""

from __future__ import annotations

from typing import Any

from sqlalchemy import case, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.server.archive import search, statistics
from castillo.server.archive.messages import (
    MetMessage,
    PlayerMessage,
    PoolMessage,
    RatedMessage,
    RatingMessage,
    RatingsMessage,
    Shown,
)
from castillo.server.archive.models import ArchiveRow, ProfileRow, RatingRow, ResultRow
from castillo.server.archive.skill import Skill
from castillo.server.archive.statistics import Result
from castillo.server.storage.models import GuestRow
from castillo.server.storage.rows import Guest

RESULT, RATING, GUEST, MINE = ResultRow.__table__, RatingRow.__table__, GuestRow.__table__, ArchiveRow.__table__
PROFILE = ProfileRow.__table__
LEAST = 5  # rated games that it takes for a place in a list
LISTED = 100
MET = 12
USUAL: Shown = "met"


async def shown_to(connection: AsyncConnection, player: str) -> Shown:
    """To whom somebody shows their games."""
    found = (await connection.execute(select(PROFILE.c.shown).where(PROFILE.c.guest == player))).scalar_one_or_none()
    return found or USUAL


async def may_see(connection: AsyncConnection, player: str, viewer: str) -> bool:
    """Whether a viewer may see somebody's games."""
    if player == viewer:
        return True
    shown = await shown_to(connection, player)
    if shown == "met":
        return bool(viewer) and await search.who_met(connection, viewer, player)
    return shown == "anyone"


async def profile(connection: AsyncConnection, player: Guest, viewer: str) -> PlayerMessage:
    """What a viewer who may see it is shown of somebody."""
    yours = player.id == viewer
    results = await _results(connection, player.id)
    now, longest = statistics.streaks(results)
    return PlayerMessage(
        id=player.id,
        name=player.name,
        yours=yours,
        shown=await shown_to(connection, player.id) if yours else None,
        games=len(results),
        won=sum(result.place == 1 for result in results),
        streak=now,
        longest=longest,
        kinds=statistics.kinds(results),
        sources=statistics.sources(results),
        cards=statistics.favourites(results, "cards"),
        places=statistics.favourites(results, "places"),
        course=statistics.course(results, yours),
        met=await _met(connection, player.id, public=not yours),
        ratings=await _ratings(connection, player.id),
    )


async def _results(connection: AsyncConnection, who: str) -> list[Result]:
    columns = [RESULT.c[name] for name in Result.__struct_fields__]
    query = select(*columns).where(RESULT.c.who == who, RESULT.c.counts.is_(True))
    query = query.order_by(RESULT.c.ended.desc(), RESULT.c.table.desc()).limit(statistics.MOST)
    return [Result(*row) for row in await connection.execute(query)]


async def _met(connection: AsyncConnection, who: str, *, public: bool) -> list[MetMessage]:
    """Whom somebody met most; to others, in games that anybody could watch."""
    a, b = RESULT.alias("a"), RESULT.alias("b")
    latest = select(a.c.table, a.c.place).where(a.c.who == who, a.c.counts.is_(True))
    if public:
        latest = latest.join(MINE, (MINE.c.guest == who) & (MINE.c.ended == a.c.ended) & (MINE.c.table == a.c.table))
        latest = latest.where(MINE.c.open.is_(True))
    own = latest.order_by(a.c.ended.desc(), a.c.table.desc()).limit(statistics.MOST).subquery()
    ahead, behind = func.sum(_one(own.c.place < b.c.place)), func.sum(_one(own.c.place > b.c.place))
    query: Any = (
        select(GUEST.c.id, GUEST.c.name, func.count(), ahead, behind)
        .select_from(own)
        .join(b, (b.c.table == own.c.table) & (b.c.who != who))
        .join(GUEST, GUEST.c.id == b.c.who)
        .group_by(GUEST.c.id, GUEST.c.name)
        .order_by(func.count().desc(), GUEST.c.id)
        .limit(MET)
    )
    return [MetMessage(id_, name, games, int(a), int(b)) for id_, name, games, a, b in await connection.execute(query)]


def _one(condition: Any) -> Any:
    return case((condition, 1), else_=0)


async def _ratings(connection: AsyncConnection, who: str) -> list[RatingMessage]:
    query = select(RATING).where(RATING.c.who == who).order_by(RATING.c.games.desc(), RATING.c.pool)
    out = []
    for row in (await connection.execute(query)).all():
        skill = Skill(row.mu, row.sigma)
        game, players, bots = parts_of(row.pool)
        course = await _course(connection, who, row.pool)
        out.append(RatingMessage(game, players, bots, skill.shown, skill.margin, row.games, course))
    return out


async def _course(connection: AsyncConnection, who: str, pool: str) -> list[int]:
    """A rating after each of the last games."""
    c = RESULT.c
    query = select(c.mu, c.sigma).where(c.who == who, c.pool == pool).order_by(c.ended.desc(), c.table.desc())
    rows = (await connection.execute(query.limit(statistics.COURSE))).all()
    return [Skill(row.mu, row.sigma).shown for row in reversed(rows)]


def parts_of(pool: str) -> tuple[str, int, bool]:
    """
    >>> parts_of("chess/2/people")
    ('chess', 2, False)
    """
    game, players, company = pool.rsplit("/", 2)
    return game, int(players), company == "bots"


# -- the lists of the best ---------------------------------------------------------------------------------


async def ratings(connection: AsyncConnection, wish: str, viewer: str) -> RatingsMessage:
    """The list of a pool; of the fullest, where there is no such pool."""
    pools = await _pools(connection)
    pool = wish if wish in pools else next(iter(pools), "")
    rows = await _rows(connection, viewer, pool, RATING.c.games >= LEAST)
    for place, row in enumerate(rows, 1):
        row.place = place
    mine = None
    if viewer and not any(row.yours for row in rows):
        mine = next(iter(await _rows(connection, viewer, pool, RATING.c.who == viewer)), None)
    first = [pool, *(other for other in pools if other != pool)] if pool else []
    return RatingsMessage([PoolMessage(*parts_of(each), pools[each]) for each in first], LEAST, rows, mine)


async def _pools(connection: AsyncConnection) -> dict[str, int]:
    """All pools, and how many each has in its list; the fullest first."""
    listed = func.sum(_one(RATING.c.games >= LEAST))
    query = select(RATING.c.pool, listed).group_by(RATING.c.pool)
    found = [(pool, int(number)) for pool, number in await connection.execute(query)]
    return dict(sorted(found, key=lambda item: (-item[1], item[0])))


async def _rows(connection: AsyncConnection, viewer: str, pool: str, which: Any) -> list[RatedMessage]:
    query: Any = (
        select(RATING.c.who, RATING.c.mu, RATING.c.sigma, RATING.c.games, GUEST.c.name, PROFILE.c.shown)
        .outerjoin(GUEST, GUEST.c.id == RATING.c.who)
        .outerjoin(PROFILE, PROFILE.c.guest == RATING.c.who)
        .where(RATING.c.pool == pool, which, GUEST.c.id.is_not(None) | RATING.c.who.startswith("bot:"))
        .order_by(RATING.c.certain.desc(), RATING.c.who)
        .limit(LISTED)
    )
    return [_line(row, viewer) for row in (await connection.execute(query)).all()]


def _line(row: Any, viewer: str) -> RatedMessage:
    """A line of a list; the name of whoever shows their games to nobody is not told."""
    skill, level = Skill(row.mu, row.sigma), row.who.removeprefix("bot:") if row.name is None else ""
    hidden = bool(level) or (row.shown == "nobody" and row.who != viewer)
    name = "" if hidden else row.name
    player = "" if hidden else row.who
    return RatedMessage(player, name, level, row.who == viewer, 0, skill.shown, skill.margin, row.games)
