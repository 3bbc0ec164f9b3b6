"""Finished games, read from a database one by one, for whoever hosts it. The server may run meanwhile."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from castillo.kernel.errors import CastilloError, SetupError
from castillo.server import past
from castillo.server.asking import ask
from castillo.server.refusals import Refused, StartError
from castillo.server.settings import database_url
from castillo.server.shelf import Shelf
from castillo.server.storage import reading
from castillo.server.storage.database import Database
from castillo.server.storage.rows import WholeTable
from castillo.server.storage.writer import Writer
from castillo.table.seats import BOT, PERSON

AWAY = 503  # the status of a refusal because the database does not answer


class FinishedGame(NamedTuple):
    """A game: its record, and by seat `person` or the level of its bot, but not who it was."""

    record: str
    seats: tuple[str, ...]


class FinishedGames:
    """The finished games of a database. To be closed."""

    def __init__(self, database: str) -> None:
        self._wish = database
        self._runner = asyncio.Runner()
        try:
            self._database = Database(database_url(database))
        except StartError as error:
            raise SetupError(str(error)) from None
        self._shelf = Shelf(self._database, Writer(self._database, ""))  # nothing is written

    def tables(self) -> list[str]:
        """The tables where one was played, the oldest first."""
        return ask(self._wish, reading.finished_tables)

    def game(self, table: str) -> FinishedGame:
        """The game of a table; refuses with `SetupError` where it cannot be read, however often one asks."""
        try:
            return self._runner.run(self._shelf.past_of(table, _finished))
        except Refused as error:
            if error.status == AWAY:
                raise CastilloError(str(error)) from None
            raise SetupError(str(error)) from None
        except reading.Unreadable as error:
            raise SetupError(f"what is stored of the table cannot be read: {error}.") from None

    def close(self) -> None:
        """Let go of the database."""
        self._shelf.close()
        self._runner.run(self._database.close())
        self._runner.close()


def _finished(whole: WholeTable) -> FinishedGame:
    seats = tuple(seat.level if seat.kind == BOT else PERSON for seat in whole.seats)
    return FinishedGame(past.record_json(whole).decode(), seats)
