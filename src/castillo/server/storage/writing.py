"""What is written besides log entries. Each function is a piece of work for the writer, inside its transaction."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

import msgspec
from sqlalchemy import case, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import CursorResult
from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.server.moments import now
from castillo.server.storage.models import (
    AsideRow,
    ChancesRow,
    DeviceRow,
    GuestRow,
    JobRow,
    Model,
    ReviewRow,
    SeatRow,
    ServerSecret,
    TableRow,
    ValuesRow,
    WatcherRow,
)
from castillo.server.storage.rows import Aside, Guest, Job, StoredTable
from castillo.server.storage.writer import LEASE
from castillo.server.talk.models import MessageRow
from castillo.table.seats import Seat


async def put(
    connection: AsyncConnection, model: type[Model], row: dict[str, Any], *, replace: tuple[str, ...] = ()
) -> bool:
    """Insert a row unless it is there; with `replace`, write these columns over the old ones. Whether it wrote."""
    make = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    statement = make(model).values(**row)
    keys = [column.name for column in model.__table__.primary_key]
    if replace:
        statement = statement.on_conflict_do_update(index_elements=keys, set_={name: row[name] for name in replace})
    else:
        statement = statement.on_conflict_do_nothing(index_elements=keys)
    return _count(await connection.execute(statement)) > 0


def _count(result: CursorResult[Any]) -> int:
    return int(result.rowcount)


# -- secrets and guests ----------------------------------------------------------------------------------


async def keep_secret(connection: AsyncConnection, name: str, fresh: str) -> str:
    """The server's secret of this name; the first process to ask makes it."""
    await put(connection, ServerSecret, {"name": name, "value": fresh})
    value: str = (await connection.execute(select(ServerSecret.value).where(ServerSecret.name == name))).scalar_one()
    return value


async def add_guest(connection: AsyncConnection, guest: Guest) -> None:
    at = now()
    await put(connection, GuestRow, {"id": guest.id, "name": guest.name, "created": at, "seen": at})


async def rename_guest(connection: AsyncConnection, guest: Guest) -> list[str]:
    """Give a guest a new name, at their tables too; returns those tables."""
    await connection.execute(update(GuestRow).where(GuestRow.id == guest.id).values(name=guest.name))
    seat = (SeatRow.guest == guest.id) & SeatRow.hot.is_(False)
    await connection.execute(update(SeatRow).where(seat).values(name=guest.name))
    return list((await connection.execute(select(SeatRow.table).where(seat).distinct())).scalars())


async def add_device_link(connection: AsyncConnection, digest: str, guest: str, until: int) -> None:
    await connection.execute(delete(DeviceRow).where(DeviceRow.until < now()))
    await connection.execute(insert(DeviceRow).values(hash=digest, guest=guest, until=until))


async def claim_device_link(connection: AsyncConnection, digest: str) -> str:
    """The guest whom a link moves here, empty if it does not work; it never works again."""
    query = select(DeviceRow.guest).where(DeviceRow.hash == digest, DeviceRow.until >= now())
    guest: str = (await connection.execute(query)).scalar_one_or_none() or ""
    gone = _count(await connection.execute(delete(DeviceRow).where(DeviceRow.hash == digest)))
    return guest if gone else ""


# -- tables and seats --------------------------------------------------------------------------------------


async def add_table(
    connection: AsyncConnection, table: StoredTable, seats: Iterable[Seat], values: dict[str, dict[str, int]]
) -> None:
    # written over what is there, so that nobody takes it away before the table is committed
    await put(connection, ValuesRow, {"hash": table.values_hash, "sheet": values}, replace=("sheet",))
    await connection.execute(insert(TableRow).values(**msgspec.structs.asdict(table)))
    await connection.execute(insert(SeatRow), [{"table": table.id, **asdict(seat)} for seat in seats])


async def change_table(connection: AsyncConnection, key: str, **columns: Any) -> None:
    await connection.execute(update(TableRow).where(TableRow.id == key).values(**columns))


async def link_rematch(connection: AsyncConnection, key: str, rematch: str) -> bool:
    """Name the table that follows; False if it has been named already."""
    query = update(TableRow).where(TableRow.id == key, TableRow.rematch == "").values(rematch=rematch)
    return _count(await connection.execute(query)) > 0


async def change_seat(connection: AsyncConnection, table: str, seat: Seat, *, if_kind: str | None = None) -> bool:
    """Write a seat; with `if_kind` only where it is still of that kind. Whether it was written."""
    query = update(SeatRow).where(SeatRow.table == table, SeatRow.number == seat.number)
    if if_kind is not None:
        query = query.where(SeatRow.kind == if_kind)
    columns = {name: value for name, value in asdict(seat).items() if name != "number"}
    return _count(await connection.execute(query.values(**columns))) > 0


