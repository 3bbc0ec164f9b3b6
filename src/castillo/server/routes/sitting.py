"""Sitting down, seats, leaving, and ending a game when all agree."""

from __future__ import annotations

from litestar import Response
from litestar.params import JSONBody

from castillo.server.messages import EndWish, SeatCommand, Sit, TableClosed, TableState
from castillo.server.routes.answers import AnyRequest, Asking, TableId, post, ready
from castillo.server.showing import state_json
from castillo.server.visitor import house_of, table_for


@post("/tables/{table:str}/sit", operation_id="Sit", summary="Take a seat, by the link of an invitation")
async def sit(request: AnyRequest, guest: Asking, table: TableId, data: JSONBody[Sit]) -> Response[TableState]:
    house = house_of(request)
    house.limits.command(guest.id)
    live = await table_for(house, table, guest, data.token)
    await house.seats.sit(live, guest, data)
    return ready(state_json(live, guest.id))


@post("/tables/{table:str}/leave", operation_id="Leave", summary="Give my seat back before the game begins")
async def leave(request: AnyRequest, guest: Asking, table: TableId) -> Response[TableState]:
    house = house_of(request)
    house.limits.command(guest.id)
    live = await table_for(house, table, guest)
    await house.seats.leave(live, guest)
    return ready(state_json(live, guest.id))


@post("/tables/{table:str}/close", operation_id="CloseTable", summary="Give up my table before the game begins")
async def close(request: AnyRequest, guest: Asking, table: TableId) -> TableClosed:
    house = house_of(request)
    house.limits.command(guest.id)
    live = await table_for(house, table, guest)
    await house.seats.close(live, guest)
    return TableClosed(table)


@post(
    "/tables/{table:str}/seat",
    operation_id="Seat",
    summary="Bots in seats and out of them; free a seat at my table; leave my own to a bot, take it back, resign",
)
async def seat(request: AnyRequest, guest: Asking, table: TableId, data: JSONBody[SeatCommand]) -> Response[TableState]:
    house = house_of(request)
    house.limits.command(guest.id)
    live = await table_for(house, table, guest)
    await house.seats.command(live, guest, data)
    await house.pausing.begin_if_agreed(live)
    return ready(state_json(live, guest.id))


@post("/tables/{table:str}/end", operation_id="End", summary="End the game as it stands, when all people agree")
async def end(request: AnyRequest, guest: Asking, table: TableId, data: JSONBody[EndWish]) -> Response[TableState]:
    house = house_of(request)
    house.limits.command(guest.id)
    live = await table_for(house, table, guest)
    await house.seats.end(live, guest, data.agree)
    return ready(state_json(live, guest.id))


HANDLERS = (sit, leave, close, seat, end)
