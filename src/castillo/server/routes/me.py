"""Who I am."""

from __future__ import annotations

from typing import Annotated

from litestar.params import JSONBody, PathParameter

from castillo.server.house import House
from castillo.server.members.arriving import arrive
from castillo.server.messages import DeviceLink, MeMessage, RenameMe
from castillo.server.refusals import no_name
from castillo.server.routes.answers import AnyRequest, Asking, get, post
from castillo.server.storage.rows import Guest
from castillo.server.visitor import address_of, house_of

DeviceToken = Annotated[str, PathParameter(max_length=64)]


def me_message(guest: Guest) -> MeMessage:
    return MeMessage(guest.id, guest.name, guest.joined > 0)


@get("/me", operation_id="Me", summary="The guest behind this browser, created on first contact")
async def get_me(guest: Asking) -> MeMessage:
    return me_message(guest)


@post("/me", operation_id="RenameMe", summary="Change my name")
async def post_me(request: AnyRequest, guest: Asking, data: JSONBody[RenameMe]) -> MeMessage:
    house = house_of(request)
    house.limits.command(guest.id)
    guest = await rename(house, guest, data.name)
    return me_message(guest)


async def rename(house: House, guest: Guest, wish: str) -> Guest:
    """A new name, also at the tables that are looked at."""
    name = house.hosting.mask(printable(wish))
    if not name:
        raise no_name()
    if name == guest.name:
        return guest
    guest, tables = await house.guests.rename(guest, name)
    for table in tables:
        live = house.tables.live.get(table)
        if live is not None:
            house.seats.renamed(live, guest)
    return guest


def printable(name: str) -> str:
    """A name without anything that cannot be shown."""
    return " ".join("".join(c for c in name if c.isprintable()).split())


@post("/me/device", operation_id="MakeDeviceLink", summary="A link that takes me to another device, once")
async def post_device(request: AnyRequest, guest: Asking) -> DeviceLink:
    house = house_of(request)
    house.limits.command(guest.id)
    return DeviceLink(f"/device/{await house.guests.device_link(guest)}")


async def _claim(request: AnyRequest, token: str) -> MeMessage:
    house = house_of(request)
    house.limits.sign_in(address_of(request))
    guest = await house.guests.claim_device(token)
    await arrive(request, guest)
    return me_message(guest)


@post("/device/{token:str}", operation_id="ClaimDeviceLink", summary="Become, on this device, the guest of a link")
async def claim_device(request: AnyRequest, token: DeviceToken) -> MeMessage:
    return await _claim(request, token)


HANDLERS = (get_me, post_me, post_device, claim_device)
