"""What is said and who is silenced, in the database."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.server.moments import now
from castillo.server.storage import writing
from castillo.server.talk.models import MessageRow, SilencedRow

MESSAGE, SILENCED = MessageRow.__table__, SilencedRow.__table__
MOST_KEPT = 2_000  # messages in one room
CLEAR_EVERY = 64  # messages
MOST_SILENCED = 500  # people, by one guest


class Said(Struct):
    """A message as it is stored. Its fields are the columns of `MessageRow`."""

    id: int
    table: str
    room: str
    guest: str
    name: str
    seat: int
    emote: str
    text: str
    n: int | None
    at: int


async def add(connection: AsyncConnection, said: Said) -> int:
    """Write a message down; its number. Very old ones of the room go."""
    row = {name: getattr(said, name) for name in Said.__struct_fields__ if name != "id"}
    key: int = (await connection.execute(insert(MessageRow).values(**row).returning(MessageRow.id))).scalar_one()
    if key % CLEAR_EVERY == 0:
        here = (MESSAGE.c.table == said.table) & (MESSAGE.c.room == said.room)
        ids = select(MESSAGE.c.id).where(here).order_by(MESSAGE.c.id.desc())
        oldest = (await connection.execute(ids.offset(MOST_KEPT).limit(1))).scalar_one_or_none()
        if oldest is not None:
            await connection.execute(delete(MessageRow).where(here, MESSAGE.c.id <= oldest))
    return key


async def page(
    connection: AsyncConnection, table: str, room: str, reader: str, before: int | None, most: int
) -> list[Said]:
    """The newest messages of a room, or those before one, the newest first; without those of whom nobody would hear."""
    unheard = select(SILENCED.c.other).where(SILENCED.c.guest == reader)
    query = select(MESSAGE).where(MESSAGE.c.table == table, MESSAGE.c.room == room, MESSAGE.c.guest.not_in(unheard))
    if before is not None:
        query = query.where(MESSAGE.c.id < before)
    rows = await connection.execute(query.order_by(MESSAGE.c.id.desc()).limit(most))
    return [Said(**row) for row in rows.mappings()]


async def after(connection: AsyncConnection, tables: list[str], last: int, most: int = 500) -> list[Said]:
    """What was said at these tables after a message, the oldest first."""
    query = select(MESSAGE).where(MESSAGE.c.table.in_(tables), MESSAGE.c.id > last).order_by(MESSAGE.c.id).limit(most)
    return [Said(**row) for row in (await connection.execute(query)).mappings()]


async def newest(connection: AsyncConnection) -> int:
    """The number of the last message anywhere."""
    query = select(MESSAGE.c.id).order_by(MESSAGE.c.id.desc()).limit(1)
    return (await connection.execute(query)).scalar_one_or_none() or 0


async def message(connection: AsyncConnection, table: str, key: int) -> Said | None:
    """A message of a table."""
    query = select(MESSAGE).where(MESSAGE.c.table == table, MESSAGE.c.id == key)
    row = (await connection.execute(query)).mappings().first()
    return None if row is None else Said(**row)


# -- who is silenced -----------------------------------------------------------------------------------------


async def silenced_by(connection: AsyncConnection, guest: str) -> list[tuple[str, str]]:
    """Whom a guest does not want to hear: ids and names, the last one first."""
    query = select(SILENCED.c.other, SILENCED.c.name).where(SILENCED.c.guest == guest).order_by(SILENCED.c.at.desc())
    return [(other, name) for other, name in await connection.execute(query)]


async def deaf_to(connection: AsyncConnection, other: str, guests: list[str]) -> set[str]:
    """Those of these guests who do not want to hear somebody."""
    query = select(SILENCED.c.guest).where(SILENCED.c.other == other, SILENCED.c.guest.in_(guests))
    return set((await connection.execute(query)).scalars())


async def silence(connection: AsyncConnection, guest: str, other: str, name: str) -> None:
    """A guest does not want to hear somebody any more; of very many, the one silenced first is heard again."""
    await writing.put(
        connection, SilencedRow, {"guest": guest, "other": other, "name": name, "at": now()}, replace=("at",)
    )
    surplus = (await silenced_by(connection, guest))[MOST_SILENCED:]
    if surplus:
        gone = SILENCED.c.other.in_([other for other, _ in surplus])
        await connection.execute(delete(SilencedRow).where(SILENCED.c.guest == guest, gone))


async def hear(connection: AsyncConnection, guest: str, other: str) -> None:
    """A guest would hear somebody again."""
    await connection.execute(delete(SilencedRow).where(SILENCED.c.guest == guest, SILENCED.c.other == other))


# -- everything of one person --------------------------------------------------------------------------------


async def export(connection: AsyncConnection, guest: str) -> dict[str, Any]:
    """What a guest said, and the names of those whom they do not want to hear."""
    query = select(MESSAGE).where(MESSAGE.c.guest == guest).order_by(MESSAGE.c.id)
    said = [dict(row) for row in (await connection.execute(query)).mappings()]
    for row in said:
        del row["guest"]
    return {"said": said, "silenced": [name for _, name in await silenced_by(connection, guest)]}


async def bring(connection: AsyncConnection, guest: str, member: str) -> None:
    """A guest has become a member whom the server knows already: what they said is the member's."""
    await connection.execute(update(MessageRow).where(MESSAGE.c.guest == guest).values(guest=member))
    for other, name in await silenced_by(connection, guest):
        if other != member:
            await silence(connection, member, other, name)
    deaf = select(SILENCED.c.guest, SILENCED.c.name).where(SILENCED.c.other == guest)
    for reader, name in (await connection.execute(deaf)).all():
        if reader != member:
            await silence(connection, reader, member, name)
    await forget(connection, guest)


async def forget(connection: AsyncConnection, guest: str) -> None:
    """A guest is deleted: what they said goes with them."""
    await connection.execute(delete(MessageRow).where(MESSAGE.c.guest == guest))
    await connection.execute(delete(SilencedRow).where(or_(SILENCED.c.guest == guest, SILENCED.c.other == guest)))
