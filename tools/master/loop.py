"""The loop of learning, kept in a folder: rows and networks by generation, and the best so far with its record."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from operator import itemgetter
from pathlib import Path
from typing import Any

import castillo
from castillo.bots.crew import Crew, Here
from castillo.bots.match import TableSetup
from tools.master.fit import Fit, Row, fit_values
from tools.master.fit_policy import fit_policy
from tools.master.gate import Pair, Score, play_pair, score_of
from tools.master.generate import Recipe, rows_of
from tools.master.weights import Document, nothing_learned, read, scaled, write

DEALS = 1_000_000
"""Seeds of games apart from one generation to the next; those of gate matches begin at half of it."""
PARTS = (1.0, 0.5)
"""How much of the learned correction is tried, until it wins its gate match."""


@dataclass(frozen=True)
class Course:
    """How much of everything in a generation."""

    games: int = 400
    steps: int = 400
    pairs: int = 100
    simulations: int = 200  # of a decision in gate matches
    looked_back: int = 3  # generations whose rows are learned from
    recipe: Recipe = field(default_factory=Recipe)
    table: TableSetup = field(default_factory=lambda: TableSetup("el_grande"))  # of gate matches


@dataclass(frozen=True)
class Game:
    """One game to learn from."""

    seed: int
    recipe: Recipe
    document: Document


def play_game(game: Game) -> tuple[int, list[Row]]:
    """The seed, and everything that the game tells."""
    return game.seed, list(rows_of(game.seed, game.recipe, game.document))


class Training:
    """A folder in which is learned."""

    def __init__(self, folder: Path, course: Course, crew: Crew | None = None) -> None:
        self.folder, self.course, self.crew = folder, course, crew or Here()
        self.best = folder / "best.toml"
        folder.mkdir(parents=True, exist_ok=True)
        if not self.best.exists():
            write(nothing_learned(), self.best)

    def run(self, generations: int) -> Iterator[dict[str, Any]]:
        """Every generation that is not there yet, told when it is done."""
        for number in range(len(self.records()) + 1, generations + 1):
            self.generate(number)
            candidate, said = self.learn(number)
            yield self.gate(number, candidate, said)

    def records(self) -> list[dict[str, Any]]:
        """What is known of the generations so far."""
        records: list[dict[str, Any]] = read(self.best)["record"]["generations"]
        return records

    # -- generate ----------------------------------------------------------------------------------------

    def file(self, number: int) -> Path:
        """The rows of a generation."""
        return self.folder / f"generation-{number:02}.jsonl"

    def generate(self, number: int) -> None:
        """Play the games of a generation that are not in its file; each game is a line."""
        file = self.file(number)
        done = {seed for seed, _ in self.lines(number)}
        best = read(self.best)
        seeds = range(number * DEALS, number * DEALS + self.course.games)
        games = (Game(seed, self.course.recipe, best) for seed in seeds if seed not in done)
        with file.open("a", encoding="utf-8") as out:
            for seed, rows in self.crew.play(play_game, games):
                out.write(json.dumps([seed, rows]) + "\n")
                out.flush()

    def lines(self, number: int) -> Iterator[tuple[int, list[Row]]]:
        """The games of a generation; a line that was not finished is left out."""
        file = self.file(number)
        if file.exists():
            for line in file.read_text("utf-8").splitlines():
                try:
                    seed, rows = json.loads(line)
                except ValueError:
                    continue
                yield seed, rows

    # -- learn -------------------------------------------------------------------------------------------

    def learn(self, number: int) -> tuple[Document, dict[str, Any]]:
        """Networks learned from the last generations, and what is to be said of it."""
        numbers = range(max(1, number - self.course.looked_back + 1), number + 1)
        games = [rows for each in numbers for _, rows in sorted(self.lines(each), key=itemgetter(0))]
        answers = [row for rows in games for row in rows if row["kind"] == "value"]
        questions = [row for rows in games for row in rows if row["kind"] == "policy"]
        fit = Fit(steps=self.course.steps, seed=number)
        values, policy = fit_values(answers, fit), fit_policy(questions, fit)
        document = {**nothing_learned(), "policy": policy.document, **values.documents()}
        said = {
            "games": len(games),
            "answers": len(answers),
            "questions": len(questions),
            "unexplained": [round(values.before, 3), round(values.after, 3)],
            "surprise": policy.losses,
        }
        return document, said

    # -- gate --------------------------------------------------------------------------------------------

    def gate(self, number: int, candidate: Document, said: dict[str, Any]) -> dict[str, Any]:
        """Play the gate match; whatever comes of it stands in the record of the best."""
        best = read(self.best)
        first = number * DEALS + DEALS // 2
        kept = 0.0
        for part in PARTS:
            score = self.match(scaled(candidate, part), best, first)
            if score.lead > 0:
                kept = part
                break
        winner = scaled(candidate, kept) if kept else best
        strength = self.match(winner, nothing_learned(), first + DEALS // 4)
        record = {
            "generation": number,
            **said,
            "gate": round(score.lead, 2),
            "gate_error": round(score.error, 2),
            "kept": kept,
            "strength": round(strength.lead, 2),
            "strength_error": round(strength.error, 2),
            "strength_share": round(strength.share, 3),
        }
        about = {
            "castillo": castillo.__version__,
            "compiled": castillo.compiled,
            "course": json.dumps(asdict(self.course)),
            "generations": [*best["record"]["generations"], record],
        }
        write({**winner, "record": about}, self.best)
        return record

    def match(self, new: Document, old: Document, first: int) -> Score:
        """Pairs of games of one against the other."""
        course = self.course
        pairs = [Pair(new, old, first + i, course.simulations, course.table) for i in range(course.pairs)]
        return score_of(self.crew.play(play_pair, pairs))
