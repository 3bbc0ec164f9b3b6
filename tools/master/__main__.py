"""Learn the networks of `master` from nothing: generate, learn, play the gate match, repeat.

    python -m tools.master --folder FOLDER --jobs 2 [--cluster [ADDRESS]] [--generations 6] [--install]

Each generation plays games with the best networks so far (at first with none, as `expert` does), learns from all rows
there are, and is kept if it wins its gate match. Stopped, it continues where it was when run again with the same
folder. Needs the extra `learn` and, to get far, an installed, compiled castillo: run it from the root of a checkout.
"""

from __future__ import annotations

from pathlib import Path

from castillo.bots.match import TableSetup
from castillo.bots.picture import Point, curve
from castillo.cli.crews import add_crew_options, crew_of
from castillo.cli.parser import CommandParser, whole_number
from tools.master.generate import Recipe
from tools.master.loop import Course, Training
from tools.master.weights import read, write

PACKAGED = Path("src/castillo/el_grande/master.toml")
PICTURE = Path("docs/pictures/master.svg")
SMALL = Course(
    games=2,
    steps=20,
    pairs=1,
    simulations=2,
    recipe=Recipe(searched=0.05, simulations=4, playouts=1, others=0.0),
    table=TableSetup("el_grande", 2, options={"rounds": 6}),
)
"""As much as a test has time for."""


def main() -> None:
    parser = CommandParser("python -m tools.master", "learn the networks of `master` from nothing")
    parser.add_argument("--folder", type=Path, required=True, help="where everything is kept")
    parser.add_argument("--generations", type=whole_number(1), default=6)
    parser.add_argument("--games", type=whole_number(1), default=Course.games, help="of each generation")
    parser.add_argument("--pairs", type=whole_number(1), default=Course.pairs, help="of games in a gate match")
    add_crew_options(parser)
    parser.add_argument("--small", action="store_true", help="a few minutes, to see that it works")
    parser.add_argument("--install", action="store_true", help=f"write {PACKAGED} and {PICTURE}")
    args = parser.parse_args()
    course = SMALL if args.small else Course(games=args.games, pairs=args.pairs)
    training = Training(args.folder, course, crew_of(args))
    for record in training.run(args.generations):
        print(", ".join(f"{name} {value}" for name, value in record.items()), flush=True)
    best = read(training.best)
    points = [Point(0, 0.0, 0.0)]  # as `expert`
    points += [
        Point(record["generation"], record["strength"], record["strength_error"])
        for record in best["record"]["generations"]
    ]
    picture = curve("Points ahead of expert, by generation", points)
    (args.folder / PICTURE.name).write_text(picture, "utf-8")
    if args.install:
        write(best, PACKAGED)
        PICTURE.write_text(picture, "utf-8")


if __name__ == "__main__":
    main()
