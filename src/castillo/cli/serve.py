"""`castillo serve`: the table for browsers."""

from __future__ import annotations

import argparse

from castillo.cli.parser import CommandParser, add_game, whole_number


def add_options(parser: CommandParser) -> None:
    add_game(parser)
    parser.add_argument("--host", default="127.0.0.1", help="where to listen (127.0.0.1: only this computer)")
    parser.add_argument("--port", type=whole_number(0, 65535), default=8000, help="the port (8000)")
    parser.add_argument(
        "--database", metavar="URL", help="where games are kept; by default, a file of the server's own"
    )


def run(args: argparse.Namespace) -> int:
    from castillo.server import serve

    return serve(args.host, args.port, args.database or "", game=args.game)
