"""The finished games of a database, read one by one and exported, while a server runs or not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

import castillo
from castillo.cli import main
from castillo.kernel.errors import SetupError
from castillo.server.finished import FinishedGames
from tests.server.harness import Person, Server
from tests.server.stored import RECORDS, store
from tests.server.test_leaving import finished

GRANDE, CABALLERO = "el_grande-2p-6r-base+anniversary-1", "el_caballero-2p-el_caballero-1"


def rows(folder: Path) -> list[dict[str, Any]]:
    found = [row for path in folder.rglob("*.parquet") for row in pq.read_table(path).to_pylist()]
    return sorted(found, key=lambda row: int(row["game"]))


def test_finished_games_are_exported_while_the_server_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    database = f"sqlite+aiosqlite:///{tmp_path / 'castillo.db'}"
    with Server(database) as server:
        me = Person(server.address)
        guest = me.ok(me.get("/me"))["id"]
        tables = [store(tmp_path / "castillo.db", name, guest, "nobody") for name in (GRANDE, CABALLERO)]
        agreed, running = finished(me), me.open("me", "hot")["table"]["id"]
        assert main(["export", "--to", str(tmp_path / "set"), "--database", database]) == 0
    assert "2 games with" in capsys.readouterr().out
    games = {game["title"]: game for game in rows(tmp_path / "set" / "games")}
    for name in (GRANDE, CABALLERO):
        stored = castillo.load((RECORDS / f"{name}.json").read_text("utf-8")).replay()
        told = games[stored.setup.game]
        assert tuple(told["scores"]) == stored.scores
        assert told["seats"] == ["person", *["hard"] * (stored.seats - 1)]
        assert castillo.load(told["record"]).replay().describe() == stored.describe()
    assert games[None]["left_out"] == "record: the game is not over.", "it was ended by agreement"
    written = json.dumps([rows(tmp_path / "set" / "games"), (tmp_path / "set" / "dataset.json").read_text()])
    assert [secret for secret in (guest, *tables, agreed, running, str(tmp_path)) if secret in written] == []


def test_a_database_that_is_none_is_refused_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    database = f"sqlite+aiosqlite:///{tmp_path / 'empty.db'}"
    assert main(["export", "--to", str(tmp_path / "set"), "--database", database]) == 2
    assert capsys.readouterr().err.endswith("has a server used it?\n")
    assert not (tmp_path / "set").exists()


def test_a_table_that_is_not_there_is_refused(tmp_path: Path):
    database = f"sqlite+aiosqlite:///{tmp_path / 'castillo.db'}"
    with Server(database):
        pass
    games = FinishedGames(database)
    assert games.tables() == []
    with pytest.raises(SetupError, match="There is no such table"):
        games.game("nowhere")
    games.close()
