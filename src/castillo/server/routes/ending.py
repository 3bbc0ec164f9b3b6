"""After the game: how it came about, what a strong bot thinks of it, and a link for others to see it."""

from __future__ import annotations

from typing import Annotated

from litestar import Response
from litestar.params import QueryParameter

from castillo.server.endings import ChanceMessage, EndingMessage, ReviewMessage
from castillo.server.house import House
from castillo.server.live import LiveTable
from castillo.server.messages import TableState
from castillo.server.refusals import no_seat, not_for_you, not_over
from castillo.server.routes.answers import AnyRequest, Asking, TableId, get, post, ready
from castillo.server.routes.seeing import Link
from castillo.server.showing import state_json
from castillo.server.storage.rows import Guest
from castillo.server.visitor import house_of, table_for

Whose = Annotated[int, QueryParameter(gt=-1, le=4, description="Whose decisions; after the game anyone's")]


async def finished(house: House, table: str, guest: Guest, token: str = "") -> LiveTable:
    """A table whose game is over, as far as this guest may see it: nothing of a running one is told."""
    live = await table_for(house, table, guest, token)
    if live.stored.state != "over":
        raise not_over()
    return live


@get("/tables/{table:str}/ending", operation_id="Ending", summary="Points by source, and awards, of a finished game")
async def get_ending(request: AnyRequest, viewer: Asking, table: TableId, token: Link = "") -> EndingMessage:
    house = house_of(request)
    return await house.chances.ending(await finished(house, table, viewer, token))


@get(
    "/tables/{table:str}/chances",
    operation_id="Chances",
    summary="Win chances through a finished game, its turning points and all awards; what is known so far",
)
async def get_chances(request: AnyRequest, viewer: Asking, table: TableId, token: Link = "") -> ChanceMessage:
    house = house_of(request)
    return await house.chances.of(await finished(house, table, viewer, token))


@get(
    "/tables/{table:str}/review",
    operation_id="Review",
    summary="What a strong bot would have done at a seat's decisions in a finished game; what is known so far",
)
async def get_review(
    request: AnyRequest, viewer: Asking, table: TableId, seat: Whose, token: Link = ""
) -> ReviewMessage:
    house = house_of(request)
    live = await finished(house, table, viewer, token)
    if seat >= live.stored.players:
        raise no_seat(seat)
    return await house.reviews.of(live, seat)


@post(
    "/tables/{table:str}/share",
    operation_id="Share",
    summary="From now on whoever has the link may see my finished game, also where nobody was to watch it",
)
async def share(request: AnyRequest, guest: Asking, table: TableId) -> Response[TableState]:
    house = house_of(request)
    house.limits.command(guest.id)
    live = await finished(house, table, guest)
    if not live.table.is_inside(guest.id):
        raise not_for_you()
    await house.tables.let_watch(live)
    return ready(state_json(live, guest.id))


HANDLERS = (get_ending, get_chances, get_review, share)
