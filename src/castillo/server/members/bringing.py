"""A guest's tables come along to the member who has signed in where the guest played.

Nobody gets two seats at a table: where both sit, the guest's seat stays the guest's.
"""

from __future__ import annotations

from sqlalchemy import case, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.server.archive import leaving as archive
from castillo.server.house import House
from castillo.server.members import registry, storage
from castillo.server.members.messages import BeforeMessage, Brought
from castillo.server.storage.models import SeatRow, TableRow, WatcherRow
from castillo.server.storage.rows import Guest
from castillo.server.storage.writing import put


async def before_message(connection: AsyncConnection, before: Guest, member: Guest) -> BeforeMessage:
    """What could come along."""
    theirs, both = await _tables(connection, before.id, member.id)
    return BeforeMessage(before.name, len(theirs), len(both))


async def bring(house: House, before: Guest, member: Guest) -> Brought:
    """The guest's tables are the member's from now on."""

    async def work(connection: AsyncConnection) -> tuple[list[str], int]:
        theirs, both = await _tables(connection, before.id, member.id)
        moved = [table for table in theirs if table not in both]
        await _hand_over(connection, before, member, both)
        if not both:
            await _be_gone(connection, before, member)
        await connection.run_sync(house.guests.tell, before.id)
        await connection.run_sync(house.writer.notify, [(table, 0) for table in moved])
        return moved, len(both)

    moved, stayed = await house.writer.write(work)
    for table in moved:
        await house.tables.hear(f"{table} ")
    house.members.sessions.changed(before.id)
    return Brought(len(moved), stayed)


async def _tables(connection: AsyncConnection, before: str, member: str) -> tuple[list[str], list[str]]:
    """Where the guest sits, or which they opened; and where both sit."""
    sits, owns = (
        select(SeatRow.table).where(SeatRow.guest == before),
        select(TableRow.id).where(TableRow.owner == before),
    )
    theirs = sorted((await connection.execute(sits.union(owns))).scalars())
    also = select(SeatRow.table).where(SeatRow.guest == member, SeatRow.table.in_(sits))
    return theirs, sorted({*(await connection.execute(also)).scalars()})


async def _hand_over(connection: AsyncConnection, before: Guest, member: Guest, stay: list[str]) -> None:
    name = case((SeatRow.hot.is_(True), SeatRow.name), else_=member.name)
    seats = update(SeatRow).where(SeatRow.guest == before.id, SeatRow.table.not_in(stay))
    await connection.execute(seats.values(guest=member.id, name=name))
    tables = update(TableRow).where(TableRow.owner == before.id, TableRow.id.not_in(stay))
    await connection.execute(tables.values(owner=member.id))
    watched = select(WatcherRow.table).where(WatcherRow.guest == before.id)
    for table in list((await connection.execute(watched)).scalars()):
        await put(connection, WatcherRow, {"table": table, "guest": member.id})
    await connection.execute(delete(WatcherRow).where(WatcherRow.guest == before.id))
    await archive.bring(connection, before.id, member.id)


async def _be_gone(connection: AsyncConnection, before: Guest, member: Guest) -> None:
    """Nothing is left of the guest."""
    for hand_over in registry.BRINGS:
        await hand_over(connection, before.id, member.id)
    await storage.remove(connection, before.id, registry.FORGETS)
