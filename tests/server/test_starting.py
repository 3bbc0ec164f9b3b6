"""What is wrong at the start of `castillo serve` is one sentence and an exit code, never a traceback."""

from __future__ import annotations

import os
import resource
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.engine import make_url

from castillo.server.starting import why_not
from tests.server.harness import Postgres, Processes, free_port

ROOT = Path(__file__).parents[2]


def serve(database: object, port: int | None = None, before: Callable[[], None] | None = None, **more: str) -> str:
    """Start a server that cannot start; the sentence it says."""
    wishes = {"database": str(database), "port": str(free_port() if port is None else port), **more}
    command = [sys.executable, "-m", "castillo", "serve"]
    command += [word for name, value in wishes.items() for word in (f"--{name}", value)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "COLUMNS": "400"}
    done = subprocess.run(
        command, env=environment, capture_output=True, text=True, timeout=120, check=False, preexec_fn=before
    )
    assert done.returncode == 1, done
    assert done.stdout == ""
    sentence = done.stderr.strip()
    assert "\n" not in sentence, sentence
    assert sentence.endswith((".", "?")), sentence
    return sentence


@contextmanager
def listening() -> Iterator[int]:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 65535))
        taken.listen()
        yield 65535


def test_a_second_server_on_one_file(tmp_path: Path, processes: Processes):
    file = tmp_path / "castillo.db"
    processes.start(f"sqlite+aiosqlite:///{file}")
    assert serve(file).startswith(f"Another server is using {file}")


def test_a_newer_database(tmp_path: Path):
    file = tmp_path / "castillo.db"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    assert "newer Castillo" in serve(file)


def test_a_file_that_is_something_else(tmp_path: Path):
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ana, " * 500)
    assert "no database of Castillo" in serve(file)


def test_a_folder_that_cannot_be(tmp_path: Path):
    (tmp_path / "file").write_text("")
    assert "its folder is a file" in serve(tmp_path / "file" / "castillo.db")
    assert str(tmp_path) in serve(tmp_path), "a folder is no file"
    assert "/sys/castillo.db" in serve("/sys/castillo.db"), "nobody may write there"


def test_a_full_disk(tmp_path: Path):
    def little() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))

    assert "disk" in serve(tmp_path / "castillo.db", before=little)


def test_a_file_that_may_only_be_read(tmp_path: Path):
    """Root may write everything: SQLite itself is asked what it says."""
    file = tmp_path / "castillo.db"
    sqlite3.connect(file).close()
    with pytest.raises(sqlite3.OperationalError) as refused:
        sqlite3.connect(f"file:{file}?mode=ro", uri=True).execute("CREATE TABLE x (y)")
    assert why_not(refused.value, f"sqlite+aiosqlite:///{file}").startswith(f"{file} may not be written")


@pytest.mark.parametrize(
    "database", ["mysql://localhost/x", "postgresql://localhost:port/x", "postgresql://", "http://x", "sqlite://x/y"]
)
def test_a_url_that_is_none(database: str):
    serve(database)


def test_a_port_that_is_taken_and_an_address_that_is_not_ours(tmp_path: Path):
    with listening() as port:
        assert "Address already in use" in serve(tmp_path / "castillo.db", port)
    assert "192.0.2.1" in serve(tmp_path / "castillo.db", host="192.0.2.1")
    assert "no-such-host.invalid" in serve(tmp_path / "castillo.db", host="no-such-host.invalid")


def test_a_port_that_is_not_allowed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    """Root may listen anywhere: the refusal is the system's own."""
    from castillo.server import serve as start

    def refuse(*_: Any) -> None:
        raise PermissionError(13, os.strerror(13))

    monkeypatch.setattr(socket.socket, "bind", refuse)
    assert start(port=80) == 1
    assert capsys.readouterr().err == "Cannot listen at 127.0.0.1:80: Permission denied.\n"


def test_postgres_away_or_without_that_database(postgres: Postgres | None):
    away = free_port()
    sentence = serve(f"postgresql://castillo:secret@127.0.0.1:{away}/castillo")
    assert f"127.0.0.1:{away}/castillo does not answer" in sentence
    assert "secret" not in sentence
    assert postgres is not None, "no PostgreSQL on this machine"
    url = make_url(postgres.new_database()).set(drivername="postgresql")
    assert "There is no database" in serve(url.set(database="nowhere").render_as_string())
    assert "does not let this user in" in serve(url.set(username="nobody").render_as_string())
