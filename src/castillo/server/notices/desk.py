"""What somebody does with their own notices: turn channels on and off, try them, be told less."""

from __future__ import annotations

import secrets
from hashlib import sha256
from urllib.parse import urlsplit

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.kernel.text import Text
from castillo.kernel.texts import LANGUAGES
from castillo.server.moments import now
from castillo.server.notices import outgoing, reading, writing
from castillo.server.notices.channels import are_keys
from castillo.server.notices.messages import ChannelMessage, NoticesMessage, PushWish, TableNotices, WebhookWish
from castillo.server.notices.outgoing import NotSent
from castillo.server.notices.rows import MAIL, PUSH, WEBHOOK, Channel, Person
from castillo.server.notices.sayings import language_of, printable, trial
from castillo.server.notices.service import Notices
from castillo.server.refusals import Refused

MOST = {PUSH: 10, MAIL: 1, WEBHOOK: 3}  # channels of one person


class Desk:
    """Takes wishes."""

    def __init__(self, notices: Notices) -> None:
        self.notices = notices
        self.database = notices.tables.database
        self.writer = notices.tables.writer

    async def shown(self, guest: str) -> NoticesMessage:
        """How somebody is told."""
        async with self.database.reading() as connection:
            person, channels = await self._known(connection, guest)
        sending = self.notices.sending
        return NoticesMessage(
            channels=[_message(channel) for channel in channels],
            pace=person.pace,  # type: ignore[arg-type]
            push_key=await sending.public_key(),
            mail=sending.mail.possible,
            email=person.email,
            member=person.joined > 0,
        )

    async def _known(self, connection: AsyncConnection, guest: str) -> tuple[Person, list[Channel]]:
        people = await reading.people(connection, [guest])
        return people.get(guest, Person(guest)), await reading.channels(connection, [guest])

    # -- channels ------------------------------------------------------------------------------------------

    async def add_push(self, guest: str, wish: PushWish, origin: str) -> None:
        """Tell a browser."""
        outgoing.check(wish.endpoint, self.notices.settings.private_webhooks)
        if not are_keys(wish.p256dh, wish.auth):
            raise Refused(409, "These are no keys of a browser.")
        keys = msgspec.json.encode({"p256dh": wish.p256dh, "auth": wish.auth}).decode()
        label = printable(wish.label)
        await self._add(_channel(guest, PUSH, wish.endpoint, wish.endpoint), origin, wish.language, keys, label=label)

    async def add_mail(self, guest: str, language: str, origin: str) -> None:
        """Write letters."""
        async with self.database.reading() as connection:
            person, _ = await self._known(connection, guest)
        if not self.notices.sending.mail.possible:
            raise Refused(409, "This server sends no e-mail.", Text("server-why-no_letters"))
        if not person.email:
            raise Refused(409, "Please confirm your e-mail address first.", Text("server-why-no_email"))
        await self._add(_channel(guest, MAIL, "", guest), origin, language, "")

    async def add_webhook(self, guest: str, wish: WebhookWish, origin: str) -> None:
        """Call an address."""
        async with self.database.reading() as connection:
            person, channels = await self._known(connection, guest)
        if not person.joined:
            raise Refused(403, "Webhooks are for members only.", Text("server-why-members_only"))
        outgoing.check(wish.address, self.notices.settings.private_webhooks)
        channel = _channel(guest, WEBHOOK, wish.address, f"{guest} {wish.address}")
        secret = next((known.keys for known in channels if known.id == channel.id), secrets.token_urlsafe(24))
        await self._add(channel, origin, wish.language, secret, form=wish.form, label=urlsplit(wish.address).netloc)

    async def _add(
        self, channel: Channel, origin: str, language: str, keys: str, form: str = "", label: str = ""
    ) -> None:
        async with self.database.reading() as connection:
            mine = await reading.channels(connection, [channel.guest])
        others = [one for one in mine if one.kind == channel.kind and one.id != channel.id]
        if len(others) >= MOST[channel.kind]:
            raise Refused(
                409, "There is no room for another; please turn one off first.", Text("server-why-enough_channels")
            )
        channel.keys, channel.form, channel.label = keys, form, label[:60]
        channel.origin, channel.language = origin[:200], language if language in LANGUAGES else ""
        await self.writer.write(lambda c: writing.add_channel(c, channel))

    async def drop(self, guest: str, channel: str) -> None:
        """Turn a channel off."""
        if not await self.writer.write(lambda c: writing.drop_channel(c, guest, channel)):
            raise _no_channel()

    async def try_out(self, guest: str, key: str) -> None:
        """Send something now, to see whether it arrives."""
        async with self.database.reading() as connection:
            person, channels = await self._known(connection, guest)
        channel = next((one for one in channels if one.id == key), None)
        if channel is None:
            raise _no_channel()
        message = trial(language_of(person, channel.language))
        try:
            await self.notices.sending.send(channel, person, message)
        except NotSent as error:
            reason = Text("server-why-not_delivered", {"what": error.what, "status": error.status})
            raise Refused(409, f"It could not be sent: {error}.", reason) from None

    # -- less ----------------------------------------------------------------------------------------------

    async def wish(self, guest: str, pace: str) -> None:
        """How often somebody is told."""
        await self.writer.write(lambda c: writing.wish(c, guest, pace))

    async def at_table(self, guest: str, table: str) -> TableNotices:
        """Whether somebody is told of a table."""
        async with self.database.reading() as connection:
            muted = await reading.mutes(connection, [guest])
            channels = await reading.channels(connection, [guest])
        return TableNotices((guest, table) not in muted, len(channels))

    async def mute(self, guest: str, table: str, on: bool) -> None:
        """Whether somebody is to be told of a table."""
        await self.writer.write(lambda c: writing.mute(c, guest, table, on))

    async def stop_letters(self, token: str) -> None:
        """No more letters to whom this token names; it does no harm to say so twice."""
        guest = self.notices.sending.stopped_by(token)
        if not guest:
            raise Refused(404, "This link is not valid.", Text("server-why-no_link"))
        channel = _channel(guest, MAIL, "", guest)
        await self.writer.write(lambda c: writing.drop_channel(c, guest, channel.id))


def _channel(guest: str, kind: str, address: str, name: str) -> Channel:
    """A channel that has the same id whenever it is turned on."""
    key = sha256(f"{kind} {name}".encode()).hexdigest()[:32]
    return Channel(key, guest, kind, address, created=now())


def _message(channel: Channel) -> ChannelMessage:
    return ChannelMessage(
        id=channel.id,
        kind=channel.kind,  # type: ignore[arg-type]
        label=channel.label,
        form=channel.form,
        secret=channel.keys if channel.kind == WEBHOOK else "",
        since=channel.created / 1000,
    )


def _no_channel() -> Refused:
    return Refused(404, "This notification is not turned on.", Text("server-why-no_channel"))
