"""The fuzzer's command line: `python -m castillo.fuzz --seconds 60`."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from secrets import randbits

import castillo
from castillo.fuzz.documents import first_fault
from castillo.fuzz.hunt import ENDLESS, Hunt, look_again


def main(arguments: Sequence[str] | None = None) -> int:
    """Hunt; 1 if something was found."""
    parser = ArgumentParser(prog="python -m castillo.fuzz", description="Look for faults by playing random games.")
    parser.add_argument("--seconds", type=float, default=60, help="how long to play (60)")
    parser.add_argument("--seed", type=int, default=None, help="the same seed plays the same games")
    parser.add_argument("--game", default="", choices=["", *castillo.GAMES], help="only this game")
    parser.add_argument(
        "--endless", type=int, default=ENDLESS, help=f"after so many decisions a game is endless ({ENDLESS})"
    )
    parser.add_argument("--out", type=Path, default=Path("found"), help="where records of faults go (found/)")
    parser.add_argument("--documents", type=int, metavar="N", help="read N broken documents instead of playing")
    parser.add_argument("--replay", type=Path, help="look at a record that was found before")
    asked = parser.parse_args(arguments)
    if asked.replay is not None:
        return replay(asked.replay)
    seed = asked.seed if asked.seed is not None else randbits(32)
    if asked.documents is not None:
        fault = first_fault(seed, asked.documents, asked.game)
        say(f"FOUND {fault}" if fault else f"nothing found: {asked.documents} documents (seed {seed})")
        return 1 if fault else 0
    hunt = Hunt(seed, asked.game, asked.endless)
    finding = hunt.for_seconds(asked.seconds)
    if finding is not None:
        say(f"FOUND {finding.fault} (seed {seed}, game {hunt.games}): {finding.save(asked.out)}")
        return 1
    say(f"nothing found: {hunt.games} games, {hunt.decisions} decisions (seed {seed})")
    return 0


def replay(path: Path) -> int:
    """Whether the fault of a record is still there."""
    fault = look_again(castillo.load(path.read_text("utf-8")))
    say(f"STILL THERE {fault}" if fault else "the fault is gone")
    return 1 if fault else 0


def say(line: str) -> None:
    """Print a line."""
    sys.stdout.write(line + "\n")


if __name__ == "__main__":
    sys.exit(main())
