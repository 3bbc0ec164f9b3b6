"""`castillo admin undelivered`: notifications that could not be sent, and what is to become of them."""

from __future__ import annotations

import argparse
from collections.abc import Awaitable, Callable

from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.cli.admin.telling import Act, Commands, asked, command, done, listed, nested
from castillo.kernel.errors import SetupError
from castillo.server.hosting import acts
from castillo.server.hosting.rows import HOST
from castillo.server.notices import reading
from castillo.server.notices.rows import DeadLetter

Deed = Callable[[AsyncConnection, str, list[DeadLetter]], Awaitable[None]]

COLUMNS = ["id", "at", "name", "guest", "table", "kind", "tries", "why"]


def add_commands(commands: Commands) -> None:
    parser = command(commands, "undelivered", "list notifications that could not be sent", undelivered)
    more = nested(parser)
    deeds: tuple[tuple[str, str, Deed], ...] = (
        ("retry", "send them once more, as far as somebody is still waited for", acts.resend),
        ("drop", "do not send them any more", acts.discard),
    )
    for name, summary, deed in deeds:
        act = command(more, name, summary, _act(name, deed), nested=True)
        act.add_argument("ids", metavar="ID", nargs="+", help="all: every one that could not be sent")


def undelivered(args: argparse.Namespace) -> None:
    listed(args, "undelivered", asked(args, reading.dead_letters), COLUMNS)


def _act(name: str, deed: Deed) -> Act:
    def act(args: argparse.Namespace) -> None:
        async def work(connection: AsyncConnection) -> int:
            wanted = chosen(await reading.dead_letters(connection), args.ids)
            await deed(connection, HOST, wanted)
            return len(wanted)

        done(args, f"{name}_undelivered", count=asked(args, work))

    return act


def chosen(letters: list[DeadLetter], ids: list[str]) -> list[DeadLetter]:
    """Those of these ids, or all of them."""
    unknown = {*ids} - {letter.id for letter in letters} - {"all"}
    if unknown:
        raise SetupError(f"there is no undelivered notification {min(unknown)!r}.")
    return [letter for letter in letters if "all" in ids or letter.id in ids]
