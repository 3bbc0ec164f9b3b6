"""Servers and databases for the tests."""

from __future__ import annotations

import json
import multiprocessing
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from castillo.cli import main
from castillo.server import moments
from castillo.server.storage import database as storage
from tests.server.endpoint import Endpoint, endpoint
from tests.server.harness import HandTime, Person, Postgres, Processes, Server, new_file
from tests.server.sink import Sink, sinking
from tests.server.waiting import Place, placed

Databases = Callable[[str], str]
Admin = Callable[..., Any]


@pytest.fixture(scope="session", autouse=True)
def quick_workers() -> Iterator[None]:
    """Workers are forked from a process that has imported everything."""
    real = multiprocessing.get_context
    quick = real("forkserver")
    quick.set_forkserver_preload(["castillo.cli", "castillo.server.run", "castillo.server.worker"])
    first = quick.Process(target=len, args=("",))  # no server of a test waits until everything is imported
    first.start()
    first.join()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(multiprocessing, "get_context", lambda method: quick if method == "spawn" else real(method))
        yield


@pytest.fixture(scope="session", autouse=True)
def patient_servers() -> Iterator[None]:
    """No test depends on how soon a busy machine answers: only a database that is away is given up."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(storage, "CONNECT_SECONDS", 60)
        patch.setattr(storage, "COMMAND_SECONDS", 120)
        yield


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres | None]:
    """A real PostgreSQL; None, said loudly, where there cannot be one."""
    try:
        server = Postgres()
    except Exception as error:
        warnings.warn(f"!!! NO POSTGRESQL: its tests run on SQLite only ({error})", stacklevel=1)
        yield None
        return
    yield server
    server.stop()


@pytest.fixture
def mortal_postgres() -> Iterator[Postgres]:
    """A PostgreSQL of one's own, to be killed."""
    try:
        server = Postgres()
    except (FileNotFoundError, PermissionError) as error:
        pytest.skip(str(error))
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path, postgres: Postgres | None) -> str:
    """A fresh database of either kind."""
    if request.param == "sqlite":
        return new_file(tmp_path)
    if postgres is None:
        pytest.skip("no PostgreSQL on this machine")
    return postgres.new_database()


@pytest.fixture
def two(postgres: Postgres | None) -> Iterator[tuple[Server, Server]]:
    """Two servers at one database."""
    if postgres is None:
        pytest.skip("no PostgreSQL on this machine")
    database = postgres.new_database()
    with Server(database) as here, Server(database) as there:
        yield here, there


@pytest.fixture
def hand_time(monkeypatch: pytest.MonkeyPatch) -> HandTime:
    """Time stands still at the servers of this test until it is moved."""
    time = HandTime()
    monkeypatch.setattr(moments, "time", time)
    return time


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server on SQLite, for tests where the database does not matter."""
    with Server(new_file(tmp_path)) as running:
        yield running


@pytest.fixture
def sink() -> Iterator[Sink]:
    """A mail server of our own, and what was sent to it."""
    with sinking() as running:
        yield running


@pytest.fixture
def outside() -> Iterator[Endpoint]:
    """A place of our own to which pushes and webhooks go."""
    with endpoint() as running:
        yield running


@pytest.fixture
def place(tmp_path: Path, hand_time: HandTime, sink: Sink, outside: Endpoint) -> Iterator[Place]:
    """A server on SQLite at which tables wait for people, who are told when its time is moved."""
    with placed(f"sqlite+aiosqlite:///{tmp_path / 'castillo.db'}", hand_time, sink, outside) as found:
        yield found


@pytest.fixture
def either(database: str, hand_time: HandTime, sink: Sink, outside: Endpoint) -> Iterator[Place]:
    """The same on either kind of database."""
    with placed(database, hand_time, sink, outside) as found:
        yield found


@pytest.fixture
def admin(capsys: pytest.CaptureFixture[str]) -> Admin:
    """`castillo admin`, and what it tells programs."""

    def run(server: Server, *words: str) -> Any:
        capsys.readouterr()
        status = main(["admin", *words, "--json", "--database", server.house.settings.database])
        out, err = capsys.readouterr()
        assert (status, err) == (0, "")
        return json.loads(out)

    return run


@pytest.fixture(scope="module")
def processes() -> Iterator[Processes]:
    """Starts and kills real server processes."""
    starting = Processes()
    yield starting
    starting.stop()


@pytest.fixture
def person(server: Server) -> Callable[[], Person]:
    """Makes people at the server."""
    return lambda: Person(server.address)


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """What could not be tested is said at the end too."""
    for report in terminalreporter.stats.get("warnings", []):
        if "NO POSTGRESQL" in report.message:
            terminalreporter.write_line(report.message, red=True)
