"""`castillo export`: games as a dataset, for programs that learn."""

from __future__ import annotations

import argparse
import json
from contextlib import ExitStack
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from castillo.cli.arena import add_deal_options, plan_of
from castillo.cli.crews import add_crew_options, crew_of, say_stopped, take_all
from castillo.cli.parser import CommandParser, names, whole_number
from castillo.cli.server_rooms import server_room
from castillo.kernel.errors import SetupError

if TYPE_CHECKING:
    from castillo.research.dataset import Totals
    from castillo.research.exporting import Games


def add_options(parser: CommandParser) -> None:
    parser.add_argument(
        "sources", nargs="*", type=Path, metavar="RECORD", help="records, and folders of them; none: bots play games"
    )
    parser.add_argument(
        "--to", type=Path, required=True, metavar="FOLDER", help="where the dataset is written; a second run continues"
    )
    parser.add_argument("--database", metavar="URL", help="the finished games of a server's database")
    parser.add_argument("--bot", type=names, dest="bots", metavar="A,B", help="who plays; several: in turn (medium)")
    add_deal_options(parser)
    add_crew_options(parser)
    parser.add_argument("--part", type=whole_number(1), default=100, metavar="N", help="games in a file (100)")
    parser.add_argument("--json", action="store_true", help="one JSON object on the last line")


def run(args: argparse.Namespace) -> int:
    from castillo.research.extra import needed

    needed("numpy", "pyarrow")
    from castillo.research.exporting import begin, export

    with ExitStack() as closing:
        games = games_of(args, closing)
        crew = crew_of(args)
        dataset = begin(games, args.to, args.part)
        count = len(dataset.items)
        if take_all(export(games, dataset, crew), lambda _: None, crew, count, len(dataset.done)):
            say_stopped(len(dataset.done), count, args.to, "--to FOLDER")
            return 130
        totals = dataset.finish()
    _tell(totals, args.to)
    if args.json:
        print(json.dumps({**asdict(totals), "folder": str(args.to)}))
    return 0


def games_of(args: argparse.Namespace, closing: ExitStack) -> Games:
    """What is exported, from the arguments."""
    from castillo.research.exporting import of_bots

    if args.sources and args.database is not None:
        raise SetupError("--database cannot be used together with records.")
    if (args.sources or args.database is not None) and args.bots:
        raise SetupError("--bot plays games of its own; leave out what else is to be exported.")
    if args.database is not None:
        return _of_database(args.database, closing)
    if args.sources:
        return _of_files(args.sources)
    args.bots = args.bots or ["medium"]
    return of_bots(plan_of(args))


# -- records -------------------------------------------------------------------------------------------------


def _of_files(sources: list[Path]) -> Games:
    from castillo.research.exporting import Games, Item
    from castillo.research.rows import Job

    files: list[Item] = []
    for source in sources:
        if source.is_dir():
            files += [[path.relative_to(source).as_posix(), str(path)] for path in sorted(source.rglob("*.json"))]
        elif source.exists():
            files.append([source.name, str(source)])
        else:
            raise SetupError(f"{source}: no such file or directory.")
    if not files:
        raise SetupError(f"{sources[0]}: there are no records (*.json).")

    def job(number: int, item: Item) -> Job:
        name, path = item
        try:
            return Job(number, name, Path(path).read_text("utf-8"))
        except UnicodeDecodeError:
            return Job(number, name, refused="this is not a Castillo record, not even a text file.")

    return Games({"records": [str(source) for source in sources]}, files, job)


def _of_database(database: str, closing: ExitStack) -> Games:
    from castillo.research.exporting import Games, Item
    from castillo.research.rows import Job

    finished = server_room("castillo.server.finished").FinishedGames(database)
    closing.callback(finished.close)

    def job(number: int, item: Item) -> Job:
        (table,) = item
        name = f"table {sha256(table.encode()).hexdigest()[:16]}"  # its address is not for everybody
        try:
            record, seats = finished.game(table)
        except SetupError as error:
            return Job(number, name, refused=str(error))
        return Job(number, name, record, seats)

    return Games({"database": sha256(database.encode()).hexdigest()}, [[table] for table in finished.tables()], job)


# -- what came of it -----------------------------------------------------------------------------------------


def _tell(totals: Totals, folder: Path) -> None:
    print(f"{totals.games - totals.left_out} games with {totals.decisions} decisions are in {folder}.")
    if totals.left_out:
        print(f"{totals.left_out} more are left out; the column left_out in {folder / 'games'} says why.")
