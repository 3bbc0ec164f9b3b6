"""All that is kept of somebody, in one archive: what each room keeps, their tables, records of finished games.

It is sent while it is made: however many games there are, no more than a few of them are in memory.
"""

from __future__ import annotations

import logging
import zipfile
from collections.abc import AsyncIterator, Iterator
from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.kernel.errors import CastilloError
from castillo.server import past
from castillo.server.house import House
from castillo.server.members.registry import EXPORTS
from castillo.server.refusals import Refused
from castillo.server.showing import at_a_glance, state_json
from castillo.server.storage import reading
from castillo.server.storage.models import SeatRow, TableRow
from castillo.server.storage.rows import Guest, StoredTable, WholeTable
from castillo.table.refusals import NotAllowed

LISTED = 200  # tables of the list that are read together
TOLD = 10  # ... and whole games
README = """What Castillo keeps of you.

profile.json      who you are here; times are in milliseconds since 1970
notices.json      how you are told that a table waits for you
tables.json       the tables where you sit, or which you opened
games/*.json      finished games as records: `castillo replay FILE` plays them again
running/*.json    games that run, as you see them now
"""

log = logging.getLogger("castillo.server")


class Parcel:
    """What is written into the archive and has not been sent yet: a file in which nobody goes back."""

    def __init__(self) -> None:
        self._pieces: list[bytes] = []

    def write(self, data: bytes) -> int:
        """Add to what is to be sent."""
        self._pieces.append(bytes(data))
        return len(data)

    def flush(self) -> None:
        """Nothing is held back."""

    def taken(self) -> bytes:
        """What there is to send by now."""
        data = b"".join(self._pieces)
        self._pieces.clear()
        return data


async def archive(house: House, guest: Guest) -> AsyncIterator[bytes]:
    """The archive in pieces. What can be refused is refused before the first of them."""
    async with house.database.reading() as connection:
        rooms = {name: await export(connection, guest.id) for name, export in EXPORTS.items()}
        tables = await _tables(connection, guest.id)
    return _pieces(house, guest, rooms, tables)


async def _tables(connection: AsyncConnection, guest: str) -> list[str]:
    """All of them, the newest first: the page's list has an end."""
    sits = select(SeatRow.table).where(SeatRow.guest == guest)
    mine = TableRow.id.in_(sits) | (TableRow.owner == guest)
    query = select(TableRow.id).where(mine).order_by(TableRow.updated.desc(), TableRow.id.desc())
    return list((await connection.execute(query)).scalars())


async def _pieces(house: House, guest: Guest, rooms: dict[str, Any], tables: list[str]) -> AsyncIterator[bytes]:
    parcel = Parcel()
    with zipfile.ZipFile(parcel, "w", zipfile.ZIP_DEFLATED) as out:  # type: ignore[call-overload]
        out.writestr("README.txt", README)
        for name, kept in rooms.items():
            out.writestr(f"{name}.json", msgspec.json.format(msgspec.json.encode(kept), indent=2))
        running: list[str] = []
        over: list[str] = []
        with out.open("tables.json", "w") as file:
            async for stored, line in _lines(house, guest, tables):
                file.write(b",\n" if running or over else b"[\n")
                file.write(line)
                (over if stored.state == "over" else running).append(stored.id)
                yield parcel.taken()
            file.write(b"\n]" if running or over else b"[]")
        for table in running:
            await _show(house, guest, out, table)
            yield parcel.taken()
        for some in _parts(over, TOLD):
            for whole in await house.tables.shelf.pasts(some):
                await house.tables.shelf.replay(_tell, out, whole)
                yield parcel.taken()
    yield parcel.taken()


async def _lines(house: House, guest: Guest, tables: list[str]) -> AsyncIterator[tuple[StoredTable, bytes]]:
    """The tables one by one, as the page lists them."""
    for some in _parts(tables, LISTED):
        async with house.database.reading() as connection:
            found = await reading.tables_among(connection, some)
            seats = await reading.seats(connection, some)
        for stored in found:
            yield stored, msgspec.json.encode(at_a_glance(stored, seats[stored.id], guest.id))


def _parts(tables: list[str], each: int) -> Iterator[list[str]]:
    return (tables[first : first + each] for first in range(0, len(tables), each))


async def _show(house: House, guest: Guest, out: zipfile.ZipFile, table: str) -> None:
    """A game that runs, as they may see it; nothing where there is none yet, or where it cannot be shown."""
    try:
        live = await house.tables.load(table)
    except (Refused, NotAllowed, CastilloError):  # it was set aside
        return
    if live.stored.state == "playing":
        out.writestr(f"running/{table}.json", state_json(live, guest.id))


def _tell(out: zipfile.ZipFile, whole: WholeTable) -> None:
    """The record of a game that is over. One that cannot be told keeps nobody from the others."""
    try:
        record = past.record_json(whole)
    except Exception as error:
        log.warning("the game of table %s is not in an archive (%s)", whole.stored.id, type(error).__name__)
        return
    out.writestr(f"games/{whole.stored.id}.json", record)
