"""Talk at a table: who hears whom, how much may be said, and that it touches nothing else."""

from __future__ import annotations

from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from castillo.server.limits import Buckets
from castillo.server.storage.rows import Guest
from castillo.server.talk import storage
from castillo.server.talk.talk import PAGE, TALK
from tests.server.harness import Person, Server, receive


class Host:
    """A host with a word list, who keeps reports."""

    def __init__(self) -> None:
        self.reports: list[tuple[str, ...]] = []

    async def report(self, by: Guest, against: str, table: str, kind: str, text: str, quoted: str) -> None:
        self.reports.append((by.id, against, table, kind, text, quoted))

    def mask(self, text: str) -> str:
        return text.replace("caramba", "***")


class Place:
    """A server with a host, a table of two people, and somebody who watches."""

    def __init__(self, server: Server) -> None:
        self.server, self.host = server, Host()
        server.house.talk.hosting = self.host  # type: ignore[assignment]
        self.ana, self.blas, self.watcher, self.other = (Person(server.address) for _ in range(4))
        self.state = self.ana.open("me", "open")
        self.table: str = self.state["table"]["id"]
        self.blas.ok(self.blas.sit(self.state["table"]["invite"]))

    def say(self, person: Person, text: str = "", **wishes: Any) -> dict[str, Any]:
        said: dict[str, Any] = person.ok(person.post(f"/tables/{self.table}/talk", {"text": text, **wishes}))
        return said

    def refused(self, person: Person, **wish: Any) -> tuple[int, str]:
        answer = person.post(f"/tables/{self.table}/talk", wish)
        return answer.status_code, (answer.json().get("reason") or {}).get("key", "")

    def heard(self, person: Person, **params: Any) -> list[str]:
        page = person.ok(person.get(f"/tables/{self.table}/talk", **params))
        return [one["text"] or one["emote"] for one in page["messages"]]


@pytest.fixture
def place(server: Server) -> Place:
    return Place(server)


def next_said(connection: ClientConnection) -> dict[str, Any]:
    """What the next message of that kind brings."""
    while True:
        message = receive(connection)
        if message["type"] == "talk":
            said: dict[str, Any] = message["said"]
            return said


def test_those_who_play_and_those_who_watch_talk_apart_until_the_game_is_over(place: Place):
    before = place.ana.state(place.table)
    with place.blas.socket(place.table) as at_table, place.watcher.socket(place.table) as watching:
        said = place.say(place.ana, "  ¡Hola,\n Blas! ", n=0)
        assert (said["text"], said["n"], said["seat"], said["yours"]) == ("¡Hola, Blas!", 0, 0, True)
        assert place.say(place.watcher, "Who wins?", room="watchers")["seat"] == -1
        heard = next_said(at_table)
        assert heard == {**said, "yours": False}
        assert next_said(watching)["text"] == "Who wins?", "and nothing before it"
    place.say(place.blas, emote="ole")
    assert place.heard(place.ana) == place.heard(place.blas, room="table") == ["¡Hola, Blas!", "ole"]
    assert place.heard(place.watcher) == place.heard(Person(place.server.address)) == ["Who wins?"]
    for person, room in ((place.ana, "watchers"), (place.watcher, "table")):
        assert place.refused(person, text="Psst", room=room) == (403, "server-why-other_room")
        assert person.get(f"/tables/{place.table}/talk", room=room).status_code == 403
    assert place.ana.state(place.table)["views"] == before["views"], "it has nothing to do with the game"
    assert place.ana.state(place.table)["table"]["n"] == 0
    for person in (place.ana, place.blas):
        person.ok(person.post(f"/tables/{place.table}/end", {"agree": True}))
    assert place.heard(place.ana, room="watchers") == ["Who wins?"]
    assert place.refused(place.watcher, text="Psst", room="table")[0] == 403, "what was said among players stays there"


