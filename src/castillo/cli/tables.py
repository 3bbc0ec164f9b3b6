"""`castillo tables`: tables that a server could not open and has set aside."""

from __future__ import annotations

import argparse
from datetime import UTC, datetime

from castillo.cli.parser import CommandParser, add_language
from castillo.cli.server_rooms import server_room
from castillo.kernel.errors import SetupError


def add_options(parser: CommandParser) -> None:
    parser.add_argument("--database", metavar="URL", default="", help="where the server keeps its games")
    parser.add_argument(
        "--again", metavar="TABLE", action="append", default=[], help="try it again when next opened; all: every table"
    )
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    from castillo.cli.language import words_for

    asking, words = server_room("castillo.server.asking"), words_for(args.lang)
    found = asking.set_aside(args.database)
    known = [aside.table for aside in found]
    unknown = [table for table in args.again if table not in (*known, "all")]
    if unknown:
        raise SetupError(f"--again: {unknown[0]!r} is not set aside; these are: {', '.join(known) or 'none'}.")
    for aside in found:
        when = datetime.fromtimestamp(aside.at / 1000, UTC).strftime("%Y-%m-%d %H:%M")
        print(f"{aside.table}  {when}  {aside.why}")
    print(words("tables-aside", count=len(found)))
    if args.again:
        asking.try_again(args.database, known if "all" in args.again else args.again)
        print(words("tables-again"))
    return 0
