"""Reports, bans, and what the host says."""

from __future__ import annotations

from typing import Annotated

from litestar.params import JSONBody, PathParameter

from castillo.kernel.text import Text
from castillo.server.hosting.messages import HouseMessage, Lifting, ModerationMessage, PersonReport, Verdict
from castillo.server.refusals import Refused, no_seat
from castillo.server.routes.answers import OWN_WORDS, AnyRequest, Asking, get, post
from castillo.server.routes.me import printable
from castillo.server.storage.rows import Guest
from castillo.server.visitor import house_of, table_for

ReportId = Annotated[int, PathParameter(ge=1, le=2**31 - 1)]


@get("/house", operation_id="House", summary="The announcement, and whether I am banned")
async def get_house(request: AnyRequest, viewer: Asking) -> HouseMessage:
    return await house_of(request).hosting.said_to(viewer)


@post("/reports", operation_id="ReportPerson", summary="Report a person at a table to whoever runs the server")
async def report(request: AnyRequest, guest: Asking, data: JSONBody[PersonReport]) -> None:
    house = house_of(request)
    house.limits.command(guest.id)
    live = await table_for(house, data.table, guest)
    if data.seat >= len(live.table.seats):
        raise no_seat(data.seat)
    seat = live.table.seats[data.seat]
    if seat.kind != "person" or seat.guest == guest.id:
        raise Refused(409, "Only other people can be reported.", Text("server-why-not_another"))
    quoted = "\n".join(filter(None, (seat.name, live.stored.name if data.kind == "name" else "")))
    await house.hosting.report(guest, seat.guest, data.table, data.kind, data.text, quoted)


@get("/moderation", operation_id="Moderation", summary="Reports, bans and what was done, for those who moderate")
async def get_moderation(request: AnyRequest, viewer: Asking) -> ModerationMessage:
    await _require_moderator(request, viewer)
    return await house_of(request).hosting.overview()


@post("/moderation/reports/{report:int}", operation_id="SeeToReport", summary="Close a report, or ban its person")
async def see_to(request: AnyRequest, guest: Asking, report: ReportId, data: JSONBody[Verdict]) -> ModerationMessage:
    await _require_moderator(request, guest)
    hosting = house_of(request).hosting
    data.note = printable(data.note)
    if data.what == "ban" and not data.note:
        raise Refused(409, "Please give a reason; the person will see it.", Text("server-why-no_reason"))
    await hosting.see_to(guest, report, data)
    return await hosting.overview()


@post("/moderation/lift", operation_id="LiftBan", summary="Lift a ban")
async def lift(request: AnyRequest, guest: Asking, data: JSONBody[Lifting]) -> ModerationMessage:
    await _require_moderator(request, guest)
    hosting = house_of(request).hosting
    await hosting.lift(guest, data.person, printable(data.note))
    return await hosting.overview()


async def _require_moderator(request: AnyRequest, guest: Guest) -> None:
    """For everyone else there is no such page."""
    house = house_of(request)
    if guest.id:
        house.limits.command(guest.id)
    if house.hosting.ban_of(guest.id) or not await house.hosting.may_moderate(guest):
        raise Refused(404, OWN_WORDS[404])


HANDLERS = (get_house, report, get_moderation, see_to, lift)