def test_what_cannot_be_said(place: Place):
    assert place.refused(place.ana, text="a" * 501)[0] == 400
    assert place.say(place.ana, "a" * 500)["text"] == "a" * 500
    assert place.refused(place.ana, text=" \u202e\n ") == (409, "server-why-no_words")
    assert place.refused(place.ana, text="Look", n=7) == (404, "server-why-no_moment")
    assert place.refused(place.ana, emote="curse")[0] == 400
    assert place.say(place.ana, "¡Ay, caramba!\x00")["text"] == "¡Ay, ***!", "the host's words"
    nobody_watches = place.ana.open("me", "open", watch="nobody")["table"]["id"]
    assert place.other.get(f"/tables/{nobody_watches}/talk").status_code == 403
    assert place.other.post(f"/tables/{nobody_watches}/talk", {"text": "Hi", "room": "watchers"}).status_code == 403


def test_a_table_without_talk(place: Place):
    mute = place.ana.open("me", "open", talk=False)["table"]
    answer = place.ana.post(f"/tables/{mute['id']}/talk", {"text": "Hello?"})
    assert (mute["talk"], answer.status_code) == (False, 409)
    place.say(place.ana, "One last word")
    with place.blas.socket(place.table) as news:
        receive(news)
        assert place.blas.post(f"/tables/{place.table}/talking", {"talk": False}).status_code == 403, "not the owner"
        place.ana.ok(place.ana.post(f"/tables/{place.table}/talking", {"talk": False}))
        assert receive(news)["table"]["talk"] is False
    assert place.refused(place.blas, emote="hello") == (409, "server-why-no_talk")
    page = place.blas.ok(place.blas.get(f"/tables/{place.table}/talk"))
    assert (page["speak"], len(page["messages"])) == (False, 1), "what was said can still be read"
    place.ana.ok(place.ana.post(f"/tables/{place.table}/talking", {"talk": True}))
    place.say(place.blas, "At last")


def test_somebody_who_is_silenced_is_not_heard_by_those_alone_who_do_not_want_to(place: Place):
    said = place.say(place.blas, "Bah!")
    silence = f"/tables/{place.table}/silence"
    [silenced] = place.ana.ok(place.ana.post(silence, {"message": said["id"]}))
    assert silenced["name"] == said["name"]
    assert place.blas.me()["id"] not in str(silenced), "nobody learns who somebody is"
    own = place.blas.post(silence, {"message": said["id"]}).json()
    assert own["reason"]["key"] == "server-why-own_words"
    assert place.watcher.post(silence, {"message": said["id"]}).status_code == 404, "it was not said to them"
    with place.ana.socket(place.table) as news:
        place.say(place.blas, emote="laugh")
        place.say(place.ana, "Is anybody there?")
        assert next_said(news)["yours"], "the sign was not told"
    assert place.heard(place.ana) == ["Is anybody there?"]
    assert place.heard(place.blas) == ["Bah!", "laugh", "Is anybody there?"]
    assert place.ana.ok(place.ana.get("/me/silenced")) == [silenced]
    assert place.ana.ok(place.ana.post("/me/silenced", {"who": silenced["who"]})) == []
    assert place.heard(place.ana) == place.heard(place.blas)


def test_a_report_reaches_the_host_with_what_was_said(place: Place):
    said = place.say(place.blas, "You cheat!")
    wish = {"message": said["id"], "kind": "insult", "text": "Not the first time"}
    assert place.watcher.post(f"/tables/{place.table}/report", wish).status_code == 404
    place.ana.ok(place.ana.post(f"/tables/{place.table}/report", wish))
    who = (place.ana.me()["id"], place.blas.me()["id"], place.table)
    assert place.host.reports == [(*who, "insult", "Not the first time", "You cheat!")]


