"""Passkeys: made in a browser, verified here. The library that reads them is imported when the first one comes."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.server.guests import Guests
from castillo.server.members import refusals, storage
from castillo.server.members.challenges import answered, challenge, to_bytes, to_text, until
from castillo.server.members.messages import NewPasskey, PasskeyAnswer, PasskeyChallenge, SignInChallenge
from castillo.server.members.storage import Passkey
from castillo.server.moments import now
from castillo.server.security import digest
from castillo.server.storage.rows import Guest

if TYPE_CHECKING:
    from webauthn.authentication.verify_authentication_response import VerifiedAuthentication
    from webauthn.registration.verify_registration_response import VerifiedRegistration

SIGN_IN = "sign in"

log = logging.getLogger("castillo.server")


@dataclass(frozen=True)
class Party:
    """Where passkeys are used: the name they are bound to, and the page's origins."""

    place: str
    origins: tuple[str, ...]


def party(address: str, here: str, also: tuple[str, ...] = ()) -> Party:
    """The party of a request that came by `here`, unless the host has said where people reach this server.

    >>> party("", "http://localhost:8000").place, party("https://castillo.example", "http://10.0.0.1:80").origins
    ('localhost', ('https://castillo.example',))
    >>> party("", "http://192.168.1.5:8000")
    Traceback (most recent call last):
    castillo.server.refusals.Refused: Passkeys only work where this server is reached over HTTPS or at localhost.
    """
    origin = address or here
    place = urlsplit(origin).hostname or ""
    local = place == "localhost" or place.endswith(".localhost")
    if _is_number(place) or not (origin.startswith("https://") or local):
        raise refusals.no_passkeys_here()
    return Party(place, (origin, *also))


def _is_number(place: str) -> bool:
    try:
        return bool(ip_address(place))
    except ValueError:
        return not place


class Passkeys:
    """The passkeys of all members."""

    def __init__(self, guests: Guests) -> None:
        self.guests = guests
        self.writer = guests.writer
        self.database = guests.database

    # -- a new one -----------------------------------------------------------------------------------------

    async def begin(self, guest: Guest, at: Party) -> PasskeyChallenge:
        """What a new passkey of this guest is made with."""
        async with self.database.reading() as connection:
            known = await storage.passkeys(connection, guest.id)
        if len(known) >= storage.MOST_PASSKEYS:
            raise refusals.too_many_passkeys()
        made = challenge(self.guests.seal, _new_for(guest), now())
        return PasskeyChallenge(
            made, at.place, to_text(guest.id.encode()), guest.name, [key.credential for key in known]
        )

    async def add(self, guest: Guest, at: Party, made: NewPasskey) -> None:
        """Verify and keep a new passkey; with it a guest becomes a member."""
        verified = await asyncio.to_thread(_verify_new, made, answered(made.client_data), at)
        passkey = Passkey(
            hash=digest(made.id),
            guest=guest.id,
            credential=made.id,
            key=to_text(verified.credential_public_key),
            count=verified.sign_count,
            name=made.name,
            synced=verified.credential_backed_up,
            made=now(),
            used=0,
        )

        async def work(connection: AsyncConnection) -> bool:
            if not await self._spent(connection, _new_for(guest), made.client_data):
                return False
            if not await storage.add_passkey(connection, passkey):
                return False
            await connection.run_sync(self.guests.tell, guest.id)
            return True

        if not await self.writer.write(work):
            raise refusals.passkey_not_accepted()
        self.guests.forget(guest.id)

    # -- signing in ----------------------------------------------------------------------------------------

    def ask(self, at: Party) -> SignInChallenge:
        """What a passkey has to answer, whosever it is."""
        return SignInChallenge(challenge(self.guests.seal, SIGN_IN, now()), at.place)

    async def sign_in(self, at: Party, answer: PasskeyAnswer) -> Guest:
        """The member whose passkey has answered."""
        async with self.database.reading() as connection:
            known = await storage.passkey(connection, digest(answer.id))
        if known is None:
            raise refusals.passkey_unknown()
        verified = await asyncio.to_thread(_verify, answer, answered(answer.client_data), at, known)

        async def work(connection: AsyncConnection) -> bool:
            if not await self._spent(connection, SIGN_IN, answer.client_data):
                return False
            count, synced = verified.new_sign_count, verified.credential_backed_up
            return await storage.use_passkey(connection, known.hash, count, synced=synced)

        guest = await self.guests.by_id(known.guest) if await self.writer.write(work) else None
        if guest is None:
            raise refusals.passkey_not_accepted()
        return guest

    async def _spent(self, connection: AsyncConnection, purpose: str, client_data: str) -> bool:
        """Whether an answer is to a challenge of ours, in time, and the first one."""
        text = answered(client_data)
        end = until(self.guests.seal, purpose, text, now())
        return bool(end) and await storage.spend(connection, digest(text), end)

    # -- names and removal ---------------------------------------------------------------------------------

    async def rename(self, guest: Guest, key: str, name: str) -> None:
        if not await self.writer.write(lambda c: storage.rename_passkey(c, guest.id, key, name)):
            raise refusals.no_such_passkey()

    async def remove(self, guest: Guest, key: str, *, letters: bool) -> None:
        """Remove a passkey, unless it is the last way back in."""
        done = await self.writer.write(lambda c: storage.remove_passkey(c, guest.id, key, letters=letters))
        if done is None:
            raise refusals.no_such_passkey()
        if not done:
            raise refusals.last_way_back()


def _new_for(guest: Guest) -> str:
    return f"passkey of {guest.id}"


def _verify_new(made: NewPasskey, expected: str, at: Party) -> VerifiedRegistration:
    from webauthn import verify_registration_response

    response = {"clientDataJSON": made.client_data, "attestationObject": made.attestation}
    try:
        return verify_registration_response(
            credential=_credential(made.id, response),
            expected_challenge=to_bytes(expected),
            expected_rp_id=at.place,
            expected_origin=list(at.origins),
        )
    except Exception as error:  # whatever a stranger sends, the library may stumble over
        log.info("a new passkey was not accepted: %s", error)
        raise refusals.passkey_not_accepted() from None


def _verify(answer: PasskeyAnswer, expected: str, at: Party, known: Passkey) -> VerifiedAuthentication:
    from webauthn import verify_authentication_response

    response = {
        "clientDataJSON": answer.client_data,
        "authenticatorData": answer.authenticator_data,
        "signature": answer.signature,
    }
    try:
        return verify_authentication_response(
            credential=_credential(answer.id, response),
            expected_challenge=to_bytes(expected),
            expected_rp_id=at.place,
            expected_origin=list(at.origins),
            credential_public_key=to_bytes(known.key),
            credential_current_sign_count=known.count,
        )
    except Exception as error:
        log.info("a passkey was not accepted: %s", error)
        raise refusals.passkey_not_accepted() from None


def _credential(key: str, response: dict[str, str]) -> dict[str, Any]:
    return {"id": key, "rawId": key, "type": "public-key", "response": response}
