"""Play the ladder: each level against the one below, and write what came of it into docs/bots.md.

    python tools/ladder.py --folder ~/ladder --jobs 2            # as long as you like; Ctrl-C, and later the same again
    python tools/ladder.py --folder ~/ladder --only main --games 400 --write
    python tools/ladder.py --folder ~/ladder --game el_caballero --write

Every rung is an arena whose games are kept in the folder, so that it can be stopped and goes on where it was. Times
count the bots' own work (`busy`), so that other work on the machine does no harm. Use an installed, compiled castillo.
"""

from __future__ import annotations

import argparse
import os
import platform
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import castillo
from castillo.bots.arena import Plan, run, thinking_time_of
from castillo.bots.crew import crew_of
from castillo.bots.ledger import Ledger
from castillo.bots.match import Clocks, Result, TableSetup
from castillo.bots.standings import standings, wilson
from castillo.kernel.errors import CastilloError

DOCS = Path("docs/bots.md")
BEGIN, END = "<!-- ladder of {}: written by tools/ladder.py -->", "<!-- end of the ladder of {} -->"
CLOCKS: Clocks = {"hard": thinking_time_of("busy:50ms"), "expert": thinking_time_of("busy:150ms")}
HEAD = (
    "| one | against | players | modules | games | wins | 95 % | wanted | points | ms |",
    "|---|---|---|---|---|---|---|---|---|---|",
)
RUNGS = (("easy", "random"), ("medium", "easy"), ("hard", "medium"), ("expert", "hard"))
WANTED = {"el_grande": (2.4, 1.8, 1.8, 1.2), "el_caballero": (1.5, 1.5, 1.5, 1.0)}
"""By game and rung: the share of victories that is wanted at the main table, as a multiple of a fair share."""
ELSEWHERE = {"el_caballero": (1.5, 1.5, 1.5, 1.0)}
"""The same at other tables, with every set of modules at every number of players. Games that are not here are played
with every set by four, and any more than a fair share will do."""


@dataclass(frozen=True)
class Rung:
    """One level against a table full of another."""

    group: str
    better: str
    worse: str
    table: TableSetup
    games: int
    wanted: float | None = None
    clocks: str = "ladder"

    @property
    def name(self) -> str:
        modules = "+".join(self.table.modules or ("base",))
        return f"{self.table.game}-{self.group}-{self.better}-{self.worse}-{self.table.players}-{modules}"

    def plan(self) -> Plan:
        clocks: Clocks = dict.fromkeys(("hard", "expert"), "web") if self.clocks == "web" else CLOCKS
        bots = (self.better, *[self.worse] * (self.table.players - 1))
        return Plan(bots, self.table, self.games, seed=20_000, clocks=clocks)


def rungs(game: str, games: int, few: int, web: int, searched: int) -> list[Rung]:
    """The main ladder; every number of players and every set of modules; and the time limits of the web."""
    definition = castillo.GAMES[game]
    main = TableSetup(game)

    def most(better: str) -> int:
        return searched if better in CLOCKS else games

    out: list[Rung] = []
    for (better, worse), times in zip(RUNGS, WANTED[game], strict=True):
        out.append(Rung("main", better, worse, main, min(games, most(better)), times / main.players))
    numbers = range(definition.players[0], definition.players[1] + 1)
    tables = [TableSetup(game, players=players) for players in numbers if players != main.players]
    for modules in definition.allowed_sets():
        if len(modules) > 1:
            everywhere = numbers if game in ELSEWHERE else [main.players]
            tables += [TableSetup(game, players=players, modules=modules) for players in everywhere]
    for table in tables:
        for i, (better, worse) in enumerate(RUNGS):
            wanted = ELSEWHERE[game][i] / table.players if game in ELSEWHERE else None
            out.append(Rung("wide", better, worse, table, min(few, most(better)), wanted))
    out += [Rung("web", better, worse, main, web, clocks="web") for better, worse in RUNGS[2:]]
    return out


def play(rung: Rung, folder: Path, jobs: int) -> Iterator[int]:
    """Play what is left of a rung; tells how many games are done."""
    ledger = Ledger(folder / f"{rung.name}.jsonl", rung.plan(), Result)
    for result in run(rung.plan(), crew_of(jobs), tuple(ledger.done)):
        ledger.add(result)
        yield len(ledger.done)


