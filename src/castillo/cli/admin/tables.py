"""`castillo admin tables`: tables, and those that are set aside."""

from __future__ import annotations

import argparse

from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.cli.admin.telling import Commands, asked, command, done, listed, nested, table
from castillo.cli.language import words_for
from castillo.cli.parser import whole_number
from castillo.kernel.errors import SetupError
from castillo.server.hosting import acts, looking
from castillo.server.hosting.rows import HOST
from castillo.server.storage import reading

COLUMNS = ["id", "name", "game", "state", "people", "created", "updated", "entries"]
SEATS = ["number", "kind", "name", "guest", "away"]


def add_commands(commands: Commands) -> None:
    parser = command(commands, "tables", "list tables, those played at last first", tables)
    parser.add_argument("--state", choices=("waiting", "playing", "over"), default="", help="only these")
    parser.add_argument("--member", metavar="ID", default="", help="only where this person sits")
    parser.add_argument("--page", type=whole_number(1), default=1, metavar="N", help=f"{looking.PAGE} on each page")
    more = nested(parser)
    show = command(more, "show", "a table and who sits there", one, nested=True)
    show.add_argument("id", metavar="TABLE")
    close = command(more, "close", "end its game as it stands, or give it up if it waits", close_table, nested=True)
    close.add_argument("id", metavar="TABLE")
    close.add_argument("--reason", default="", help="for the log")
    command(more, "aside", "tables that could not be opened", set_aside, nested=True)
    again = command(more, "again", "try tables once more that are set aside", try_again, nested=True)
    again.add_argument("ids", metavar="TABLE", nargs="+", help="all: every table that is set aside")


def tables(args: argparse.Namespace) -> None:
    found, total = asked(args, lambda c: looking.tables(c, args.state, args.member, args.page))
    listed(args, "tables", found, COLUMNS, total)


def one(args: argparse.Namespace) -> None:
    found = asked(args, lambda c: looking.one_table(c, args.id))
    if found is None:
        raise SetupError(f"there is no table {args.id!r}.")
    line, seats, why = found
    if args.json:
        listed(args, "seats", seats, SEATS)
        return
    words = words_for(args.lang)
    print(table([line], COLUMNS, words), table(seats, SEATS, words), sep="\n\n")
    if why:
        print(words("admin-aside-why", why=why))


def close_table(args: argparse.Namespace) -> None:
    asked(args, lambda c: acts.close_table(c, HOST, args.id, args.reason))
    done(args, "close_table", table=args.id)


def set_aside(args: argparse.Namespace) -> None:
    listed(args, "aside", asked(args, reading.aside), ["table", "at", "why"])


def try_again(args: argparse.Namespace) -> None:
    async def work(connection: AsyncConnection) -> int:
        known = [aside.table for aside in await reading.aside(connection)]
        unknown = [table for table in args.ids if table not in (*known, "all")]
        if unknown:
            raise SetupError(f"{unknown[0]!r} is not set aside; these are: {', '.join(known) or 'none'}.")
        wanted = known if "all" in args.ids else args.ids
        await acts.try_again(connection, HOST, wanted)
        return len(wanted)

    done(args, "try_again", count=asked(args, work))
