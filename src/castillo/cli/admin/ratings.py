"""`castillo admin ratings`: all ratings reckoned anew from the results of games."""

from __future__ import annotations

import argparse
from typing import Any

from castillo.cli.language import words_for
from castillo.cli.parser import LANGUAGE_CODES, CommandParser
from castillo.server.archive import anew


def add_commands(commands: Any) -> None:
    """What `castillo admin` can do with ratings."""
    summary = "reckon all ratings anew from the results of games"
    parser: CommandParser = commands.add_parser("ratings", summary=summary, help=summary)
    parser.add_argument("--rebuild", action="store_true", required=True, help="do it; games go on meanwhile")
    parser.add_argument("--database", metavar="URL", default="", help="where the server keeps its games")
    parser.add_argument("--lang", choices=LANGUAGE_CODES, metavar="LANGUAGE", help="en, de, nl or fr")
    parser.set_defaults(act=rebuild)


def rebuild(args: argparse.Namespace) -> None:
    found = anew.rebuild(args.database)
    words = words_for(args.lang)
    print(words("ratings-anew", games=found.games, ratings=found.ratings))
    print(words("ratings-changed", count=found.changed))