def test_old_messages_come_page_by_page(place: Place):
    words = [str(i) for i in range(PAGE + 3)]
    for word in words:
        place.say(place.ana, word)
    page = place.blas.ok(place.blas.get(f"/tables/{place.table}/talk"))
    assert ([one["text"] for one in page["messages"]], page["more"]) == (words[3:], True)
    page = place.blas.ok(place.blas.get(f"/tables/{place.table}/talk", before=page["messages"][0]["id"]))
    assert ([one["text"] for one in page["messages"]], page["more"]) == (words[:3], False)


def test_nobody_floods_a_room(place: Place):
    limits = place.server.house.limits
    limits.talk, limits.emotes, limits.rooms = Buckets(1e-9, 4e9), Buckets(1e-9, 2e9), Buckets(1e-9, 9e9)
    answers = [place.refused(place.ana, text="!") for _ in range(5)]
    assert [status for status, _ in answers] == [200] * 4 + [429]
    answers = [place.refused(place.ana, emote="hello") for _ in range(3)]
    assert [status for status, _ in answers] == [200, 200, 429], "signs count apart"
    answers = [place.refused(place.blas, text="?") for _ in range(4)]
    assert [status for status, _ in answers] == [200, 200, 200, 429], "all together may not either"
    assert place.say(place.watcher, "?", room="watchers"), "another room is another matter"


def test_what_somebody_said_is_theirs_to_have_and_to_delete(place: Place):
    said = place.say(place.blas, "Bah!")
    place.ana.ok(place.ana.post(f"/tables/{place.table}/silence", {"message": said["id"]}))
    database, blas, ana = place.server.house.database, place.blas.me()["id"], place.ana.me()["id"]

    async def archive(guest: str) -> dict[str, Any]:
        async with database.reading() as connection:
            return await storage.export(connection, guest)

    assert [one["text"] for one in place.server.do(archive(blas))["said"]] == ["Bah!"]
    assert place.server.do(archive(ana))["silenced"] == [said["name"]]
    place.server.do(place.server.house.writer.write(lambda c: storage.bring(c, blas, "member")))
    assert place.server.do(archive(blas))["said"] == []
    assert [one["text"] for one in place.server.do(archive("member"))["said"]] == ["Bah!"]
    assert place.server.do(archive(ana))["silenced"] == [said["name"]], "whoever they are now"
    place.server.do(place.server.house.writer.write(lambda c: storage.forget(c, "member")))
    assert place.server.do(archive("member"))["said"] == []
    assert place.server.do(archive(ana))["silenced"] == []


def test_what_was_said_goes_with_its_table(place: Place):
    table = place.ana.open("me", "open")["table"]["id"]
    place.ana.ok(place.ana.post(f"/tables/{table}/talk", {"text": "Nobody comes"}))
    place.ana.ok(place.ana.post(f"/tables/{table}/close"))
    assert place.ana.get(f"/tables/{table}/talk").status_code == 404


@pytest.mark.slow
def test_what_is_said_at_one_process_is_heard_at_another_and_nothing_is_lost(two: tuple[Server, Server]):
    here, there = two
    place = Place(here)
    blas = place.blas.at(there.address)
    with blas.socket(place.table) as news:
        receive(news)
        said = place.say(place.ana, "¿Estás ahí?" * 40)
        assert next_said(news) == {**said, "yours": False}

        async def deaf(told: str) -> None:
            """What is said now is lost."""

        there.house.listening.listeners[TALK], hear = deaf, there.house.listening.listeners[TALK]  # type: ignore[index]
        missed = [place.say(place.ana, text)["id"] for text in ("One", "Two")]
        there.house.listening.listeners[TALK] = hear  # type: ignore[index]
        there.do(there.house.talk.catch_up())
        assert [next_said(news)["id"] for _ in missed] == missed
        answer = blas.ok(blas.post(f"/tables/{place.table}/silence", {"message": said["id"]}))
        assert len(answer) == 1
        place.say(place.ana, "Gone")
        place.say(place.blas, "Mine")
        assert next_said(news)["yours"], "those whom I silenced at one process are silent at all"
