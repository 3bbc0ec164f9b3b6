"""`castillo admin`: what a host does, at a terminal, while the server runs or not."""

from __future__ import annotations

import argparse
from importlib import import_module
from types import ModuleType

from castillo.cli.parser import CommandParser
from castillo.kernel.errors import SetupError

PARTS = ("members", "tables", "bans", "reports", "words", "announce", "undelivered", "counts", "ratings")
"""The files of this package that bring commands."""


def add_options(parser: CommandParser) -> None:
    parts = [_part(name) for name in PARTS]
    commands = parser.add_subparsers(metavar="COMMAND", required=True, parser_class=_part("telling").HostParser)
    for part in parts:
        part.add_commands(commands)


def run(args: argparse.Namespace) -> int:
    args.act(args)
    return 0


def _part(name: str) -> ModuleType:
    try:
        return import_module(f"castillo.cli.admin.{name}")
    except ImportError as error:
        raise SetupError(
            f"the web server is not installed ({error}); install it with `pip install castillo[web]`."
        ) from error
