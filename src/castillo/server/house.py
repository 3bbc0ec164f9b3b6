"""The house: everything a server is made of, put together once."""

from __future__ import annotations

import logging
import secrets

from castillo.server.archive.archive import Archive
from castillo.server.bots import Bots
from castillo.server.chances import Chances
from castillo.server.elsewhere import PRESENCE, PeopleElsewhere
from castillo.server.guests import CHANGED, Guests
from castillo.server.hosting.following import Following
from castillo.server.hosting.hosting import EVERY, Hosting
from castillo.server.limits import Limits, Sockets
from castillo.server.mail import Mail
from castillo.server.members.clearing import Clearing
from castillo.server.members.rooms import Members
from castillo.server.notices.channels import Sending
from castillo.server.notices.desk import Desk
from castillo.server.notices.outgoing import Outgoing
from castillo.server.notices.service import Notices
from castillo.server.opening import Opening
from castillo.server.pausing import Pausing
from castillo.server.reviews import Reviews
from castillo.server.seats import Seats
from castillo.server.settings import Settings
from castillo.server.sharing import LIMITS, Sharing
from castillo.server.storage import reading
from castillo.server.storage.database import Database
from castillo.server.storage.listening import Hear, Listening
from castillo.server.storage.writer import CHANNEL, Writer
from castillo.server.tables import StoredTables
from castillo.server.talk.talk import TALK, Talk
from castillo.server.timekeeping import Timekeeping

log = logging.getLogger("castillo.server")


class House:
    """One server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._open = False
        self.database = Database(settings.database)
        self.writer = Writer(self.database, secrets.token_hex(8))
        self.mail = Mail(settings.mail, settings.mail_from)
        self.guests = Guests(self.database, self.writer)
        self.tables = StoredTables(settings, self.database, self.writer)
        self.members = Members(settings, self.guests, self.tables, self.mail)
        self.bots = Bots(settings, self.tables)
        self.seats = Seats(self.tables, self.bots)
        self.hosting = Hosting(self.database, self.writer, Following(self.tables, self.seats))
        self.opening = Opening(self.tables, self.bots)
        self.elsewhere = PeopleElsewhere(self.tables)
        self.limits = Limits(settings)
        self.talk = Talk(self.tables, self.limits, self.hosting)
        self.pausing = Pausing(self.tables, self.bots)
        self.sharing = Sharing(self.limits, self.writer)
        self.clearing = Clearing(self.guests, settings.guests_kept_days)
        regular = [(EVERY, self.hosting.look), (60.0, self.clearing.clear)]
        self.timekeeping = Timekeeping(self.tables, self.bots, self.elsewhere, self.sharing, regular)
        listeners: dict[str, Hear] = {
            CHANNEL: self.tables.hear,
            PRESENCE: self.elsewhere.hear,
            LIMITS: self.sharing.hear,
            TALK: self.talk.hear,
            CHANGED: self.members.sessions.hear,
        }
        self.listening = Listening(self.database, listeners, self._listening_again)
        self.chances = Chances(self.tables, self.bots)
        self.reviews = Reviews(self.tables, self.bots)
        self.notices = Notices(settings, self.tables, Sending(self.mail, Outgoing(settings.private_webhooks)))
        self.notice_desk = Desk(self.notices)
        self.archive = Archive(self.tables)
        limited = settings.commands_per_second > 0
        self.sockets = Sockets(settings.sockets_each, settings.sockets_address) if limited else Sockets(0, 0)

    async def open(self) -> None:
        """Once, however often it is asked for."""
        if self._open:
            return
        self._open = True
        await self.database.open()
        await self.writer.start()
        await self.guests.start()
        await self.talk.start()
        await self.listening.start()
        await self.elsewhere.start()
        await self.bots.start()
        await self.hosting.look()
        self.timekeeping.start()
        await self.notices.start()
        self.archive.start()
        await self._tell_host()

    async def _tell_host(self) -> None:
        async with self.database.reading() as connection:
            aside = await reading.aside(connection)
        if aside:
            log.warning("%d tables are set aside and cannot be opened; `castillo tables` names them", len(aside))

    async def _listening_again(self) -> None:
        """What other processes said while nothing could be heard is found in the database, or asked anew."""
        self.guests.forget_all()
        await self.tables.compare(list(self.tables.known.values()))
        await self.elsewhere.start()
        await self.talk.catch_up()

    async def close(self) -> None:
        await self.notices.stop()
        await self.timekeeping.stop()
        await self.archive.stop()
        await self.bots.stop()
        await self.listening.stop()
        await self.tables.close()
        await self.writer.stop()
        await self.database.close()
