"""Schemathesis reads the OpenAPI description and tries what it allows, and what it does not."""

from __future__ import annotations

import logging
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import hypothesis
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import CHECKS
from schemathesis.config import SchemathesisConfig

from tests.kit import LONG
from tests.server.harness import Person, Server

pytestmark = pytest.mark.slow

COUNT = 150 if LONG else 2
SETTINGS = """
[checks.negative_data_rejection]
expected-statuses = ["400", "403", "404", "405", "409", "413", "415", "429"]
"""
"""What is wrong may also be refused because it is too large (413), before it is read; the rest is Schemathesis' own."""


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory):
    """A server with a table in mid-game and one that is over."""
    folder: Path = tmp_path_factory.mktemp("schema")
    with Server(f"sqlite+aiosqlite:///{folder / 'castillo.db'}") as server:
        me = Person(server.address)
        table = me.open("me", "hot", "bot")["table"]["id"]
        yield server, me, table


@pytest.mark.timeout(3600 if LONG else 300)
def test_the_description_is_what_the_server_does(place: tuple[Server, Person, str], tmp_path: Path):
    """Schemathesis itself, with every check and every phase: boundaries, chance, and one request after the other."""
    server, me, _ = place
    (tmp_path / "schemathesis.toml").write_text(SETTINGS)
    described = tmp_path / "openapi.json"  # Schemathesis would wait ten seconds for it, however busy the machine
    described.write_bytes(me.get("/schema/openapi.json").content)
    command = [sys.executable, "-m", "schemathesis.cli", "run", str(described), "--url", server.address]
    options = ["--checks", "all", "--max-examples", str(COUNT), "--seed", "1", "--request-timeout", "60", "--no-color"]
    done = subprocess.run([*command, *options], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-20_000:] + done.stderr[-2000:]
    assert " passed" in done.stdout


@pytest.mark.long
@pytest.mark.timeout(3600 if LONG else 300)
def test_schemathesis_finds_nothing(place: tuple[Server, Person, str], caplog: pytest.LogCaptureFixture):
    server, me, table = place
    schema = schemathesis.openapi.from_url(
        f"{server.address}/api/schema/openapi.json", config=SchemathesisConfig.from_str(SETTINGS)
    )
    caplog.set_level(logging.CRITICAL)
    tried = 0
    for result in schema.get_all_operations():
        operation: Any = result.ok()  # type: ignore[union-attr]
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
            with suppress(Unsatisfiable):  # nothing can be wrong with a request without parts
                _try(operation.as_strategy(generation_mode=mode), me, table)
        tried += 1
    assert tried >= 20
    assert me.state(table)["table"]["state"] in ("playing", "over"), "unharmed, perhaps played to its end"


def _try(cases: Any, me: Person, table: str) -> None:
    cookies = dict(me.http.cookies.items())

    @hypothesis.settings(
        max_examples=COUNT,
        deadline=None,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @hypothesis.given(case=cases)
    @hypothesis.seed(1)
    def attempt(case: Any) -> None:
        if "table" in case.path_parameters and hash(str(case.body)) % 3:
            case.path_parameters["table"] = table
        case.call_and_validate(cookies=cookies, checks=CHECKS.get_all())

    attempt()
