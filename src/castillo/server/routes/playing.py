"""Commands of those who play."""

from __future__ import annotations

from functools import partial

import msgspec
from litestar.params import JSONBody
from msgspec.structs import replace

from castillo.server import worker
from castillo.server.house import House
from castillo.server.messages import (
    Choice,
    HintMessage,
    HintWish,
    LessonCommand,
    PreviewMessage,
    PreviewWish,
    Seen,
    Standing,
    TakeBack,
    Taken,
    WhyNotMessage,
    WhyNotWish,
)
from castillo.server.moments import now
from castillo.server.refusals import Refused
from castillo.server.routes.answers import AnyRequest, Asking, TableId, post
from castillo.server.storage.rows import Guest
from castillo.server.thinking import HINTS
from castillo.server.visitor import house_of, table_for
from castillo.table.proposals import ProposedEntry
from castillo.table.table import Table

HINT_SECONDS = 1.0


def _proposal(guest: Guest, wish: Choice | TakeBack | Standing, table: Table) -> ProposedEntry:
    """What somebody wants, if the table allows it."""
    if isinstance(wish, Choice):
        return table.choose(guest.id, wish.seat, wish.number, wish.action, now())
    if isinstance(wish, TakeBack):
        return table.take_back(guest.id, wish.seat, wish.n, now())
    return table.stand(guest.id, wish.seat, wish.window, wish.answer, now())


async def _change(house: House, guest: Guest, table: str, first: Choice | TakeBack | Standing, *more: Choice) -> Taken:
    """Play these entries. What came of them is told once, by the socket."""
    house.limits.command(guest.id)
    live = await table_for(house, table, guest)
    live.table.require_seat(guest.id, first.seat)
    for done, wish in enumerate((first, *more)):
        try:
            await house.tables.change(live, partial(_proposal, guest, wish))
        except Refused as refused:
            refused.done = done
            raise
    if not isinstance(first, Standing):  # nobody can tell when a standing answer was given
        await house.seats.is_here(live, first.seat)
    return Taken(live.table.public_length)


async def chosen(house: House, guest: Guest, table: str, choice: Choice) -> Taken:
    """Take an answer, and those that come with it."""
    more = [replace(choice, action=action) for action in choice.then]
    return await _change(house, guest, table, choice, *more)


@post("/tables/{table:str}/choose", operation_id="Choose", summary="Answer the open question")
async def choose(request: AnyRequest, guest: Asking, table: TableId, data: JSONBody[Choice]) -> Taken:
    return await chosen(house_of(request), guest, table, data)


@post("/tables/{table:str}/preview", operation_id="Preview", summary="What would follow one of my answers")
async def preview(request: AnyRequest, guest: Asking, table: TableId, data: JSONBody[PreviewWish]) -> PreviewMessage:
    live = await table_for(house_of(request), table, guest)
    said = live.table.preview(guest.id, data.seat, data.number, data.action)
    common = {name: said.pop(name) for name in ("events", "points", "hidden")}
    return msgspec.convert({**common, "own": said}, PreviewMessage)


@post("/tables/{table:str}/why-not", operation_id="WhyNot", summary="Why something is not among my answers")
async def why_not(request: AnyRequest, guest: Asking, table: TableId, data: JSONBody[WhyNotWish]) -> WhyNotMessage:
    live = await table_for(house_of(request), table, guest)
    return msgspec.convert(live.table.why_not(guest.id, data.seat, data.number, data.targets), WhyNotMessage)


@post("/tables/{table:str}/take-back", operation_id="TakeBack", summary="Take back my last choice")
async def take_back(request: AnyRequest, guest: Asking, table: TableId, data: JSONBody[TakeBack]) -> Taken:
    return await _change(house_of(request), guest, table, data)


@post("/tables/{table:str}/stand", operation_id="Stand", summary="Answer a reaction window in advance")
async def stand(request: AnyRequest, guest: Asking, table: TableId, data: JSONBody[Standing]) -> Taken:
    return await _change(house_of(request), guest, table, data)


@post("/tables/{table:str}/seen", operation_id="Seen", summary="I have seen a scoring: clocks and bots may go on")
async def seen(request: AnyRequest, guest: Asking, table: TableId, data: JSONBody[Seen]) -> Taken:
    house = house_of(request)
    house.limits.command(guest.id)
    live = await table_for(house, table, guest)
    await house.tables.change(live, lambda table: table.seen(guest.id, data.n, now()))
    return Taken(live.table.public_length)


@post("/tables/{table:str}/lesson", operation_id="Lesson", summary="Go on with a lesson, or stop it and play freely")
async def lesson(request: AnyRequest, guest: Asking, table: TableId, data: JSONBody[LessonCommand]) -> Taken:
    house = house_of(request)
    house.limits.command(guest.id)
    live = await table_for(house, table, guest)
    if data.what == "stop":
        await house.seats.stop_lesson(live, guest)
    else:
        await house.tables.change(live, lambda table: table.go_on(guest.id, now()))
    return Taken(live.table.public_length)


@post("/tables/{table:str}/hint", operation_id="Hint", summary="What a bot would do in my place")
async def hint(
    request: AnyRequest, guest: Asking, table: TableId, data: JSONBody[HintWish | None] = None
) -> HintMessage:
    house = house_of(request)
    house.limits.command(guest.id)
    live = await table_for(house, table, guest)
    seat = live.table.hint_seat(guest.id, data.seat if data is not None else None)
    said = await house.bots.consult(HINTS, guest.id, worker.hint, live.view(seat), HINT_SECONDS)
    return HintMessage(**said)


HANDLERS = (choose, preview, why_not, take_back, stand, seen, lesson, hint)
