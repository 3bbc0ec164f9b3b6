"""`castillo admin ratings`: all ratings recalculated from the results of games."""

from __future__ import annotations

import argparse

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.cli.admin.telling import Commands, asked, command
from castillo.cli.language import words_for
from castillo.server.archive import ratings
from castillo.server.hosting import acts
from castillo.server.hosting.rows import HOST


def add_commands(commands: Commands) -> None:
    parser = command(commands, "ratings", "reckon all ratings anew from the results of games", rebuild)
    parser.add_argument("--rebuild", action="store_true", required=True, help="do it; games go on meanwhile")


def rebuild(args: argparse.Namespace) -> None:
    found = asked(args, _rebuilt)
    if args.json:
        print(msgspec.json.encode(found._asdict()).decode())
        return
    words = words_for(args.lang)
    print(words("ratings-anew", games=found.games, ratings=found.ratings))
    print(words("ratings-changed", count=found.changed))


async def _rebuilt(connection: AsyncConnection) -> ratings.Rebuilt:
    found = await ratings.rebuild(connection)
    await acts.note(connection, HOST, "rebuild_ratings", str(found.changed))
    return found
