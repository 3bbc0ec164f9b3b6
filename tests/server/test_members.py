"""Members: passkeys and their laws, signing out, codes, letters, and guests who come along."""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from castillo.server.hosting.rows import FOR_GOOD, Ban
from castillo.server.members import storage
from castillo.server.members.challenges import LASTS
from castillo.server.storage import writing
from castillo.server.storage.models import GuestRow
from tests.server.authenticator import ORIGIN, Authenticator
from tests.server.harness import HandTime, Person, Postgres, Server, receive, wait_for
from tests.server.sink import Sink, html_of, plain_of

LINK = re.compile(r"https://castillo\.example/mail(/[a-z-]+/[\w-]+)")


def sqlite(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'castillo.db'}"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    """A server that people reach at castillo.example."""
    with Server(sqlite(tmp_path), address=ORIGIN) as running:
        yield running


@pytest.fixture
def postal(tmp_path: Path, sink: Sink) -> Iterator[Server]:
    """... and that sends letters."""
    with Server(sqlite(tmp_path), address=ORIGIN, **sink.settings) as running:
        yield running


def account(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = person.ok(person.get("/me/account"))
    return found


def why(answer: httpx.Response) -> str:
    """The key of the reason for a refusal."""
    assert answer.status_code in (403, 404, 409, 429), answer.text
    return str(answer.json()["reason"]["key"]).removeprefix("server-why-")


def sign_out(person: Person, *, everywhere: bool = False) -> httpx.Response:
    return person.post("/me/sign-out", {"everywhere": everywhere})


def until_closed(socket: ClientConnection) -> None:
    """Listen until the server asks who we are."""
    closed: list[int] = []
    while not closed:
        try:
            receive(socket)
        except ConnectionClosed as error:
            closed.append(error.rcvd.code if error.rcvd else 0)
    assert closed == [4408]


def link_of(letter: EmailMessage) -> str:
    found = LINK.search(plain_of(letter))
    assert found is not None, plain_of(letter)
    assert found[0] in html_of(letter)
    return f"/mail{found[1]}"


# -- passkeys ----------------------------------------------------------------------------------------------


def test_a_member_signs_in_elsewhere_and_out_everywhere(database: str):
    with Server(database, address=ORIGIN) as server:
        laptop, phone, stranger = (Person(server.address) for _ in range(3))
        table = laptop.open("me", "hot", watch="nobody")["table"]["id"]
        laptop.ok(laptop.post("/me", {"name": "Leonor"}))
        me, keys = {**laptop.me(), "member": True}, Authenticator()
        assert account(laptop)["member"] is False
        keys.join(laptop, name="  Key  ring ")
        known = account(laptop)
        assert known["member"] is True
        assert [(key["name"], key["used"]) for key in known["passkeys"]] == [("Key ring", 0)]
        assert keys.sign_in(phone) == me
        assert phone.state(table)["table"]["seats"][0]["yours"]
        assert account(phone)["passkeys"][0]["used"] > 0
        link = laptop.ok(laptop.post("/me/device"))["path"]
        with laptop.socket(table) as socket:
            receive(socket)
            known = server.do(server.house.guests.by_id(me["id"]))
            phone.ok(sign_out(phone, everywhere=True))
            server.do(server.house.guests.rename(known, "Leonor"))  # as if it was asked for just before
            until_closed(socket)
        assert laptop.choose(table, 0, 0, 0).status_code == 403, "nor is a choice taken"
        for person in (laptop, phone):
            assert person.me()["id"] != me["id"], "neither cookie holds any longer"
        assert stranger.post(link).status_code == 404, "nor does a link that was made before"
        assert keys.sign_in(laptop) == me
        assert laptop.state(table)["table"]["seats"][0]["yours"]


def test_a_challenge_is_answered_once_in_time_from_our_page_and_by_its_key(house: Server, hand_time: HandTime):
    me, thief, keys = Person(house.address), Person(house.address), Authenticator()
    keys.join(me)

    def ask() -> dict[str, Any]:
        found: dict[str, Any] = thief.ok(thief.post("/sign-in/begin"))
        return found

    def sign_in(answer: dict[str, str]) -> httpx.Response:
        return thief.post("/sign-in/passkey", answer)

    good = keys.answer(ask())
    wrong: dict[str, dict[str, Any]] = {
        "another site's page": keys.answer(ask(), origin="https://castillo.example.evil"),
        "another scheme": keys.answer(ask(), origin="http://castillo.example"),
        "bound to another name": keys.answer({**ask(), "place": "evil.example"}),
        "a challenge of nobody's": keys.answer({**ask(), "challenge": "x" * 75}),
        "a challenge for a new passkey": keys.answer({**ask(), **me.ok(me.post("/me/passkeys/begin"))}),
        "another signature": {**keys.answer(ask()), "signature": good["signature"]},
        "no answer at all": {**keys.answer(ask()), "client_data": "e30"},
    }
    assert {what: why(sign_in(answer)) for what, answer in wrong.items()} == dict.fromkeys(wrong, "passkey")
    thief.ok(sign_in(keys.answer(ask())))
    assert why(sign_in(good)) == "passkey", "its key has counted on since"
    shared = Authenticator(counts=False)
    shared.join(me, name="Shared")
    last = shared.answer(ask())
    thief.ok(sign_in(last))
    assert why(sign_in(last)) == "passkey", "answered before"
    thief.ok(sign_in(shared.answer(ask())))
    late = keys.answer(ask())
    hand_time.at += LASTS + 1
    assert why(sign_in(late)) == "passkey", "too late"
    assert why(sign_in({**keys.answer(ask()), "id": "unknown"})) == "passkey_unknown"


def test_a_new_passkey_is_for_whoever_asked_for_it(house: Server, monkeypatch: pytest.MonkeyPatch):
    me, other, keys = Person(house.address), Person(house.address), Authenticator()
    asked = me.ok(me.post("/me/passkeys/begin"))
    other.me()
    assert why(other.post("/me/passkeys", keys.make(asked))) == "passkey", "somebody else's challenge"
    assert why(me.post("/me/passkeys", keys.make(asked, origin="https://evil.example"))) == "passkey"
    assert why(me.post("/me/passkeys", keys.make(asked, place="evil.example"))) == "passkey"
    made = keys.make(asked)
    me.ok(me.post("/me/passkeys", made))
    assert why(me.post("/me/passkeys", keys.make(asked))) == "passkey", "a challenge is answered once"
    again = {**keys.make(me.ok(me.post("/me/passkeys/begin"))), "id": made["id"]}
    assert why(me.post("/me/passkeys", again)) == "passkey", "an id is there once"
    assert me.ok(me.post("/me/passkeys/begin"))["known"] == [made["id"]]
    assert [len(account(person)["passkeys"]) for person in (me, other)] == [1, 0]
    asked, too_late = (me.ok(me.post("/me/passkeys/begin")) for _ in range(2))
    monkeypatch.setattr(storage, "MOST_PASSKEYS", 2)
    me.ok(me.post("/me/passkeys", keys.make(asked)))
    assert why(me.post("/me/passkeys", keys.make(too_late))) == "passkey", "there is no room"


def test_passkeys_have_names_and_the_last_way_back_stays(house: Server):
    me, other, first, second = Person(house.address), Person(house.address), Authenticator(), Authenticator()
    assert why(sign_out(me)) == "no_way", "a guest would lose their games"
    first.join(me)
    key = account(me)["passkeys"][0]["id"]
    assert why(me.post(f"/me/passkeys/{key}/remove")) == "last_way"
    second.join(me, name="Laptop")
    me.ok(me.post(f"/me/passkeys/{key}", {"name": "Old phone"}))
    assert [found["name"] for found in account(me)["passkeys"]] == ["Old phone", "Laptop"]
    for path in (f"/me/passkeys/{key}/remove", "/me/passkeys/nothing/remove"):
        assert why(other.post(path)) == "no_passkey"
    assert why(other.post(f"/me/passkeys/{key}", {"name": "Mine"})) == "no_passkey"
    me.ok(me.post(f"/me/passkeys/{key}/remove"))
    answer = first.answer(other.ok(other.post("/sign-in/begin")))
    assert why(other.post("/sign-in/passkey", answer)) == "passkey_unknown", "removed"
    assert second.sign_in(other) == me.me()


def test_passkeys_need_a_name_and_a_connection_nobody_listens_to(server: Server):
    me = Person(server.address)  # at 127.0.0.1
    assert account(me)["passkeys_here"] is False
    assert why(me.post("/me/passkeys/begin")) == "no_passkeys_here"
    local = f"http://localhost:{server.port}"
    asked = me.http.post("/api/me/passkeys/begin", headers={"host": local.removeprefix("http://")}).json()
    assert asked["place"] == "localhost"
    made = Authenticator().make(asked, origin=local)
    answer = me.http.post("/api/me/passkeys", json=made, headers={"host": local.removeprefix("http://")})
    assert answer.status_code == 200, answer.text
    evil = me.http.post("/api/me/passkeys/begin", headers={"host": "castillo.example"})
    assert why(evil) == "no_passkeys_here", "a name without HTTPS"


def test_what_one_process_asks_another_may_hear_and_both_know_who_is_signed_out(postgres: Postgres | None):
    assert postgres is not None, "no PostgreSQL on this machine"
    database = postgres.new_database()
    with Server(database, address=ORIGIN) as here, Server(database, address=ORIGIN) as there:
        me, keys = Person(here.address), Authenticator()
        away = me.at(there.address)
        made = keys.make(me.ok(me.post("/me/passkeys/begin")))
        away = me.at(there.address)
        away.ok(away.post("/me/passkeys", made))
        friend = Person(here.address)
        answer = keys.answer(friend.ok(friend.post("/sign-in/begin")))
        elsewhere = Person(there.address)
        assert elsewhere.ok(elsewhere.post("/sign-in/passkey", answer)) == me.me()
        assert why(friend.post("/sign-in/passkey", answer)) == "passkey", "answered at the other process"
        with me.socket(me.open("me", "hot")["table"]["id"]) as socket:
            receive(socket)
            elsewhere.ok(sign_out(elsewhere, everywhere=True))
            until_closed(socket)
        wait_for(lambda: me.get("/my-tables").json() == [], "the other process is not told")


# -- codes and letters -------------------------------------------------------------------------------------


def test_recovery_codes_work_once_and_are_kept_as_hashes(house: Server, tmp_path: Path):
    me, other = Person(house.address), Person(house.address)
    old = me.ok(me.post("/me/codes"))["codes"]
    codes = me.ok(me.post("/me/codes"))["codes"]
    assert len({*old, *codes}) == 20
    assert account(me)["codes"] == 10
    typed = codes[0].lower().replace("-", " ")
    assert other.ok(other.post("/sign-in/code", {"code": typed})) == me.me()
    assert account(me)["codes"] == 9
    for code in (codes[0], old[1], "AAAA-AAAA-AAAA-AAAA"):
        assert why(Person(house.address).post("/sign-in/code", {"code": code})) == "code"
    stored = b"".join(path.read_bytes() for path in tmp_path.glob("castillo.db*"))
    assert not any(code.replace("-", "").encode() in stored or code.encode() in stored for code in codes)
    me.ok(sign_out(me))
    assert me.me()["id"] != other.me()["id"]


def test_an_address_is_confirmed_and_signs_in(postal: Server, sink: Sink, tmp_path: Path):
    me, phone, other = (Person(postal.address) for _ in range(3))
    me.ok(me.post("/me", {"name": "<b>Ana</b>"}))
    me.ok(me.post("/me/email", {"email": "Ana@Example.org\n", "language": "de"}))
    (letter,) = sink.wait()
    assert letter["to"] == "ana@example.org"
    assert letter["subject"] == "Bestätige deine Adresse für Castillo"
    assert "&lt;b&gt;Ana" in html_of(letter)
    known = account(me)
    assert (known["email"], known["member"]) == ("", False), "not before it is confirmed"
    opened = link_of(letter)
    assert (me.http.get(opened).is_server_error, me.get(opened).status_code) == (False, 405), "looking is not opening"
    phone.ok(phone.post(opened))
    assert phone.post(opened).status_code == 404, "once"
    assert account(me)["email"] == "ana@example.org"
    phone.ok(phone.post("/sign-in/mail", {"email": "ANA@example.org"}))
    phone.ok(phone.post("/sign-in/mail", {"email": "nobody@example.org"}))
    way_in = link_of(sink.wait(2)[-1])
    assert phone.ok(phone.post(way_in)) == me.me()
    assert why(phone.post(way_in)) == "old_letter"
    other.ok(other.post("/me/email", {"email": "ana@example.org"}))
    assert why(other.post(link_of(sink.wait(3)[-1]))) == "address_taken"
    assert len(sink.letters) == 3, "nobody else gets one"
    assert why(me.post("/me/email/remove")) == "last_way"
    phone.ok(phone.post("/sign-in/mail", {"email": "ana@example.org"}))
    unused = link_of(sink.wait(4)[-1])
    me.ok(me.post("/me/codes"))
    me.ok(me.post("/me/email/remove"))
    assert account(me)["email"] == ""
    assert why(phone.post(unused)) == "old_letter"
    stored = b"".join(path.read_bytes() for path in tmp_path.glob("castillo.db*"))
    assert unused.rsplit("/", 1)[1].encode() not in stored


@pytest.mark.parametrize("round_", range(2))
def test_of_two_who_confirm_one_address_at_once_exactly_one_gets_it(
    database: str, sink: Sink, monkeypatch: pytest.MonkeyPatch, round_: int
):
    """At two processes where there can be two; both have looked whether it is free before either writes."""
    meeting = threading.Barrier(2 if database.startswith("postgresql") else 1)
    change = writing.change_guest

    async def both_have_looked(*args: Any, **columns: Any) -> None:
        with suppress(threading.BrokenBarrierError):  # whoever is refused and tried once more comes alone
            await asyncio.to_thread(meeting.wait, 20)
        await change(*args, **columns)

    if meeting.parties == 2:  # what is written into a file awaits nobody else
        monkeypatch.setattr(storage, "change_guest", both_have_looked)
    with ExitStack() as stack:
        servers = [stack.enter_context(Server(database, address=ORIGIN, **sink.settings))]
        if meeting.parties == 2:
            servers.append(stack.enter_context(Server(database, address=ORIGIN, **sink.settings)))
        people = [Person(servers[number % len(servers)].address) for number in range(2)]
        for person in people:
            person.ok(person.post("/me/email", {"email": "ana@example.org"}))
        links = [link_of(letter) for letter in sink.wait(2)]
        with ThreadPoolExecutor(2) as pool:
            answers = list(pool.map(Person.post, people, links if round_ else links[::-1]))
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        [refused] = [answer for answer in answers if answer.status_code == 409]
        assert why(refused) == "address_taken"
        assert refused.json()["error"].count(".") == 1, "a sentence"
        owners = [account(person) for person in people]
        assert sorted(known["email"] for known in owners) == ["", "ana@example.org"]
        assert sorted(known["member"] for known in owners) == [False, True]
        before = len(sink.letters)
        people[0].ok(people[0].post("/sign-in/mail", {"email": "ana@example.org"}))
        [way_in] = sink.wait(before + 1)[before:]
        winner = next(person for person, known in zip(people, owners, strict=True) if known["email"])
        assert people[0].ok(people[0].post(link_of(way_in)))["id"] == winner.me()["id"]


def test_letters_that_cannot_be_sent_say_so(postal: Server, sink: Sink, house_without_letters: Server):
    me, stranger = Person(postal.address), Person(house_without_letters.address)
    sink.refuses["gone@example.org"] = "550 No such mailbox"
    assert why(me.post("/me/email", {"email": "gone@example.org"})) == "bad_address"
    assert account(stranger)["letters"] is False
    for path in ("/me/email", "/sign-in/mail"):
        assert why(stranger.post(path, {"email": "ana@example.org"})) == "no_letters"


@pytest.fixture
def house_without_letters(tmp_path: Path, sink: Sink) -> Iterator[Server]:
    """It could send letters, but nobody has said where their links should lead: a request's own word is not taken."""
    with Server(f"sqlite+aiosqlite:///{tmp_path / 'other.db'}", **sink.settings) as running:
        yield running


