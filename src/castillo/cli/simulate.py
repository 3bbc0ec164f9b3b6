"""`castillo simulate`: let bots play many games and count."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from castillo.cli.crews import add_crew_options, add_save_option, gathered, say_stopped
from castillo.cli.parser import CommandParser, whole_number
from castillo.cli.table_options import add_table_options, options_of, players_of

if TYPE_CHECKING:
    from castillo.bots.statistics import Sample


def add_options(parser: CommandParser) -> None:
    parser.add_argument("--bot", default="medium", metavar="NAME", help="who plays all the seats (medium)")
    parser.add_argument("--games", type=whole_number(1), default=100, metavar="N", help="how many games (100)")
    add_table_options(parser)
    parser.add_argument("--clock", metavar="50ms|200", help="time or simulations for each decision")
    add_crew_options(parser)
    add_save_option(parser)
    parser.add_argument("--plot", type=Path, metavar="FILE.svg", help="draw the results")
    parser.add_argument("--json", action="store_true", help="one JSON object on the last line")


def run(args: argparse.Namespace) -> int:
    from castillo.bots.statistics import GameCount, summary, titles
    from castillo.bots.statistics import run as count

    sample = sample_of(args)
    counts, stopped = gathered(args, sample, GameCount, args.games, lambda crew, done: count(sample, crew, done))
    found = summary(sample, counts)
    points, wins = titles(args.game, counts)
    _print(found, points, wins)
    if stopped:
        say_stopped(len(counts), sample.games, args.save, "--save FILE")
    if args.plot:
        args.plot.write_text(picture(found, points, wins), "utf-8")
    if args.json:
        print(json.dumps(found))
    return 130 if stopped else 0


def sample_of(args: argparse.Namespace) -> Sample:
    """Which games are counted, from the arguments."""
    from castillo.bots.arena import thinking_time_of
    from castillo.bots.match import TableSetup
    from castillo.bots.registry import make
    from castillo.bots.statistics import Sample

    make(args.bot)
    table = TableSetup(args.game, players_of(args), tuple(args.modules) if args.modules else None, options_of(args))
    table.new_game(0)
    clocks: dict[str, Any] = {args.bot: thinking_time_of(args.clock)} if args.clock else {}
    return Sample(args.bot, table, args.games, args.seed if args.seed is not None else 1, clocks)


# -- what came of it -----------------------------------------------------------------------------------------


def _print(found: dict[str, Any], points: dict[str, str], wins: dict[str, str]) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console()
    console.print(
        f"{found['games']} games of {found['players']} {found['bot']}: winners have {found['winner_mean']:.1f} points, "
        f"all players {found['score_mean']:.1f} (most from {found['score_low']} to {found['score_high']}); "
        f"{found['decisions']:.0f} decisions and {found['seconds']:.2f} s per game.",
        highlight=False,
    )
    for name, title in points.items():
        table = Table(title=title, title_justify="left", box=None, show_header=False, padding=(0, 2, 0, 0))
        for key, number in found[name].items():
            table.add_row(key, f"{number:.1f}")
        console.print(table, highlight=False)
    for name, title in wins.items():
        table = Table(title=title, title_justify="left", box=None, show_header=False, padding=(0, 2, 0, 0))
        for key, row in found[name].items():
            table.add_row(key, f"{row['share']:.1%}", f"{row['low']:.1%} – {row['high']:.1%}", f"{row['games']} seats")
        console.print(table, highlight=False)


def picture(found: dict[str, Any], points: dict[str, str], wins: dict[str, str]) -> str:
    """What was counted as an SVG."""
    from castillo.bots.picture import Bar, bars

    groups = [
        (title, [Bar(key.rsplit("/", 1)[-1], number, f"{number:.1f}") for key, number in found[name].items()])
        for name, title in points.items()
    ]
    groups += [
        (
            title,
            [Bar(k, r["share"], f"{r['share']:.1%}", r["low"], r["high"]) for k, r in found[name].items()],
        )
        for name, title in wins.items()
    ]
    return bars(f"{found['games']} games of {found['players']} {found['bot']}", groups)
