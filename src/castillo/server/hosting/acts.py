"""What the host and moderators do. Every act writes its line in the audit log, in the same transaction."""

from __future__ import annotations

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.kernel.text import Text
from castillo.server.hosting.models import AnnouncementRow, AuditRow, BanRow, ReportRow, WordRow
from castillo.server.hosting.reading import CLOSED, MODERATE, may_moderate
from castillo.server.hosting.rows import HOST
from castillo.server.hosting.words import folded, is_word
from castillo.server.moments import now
from castillo.server.notices import writing as notices
from castillo.server.notices.rows import DEAD, OBSOLETE, WAITING, DeadLetter
from castillo.server.refusals import Refused
from castillo.server.storage.models import AsideRow, GuestRow, TableRow
from castillo.server.storage.writing import put

LONGEST_WHY = 300
RIGHTS = (MODERATE, "none")


async def note(connection: AsyncConnection, who: str, what: str, about: str, why: str = "") -> None:
    """A line in the audit log. By it all processes see that something was decided."""
    await connection.execute(insert(AuditRow).values(at=now(), who=who, what=what, about=about, why=why[:500]))


# -- people -----------------------------------------------------------------------------------------------


async def ban(connection: AsyncConnection, who: str, guest: str, until: int, why: str) -> str:
    """Nobody of this id may use the server until then; returns what they are called."""
    name = await _called(connection, guest)
    if who != HOST and await may_moderate(connection, guest):
        raise Refused(
            403, "Moderators cannot be banned here; ask whoever runs this server.", Text("server-why-moderates")
        )
    row = {"guest": guest, "until": until, "at": now(), "why": why[:LONGEST_WHY]}
    await put(connection, BanRow, row, replace=("until", "at", "why"))
    await connection.execute(update(GuestRow).where(GuestRow.id == guest).values(banned=until))
    await note(connection, who, "ban", guest, why)
    return name


async def unban(connection: AsyncConnection, who: str, guest: str, why: str = "") -> str:
    """A ban is lifted; returns what its person is called."""
    name = await _called(connection, guest)
    if not (await connection.execute(delete(BanRow).where(BanRow.guest == guest, BanRow.until > now()))).rowcount:
        raise Refused(409, f"{guest!r} is not banned.", Text("server-why-not_banned"))
    await connection.execute(update(GuestRow).where(GuestRow.id == guest).values(banned=0))
    await note(connection, who, "unban", guest, why)
    return name


async def give_right(connection: AsyncConnection, who: str, guest: str, right: str) -> str:
    """Somebody may moderate from now on, or no longer; returns what they are called."""
    name = await _called(connection, guest)
    rights = "" if right == "none" else right
    await connection.execute(update(GuestRow).where(GuestRow.id == guest).values(rights=rights))
    await note(connection, who, "right", guest, right)
    return name


async def _called(connection: AsyncConnection, guest: str) -> str:
    name = (await connection.execute(select(GuestRow.name).where(GuestRow.id == guest))).scalar_one_or_none()
    if name is None:
        raise Refused(404, f"There is nobody with the id {guest!r}.", Text("server-why-nobody"))
    return str(name)


async def close_report(connection: AsyncConnection, who: str, report: int, why: str = "") -> None:
    """A report has been seen to."""
    of = update(ReportRow).where(ReportRow.id == report, ReportRow.closed == 0)
    if not (await connection.execute(of.values(closed=now(), note=why[:LONGEST_WHY]))).rowcount:
        raise Refused(404, f"There is no open report {report}.", Text("server-why-no_report"))
    await note(connection, who, "close_report", str(report), why)


# -- tables -----------------------------------------------------------------------------------------------


async def close_table(connection: AsyncConnection, who: str, table: str, why: str = "") -> str:
    """The game at a table ends as it stands, or the table is given up; servers do it when they see this line."""
    query = select(TableRow.state, TableRow.name).where(TableRow.id == table)
    found = (await connection.execute(query)).first()
    if found is None:
        raise Refused(404, f"There is no table {table!r}.")
    if found[0] not in ("waiting", "playing"):
        raise Refused(409, f"The game at table {table!r} is over already.")
    await note(connection, who, CLOSED, table, why)
    return str(found[1])


async def try_again(connection: AsyncConnection, who: str, tables: list[str]) -> None:
    """When these tables are asked for next, they are tried once more."""
    await connection.execute(update(AsideRow).where(AsideRow.table.in_(tables)).values(rules=""))
    for table in tables:
        await note(connection, who, "try_again", table)


# -- what could not be sent --------------------------------------------------------------------------------


async def resend(connection: AsyncConnection, who: str, letters: list[DeadLetter]) -> None:
    """What could not be sent is tried once more, from the beginning, as far as its table still waits."""
    await notices.settle(connection, letters, DEAD, state=WAITING, tries=0, due=now(), lease=0, why="")
    await _note_letters(connection, who, "resend", letters)


async def discard(connection: AsyncConnection, who: str, letters: list[DeadLetter]) -> None:
    """What could not be sent will not be; its row stays for a while, so that nothing is told anew."""
    await notices.settle(connection, letters, DEAD, state=OBSOLETE)
    await _note_letters(connection, who, "discard", letters)


async def _note_letters(connection: AsyncConnection, who: str, what: str, letters: list[DeadLetter]) -> None:
    """A line for each person, with the reasons why nothing had reached them."""
    reasons: dict[str, dict[str, None]] = {}
    for letter in letters:
        reasons.setdefault(letter.guest, {})[letter.why] = None
    for guest, said in reasons.items():
        await note(connection, who, what, guest, "; ".join(said))


# -- words and announcements ------------------------------------------------------------------------------


async def add_words(connection: AsyncConnection, who: str, words: list[str]) -> list[str]:
    """Words that are not written out; returns those that were not on the list yet."""
    for word in words:
        if not is_word(word):
            raise Refused(400, f"{word!r} is not one word of letters and digits.")
    fresh = [word for word in dict.fromkeys(map(folded, words)) if await put(connection, WordRow, {"word": word})]
    for word in fresh:
        await note(connection, who, "add_word", word)
    return fresh


async def remove_words(connection: AsyncConnection, who: str, words: list[str]) -> list[str]:
    """Words that are written out again."""
    for word in map(folded, words):
        if not (await connection.execute(delete(WordRow).where(WordRow.word == word))).rowcount:
            raise Refused(404, f"{word!r} is not on the word list.")
        await note(connection, who, "remove_word", word)
    return [folded(word) for word in words]


async def announce(connection: AsyncConnection, who: str, text: str, until: int = 0, language: str = "") -> None:
    """Say something on the first page. Without a language it takes the place of all that was said before."""
    if not language:
        await connection.execute(delete(AnnouncementRow))
    row = {"language": language, "text": text, "at": now(), "until": until}
    await put(connection, AnnouncementRow, row, replace=("text", "at", "until"))
    await note(connection, who, "announce", language, text)


async def clear_announcements(connection: AsyncConnection, who: str) -> int:
    """Nothing is announced any more; returns how many texts there were."""
    gone = int((await connection.execute(delete(AnnouncementRow))).rowcount)
    if not gone:
        raise Refused(409, "Nothing is announced.")
    await note(connection, who, "clear", "")
    return gone
