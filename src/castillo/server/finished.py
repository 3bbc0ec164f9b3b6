"""Finished games, read from a database one by one, for whoever hosts it. The server may run meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import NamedTuple, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from castillo.kernel.errors import CastilloError, SetupError
from castillo.server import past
from castillo.server.refusals import Refused, StartError
from castillo.server.settings import database_url
from castillo.server.shelf import Shelf
from castillo.server.storage import reading
from castillo.server.storage.database import Database
from castillo.server.storage.rows import WholeTable
from castillo.server.storage.writer import Writer
from castillo.table.seats import BOT, PERSON

T = TypeVar("T")


class FinishedGame(NamedTuple):
    """A game: its record, and by seat `person` or the level of its bot, but not who it was."""

    record: str
    seats: tuple[str, ...]


class FinishedGames:
    """The finished games of a database. To be closed."""

    def __init__(self, database: str) -> None:
        self._runner = asyncio.Runner()
        try:
            self._database = Database(database_url(database))
        except StartError as error:
            raise SetupError(str(error)) from None
        self._shelf = Shelf(self._database, Writer(self._database, ""))  # nothing is written

    def tables(self) -> list[str]:
        """The tables where one was played, the oldest first."""

        async def read() -> list[str]:
            async with self._database.reading() as connection:
                return await reading.finished_tables(connection)

        return self._run(read)

    def game(self, table: str) -> FinishedGame:
        """The game of a table; refuses, in one sentence, where it cannot be read."""
        return self._run(lambda: self._shelf.past_of(table, _finished))

    def close(self) -> None:
        """Let go of the database."""
        self._shelf.close()
        self._runner.run(self._database.close())
        self._runner.close()

    def _run(self, work: Callable[[], Awaitable[T]]) -> T:
        async def whole() -> T:
            return await work()

        try:
            return self._runner.run(whole())
        except CastilloError:
            raise
        except (Refused, StartError) as error:
            raise SetupError(str(error)) from None
        except (SQLAlchemyError, OSError) as error:
            raise SetupError(f"the database cannot be read ({type(error).__name__}); has a server used it?") from None
        except reading.Unreadable as error:
            raise SetupError(f"what is stored of the table cannot be read: {error}.") from None


def _finished(whole: WholeTable) -> FinishedGame:
    seats = tuple(seat.level if seat.kind == BOT else PERSON for seat in whole.seats)
    return FinishedGame(past.record_json(whole).decode(), seats)
