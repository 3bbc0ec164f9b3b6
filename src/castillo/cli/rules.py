"""`castillo rules`: the rules in our words."""

from __future__ import annotations

import argparse
import json

from castillo.cli.parser import CommandParser, add_game, add_language, names
from castillo.kernel.errors import SetupError


def add_options(parser: CommandParser) -> None:
    parser.add_argument(
        "number", nargs="?", default="", metavar="NUMBER", help="one rule, like EG-4.1; by default, all"
    )
    add_game(parser)
    parser.add_argument("--modules", type=names, metavar="A,B", help="the rules of the base game and these modules")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of text")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    from rich.console import Console

    from castillo.cli.language import words_for
    from castillo.cli.rule_book import rule_lines, rules_named

    words = words_for(args.lang)
    pages = rules_named(args.number, args.game, args.modules, words.language)
    if not pages:
        raise SetupError(words("no-such-rule", number=args.number))
    if args.json:
        print(json.dumps({"language": words.language, "rules": pages}, ensure_ascii=False))
        return 0
    console = Console()
    for line in rule_lines(pages):
        console.print(line, highlight=False)
    return 0
