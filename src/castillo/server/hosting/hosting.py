"""What a process knows of the host's decisions, and what follows from them.

A decision is a row in the database with a line in the audit log beside it; it may come from the page of another
process or from a terminal, and SQLite tells nobody. So every process looks at the last lines of the log, and reads anew
what it knows when there is another one. All that follows can be done again without harm.
"""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.kernel.text import Text
from castillo.server.hosting import acts, moderating, reading, reports
from castillo.server.hosting.following import Following
from castillo.server.hosting.messages import HouseMessage, ModerationMessage, Verdict
from castillo.server.hosting.rows import FOR_GOOD, Announcement, Ban
from castillo.server.hosting.words import Mask
from castillo.server.moments import now
from castillo.server.refusals import Refused
from castillo.server.storage.database import Database
from castillo.server.storage.rows import Guest
from castillo.server.storage.writer import Work, Writer
from castillo.server.views import TextMessage

EVERY = 2.0  # seconds between two looks


class Hosting:
    """The host's decisions, as this process knows them."""

    def __init__(self, database: Database, writer: Writer, following: Following) -> None:
        self.database = database
        self.writer = writer
        self.following = following
        self.bans: dict[str, Ban] = {}
        self._mask = Mask()
        self._announcements: list[Announcement] = []
        self._seen: list[int] | None = None  # the last lines of the audit log

    async def look(self) -> None:
        """See whether something was decided, here or elsewhere."""
        async with self.database.reading() as connection:
            newest = await reading.newest_lines(connection)
            closed = await self._read(connection) if newest != self._seen else []
            seated = await reading.seats_of_banned(connection, now()) if self.bans else []
        await self.following.close(closed)
        await self.following.leave_to_bots(seated)
        self._seen = newest

    async def _read(self, connection: AsyncConnection) -> list[str]:
        """All that was decided; returns the tables that are to be closed."""
        at = now()
        self.bans = {ban.guest: ban for ban in await reading.bans(connection, at)}
        self._mask = Mask(await reading.words(connection))
        self._announcements = await reading.announcements(connection, at)
        return await reading.tables_to_close(connection)

    def admit(self, guest: str) -> None:
        """Refuse somebody who is banned."""
        ban = self.ban_of(guest)
        if ban is not None:
            raise banned(ban)

    def ban_of(self, guest: str) -> Ban | None:
        """The ban of somebody that has not ended."""
        ban = self.bans.get(guest)
        return ban if ban is not None and ban.until > now() else None

    def mask(self, text: str) -> str:
        """A text without the words that the host does not want to see."""
        return self._mask(text)

    def announcements(self) -> list[Announcement]:
        """What the host says now, in each language or in general."""
        return [said for said in self._announcements if not said.until or said.until > now()]

    async def report(self, by: Guest, against: str, table: str, kind: str, text: str, quoted: str) -> None:
        """Tell the host about somebody: what was wrong, in the reporter's words, and what the other one wrote.

        `against` is the id of the person, `table` that of the table. What is said twice is kept once; who reports more
        than ten times a day is refused. What is too long is cut.
        """
        said = reports.said(by.id, against, table, kind, text, quoted)
        if not await self.writer.write(lambda c: reports.add(c, said)):
            raise reports.enough()

    async def said_to(self, reader: Guest) -> HouseMessage:
        """What the first page tells somebody."""
        said, ban = self.announcements(), self.ban_of(reader.id)
        why = banned(ban).reason if ban is not None else None
        return HouseMessage(
            announced=max((text.at for text in said), default=0),
            texts={text.language: text.text for text in said},
            banned=TextMessage(why.key, why.args) if why is not None else None,
            reports=await self._to_see_to(reader) if reader.id else None,
        )

    async def _to_see_to(self, reader: Guest) -> int | None:
        async with self.database.reading() as connection:
            allowed = await reading.may_moderate(connection, reader.id)
            return await reports.how_many(connection) if allowed else None

    async def may_moderate(self, guest: Guest) -> bool:
        """Whether a member may see to reports and bans."""
        async with self.database.reading() as connection:
            return await reading.may_moderate(connection, guest.id)

    async def overview(self) -> ModerationMessage:
        """What those see who moderate."""
        async with self.database.reading() as connection:
            return await moderating.overview(connection)

    async def see_to(self, who: Guest, report: int, verdict: Verdict) -> None:
        """Somebody who moderates decides about a report."""
        await self._act(lambda c: moderating.see_to(c, who.id, report, verdict))

    async def lift(self, who: Guest, person: str, note: str) -> None:
        """Somebody who moderates lifts a ban."""
        await self._act(lambda c: acts.unban(c, who.id, person, note))

    async def _act(self, work: Work) -> None:
        """Write what was decided; this process need not wait until it looks."""
        await self.writer.write(work)
        await self.look()


def banned(ban: Ban) -> Refused:
    """Why somebody cannot do anything here, and until when."""
    if ban.until >= FOR_GOOD:
        sentence = f"You are banned from this server. Reason: {ban.why}"
        return Refused(403, sentence, Text("server-why-banned", {"why": ban.why}))
    until = datetime.fromtimestamp(ban.until / 1000, UTC)
    sentence = f"You are banned from this server until {until:%Y-%m-%d %H:%M} (UTC). Reason: {ban.why}"
    said: dict[str, object] = {"until": f"{until:%Y-%m-%dT%H:%MZ}", "why": ban.why}
    return Refused(403, sentence, Text("server-why-banned_until", said))
