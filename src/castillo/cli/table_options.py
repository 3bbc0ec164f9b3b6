"""Options that describe a table: players, modules, seed, table options, card sheet."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from castillo.cli.parser import CommandParser, add_game, names, whole_number
from castillo.kernel.errors import SetupError
from castillo.kernel.values import Table

USUAL_PLAYERS = 4
WORDS = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False, "none": None}


def add_table_options(parser: CommandParser) -> None:
    """The options that describe a table."""
    add_game(parser)
    parser.add_argument("--players", type=whole_number(1), metavar="N", help="how many players (4)")
    parser.add_argument("--modules", type=names, metavar="A,B", help="modules added to the base game")
    parser.add_argument("--rounds", type=whole_number(1), metavar="N", help="how many rounds, if there is a choice")
    parser.add_argument("--seed", type=whole_number(0), metavar="N", help="the seed of all luck; by default, random")
    parser.add_argument(
        "--option", action="append", default=[], type=setting, metavar="NAME=VALUE", help="a table option, like veto=no"
    )
    parser.add_argument("--sheet", type=Path, metavar="FILE", help="your own card values: `castillo cards --export`")


def setting(text: str) -> tuple[str, Any]:
    """A table option as it is typed.

    >>> setting("veto=no"), setting("rounds=6"), setting("castillo=open")
    (('veto', False), ('rounds', 6), ('castillo', 'open'))
    """
    name, sign, value = text.partition("=")
    if not sign or not name:
        raise argparse.ArgumentTypeError(f"{text!r} does not have the form NAME=VALUE, like veto=no.")
    if value.lower() in WORDS:
        return name, WORDS[value.lower()]
    return name, int(value) if value.isascii() and value.isdigit() else value


def players_of(args: argparse.Namespace) -> int:
    """How many play: as many as were asked for, or four, or as many as the game is for."""
    from castillo.kernel.module import definition

    return args.players or min(USUAL_PLAYERS, definition(args.game).players[1])


def options_of(args: argparse.Namespace) -> dict[str, Any]:
    """The table options that were given."""
    return dict(args.option) | ({"rounds": args.rounds} if args.rounds else {})


def sheet_of(args: argparse.Namespace) -> Table | None:
    """The card sheet that was given, checked against the modules in play."""
    if args.sheet is None:
        return None
    from castillo.cli.card_sheets import read_sheet
    from castillo.kernel.module import definition

    rules = definition(args.game)
    try:
        text = args.sheet.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise SetupError(f"{args.sheet}: this is not a card sheet, not even a text file.") from error
    return read_sheet(rules.values(rules.check_modules(args.modules)), text, str(args.sheet))
