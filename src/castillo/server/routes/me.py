"""Who I am."""

from __future__ import annotations

from typing import Annotated

from litestar.params import JSONBody, PathParameter

from castillo.server.messages import DeviceLink, MeMessage, RenameMe
from castillo.server.refusals import no_name
from castillo.server.routes.answers import AnyRequest, Asking, get, post
from castillo.server.visitor import give_cookie, house_of

DeviceToken = Annotated[str, PathParameter(max_length=64)]


@get("/me", operation_id="Me", summary="The guest behind this browser, created on first contact")
async def get_me(guest: Asking) -> MeMessage:
    return MeMessage(guest.id, guest.name)


@post("/me", operation_id="RenameMe", summary="Change my name")
async def post_me(request: AnyRequest, guest: Asking, data: JSONBody[RenameMe]) -> MeMessage:
    house = house_of(request)
    house.limits.command(guest.id)
    name = house.hosting.mask(printable(data.name))
    if not name:
        raise no_name()
    guest, tables = await house.guests.rename(guest, name)
    for table in tables:
        live = house.tables.live.get(table)
        if live is not None:
            house.seats.renamed(live, guest)
    return MeMessage(guest.id, guest.name)


def printable(name: str) -> str:
    """A name without anything that cannot be shown."""
    return " ".join("".join(c for c in name if c.isprintable()).split())


@post("/me/device", operation_id="MakeDeviceLink", summary="A link that takes me to another device, once")
async def post_device(request: AnyRequest, guest: Asking) -> DeviceLink:
    house = house_of(request)
    house.limits.command(guest.id)
    return DeviceLink(f"/device/{await house.guests.device_link(guest)}")


async def _claim(request: AnyRequest, token: str) -> MeMessage:
    guest = await house_of(request).guests.claim_device(token)
    give_cookie(request, guest)
    return MeMessage(guest.id, guest.name)


@post("/device/{token:str}", operation_id="ClaimDeviceLink", summary="Become, on this device, the guest of a link")
async def claim_device(request: AnyRequest, token: DeviceToken) -> MeMessage:
    return await _claim(request, token)


HANDLERS = (get_me, post_me, post_device, claim_device)
