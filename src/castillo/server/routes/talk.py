"""What people say at a table, and a pause that they all agree to."""

from __future__ import annotations

from typing import Annotated

from litestar import Response
from litestar.params import JSONBody, QueryParameter

from castillo.server.messages import PauseWish, TableState
from castillo.server.routes.answers import AnyRequest, Asking, TableId, get, post, ready
from castillo.server.routes.seeing import Link
from castillo.server.showing import state_json
from castillo.server.talk.messages import (
    HearWish,
    Reported,
    ReportWish,
    Room,
    SaidMessage,
    SayWish,
    SilencedMessage,
    SilenceWish,
    TalkMessage,
    TalkSwitch,
)
from castillo.server.visitor import house_of, table_for

WhichRoom = Annotated[Room | None, QueryParameter(description="Without it, my own")]
Before = Annotated[int | None, QueryParameter(ge=1, le=2**53 - 1, description="Only what was said before this one")]


@get("/tables/{table:str}/talk", operation_id="Talk", summary="What was said at a table, fifty messages at a time")
async def get_talk(
    request: AnyRequest,
    viewer: Asking,
    table: TableId,
    room: WhichRoom = None,
    before: Before = None,
    token: Link = "",
) -> TalkMessage:
    house = house_of(request)
    return await house.talk.read(await table_for(house, table, viewer, token), viewer, room, before)


@post("/tables/{table:str}/talk", operation_id="Say", summary="Say something at a table, or make a sign")
async def say(
    request: AnyRequest, guest: Asking, table: TableId, data: JSONBody[SayWish], token: Link = ""
) -> SaidMessage:
    house = house_of(request)
    house.limits.command(guest.id)
    return await house.talk.say(await table_for(house, table, guest, token), guest, data)


@post("/tables/{table:str}/silence", operation_id="Silence", summary="Mute whoever said something, at every table")
async def silence(
    request: AnyRequest, guest: Asking, table: TableId, data: JSONBody[SilenceWish], token: Link = ""
) -> list[SilencedMessage]:
    house = house_of(request)
    house.limits.command(guest.id)
    return await house.talk.silence(await table_for(house, table, guest, token), guest, data.message)


@get("/me/silenced", operation_id="Silenced", summary="Whom I have muted")
async def get_silenced(request: AnyRequest, guest: Asking) -> list[SilencedMessage]:
    return await house_of(request).talk.silenced(guest)


@post("/me/silenced", operation_id="HearAgain", summary="Unmute somebody; answers whom I still have muted")
async def hear_again(request: AnyRequest, guest: Asking, data: JSONBody[HearWish]) -> list[SilencedMessage]:
    house = house_of(request)
    house.limits.command(guest.id)
    return await house.talk.hear_again(guest, data.who)


@post("/tables/{table:str}/report", operation_id="Report", summary="Report a message to whoever runs the server")
async def report(
    request: AnyRequest, guest: Asking, table: TableId, data: JSONBody[ReportWish], token: Link = ""
) -> Reported:
    house = house_of(request)
    house.limits.command(guest.id)
    await house.talk.report(await table_for(house, table, guest, token), guest, data)
    return Reported(data.message)


@post("/tables/{table:str}/talking", operation_id="AllowTalk", summary="Turn the chat of my table on or off")
async def allow(request: AnyRequest, guest: Asking, table: TableId, data: JSONBody[TalkSwitch]) -> Response[TableState]:
    house = house_of(request)
    house.limits.command(guest.id)
    live = await table_for(house, table, guest)
    await house.talk.allow(live, guest, data.talk)
    return ready(state_json(live, guest.id))


@post(
    "/tables/{table:str}/pause",
    operation_id="Pause",
    summary="Ask for a pause, which begins when all people agree, or end it",
)
async def pause(request: AnyRequest, guest: Asking, table: TableId, data: JSONBody[PauseWish]) -> Response[TableState]:
    house = house_of(request)
    house.limits.command(guest.id)
    live = await table_for(house, table, guest)
    await house.pausing.wish(live, guest, data.pause)
    return ready(state_json(live, guest.id))


HANDLERS = (get_talk, say, silence, get_silenced, hear_again, report, allow, pause)
