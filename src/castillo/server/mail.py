"""Letters by e-mail, where the host has set up a way to send them."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

import aiosmtplib

from castillo.server.refusals import StartError

SECONDS = 20.0
PORTS = {"smtp": 587, "smtps": 465}


@dataclass(frozen=True)
class Letter:
    """What is written to one address, plain and as HTML."""

    to: str
    subject: str
    plain: str
    html: str
    headers: dict[str, str] = field(default_factory=dict)


class MailError(Exception):
    """A letter could not be sent; `final` if trying again would not help."""

    def __init__(self, sentence: str, *, final: bool) -> None:
        super().__init__(sentence)
        self.final = final


class Mail:
    """The way letters go out: `smtp://user:password@host:port`, with TLS where it is offered, or `smtps://`, within it.

    >>> Mail("", "").possible, Mail("smtp://localhost:25", "games@castillo.example").possible
    (False, True)
    """

    def __init__(self, server: str, sender: str) -> None:
        self.sender = sender
        self._parts = urlsplit(server)
        if server and (self._parts.scheme not in PORTS or not self._parts.hostname):
            raise StartError("--mail wants an address like smtp://user:password@mail.example:587 (or smtps://…).")
        if bool(server) != bool(sender):
            raise StartError(
                "--mail and --mail-from belong together: the server that sends, and the address it sends from."
            )

    @property
    def possible(self) -> bool:
        """Whether the host has set up mail."""
        return bool(self._parts.hostname)

    async def send(self, letter: Letter) -> None:
        """Hand it to the mail server; raises `MailError` where that was not possible."""
        parts = self._parts
        try:
            await aiosmtplib.send(
                await asyncio.to_thread(self._message, letter),
                hostname=parts.hostname,
                port=parts.port or PORTS[parts.scheme],
                username=unquote(parts.username) if parts.username else None,
                password=unquote(parts.password) if parts.password else None,
                use_tls=parts.scheme == "smtps",
                timeout=SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            final = all(refused.code >= 550 for refused in error.recipients)
            raise MailError("The mail server does not accept e-mail for this address.", final=final) from error
        except aiosmtplib.SMTPResponseException as error:
            raise MailError(
                f"The mail server answered {error.code}: {error.message}", final=error.code >= 550
            ) from error
        except (aiosmtplib.SMTPException, OSError) as error:
            raise MailError(f"The mail server could not be reached: {error}", final=False) from error

    def _message(self, letter: Letter) -> EmailMessage:
        message = EmailMessage()
        message["From"] = Address("Castillo", addr_spec=self.sender)
        message["To"] = letter.to
        message["Subject"] = letter.subject
        message["Date"] = formatdate(usegmt=True)
        message["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2])
        for name, value in letter.headers.items():
            message[name] = value
        message.set_content(letter.plain)
        message.add_alternative(letter.html, subtype="html")
        return message
