"""What is written most, as SQLite’s driver takes it: a statement is put into words once, and rows go straight to it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, closing
from operator import itemgetter
from typing import Any

from sqlalchemy import Connection, Insert, Update
from sqlalchemy.dialects.sqlite import dialect
from sqlalchemy.exc import DBAPIError

Row = Mapping[str, Any]
SQLITE = dialect()


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
