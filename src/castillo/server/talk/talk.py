"""Talk: what people say at tables is written down, and told to those who are there, at every process."""

from __future__ import annotations

import logging
from hashlib import sha256

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.kernel.text import Text
from castillo.server.hosting.hosting import Hosting
from castillo.server.limits import Limits
from castillo.server.live import LiveTable
from castillo.server.moments import now
from castillo.server.news import Viewer
from castillo.server.refusals import Refused, no_moment
from castillo.server.storage import writing
from castillo.server.storage.rows import Guest
from castillo.server.tables import StoredTables
from castillo.server.talk import messages, storage
from castillo.server.talk.messages import ReportWish, Room, SaidMessage, SayWish, SilencedMessage, TalkMessage
from castillo.server.talk.rooms import rooms_of
from castillo.server.talk.storage import Said
from castillo.table.sitting import require_owner

TALK = "castillo_talk"  # the channel
PAGE = 50  # messages
JOINER = "\u200d"  # holds some emoji together

log = logging.getLogger("castillo.server")


class Heard(msgspec.Struct):
    """What a process tells the others: what was said there."""

    process: str
    said: Said


class Talk:
    """What is said at the tables of this server."""

    def __init__(self, tables: StoredTables, limits: Limits, hosting: Hosting) -> None:
        self.tables = tables
        self.limits = limits
        self.hosting = hosting
        self._last = 0  # the newest message that was told here

    async def start(self) -> None:
        """What was said before is told to nobody."""
        async with self.tables.database.reading() as connection:
            self._last = await storage.newest(connection)

    # -- reading -----------------------------------------------------------------------------------------------

    async def read(self, live: LiveTable, guest: Guest, room: Room | None, before: int | None) -> TalkMessage:
        """The last messages of a room, or those before one of them."""
        rooms = rooms_of(live, guest.id)
        room = rooms[0] if room is None else room
        if room not in rooms:
            raise other_room()
        async with self.tables.database.reading() as connection:
            found = await storage.page(connection, live.id, room, guest.id, before, PAGE + 1)
            silenced = await storage.silenced_by(connection, guest.id) if guest.id else []
        said = [_message(one, yours=bool(guest.id) and one.guest == guest.id) for one in reversed(found[:PAGE])]
        return TalkMessage(room, rooms, live.stored.talk, said, len(found) > PAGE, _silenced(guest.id, silenced))

    # -- saying something --------------------------------------------------------------------------------------

    async def say(self, live: LiveTable, guest: Guest, wish: SayWish) -> SaidMessage:
        """Say something, or make a sign. It is told when it is committed."""
        said = self._checked(live, guest, wish)
        self.limits.say(guest.id, f"{live.id} {said.room}", emote=bool(said.emote))

        async def work(connection: AsyncConnection) -> None:
            said.id = await storage.add(connection, said)
            told = msgspec.json.encode(Heard(self.tables.writer.holder, said)).decode()
            await connection.run_sync(self.tables.writer.say, TALK, [told])

        await self.tables.writer.write(work)
        await self._tell(live, said)
        return _message(said, yours=True)

    def _checked(self, live: LiveTable, guest: Guest, wish: SayWish) -> Said:
        if wish.room not in rooms_of(live, guest.id):
            raise other_room()
        if not live.stored.talk:
            raise Refused(409, "There is no chat at this table.", Text("server-why-no_talk"))
        words = "" if wish.emote else self.hosting.mask(printable(wish.text))
        if not words and not wish.emote:
            raise Refused(409, "This message is empty; please write something.", Text("server-why-no_words"))
        if wish.n is not None and wish.n > live.table.public_length:
            raise no_moment()
        mine = live.table.seats_of(guest.id)
        name = live.table.seats[mine[0]].name if mine else guest.name
        seat = mine[0] if mine else -1
        return Said(0, live.id, wish.room, guest.id, name, seat, wish.emote or "", words, wish.n, now())

    # -- telling -----------------------------------------------------------------------------------------------

    async def hear(self, told: str) -> None:
        """Something was said at another process."""
        heard = msgspec.json.decode(told, type=Heard)
        live = self.tables.known.get(heard.said.table)
        if heard.process != self.tables.writer.holder and live is not None:
            await self._tell(live, heard.said)

    async def catch_up(self) -> None:
        """Nothing could be heard for a while: what was said meanwhile is in the database."""
        looked_at = [live for live in list(self.tables.known.values()) if live.viewers]
        async with self.tables.database.reading() as connection:
            missed = await storage.after(connection, [live.id for live in looked_at], self._last)
        for said in missed:
            for live in looked_at:
                if live.id == said.table:
                    await self._tell(live, said)

    async def _tell(self, live: LiveTable, said: Said) -> None:
        """Tell everyone who is in that room, and has not silenced who said it."""
        self._last = max(self._last, said.id)
        there = [viewer for viewer in live.viewers if said.room in rooms_of(live, viewer.guest)]
        try:
            deaf = await self._deaf(said, there)
        except Exception as error:  # it is said all the same, and whoever looks again finds it
            log.warning("what was said at %s could not be told (%s)", live.id, type(error).__name__)
            return
        own, others = (msgspec.json.encode(messages.Talk(_message(said, yours=yours))) for yours in (True, False))
        for viewer in there:
            if viewer.guest not in deaf:
                viewer.put(own if viewer.guest == said.guest else others)

    async def _deaf(self, said: Said, viewers: list[Viewer]) -> set[str]:
        guests = sorted({viewer.guest for viewer in viewers} - {"", said.guest})
        if not guests:
            return set()
        async with self.tables.database.reading() as connection:
            return await storage.deaf_to(connection, said.guest, guests)

    # -- what one does not want to hear ------------------------------------------------------------------------

    async def silenced(self, guest: Guest) -> list[SilencedMessage]:
        """Whom a guest does not want to hear."""
        async with self.tables.database.reading() as connection:
            return _silenced(guest.id, await storage.silenced_by(connection, guest.id))

    async def silence(self, live: LiveTable, guest: Guest, message: int) -> list[SilencedMessage]:
        """Whoever said this is not heard any more, at any table."""
        said = await self._said(live, guest, message)
        await self.tables.writer.write(lambda c: storage.silence(c, guest.id, said.guest, said.name))
        return await self.silenced(guest)

    async def hear_again(self, guest: Guest, who: str) -> list[SilencedMessage]:
        """Somebody is heard again."""
        async with self.tables.database.reading() as connection:
            known = await storage.silenced_by(connection, guest.id)
        meant = next((other for other, _ in known if key_of(guest.id, other) == who), None)
        if meant is not None:
            await self.tables.writer.write(lambda c: storage.hear(c, guest.id, meant))
        return await self.silenced(guest)

    async def report(self, live: LiveTable, guest: Guest, wish: ReportWish) -> None:
        """Whoever runs the server should look at something that was said."""
        said = await self._said(live, guest, wish.message)
        self.limits.complain(guest.id)
        words = printable(wish.text)
        await self.hosting.report(guest, said.guest, live.id, wish.kind, words, said.text or said.emote)

    async def _said(self, live: LiveTable, guest: Guest, message: int) -> Said:
        """What somebody else said where this guest reads it."""
        async with self.tables.database.reading() as connection:
            said = await storage.message(connection, live.id, message)
        if said is None or said.room not in rooms_of(live, guest.id):
            raise Refused(404, "There is no such message here.", Text("server-why-not_said"))
        if said.guest == guest.id:
            raise Refused(409, "This message is your own; choose somebody else’s.", Text("server-why-own_words"))
        return said

    # -- tables without talk -----------------------------------------------------------------------------------

    async def allow(self, live: LiveTable, guest: Guest, talk: bool) -> None:
        """The owner wants talk at the table, or none."""
        require_owner(live.table, guest.id)
        async with live.lock:
            await self.tables.save(self.tables.writer.write(lambda c: self._switch(c, live, talk)), live)
            await self.tables.catch_up(live)

    async def _switch(self, connection: AsyncConnection, live: LiveTable, talk: bool) -> None:
        await writing.change_table(connection, live.id, talk=talk)
        await connection.run_sync(self.tables.writer.notify, [(live.id, live.table.length)])


def printable(text: str) -> str:
    """What can be shown of a text, in one line.

    >>> printable(" well\\x00\\n\\u202e played ")
    'well played'
    """
    return " ".join("".join(c for c in " ".join(text.split()) if c.isprintable() or c == JOINER).split())


def key_of(guest: str, other: str) -> str:
    """Somebody as one guest names them to the server: nobody else learns who they are."""
    return sha256(f"silenced {guest} {other}".encode()).hexdigest()[:20]


def other_room() -> Refused:
    """Those who play and those who watch do not hear each other."""
    return Refused(403, "Players and watchers chat separately until the game is over.", Text("server-why-other_room"))


def _message(said: Said, *, yours: bool) -> SaidMessage:
    columns = {name: getattr(said, name) for name in ("id", "room", "name", "seat", "emote", "text", "n")}
    return SaidMessage(**columns, yours=yours, at=said.at / 1000)


def _silenced(guest: str, found: list[tuple[str, str]]) -> list[SilencedMessage]:
    return [SilencedMessage(key_of(guest, other), name) for other, name in found]
