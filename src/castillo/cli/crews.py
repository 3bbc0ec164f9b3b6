"""Who plays many games, and how far they are: the options, the bar, and what is said when it is stopped."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from castillo.cli.parser import CommandParser, whole_number

if TYPE_CHECKING:
    from castillo.bots.crew import Crew

R = TypeVar("R")


def add_crew_options(parser: CommandParser) -> None:
    """The options that say who plays."""
    parser.add_argument(
        "--jobs",
        type=whole_number(1),
        metavar="N",
        help="how many games at a time (1; with --cluster: as it has processors)",
    )
    parser.add_argument(
        "--cluster",
        nargs="?",
        const="",
        metavar="ADDRESS",
        help="play with Ray: on this machine, or on the cluster at an address",
    )


def add_save_option(parser: CommandParser) -> None:
    """The option that keeps what was found."""
    parser.add_argument("--save", type=Path, metavar="FILE", help="keep every game here; a second run continues")


def crew_of(args: argparse.Namespace) -> Crew:
    """Who plays, from the arguments; a cluster is connected at once, or refused."""
    from castillo.bots.crew import crew_of

    if args.cluster is None:
        return crew_of(args.jobs or 1)
    from castillo.research.cluster import Cluster

    return Cluster(args.cluster, args.jobs or 0)


def gathered(
    args: argparse.Namespace, plan: Any, kind: type[R], total: int, play: Callable[[Crew, Sequence[R]], Iterator[R]]
) -> tuple[list[R], bool]:
    """What was found in each game of a plan, kept in the file of `--save`, and whether it was stopped."""
    from castillo.bots.ledger import Ledger

    ledger = Ledger(args.save, plan, kind) if args.save else None
    found = list(ledger.done) if ledger else []

    def take(result: R) -> None:
        found.append(result)
        if ledger:
            ledger.add(result)

    crew = crew_of(args)
    return found, take_all(play(crew, tuple(found)), take, crew, total, len(found))


def take_all(fresh: Iterator[R], take: Callable[[R], None], crew: Crew, total: int, done: int = 0) -> bool:
    """Take what comes, under a bar of so many games of which some are done. Whether it was stopped before the end."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task("", total=total, completed=done)
        try:
            for result in fresh:
                take(result)
                progress.update(bar, advance=1, description=crew.told())
        except KeyboardInterrupt:
            return True
    return False


def say_stopped(done: int, total: int, kept: Path | None, option: str) -> None:
    """How far it came, and how it can go on."""
    how = f"the same command continues ({kept})" if kept else f"with {option} it could be continued"
    print(f"Stopped after {done} of {total} games; {how}.", file=sys.stderr)
