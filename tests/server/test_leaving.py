"""What is kept of people: their wishes, all of it in an archive, and nothing once they want that or are long gone."""

from __future__ import annotations

import io
import json
import random
import zipfile
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

import castillo
from castillo.server.members import export, registry
from castillo.server.members.clearing import DAY, EVERY
from castillo.server.positions import values_of
from castillo.server.refusals import not_saved
from castillo.server.storage import writing
from castillo.server.storage.models import Model, ValuesRow
from castillo.server.storage.rows import Guest, WholeTable
from tests.server import shelved
from tests.server.authenticator import ORIGIN, Authenticator
from tests.server.harness import HandTime, Person, Server, some_choice
from tests.server.sink import Sink
from tests.server.stored import store
from tests.server.test_members import account, guests, link_of, sqlite, why

RECORD = "el_caballero-2p-el_caballero-1"


def finished(me: Person, name: str = "") -> str:
    """A table of one's own that is over."""
    table = str(me.open("me", "hot", name=name)["table"]["id"])
    me.ok(me.post(f"/tables/{table}/end", {"agree": True}))
    return table


def stored(server: Server) -> str:
    """Everything in the database, as text."""

    async def read() -> str:
        async with server.house.database.reading() as connection:
            tables = [table.name for table in Model.metadata.sorted_tables]
            rows = [(await connection.execute(text(f"SELECT * FROM {name}"))).all() for name in tables]
        return repr(rows)

    found: str = server.do(read())
    return found


def test_a_profile_is_for_ones_own_eyes(server: Server):
    me, other = Person(server.address), Person(server.address)
    wish = {"name": "Leonor", "colour": "green", "language": "nl", "zone": "Europe/Amsterdam", "quiet_from": 1320}
    said = me.ok(me.post("/me/profile", {**wish, "quiet_until": 420}))
    assert {name: said[name] for name in wish} == wish
    assert account(me) == said
    assert why(me.post("/me/profile", {"name": "Leonor", "zone": "Europe/Nowhere"})) == "zone"
    assert me.post("/me/profile", {"name": "Leonor", "zone": "../../etc/passwd"}).status_code in (400, 409)
    assert me.post("/me/profile", {"name": "Leonor", "quiet_from": 1440}).status_code == 400
    mine = me.ok(me.post("/play-now"))["table"]
    assert [seat["number"] for seat in mine["seats"] if seat["yours"]] == [2], "where nobody says otherwise"
    theirs = other.open("me", "open", "open")["table"]
    seats = me.ok(me.sit(theirs["invite"]))["table"]["seats"]
    assert [seat["number"] for seat in seats if seat["yours"]] == [2]
    assert "Amsterdam" not in json.dumps(other.state(theirs["id"]))


def test_all_that_is_kept_comes_in_one_archive(tmp_path: Path, sink: Sink):
    with Server(sqlite(tmp_path), address=ORIGIN, **sink.settings) as server:
        me, friend, keys = Person(server.address), Person(server.address), Authenticator()
        me.ok(me.post("/me/profile", {"name": "Leonor", "zone": "Europe/Paris"}))
        keys.join(me, name="Key ring")
        codes = me.ok(me.post("/me/codes"))["codes"]
        me.ok(me.post("/me/email", {"email": "leonor@example.org"}))
        me.ok(me.post(link_of(sink.wait()[-1])))
        over = finished(me, "Sunday")
        running = me.open("me", "open", watch="nobody")["table"]
        friend.ok(friend.sit(running["invite"]))
        finished(friend)
        answer = me.http.get("/api/me/export")
        assert answer.headers["content-type"] == "application/zip"
        assert "attachment" in answer.headers["content-disposition"]
        archive = zipfile.ZipFile(io.BytesIO(answer.content))
        files = {name: archive.read(name).decode() for name in archive.namelist()}
        assert set(files) == {
            "README.txt",
            *(f"{name}.json" for name in registry.EXPORTS),
            "tables.json",
            f"games/{over}.json",
            f"running/{running['id']}.json",
        }
        profile = json.loads(files["profile.json"])
        assert (profile["email"], profile["zone"]) == ("leonor@example.org", "Europe/Paris")
        assert [key["name"] for key in profile["passkeys"]] == ["Key ring"]
        assert {table["id"] for table in json.loads(files["tables.json"])} == {over, running["id"]}
        assert castillo.load(files[f"games/{over}.json"]).replay().made >= 0
        seen = json.loads(files[f"running/{running['id']}.json"])
        assert seen["views"] == me.state(running["id"])["views"], "as they may see it"
        live = server.house.tables.live[running["id"]].stored
        secrets = [live.seed, *codes, *keys.keys, dict(me.http.cookies.items())["castillo_guest"]]
        assert not [secret for secret in secrets if secret in "".join(files.values())]


