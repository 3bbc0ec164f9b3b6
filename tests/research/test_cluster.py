"""Games on a cluster: the same as anywhere, also when a worker is lost. One cluster for all: it takes long to start."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from castillo.bots.arena import Plan, run
from castillo.bots.crew import Crew, Processes
from castillo.bots.match import Result, TableSetup
from castillo.bots.statistics import Sample
from castillo.bots.statistics import run as count
from castillo.cli import main
from castillo.kernel.errors import SetupError
from castillo.research import cluster as clusters
from castillo.research.cluster import Cluster
from castillo.research.dataset import Dataset

pytestmark = pytest.mark.slow

SHORT = {"rounds": 6}
PLAN = Plan(("random", "easy"), TableSetup(players=2, options=SHORT), games=4)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """One of this machine, with two workers."""
    ray = pytest.importorskip("ray")
    yield Cluster(most=2)
    ray.shutdown()


def lost_once(job: tuple[str, int]) -> int:
    """The worker dies with the second job, the first time."""
    folder, number = Path(job[0]), job[1]
    if number == 2 and not (folder / "lost").exists():
        (folder / "lost").touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return 2 * number


def refused(job: int) -> int:
    raise SetupError("this game cannot be.")


def faulty(job: int) -> int:
    return job // 0


def outcomes(results: Iterator[Result]) -> set[tuple[int, tuple[str, ...], tuple[int, ...], tuple[int, ...]]]:
    """What does not depend on the clock."""
    return {(r.seed, tuple(r.bots), tuple(r.scores), tuple(r.decisions)) for r in results}


def test_the_games_are_those_of_processes(cluster: Crew):
    assert outcomes(run(PLAN, cluster)) == outcomes(run(PLAN, Processes(2)))
    sample = Sample("random", TableSetup(players=3, options=SHORT), games=3, seed=5)
    assert {c.seed: c.sums for c in count(sample, cluster)} == {c.seed: c.sums for c in count(sample)}


def test_a_lost_worker_costs_nothing_but_time(cluster: Crew, tmp_path: Path):
    found = sorted(cluster.play(lost_once, [(str(tmp_path), n) for n in range(6)]))
    assert found == [0, 2, 4, 6, 8, 10]
    assert (tmp_path / "lost").exists()


def test_what_goes_wrong_in_a_game_is_said_here(cluster: Crew):
    with pytest.raises(SetupError, match=r"this game cannot be\."):
        list(cluster.play(refused, [1]))
    with pytest.raises(RuntimeError, match="by zero"):
        list(cluster.play(faulty, [1]))


def test_other_rules_are_refused(cluster: Crew, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(clusters, "players_version", lambda: "another")
    with pytest.raises(SetupError, match="has another version of castillo"):
        list(run(PLAN, cluster))


def test_progress_comes_from_every_node(cluster: Cluster):
    cluster.played.clear()
    results = run(PLAN, cluster)
    next(results)
    assert cluster.told().endswith(": 1")
    assert len(list(results)) == 3
    assert sum(cluster.played.values()) == 4


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere", "host:port", "127.0.0.1:99999"])
def test_an_address_where_nobody_is_is_refused_at_once(address: str):
    ray = pytest.importorskip("ray")
    with pytest.raises(SetupError, match=f"--cluster: '{address}' cannot be reached"):
        clusters.connect(ray, address, 0)


@pytest.mark.usefixtures("cluster")
def test_a_stopped_arena_goes_on_with_the_cluster(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    options = ["--bots", "random,easy", "--players", "2", "--rounds", "6", "--games", "4", "--json"]
    path = tmp_path / "games.jsonl"
    assert main(["arena", *options, "--save", str(path)]) == 0
    wanted = rows(capsys)
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join(lines[:2]))
    assert main(["arena", *options, "--save", str(path), "--cluster", "--jobs", "2"]) == 0
    assert rows(capsys) == wanted
    assert len(path.read_text().splitlines()) == 5


@pytest.mark.usefixtures("cluster")
def test_a_stopped_export_goes_on_with_the_cluster(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    command = ["export", "--bot", "random,easy", "--players", "2", "--rounds", "6", "--games", "4", "--part", "2"]
    assert main([*command, "--to", str(tmp_path / "wanted")]) == 0
    with monkeypatch.context() as patch:
        patch.setattr(Dataset, "add", interrupted_after(2, Dataset.add))
        assert main([*command, "--to", str(tmp_path / "set")]) == 130
    assert main([*command, "--to", str(tmp_path / "set"), "--cluster", "--jobs", "2"]) == 0
    assert files(tmp_path / "set") == files(tmp_path / "wanted")


def interrupted_after(count: int, real: Callable[..., None]) -> Callable[..., None]:
    """The same, until somebody presses Ctrl-C."""
    calls = iter(range(count))

    def act(*arguments: Any) -> None:
        if next(calls, None) is None:
            raise KeyboardInterrupt
        real(*arguments)

    return act


def files(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def rows(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    """The standings that were printed, times apart."""
    found = json.loads(capsys.readouterr().out.splitlines()[-1])["bots"]
    return [{name: row[name] for name in ("bot", "wins", "points", "decisions", "rating")} for row in found]
