"""What remains of games: finished ones page by page, people who play, ratings."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar.params import FromPath, JSONBody, QueryParameter

from castillo.server.archive import players, search
from castillo.server.archive.messages import GamesMessage, PlayerMessage, ProfileWish, RatingsMessage
from castillo.server.archive.models import ProfileRow
from castillo.server.house import House
from castillo.server.refusals import no_such_player, not_shown
from castillo.server.routes.answers import AnyRequest, Asking, get, post
from castillo.server.routes.seeing import at_a_glance_for
from castillo.server.storage import reading
from castillo.server.storage.rows import Guest
from castillo.server.storage.writing import put
from castillo.server.visitor import house_of

EACH = 20  # games of a page, where nobody says

Before = Annotated[
    str, QueryParameter(max_length=60, pattern=r"^([0-9]{1,16}\.[A-Za-z0-9_-]{1,32})?$", description="`next` of a page")
]
Opponent = Annotated[str, QueryParameter(max_length=40, description="Part of the name of somebody who played")]
OfGame = Annotated[str, QueryParameter(max_length=64, description="The id of a game")]
WithModule = Annotated[str, QueryParameter(max_length=64, description="The id of a module that was played with")]
HowMany = Annotated[int, QueryParameter(gt=0, le=100, description="How many games a page has")]
Result = Annotated[Literal["", "won", "lost", "ended"], QueryParameter(description="How it went for me")]
PlayerId = FromPath[str]


@get("/my-games", operation_id="MyGames", summary="My finished games, page by page")
async def my_games(
    request: AnyRequest,
    viewer: Asking,
    before: Before = "",
    opponent: Opponent = "",
    game: OfGame = "",
    module: WithModule = "",
    result: Result = "",
    count: HowMany = EACH,
) -> GamesMessage:
    wish = search.Wish(" ".join(opponent.split()), game, module, result)
    return await _page(request, viewer.id, viewer, wish, before, count) if viewer.id else GamesMessage([], "")


@get(
    "/players/{player:str}", operation_id="Player", summary="A player's results and statistics, if they show them to me"
)
async def get_player(request: AnyRequest, viewer: Asking, player: PlayerId) -> PlayerMessage:
    house = house_of(request)
    found = await _player(house, player, viewer)
    async with house.database.reading() as connection:
        return await players.profile(connection, found, viewer.id)


@get(
    "/players/{player:str}/games",
    operation_id="PlayerGames",
    summary="Somebody's finished games that anybody could watch, page by page",
)
async def player_games(
    request: AnyRequest, viewer: Asking, player: PlayerId, before: Before = "", count: HowMany = EACH
) -> GamesMessage:
    await _player(house_of(request), player, viewer)
    return await _page(request, player, viewer, search.Wish(public=True), before, count)


@get("/ratings", operation_id="Ratings", summary="The list of ratings of a pool; without one, of the largest")
async def get_ratings(
    request: AnyRequest,
    viewer: Asking,
    game: OfGame = "",
    players_: Annotated[int, QueryParameter(name="players", gt=-1, le=9, description="How many played")] = 0,
    bots: Annotated[bool, QueryParameter(description="Whether bots took part")] = False,
) -> RatingsMessage:
    pool = f"{game}/{players_}/{'bots' if bots else 'people'}"
    async with house_of(request).database.reading() as connection:
        return await players.ratings(connection, pool, viewer.id)


@post("/me/shown", operation_id="ShowProfile", summary="Set who may see my games")
async def post_profile(request: AnyRequest, guest: Asking, data: JSONBody[ProfileWish]) -> PlayerMessage:
    house = house_of(request)
    house.limits.command(guest.id)
    row = {"guest": guest.id, "shown": data.shown}
    await house.tables.save(house.writer.write(lambda c: put(c, ProfileRow, row, replace=("shown",))))
    async with house.database.reading() as connection:
        return await players.profile(connection, guest, guest.id)


async def _player(house: House, player: str, viewer: Guest) -> Guest:
    """Somebody who shows their games to this viewer."""
    found = await house.guests.by_id(player)
    if found is None:
        raise no_such_player()
    async with house.database.reading() as connection:
        if not await players.may_see(connection, player, viewer.id):
            raise not_shown()
    return found


async def _page(
    request: AnyRequest, guest: str, viewer: Guest, wish: search.Wish, before: str, count: int
) -> GamesMessage:
    async with house_of(request).database.reading() as connection:
        found = await search.page(connection, guest, wish, before, count)
        tables = {table.id: table for table in await reading.tables_among(connection, found.tables)}
    ordered = [tables[key] for key in found.tables if key in tables]
    return GamesMessage(await at_a_glance_for(request, ordered, viewer), found.following)


HANDLERS = (my_games, get_player, player_games, get_ratings, post_profile)
