"""Sitting down and seats."""

from __future__ import annotations

from litestar import Response
from litestar.params import JSONBody

from castillo.server.messages import SeatCommand, Sit, TableState
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


@post(
    "/tables/{table:str}/seat",
    operation_id="Seat",
    summary="Give an empty seat to a bot; leave my own to one; take it back",
)
async def seat(request: AnyRequest, guest: Asking, table: TableId, data: JSONBody[SeatCommand]) -> Response[TableState]:
    house = house_of(request)
    house.limits.command(guest.id)
    live = await table_for(house, table, guest)
    await house.seats.command(live, guest, data)
    return ready(state_json(live, guest.id))


HANDLERS = (sit, seat)
