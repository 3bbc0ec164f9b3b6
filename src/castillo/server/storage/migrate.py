"""Brings a database to the newest shape; runs at every start."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, text
from sqlalchemy.engine import Connection

MIGRATIONS = Path(__file__).parent.parent / "migrations"
LOCK = 0x0CA5_7110  # PostgreSQL: two processes that start together migrate one after the other

SAME_AGAIN = text("UPDATE alembic_version SET version_num = version_num")  # what may only be read says so at once


def configuration(connection: Connection) -> Config:
    """Alembic's settings for a connection."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def migrate(url: str) -> None:
    """Upgrade to the newest revision. Called in a thread: Alembic is not asynchronous."""
    if url.startswith("postgresql"):
        _migrate_postgres(url)
        return
    engine = create_engine(url.replace("+aiosqlite", ""))
    with engine.begin() as connection:
        _upgrade(connection)
    engine.dispose()


def _upgrade(connection: Connection) -> None:
    command.upgrade(configuration(connection), "head")
    connection.execute(SAME_AGAIN)


def _migrate_postgres(url: str) -> None:
    """asyncpg is the only driver we ask for, so the upgrade runs inside a small event loop of its own."""
    import asyncio

    from sqlalchemy.ext.asyncio import create_async_engine

    async def upgrade() -> None:
        engine = create_async_engine(url)
        async with engine.begin() as connection:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            await connection.run_sync(_upgrade)
        await engine.dispose()

    asyncio.run(upgrade())
