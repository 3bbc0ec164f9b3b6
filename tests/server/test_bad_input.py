"""Bad input: a clear answer, no traceback, the table unharmed."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from pathlib import Path

import httpx
import pytest
from sqlalchemy.exc import DBAPIError
from websockets.exceptions import ConnectionClosed

from castillo.server.storage import writing
from tests.server.endpoint import Browser
from tests.server.harness import Person, Postgres, Server, decision_of, receive


def refusal(answer: httpx.Response) -> tuple[int, str]:
    body = answer.json()
    assert set(body) == {"error", "reason", "done"}, body
    assert "Traceback" not in answer.text
    assert body["error"].endswith((".", "…"))
    return answer.status_code, body["error"]


def test_bodies_that_cannot_be_read(server: Server):
    me = Person(server.address)
    table = me.open("me", "hot")["table"]["id"]
    path = f"/api/tables/{table}/choose"
    bodies = [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b'{"seat":1e99}',
        b'{"seat":0,"number":0,"action":0,"x":1}',
        b"9" * 5000,
    ]
    for body in bodies:
        answer = me.http.post(path, content=body, headers={"content-type": "application/json"})
        assert refusal(answer)[0] == 400, (body, answer.text)
    deep = b"[" * 20000 + b"]" * 20000
    assert refusal(me.http.post(path, content=deep, headers={"content-type": "application/json"}))[0] == 400
    assert me.state(table)["table"]["n"] == 0


@pytest.mark.parametrize(
    ("path", "body", "sentence"),
    [
        ("/tables", {"seats": [{"kind": "me"}, {"kind": "hot"}], "listed": 0}, "listed: Expected `bool`, got `int`"),
        (
            "/tables",
            {"seats": [{"kind": "me"}, {"kind": "hot"}], "listed": "true"},
            "listed: Expected `bool`, got `str`",
        ),
        ("/tables", {"seats": [{"kind": "me"}, {"kind": 1}]}, "seats[1].kind: Expected `str`, got `int`"),
        ("/tables/{table}/choose", {"seat": "0", "number": 0, "action": 0}, "seat: Expected `int`, got `str`"),
        ("/tables/{table}/choose", {"seat": 0.5, "number": 0, "action": 0}, "seat: Expected `int`, got `float`"),
        ("/tables/{table}/end", {"agree": "yes"}, "agree: Expected `bool`, got `str`"),
        ("/tables/{table}/end", None, "it has no body"),
    ],
)
def test_a_value_of_another_kind_is_refused_and_not_converted(server: Server, path: str, body: object, sentence: str):
    me = Person(server.address)
    table = me.open("me", "hot")["table"]["id"]
    said = refusal(me.post(path.format(table=table), body))
    assert said == (400, f"The request does not have the right form: {sentence}.")


def test_bodies_that_are_too_large(server: Server):
    me = Person(server.address)
    me.me()
    answer = me.http.post("/api/me", content=b'{"name":"' + b"x" * 100_000 + b'"}')
    assert refusal(answer)[0] == 413


def test_tables_that_do_not_exist_and_addresses_that_mean_nothing(server: Server):
    me = Person(server.address)
    for path in ("/tables/x", "/tables/%00", "/tables/..%2f..%2fetc", "/tables/" + "a" * 300, "/nothing", "/texts/xx"):
        assert refusal(me.get(path))[0] == 404, path
    assert refusal(me.http.put("/api/me", json={}))[0] == 405
    assert refusal(me.get("/tables/x/moment/abc"))[0] in (400, 404)


def test_names_are_cleaned(server: Server):
    me = Person(server.address)
    assert me.ok(me.post("/me", {"name": "  Ana \u202e\x00  María "}))["name"] == "Ana María"
    assert refusal(me.post("/me", {"name": "\x07\x07"}))[0] == 409
    assert refusal(me.post("/me", {"name": "   "}))[0] == 400


def test_a_flood_is_refused_and_the_table_is_unharmed(tmp_path: Path):
    database = f"sqlite+aiosqlite:///{tmp_path / 'castillo.db'}"
    with Server(database, commands_per_second=0.01, tables_per_minute=6.0) as server:
        me = Person(server.address)
        table = me.open("me", "hot")["table"]["id"]
        answers = [me.choose(table, 0, 9999, 0) for _ in range(10)]
        assert [refusal(answer)[0] for answer in answers] == [409, *[429] * 9]
        assert answers[-1].headers["retry-after"] == "1"
        opened = [me.post("/play-now").status_code for _ in range(12)]
        assert 429 in opened
        assert me.state(table)["table"]["n"] == 0


def test_other_sites_are_refused(server: Server):
    me = Person(server.address)
    table = me.open("me", "hot")["table"]["id"]
    answer = me.http.post("/api/play-now", headers={"origin": "https://evil.example"})
    assert refusal(answer)[0] == 403
    assert me.http.post("/api/play-now", headers={"origin": server.address}).status_code == 200
    with me.socket(table, origin="https://evil.example") as socket, pytest.raises(ConnectionClosed) as closed:
        receive(socket)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403


def test_a_socket_says_why_it_closes(server: Server):
    stranger = Person(server.address)
    table = Person(server.address).open("me", "hot", watch="nobody")["table"]["id"]
    for name, code in ((table, 4403), ("nowhere", 4404)):
        with stranger.socket(name) as socket, pytest.raises(ConnectionClosed) as closed:
            receive(socket)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code


def test_a_socket_takes_no_commands(server: Server):
    me = Person(server.address)
    table = me.open("me", "hot")["table"]["id"]
    with me.socket(table) as socket:
        receive(socket)
        socket.send('{"seat": 0, "number": 0, "action": 0}')
        socket.send(b"\x00\x01")
        decision = decision_of(me.state(table))
        assert decision is not None
        me.ok(me.choose(table, decision["seat"], decision["number"], decision["options"][0]["action"]))
        assert receive(socket)["lines"][0]["n"] == 1


def test_the_log_holds_no_secrets(server: Server, caplog: pytest.LogCaptureFixture):
    with caplog.at_level(logging.DEBUG):
        me = Person(server.address)
        table = me.open("me", "hot")["table"]["id"]
        decision = decision_of(me.state(table))
        assert decision is not None
        me.choose(table, decision["seat"], decision["number"], decision["options"][0]["action"])
        me.choose(table, 3, 99, 99)
    stored = server.house.tables.live[table].stored
    ours = "\n".join(record.getMessage() for record in caplog.records if record.name.startswith("castillo"))
    for secret in (stored.seed, stored.invite_token, me.http.cookies["castillo_guest"]):
        assert secret not in ours


def test_letters_that_are_none(server: Server):
    me = Person(server.address)
    table = me.open("me", "hot")["table"]["id"]
    for body in (b'{"name":"\xff\xfe"}', b'{"\xff":1}', b"\xed\xa0\x80", '{"name":"Ana"}'.encode("utf-16")):
        answer = me.http.post("/api/me", content=body, headers={"content-type": "application/json"})
        assert refusal(answer)[0] == 400, (body, answer.text)
    for path in (f"/api/tables/{table}?token=%ff", "/api/tables/%ff", "/%ff", f"/api/tables/{table}/moment/²"):
        assert me.http.get(path).status_code < 500, path
    for since in ("²", "٣", "%ff", "1e3", "--1"):
        assert me.http.get(f"/api/tables/{table}/log?since={since}").status_code < 500, since
    with me.socket(table, since="²") as socket:  # type: ignore[arg-type]
        assert receive(socket)["type"] in ("presence", "news")


def test_an_origin_that_is_no_address(server: Server):
    me = Person(server.address)
    table = me.open("me", "hot")["table"]["id"]
    for origin in ("http://[bad", "http://", "://", "http://[::1"):
        assert refusal(me.http.post("/api/play-now", headers={"origin": origin}))[0] == 403, origin
        with me.socket(table, origin=origin) as socket, pytest.raises(ConnectionClosed) as closed:
            receive(socket)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403


def test_nothing_is_at_other_addresses_of_the_server(server: Server):
    me = Person(server.address)
    for method in ("GET", "POST", "PUT", "DELETE"):
        for path in ("/api", "/api/nothing", "/api/tables/x/y/z", "/api/nothing.js"):
            assert refusal(me.http.request(method, path))[0] == 404, (method, path)


def test_what_the_database_cannot_hold_spoils_nobody_elses_writing(postgres: Postgres | None):
    """PostgreSQL has no text with a zero in it. To say so is no sign that it is away."""
    assert postgres is not None, "no PostgreSQL on this machine"
    with Server(postgres.new_database()) as server:
        me = Person(server.address)
        guest = me.me()["id"]
        write = server.house.writer.write

        async def both() -> list[object]:
            works = [partial(writing.change_guest, key=guest, zone=zone) for zone in ("\0", "Europe/Madrid")]
            found: list[object] = await asyncio.gather(*map(write, works), return_exceptions=True)
            return found

        bad, good = server.do(both())
        assert (isinstance(bad, DBAPIError), good) == (True, None)
        choice = {"seat": 0, "number": 0, "action": 0}
        answers = [me.get("/my-games", game="\0"), me.get("/players/%00"), me.get("/tables/%00")]
        answers += [me.post(f"/me/{of}/%00/{what}") for of, what in (("passkeys", "remove"), ("notices", "off"))]
        answers += [me.post("/tables/%00/choose", choice), me.post("/tables/%00/end", {"agree": True})]
        assert [refusal(answer)[0] for answer in answers] == [400] * len(answers)
        push = Browser("https://push.example.org/x").wish
        assert me.post("/me/notices/push", {**push, "language": "\0"}).status_code == 200


def test_a_database_that_is_away_is_503_everywhere(postgres: Postgres | None):
    assert postgres is not None, "no PostgreSQL on this machine"
    with Server(postgres.new_database()) as server:
        me = Person(server.address)
        table = me.open("me", "hot")["table"]["id"]
        postgres.kill()
        try:
            stranger = Person(server.address)
            answers = [*(me.get(path) for path in ("/tables", "/my-tables", "/tables/nowhere")), stranger.get("/me")]
            answers += [me.post("/play-now"), me.post("/me", {"name": "Ana"}), me.post("/me/device")]
            answers += [me.post(f"/tables/{table}/end", {"agree": True}), me.post("/device/abcdefgh")]
            for answer in answers:
                assert refusal(answer)[0] == 503, (answer.request.url, answer.text)
        finally:
            postgres.run()
