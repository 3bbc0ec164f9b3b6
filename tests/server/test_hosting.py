"""House rules: what the host and moderators do, that it is noticed everywhere, and that each act leaves a line."""

from __future__ import annotations

import inspect
import json
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import text

from castillo.cli import main
from castillo.server import house
from castillo.server.hosting import acts, looking, reports
from castillo.server.notices.rows import DeadLetter
from tests.server.harness import Person, Server, wait_for

Admin = Callable[..., Any]


@pytest.fixture(autouse=True)
def quick_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers see sooner that something was decided: nobody waits for them."""
    monkeypatch.setattr(house, "EVERY", 0.1)


def change(server: Server, statement: str, **values: Any) -> None:
    """Change what is stored, as another part of the server would."""

    async def work() -> None:
        await server.house.writer.write(lambda c: c.execute(text(statement), values))

    server.do(work())


def play(*people: Person) -> str:
    """A table where these people play; they are in its seats in this order."""
    owner, *others = people
    state = owner.open("me", *["open"] * len(others), options={"start_player": 0})
    for other in others:
        other.ok(other.sit(state["table"]["invite"]))
    table: str = state["table"]["id"]
    return table


def dead_letters(server: Server, table: str, guest: str, channels: str) -> list[str]:
    """Notifications to somebody that could not be sent, one for each channel; their ids."""
    statement = "INSERT INTO notices VALUES (:table, 1, :guest, :channel, 1, 1, 'dead', 6, 0, 'answered with 503')"
    for channel in channels:
        change(server, statement, table=table, guest=guest, channel=channel)
    return [DeadLetter(table, 1, guest, channel, 1, 6, "").id for channel in channels]


def moderator(server: Server, admin: Admin) -> Person:
    person = Person(server.address)
    admin(server, "members", "right", person.me()["id"], "moderate")
    return person


def report(person: Person, table: str, seat: int, kind: str = "insult", said: str = "") -> Any:
    return person.post("/reports", {"table": table, "seat": seat, "kind": kind, "text": said})


# -- bans ---------------------------------------------------------------------------------------------------


def test_a_ban_is_noticed_by_servers_that_run_and_bots_play_on(database: str, admin: Admin):
    with Server(database) as server:
        me, friend = Person(server.address), Person(server.address)
        running, waiting = play(me, friend), me.open("me", "open", "open")["table"]
        friend.ok(friend.sit(waiting["invite"]))
        known = friend.me()["id"]
        admin(server, "ban", known, "--days", "3", "--reason", "Too loud")
        wait_for(lambda: friend.post("/play-now").status_code == 403, "nobody noticed")
        refused = friend.post("/me", {"name": "Other"})
        assert refused.status_code == 403
        assert refused.json()["reason"]["key"] == "server-why-banned_until"
        assert "Too loud" in refused.json()["error"]
        assert friend.ok(friend.get("/house"))["banned"]["args"]["why"] == "Too loud"
        wait_for(lambda: me.state(running)["table"]["seats"][1]["away"], "no bot plays on")
        wait_for(lambda: me.state(waiting["id"])["table"]["seats"][1]["kind"] == "open", "the seat is kept")
        assert friend.post(f"/tables/{running}/seat", {"seat": 1, "what": "take_back_seat"}).status_code == 403
        assert friend.state(running)["views"], "they may look"
        admin(server, "unban", known)
        wait_for(lambda: friend.post("/me", {"name": "Calm"}).status_code == 200, "the ban is not lifted")
        friend.ok(friend.post(f"/tables/{running}/seat", {"seat": 1, "what": "take_back_seat"}))


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_what_is_decided_at_one_process_holds_at_the_others(database: str, admin: Admin):
    with Server(database) as one, Server(database) as other:
        judge, bully, me = moderator(one, admin), Person(other.address), Person(one.address)
        table = play(me, bully.at(one.address)) if bully.me() else ""
        me.ok(report(me, table, 1))
        found = judge.ok(judge.get("/moderation"))["reports"][0]
        judge.ok(judge.post(f"/moderation/reports/{found['id']}", {"what": "ban", "days": 0, "note": "Rude"}))
        assert bully.at(one.address).post("/play-now").status_code == 403, "at once, where it was decided"
        wait_for(lambda: bully.post("/play-now").status_code == 403, "the other process did not notice")


def test_a_ban_from_before_the_server_started_holds(tmp_path: Any, admin: Admin):
    database = f"sqlite+aiosqlite:///{tmp_path / 'castillo.db'}"
    with Server(database) as server:
        me, friend = Person(server.address), Person(server.address)
        table, known = play(me, friend), friend.me()["id"]
    admin(server, "ban", known, "--reason", "Away")
    with Server(database) as server:
        me, friend = me.at(server.address), friend.at(server.address)
        assert friend.post("/play-now").json()["reason"]["key"] == "server-why-banned"
        wait_for(lambda: me.state(table)["table"]["seats"][1]["away"], "no bot plays on")


# -- the log of acts ------------------------------------------------------------------------------------------


def test_every_act_of_the_host_leaves_a_line(database: str, admin: Admin, capsys: pytest.CaptureFixture[str]):
    with Server(database) as server:
        me, friend = Person(server.address), Person(server.address)
        table, known, idle = play(me, friend), friend.me()["id"], me.open("me", "open")["table"]["id"]
        me.ok(report(me, table, 1))
        change(server, "INSERT INTO set_aside VALUES ('broken', 1, 'x', 'damaged')")
        letters = dict(zip("ab", dead_letters(server, table, known, "ab"), strict=True))
        commands = {  # by the act: what is typed, and what the log says of it
            "ban": (f"ban {known} --days 1 --reason Rude", ("ban", known, "Rude")),
            "unban": (f"unban {known} --reason Sorry", ("unban", known, "Sorry")),
            "give_right": (f"members right {known} moderate", ("right", known, "moderate")),
            "close_report": ("reports close 1 --note Done", ("close_report", "1", "Done")),
            "close_table": (f"tables close {table} --reason Late", ("close_table", table, "Late")),
            "try_again": ("tables again all", ("try_again", "broken", "")),
            "resend": (f"undelivered retry {letters['a']}", ("resend", known, "answered with 503")),
            "discard": ("undelivered drop all", ("discard", known, "answered with 503")),
            "add_words": ("words add Drat", ("add_word", "drat", "")),
            "remove_words": ("words remove DRAT", ("remove_word", "drat", "")),
            "announce": ("announce Hello --language de", ("announce", "de", "Hello")),
            "clear_announcements": ("announce --clear", ("clear", "", "")),
        }
        known_acts = {name for name, act in vars(acts).items() if inspect.iscoroutinefunction(act)}
        own = {name for name in known_acts if getattr(acts, name).__module__ == acts.__name__ and name[0] != "_"}
        assert own - {"note"} == set(commands), "each act is tried here"
        for typed, _ in commands.values():
            admin(server, *typed.split())
        lines = admin(server, "log")["log"]
        assert [(line["what"], line["about"], line["why"]) for line in reversed(lines)] == [
            line for _, line in commands.values()
        ]
        assert {line["who"] for line in lines} == {"host"}
        admin(server, "tables", "close", idle)
        wait_for(lambda: me.state(table)["table"]["state"] == "over", "the table is not closed")
        wait_for(lambda: me.get(f"/tables/{idle}").status_code == 404, "the table that waited is still there")
        assert main(["tables", "--again", "broken", "--database", database]) == 0
        assert admin(server, "log")["log"][0]["what"] == "try_again", "the older command leaves its line too"
        capsys.readouterr()
        assert main(["admin", "log", "--database", database]) == 0
        assert "word removed" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("ban nobody --reason x", "There is nobody with the id 'nobody'."),
        ("ban nobody", "--reason is missing"),
        ("ban nobody --reason x --days 0", "--days: '0' is not allowed; it takes a whole number from 1 to 36500"),
        ("unban nobody", "There is nobody with the id 'nobody'."),
        ("members show nobody", "there is nobody with the id 'nobody'."),
        ("members right nobody rule", "RIGHT: 'rule' is not allowed; use one of: 'moderate', 'none'"),
        ("members --page 0", "--page: '0' is not allowed"),
        ("tables show nowhere", "there is no table 'nowhere'."),
        ("tables close nowhere", "There is no table 'nowhere'."),
        ("tables again nowhere", "'nowhere' is not set aside; these are: none."),
        ("reports close 7", "There is no open report 7."),
        ("undelivered retry 0123456789", "there is no undelivered notification '0123456789'."),
        ("words add two,words", "'two,words' is not one word of letters and digits."),
        ("words remove drat", "'drat' is not on the word list."),
        ("announce Hi --until soon", "--until: 'soon' is not a time"),
        ("announce Hi --until 2020-01-01", "--until: this time is over already."),
        ("announce --clear", "Nothing is announced."),
        ("fly", "COMMAND: 'fly' is not allowed"),
        ("", "COMMAND is missing"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(
    place: Server, capsys: pytest.CaptureFixture[str], typed: str, sentence: str
):
    words = typed.split()
    given = ["--database", place.house.settings.database] if words and words[0] != "fly" else []
    assert main(["admin", *words, *given]) == 2
    out, err = capsys.readouterr()
    assert sentence in err
    assert err.count("\n") == 1
    assert out == ""


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory):
    """One server for what changes nothing."""
    with Server(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('hosting') / 'castillo.db'}") as server:
        yield server


def test_the_host_looks_up_people_tables_and_counts(database: str, admin: Admin, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(looking, "PAGE", 2)
    with Server(database) as server:
        people = [Person(server.address) for _ in range(3)]
        for person, name in zip(people, ("Ada", "Ben_", "Benno"), strict=True):
            person.ok(person.post("/me", {"name": name}))
        ada = people[0].me()["id"]
        table = play(*people[:2])
        change(server, "UPDATE guests SET joined = 5, email = 'ada@home.example' WHERE id = :id", id=ada)
        first, second = (admin(server, "members", "--page", page) for page in "12")
        assert (first["count"], len(first["members"]), len(second["members"])) == (3, 2, 1)
        found = admin(server, "members", "--search", "BEN")["members"]
        assert {member["name"] for member in found} == {"Ben_", "Benno"}
        assert admin(server, "members", "--search", "n_")["count"] == 1, "no letter stands for another"
        (member,) = admin(server, "members", "--only", "members")["members"]
        assert (member["id"], member["kind"], member["games"]) == (ada, "member", 1)
        assert "email" not in member
        assert admin(server, "members", "show", ada, "--emails")["members"][0]["email"] == "ada@home.example"
        assert "ada@home" not in json.dumps(admin(server, "members", "show", ada))
        assert admin(server, "tables", "--member", ada)["tables"][0]["people"] == "Ada, Ben_"
        change(server, "UPDATE guests SET id = '-begins-with-one' WHERE id = :id", id=people[2].me()["id"])
        assert admin(server, "members", "show", "-begins-with-one")["count"] == 1
        assert admin(server, "tables", "--member", "-begins-with-one")["count"] == 0
        assert admin(server, "tables", "--state", "over")["count"] == 0
        assert [seat["name"] for seat in admin(server, "tables", "show", table)["seats"]] == ["Ada", "Ben_"]
        admin(server, "tables", "close", table)
        wait_for(lambda: admin(server, "counts")["tables"] == {"over": 1}, "the game is not counted")
        counts = admin(server, "counts")
        assert (counts["members"], counts["guests"], counts["reports"]) == (1, 2, 0)
        assert list(counts["finished"].values()) == [1]
        assert (counts["outbox"], counts["dead"]) == (0, 0)
        dead_letters(server, table, ada, "abcd")
        change(server, "UPDATE notices SET state = 'waiting' WHERE channel IN ('a', 'b')")
        change(server, "UPDATE notices SET state = 'sending' WHERE channel = 'c'")
        counts = admin(server, "counts")
        assert (counts["outbox"], counts["dead"]) == (3, 1)


# -- reports ------------------------------------------------------------------------------------------------


def test_reports_are_folded_and_limited(server: Server, admin: Admin):
    me, friend = Person(server.address), Person(server.address)
    friend.ok(friend.post("/me", {"name": "Loud"}))
    table = play(me, friend)
    for said in ("Shouts", "Shouts", "Shouts\x00 again"):
        me.ok(report(me, table, 1, said=said))
    (known,) = admin(server, "reports")["reports"]
    assert (known["times"], known["text"], known["quoted"]) == (3, "Shouts\nShouts again", "Loud")
    assert (known["against"], known["by"], known["table"]) == (friend.me()["id"], me.me()["id"], table)
    kinds = ["cheating", "name", "other"] * 3
    statuses = [report(me, table, 1, kind).status_code for kind in kinds]
    assert statuses.count(200) == reports.MOST_A_DAY - 3
    assert statuses[-1] == 429
    assert len(admin(server, "reports")["reports"]) == 4
    admin(server, "reports", "close", str(known["id"]))
    friend.ok(report(friend, table, 0))
    assert len(admin(server, "reports")["reports"]) == 4, "whoever has not said much may"


def test_only_other_people_at_tables_one_may_see_can_be_reported(server: Server, admin: Admin):
    me, stranger = Person(server.address), Person(server.address)
    stranger.me()
    table = me.open("me", "bot", watch="nobody")["table"]["id"]
    refusals = [report(me, table, seat) for seat in (0, 1, 4)] + [report(stranger, table, 0)]
    assert [refused.status_code for refused in refusals] == [409, 409, 404, 403]
    assert report(me, table, 1, "nonsense").status_code == 400
    assert admin(server, "reports")["count"] == 0


def test_only_moderators_see_reports_and_no_address_is_among_them(server: Server, admin: Admin):
    me, friend, judge = Person(server.address), Person(server.address), moderator(server, admin)
    change(server, "UPDATE guests SET email = 'secret' || '@home.example'")
    table = play(me, friend)
    me.ok(report(me, table, 1, said="Rude"))
    assert me.ok(me.get("/house"))["reports"] is None
    assert judge.ok(judge.get("/house"))["reports"] == 1
    for nobody in (me, Person(server.address)):
        assert nobody.get("/moderation").status_code == 404
        for path, body in (("reports/1", {"what": "close"}), ("lift", {"person": "x"})):
            assert nobody.post(f"/moderation/{path}", body).status_code == 404
    found = judge.ok(judge.get("/moderation"))["reports"][0]
    path = f"/moderation/reports/{found['id']}"
    assert judge.post(path, {"what": "ban", "days": 1}).status_code == 409, "without a reason"
    after = judge.ok(judge.post(path, {"what": "ban", "days": 1, "note": "Calm down"}))
    assert (after["reports"], [ban["why"] for ban in after["bans"]]) == ([], ["Calm down"])
    assert [act["what"] for act in after["log"]] == ["close_report", "ban", "right"]
    assert [act["who"] for act in after["log"]] == [judge.me()["name"]] * 2 + [""]
    assert judge.post(path, {"what": "close"}).status_code == 404, "it is closed already"
    lifted = judge.ok(judge.post("/moderation/lift", {"person": found["person"]}))
    assert (lifted["bans"], lifted["log"][0]["what"]) == ([], "unban")
    assert judge.post("/moderation/lift", {"person": found["person"]}).status_code == 409
    assert not any(
        b"home.example" in seen or b"127.0.0.1" in seen for p in (me, friend, judge) for seen in p.bytes_seen
    )


def test_who_moderates_is_not_banned_by_others_who_do(server: Server, admin: Admin):
    judge, other = moderator(server, admin), moderator(server, admin)
    me = Person(server.address)
    table = play(me, other)
    me.ok(report(me, table, 1))
    refused = judge.post("/moderation/reports/1", {"what": "ban", "note": "No"})
    assert refused.status_code == 403
    assert judge.ok(judge.get("/moderation"))["reports"], "nothing was done by half"
    admin(server, "ban", other.me()["id"], "--reason", "No")
    server.do(server.house.hosting.look())
    assert other.get("/moderation").status_code == 404, "who is banned sees to nothing"
    admin(server, "members", "right", judge.me()["id"], "none")
    assert judge.get("/moderation").status_code == 404


# -- words and announcements --------------------------------------------------------------------------------


def test_words_of_the_list_are_masked_in_names(server: Server, admin: Admin):
    me = Person(server.address)
    admin(server, "words", "add", "Drät", "heck")
    assert admin(server, "words")["words"] == ["drat", "heck"]
    wait_for(lambda: server.house.hosting.mask("drat") == "****", "nobody noticed")
    assert me.ok(me.post("/me", {"name": "DRÁT of Heckington"}))["name"] == "**** of Heckington"
    table = me.open("me", "hot", name="What the heck")["table"]
    assert table["name"] == "What the ****"
    admin(server, "words", "remove", "drat")
    wait_for(lambda: server.house.hosting.mask("drat") == "drat", "nobody noticed")


def test_announcements_have_texts_by_language_and_end(server: Server, admin: Admin):
    me = Person(server.address)
    assert me.ok(me.get("/house")) == {"announced": 0, "texts": {}, "banned": None, "reports": None}
    admin(server, "announce", "We move on Sunday", "--until", "2999-01-01")
    admin(server, "announce", "Am Sonntag ziehen wir um", "--language", "de")
    wait_for(lambda: len(me.ok(me.get("/house"))["texts"]) == 2, "nobody noticed")
    before = me.ok(me.get("/house"))["announced"]
    admin(server, "announce", "We have moved")
    wait_for(lambda: me.ok(me.get("/house"))["texts"] == {"": "We have moved"}, "the old text stays")
    assert me.ok(me.get("/house"))["announced"] > before
    change(server, "UPDATE announcements SET until = 1")
    server.house.hosting._seen = None
    wait_for(lambda: me.ok(me.get("/house"))["texts"] == {}, "it does not end")
    admin(server, "announce", "--clear")
