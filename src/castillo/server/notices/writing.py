"""What is written for notices. Each function is a piece of work for the writer, inside its transaction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import and_, delete, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.server.notices.models import ChannelRow, MuteRow, NoticeRow, WishRow
from castillo.server.notices.rows import DEAD, OBSOLETE, PUSH, SENDING, WAITING, Channel, DeadLetter, Notice
from castillo.server.storage.writing import put

TAKEN_OVER = ("guest", "address", "keys", "form", "label", "origin", "language")
STOPPED = "the server stopped while this was being sent; whether it arrived is not known"
LONGEST = 200
AT_ONCE = 100  # notices that a statement names


async def add_channel(connection: AsyncConnection, channel: Channel) -> None:
    """Turn a channel on. A browser that had belonged to somebody else here is theirs no more."""
    await put(connection, ChannelRow, msgspec.structs.asdict(channel), replace=TAKEN_OVER)


async def drop_channel(connection: AsyncConnection, guest: str, channel: str) -> bool:
    """Turn a channel off; what waited for it is not sent. Whether it was on."""
    mine = (ChannelRow.guest == guest) & (ChannelRow.id == channel)
    if not (await connection.execute(delete(ChannelRow).where(mine))).rowcount:
        return False
    waits = (NoticeRow.channel == channel) & (NoticeRow.state == WAITING)
    await connection.execute(update(NoticeRow).where(waits).values(state=OBSOLETE))
    return True


async def wish(connection: AsyncConnection, guest: str, pace: str) -> None:
    """How often somebody wants to be told from now on."""
    await put(connection, WishRow, {"guest": guest, "pace": pace}, replace=("pace",))


async def mute(connection: AsyncConnection, guest: str, table: str, on: bool) -> None:
    """Whether somebody is told of a table."""
    if on:
        await connection.execute(delete(MuteRow).where(MuteRow.guest == guest, MuteRow.table == table))
    else:
        await put(connection, MuteRow, {"guest": guest, "table": table})


async def forget(connection: AsyncConnection, guest: str) -> None:
    """Nothing is kept of somebody's notices."""
    for model in (ChannelRow, WishRow, MuteRow, NoticeRow):
        await connection.execute(delete(model).where(model.guest == guest))


async def bring(connection: AsyncConnection, before: str, member: str) -> None:
    """Browsers and silent tables of a guest are those of the member they have become."""
    theirs = (ChannelRow.guest == before) & (ChannelRow.kind == PUSH)
    await connection.execute(update(ChannelRow).where(theirs).values(guest=member))
    silent = await connection.execute(select(MuteRow.table).where(MuteRow.guest == before))
    for table in list(silent.scalars()):
        await put(connection, MuteRow, {"guest": member, "table": table})


# -- the outbox --------------------------------------------------------------------------------------------


async def add_notices(connection: AsyncConnection, notices: list[Notice]) -> None:
    """Write down what is to be sent, in one statement; one that is there already stays as it is."""
    make = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    rows = [msgspec.structs.asdict(notice) for notice in notices]
    await connection.execute(make(NoticeRow).on_conflict_do_nothing(), rows)


def _these(notices: Sequence[Notice | DeadLetter]) -> Any:
    return or_(
        *(
            and_(
                NoticeRow.table == one.table,
                NoticeRow.n == one.n,
                NoticeRow.guest == one.guest,
                NoticeRow.channel == one.channel,
            )
            for one in notices
        )
    )


async def settle(
    connection: AsyncConnection, notices: Sequence[Notice | DeadLetter], if_state: str, **columns: Any
) -> None:
    """What became of notices that are in this state."""
    for first in range(0, len(notices), AT_ONCE):
        query = update(NoticeRow).where(_these(notices[first : first + AT_ONCE]), NoticeRow.state == if_state)
        await connection.execute(query.values(**columns))


async def claim_channel(connection: AsyncConnection, channel: str, holder: str, at: int, until: int) -> bool:
    """Lease a channel: nobody else sends there meanwhile. False if somebody does."""
    free = (ChannelRow.id == channel) & (ChannelRow.lease <= at)
    return (await connection.execute(update(ChannelRow).where(free).values(holder=holder, lease=until))).rowcount > 0


async def free_channel(connection: AsyncConnection, channel: str, holder: str, sent: int = 0) -> None:
    """Others may send there again; `sent` is when something was sent, if it was."""
    query = update(ChannelRow).where(ChannelRow.id == channel, ChannelRow.holder == holder)
    await connection.execute(query.values(lease=0, **({"sent": sent} if sent else {})))


async def begin(connection: AsyncConnection, notices: list[Notice], until: int) -> list[Notice]:
    """They are on their way from now on: whatever happens, nobody begins with them again. Those that still waited."""
    begun = []
    for one in notices:
        query = update(NoticeRow).where(_these([one]), NoticeRow.state == WAITING)
        tried = {"state": SENDING, "tries": one.tries + 1, "lease": until}
        if (await connection.execute(query.values(**tried))).rowcount:
            begun.append(msgspec.structs.replace(one, **tried))
    return begun


async def bury(connection: AsyncConnection, at: int) -> int:
    """What was being sent by a process that is gone is not sent again: it may have arrived. How many."""
    gone = (NoticeRow.state == SENDING) & (NoticeRow.lease <= at)
    return int((await connection.execute(update(NoticeRow).where(gone).values(state=DEAD, why=STOPPED))).rowcount)


async def clear(connection: AsyncConnection, before: int) -> int:
    """Rows older than this are not needed any more. How many."""
    return int((await connection.execute(delete(NoticeRow).where(NoticeRow.at < before))).rowcount)
