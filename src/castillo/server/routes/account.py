"""One's own page: who I am here, what I would like, signing out, what is kept of me."""

from __future__ import annotations

from typing import Any

from litestar import Response
from litestar.params import JSONBody
from litestar.response import Stream

from castillo.server.members import refusals
from castillo.server.members.account import account, change_profile
from castillo.server.members.arriving import sign_out
from castillo.server.members.bringing import bring
from castillo.server.members.export import archive
from castillo.server.members.forgetting import forget
from castillo.server.members.messages import AccountMessage, Brought, Done, Farewell, Profile, SignOut
from castillo.server.refusals import Refused
from castillo.server.routes.answers import AnyRequest, Asking, get, post
from castillo.server.routes.me import rename
from castillo.server.routes.passkeys import party_of
from castillo.server.security import BEFORE
from castillo.server.storage.rows import Guest
from castillo.server.visitor import THOUGH_BANNED, drop_cookie, guest_before, house_of

ZIP = "application/zip"


async def _account(request: AnyRequest, guest: Guest) -> AccountMessage:
    try:
        here = bool(party_of(request))
    except Refused:
        here = False
    return await account(house_of(request), guest, await guest_before(request), passkeys_here=here)


@get("/me/account", operation_id="Account", summary="My account: profile, passkeys, address, codes")
async def get_account(request: AnyRequest, guest: Asking) -> AccountMessage:
    return await _account(request, guest)


@post("/me/profile", operation_id="ChangeProfile", summary="Change my name and preferences")
async def post_profile(request: AnyRequest, guest: Asking, data: JSONBody[Profile]) -> AccountMessage:
    house = house_of(request)
    house.limits.command(guest.id)
    guest = await change_profile(house, guest, data)
    guest = await rename(house, guest, data.name)
    return await _account(request, guest)


@post("/me/sign-out", operation_id="SignOut", summary="Sign out here, or everywhere", opt={THOUGH_BANNED: True})
async def post_sign_out(request: AnyRequest, guest: Asking, data: JSONBody[SignOut]) -> Done:
    house_of(request).limits.command(guest.id)
    await sign_out(request, guest, everywhere=data.everywhere)
    return Done()


@post("/me/bring", operation_id="Bring", summary="Take over the tables of the guest who played in this browser before")
async def post_bring(request: AnyRequest, guest: Asking) -> Brought:
    house = house_of(request)
    house.limits.command(guest.id)
    before = await guest_before(request)
    if before is None or before.joined or before.id == guest.id:
        raise refusals.nobody_before()
    house.hosting.admit(before.id)
    brought = await bring(house, before, guest)
    if not brought.stayed:
        drop_cookie(request, BEFORE)
    return brought


@get("/me/export", operation_id="Export", summary="Download all data about me, as one archive", media_type=ZIP)
async def get_export(request: AnyRequest, guest: Asking) -> Response[Any]:
    house = house_of(request)
    house.limits.export(guest.id)
    headers = {"content-disposition": 'attachment; filename="castillo.zip"'}
    return Stream(await archive(house, guest), media_type=ZIP, headers=headers)


@post(
    "/me/delete",
    operation_id="DeleteMe",
    summary="Delete all data about me; my games stay for the others, without my name",
    opt={THOUGH_BANNED: True},
)
async def post_delete(request: AnyRequest, guest: Asking, data: JSONBody[Farewell]) -> Done:
    house = house_of(request)
    house.limits.command(guest.id)
    if data.name != guest.name:
        raise refusals.other_name()
    await forget(house, guest)
    drop_cookie(request)
    drop_cookie(request, BEFORE)
    return Done()


HANDLERS = (get_account, post_profile, post_sign_out, post_bring, get_export, post_delete)
