"""Crews: whoever plays, the results are the same; what is lost is played again, what goes wrong is said."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from dataclasses import asdict
from multiprocessing import active_children
from pathlib import Path

import pytest

from castillo.bots.arena import Plan, run
from castillo.bots.crew import LOSSES, Crew, Here, Processes, crew_of
from castillo.bots.ledger import Ledger
from castillo.bots.match import Result, TableSetup
from castillo.bots.statistics import Sample
from castillo.bots.statistics import run as count
from castillo.kernel.errors import SetupError

SHORT = {"rounds": 6}
PLAN = Plan(("random", "easy"), TableSetup(players=2, options=SHORT), games=4)

Job = tuple[str, int]


def double(job: Job) -> int:
    return 2 * job[1]


def lost_once(job: Job) -> int:
    """The worker dies with the second job, the first time."""
    folder, number = Path(job[0]), job[1]
    if number == 2 and not (folder / "lost").exists():
        (folder / "lost").touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return double(job)


def deadly(job: Job) -> int:
    with (Path(job[0]) / "begun").open("a") as file:
        file.write("x")
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def refused(job: Job) -> int:
    raise SetupError("this game cannot be.")


def faulty(job: Job) -> int:
    return job[1] // 0


def outcomes(results: Iterator[Result]) -> set[tuple[int, tuple[str, ...], tuple[int, ...], tuple[int, ...]]]:
    """What does not depend on the clock."""
    return {(r.seed, tuple(r.bots), tuple(r.scores), tuple(r.decisions)) for r in results}


def test_one_process_is_this_one():
    assert isinstance(crew_of(1), Here)
    assert crew_of(3) == Processes(3)


def test_whoever_plays_the_games_are_the_same():
    assert outcomes(run(PLAN, Processes(2))) == outcomes(run(PLAN))
    sample = Sample("random", TableSetup(players=3, options=SHORT), games=3, seed=5)
    counted = [{**asdict(found), "seconds": 0.0} for found in count(sample)]
    elsewhere = [{**asdict(found), "seconds": 0.0} for found in count(sample, Processes(2))]
    assert sorted(elsewhere, key=lambda found: int(found["seed"])) == counted


def test_a_lost_worker_is_replaced_and_its_game_begun_again(tmp_path):
    found = sorted(Processes(2).play(lost_once, [(str(tmp_path), n) for n in range(6)]))
    assert found == [0, 2, 4, 6, 8, 10]
    assert (tmp_path / "lost").exists()


def test_a_game_that_nobody_survives_is_given_up(tmp_path):
    with pytest.raises(SetupError, match="its worker was lost"):
        list(Processes(1).play(deadly, [(str(tmp_path), 1)]))
    assert (tmp_path / "begun").read_text() == "x" * (LOSSES + 1)


@pytest.mark.parametrize("crew", [Here(), Processes(1)], ids=["here", "processes"])
def test_what_goes_wrong_in_a_game_is_said_here(crew: Crew):
    with pytest.raises(SetupError, match=r"this game cannot be\."):
        list(crew.play(refused, [("", 1)]))
    with pytest.raises((RuntimeError, ZeroDivisionError), match="by zero"):
        list(crew.play(faulty, [("", 1)]))


def test_jobs_are_asked_for_when_somebody_is_free():
    asked: list[int] = []

    def jobs() -> Iterator[Job]:
        for number in range(100):
            asked.append(number)
            yield "", number

    games = Processes(2).play(double, jobs())
    assert next(games) in (0, 2)
    assert len(asked) <= 4
    before = active_children()
    assert before
    games.close()  # type: ignore[attr-defined]
    assert active_children() == []


def test_a_line_that_was_not_written_to_its_end_is_played_again(tmp_path):
    path = tmp_path / "games.jsonl"
    first = Ledger(path, PLAN, Result)
    for result in run(PLAN):
        first.add(result)
    path.write_text(path.read_text()[:-20])
    again = Ledger(path, PLAN, Result)
    assert len(again.done) == 3
    for result in run(PLAN, done=again.done):
        again.add(result)
    assert outcomes(iter(Ledger(path, PLAN, Result).done)) == outcomes(run(PLAN))


@pytest.mark.parametrize("content", ["hello\n", "{}\n", '["a"]\n', "\n", "\xff\n"])
def test_a_file_of_something_else_is_left_alone(tmp_path, content: str):
    path = tmp_path / "notes.txt"
    path.write_text(content, "latin-1")
    with pytest.raises(SetupError, match="choose another file"):
        Ledger(path, PLAN, Result)
    assert path.read_text("latin-1") == content
