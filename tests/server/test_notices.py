"""Somebody whom a table waits for is told: once, in their language and at their hours, and nothing that is secret."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from castillo.server import opening
from castillo.server.messages import NewTable, Pace, SeatWish
from castillo.server.moments import now
from castillo.server.notices import reading, writing
from castillo.server.notices.channels import signature
from castillo.server.notices.looking import HOUR, MINUTE
from castillo.server.notices.outbox import KEPT, ON_THE_WAY, TRIES
from castillo.server.storage.models import GuestRow
from castillo.server.storage.rows import Guest
from tests.server.endpoint import Browser, Endpoint
from tests.server.harness import HandTime, Person, Postgres, Processes, Server, decision_of, wait_for
from tests.server.sink import Sink, html_of, plain_of
from tests.server.waiting import NIGHT, WAIT, Place, answer, until_asked


def test_whoever_is_waited_for_is_told_once_and_only_what_everybody_may_know(place: Place):
    one, two = place.person(language="de", zone="Europe/Berlin"), place.person()
    browser = place.browser(one)
    place.browser(two, "/other")
    place.time.at += 1000
    table = place.table(one, two, "Ana’s\u202e table", pace={"minutes": 2880, "bank": 0})
    place.pass_time(WAIT - 1000)
    assert place.outside.requests == [], "they may be about to come"
    place.pass_time(2000)
    place.pass_time(HOUR)
    [came] = place.outside.requests
    assert (came.path, came.headers["content-encoding"]) == ("/push", "aes128gcm")
    assert came.headers["authorization"].startswith("vapid t=")
    assert one.ok(one.get("/me/notices"))["push_key"] in came.headers["authorization"]
    assert browser.read(came) == {
        "title": "Du bist dran: „Ana’s table“ (El Grande)",
        "body": "Du hast Zeit bis Mittwoch, 10:00 Uhr.",
        "path": f"/table/{table}",
        "tag": table,
        "language": "de",
        "count": 1,
    }
    answer(one, table)
    place.pass_time(WAIT)
    assert [came.path for came in place.outside.requests] == ["/push", "/other"], "now it is the other's turn"
    assert place.counts() == {"sent": 2}


def test_what_is_not_needed_any_more_is_not_sent(place: Place):
    one, two = place.person(), place.person()
    place.browser(one)
    place.time.at += 1000
    answered, watched, silent, solo = (place.table(one, two, str(number)) for number in range(4))
    one.open("me", "bot", name="alone", options={"start_player": 0})
    one.ok(one.post(f"/tables/{silent}/notices", {"on": False}))
    house = place.server.house
    place.time.at += WAIT
    with one.socket(watched) as connection:
        connection.recv()
        place.server.do(house.notices.looking.look(place.time.at))
        answer(one, answered)
        place.pass_time(0)
    place.pass_time(WAIT)
    assert [came.path for came in place.outside.requests] == ["/push"], "of the last table alone"
    assert place.counts() == {"sent": 1, "obsolete": 3}
    assert one.ok(one.get(f"/tables/{silent}/notices")) == {"on": False, "channels": 1}
    assert one.ok(one.get(f"/tables/{solo}/notices"))["on"]


def test_several_tables_are_one_message_and_the_night_is_quiet(place: Place, sink: Sink):
    place.time.at = NIGHT - HOUR
    night = {"zone": "Europe/Berlin", "quiet_from": 22 * 60, "quiet_until": 7 * 60 + 30}
    one, two = place.person(email="ana@castillo.example", language="fr", **night), place.person()
    one.ok(one.post("/me/notices/mail", {}))
    place.time.at += 1000
    for number in range(12):
        place.table(one, two, f"<b>{number}</b>")
        place.pass_time(2 * MINUTE)
    place.pass_time(NIGHT + 7 * HOUR - place.time.at)
    assert sink.letters == []
    place.pass_time(31 * MINUTE)
    [letter] = sink.letters
    assert (letter["to"], letter["subject"]) == ("ana@castillo.example", "12 tables vous attendent")
    assert "«\u202f<b>0</b>\u202f» (El Grande)\nhttps://castillo.example/table/" in plain_of(letter).replace("\r", "")
    assert "… et 2 autres" in plain_of(letter)
    assert "&lt;b&gt;0&lt;/b&gt;" in html_of(letter)
    assert "<b>" not in html_of(letter)
    later = [place.table(one, two, f"later {number}") for number in range(3)]
    place.pass_time(WAIT)
    place.pass_time(MINUTE)
    assert len(sink.letters) == 1, "another has just come"
    place.pass_time(4 * MINUTE)
    assert sink.letters[1]["subject"] == "3 tables vous attendent"
    assert all(f"/table/{table}" in plain_of(sink.letters[1]) for table in later)


@pytest.mark.parametrize(("pace", "due"), [("hour", NIGHT + 11 * HOUR), ("day", NIGHT + 32 * HOUR)])
def test_a_digest_comes_when_it_is_wanted(place: Place, pace: str, due: int):
    one, two = place.person(zone="Europe/Berlin"), place.person()
    browser = place.browser(one)
    assert one.ok(one.post("/me/notices", {"pace": pace}))["pace"] == pace
    place.time.at += 1000
    for number in range(2):
        place.table(one, two, str(number))
        place.pass_time(5 * MINUTE)
    place.pass_time(due - 1 - place.time.at)
    assert place.outside.requests == []
    place.pass_time(1)
    [came] = place.outside.requests
    assert browser.read(came)["title"] == "2 tables are waiting for you"


def test_whoever_stopped_in_the_middle_of_a_turn_is_told_later(place: Place):
    one, two = place.person(), place.person()
    place.browser(one)
    place.time.at += 1000
    table = place.table(one, two, options={"start_player": 0, "confirm_turns": True})
    answer(one, table)
    while decision_of(one.state(table)) is None:
        answer(two, table)
    answer(one, table)
    assert decision_of(one.state(table)) is not None, "the turn is not over"
    place.pass_time(30 * MINUTE)
    assert place.outside.requests == []
    place.pass_time(31 * MINUTE)
    assert len(place.outside.requests) == 1


def test_a_paused_table_waits_for_nobody_and_when_it_goes_on_they_are_told_once(either: Place):
    one, two = either.person(), either.person()
    either.browser(one)
    either.time.at += 1000
    told, untold = (either.table(one, two, name) for name in ("told", "untold"))
    either.pass_time(WAIT)
    assert len(either.outside.requests) == 1, "both in one message"
    for table in (told, untold):
        answer(one, table)
        answer(two, table)
        until_asked(one, two, table)

    def pause(wanted: bool, *tables: str) -> None:
        for table in tables:
            for person in (one, two) if wanted else (two,):
                person.ok(person.post(f"/tables/{table}/pause", {"pause": wanted}))

    pause(True, untold)
    [shown] = [table for table in one.ok(one.get("/my-tables")) if table["id"] == untold]
    assert (shown["waiting"], shown["asked"], shown["paused"]) == ([], None, either.time.at / 1000)
    either.pass_time(2 * HOUR)
    assert len(either.outside.requests) == 2, "of the table that is not paused"
    pause(True, told)
    either.pass_time(24 * HOUR)
    assert len(either.outside.requests) == 2
    pause(False, told, untold)
    assert all(table["waiting"] == [0] for table in one.ok(one.get("/my-tables")))
    either.pass_time(WAIT - 1000)
    assert len(either.outside.requests) == 2, "they may be about to come"
    for _ in range(3):
        either.pass_time(HOUR)
    assert len(either.outside.requests) == 3, "both in one message, once"
    assert either.counts() == {"sent": 5}


def test_a_pause_that_begins_before_a_message_is_due_holds_it_back(either: Place):
    one, two = either.person(zone="UTC", quiet_from=7 * 60, quiet_until=17 * 60), either.person()
    browser = either.browser(one)
    either.time.at += 1000
    table = either.table(one, two)
    either.pass_time(WAIT)
    assert either.counts() == {"waiting": 1}, "these are their quiet hours"
    for person in (one, two):
        person.ok(person.post(f"/tables/{table}/pause", {"pause": True}))
    either.pass_time(12 * HOUR)
    assert (either.outside.requests, either.counts()) == ([], {"obsolete": 1})
    two.ok(two.post(f"/tables/{table}/pause", {"pause": False}))
    either.pass_time(WAIT)
    [came] = either.outside.requests
    assert browser.read(came)["tag"] == table


def test_what_was_not_taken_is_tried_again_longer_and_longer_and_then_lies_there(place: Place):
    one, two = place.person(), place.person()
    place.browser(one, "/busy")
    place.outside.answers["/busy"] = 503
    place.time.at += 1000
    table = place.table(one, two)
    place.pass_time(WAIT)
    for tries, wait in enumerate(TRIES, 1):
        assert len(place.outside.requests) == tries
        place.pass_time(wait - 1)
        assert len(place.outside.requests) == tries, "not yet"
        place.pass_time(1)
    place.pass_time(24 * HOUR)
    assert len(place.outside.requests) == len(TRIES) + 1
    [dead] = place.read(reading.dead_letters)
    assert (dead.table, dead.kind, dead.tries, dead.why) == (table, "push", 6, "it was answered with 503")
    place.pass_time(KEPT)
    assert place.counts() == {}, "old rows go"


def test_a_browser_that_is_gone_is_not_tried_again(place: Place):
    one, two = place.person(), place.person()
    place.browser(one, "/gone")
    place.outside.answers["/gone"] = 410
    place.time.at += 1000
    place.table(one, two)
    place.pass_time(WAIT)
    assert one.ok(one.get("/me/notices"))["channels"] == []
    assert [(dead.kind, dead.tries) for dead in place.read(reading.dead_letters)] == [("", 1)]


def test_what_may_have_arrived_is_not_sent_again(place: Place, monkeypatch: pytest.MonkeyPatch):
    """As if the process ended between the sending and the note that it was sent."""
    one, two = place.person(), place.person()
    place.browser(one)
    place.time.at += 1000
    place.table(one, two)
    outbox = place.server.house.notices.outbox

    async def end(*_: object) -> int:
        raise RuntimeError("the process ends")

    with monkeypatch.context() as patch:
        patch.setattr(outbox, "_hand_over", end)
        place.pass_time(WAIT)
    assert place.counts() == {"sending": 1}
    place.pass_time(MINUTE)
    assert place.counts() == {"sending": 1}
    place.pass_time(ON_THE_WAY)
    assert place.counts() == {"dead": 1}
    place.pass_time(HOUR)
    assert place.outside.requests == []


def test_a_letter_has_a_way_out_that_mail_programs_know(place: Place, sink: Sink):
    one, two = place.person(email="ana@castillo.example"), place.person()
    assert one.post("/me/notices/mail", {}).status_code == 200
    assert two.post("/me/notices/mail", {}).status_code == 409, "no confirmed address"
    place.time.at += 1000
    place.table(one, two)
    place.pass_time(WAIT)
    [letter] = sink.letters
    assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    link = letter["list-unsubscribe"].strip("<>")
    path = link.removeprefix("https://castillo.example")
    stranger = Person(place.server.address).http
    assert f'0;url={path.removeprefix("/api/notices")}"' in stranger.get(path).text
    assert path.removeprefix("/api/notices") in plain_of(letter)
    assert len(one.ok(one.get("/me/notices"))["channels"]) == 1, "nothing happens by looking"
    assert stranger.post(path[:-1] + "x", data={"List-Unsubscribe": "One-Click"}).status_code == 404
    assert stranger.post(path, data={"List-Unsubscribe": "One-Click"}).status_code == 200
    assert one.ok(one.get("/me/notices"))["channels"] == []
    opened = Person(place.server.address)
    opened.http.cookies.set("castillo_guest", path.rsplit("/", 1)[1].replace("-", "."))
    assert opened.me()["id"] != one.me()["id"], "it opens nothing else"


def test_nobody_turns_off_what_another_is_told_by(place: Place):
    """What a channel is called follows from whose letters they are, and everybody at a table knows who that is."""
    one, two = place.person(email="ana@castillo.example"), place.person()
    one.ok(one.post("/me/notices/mail", {}))
    [channel] = one.ok(one.post("/me/notices", {"pace": "hour"}))["channels"]
    place.time.at += 1000
    place.table(one, two)
    place.pass_time(WAIT)
    assert two.post(f"/me/notices/{channel['id']}/off").status_code == 404
    assert place.counts() == {"waiting": 1}


def test_notices_are_exported_forgotten_and_come_along(place: Place):
    guest, member, friend = place.person(), place.person(), place.person()
    ids = [person.me()["id"] for person in (guest, member)]
    browser = place.browser(guest)
    place.time.at += 1000
    loud, silent = (place.table(guest, friend, name) for name in ("loud", "silent"))
    guest.ok(guest.post(f"/tables/{silent}/notices", {"on": False}))
    guest.ok(guest.post("/me/notices", {"pace": "hour"}))
    place.pass_time(WAIT)
    kept = place.read(lambda c: reading.everything(c, ids[0]))
    assert (kept["pace"], kept["silent_tables"]) == ("hour", [silent])
    assert [channel["address"] for channel in kept["channels"]] == [browser.endpoint]
    assert {notice["table"] for notice in kept["notices"]} == {loud, silent}
    write = place.server.house.writer.write
    place.server.do(write(lambda c: writing.bring(c, *ids)))
    place.server.do(write(lambda c: writing.forget(c, ids[0])))
    nothing = {"pace": "once", "channels": [], "silent_tables": [], "notices": []}
    assert place.read(lambda c: reading.everything(c, ids[0])) == nothing
    assert len(member.ok(member.get("/me/notices"))["channels"]) == 1
    assert place.read(lambda c: reading.mutes(c, ids)) == {(ids[1], silent)}


NAMED = "@everyone [look](http://evil.example)"


def for_programs(told: dict[str, Any], link: str) -> bool:
    table = {"id": link.rsplit("/", 1)[1], "name": NAMED, "game": "el_grande", "url": link}
    return bool(told["type"] == "your_turn" and told["tables"] == [table])


def for_discord(told: dict[str, Any], link: str) -> bool:
    bare = r"\@everyone \[look\]\(http\://evil.example\)" in told["content"]
    return bool(bare and told["allowed_mentions"] == {"parse": []} and told["content"].endswith(f"<{link}>"))


@pytest.mark.parametrize(("form", "is_right"), [("plain", for_programs), ("discord", for_discord)])
def test_a_webhook_is_signed_and_calls_nobody(place: Place, form: str, is_right: Callable[..., bool]):
    one, two = place.person(joined=1), place.person()
    wish = {"address": f"{place.outside.address}/hook", "form": form}
    assert two.post("/me/notices/webhook", wish).status_code == 403, "for members"
    [channel] = one.ok(one.post("/me/notices/webhook", wish))["channels"]
    place.time.at += 1000
    table = place.table(one, two, NAMED)
    place.pass_time(WAIT)
    [came] = place.outside.requests
    signed = signature(channel["secret"], came.headers["castillo-time"], came.body)
    assert came.headers["castillo-signature"] == signed
    assert is_right(json.loads(came.body), f"https://castillo.example/table/{table}"), came.body
    one.ok(one.post(f"/me/notices/{channel['id']}/try"))
    place.outside.answers["/hook"] = 302
    refused = one.post(f"/me/notices/{channel['id']}/try").json()
    assert refused["error"] == "It could not be sent: it was answered with 302."
    assert [came.path for came in place.outside.requests] == ["/hook"] * 3, "no redirect is followed"


def told_world(
    path: Path, time: HandTime, outside: Endpoint, patch: pytest.MonkeyPatch, *, secretive: bool
) -> list[Any]:
    """What everyone is told, and when, of a fixed game in which seat 1 stands now and then, or never."""
    time.at, names, luck = NIGHT, count(), random.Random(8)
    patch.setattr(opening, "table_id", lambda: f"table-{next(names)}")
    outside.requests.clear()
    with Server(f"sqlite+aiosqlite:///{path}.db", notice_seconds=0.0, private_webhooks=True) as server:
        place = Place(server, time, outside)
        people = [place.person(joined=1) for _ in range(3)]
        for seat, person in enumerate(people):
            hook = {"address": f"{outside.address}/{seat}", "form": "plain"}
            person.ok(person.post("/me/notices/webhook", hook))
        me = people[0].me()
        seats = [SeatWish("me"), SeatWish("open"), SeatWish("open")]
        wish = NewTable(seats, pace=Pace(2880, 0), name="Friday")
        live = server.do(server.house.opening.open(Guest(me["id"], me["name"]), wish, seed=4))
        table = live.stored.id
        for person in people[1:]:
            person.ok(person.sit(f"/sit/{table}/{live.stored.invite_token}"))
        told: list[Any] = []
        for step in range(16):
            place.pass_time(luck.choice((1000, WAIT)))
            for answer in ("never", "always") if secretive else ():
                people[1].ok(people[1].post(f"/tables/{table}/stand", {"seat": 1, "window": "veto", "answer": answer}))
            place.pass_time(luck.choice((WAIT, 2 * MINUTE, HOUR)))
            told += [
                (step, came.path, came.body.replace(place.server.address.encode(), b"")) for came in outside.requests
            ]
            outside.requests.clear()
            asked = next(person for person in people if decision_of(person.state(table)))
            answer_anything(asked, table, luck)
        return told


def answer_anything(person: Person, table: str, luck: random.Random) -> None:
    decision = decision_of(person.state(table))
    assert decision is not None
    option = luck.choice(decision["options"])
    person.ok(person.choose(table, decision["seat"], decision["number"], option["action"]))


def test_Q_14_nobody_is_told_more_for_what_another_does_secretly(
    tmp_path: Path, hand_time: HandTime, outside: Endpoint, monkeypatch: pytest.MonkeyPatch
):
    """Two worlds in which everything happens at the same times but one seat's standing answers: the same messages."""
    worlds = [
        told_world(tmp_path / name, hand_time, outside, monkeypatch, secretive=name == "secretive")
        for name in ("plain", "secretive")
    ]
    assert {path for _, path, _ in worlds[0]} == {"/0", "/1", "/2"}
    assert worlds[0] == worlds[1]
    for _, _, body in worlds[0]:
        assert json.loads(body)["title"] == "Your turn: “Friday” (El Grande)"
        assert json.loads(body)["tables"] == [
            {"id": "table-0", "name": "Friday", "game": "el_grande", "url": "/table/table-0"}
        ]