def results(rung: Rung, folder: Path) -> list[Result]:
    path = folder / f"{rung.name}.jsonl"
    return Ledger(path, rung.plan(), Result).done if path.exists() else []


# -- what came of it ------------------------------------------------------------------------------------------


def report(all_rungs: list[Rung], folder: Path) -> str:
    """The ladder as a Markdown section."""
    when = datetime.now(UTC).strftime("%Y-%m-%d")
    engine = "compiled" if castillo.compiled else "interpreted"
    lines = [
        f"{when}, castillo {castillo.__version__} ({engine}), Python {platform.python_version()}, {_machine()}.",
        "",
    ]
    for group, title in (("main", "Four players, the base game"), ("wide", "Other tables"), ("web", "At web limits")):
        rungs_here = [rung for rung in all_rungs if rung.group == group]
        rows = [_row(rung, games) for rung in rungs_here if (games := results(rung, folder))]
        if rows:
            lines += [f"#### {title}", "", *HEAD, *rows, ""]
        if rows and group == "wide":
            lines += [*_pooled(rungs_here, folder), ""]
    return "\n".join(lines)


def _row(rung: Rung, games: list[Result]) -> str:
    rows = {row.bot: row.to_json() for row in standings(games)}
    base = castillo.GAMES[rung.table.game].implied
    modules = "+".join(m for m in rung.table.modules or () if m != base) or "–"
    head = (
        f"| {rung.better} | {rung.table.players - 1} {rung.worse} | {rung.table.players} | {modules} | {len(games)} |"
    )
    own, other = rows[rung.better], rows[rung.worse]
    wanted = f"≥ {rung.wanted:.0%}" if rung.wanted else f"> {1 / rung.table.players:.0%}"
    points = f"{own['mean_score']:.0f} : {other['mean_score']:.0f}"
    return (
        f"{head} {own['share']:.1%} | {own['low']:.1%} – {own['high']:.1%} | {wanted} | {points} | "
        f"{own['ms_per_decision']:.0f} |"
    )


def _pooled(wide: list[Rung], folder: Path) -> list[str]:
    """All other tables together, by rung, against chance."""
    out: list[str] = []
    for better, worse in RUNGS:
        wins, games, chance = 0.0, 0, 0.0
        for rung in wide:
            if rung.better == better:
                for result in results(rung, folder):
                    wins += result.share(result.bots.index(better))
                    games += 1
                    chance += 1 / rung.table.players
        if games:
            low, high = wilson(wins, games)
            out.append(
                f"- {better} against {worse}, pooled: {wins / games:.1%} ({low:.1%} – {high:.1%}) in {games} games; "
                f"chance {chance / games:.1%}."
            )
    return out


def _machine() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
        model = next(line.split(":", 1)[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        model = platform.processor() or platform.machine()
    return f"{os.cpu_count()} × {model}"


def write(game: str, text: str) -> None:
    page = DOCS.read_text("utf-8")
    begin, end = BEGIN.format(game), END.format(game)
    before, rest = page.split(begin)
    after = rest.split(end)[1]
    DOCS.write_text(f"{before}{begin}\n\n{text}\n{end}{after}", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path, required=True, help="where the games are kept")
    parser.add_argument("--game", choices=WANTED, default="el_grande")
    parser.add_argument("--only", help="only rungs whose name holds this")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--few", type=int, default=60, help="games of each other table")
    parser.add_argument("--searched", type=int, default=400, help="at most so many where hard or expert play")
    parser.add_argument("--web", type=int, default=40, help="games at the time limits of the web")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--no-play", action="store_true", help="only report what is there")
    parser.add_argument("--write", action="store_true", help=f"write the report into {DOCS}")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    all_rungs = rungs(args.game, args.games, args.few, args.web, args.searched)
    for rung in all_rungs:
        if args.no_play or (args.only and args.only not in rung.name):
            continue
        try:
            for done in play(rung, args.folder, args.jobs):
                print(f"\r{rung.name}: {done} of {rung.games}", end="", flush=True)
            print()
        except CastilloError as error:
            print(f"\n{rung.name}: {error}")
    text = report(all_rungs, args.folder)
    print(text)
    if args.write:
        write(args.game, text)


if __name__ == "__main__":
    main()
