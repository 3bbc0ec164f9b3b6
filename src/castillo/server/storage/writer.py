"""The writer: one per process. What waits to be written, from many tables, is committed together.

A single commit costs a flush of the disk; under load a hundred choices share one. Nothing is told before its commit.
Choices, which are most of it, go into a SQLite file in one step in a thread: awaiting every statement costs more than
the statements.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeGuard

from sqlalchemy import Connection, bindparam, delete, func, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.server.moments import now
from castillo.server.storage.database import Database
from castillo.server.storage.facts import Append, Job
from castillo.server.storage.models import EntryRow, JobRow, TableRow

Work = Callable[[AsyncConnection], Awaitable[Any]]
Waiting = tuple[Append | Work, "asyncio.Future[Any]"]

LEASE = 8_000  # milliseconds
CHANNEL = "castillo"
MOST_AT_ONCE = 500
NOTIFY = text("SELECT pg_notify(:channel, news) FROM unnest(CAST(:news AS text[])) AS news")

log = logging.getLogger("castillo.server")


class Writer:
    """Takes appends and other pieces of work; answers when they are committed."""

    def __init__(self, database: Database, holder: str) -> None:
        self.database = database
        self.holder = holder  # the name under which this process leases jobs
        self.connection: AsyncConnection | None = None
        self.pid = 0  # of the PostgreSQL backend that writes, to know our own notifications
        self._waiting: list[Waiting] = []
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        insert = postgresql.insert if database.postgres else sqlite.insert
        self._insert_entry = insert(EntryRow).on_conflict_do_nothing().returning(EntryRow.table, EntryRow.n)
        self._insert_job = insert(JobRow).on_conflict_do_nothing()
        self._update_table = (
            update(TableRow.__table__)  # type: ignore[arg-type]
            .where(TableRow.id == bindparam("of"))
            .values(
                n=bindparam("to_n"), updated=bindparam("at"), state=bindparam("to_state"), deadline=bindparam("until")
            )
        )

    async def start(self) -> None:
        await self._connect()
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        if self._task is not None:
            while self._waiting:
                await asyncio.sleep(0.01)
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self.connection is not None:
            await self.connection.close()

    # -- what others call ----------------------------------------------------------------------------

    async def append(self, append: Append) -> bool:
        """Write an entry; False if another process wrote that number first."""
        return bool(await self._put(append))

    async def write(self, work: Work) -> Any:
        """Do some other writing; it may run again if the batch it was in fails."""
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
            if len(batch) > 1:
                for one in batch:  # find the one that fails; the others are written
                    await self._commit([one])
                return
            await self._refuse(batch[0], error)
            return
        for (_, future), result in zip(batch, results, strict=True):
            if not future.cancelled():
                future.set_result(result)

    async def _refuse(self, waiting: Waiting, error: Exception) -> None:
        if not waiting[1].cancelled():
            waiting[1].set_exception(error)
        if self.connection is not None and (self.connection.closed or self.connection.invalidated):
            log.warning("the database connection was lost; connecting again")
            await self._reconnect()

    async def _connect(self) -> None:
        self.connection = await self.database.engine.connect()
        if self.database.postgres:
            self.pid = (await self.connection.execute(select(func.pg_backend_pid()))).scalar_one()
            await self.connection.rollback()

    async def _reconnect(self) -> None:
        try:
            if self.connection is not None:
                await self.connection.close()
            await self._connect()
        except Exception as error:
            log.warning("the database does not answer (%s)", type(error).__name__)
            await asyncio.sleep(0.5)

    async def _transaction(self, works: Sequence[Append | Work]) -> list[Any]:
        if self.database.direct is not None and _only_appends(works):
            return await asyncio.to_thread(self._append_directly, works)
        connection = self.connection
        if connection is None:
            raise RuntimeError("the writer has not been started")
        async with connection.begin():
            appends = [work for work in works if isinstance(work, Append)]
            accepted = iter(await connection.run_sync(self._append_all, appends) if appends else [])
            return [next(accepted) if isinstance(work, Append) else await work(connection) for work in works]

    def _append_directly(self, appends: Sequence[Append]) -> list[bool]:
        assert self.database.direct is not None
        with self.database.direct.begin() as connection:
            return self._append_all(connection, appends)

    def _append_all(self, connection: Connection, appends: Sequence[Append]) -> list[bool]:
        """Write entries with all that follows from them; for each whether it was accepted."""
        first: dict[tuple[str, int], Append] = {}  # a second one for the same number comes too late
        for append in appends:
            first.setdefault((append.table, append.n), append)
        rows = connection.execute(self._insert_entry, [_entry_row(append) for append in first.values()])
        done = [first[row[0], row[1]] for row in rows]
        if done:
            connection.execute(self._update_table, [_table_row(append) for append in done])
            with_bots = [append.table for append in done if append.bots]
            if with_bots:
                self.replace_jobs(connection, with_bots, [job for append in done for job in append.jobs])
            self.notify(connection, [(append.table, append.n) for append in done])
        written = {id(append) for append in done}
        return [id(append) in written for append in appends]

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
        """Tell the other processes, when this is committed, how long these logs are now."""
        self.say(connection, CHANNEL, [f"{table} {n}" for table, n in tables])

    def say(self, connection: Connection, channel: str, news: list[str]) -> None:
        """Tell the other processes, if there can be any."""
        if self.database.postgres:
            connection.execute(NOTIFY, {"channel": channel, "news": news})


def _only_appends(works: Sequence[Append | Work]) -> TypeGuard[Sequence[Append]]:
    return all(isinstance(work, Append) for work in works)


def _entry_row(append: Append) -> dict[str, Any]:
    entry = append.entry
    return {
        "table": append.table,
        "n": append.n,
        "kind": entry.kind,
        "seat": entry.seat,
        "action": entry.action,
        "window": entry.window,
        "answer": entry.answer,
        "at": entry.at,
    }


def _table_row(append: Append) -> dict[str, Any]:
    return {
        "of": append.table,
        "to_n": append.shown,
        "at": append.updated,
        "to_state": append.state,
        "until": append.deadline,
    }
