"""What a host asks at a terminal, and another try for tables that are set aside. The server may run meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.kernel.errors import SetupError
from castillo.server.hosting import acts
from castillo.server.hosting.rows import HOST
from castillo.server.refusals import Refused, StartError
from castillo.server.settings import database_url
from castillo.server.storage import reading
from castillo.server.storage.database import Database
from castillo.server.storage.rows import Aside

T = TypeVar("T")


def set_aside(database: str) -> list[Aside]:
    """The tables that cannot be opened, the newest first."""
    return ask(database, reading.aside)


def try_again(database: str, tables: list[str]) -> None:
    """When these tables are asked for next, they are tried once more."""
    ask(database, lambda connection: acts.try_again(connection, HOST, tables))


def ask(wish: str, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
    """Do something in the database, in one transaction; what cannot be done is said in one sentence."""

    async def whole() -> T:
        database = Database(database_url(wish))
        try:
            async with database.engine.begin() as connection:
                return await work(connection)
        finally:
            await database.close()

    try:
        return asyncio.run(whole())
    except (StartError, Refused) as error:
        raise SetupError(str(error)) from None
    except (SQLAlchemyError, OSError) as error:
        raise SetupError(f"the database cannot be read ({type(error).__name__}); has a server used it?") from None
