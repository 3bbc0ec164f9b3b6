"""All ratings reckoned anew, at a terminal. The server may run meanwhile."""

from __future__ import annotations

import asyncio

from sqlalchemy.exc import SQLAlchemyError

from castillo.kernel.errors import SetupError
from castillo.server.archive import ratings
from castillo.server.archive.ratings import Rebuilt
from castillo.server.refusals import StartError
from castillo.server.settings import database_url
from castillo.server.storage.database import Database


def rebuild(wish: str) -> Rebuilt:
    """Reckon all ratings of a database anew, in one transaction."""

    async def whole() -> Rebuilt:
        database = Database(database_url(wish))
        try:
            async with database.engine.begin() as connection:
                return await ratings.rebuild(connection)
        finally:
            await database.close()

    try:
        return asyncio.run(whole())
    except StartError as error:
        raise SetupError(str(error)) from None
    except (SQLAlchemyError, OSError) as error:
        raise SetupError(f"the database cannot be read ({type(error).__name__}); has a server used it?") from None