def test_attempts_and_letters_are_limited(tmp_path: Path, sink: Sink):
    few = {"commands_per_second": 20.0, "sign_ins_per_minute": 3.0, "letters_per_hour": 2.0, "exports_per_hour": 1.0}
    with Server(sqlite(tmp_path), address=ORIGIN, **few, **sink.settings) as server:
        me = Person(server.address)
        me.me()

        def times(count: int, ask: Callable[[int], httpx.Response]) -> list[int]:
            return [ask(i).status_code for i in range(count)]

        def away(path: str, body: Any, i: int) -> httpx.Response:
            return me.http.post(f"/api{path}", json=body, headers={"x-forwarded-for": f"192.0.2.{i}"})

        assert times(4, lambda i: me.post("/sign-in/code", {"code": f"AAAA-AAAA-{i}"})) == [403, 403, 403, 429]
        assert times(3, lambda i: me.post("/sign-in/mail", {"email": f"x{i}@example.org"})) == [200, 200, 429]
        same = {"email": "ana@example.org"}
        assert times(3, lambda i: away("/sign-in/mail", same, i)) == [200, 200, 429], "one mailbox, wherever from"
        assert times(3, lambda i: away("/me/email", {"email": f"y{i}@example.org"}, 9 + i)) == [200, 200, 429]
        assert times(2, lambda i: me.get("/me/export")) == [200, 429]


