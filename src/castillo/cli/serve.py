"""`castillo serve`: the table for browsers."""

from __future__ import annotations

import argparse

from castillo.cli.parser import CommandParser, whole_number
from castillo.kernel.errors import SetupError


def add_options(parser: CommandParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", metavar="HOST", help="where to listen (127.0.0.1: only this computer)")
    parser.add_argument("--port", type=whole_number(0, 65535), default=8000, metavar="PORT", help="the port (8000)")
    parser.add_argument("--database", metavar="URL", help="where games are kept; without it, a file in this folder")


def run(args: argparse.Namespace) -> int:
    serve = _server()
    serve(host=args.host, port=args.port, database=args.database)
    return 0


def _server() -> object:
    raise SetupError("")
