"""How I am told that a table waits for me."""

from __future__ import annotations

from typing import Annotated
from urllib.parse import quote

from litestar import MediaType
from litestar.params import JSONBody, PathParameter

from castillo.server.notices.messages import (
    LettersStopped,
    MailWish,
    NoticesMessage,
    NoticeWish,
    PushWish,
    TableNotices,
    TableNoticeWish,
    WebhookWish,
)
from castillo.server.routes.answers import AnyRequest, Asking, TableId, get, post
from castillo.server.storage.rows import Guest
from castillo.server.visitor import address_of, house_of, table_for

StopToken = Annotated[str, PathParameter(max_length=128)]
ChannelId = Annotated[str, PathParameter(max_length=32, pattern=r"^[0-9A-Za-z_-]+$")]


def origin_of(request: AnyRequest) -> str:
    """Where the page is, for links that lead back to it."""
    known = house_of(request).settings.address
    return known or f"{request.url.scheme}://{request.headers.get('host', 'localhost')}"


async def _shown(request: AnyRequest, guest: Guest) -> NoticesMessage:
    return await house_of(request).notice_desk.shown(guest.id)


@get("/me/notices", operation_id="MyNotices", summary="How I am notified that a table is waiting for me")
async def get_notices(request: AnyRequest, guest: Asking) -> NoticesMessage:
    return await _shown(request, guest)


@post("/me/notices", operation_id="WishNotices", summary="Set how often I am notified")
async def post_notices(request: AnyRequest, guest: Asking, data: JSONBody[NoticeWish]) -> NoticesMessage:
    house = house_of(request)
    house.limits.command(guest.id)
    await house.notice_desk.wish(guest.id, data.pace)
    return await _shown(request, guest)


@post("/me/notices/push", operation_id="AddPush", summary="Turn on push notifications in this browser")
async def post_push(request: AnyRequest, guest: Asking, data: JSONBody[PushWish]) -> NoticesMessage:
    house = house_of(request)
    house.limits.command(guest.id)
    house.limits.channel(address_of(request))
    await house.notice_desk.add_push(guest.id, data, origin_of(request))
    return await _shown(request, guest)


@post("/me/notices/mail", operation_id="AddMail", summary="Turn on e-mail notifications to my confirmed address")
async def post_mail(request: AnyRequest, guest: Asking, data: JSONBody[MailWish]) -> NoticesMessage:
    house = house_of(request)
    house.limits.command(guest.id)
    await house.notice_desk.add_mail(guest.id, data.language, origin_of(request))
    return await _shown(request, guest)


@post("/me/notices/webhook", operation_id="AddWebhook", summary="Turn on a webhook at an address of mine; members only")
async def post_webhook(request: AnyRequest, guest: Asking, data: JSONBody[WebhookWish]) -> NoticesMessage:
    house = house_of(request)
    house.limits.command(guest.id)
    house.limits.channel(address_of(request))
    await house.notice_desk.add_webhook(guest.id, data, origin_of(request))
    return await _shown(request, guest)


@post("/me/notices/{channel:str}/off", operation_id="DropChannel", summary="Turn off a way of notifying me")
async def post_off(request: AnyRequest, guest: Asking, channel: ChannelId) -> NoticesMessage:
    house = house_of(request)
    house.limits.command(guest.id)
    await house.notice_desk.drop(guest.id, channel)
    return await _shown(request, guest)


@post("/me/notices/{channel:str}/try", operation_id="TryChannel", summary="Send me a test notification now")
async def post_try(request: AnyRequest, guest: Asking, channel: ChannelId) -> NoticesMessage:
    house = house_of(request)
    house.limits.command(guest.id)
    house.limits.try_out(guest.id, address_of(request))
    await house.notice_desk.try_out(guest.id, channel)
    return await _shown(request, guest)


@get("/tables/{table:str}/notices", operation_id="TableNotices", summary="Whether I am notified about a table")
async def get_table_notices(request: AnyRequest, guest: Asking, table: TableId) -> TableNotices:
    house = house_of(request)
    await table_for(house, table, guest)
    return await house.notice_desk.at_table(guest.id, table)


@post(
    "/tables/{table:str}/notices", operation_id="WishTableNotices", summary="Turn notifications about a table on or off"
)
async def post_table_notices(
    request: AnyRequest, guest: Asking, table: TableId, data: JSONBody[TableNoticeWish]
) -> TableNotices:
    house = house_of(request)
    house.limits.command(guest.id)
    await table_for(house, table, guest)
    await house.notice_desk.mute(guest.id, table, data.on)
    return await house.notice_desk.at_table(guest.id, table)


@post("/notices/stop/{token:str}", operation_id="StopLetters", summary="Unsubscribe from e-mail, by the link in one")
async def post_stop(request: AnyRequest, token: StopToken) -> LettersStopped:
    """A mail program sends this by itself (RFC 8058): without a cookie, and as a form."""
    await house_of(request).notice_desk.stop_letters(token)
    return LettersStopped(True)


@get(
    "/notices/stop/{token:str}",
    operation_id="AskBeforeStopping",
    summary="The unsubscribe link of an e-mail: leads to a page that asks first, since programs open links too",
    media_type=MediaType.HTML,
)
async def get_stop(token: StopToken) -> str:
    path = f"/stop/{quote(token, safe='')}"
    return f'<!doctype html><meta http-equiv="refresh" content="0;url={path}"><a href="{path}">Castillo</a>'


HANDLERS = (
    get_notices,
    post_notices,
    post_push,
    post_mail,
    post_webhook,
    post_off,
    post_try,
    get_table_notices,
    post_table_notices,
    post_stop,
    get_stop,
)
