"""What is wrong at the start of `castillo serve` is one sentence and an exit code, never a traceback."""

from __future__ import annotations

import os
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE
from typing import Any

import pytest
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError

from castillo.server.starting import why_not
from castillo.server.storage.migrate import migrate
from tests.kit import PACKAGE
from tests.server.harness import Postgres, Processes, free_port, run_command


def command_of(database: object, port: int | None = None, **more: str) -> list[str]:
    wishes = {"database": str(database), "port": str(free_port() if port is None else port), **more}
    return ["serve", *(word for name, value in wishes.items() for word in (f"--{name}", value))]


def serve(*wishes: Any, most_bytes: int | None = None, **more: Any) -> str:
    """Start a server that cannot start, in a fork of a process that has imported it; the sentence it says."""
    return the_sentence(*run_command(command_of(*wishes, **more), most_bytes))


def the_sentence(status: int | None, out: str, error: str) -> str:
    assert status == 1, error
    assert out == ""
    sentence = error.strip()
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
    command = [sys.executable, "-m", "castillo", *command_of(file)]
    environment = {**os.environ, "PYTHONPATH": str(PACKAGE.parent), "COLUMNS": "400"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert "newer version" in the_sentence(done.returncode, done.stdout, done.stderr)


def test_a_server_that_is_told_to_stop_stops_without_a_word(tmp_path: Path):
    command = [sys.executable, "-m", "castillo", *command_of(tmp_path / "castillo.db")]
    environment = {**os.environ, "PYTHONPATH": str(PACKAGE.parent)}
    with subprocess.Popen(command, env=environment, stdout=PIPE, stderr=PIPE, text=True) as server:
        assert server.stdout is not None
        assert "is ready" in server.stdout.readline()
        server.terminate()
        assert server.communicate(timeout=120) == ("", "")
    assert server.returncode == 0


def test_a_file_that_is_something_else(tmp_path: Path):
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ana, " * 500)
    assert "not a Castillo database" in serve(file)


def test_a_folder_that_cannot_be(tmp_path: Path):
    (tmp_path / "file").write_text("")
    assert "its folder is a file" in serve(tmp_path / "file" / "castillo.db")
    assert str(tmp_path) in serve(tmp_path), "a folder is no file"
    assert "/sys/castillo.db" in serve("/sys/castillo.db"), "nobody may write there"


def test_a_full_disk(tmp_path: Path):
    assert "disk" in serve(tmp_path / "castillo.db", most_bytes=20_000)


def test_a_file_that_may_only_be_read(tmp_path: Path):
    """Root may write everything: SQLite itself is told to read only. An empty file, and one with everything in it."""
    file = tmp_path / "castillo.db"
    sqlite3.connect(file).close()
    for _ in range(2):
        with pytest.raises(DBAPIError) as refused:
            migrate(f"sqlite:///file:{file}?mode=ro&uri=true")
        assert why_not(refused.value, f"sqlite+aiosqlite:///{file}").startswith(f"{file} may not be written")
        migrate(f"sqlite:///{file}")


@pytest.mark.parametrize(
    "database", ["mysql://localhost/x", "postgresql://localhost:port/x", "postgresql://", "http://x", "sqlite://x/y"]
)
def test_a_url_that_is_none(database: str):
    serve(database)


@pytest.mark.parametrize("database", [":memory:", "sqlite://", "sqlite:///:memory:"])
def test_a_database_that_is_not_kept(database: str):
    assert serve(database) == "Games in memory would end with the server; give a file as --database."


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
    assert capsys.readouterr().err == "Cannot listen on 127.0.0.1:80: Permission denied.\n"


def test_postgres_away_or_without_that_database(postgres: Postgres | None):
    away = free_port()
    sentence = serve(f"postgresql://castillo:secret@127.0.0.1:{away}/castillo")
    assert f"127.0.0.1:{away}/castillo does not answer" in sentence
    assert "secret" not in sentence
    assert postgres is not None, "no PostgreSQL on this machine"
    url = make_url(postgres.new_database()).set(drivername="postgresql")
    assert "There is no database" in serve(url.set(database="nowhere").render_as_string())
    assert "does not let this user in" in serve(url.set(username="nobody").render_as_string())


def test_postgres_that_may_only_be_read(postgres: Postgres | None):
    assert postgres is not None, "no PostgreSQL on this machine"
    url = make_url(postgres.new_database())
    postgres.do(f"ALTER DATABASE {url.database} SET default_transaction_read_only = on")
    assert serve(url.set(drivername="postgresql").render_as_string()).endswith("may not be written to.")
