"""Exporting: games from anywhere become a dataset, played or replayed by a crew."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from castillo.bots.arena import Plan
from castillo.bots.crew import Crew, Here
from castillo.research.columns import versions
from castillo.research.dataset import Dataset
from castillo.research.rows import Job, rows_of
from castillo.versions import players_version

Item = list[Any]
"""What it takes to find a game again, as JSON has it."""


@dataclass(frozen=True)
class Games:
    """Games to be exported: what tells them from others, what each of them is, and a job when its turn comes."""

    plan: dict[str, Any]
    items: list[Item]
    job: Callable[[int, Item], Job]


def of_bots(plan: Plan) -> Games:
    """Games that bots have yet to play, those of an arena."""

    def job(number: int, item: Item) -> Job:
        seed, *line = item
        return Job(number, f"seed {seed}", table=plan.table, clocks=plan.clocks, seed=seed, line=tuple(line))

    return Games({"bots": asdict(plan), "code": players_version()}, [[seed, *line] for seed, line in plan.deals()], job)


def begin(games: Games, folder: Path, part: int) -> Dataset:
    """The dataset of these games, new or to be gone on with."""
    return Dataset(folder, {**versions(), **games.plan}, games.items, part)


def export(games: Games, dataset: Dataset, crew: Crew | None = None) -> Iterator[int]:
    """Add all games that the dataset does not have; tells which one it just was."""
    left = (games.job(number, item) for number, item in enumerate(dataset.items) if number not in dataset.done)
    for number, rows in (crew or Here()).play(numbered_rows, left):
        dataset.add(number, rows)
        yield number


def numbered_rows(job: Job) -> tuple[int, bytes]:
    """What a worker does: a game's number, and its rows."""
    return job.number, rows_of(job)
