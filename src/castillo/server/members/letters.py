"""Letters that confirm an address or sign somebody in. Their links open a page; only its button uses them up."""

from __future__ import annotations

import asyncio
import logging
from functools import lru_cache
from html import escape
from typing import Any, Literal

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.kernel import texts
from castillo.server.guests import Guests
from castillo.server.mail import Letter, Mail, MailError
from castillo.server.members import refusals, storage
from castillo.server.members.storage import MailLink, Person
from castillo.server.moments import now
from castillo.server.security import digest, token
from castillo.server.storage.rows import Guest

Kind = Literal["confirm", "sign_in"]

LASTS: dict[Kind, int] = {"confirm": 24 * 3_600_000, "sign_in": 30 * 60_000}  # milliseconds
PATHS: dict[Kind, str] = {"confirm": "confirm", "sign_in": "sign-in"}

HTML = """<!doctype html><html lang="{language}"><body style="margin:0;padding:24px;background:#f6f0e3;color:#2b2118;\
font:16px/1.5 Georgia,serif"><div style="max-width:480px;margin:auto;padding:24px;background:#fffaf0;\
border:1px solid #d9ccb0;border-radius:8px"><h1 style="margin:0 0 12px;font-size:22px">{subject}</h1><p>{text}</p>\
<p style="margin:24px 0"><a href="{link}" style="padding:10px 20px;border-radius:8px;background:#8c2f2b;color:#fff;\
text-decoration:none">{button}</a></p><p style="color:#6d5f4c;font-size:14px">{foot}</p></div></body></html>
"""

log = logging.getLogger("castillo.server")


class Letters:
    """Letters about one's own account."""

    def __init__(self, guests: Guests, mail: Mail, address: str) -> None:
        self.guests = guests
        self.mail = mail
        self.address = address
        self._sending: set[asyncio.Task[None]] = set()

    @property
    def possible(self) -> bool:
        """Whether letters can be sent, and what they lead to is known. A stranger's request never says where it is."""
        return self.mail.possible and bool(self.address)

    def require(self) -> None:
        if not self.possible:
            raise refusals.no_letters()

    # -- confirming an address -----------------------------------------------------------------------------

    async def ask_to_confirm(self, guest: Guest, email: str, language: str) -> None:
        """Send a letter to an address that somebody says is theirs."""
        letter = await self._letter("confirm", guest, email, language)
        try:
            await self.mail.send(letter)
        except MailError as error:
            log.warning("a letter could not be sent: %s", error)
            raise (refusals.bad_address() if error.final else refusals.not_sent()) from error

    async def confirm(self, opened: str) -> None:
        """The address is theirs: with it a guest becomes a member."""
        link = await self._claim(opened, "confirm")

        async def work(connection: AsyncConnection) -> bool:
            await connection.run_sync(self.guests.tell, link.guest)
            return await storage.confirm_email(connection, link.guest, link.email)

        try:
            confirmed = await self.guests.writer.write(work)
        except IntegrityError:  # somebody else has confirmed it at the same moment
            confirmed = False
        if not confirmed:
            raise refusals.address_taken()
        self.guests.forget(link.guest)

    async def remove(self, guest: Guest) -> None:
        if not await self.guests.writer.write(lambda c: storage.remove_email(c, guest.id)):
            raise refusals.last_way_back()

    # -- signing in ----------------------------------------------------------------------------------------

    def send_way_in(self, email: str, language: str) -> None:
        """Send a link that signs in, if there is such a member; nobody is told whether there is one."""
        task = asyncio.create_task(self._send_way_in(email, language))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _send_way_in(self, email: str, language: str) -> None:
        try:
            async with self.guests.database.reading() as connection:
                found = await storage.by_email(connection, email)
            if found is not None:
                await self.mail.send(await self._letter("sign_in", found, email, found.language or language))
        except Exception as error:
            log.warning("a letter that signs in could not be sent: %s", error)

    async def sign_in(self, opened: str) -> Guest:
        """The member whom the link of a letter signs in."""
        link = await self._claim(opened, "sign_in")
        async with self.guests.database.reading() as connection:
            found = await storage.person(connection, link.guest)
        guest = await self.guests.by_id(link.guest)
        if guest is None or found is None or found.email != link.email:  # the address was given up since
            raise refusals.old_letter()
        return guest

    # -- links ---------------------------------------------------------------------------------------------

    async def _claim(self, opened: str, kind: Kind) -> MailLink:
        hashed = digest(opened)
        link: MailLink | None = await self.guests.writer.write(lambda c: storage.claim_mail_link(c, hashed, kind))
        if link is None:
            raise refusals.old_letter()
        return link

    async def _letter(self, kind: Kind, guest: Guest | Person, email: str, language: str) -> Letter:
        fresh, link = token(), MailLink(guest.id, kind, email)
        end = now() + LASTS[kind]
        await self.guests.writer.write(lambda c: storage.add_mail_link(c, digest(fresh), link, end))
        address = f"{self.address}/mail/{PATHS[kind]}/{fresh}"
        return await asyncio.to_thread(written, kind, email, language or "en", guest.name, address)


def written(kind: Kind, email: str, language: str, name: str, address: str) -> Letter:
    """A letter in a language, plain and as HTML."""
    parts = ("subject", "text", "button", "foot")
    said = {part: _said(language, f"server-letter-{kind}-{part}", {"name": name}) for part in parts}
    plain = f"{said['text']}\n\n{address}\n\n{said['foot']}\n"
    shown = {part: escape(text) for part, text in said.items()}
    return Letter(email, said["subject"], plain, HTML.format(language=language, link=escape(address), **shown))


def _said(language: str, key: str, args: dict[str, str]) -> str:
    bundle = _bundle(language)
    text, _ = bundle.format_pattern(bundle.get_message(key).value, args)
    return str(text)


@lru_cache(maxsize=len(texts.LANGUAGES))
def _bundle(language: str) -> Any:
    """What the server itself says in a language."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(texts.source(language, ("server",))))
    return bundle
