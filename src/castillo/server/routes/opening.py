"""Opening a table."""

from __future__ import annotations

from litestar import Response
from litestar.params import JSONBody

from castillo.server import past
from castillo.server.live import LiveTable
from castillo.server.messages import Fork, LessonWish, NewTable, PlayNow, TableState
from castillo.server.refusals import no_moment, no_seat, not_over, not_played, over_then
from castillo.server.routes.answers import AnyRequest, Asking, TableId, post, ready
from castillo.server.routes.me import printable
from castillo.server.showing import state_json
from castillo.server.storage.rows import Guest
from castillo.server.visitor import house_of, table_for


def _opened(live: LiveTable, guest: Guest) -> Response[TableState]:
    answer: Response[TableState] = ready(state_json(live, guest.id))
    return answer


@post("/play-now", operation_id="PlayNow", summary="A game against bots, right away")
async def play_now(request: AnyRequest, guest: Asking, data: JSONBody[PlayNow | None] = None) -> Response[TableState]:
    house = house_of(request)
    house.limits.new_table(guest.id)
    return _opened(await house.opening.play_now(guest, data.game if data is not None else ""), guest)


@post("/tutorial", operation_id="Tutorial", summary="Learn by playing: a lesson")
async def tutorial(
    request: AnyRequest, guest: Asking, data: JSONBody[LessonWish | None] = None
) -> Response[TableState]:
    house = house_of(request)
    house.limits.new_table(guest.id)
    wish = data or LessonWish()
    return _opened(await house.opening.tutorial(guest, wish.game, wish.module), guest)


@post("/tables", operation_id="OpenTable", summary="Open a table")
async def open_table(request: AnyRequest, guest: Asking, data: JSONBody[NewTable]) -> Response[TableState]:
    house = house_of(request)
    house.limits.new_table(guest.id)
    data.name = house.hosting.mask(printable(data.name))
    for seat in data.seats:
        seat.name = house.hosting.mask(printable(seat.name))
    return _opened(await house.opening.open(guest, data), guest)


@post("/tables/{table:str}/rematch", operation_id="Rematch", summary="The same table again")
async def rematch(request: AnyRequest, guest: Asking, table: TableId) -> Response[TableState]:
    house = house_of(request)
    house.limits.new_table(guest.id)
    live = await table_for(house, table, guest)
    return _opened(await house.opening.rematch(guest, live), guest)


@post("/tables/{table:str}/fork", operation_id="Fork", summary="Play on from a moment of a finished game")
async def fork(request: AnyRequest, guest: Asking, table: TableId, data: JSONBody[Fork]) -> Response[TableState]:
    house = house_of(request)
    house.limits.new_table(guest.id)
    live = await table_for(house, table, guest)
    if live.stored.state != "over":
        raise not_over()
    if data.seat >= live.stored.players:
        raise no_seat(data.seat)
    if data.n > live.table.public_length:
        raise no_moment()
    game = await house.tables.shelf.past(live, past.game_at, data.n)
    if game is None:
        raise not_played()
    if game.over:
        raise over_then()
    return _opened(await house.opening.fork(guest, live, data, game), guest)


HANDLERS = (play_now, tutorial, open_table, rematch, fork)
