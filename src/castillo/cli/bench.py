"""`castillo bench`: how fast the engine is, against python-chess in the same run."""

from __future__ import annotations

import argparse
import json
import platform
from typing import TYPE_CHECKING, Any

from castillo.cli.parser import CommandParser, add_game, whole_number

if TYPE_CHECKING:
    from castillo.cli.measuring import Result


def add_options(parser: CommandParser) -> None:
    add_game(parser)
    parser.add_argument("--seconds", type=whole_number(1, 600), default=10, metavar="N", help="seconds in all (10)")
    parser.add_argument("--json", action="store_true", help="one JSON object on the last line")
    parser.add_argument("--server", action="store_true", help="how fast the server is, not the engine")


def run(args: argparse.Namespace) -> int:
    if args.server:
        from castillo.cli.serving import bench

        return bench.run(args)

    from rich.console import Console
    from rich.progress import track

    from castillo.cli.measurements import measurements
    from castillo.cli.measuring import repeated
    from castillo.kernel.module import definition

    console = Console(stderr=True)
    definition(args.game)  # one that there is not is refused before anything is measured
    wanted = measurements(args.game)
    slices = repeated(wanted, args.seconds)
    for step in track(slices, description="", console=console, transient=True, disable=not console.is_terminal):
        step()
    results = [measurement.result() for measurement in wanted]
    _print(results)
    if args.json:
        print(json.dumps(to_json(args.game, results)))
    return 0


def to_json(game: str, results: list[Result]) -> dict[str, Any]:
    """All numbers by name, the ratio of our decisions to the yardstick, and which of the goals are met."""
    import castillo

    numbers = {result.name: result.number for result in results}
    yardstick, ours = numbers.get("python_chess_moves_per_second"), numbers["decisions_per_second"]
    return {
        "version": castillo.__version__,
        "game": game,
        "compiled": castillo.compiled,
        "python": platform.python_version(),
        **{name: None if number is None else round(number, 3) for name, number in numbers.items()},
        "ratio_to_python_chess": round(ours / yardstick, 3) if ours and yardstick else None,
        "goals": goals(game, results, yardstick) if castillo.compiled else {},
    }


def goals(game: str, results: list[Result], yardstick: float | None) -> dict[str, dict[str, Any]]:
    """What the compiled engine is to reach, what it has reached, and whether that is enough."""
    from castillo.kernel.module import definition

    found: dict[str, dict[str, Any]] = {}
    for result in results:
        goal = definition(game).benchmark.goals.get(result.name)
        if goal is not None and result.number is not None and (yardstick or not result.compared):
            number = result.number / yardstick if result.compared and yardstick else result.number
            met = number >= goal if result.unit == "per second" else number <= goal
            found[result.name] = {"goal": goal, "reached": round(number, 3), "met": met}
    return found


def _print(results: list[Result]) -> None:
    from rich.console import Console
    from rich.table import Table

    import castillo

    numbers = {result.name: result.number for result in results}
    yardstick = numbers.get("python_chess_moves_per_second")
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bright_black")
    for head in ("what", "median", "", "over python-chess"):
        table.add_column(head, justify="right" if head in ("median", "over python-chess") else "left")
    for result in results:
        ratio = result.number / yardstick if result.compared and result.number and yardstick else None
        shown = "–" if result.number is None else f"{result.number:,.{2 if result.number < 100 else 0}f}"
        table.add_row(result.title, shown, result.unit, "" if ratio is None else f"{ratio:.2f}")
    table.add_row("engine", "compiled" if castillo.compiled else "interpreted", "", "")
    console = Console()
    console.print(table, highlight=False)
    if yardstick is None:
        console.print("The yardstick needs python-chess: `pip install chess`.", highlight=False)
