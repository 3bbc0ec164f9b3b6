"""`castillo bench --server`: how fast the server is, what it must reach and what it is to reach."""

from __future__ import annotations

import argparse
import asyncio
import json
import platform
from dataclasses import asdict
from typing import Any

from castillo.cli.serving.measured import REPEATS, SEATS, TABLES, Figures, Spread, measured, spread

TITLES = {
    "chess": ("python-chess, moves", "/s"),
    "choices": ("choices by the server's CPU", "/s"),
    "by_chess": ("... by 1,000 such moves", ""),
    "p99": ("a choice told, 99 of 100", "ms"),
    "p50": ("... half of them", "ms"),
    "rate": ("choices by the clock", "/s"),
    "half_rate": ("... while told was measured", "/s"),
    "generator": ("cores the crowd took", ""),
}
"""What is shown of the figures, in this order."""

MUST_AND_GOAL = {"choices": (1_600.0, 2_500.0), "p99": (25.0, 15.0)}
SMALLER = ("p99",)
"""Figures that are to be small."""


def run(args: argparse.Namespace) -> int:
    """Measure, print, and say which of the marks are met."""
    from rich.console import Console
    from rich.progress import Progress

    from castillo.cli.measurements import measurements
    from castillo.kernel.module import definition

    definition(args.game)  # one that there is not is refused before anything is measured
    yardstick = measurements(args.game)[0].work
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=REPEATS)
        found = asyncio.run(measured(args.game, args.seconds, yardstick, lambda: progress.advance(task)))
    _print(found)
    if args.json:
        print(json.dumps(to_json(args.game, found)))
    return 0


def to_json(game: str, found: list[Figures]) -> dict[str, Any]:
    """All figures by name, those of each repetition, and which marks are met (by the compiled engine alone)."""
    import castillo

    figures = spread(found)
    return {
        "version": castillo.__version__,
        "game": game,
        "compiled": castillo.compiled,
        "python": platform.python_version(),
        "tables": TABLES,
        "seats": SEATS,
        "figures": {name: asdict(each) for name, each in figures.items()},
        "repetitions": [asdict(each) for each in found],
        "goals": marks(figures) if castillo.compiled else {},
    }


def marks(figures: dict[str, Spread]) -> dict[str, dict[str, Any]]:
    """What must be reached and what is to be, what was, and whether that is enough."""
    found: dict[str, dict[str, Any]] = {}
    for name, (must, goal) in MUST_AND_GOAL.items():
        reached, sign = figures[name].middle, -1 if name in SMALLER else 1
        found[name] = {
            "must": must,
            "goal": goal,
            "reached": round(reached, 3),
            "must_met": reached * sign >= must * sign,
            "met": reached * sign >= goal * sign,
        }
    return found


def _print(found: list[Figures]) -> None:
    from rich.console import Console
    from rich.table import Table

    import castillo

    figures = spread(found)
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bright_black")
    for head in ("what", "median", "", "least to most"):
        table.add_column(head, justify="left" if head in ("what", "") else "right", no_wrap=True)
    for name, (title, unit) in TITLES.items():
        each = figures[name]
        table.add_row(title, _number(each.middle), unit, f"{_number(each.least)} to {_number(each.most)}")
    table.add_row("engine", "compiled" if castillo.compiled else "interpreted", "", "")
    console = Console()
    console.print(table, highlight=False)
    for name, mark in marks(figures).items():
        must, goal = _verdict(mark, "must", "must_met"), _verdict(mark, "goal", "met")
        console.print(f"{TITLES[name][0]}: must {must}; goal {goal}.", highlight=False)
    refused = sum(each.refused for each in found)
    if refused:
        console.print(f"{refused} choices were refused.", highlight=False)


def _number(number: float) -> str:
    return f"{number:,.{2 if number < 100 else 0}f}"


def _verdict(mark: dict[str, Any], name: str, met: str) -> str:
    return f"{mark[name]:,.0f}: {'met' if mark[met] else 'not met'}"
