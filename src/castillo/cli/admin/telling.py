"""What the commands of `castillo admin` have in common: their options, and how they tell what they found."""

from __future__ import annotations

import argparse
import re
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.cli.language import Words, words_for
from castillo.cli.parser import LANGUAGE_CODES, CommandParser
from castillo.server.asking import ask
from castillo.server.hosting.rows import FOR_GOOD

T = TypeVar("T")
Commands = Any  # what `add_subparsers` returns has no public name
Act = Callable[[argparse.Namespace], None]

ID = re.compile(r"-[\w-]{11}(?:[\w-]{4})?$")
TIMES = ("joined", "created", "seen", "updated", "at", "until", "banned")
NAMED = ("kind", "state", "what", "away", "rights")
"""Columns whose values have names in the reader's language."""


class HostParser(CommandParser):
    """The options of one command, where an id may begin with a dash."""

    def __init__(self, prog: str, summary: str) -> None:
        super().__init__(prog, summary)
        self._negative_number_matcher = ID  # what matches it is taken for no option


def command(commands: Commands, name: str, summary: str, act: Act, *, nested: bool = False) -> CommandParser:
    """A command with the options that all have; a nested one leaves what its parent was told."""
    parser: CommandParser = commands.add_parser(name, summary=summary, help=summary)
    given: dict[str, Any] = {"default": argparse.SUPPRESS} if nested else {}
    database = {"default": "", **given}
    parser.add_argument("--database", metavar="URL", help="where the server keeps its games", **database)
    parser.add_argument("--json", action="store_true", help="for programs", **given)
    parser.add_argument("--lang", choices=LANGUAGE_CODES, metavar="LANGUAGE", help="en, de, nl or fr", **given)
    parser.set_defaults(act=act)
    return parser


def nested(parser: CommandParser) -> Commands:
    """What a command can do beside listing."""
    return parser.add_subparsers(metavar="COMMAND", parser_class=HostParser)


def asked(args: argparse.Namespace, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
    """Do something in the database of these options."""
    return ask(args.database, work)


def done(args: argparse.Namespace, key: str, **told: Any) -> None:
    """Say in one sentence what was done; or tell a program."""
    if args.json:
        print(msgspec.json.encode({"done": key, **told}).decode())
        return
    words = words_for(args.lang)
    if "until" in told:
        told["until"] = when(told["until"], words)
    print(words(f"admin-{key}", **told))


def listed(
    args: argparse.Namespace, what: str, rows: Sequence[Struct], columns: Sequence[str], total: int | None = None
) -> None:
    """A list, with a line that says how many there are; or the same for a program."""
    count = len(rows) if total is None else total
    if args.json:
        found = [{name: getattr(row, name) for name in columns} for row in rows]
        print(msgspec.json.encode({"count": count, what: found}).decode())
        return
    words = words_for(args.lang)
    if rows:
        print(table(rows, columns, words))
    print(words(f"admin-{what}", count=count))


def table(rows: Sequence[Struct], columns: Sequence[str], words: Words) -> str:
    """Rows below the names of their columns."""
    head = [words(f"column-{name}") for name in columns]
    cells = [head, *([said(name, getattr(row, name), words) for name in columns] for row in rows)]
    widths = [max(len(line[i]) for line in cells) for i in range(len(columns))]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip() for line in cells
    )


def said(column: str, value: object, words: Words) -> str:
    """A value as people read it, in one line."""
    if column in TIMES and isinstance(value, int):
        return when(value, words)
    if column in NAMED and value and words.said.has(f"cli-admin-{column}-{value}"):
        return words(f"admin-{column}-{value}")
    return " / ".join(str(value).split("\n"))


def when(at: int, words: Words) -> str:
    """A time; nothing where there is none.

    >>> when(0, words_for("en")), when(1_750_000_000_000, words_for("en"))
    ('', '2025-06-15 15:06')
    """
    if at >= FOR_GOOD:
        return words("admin-for-good")
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M") if at else ""