def test_two_processes_of_which_one_is_killed_tell_nobody_twice(
    processes: Processes, postgres: Postgres | None, outside: Endpoint
):
    assert postgres is not None, "no PostgreSQL on this machine"
    database, everyone = postgres.new_database(), 11
    eager: dict[str, Any] = {"notice_wait": 0.0, "notice_seconds": 0.05, "private_webhooks": True}
    outside.delay = 0.3
    with Server(database, notice_seconds=0.0, private_webhooks=True) as server:
        place = Place(server, HandTime(), outside)
        for number in range(everyone):
            one, two = place.person(), place.person()
            place.browser(one, f"/{number}")
            place.table(one, two)
        doomed, other = (processes.start(database, **eager) for _ in range(2))
        outside.wait(3)
        processes.kill(doomed)
        wait_for(lambda: place.counts().get("sent"), "the other process tells nobody")
        processes.kill(other)
        place.time.at = now() + ON_THE_WAY  # leases have ended: what is left is done by whoever is left
        place.pass_time(MINUTE)
        place.pass_time(MINUTE)
        paths = [came.path for came in outside.requests]
        assert len(paths) == len(set(paths)), "somebody was told twice"
        counts = Counter(place.counts())
        assert counts["sent"] + counts["dead"] == everyone
        assert counts["sent"] <= len(paths)
        assert {dead.why for dead in place.read(reading.dead_letters)} == {writing.STOPPED}