# -- who was here before -----------------------------------------------------------------------------------


def test_a_guests_tables_come_along_but_nobody_has_two_seats(database: str):
    with Server(database, address=ORIGIN) as server:
        me, browser, keys = Person(server.address), Person(server.address), Authenticator()
        me.ok(me.post("/me", {"name": "Leonor"}))
        keys.join(me)
        browser.me()
        guest = dict(browser.http.cookies.items())
        alone = browser.open("me", "hot", "bot")["table"]["id"]
        both = browser.open("me", "open")["table"]
        me.ok(me.sit(both["invite"]))
        waiting = browser.open("me", "open")["table"]["id"]
        assert account(browser)["before"] is None
        with browser.socket(alone) as socket:
            receive(socket)
            keys.sign_in(browser)
            before = account(browser)["before"]
            assert (before["tables"], before["both"]) == (3, 1)
            assert [table["id"] for table in browser.get("/my-tables").json()] == [both["id"]], "nothing by itself"
            assert browser.ok(browser.post("/me/bring")) == {"tables": 2, "stayed": 1}
            until_closed(socket)
        assert {table["id"] for table in me.get("/my-tables").json()} == {alone, both["id"], waiting}
        state = me.state(alone)["table"]
        assert (state["yours"], [seat["yours"] for seat in state["seats"]]) == (True, [True, True, False])
        assert state["seats"][0]["name"] == "Leonor"
        assert [seat["yours"] for seat in me.state(both["id"])["table"]["seats"]] == [False, True]
        play(me, alone)
        browser.ok(sign_out(browser))
        assert browser.http.cookies["castillo_guest"] == guest["castillo_guest"], "the guest is back"
        assert [table["id"] for table in browser.get("/my-tables").json()] == [both["id"]]
        assert why(browser.post("/me/bring")) == "nobody_before"


