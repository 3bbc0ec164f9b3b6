"""A database from before there were members, talk, notifications, ratings: who played then comes back to all of it."""

from __future__ import annotations

import random

import pytest
from sqlalchemy import update

from castillo.server.storage.models import GuestRow
from tests.server.authenticator import ORIGIN, Authenticator
from tests.server.endpoint import Browser
from tests.server.harness import Person, Server, wait_for
from tests.server.stored import ask
from tests.server.test_damage import brought_back
from tests.server.test_upgrades import log_of, play

pytestmark = pytest.mark.slow

BEFORE_MEMBERS, BEFORE_ONE_ADDRESS_EACH = "0008", "0015"


def test_a_guest_of_the_time_before_members_finds_everything_and_can_become_one(database: str):
    luck = random.Random(4)
    with Server(database) as server:
        me, friend = Person(server.address), Person(server.address)
        me.ok(me.post("/me", {"name": "Leonor"}))
        state = me.open("me", "hot", name="Sunday")
        running, over = state["table"]["id"], me.open("me", "open", options={"rounds": 6})["table"]
        friend.ok(friend.sit(over["invite"]))
        for person in (me, friend):
            person.ok(person.post(f"/tables/{over['id']}/end", {"agree": True}))
        before, told = play(me, running, luck, 20), log_of(me, running)
    brought_back(database, BEFORE_MEMBERS)
    with Server(database, address=ORIGIN, private_webhooks=True) as server:
        me, friend = me.at(server.address), friend.at(server.address)
        found = me.ok(me.get("/me/account"))
        assert (found["name"], found["member"], found["email"], found["codes"]) == ("Leonor", False, "", 0)
        assert me.state(running)["views"] == before["views"]
        assert log_of(me, running) == told
        wait_for(lambda: me.ok(me.get("/my-games"))["games"], "what was played before is not found")
        [game] = me.ok(me.get("/my-games", opponent=friend.me()["name"]))["games"]
        assert (game["id"], game["rated"], game["talk"]) == (over["id"], False, True)
        me.ok(me.post(f"/tables/{running}/talk", {"text": "Still here"}))
        assert me.ok(me.post(f"/tables/{running}/pause", {"pause": True}))["table"]["paused"]
        me.ok(me.post(f"/tables/{running}/pause", {"pause": False}))
        me.ok(me.post("/me/notices/push", Browser("http://127.0.0.1:9/").wish))
        keys, elsewhere = Authenticator(), Person(server.address)
        keys.join(me)
        assert keys.sign_in(elsewhere)["id"] == me.me()["id"]
        assert running in [table["id"] for table in elsewhere.ok(elsewhere.get("/my-tables"))]
        play(elsewhere, running, luck, 3)


def test_an_address_that_several_had_confirmed_stays_with_the_first(database: str):
    with Server(database) as server:
        people = [Person(server.address) for _ in range(3)]
        ids = [person.me()["id"] for person in people]
    brought_back(database, BEFORE_ONE_ADDRESS_EACH)
    confirm(database, dict(zip(ids, (30, 10, 20), strict=True)))
    with Server(database) as server:
        found = [person.at(server.address).get("/me/account").json() for person in people]
        assert [known["email"] for known in found] == ["", "ana@example.org", ""]


def confirm(database: str, joined: dict[str, int]) -> None:
    """One address, confirmed by several at once, as could happen then."""
    for guest, at in joined.items():
        query = update(GuestRow).where(GuestRow.id == guest).values(email="ana@example.org", joined=at)
        ask(database, lambda connection, query=query: connection.execute(query))  # type: ignore[misc]
