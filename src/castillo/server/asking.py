"""What a host can ask about tables that are set aside, and another try for them. The server may run meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from sqlalchemy import update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.kernel.errors import SetupError
from castillo.server.refusals import StartError
from castillo.server.settings import database_url
from castillo.server.storage import reading
from castillo.server.storage.database import Database
from castillo.server.storage.models import AsideRow
from castillo.server.storage.rows import Aside

T = TypeVar("T")


def set_aside(database: str) -> list[Aside]:
    """The tables that cannot be opened, the newest first."""
    return _ask(database, reading.aside)


def try_again(database: str, tables: list[str]) -> None:
    """When these tables are asked for next, they are tried once more."""

    async def work(connection: AsyncConnection) -> None:
        await connection.execute(update(AsideRow).where(AsideRow.table.in_(tables)).values(rules=""))

    _ask(database, work)


def _ask(wish: str, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
    async def whole() -> T:
        database = Database(database_url(wish))
        try:
            async with database.engine.begin() as connection:
                return await work(connection)
        finally:
            await database.close()

    try:
        return asyncio.run(whole())
    except StartError as error:
        raise SetupError(str(error)) from None
    except (SQLAlchemyError, OSError) as error:
        raise SetupError(f"the database cannot be read ({type(error).__name__}); has a server used it?") from None