def test_a_guest_all_of_whose_tables_came_along_is_gone(house: Server):
    me, browser, keys = Person(house.address), Person(house.address), Authenticator()
    keys.join(me)
    old = browser.me()["id"]
    browser.open("me", "hot")
    device = me.ok(me.post("/me/device"))["path"]
    browser.ok(browser.post(device))
    assert account(browser)["before"]["tables"] == 1, "by whatever way they signed in"
    house.house.hosting.bans[old] = Ban(old, FOR_GOOD, 0, "Shouting")
    assert why(browser.post("/me/bring")) == "banned", "nobody leaves a ban behind"
    house.house.hosting.bans.clear()
    browser.ok(browser.post("/me/bring"))
    assert account(browser)["before"] is None
    assert old not in guests(house)


def play(person: Person, table: str) -> None:
    """One choice, as a sign that the seat is theirs."""
    (view,) = [view for view in person.state(table)["views"] if view["decision"]][:1]
    decision = view["decision"]
    person.ok(person.choose(table, view["seat"], decision["number"], decision["options"][0]["action"]))


def guests(server: Server) -> set[str]:
    """The ids of all guests that are stored."""

    async def read() -> set[str]:
        async with server.house.database.reading() as connection:
            return {*(await connection.execute(select(GuestRow.id))).scalars()}

    found: set[str] = server.do(read())
    return found


