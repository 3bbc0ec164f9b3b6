"""The writer: one per process. What waits to be written, from many tables, is committed together.

A single commit costs a flush of the disk; under load a hundred choices share one. Nothing is told before its commit.
Into a SQLite file everything is written in one step in a thread: awaiting every statement costs more than the
statements, and whoever waits for the commit would wait for the loop’s attention between any two of them.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, delete, func, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.server.moments import now
from castillo.server.refusals import not_saved
from castillo.server.storage.database import Database, is_away
from castillo.server.storage.driver import Straight, at_once, is_straight
from castillo.server.storage.models import EntryRow, JobRow, PositionRow, SeatRow, TableRow
from castillo.server.storage.rows import Append, Job, Kept
from castillo.table.seats import Seat

Work = Callable[[AsyncConnection], Awaitable[Any]]
Waiting = tuple[Append | Work, "asyncio.Future[Any]"]

LEASE = 8_000  # milliseconds
CHANNEL = "castillo"
MOST_AT_ONCE = 500
NEXT_TRY = 0.25  # seconds between two tries to connect: while the database is away, refusals come at once
NOTIFY = text("SELECT pg_notify(:channel, news) FROM unnest(CAST(:news AS text[])) AS news")

log = logging.getLogger("castillo.server")


class Writer:
    """Takes appends and other pieces of work; answers when they are committed."""

    def __init__(self, database: Database, holder: str) -> None:
        self.database = database
        self.holder = holder  # the name of this process, for its leases and for what it tells the others
        self.connection: AsyncConnection | None = None
        self._direct: Connection | None = None  # of the thread
        self._thread = ThreadPoolExecutor(1, "writer")
        self._next_try = 0.0
        self._waiting: list[Waiting] = []
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        insert = postgresql.insert if database.postgres else sqlite.insert
        add_entry = insert(EntryRow).on_conflict_do_nothing()
        self._insert_entry = add_entry.returning(EntryRow.table, EntryRow.n)
        self._insert_job = insert(JobRow).on_conflict_do_nothing()
        keep = insert(PositionRow)
        columns = {name: keep.excluded[name] for name in ("rules", "firm", "shown", "chain", "seal", "body")}
        self._insert_position = keep.on_conflict_do_update(index_elements=["table", "n"], set_=columns)
        self._update_table = (
            update(TableRow.__table__)  # type: ignore[arg-type]
            .where(TableRow.id == bindparam("of"))
            .values(
                n=bindparam("to_n"),
                updated=bindparam("at"),
                state=bindparam("to_state"),
                deadline=bindparam("until"),
                length=bindparam("to_length"),
                chain=bindparam("link"),
                glance=func.coalesce(bindparam("seen"), TableRow.glance),
            )
        )
        self._update_seat = (
            update(SeatRow.__table__)  # type: ignore[arg-type]
            .where(SeatRow.table == bindparam("of"), SeatRow.number == bindparam("seat"))
            .values(level=bindparam("to_level"), away=bindparam("to_away"))
        )
        self._straight_entry = Straight(add_entry, EntryRow.__table__.columns.keys())
        self._straight_table = Straight(self._update_table)
        self._straight_position = Straight(self._insert_position, PositionRow.__table__.columns.keys())

    async def start(self) -> None:
        if self.database.direct is None:
            self.connection = await self.database.engine.connect()
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        if self._task is not None:
            while self._waiting:
                await asyncio.sleep(0.01)
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._thread.shutdown()
        if self._direct is not None:
            self._direct.close()
        if self.connection is not None:
            await self.connection.close()

    # -- what others call ----------------------------------------------------------------------------

    async def append(self, append: Append) -> bool:
        """Write an entry; False if another process wrote that number first."""
        return bool(await self._put(append))

    async def write(self, work: Work) -> Any:
        """Do some other writing. It awaits nothing but its connection, for it may be done in a thread, and it may run
        again if the batch it was in fails.
        """
        return await self._put(work)

    def _put(self, work: Append | Work) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, future))
        self._news.set()
        return future

    # -- committing ----------------------------------------------------------------------------------

    async def _run(self) -> None:
        while True:
            await self._news.wait()
            batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            if not self._waiting:
                self._news.clear()
            await self._commit(batch)

    async def _commit(self, batch: list[Waiting]) -> None:
        try:
            results = await self._transaction([work for work, _ in batch])
        except asyncio.CancelledError:
            raise
        except Exception as error:
            if is_away(error):
                await self._give_up(batch, error)
            elif len(batch) > 1:
                for one in batch:  # find the one that fails; the others are written
                    await self._commit([one])
            else:
                _answer(batch[0], error)
            return
        for (_, future), result in zip(batch, results, strict=True):
            if not future.done():
                future.set_result(result)

    async def _give_up(self, batch: list[Waiting], error: Exception) -> None:
        """The database is away: nobody waits for it, and the next batch begins with a new connection."""
        log.warning("the database does not answer (%s); %d not saved", type(error).__name__, len(batch))
        for waiting in batch:
            _answer(waiting, not_saved())
        connection, self.connection = self.connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                await connection.invalidate()
                await connection.close()

    async def _connected(self) -> AsyncConnection:
        if self.connection is None:
            if time.monotonic() < self._next_try:
                raise ConnectionError("the database was away just now")
            self._next_try = time.monotonic() + NEXT_TRY
            self.connection = await self.database.engine.connect()
        return self.connection

    async def _transaction(self, works: Sequence[Append | Work]) -> list[Any]:
        if self.database.direct is not None:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._do_directly, works)
        connection = await self._connected()
        async with connection.begin():
            appends = [work for work in works if isinstance(work, Append)]
            accepted = iter(await connection.run_sync(self._append_all, appends) if appends else [])
            return [next(accepted) if isinstance(work, Append) else await work(connection) for work in works]

    def _do_directly(self, works: Sequence[Append | Work]) -> list[Any]:
        """In the writer's thread, on a connection that stays open for as long as nothing fails."""
        assert self.database.direct is not None
        connection = self._direct = self._direct or self.database.direct.connect()
        try:
            with connection.begin():
                appends = [work for work in works if isinstance(work, Append)]
                accepted = iter(self._append_all(connection, appends))
                return [next(accepted) if isinstance(work, Append) else at_once(connection, work) for work in works]
        except BaseException:
            self._direct = None
            connection.close()
            raise

    def _append_all(self, connection: Connection, appends: Sequence[Append]) -> list[bool]:
        """Write entries with all that follows from them; for each whether it was accepted."""
        first: dict[tuple[str, int], Append] = {}  # a second one for the same number comes too late
        for append in appends:
            first.setdefault((append.table, append.row.length), append)
        done = self._add_entries(connection, list(first.values()))
        if done:
            seats = [_seat_row(append.table, seat) for append in done for seat in append.seats]
            if seats:
                connection.execute(self._update_seat, seats)
            for append in done:
                if append.keep is not None:
                    self.keep_position(connection, append.table, append.keep, append.drop)
                if append.rules:
                    of = update(TableRow).where(TableRow.id == append.table)
                    connection.execute(of.values(rules=append.rules))
            with_bots = [append.table for append in done if append.bots]
            if with_bots:
                self.replace_jobs(connection, with_bots, [job for append in done for job in append.jobs])
            self.notify(connection, [(append.table, append.row.length) for append in done])
        written = {id(append) for append in done}
        return [id(append) in written for append in appends]

    def _add_entries(self, connection: Connection, appends: Sequence[Append]) -> list[Append]:
        """Write entries and the rows of their tables; those entries that nobody else has written."""
        rows = [_entry_row(append) for append in appends]
        if is_straight(connection):
            added = self._straight_entry.each(connection, rows)
            done = [append for append, new in zip(appends, added, strict=True) if new]
            self._straight_table.each(connection, [_table_row(append) for append in done])
            return done
        of = {(append.table, append.row.length): append for append in appends}
        done = [of[row[0], row[1]] for row in connection.execute(self._insert_entry, rows)]
        if done:
            connection.execute(self._update_table, [_table_row(append) for append in done])
        return done

    def keep_position(self, connection: Connection, table: str, kept: Kept, drop: list[int]) -> None:
        """Keep a position, and let go of others."""
        row = {"table": table, **msgspec.structs.asdict(kept)}
        if is_straight(connection):
            self._straight_position.each(connection, [row])
        else:
            connection.execute(self._insert_position, row)
        if drop:
            gone = (PositionRow.table == table) & PositionRow.n.in_(drop)
            connection.execute(delete(PositionRow).where(gone))

    def replace_jobs(self, connection: Connection, tables: list[str], jobs: list[Job]) -> None:
        """The questions of these tables to bots are now these. They are leased to this process at once."""
        connection.execute(delete(JobRow).where(JobRow.table.in_(tables)))
        if jobs:
            lease = now() + LEASE
            connection.execute(
                self._insert_job,
                [{"table": j.table, "n": j.n, "seat": j.seat, "holder": self.holder, "lease": lease} for j in jobs],
            )

    def notify(self, connection: Connection, tables: list[tuple[str, int]]) -> None:
        """Tell the other processes, when this is committed, how long these logs are now, and who wrote."""
        self.say(connection, CHANNEL, [f"{table} {n} {self.holder}" for table, n in tables])

    def say(self, connection: Connection, channel: str, news: list[str]) -> None:
        """Tell the other processes, if there can be any."""
        if self.database.postgres:
            connection.execute(NOTIFY, {"channel": channel, "news": news})


def _answer(waiting: Waiting, error: Exception) -> None:
    if not waiting[1].done():
        waiting[1].set_exception(error)


def _entry_row(append: Append) -> dict[str, Any]:
    row, entry = append.row, append.row.entry
    return {
        "table": append.table,
        "n": row.length,
        "kind": entry.kind,
        "seat": entry.seat,
        "action": entry.action,
        "window": entry.window,
        "answer": entry.answer,
        "at": entry.at,
        "shown": row.public_length,
        "mark": row.mark,
        "chain": row.chain,
    }


def _table_row(append: Append) -> dict[str, Any]:
    return {
        "of": append.table,
        "to_n": append.row.public_length,
        "at": append.updated,
        "to_state": append.state,
        "until": append.deadline,
        "to_length": append.row.length,
        "link": append.row.chain,
        "seen": append.glance or None,
    }


def _seat_row(table: str, seat: Seat) -> dict[str, Any]:
    """What an entry can change of a seat."""
    return {"of": table, "seat": seat.number, "to_level": seat.level, "to_away": seat.away}