def test_an_archive_of_many_games_is_sent_while_it_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A few games at a time are read, together, and none of them is taken into the server's memory as a table."""
    many = 12
    monkeypatch.setattr(export, "TOLD", 5)
    monkeypatch.setattr(export, "LISTED", 7)
    with Server(sqlite(tmp_path)) as server:
        me, house = Person(server.address), server.house
        guest = Guest(me.me()["id"], "")
        sheet, digest = values_of("el_grande", ["base"], {})
        seats = [shelved.person(0, guest.id), shelved.bot(1)]
        others = [shelved.finished(f"table-{n}", seats, [n, 0], values_hash=digest) for n in range(many)]

        async def shelve(connection: AsyncConnection) -> None:
            await writing.put(connection, ValuesRow, {"hash": digest, "sheet": sheet})
            await shelved.shelve(connection, others)

        server.do(house.writer.write(shelve))
        real = [store(tmp_path / "castillo.db", RECORD, guest.id) for _ in range(4)]
        told: list[int] = []
        pasts = house.tables.shelf.pasts

        async def some(tables: list[str]) -> list[WholeTable]:
            told.append(len(tables))
            return await pasts(tables)

        monkeypatch.setattr(house.tables.shelf, "pasts", some)

        async def take() -> tuple[list[int], bytes]:
            """How many games had been read when each piece came, and the whole."""
            pieces = [(len(told), piece) async for piece in await export.archive(house, guest)]
            return [read for read, _ in pieces], b"".join(piece for _, piece in pieces)

        read, whole = server.do(take())
        files = zipfile.ZipFile(io.BytesIO(whole))
        assert files.testzip() is None
        assert read.count(0) > many, "the list is sent before any game is read"
        assert told == [5, 5, 5, 1]
        listed = json.loads(files.read("tables.json"))
        assert len({table["id"] for table in listed}) == many + len(real)
        records = [name for name in files.namelist() if name.startswith("games/")]
        assert len(records) == many + len(real)
        assert house.tables.live == {}, "nothing is taken into memory as a table"
        assert files.read(f"games/{real[0]}.json") == me.get(f"/tables/{real[0]}/record").content
        assert zipfile.ZipFile(io.BytesIO(me.http.get("/api/me/export").content)).namelist() == files.namelist()


def test_who_is_deleted_leaves_games_for_the_others_and_nothing_else(tmp_path: Path, sink: Sink):
    with Server(sqlite(tmp_path), address=ORIGIN, **sink.settings) as server:
        me, friend, keys = Person(server.address), Person(server.address), Authenticator()
        name = "Doña Urraca"
        me.ok(me.post("/me/profile", {"name": name}))
        friend.ok(friend.post("/me", {"name": "Gonzalo"}))
        keys.join(me)
        me.ok(me.post("/me/codes"))
        me.ok(me.post("/me/email", {"email": "urraca@example.org"}))
        me.ok(me.post(link_of(sink.wait()[-1])))
        me.ok(me.post("/me/device"))
        running, waiting, alone = (me.open("me", "open", *more)["table"] for more in ((), ("open",), ("open",)))
        friend.ok(friend.sit(running["invite"]))
        friend.ok(friend.sit(waiting["invite"]))
        guest_at = friend.open("me", "open", "open")["table"]
        me.ok(me.sit(guest_at["invite"]))
        over = finished(me)
        me_id = me.me()["id"]
        assert why(me.post("/me/delete", {"name": "Urraca"})) == "other_name"
        me.ok(me.post("/me/delete", {"name": name}))
        everything = stored(server)
        assert [word for word in (me_id, name, "urraca", *keys.keys) if word in everything] == []
        assert me.me()["id"] != me_id
        assert keys_of(me, keys) == "passkey_unknown"
        state = friend.state(running["id"])["table"]
        assert [(seat["name"], seat["resigned"]) for seat in state["seats"]] == [("", True), ("Gonzalo", False)]
        to_the_end(friend, running["id"])
        assert castillo.load(friend.get(f"/tables/{running['id']}/record").text).replay().made >= 0
        assert friend.state(waiting["id"])["table"]["yours"], "it is theirs now"
        assert [seat["kind"] for seat in friend.state(waiting["id"])["table"]["seats"]] == ["open", "person", "open"]
        assert [seat["kind"] for seat in friend.state(guest_at["id"])["table"]["seats"]] == ["person", "open", "open"]
        assert friend.get(f"/tables/{alone['id']}").status_code == 404, "nobody waits at it"
        assert [seat["name"] for seat in friend.state(over)["table"]["seats"]][:1] == [""]


