"""The database: one engine for reading, one connection that writes."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import IO, Any, TypeVar

from sqlalchemy import Engine, create_engine, event, exc
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from castillo.server.refusals import Refused, StartError, no_database
from castillo.server.storage.driver import at_once
from castillo.server.storage.migrate import migrate

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000", "temp_store=MEMORY")
CONNECT_SECONDS = 5  # ... after which PostgreSQL is not waited for
COMMAND_SECONDS = 15
READERS = 3  # threads that read a file

T = TypeVar("T")


class Database:
    """Where everything is kept. `open` creates or upgrades it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.postgres = url.startswith("postgresql")
        self.engine: AsyncEngine = _engine(url, self.postgres)
        self.direct: Engine | None = _direct_engine(url) if _file(url) else None  # for threads
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._lock: IO[str] | None = None

    async def open(self) -> None:
        if not self.postgres:
            self._lock = _lock_file(self.url)
        await asyncio.to_thread(migrate, self.url)

    async def close(self) -> None:
        await self.engine.dispose()
        self._readers.shutdown()
        if self.direct is not None:
            self.direct.dispose()
        if self._lock is not None:
            self._lock.close()

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with; a database that does not answer is a refusal, not a traceback."""
        with _refusing():
            async with self.engine.connect() as connection:
                yield connection

    async def read(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Read something that takes several questions, or long answers: of a file away from the loop, all at once.

        So `work` awaits nothing but its connection, and changes nothing that others may be looking at.
        """
        if self.direct is None:
            async with self.reading() as connection:
                return await work(connection)
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read_directly, work)

    def _read_directly(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        assert self.direct is not None
        with _refusing(), self.direct.connect() as connection:
            return at_once(connection, work)


@contextlib.contextmanager
def _refusing() -> Iterator[None]:
    """A database that is away, or that cannot look for something, is a refusal."""
    try:
        yield
    except Exception as error:
        if is_away(error):
            raise no_database() from error
        if is_bad_data(error):
            raise Refused(400, "The request asks for something that cannot be looked for.") from error
        raise


OUR_OWN_FAULTS = (exc.DataError, exc.IntegrityError, exc.NotSupportedError, exc.ProgrammingError)
DATA_EXCEPTION = "22"  # the class of such errors in SQL


def is_away(error: Exception) -> bool:
    """Whether the database cannot be reached, was lost in the middle of something, or has no time."""
    if isinstance(error, exc.DBAPIError):
        ours = isinstance(error, OUR_OWN_FAULTS) or is_bad_data(error)
        return error.connection_invalidated or not ours
    if isinstance(error, exc.SQLAlchemyError):
        return isinstance(error, exc.TimeoutError)
    return isinstance(error, OSError | TimeoutError) or type(error).__module__.startswith("asyncpg")  # on connecting


def is_bad_data(error: Exception) -> bool:
    """Whether PostgreSQL cannot hold what it was given: text with a zero in it, or too much of it."""
    return isinstance(error, exc.DBAPIError) and str(getattr(error.orig, "sqlstate", "")).startswith(DATA_EXCEPTION)


def _engine(url: str, postgres: bool) -> AsyncEngine:
    if postgres:
        patience = {"timeout": CONNECT_SECONDS, "command_timeout": COMMAND_SECONDS}
        return create_async_engine(
            url, pool_size=6, max_overflow=10, pool_timeout=CONNECT_SECONDS, pool_pre_ping=True, connect_args=patience
        )
    engine = create_async_engine(url, pool_size=4, max_overflow=4)
    event.listen(engine.sync_engine, "connect", _set_pragmas)
    return engine


def _direct_engine(url: str) -> Engine:
    engine = create_engine(url.replace("+aiosqlite", ""))
    event.listen(engine, "connect", _set_pragmas)
    return engine


def _set_pragmas(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
    driver = getattr(connection, "driver_connection", connection)
    driver.text_factory = partial(str, encoding="utf-8", errors="replace")  # one damaged row does not spoil a query


def _file(url: str) -> str:
    """The name of a SQLite file; empty for every other database."""
    parts = make_url(url)
    return parts.database or "" if parts.drivername.startswith("sqlite") and parts.database != ":memory:" else ""


def _lock_file(url: str) -> IO[str] | None:
    """A SQLite file belongs to one server process; the lock ends with the process, however it ends."""
    name = _file(url)
    if not name:
        return None
    Path(name).parent.mkdir(parents=True, exist_ok=True)
    try:
        import fcntl
    except ImportError:  # no such locks on this system
        return None
    lock = Path(f"{name}.lock").open("w", encoding="utf-8")  # noqa: SIM115 (open as long as the server runs)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        lock.close()
        raise StartError(
            f"Another server is using {name}; give this one another --database, or use PostgreSQL for both."
        ) from error
    return lock
