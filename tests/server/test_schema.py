"""Schemathesis reads the OpenAPI description and tries what it allows, and what it does not."""

from __future__ import annotations

import logging
from contextlib import suppress
from pathlib import Path
from typing import Any

import hypothesis
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.harness import LONG, Person, Server

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
COUNT = 150 if LONG else 6


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory):
    """A server with a table in mid-game and one that is over."""
    folder: Path = tmp_path_factory.mktemp("schema")
    with Server(f"sqlite+aiosqlite:///{folder / 'castillo.db'}") as server:
        me = Person(server.address)
        table = me.open("me", "hot", "bot")["table"]["id"]
        yield server, me, table


@pytest.mark.long
def test_schemathesis_finds_nothing(place: tuple[Server, Person, str], caplog: pytest.LogCaptureFixture):
    server, me, table = place
    schema = schemathesis.openapi.from_url(f"{server.address}/api/schema/openapi.json")
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
        case.call_and_validate(cookies=cookies, checks=CHECKS)

    attempt()
