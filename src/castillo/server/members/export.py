"""All that is kept of somebody, in one archive: what each room keeps, their tables, records of finished games."""

from __future__ import annotations

import tempfile
import zipfile
from collections.abc import Iterator
from typing import IO

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
from castillo.server.storage.rows import Guest, StoredTable
from castillo.table.refusals import NotAllowed

IN_MEMORY = 4 * 1024 * 1024  # bytes; what is larger waits in a file until it is sent
PIECE = 64 * 1024
README = """What Castillo keeps of you.

profile.json      who you are here; times are in milliseconds since 1970
notices.json      how you are told that a table waits for you
tables.json       the tables where you sit, or which you opened
games/*.json      finished games as records: `castillo replay FILE` plays them again
running/*.json    games that run, as you see them now
"""


async def archive(house: House, guest: Guest) -> Iterator[bytes]:
    """The archive in pieces."""
    file: IO[bytes] = tempfile.SpooledTemporaryFile(IN_MEMORY)  # noqa: SIM115 (closed when it was sent)
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as out:
        out.writestr("README.txt", README)
        async with house.database.reading() as connection:
            for name, export in EXPORTS.items():
                out.writestr(f"{name}.json", _json(await export(connection, guest.id)))
            tables = await _tables(connection, guest.id)
            seats = await reading.seats(connection, [stored.id for stored in tables])
        out.writestr("tables.json", _json([at_a_glance(table, seats[table.id], guest.id) for table in tables]))
        for stored in tables:
            name, content = await _game(house, stored.id, stored.state, guest)
            if content:
                out.writestr(name, content)
    return _pieces(file)


async def _tables(connection: AsyncConnection, guest: str) -> list[StoredTable]:
    """All of them: the page's list has an end."""
    sits = select(SeatRow.table).where(SeatRow.guest == guest)
    owns = select(TableRow.id).where(TableRow.owner == guest)
    ids = (await connection.execute(sits.union(owns))).scalars()
    return await reading.tables_among(connection, list(ids))


async def _game(house: House, table: str, state: str, guest: Guest) -> tuple[str, bytes]:
    """A game as they may see it; nothing where there is none yet, or where it cannot be shown."""
    if state not in ("playing", "over"):
        return "", b""
    try:
        live = await house.tables.load(table)
        if state == "over":
            return f"games/{table}.json", await house.tables.shelf.past(live, past.record_json)
        return f"running/{table}.json", state_json(live, guest.id)
    except (Refused, NotAllowed, CastilloError):  # it was set aside
        return "", b""


def _json(content: object) -> bytes:
    return msgspec.json.format(msgspec.json.encode(content), indent=2)


def _pieces(file: IO[bytes]) -> Iterator[bytes]:
    with file:
        file.seek(0)
        while piece := file.read(PIECE):
            yield piece