def keys_of(person: Person, keys: Authenticator) -> str:
    return why(person.post("/sign-in/passkey", keys.answer(person.ok(person.post("/sign-in/begin")))))


def to_the_end(person: Person, table: str) -> None:
    """The only one left ends the game."""
    luck = random.Random(1)
    choice = some_choice(person.state(table), luck)
    if choice is not None:
        person.post(f"/tables/{table}/choose", dict(zip(("seat", "number", "action"), choice, strict=True)))
    person.ok(person.post(f"/tables/{table}/end", {"agree": True}))


def test_guests_of_whom_nothing_is_left_are_cleared_away(database: str, hand_time: HandTime):
    with Server(database, address=ORIGIN, guests_kept_days=30) as server:
        names = ("gone", "sits", "owns", "member", "back")
        people: dict[str, Any] = {name: Person(server.address) for name in names}
        ids = {name: person.me()["id"] for name, person in people.items()}
        table = people["owns"].open("open", "hot")["table"]
        people["sits"].ok(people["sits"].sit(table["invite"]))
        Authenticator().join(people["member"])
        people["gone"].ok(people["gone"].post("/me/device"))
        watched = people["owns"].open("me", "hot", watch="link")["table"]["watch_link"].rsplit("/", 2)
        people["gone"].ok(people["gone"].get(f"/tables/{watched[1]}", token=watched[2]))
        clear = server.house.clearing.clear
        assert server.do(clear()) == 0
        hand_time.at += 29 * DAY
        people["back"].me()
        hand_time.at += 2 * DAY
        assert server.do(clear()) == 1
        assert guests(server) & {*ids.values()} == {*ids.values()} - {ids["gone"]}
        assert people["gone"].me()["id"] not in ids.values(), "their cookie is nobody's"
        hand_time.at += 29 * DAY
        assert server.do(clear()) == 1, "seen for the last time that long ago"
        assert ids["back"] not in guests(server)
        hand_time.at += EVERY // 2
        assert server.do(clear()) == 0, "not before an hour is over"


@pytest.mark.parametrize("days", [0])
def test_a_host_may_keep_guests_for_good(server: Server, hand_time: HandTime, days: int):
    server.house.clearing.days = days
    me = Person(server.address).me()["id"]
    hand_time.at += 5000 * DAY
    assert server.do(server.house.clearing.clear()) == 0
    assert me in guests(server)


def test_nobody_is_deleted_while_a_game_would_go_on_waiting_for_them(server: Server, monkeypatch: pytest.MonkeyPatch):
    me, friend = Person(server.address), Person(server.address)
    name = me.me()["name"]
    table = me.open("me", "open")["table"]
    friend.ok(friend.sit(table["invite"]))

    async def fail(*_: object) -> None:
        raise not_saved()

    with monkeypatch.context() as patch:
        patch.setattr(server.house.seats, "command", fail)
        assert me.post("/me/delete", {"name": name}).status_code == 503
    assert me.state(table["id"])["table"]["seats"][0]["yours"]
    me.ok(me.post("/me/delete", {"name": name}))
    assert friend.state(table["id"])["table"]["seats"][0]["resigned"]
