"""What could not be sent: the host sees it, and sends it again or drops it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from castillo.cli import main
from castillo.server.notices.looking import HOUR
from tests.server.waiting import WAIT, Place, answer

Admin = Callable[..., Any]


def test_what_could_not_be_sent_is_listed_without_addresses_and_sent_or_dropped(
    either: Place, admin: Admin, capsys: pytest.CaptureFixture[str]
):
    one, two, server = either.person(), either.person(), either.server
    one.ok(one.post("/me", {"name": "Ana"}))
    for path in ("/first", "/second"):
        either.browser(one, path)
        either.outside.answers[path] = 404 if path == "/second" else 400
    either.time.at += 1000
    table, old = either.table(one, two), either.table(one, two)
    either.pass_time(WAIT)
    listed = admin(server, "undelivered")["undelivered"]
    assert {(dead["guest"], dead["name"], dead["tries"]) for dead in listed} == {(one.me()["id"], "Ana", 1)}
    assert {(dead["table"], dead["kind"], dead["why"]) for dead in listed} == {
        (key, *how)
        for key in (table, old)
        for how in (("push", "it was answered with 400"), ("", "it was answered with 404"))
    }
    assert either.outside.address not in str(listed)
    capsys.readouterr()
    assert main(["admin", "undelivered", "--lang", "de", "--database", server.house.settings.database]) == 0
    assert "4 Benachrichtigungen konnten nicht zugestellt werden." in capsys.readouterr().out
    either.outside.answers.clear()
    answer(one, old)
    for dead in listed:
        name = "retry" if dead["kind"] else "drop"
        assert admin(server, "undelivered", name, dead["id"]) == {"done": f"{name}_undelivered", "count": 1}
    assert admin(server, "undelivered")["undelivered"] == []
    before = len(either.outside.requests)
    either.pass_time(1000)
    either.pass_time(HOUR)
    [came] = either.outside.requests[before:]
    assert came.path == "/first", "of the table that still waits, and never again what was dropped"
    assert either.counts() == {"sent": 1, "obsolete": 3}
