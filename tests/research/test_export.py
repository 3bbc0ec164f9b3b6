"""Datasets: what is exported is what was played, whoever replays it and however often it was stopped."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import polars as pl
import pyarrow as pa
import pyarrow.dataset as arrow
import pyarrow.parquet as pq
import pytest

import castillo
from castillo.bots.crew import Crew, Here, Processes
from castillo.cli import main
from castillo.kernel.log import CHOICE_ENTRY, effective
from castillo.research import codec, dataset
from castillo.research.arrays import Codec
from castillo.research.columns import ABOUT, DECISIONS, GAMES
from castillo.versions import rules_version
from tests.kit import LONG, lively_walk, try_take_back

J = TypeVar("J")
R = TypeVar("R")

RECORDS = Path(__file__).parents[1] / "records"
TABLE = ["--players", "2", "--rounds", "6", "--seed", "3"]
SHORT = ["--bot", "random,easy", "--games", "5", "--part", "2", *TABLE]

DECISION_PARTS, GAME_PARTS = "decisions/**/*.parquet", "games/**/*.parquet"


def export(folder: Path, *argv: str | Path) -> int:
    return main(["export", "--to", str(folder), *map(str, argv)])


def decisions(folder: Path) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = pl.read_parquet(folder / DECISION_PARTS).sort("game", "step").to_dicts()
    return rows


def games(folder: Path) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = pl.read_parquet(folder / GAME_PARTS).sort("game").to_dicts()
    return rows


def files(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


# -- what a dataset says is what was played ------------------------------------------------------------------


def lively(game: str, seed: int) -> castillo.Game:
    """A finished game with take-backs, standing answers and second thoughts."""
    played = castillo.new_game(game, players=3, modules=castillo.GAMES[game].allowed_sets()[-1], seed=seed)
    for _ in lively_walk(played, Random(seed)):
        pass
    return played


@pytest.mark.parametrize("game", list(castillo.GAMES))
def test_a_record_comes_back_with_the_same_choices_and_outcome(tmp_path: Path, game: str):
    played = lively(game, 5)
    record = tmp_path / "game.json"
    record.write_text(played.record().to_json())
    assert export(tmp_path / "set", record) == 0
    (told,), rows = games(tmp_path / "set"), decisions(tmp_path / "set")
    assert (told["source"], told["title"], told["modules"]) == ("game.json", game, list(played.setup.modules))
    assert (tuple(told["scores"]), tuple(told["winners"])) == (played.scores, played.winners)
    assert told["decisions"] == len(rows)
    choices = [entry for entry in effective(played.log) if entry.kind == CHOICE_ENTRY]
    assert [(row["seat"], row["action"]) for row in rows] == [(entry.seat, entry.code) for entry in choices]
    again = castillo.load(told["record"]).replay()
    assert again.describe() == played.describe()


def noted_walk(game: castillo.Game, spaces: Codec, luck: Random) -> list[dict[str, Any]]:
    """Play a lively game to its end; what was to be seen at each choice that counts in the end."""
    noted: list[dict[str, Any]] = []
    while not game.over:
        what, seat = luck.random(), luck.randrange(game.seats)
        if what < 0.08 and try_take_back(game, seat):
            noted.pop()
        elif what < 0.16 and game.rules.windows:
            window = luck.choice(game.rules.windows)
            game.stand(seat, window.name, luck.choice(window.standing_answers()))
        else:
            decision = luck.choice(game.decisions)
            option = luck.choice(decision.options)
            seen = {
                "step": len(noted),
                "seat": decision.seat,
                "kind": decision.kind,
                "observation": list(spaces.row(game, decision.seat)),
                "legal": spaces.legal(game, decision.seat),
                "choice": spaces.index(game, decision.seat, option.action),
                "action": option.action,
                "notation": option.notation,
            }
            noted.append(seen)
            game.choose(option)
    return noted


@pytest.mark.parametrize("game", list(castillo.GAMES))
def test_a_row_is_what_its_seat_could_know_and_do(tmp_path: Path, game: str):
    modules = castillo.GAMES[game].allowed_sets()[-1]
    played = castillo.new_game(game, players=3, modules=modules, seed=6)
    noted = noted_walk(played, codec(game, players=3, modules=modules), Random(6))
    assert len(noted) < played.entries, "some was taken back"
    (tmp_path / "game.json").write_text(played.record().to_json())
    assert export(tmp_path / "set", tmp_path / "game.json") == 0
    assert [{name: row[name] for name in noted[0]} for row in decisions(tmp_path / "set")] == noted


def test_the_end_is_told_from_ones_own_seat_on(tmp_path: Path):
    assert export(tmp_path, *SHORT, "--players", "3") == 0
    ends = {game["game"]: game for game in games(tmp_path)}
    assert len(ends) == 5
    for row in decisions(tmp_path):
        end, seat = ends[row["game"]], row["seat"]
        assert row["scores"] == [end["scores"][(seat + i) % 3] for i in range(3)]
        assert row["ranks"] == [sum(other > own for other in row["scores"]) + 1 for own in row["scores"]]
        assert row["by"] == end["seats"][seat]
        assert (row["reward"] == 1.0) == (end["winners"] == [seat])


def test_a_search_tells_how_often_it_looked_at_what(tmp_path: Path):
    assert export(tmp_path, "--bot", "hard,easy", "--clock", "hard=30", "--games", "1", *TABLE) == 0
    rows = decisions(tmp_path)
    searched = [row for row in rows if row["visits"] is not None]
    assert len(searched) > 20
    assert {row["by"] for row in searched} == {"hard"}
    for row in searched:
        assert len(row["visits"]) == len(row["legal"])
        assert 0 < sum(row["visits"]) <= 30
        assert row["visits"][row["legal"].index(row["choice"])] == max(row["visits"])


def test_arrow_and_polars_read_the_same_and_the_schema_says_what_it_is(tmp_path: Path):
    assert export(tmp_path, *SHORT) == 0
    table = arrow.dataset(tmp_path / "decisions", format="parquet").to_table()
    frame = pl.read_parquet(tmp_path / DECISION_PARTS)
    assert table.column_names == frame.columns == [column.name for column in DECISIONS]
    assert table.to_pylist() == frame.to_dicts()
    assert pq.read_schema(next(tmp_path.glob(GAME_PARTS))).names == [column.name for column in GAMES]
    about = json.loads(pq.read_schema(next(tmp_path.glob(DECISION_PARTS))).metadata[ABOUT])
    spaces = codec("el_grande", players=2, options={"rounds": 6})
    assert (about["rules"], about["encoding"]) == (rules_version(), spaces.version)
    assert (about["game"], about["players"], about["modules"]) == ("el_grande", 2, ["base"])
    assert (about["size"], about["actions"]) == (spaces.size, spaces.actions)
    assert [(field["first"], field["shape"]) for field in about["fields"]] == [
        (field.first, list(field.shape)) for field in spaces.fields
    ]
    assert table.schema.field("observation").type == pa.list_(pa.uint8(), spaces.size)


def test_games_of_other_tables_lie_apart(tmp_path: Path):
    names = ["el_grande-2p-6r-base+anniversary-1", "el_caballero-2p-el_caballero-1", "el_caballero-3p-el_caballero-1"]
    assert export(tmp_path, *(RECORDS / f"{name}.json" for name in names)) == 0
    found = sorted(path.name.rsplit("-", 1)[0] for path in (tmp_path / "decisions").iterdir())
    assert found == ["el_caballero-2p-el_caballero", "el_caballero-3p-el_caballero", "el_grande-2p-base+anniversary"]
    assert [(game["source"], game["left_out"]) for game in games(tmp_path)] == [(f"{name}.json", "") for name in names]


def test_nobodys_name_and_no_time_is_in_a_dataset(tmp_path: Path):
    played = castillo.new_game("el_grande", players=2, options={"rounds": 6}, seed=1)
    luck, now = Random(1), 1_750_000_000_000
    while not played.over:
        played.choose(luck.choice(played.legal()), at=now)
    facts = {"names": ["Isabella", "Ferdinand"], "seats": ["person", "easy"], "event": "Toledo"}
    (tmp_path / "game.json").write_text(replace(played.record(), facts=facts).to_json())
    assert export(tmp_path / "set", tmp_path / "game.json") == 0
    (told,) = games(tmp_path / "set")
    assert told["seats"] == ["person", "easy"]
    text = json.dumps([told, *decisions(tmp_path / "set")])
    assert str(now) in (tmp_path / "game.json").read_text()
    assert [word for word in ("Isabella", "Ferdinand", "Toledo", str(now)) if word in text] == []


def test_what_cannot_be_exported_is_left_out_with_its_reason(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    records = tmp_path / "records"
    (records / "deeper").mkdir(parents=True)
    whole = (RECORDS / "el_grande-2p-6r-base+anniversary-1.json").read_text()
    document = json.loads(whole)
    (records / "a.json").write_text("{}")
    (records / "b.json").write_bytes(b"\xff\xfe")
    (records / "c.json").write_text(json.dumps({**document, "entries": document["entries"][:9], "fingerprints": []}))
    (records / "d.json").write_text(json.dumps({**document, "entries": [[0, 1], *document["entries"]]}))
    (records / "e.json").write_text(json.dumps({**document, "entries": [], "fingerprints": []}))
    (records / "deeper" / "f.json").write_text(whole)
    assert export(tmp_path / "set", records, "--json") == 0
    said = capsys.readouterr().out.splitlines()
    assert json.loads(said[-1])["left_out"] == 5
    assert said[1] == f"5 more are left out; the column left_out in {tmp_path / 'set' / 'games'} says why."
    why = {game["source"]: game["left_out"] for game in games(tmp_path / "set")}
    assert "not a Castillo record" in why["a.json"]
    assert "not even a text file" in why["b.json"]
    assert why["c.json"] == why["e.json"] == "record: the game is not over."
    assert "entry 1 is not possible" in why["d.json"]
    assert why["deeper/f.json"] == ""
    (exported,) = [game["game"] for game in games(tmp_path / "set") if not game["left_out"]]
    assert {row["game"] for row in decisions(tmp_path / "set")} == {exported}


# -- the same dataset, whoever plays and however often it stops -------------------------------------------------


class Stopped(Crew):
    """Somebody presses Ctrl-C after so many games; those who come last are first."""

    def __init__(self, after: int) -> None:
        self.after = after
        self.played = 0

    def play(self, work: Callable[[J], R], jobs: Iterable[J]) -> Iterator[R]:
        for job in reversed(list(jobs)):
            if self.played == self.after:
                raise KeyboardInterrupt
            self.played += 1
            yield work(job)


@pytest.fixture(scope="module")
def wanted(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """The dataset of five short games, made in one go."""
    folder = tmp_path_factory.mktemp("wanted")
    assert export(folder, *SHORT) == 0
    return files(folder)


def use(crew: Crew, monkeypatch: pytest.MonkeyPatch) -> Crew:
    monkeypatch.setattr("castillo.cli.export.crew_of", lambda args: crew)
    return crew


def test_processes_write_the_same_files(tmp_path: Path, wanted: dict[str, bytes], monkeypatch: pytest.MonkeyPatch):
    use(Processes(2), monkeypatch)
    assert export(tmp_path, *SHORT) == 0
    assert files(tmp_path) == wanted
    parts = [f"part-0000{number}.parquet" for number in range(3)]
    assert sorted(Path(name).name for name in wanted) == sorted(["dataset.json", *parts, *parts])


def test_what_was_stopped_goes_on_where_it_was(
    tmp_path: Path, wanted: dict[str, bytes], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    for after in (2, 2):
        use(Stopped(after), monkeypatch)
        assert export(tmp_path, *SHORT) == 130
        assert f"of 5 games; the same command continues ({tmp_path})." in capsys.readouterr().err
    last = Stopped(9)
    use(last, monkeypatch)
    assert export(tmp_path, *SHORT) == 0
    assert last.played == 1, "four were done"
    assert files(tmp_path) == wanted
    again = Stopped(0)
    use(again, monkeypatch)
    assert export(tmp_path, *SHORT) == 0, "there is nothing left to do"
    assert files(tmp_path) == wanted


@pytest.mark.parametrize("moment", range(1, 40) if LONG else (3, 8, 11, 14, 17, 30))
def test_a_dataset_whose_writer_was_killed_goes_on(
    tmp_path: Path, wanted: dict[str, bytes], monkeypatch: pytest.MonkeyPatch, moment: int
):
    """Killed at any of the moments at which something comes to be there, or goes."""
    with monkeypatch.context() as patch:
        moments = iter(range(1, 1000))

        def deadly(real: Callable[..., Any]) -> Callable[..., Any]:
            def act(*arguments: Any, **named: Any) -> Any:
                if next(moments) == moment:
                    raise KeyboardInterrupt("killed")
                return real(*arguments, **named)

            return act

        for name in ("replace", "unlink", "rmdir", "mkdir"):
            patch.setattr(Path, name, deadly(getattr(Path, name)))
        assert export(tmp_path, *SHORT) in (0, 130)
    assert export(tmp_path, *SHORT) == 0
    assert files(tmp_path) == wanted


def test_few_rows_are_in_memory(tmp_path: Path, wanted: dict[str, bytes], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(dataset, "GROUP", 1)
    assert export(tmp_path, *SHORT) == 0
    name = next(name for name in wanted if name.startswith("decisions") and name.endswith("part-00000.parquet"))
    parted = pq.ParquetFile(tmp_path / name)
    assert parted.num_row_groups == 2, "one for each game"
    assert parted.read().to_pylist() == pq.read_table(pa.BufferReader(wanted[name])).to_pylist()


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "notes.txt").write_text("mine")
    assert export(tmp_path / "full", *SHORT) == 2
    assert capsys.readouterr().err.endswith("holds something else; choose another folder.\n")
    assert export(tmp_path / "set", *SHORT) == 0
    for other in ("--seed", "4"), ("--part", "3"), ("--games", "6"), ("--bot", "random"):
        assert export(tmp_path / "set", *SHORT, *other) == 2
        assert "holds another dataset; choose another folder, or remove it." in capsys.readouterr().err


def test_records_that_came_since_are_not_mixed_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    records = tmp_path / "records"
    records.mkdir()
    for name in ("b", "c"):
        (records / f"{name}.json").write_text(lively("el_grande", 7).record().to_json())
    use(Stopped(1), monkeypatch)
    assert export(tmp_path / "set", records) == 130
    (records / "a.json").write_text("{}")
    use(Here(), monkeypatch)
    assert export(tmp_path / "set", records) == 0
    assert [game["source"] for game in games(tmp_path / "set")] == ["b.json", "c.json"]


# -- what it says of itself ------------------------------------------------------------------------------------


@pytest.mark.skipif(castillo.compiled, reason="the documents lie beside the sources")
def test_the_documents_say_what_the_columns_are():
    text = (Path(__file__).parents[2] / "docs" / "datasets.md").read_text("utf-8")
    for columns in (DECISIONS, GAMES):
        table = "\n".join(f"| `{column.name}` | {column.type} | {column.says} |" for column in columns)
        assert table in text, f"it should say:\n{table}"


def test_without_the_libraries_one_sentence_tells_how_to_get_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    found = {"pyarrow": None}
    monkeypatch.setattr("castillo.research.extra.find_spec", lambda name: found.get(name, name))
    assert export(tmp_path, *SHORT) == 2
    how = "castillo.research needs pyarrow: install it with `pip install castillo[research]`."
    assert capsys.readouterr().err == f"castillo export: {how}\n"
    assert not any(tmp_path.iterdir())
