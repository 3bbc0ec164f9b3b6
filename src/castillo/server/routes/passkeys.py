"""Passkeys: a new one, signing in, names, removal."""

from __future__ import annotations

from typing import Annotated

from litestar.params import JSONBody, PathParameter

from castillo.server.members.arriving import arrive
from castillo.server.members.messages import (
    Done,
    NewPasskey,
    PasskeyAnswer,
    PasskeyChallenge,
    PasskeyName,
    SignInChallenge,
)
from castillo.server.members.passkeys import Party, party
from castillo.server.messages import MeMessage
from castillo.server.refusals import no_name
from castillo.server.routes.answers import AnyRequest, Asking, post
from castillo.server.routes.me import me_message, printable
from castillo.server.visitor import address_of, house_of

PasskeyId = Annotated[str, PathParameter(max_length=64, pattern=r"^[0-9A-Za-z_-]+$")]


def party_of(request: AnyRequest) -> Party:
    """Where passkeys are used, as far as this request tells."""
    settings = house_of(request).settings
    here = f"{request.scope.get('scheme', 'http')}://{request.headers.get('host', '')}"
    return party(settings.address, here, settings.origins)


@post(
    "/me/passkeys/begin",
    operation_id="BeginPasskey",
    summary="Begin to create a passkey: the challenge for the browser",
)
async def begin(request: AnyRequest, guest: Asking) -> PasskeyChallenge:
    house = house_of(request)
    house.limits.command(guest.id)
    return await house.members.passkeys.begin(guest, party_of(request))


@post("/me/passkeys", operation_id="AddPasskey", summary="Register the passkey just created; I become a member")
async def add(request: AnyRequest, guest: Asking, data: JSONBody[NewPasskey]) -> Done:
    house = house_of(request)
    house.limits.sign_in(address_of(request))
    data.name = _name(data.name)
    await house.members.passkeys.add(guest, party_of(request), data)
    return Done()


@post("/me/passkeys/{key:str}", operation_id="RenamePasskey", summary="Rename a passkey of mine")
async def rename(request: AnyRequest, guest: Asking, key: PasskeyId, data: JSONBody[PasskeyName]) -> Done:
    house = house_of(request)
    house.limits.command(guest.id)
    await house.members.passkeys.rename(guest, key, _name(data.name))
    return Done()


@post("/me/passkeys/{key:str}/remove", operation_id="RemovePasskey", summary="Remove a passkey of mine")
async def remove(request: AnyRequest, guest: Asking, key: PasskeyId) -> Done:
    house = house_of(request)
    house.limits.command(guest.id)
    await house.members.passkeys.remove(guest, key, letters=house.members.letters.possible)
    return Done()


@post(
    "/sign-in/begin", operation_id="BeginSignIn", summary="Begin to sign in by a passkey: the challenge for the browser"
)
async def begin_sign_in(request: AnyRequest) -> SignInChallenge:
    return house_of(request).members.passkeys.ask(party_of(request))


@post("/sign-in/passkey", operation_id="SignIn", summary="Sign in by a passkey")
async def sign_in(request: AnyRequest, data: JSONBody[PasskeyAnswer]) -> MeMessage:
    house = house_of(request)
    house.limits.sign_in(address_of(request))
    member = await house.members.passkeys.sign_in(party_of(request), data)
    await arrive(request, member)
    return me_message(member)


def _name(name: str) -> str:
    shown = printable(name)
    if not shown:
        raise no_name()
    return shown


HANDLERS = (begin, add, rename, remove, begin_sign_in, sign_in)
