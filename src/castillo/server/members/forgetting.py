"""Deleting somebody: their games stay for the others, without a name; bots take over what still runs."""

from __future__ import annotations

import logging

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.server.bots import USUAL
from castillo.server.house import House
from castillo.server.live import LiveTable
from castillo.server.members import registry, storage
from castillo.server.messages import SeatCommand
from castillo.server.refusals import Refused
from castillo.server.storage import writing
from castillo.server.storage.models import SeatRow, TableRow
from castillo.server.storage.rows import Guest
from castillo.table.refusals import NotAllowed
from castillo.table.seats import PERSON

NOBODY = "-"
"""Who owns the table of somebody who is gone: no id of a guest."""

log = logging.getLogger("castillo.server")


async def forget(house: House, guest: Guest) -> None:
    """Nothing is kept of a guest any longer."""
    for table in await _tables(house, guest.id, "waiting", "playing"):
        try:
            await _leave(house, await house.tables.load(table), guest)
        except (Refused, NotAllowed) as refusal:  # it was set aside, is over by now, or they have resigned
            if isinstance(refusal, Refused) and refusal.status >= 500:  # a game would wait for nobody
                raise
            log.info("a guest who is deleted could not leave table %s: %s", table, refusal)
    tables = await _tables(house, guest.id)

    async def work(connection: AsyncConnection) -> None:
        seats = update(SeatRow).where(SeatRow.guest == guest.id)
        await connection.execute(seats.values(guest="", name=""))
        await connection.execute(update(TableRow).where(TableRow.owner == guest.id).values(owner=NOBODY))
        await storage.remove(connection, guest.id, registry.FORGETS)
        await connection.run_sync(house.guests.tell, guest.id)
        await connection.run_sync(house.writer.notify, [(table, 0) for table in tables])

    await house.writer.write(work)
    for table in tables:
        await house.tables.hear(f"{table} ")
    house.members.sessions.changed(guest.id)


async def _tables(house: House, guest: str, *states: str) -> list[str]:
    sits = select(SeatRow.table).where(SeatRow.guest == guest)
    query = select(TableRow.id).where(TableRow.id.in_(sits) | (TableRow.owner == guest))
    if states:
        query = query.where(TableRow.state.in_(states))
    async with house.database.reading() as connection:
        return list((await connection.execute(query)).scalars())


async def _leave(house: House, live: LiveTable, guest: Guest) -> None:
    if live.stored.state == "waiting":
        await _leave_waiting(house, live, guest)
        return
    for seat in live.table.seats:
        if seat.guest == guest.id and not seat.resigned:
            await house.seats.command(live, guest, SeatCommand(seat=seat.number, what="resign", level=USUAL))


async def _leave_waiting(house: House, live: LiveTable, guest: Guest) -> None:
    """The table is closed with its owner, unless somebody else sits there: then it is theirs."""
    others = [seat.guest for seat in live.table.seats if seat.kind == PERSON and seat.guest != guest.id]
    if live.table.owner != guest.id:
        await house.seats.leave(live, guest)
    elif not others:
        await house.seats.close(live, guest)
    else:
        await _give_away(house, live, others[0])
        if live.table.seats_of(guest.id):
            await house.seats.leave(live, guest)


async def _give_away(house: House, live: LiveTable, owner: str) -> None:
    async def work(connection: AsyncConnection) -> None:
        await writing.change_table(connection, live.id, owner=owner)
        await connection.run_sync(house.writer.notify, [(live.id, 0)])

    await house.writer.write(work)
    await house.tables.hear(f"{live.id} ")
