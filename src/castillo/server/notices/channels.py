"""The three ways to tell somebody: a push to a browser, a letter, a webhook."""

from __future__ import annotations

import asyncio
import hmac
import re
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from hashlib import sha256
from typing import Any

import msgspec

from castillo.server.mail import Mail, MailError
from castillo.server.notices.letters import letter
from castillo.server.notices.outgoing import NotSent, Outgoing
from castillo.server.notices.rows import MAIL, PUSH, Channel, Person
from castillo.server.notices.sayings import Message

DAY = 24 * 3600  # seconds
PUBLIC_KEY, AUTH = 65, 16  # bytes of a browser's keys
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256
NOBODY = "mailto:nobody@castillo.example"  # for push services, where the host has named no address
MARKDOWN = re.compile(r"([\\`*_~|<>\[\]()#@:])")


class Sending:
    """Hands messages to the outside."""

    def __init__(self, mail: Mail, outgoing: Outgoing) -> None:
        self.mail = mail
        self.outgoing = outgoing
        self.push_secret = ""  # the private key of this server, as push services know it
        self.stop_secret = ""  # signs the links that stop letters
        self._public_key = ""

    async def send(self, channel: Channel, person: Person, message: Message) -> None:
        """Tell somebody; raises `NotSent`."""
        if channel.kind == PUSH:
            await self._push(channel, message)
        elif channel.kind == MAIL:
            await self._letter(channel, person, message)
        else:
            await self._webhook(channel, message)

    # -- push ----------------------------------------------------------------------------------------------

    async def public_key(self) -> str:
        """What a browser has to know of this server to take its pushes."""
        self._public_key = self._public_key or await asyncio.to_thread(_public_key, self.push_secret)
        return self._public_key

    async def _push(self, channel: Channel, message: Message) -> None:
        told = {"title": message.title, "body": message.body, "path": message.path, "tag": message.tag}
        body = msgspec.json.encode({**told, "language": message.language, "count": max(1, len(message.tables))})
        subject = f"mailto:{self.mail.sender}" if self.mail.sender else NOBODY
        try:
            sealed, headers = await asyncio.to_thread(_sealed, channel, body, self.push_secret, subject)
        except (ValueError, KeyError, TypeError) as error:
            raise NotSent("the keys of this browser are not valid", "keys") from error
        topic = urlsafe_b64encode(sha256(message.tag.encode()).digest()[:18]).decode()
        urgency = "high" if message.urgent else "normal"
        more = {"ttl": str(DAY), "content-encoding": "aes128gcm", "topic": topic, "urgency": urgency}
        await self.outgoing.post(
            channel.address, sealed, {**headers, **more, "content-type": "application/octet-stream"}
        )

    # -- letters -------------------------------------------------------------------------------------------

    async def _letter(self, channel: Channel, person: Person, message: Message) -> None:
        if not (self.mail.possible and person.email):
            raise NotSent("there is no confirmed address, or no mail server", "mail")
        stop = self.stop_token(person.id)
        try:
            await self.mail.send(letter(message, person.email, channel.origin, stop))
        except MailError as error:
            cause = type(error.__cause__).__name__
            unknown = cause in ("SMTPReadTimeoutError", "SMTPServerDisconnected")
            raise NotSent(str(error).rstrip("."), "mail", again=not error.final and not unknown) from error

    def stop_token(self, guest: str) -> str:
        """What stops the letters to somebody, whoever holds it: it is in the letters."""
        mark = hmac.new(self.stop_secret.encode(), guest.encode(), sha256).hexdigest()
        return f"{guest}-{mark}"

    def stopped_by(self, token: str) -> str:
        """Whose letters a token stops; empty if it is none of ours."""
        guest = token.rpartition("-")[0]
        right = guest and hmac.compare_digest(token.encode(), self.stop_token(guest).encode())
        return guest if right else ""

    # -- webhooks ------------------------------------------------------------------------------------------

    async def _webhook(self, channel: Channel, message: Message) -> None:
        told = discord(message, channel.origin) if channel.form == "discord" else plain(message, channel.origin)
        body = msgspec.json.encode(told)
        at = str(int(time.time()))
        headers = {"content-type": "application/json", "castillo-time": at}
        await self.outgoing.post(
            channel.address, body, {**headers, "castillo-signature": signature(channel.keys, at, body)}
        )


def fresh_push_secret(luck: int) -> str:
    """A private key out of enough luck."""
    return _written((luck % (ORDER - 1) + 1).to_bytes(32, "big"))


def _written(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def _read(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def are_keys(public: str, auth: str) -> bool:
    """Whether these can be the keys of a browser."""
    try:
        point, secret = _read(public), _read(auth)
    except (Error, ValueError):
        return False
    return len(point) == PUBLIC_KEY and point[0] == 4 and len(secret) == AUTH


def _public_key(secret: str) -> str:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02

    key = Vapid02.from_raw(secret.encode()).public_key
    return _written(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def _sealed(channel: Channel, body: bytes, secret: str, subject: str) -> tuple[bytes, dict[str, str]]:
    """What only this browser can read, and what tells its push service who sends it."""
    from urllib.parse import urlsplit

    from py_vapid import Vapid02
    from pywebpush import WebPusher

    parts = urlsplit(channel.address)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": subject, "exp": int(time.time()) + DAY // 2}
    signed = Vapid02.from_raw(secret.encode()).sign(claims)
    keys: dict[str, str] = msgspec.json.decode(channel.keys)
    pusher = WebPusher({"endpoint": channel.address, "keys": keys})
    return bytes(pusher.encode(body)["body"]), dict(signed)


def signature(secret: str, at: str, body: bytes) -> str:
    """By which whoever knows a webhook's secret knows that we sent it, and when.

    >>> signature("secret", "1750000000", b"{}")[:24]
    'sha256=3fdabae93ac0fe826'
    """
    return f"sha256={hmac.new(secret.encode(), at.encode() + b'.' + body, sha256).hexdigest()}"


def plain(message: Message, origin: str) -> dict[str, Any]:
    """A message for programs."""
    tables = [
        {"id": board.id, "name": board.name, "game": board.game, "url": f"{origin}/table/{board.id}"}
        for board in message.tables
    ]
    return {"type": "your_turn" if tables else "try", "title": message.title, "text": message.body, "tables": tables}


def discord(message: Message, origin: str) -> dict[str, Any]:
    """A message as Discord shows it: nobody is called by it, and what a table is called is no markup."""
    lines = [f"**{_unmarked(message.title)}**"]
    lines += [f"{_unmarked(line.text)}: <{origin}{line.path}>" for line in message.lines]
    lines += [_unmarked(message.more)] if message.more else []
    if not message.lines:
        lines += [_unmarked(message.body), f"<{origin}{message.path}>"]
    return {"username": "Castillo", "content": "\n".join(lines)[:2000], "allowed_mentions": {"parse": []}}


def _unmarked(text: str) -> str:
    return MARKDOWN.sub(r"\\\1", text)
