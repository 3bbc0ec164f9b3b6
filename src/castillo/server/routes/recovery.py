"""Other ways back: recovery codes, and links in letters to a confirmed address."""

from __future__ import annotations

from typing import Annotated

from litestar.params import JSONBody, PathParameter

from castillo.server.members.arriving import arrive
from castillo.server.members.messages import Address, Done, RecoveryCode, RecoveryCodes
from castillo.server.messages import MeMessage
from castillo.server.routes.answers import AnyRequest, Asking, post
from castillo.server.routes.me import me_message
from castillo.server.security import digest
from castillo.server.storage.rows import Guest
from castillo.server.visitor import address_of, house_of

Opened = Annotated[str, PathParameter(max_length=64)]


async def _welcome(request: AnyRequest, member: Guest) -> MeMessage:
    await arrive(request, member)
    return me_message(member)


def _count_letter(request: AnyRequest, email: str, guest: str = "") -> None:
    """By where it is asked for, by whom, and where it goes: nobody's mailbox is flooded from here."""
    house_of(request).limits.letter(address_of(request), guest, f"to {digest(email)}")


@post("/me/codes", operation_id="MakeCodes", summary="Make ten new recovery codes; earlier ones stop working")
async def make_codes(request: AnyRequest, guest: Asking) -> RecoveryCodes:
    house = house_of(request)
    house.limits.sign_in(address_of(request))
    return RecoveryCodes(await house.members.recovery.renew(guest))


@post("/sign-in/code", operation_id="SignInByCode", summary="Sign in by a recovery code, which is used up")
async def use_code(request: AnyRequest, data: JSONBody[RecoveryCode]) -> MeMessage:
    house = house_of(request)
    house.limits.sign_in(address_of(request))
    return await _welcome(request, await house.members.recovery.sign_in(data.code))


@post(
    "/me/email", operation_id="AddEmail", summary="Send an e-mail that confirms my address; until then it is not mine"
)
async def add_email(request: AnyRequest, guest: Asking, data: JSONBody[Address]) -> Done:
    house = house_of(request)
    house.members.letters.require()
    email = data.email.strip().lower()
    _count_letter(request, email, guest.id)
    await house.members.letters.ask_to_confirm(guest, email, data.language)
    return Done()


@post("/me/email/remove", operation_id="RemoveEmail", summary="Remove my address")
async def remove_email(request: AnyRequest, guest: Asking) -> Done:
    house = house_of(request)
    house.limits.command(guest.id)
    await house.members.letters.remove(guest)
    return Done()


@post("/mail/confirm/{opened:str}", operation_id="ConfirmEmail", summary="Confirm an address by the link of an e-mail")
async def confirm(request: AnyRequest, opened: Opened) -> Done:
    house = house_of(request)
    house.limits.sign_in(address_of(request))
    await house.members.letters.confirm(opened)
    return Done()


@post(
    "/sign-in/mail",
    operation_id="AskForLetter",
    summary="Send a link that signs in, if the address is a member’s; the answer does not tell",
)
async def ask_for_letter(request: AnyRequest, data: JSONBody[Address]) -> Done:
    house = house_of(request)
    house.members.letters.require()
    email = data.email.strip().lower()
    _count_letter(request, email)
    house.members.letters.send_way_in(email, data.language)
    return Done()


@post("/mail/sign-in/{opened:str}", operation_id="SignInByLetter", summary="Sign in by the link of an e-mail")
async def use_letter(request: AnyRequest, opened: Opened) -> MeMessage:
    house = house_of(request)
    house.limits.sign_in(address_of(request))
    return await _welcome(request, await house.members.letters.sign_in(opened))


HANDLERS = (make_codes, use_code, add_email, remove_email, confirm, ask_for_letter, use_letter)