def test_nobody_else_is_sent_what_is_known_of_a_member(postal: Server, sink: Sink):
    """Every route that shows something, asked by who plays with them, by who watches, and by a stranger."""
    me, friend, watcher = (Person(postal.address) for _ in range(3))
    wish = {"name": "Leonor", "language": "fr", "zone": "Africa/Ouagadougou", "quiet_from": 61, "quiet_until": 122}
    me.ok(me.post("/me/profile", wish))
    Authenticator().join(me, name="Rosewood drawer")
    me.ok(me.post("/me/email", {"email": "leonor@hidden.example"}))
    me.ok(me.post(link_of(sink.wait()[-1])))
    known = account(me)
    secrets = ["hidden.example", "Ouagadougou", "Rosewood", known["passkeys"][0]["id"]]
    open_table = me.open("me", "open", listed=True)["table"]
    over = me.open("me", "open")["table"]
    for table in (open_table, over):
        friend.ok(friend.sit(table["invite"]))
    for person in (me, friend):
        person.ok(person.post(f"/tables/{over['id']}/end", {"agree": True}))
    paths = me.ok(me.get("/schema/openapi.json"))["paths"]
    shown = [path.removeprefix("/api") for path, methods in paths.items() if "get" in methods]
    assert "/my-tables" in shown
    with friend.socket(open_table["id"]) as socket:
        heard = [str(receive(socket))]
        me.ok(me.post("/me", {"name": "Leonor II"}))
        heard.append(str(receive(socket)))
    for person in (friend, watcher):
        for path in shown:
            for table in (open_table["id"], over["id"]):
                person.get(path.replace("{table}", table).replace("{language}", "en").replace("{n}", "0"), seat=0)
    seen = b"".join(friend.bytes_seen + watcher.bytes_seen).decode(errors="replace") + "".join(heard)
    assert "Leonor II" in seen
    assert [secret for secret in secrets if secret in seen] == []
