"""`castillo arena`: bots against each other, with ratings."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from castillo.cli.crews import add_crew_options, add_save_option, gathered, say_stopped
from castillo.cli.parser import CommandParser, names, whole_number
from castillo.cli.table_options import add_table_options, options_of, players_of
from castillo.kernel.errors import SetupError

if TYPE_CHECKING:
    from castillo.bots.arena import Plan
    from castillo.bots.standings import Standing


def add_options(parser: CommandParser) -> None:
    parser.add_argument(
        "--bots", type=names, default=["easy", "medium"], metavar="A,B", help="who competes; fewer than seats: in turn"
    )
    add_deal_options(parser)
    add_crew_options(parser)
    add_save_option(parser)
    parser.add_argument("--plot", type=Path, metavar="FILE.svg", help="draw the win shares")
    parser.add_argument("--json", action="store_true", help="one JSON object on the last line")


def add_deal_options(parser: CommandParser) -> None:
    """The options that say which games bots play."""
    parser.add_argument("--games", type=whole_number(1), default=100, metavar="N", help="how many games (100)")
    add_table_options(parser)
    parser.add_argument(
        "--seeds", metavar="1-50|3,5", help="the same deals for everyone: each is played in every rotation of the seats"
    )
    parser.add_argument(
        "--clock", action="append", default=[], metavar="BOT=50ms|200", help="time or simulations for each decision"
    )


def run(args: argparse.Namespace) -> int:
    from castillo.bots.arena import run as play
    from castillo.bots.match import Result
    from castillo.bots.standings import rate, standings

    plan = plan_of(args)
    deals = len(plan.deals())
    results, stopped = gathered(args, plan, Result, deals, lambda crew, done: play(plan, crew, done))
    rows = standings(results)
    rated = rate(rows, results)
    _print(plan, rows, len(results), stopped)
    if not rated:
        print("Ratings need openskill: `pip install openskill`.", file=sys.stderr)
    if stopped:
        say_stopped(len(results), deals, args.save, "--save FILE")
    if args.plot:
        args.plot.write_text(picture(plan, rows), "utf-8")
    if args.json:
        print(json.dumps(to_json(plan, rows, len(results))))
    return 130 if stopped else 0


def plan_of(args: argparse.Namespace) -> Plan:
    """Who competes at which table, from the arguments."""
    from castillo.bots.arena import Plan, thinking_time_of
    from castillo.bots.match import TableSetup
    from castillo.bots.registry import make

    players = players_of(args)
    for name in args.bots:
        make(name)  # an unknown one is refused before anything is played
    table = TableSetup(args.game, players, tuple(args.modules) if args.modules else None, options_of(args))
    table.new_game(0)
    clocks: dict[str, Any] = {}
    for entry in args.clock:
        bot, sign, clock = entry.partition("=")
        if not sign:
            raise SetupError(f"--clock: {entry!r} does not have the form BOT=50ms.")
        clocks[bot] = thinking_time_of(clock)
    return Plan(
        tuple(args.bots), table, args.games, args.seed if args.seed is not None else 1, seeds_of(args.seeds), clocks
    )


def seeds_of(text: str | None) -> tuple[int, ...]:
    """Deals as they are typed.

    >>> seeds_of("3,7-9"), seeds_of(None)
    ((3, 7, 8, 9), ())
    """
    out: list[int] = []
    for part in names(text or ""):
        first, _, last = part.partition("-")
        if not first.isdigit() or (last and not last.isdigit()):
            raise SetupError(f"--seeds: {part!r} is neither a number nor a range like 1-50.")
        out += range(int(first), int(last or first) + 1)
    return tuple(out)


# -- what came of it -----------------------------------------------------------------------------------------


def _print(plan: Plan, rows: list[Standing], games: int, stopped: bool) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bright_black")
    for head in ("bot", "seats", "wins", "95 %", "points", "rating", "ms", "slowest"):
        table.add_column(head, justify="left" if head == "bot" else "right")
    for row in rows:
        shown = row.to_json()
        rating = "–" if row.rating is None else f"{row.rating:.1f} ± {row.uncertainty:.1f}"
        table.add_row(
            row.bot,
            str(row.games),
            f"{shown['share']:.1%}",
            f"{shown['low']:.1%} – {shown['high']:.1%}",
            f"{shown['mean_score']:.1f}",
            rating,
            f"{shown['ms_per_decision']:.1f}",
            f"{shown['slowest_ms']:.0f}",
        )
    console = Console()
    console.print(table, highlight=False)
    console.print(f"{games} games of {plan.table.players}; by chance {1 / plan.table.players:.0%}.", highlight=False)


def to_json(plan: Plan, rows: list[Standing], games: int) -> dict[str, Any]:
    """The standings for programs."""
    import castillo

    return {
        "version": castillo.__version__,
        "compiled": castillo.compiled,
        "plan": plan.to_json(),
        "games": games,
        "bots": [row.to_json() for row in rows],
    }


def picture(plan: Plan, rows: list[Standing]) -> str:
    """The win shares as an SVG."""
    from castillo.bots.picture import Bar, bars

    drawn: list[Bar] = []
    for row in rows:
        shown = row.to_json()
        note = f"{shown['share']:.1%}, {shown['mean_score']:.0f} points"
        drawn.append(Bar(row.bot, shown["share"], note, shown["low"], shown["high"]))
    return bars("Win share by bot", [("", drawn)], mark=1 / plan.table.players)
