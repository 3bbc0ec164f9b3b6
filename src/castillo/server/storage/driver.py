"""SQLite’s own driver, which waits for nobody.

What is written most it takes as it is: a statement is put into words once, and rows go straight to it. Everything else
awaits a connection whose answers are there at once.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import AbstractContextManager, closing
from operator import itemgetter
from typing import Any, TypeVar, cast

from sqlalchemy import Connection, Insert, Update
from sqlalchemy.dialects.sqlite import dialect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

Row = Mapping[str, Any]
SQLITE = dialect()
T = TypeVar("T")


def is_straight(connection: Connection) -> bool:
    """Whether a connection is one of SQLite's own driver; others wait for theirs in the loop."""
    return isinstance(connection.connection.driver_connection, sqlite3.Connection)


class Straight:
    """A statement that changes rows of a SQLite file, in the transaction of a straight connection."""

    def __init__(self, statement: Insert | Update, names: Sequence[str] | None = None) -> None:
        """`names` are the columns of an insertion."""
        compiled: Any = statement.compile(dialect=SQLITE, column_keys=names)
        self._text = str(compiled)
        self._values: Callable[[Row], Any] = itemgetter(*compiled.positiontup)

    def each(self, connection: Connection, rows: Sequence[Row]) -> list[bool]:
        """Execute it for each of the rows; whether that changed anything."""
        try:
            with self._cursor(connection) as cursor:
                return [cursor.execute(self._text, self._values(row)).rowcount > 0 for row in rows]
        except sqlite3.Error as error:
            raise DBAPIError.instance(self._text, None, error, sqlite3.Error, dialect=SQLITE) from error

    @staticmethod
    def _cursor(connection: Connection) -> AbstractContextManager[sqlite3.Cursor]:
        driver: Any = connection.connection.driver_connection
        return closing(driver.cursor())


class AtOnce:
    """A connection of SQLite’s own driver where one that is awaited is expected: each answer is there at once."""

    def __init__(self, connection: Connection) -> None:
        self.dialect = connection.dialect
        self._connection = connection

    async def execute(self, *statement: Any) -> Any:
        """What the database answers to a statement and its parameters."""
        return self._connection.execute(*statement)

    async def run_sync(self, work: Callable[..., T], *arguments: Any) -> T:
        """Some work with the connection itself."""
        return work(self._connection, *arguments)


def at_once(connection: Connection, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
    """Do some work that awaits nothing but its connection, in this very thread."""
    steps = work(cast(AsyncConnection, AtOnce(connection))).__await__()
    try:
        next(steps)
    except StopIteration as end:
        return cast(T, end.value)
    raise RuntimeError("what is done at the database may await nothing else")
