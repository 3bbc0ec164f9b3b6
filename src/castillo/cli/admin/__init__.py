"""`castillo admin`: what a host does, at a terminal, while the server runs or not."""

from __future__ import annotations

import argparse

from castillo.cli.parser import CommandParser
from castillo.cli.server_rooms import server_room

PARTS = ("members", "tables", "bans", "reports", "words", "announce", "undelivered", "counts", "ratings")
"""The files of this package that bring commands."""


def add_options(parser: CommandParser) -> None:
    parts = [server_room(f"{__name__}.{name}") for name in PARTS]
    telling = server_room(f"{__name__}.telling")
    commands = parser.add_subparsers(metavar="COMMAND", required=True, parser_class=telling.HostParser)
    for part in parts:
        part.add_commands(commands)


def run(args: argparse.Namespace) -> int:
    args.act(args)
    return 0