INSIDE = (
    "http://example.com/", "https://localhost/", "https://127.0.0.1/", "https://10.0.0.1/", "https://[::1]/",
    "https://[::ffff:192.168.0.1]/", "https://169.254.169.254/latest", "https://me@example.com/", "https://intranet/",
    "https://printer.local/", "ftp://example.com/", "https://2130706433/", "https:///x", "https://exa mple.com/",
    "https://127.1/", "https://0177.0.0.1./",
)  # fmt: skip


def test_nothing_is_sent_into_our_own_network(server: Server, outside: Endpoint):
    person = Person(server.address)
    guest = person.me()["id"]
    query = update(GuestRow).where(GuestRow.id == guest).values(joined=1)
    server.do(server.house.writer.write(lambda c: c.execute(query)))
    keys = Browser("").wish
    for address in INSIDE:
        assert person.post("/me/notices/webhook", {"address": address}).status_code == 409, address
        assert person.post("/me/notices/push", {**keys, "endpoint": address}).status_code == 409, address


def test_a_name_that_leads_into_our_own_network_is_seen_when_it_is_used(
    server: Server, outside: Endpoint, monkeypatch: pytest.MonkeyPatch
):
    from aiohttp import ThreadedResolver

    async def inside(self: object, host: str, port: int = 0, family: int = 0) -> list[dict[str, Any]]:
        return [{"hostname": host, "host": "127.0.0.1", "port": port, "family": 2, "proto": 0, "flags": 0}]

    monkeypatch.setattr(ThreadedResolver, "resolve", inside)
    person = Person(server.address)
    address = f"https://rebound.example:{outside.port}/"
    wish = {**Browser(address).wish}
    [channel] = person.ok(person.post("/me/notices/push", wish))["channels"]
    refused = person.post(f"/me/notices/{channel['id']}/try")
    assert refused.json()["error"] == "It could not be sent: this address is not on the public internet."
    assert outside.requests == []
