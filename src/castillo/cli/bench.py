"""`castillo bench`: how fast the engine is, against python-chess in the same run."""

from __future__ import annotations

import argparse
import json
import platform
from statistics import median
from typing import TYPE_CHECKING, Any

from castillo.cli.parser import CommandParser, add_game, whole_number

if TYPE_CHECKING:
    from castillo.cli.measuring import Result

HEADS = ("what", "median", "least – most", "", "over python-chess", "goal", "")
LESS_IS_BETTER = ("µs", "ms")
"""Units of time; of everything else more is better."""


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
    _print(args.game, results)
    if args.json:
        print(json.dumps(to_json(args.game, results)))
    return 0


def to_json(game: str, results: list[Result]) -> dict[str, Any]:
    """All numbers by name and how far they spread, our decisions over the yardstick, and which goals are met."""
    import castillo

    ratios = next((r.over(yardstick_of(results)) for r in results if r.name == "decisions_per_second"), [])
    return {
        "version": castillo.__version__,
        "game": game,
        "compiled": castillo.compiled,
        "python": platform.python_version(),
        **{r.name: None if r.number is None else round(r.number, 3) for r in results},
        "ratio_to_python_chess": round(median(ratios), 3) if ratios else None,
        "spread": {r.name: [round(min(r.found), 3), round(max(r.found), 3)] for r in results if r.found},
        "goals": goals(game, results, castillo.compiled),
    }


def yardstick_of(results: list[Result]) -> Result | None:
    """What the compared rows are measured by, where python-chess is there."""
    return next((r for r in results if r.name == "python_chess_moves_per_second" and r.found), None)


def goals(game: str, results: list[Result], compiled: bool) -> dict[str, dict[str, Any]]:
    """What the engine is to reach, what it has reached in the median of all repetitions, and whether that is enough."""
    from castillo.kernel.module import definition

    benchmark, yardstick = definition(game).benchmark, yardstick_of(results)
    wanted = benchmark.goals if compiled else benchmark.interpreted_goals
    found: dict[str, dict[str, Any]] = {}
    for result in results:
        reached = result.over(yardstick)
        if reached and result.name in wanted:
            goal, number = wanted[result.name], median(reached)
            met = number <= goal if result.unit in LESS_IS_BETTER else number >= goal
            spread = [round(min(reached), 3), round(max(reached), 3)]
            found[result.name] = {"goal": goal, "reached": round(number, 3), "spread": spread, "met": met}
    return found


def _print(game: str, results: list[Result]) -> None:
    from rich.console import Console
    from rich.table import Table

    import castillo

    yardstick, wanted = yardstick_of(results), goals(game, results, castillo.compiled)
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bright_black")
    for head in HEADS:
        table.add_column(head, justify="left" if head in ("what", "") else "right")
    for result in results:
        ratios = result.over(yardstick) if result.compared and result is not yardstick else []
        goal = wanted.get(result.name)
        table.add_row(
            result.title,
            _shown(result.number),
            _spread([*result.found]),
            result.unit,
            f"{median(ratios):.2f} ({_spread(ratios)})" if ratios else "",
            "" if goal is None else f"{goal['goal']:,}",
            "" if goal is None else "met" if goal["met"] else "not met",
        )
    table.add_row("engine", "compiled" if castillo.compiled else "interpreted")
    console = Console()
    console.print(table, highlight=False)
    if yardstick is None:
        console.print("The yardstick needs python-chess: `pip install chess`.", highlight=False)


def _shown(number: float | None) -> str:
    return "–" if number is None else f"{number:,.{2 if number < 100 else 0}f}"


def _spread(found: list[float]) -> str:
    return f"{_shown(min(found))} – {_shown(max(found))}" if found else ""
