"""Commands of those who play."""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar import Response
from litestar.params import JSONBody
from msgspec.structs import replace

from castillo.kernel.record import RecordEntry
from castillo.kernel.text import Text
from castillo.server import refusals, worker
from castillo.server.live import LiveTable
from castillo.server.messages import Choice, HintMessage, HintWish, Standing, TableState, TakeBack
from castillo.server.refusals import Refused
from castillo.server.routes.answers import AnyRequest, Asking, TableId, post, ready
from castillo.server.showing import state_json
from castillo.server.storage.facts import Guest
from castillo.server.tables import stamped
from castillo.server.thinking import HINTS
from castillo.server.visitor import check_seat, house_of, table_for

HINT_SECONDS = 1.0


def person_at(live: LiveTable, guest: Guest, seat: int) -> None:
    """The seat is this guest's, and no bot stands in for him."""
    check_seat(live, guest, seat)
    if live.seats[seat].resigned:
        raise refusals.resigned()
    if live.seats[seat].played_by_bot:
        raise Refused(409, "A bot stands in for this seat; take it back first.", Text("server-why-bot_plays"))


def chosen(live: LiveTable, guest: Guest, wish: Choice) -> RecordEntry:
    """The entry of a choice, if the question is open and to this guest."""
    person_at(live, guest, wish.seat)
    decision = live.game.decision_of(wish.seat) if live.game is not None else None
    if decision is None or decision.number != wish.number:
        raise refusals.stale()
    return considered(live, stamped("choose", wish.seat, action=wish.action))


def taken_back(live: LiveTable, guest: Guest, wish: TakeBack) -> RecordEntry:
    person_at(live, guest, wish.seat)
    if wish.n != live.shown:
        raise refusals.stale()
    return considered(live, stamped("take_back", wish.seat))


def standing(live: LiveTable, guest: Guest, wish: Standing) -> RecordEntry:
    person_at(live, guest, wish.seat)
    return considered(live, stamped("stand", wish.seat, window=wish.window, answer=wish.answer))


def considered(live: LiveTable, entry: RecordEntry) -> RecordEntry:
    """An entry of a person, who may have second thoughts, but not without end."""
    if live.game is not None:
        live.thoughts.check(live.game, entry)
    return entry


async def _change(request: AnyRequest, guest: Guest, table: str, make: Any, *wishes: Any) -> Response[TableState]:
    house = house_of(request)
    house.limits.command(guest.id)
    live = await table_for(house, table, guest)
    check_seat(live, guest, wishes[0].seat)
    for done, wish in enumerate(wishes):
        try:
            await house.tables.change(live, partial(make, guest=guest, wish=wish))
        except Refused as refused:
            refused.done = done
            raise
    if make is not standing:  # nobody can tell when a standing answer was given
        await house.seats.is_here(live, wishes[0].seat)
    return ready(state_json(live, guest.id))


@post("/tables/{table:str}/choose", operation_id="Choose", summary="Answer the open question")
async def choose(request: AnyRequest, guest: Asking, table: TableId, data: JSONBody[Choice]) -> Response[TableState]:
    more = [replace(data, action=action) for action in data.then]
    return await _change(request, guest, table, chosen, data, *more)


@post("/tables/{table:str}/take-back", operation_id="TakeBack", summary="Take my last choice back")
async def take_back(
    request: AnyRequest, guest: Asking, table: TableId, data: JSONBody[TakeBack]
) -> Response[TableState]:
    return await _change(request, guest, table, taken_back, data)


@post("/tables/{table:str}/stand", operation_id="Stand", summary="Answer a reaction window in advance")
async def stand(request: AnyRequest, guest: Asking, table: TableId, data: JSONBody[Standing]) -> Response[TableState]:
    return await _change(request, guest, table, standing, data)


@post("/tables/{table:str}/hint", operation_id="Hint", summary="What a bot would do in my place")
async def hint(
    request: AnyRequest, guest: Asking, table: TableId, data: JSONBody[HintWish | None] = None
) -> HintMessage:
    house = house_of(request)
    house.limits.command(guest.id)
    live = await table_for(house, table, guest)
    if not live.seats_of(guest.id):
        raise refusals.not_your_seat()
    if any(seat.kind == "person" and seat.guest != guest.id for seat in live.seats):
        raise Refused(403, "Where several people play there are no hints.", Text("server-why-no_hints"))
    seat = _asked_seat(live, guest, data.seat if data is not None else None)
    said = await house.bots.consult(HINTS, guest.id, worker.hint, live.view(seat), HINT_SECONDS)
    return HintMessage(**said)


def _asked_seat(live: LiveTable, guest: Guest, wish: int | None) -> int:
    """The seat of this guest that is asked something."""
    mine = [seat for seat in live.seats_of(guest.id) if wish in (None, seat)]
    if not mine:
        raise refusals.not_your_seat()
    game = live.game if not live.over else None
    asked = [seat for seat in mine if game is not None and game.decision_of(seat) is not None]
    if not asked:
        raise refusals.stale()
    return asked[0]


HANDLERS = (choose, take_back, stand, hint)
