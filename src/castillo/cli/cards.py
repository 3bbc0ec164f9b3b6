"""`castillo cards`: the reference of all cards and places."""

from __future__ import annotations

import argparse
import json
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

from castillo.cli.parser import CommandParser, add_game, add_language
from castillo.kernel.errors import SetupError

if TYPE_CHECKING:
    from rich.table import Table
    from rich.text import Text as Line

    from castillo.cli.card_list import Entry
    from castillo.cli.language import Words

STYLES = {"printed": "green", "derived": "yellow", "house": "magenta"}
PLACES = ("first", "second", "third")


def add_options(parser: CommandParser) -> None:
    add_game(parser)
    parser.add_argument("--module", metavar="M", help="only this module; by default, all of them")
    parser.add_argument("--export", type=Path, metavar="FILE", help="write a card sheet (TOML) to edit and play with")
    parser.add_argument("--force", action="store_true", help="with --export: replace the file if it exists")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of text")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    from castillo.cli.card_list import entries
    from castillo.cli.language import words_for

    words = words_for(args.lang, game=args.game)
    if args.export is not None:
        return _export(args, words)
    found = entries(args.game, args.module)
    if args.json:
        print(json.dumps({"language": words.language, "cards": [e.to_json(words) for e in found]}, ensure_ascii=False))
    else:
        _print(found, words)
    return 0


# -- the card sheet ------------------------------------------------------------------------------------------


def _export(args: argparse.Namespace, words: Words) -> int:
    from castillo.cli.card_list import values_with
    from castillo.cli.card_sheets import write_sheet

    modules, values = values_with(args.game, args.module)
    path: Path = args.export
    if path.exists() and not args.force:
        raise SetupError(f"--export: {path} already exists; --force replaces it.")
    path.write_text(write_sheet(values), "utf-8")
    print(words("exported", file=str(path), modules=", ".join(modules)))
    return 0


# -- the tables ----------------------------------------------------------------------------------------------


def _print(found: list[Entry], words: Words) -> None:
    from rich.console import Console
    from rich.text import Text as Line

    console = Console()
    for (module, heading), group in groupby(found, key=lambda e: (e.module, _heading(e.kind, words))):
        console.print(Line(f"{module} · {heading}", "bold"), highlight=False)
        console.print(_table(list(group), words), highlight=False)
        console.print()
    console.print(Line(" ").join(_legend(words)), highlight=False)


def _heading(kind: str, words: Words) -> str:

    return words(f"kind-{kind}" if words.said.has(f"cli-kind-{kind}") else "kind-other")


def _table(group: list[Entry], words: Words) -> Table:
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bright_black", expand=True)
    table.add_column(words("cards-name"), ratio=1)
    table.add_column(words("cards-values"), max_width=30)
    table.add_column(words("cards-source"), max_width=18)
    table.add_column(words("cards-rule"), no_wrap=True)
    for entry in group:
        table.add_row(_name(entry, words), _values(entry, words), _source(entry, words), entry.rule)
    return table


def _name(entry: Entry, words: Words) -> Line:
    from rich.text import Text as Line

    from castillo.cli.card_list import name, text

    line = Line(name(entry, words), "bold")
    told = text(entry, words)
    return line.append(f"\n{told}", "not bold") if told else line


def _values(entry: Entry, words: Words) -> str:
    if all(place in entry.values for place in PLACES):
        return "·".join(str(entry.values[place]) for place in PLACES)
    return ", ".join(f"{words.field(field)} {value}" for field, value in entry.values.items())


def _source(entry: Entry, words: Words) -> Line:
    """Where the values come from: the usual source first, then the fields that differ."""
    from rich.text import Text as Line

    kinds = list(entry.sources.values())
    usual = max(set(kinds), key=kinds.count) if kinds else "printed"
    line = Line(words.kernel_name("source", usual), STYLES[usual])
    for field, source in entry.sources.items():
        if source != usual:
            line.append(f"\n{words.field(field)}: ").append(words.kernel_name("source", source), STYLES[source])
    return line


def _legend(words: Words) -> list[Line]:
    from rich.text import Text as Line

    return [
        Line(f"{words.kernel_name('source', source)}: ", style).append(
            words.kernel_name("source", source, "text"), "not bold default"
        )
        for source, style in STYLES.items()
    ]
