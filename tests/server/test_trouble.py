"""What failed in a browser is told to whoever runs the server: one line, bounded, without secrets."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from tests.server.harness import Person, Server
from tests.server.test_bad_input import refusal

TROUBLE = {"part": "cards", "error": "Error: each_key_duplicate", "page": "table", "table": "abc", "n": 33}


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.name == "castillo.page"]


def test_a_report_ends_in_the_log(server: Server, caplog: pytest.LogCaptureFixture):
    stranger = Person(server.address)
    assert stranger.post("/trouble", TROUBLE).status_code == 200
    (line,) = lines(caplog)
    assert line.startswith("the part cards of the page table failed at table abc, entry 33: Error: each_key_duplicate")
    assert all(record.levelno >= logging.WARNING for record in caplog.records if record.name == "castillo.page")
    assert "castillo_guest" not in stranger.http.cookies, "who only reports does not become a guest"


def test_a_report_is_one_line_without_links(server: Server, caplog: pytest.LogCaptureFixture):
    me = Person(server.address)
    table = me.open("me", "open")["table"]
    secret = table["invite"].rsplit("/", 1)[1]
    stack = (
        f"at f (http://x{table['invite']}:1:2)\n2026-01-01 ERROR castillo.server: made up\x1b[31m ?token={secret}&a=1"
    )
    assert me.post("/trouble", {**TROUBLE, "stack": stack + " /device/abcdefgh"}).status_code == 200
    (line,) = lines(caplog)
    assert secret not in line
    assert "abcdefgh" not in line
    assert line.isprintable()


def test_reports_of_the_wrong_form_are_refused(server: Server, caplog: pytest.LogCaptureFixture):
    me = Person(server.address)
    wrong = [
        {},
        {**TROUBLE, "more": 1},
        {**TROUBLE, "part": "a b"},
        {**TROUBLE, "n": -1},
        {**TROUBLE, "error": "x" * 301},
    ]
    wrong += [{**TROUBLE, "stack": "x" * 3001}, {**TROUBLE, "table": "a\nb"}]
    assert [refusal(me.post("/trouble", body))[0] for body in wrong] == [400] * len(wrong)
    assert refusal(me.post("/trouble", {**TROUBLE, "stack": "x" * 20_000}))[0] == 413
    other = me.http.post("/api/trouble", json=TROUBLE, headers={"origin": "https://evil.example"})
    assert refusal(other)[0] == 403
    assert lines(caplog) == []


def test_a_flood_of_reports_is_refused(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    database = f"sqlite+aiosqlite:///{tmp_path / 'castillo.db'}"
    with Server(database, commands_per_second=20.0, reports_per_minute=0.01) as server:
        me = Person(server.address)
        assert [me.post("/trouble", TROUBLE).status_code for _ in range(4)] == [200, 429, 429, 429]
    assert len(lines(caplog)) == 1
