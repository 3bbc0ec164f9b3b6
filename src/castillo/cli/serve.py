"""`castillo serve`: the table for browsers."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from importlib import import_module
from typing import Any

from castillo.cli.parser import CommandParser, whole_number
from castillo.kernel.errors import SetupError


def add_options(parser: CommandParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="where to listen (127.0.0.1: only this computer)")
    parser.add_argument("--port", type=whole_number(0, 65535), default=8000, help="the port (8000)")
    parser.add_argument(
        "--database", metavar="URL", help="where games are kept; without it, a file of the server's own"
    )


def run(args: argparse.Namespace) -> int:
    given = {"host": args.host, "port": args.port}
    if args.database is not None:
        given["database"] = args.database
    return _server()(**given) or 0


def _server() -> Callable[..., Any]:
    """The server's door, or one sentence that says how to get it."""
    try:
        serve: Callable[..., Any] = import_module("castillo.server").serve
    except (ImportError, AttributeError) as error:
        raise SetupError(
            f"the web server is not installed ({error}); `pip install castillo[web]` brings it."
        ) from error
    return serve