async def agree_to_end(connection: AsyncConnection, table: str, guest: str) -> None:
    """A guest would end the game as it stands."""
    query = update(SeatRow).where(SeatRow.table == table, SeatRow.guest == guest)
    await connection.execute(query.values(ends=True))


async def play_on(connection: AsyncConnection, table: str) -> None:
    """The game is not to end as it stands: whoever had said so has to say it anew."""
    await connection.execute(update(SeatRow).where(SeatRow.table == table).values(ends=False))


async def agree_to_pause(connection: AsyncConnection, table: str, guest: str) -> None:
    """A guest would have a pause."""
    query = update(SeatRow).where(SeatRow.table == table, SeatRow.guest == guest)
    await connection.execute(query.values(pauses=True))


async def want_no_pause(connection: AsyncConnection, table: str, lasted: int = 0) -> None:
    """Nobody would have a pause any more; what was left of a turn's grace is as long as it was before it."""
    begun = now() - lasted
    grace = case((SeatRow.grace > begun, SeatRow.grace + lasted), else_=SeatRow.grace)
    await connection.execute(update(SeatRow).where(SeatRow.table == table).values(pauses=False, grace=grace))


async def remove_table(connection: AsyncConnection, table: StoredTable) -> None:
    """Take away a table at which nothing was played, and its card values where no other table uses them."""
    for model in (JobRow, WatcherRow, SeatRow, MessageRow):
        await connection.execute(delete(model).where(model.table == table.id))
    await connection.execute(delete(TableRow).where(TableRow.id == table.id))
    values = ValuesRow.hash == table.values_hash
    await connection.execute(select(ValuesRow.hash).where(values).with_for_update())  # nobody begins to use them now
    used = select(TableRow.id).where(TableRow.values_hash == table.values_hash).exists()
    await connection.execute(delete(ValuesRow).where(values, ~used))


async def add_watcher(connection: AsyncConnection, table: str, guest: str) -> None:
    await put(connection, WatcherRow, {"table": table, "guest": guest})


async def keep_chances(connection: AsyncConnection, table: str, body: str) -> None:
    """Keep what was worked out about a finished game."""
    await put(connection, ChancesRow, {"table": table, "body": body}, replace=("body",))


async def keep_review(connection: AsyncConnection, table: str, seat: int, n: int, body: str) -> None:
    """Keep what was found about a decision."""
    await put(connection, ReviewRow, {"table": table, "seat": seat, "n": n, "body": body}, replace=("body",))


async def set_aside(connection: AsyncConnection, aside: Aside) -> None:
    """Nothing runs at this table any more, and no process tries to open it again."""
    await put(connection, AsideRow, msgspec.structs.asdict(aside), replace=("at", "rules", "why"))
    await change_table(connection, aside.table, deadline=None)
    await connection.execute(delete(JobRow).where(JobRow.table == aside.table))


async def take_up(connection: AsyncConnection, table: str) -> bool:
    """A table that was set aside may be opened again; False if it was not."""
    return _count(await connection.execute(delete(AsideRow).where(AsideRow.table == table))) > 0


# -- jobs --------------------------------------------------------------------------------------------------


async def claim_job(connection: AsyncConnection, job: Job, holder: str) -> bool:
    """Lease a question whose lease has ended; False if another process was faster."""
    query = (
        update(JobRow)
        .where(JobRow.table == job.table, JobRow.n == job.n, JobRow.seat == job.seat, JobRow.lease <= now())
        .values(holder=holder, lease=now() + LEASE)
    )
    return _count(await connection.execute(query)) > 0


async def renew_jobs(connection: AsyncConnection, tables: list[str], holder: str) -> None:
    """Lease the questions of these tables on, where this process holds them: it thinks, or they wait for their turn."""
    query = update(JobRow).where(JobRow.table.in_(tables), JobRow.holder == holder)
    await connection.execute(query.values(lease=now() + LEASE))


async def drop_job(connection: AsyncConnection, job: Job) -> None:
    await connection.execute(
        delete(JobRow).where(JobRow.table == job.table, JobRow.n == job.n, JobRow.seat == job.seat)
    )


async def free_jobs(connection: AsyncConnection) -> None:
    """End all leases: nobody else is left who could hold one."""
    await connection.execute(update(JobRow).values(lease=0))
