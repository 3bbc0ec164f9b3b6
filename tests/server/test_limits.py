"""Limits: by household, and over all processes."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import update

from castillo.server.limits import Buckets
from castillo.server.storage.models import GuestRow
from tests.server.endpoint import Browser
from tests.server.harness import Person, Postgres, Server, wait_for

ONCE = 0.2  # a minute: one, and the next only after minutes


def test_a_household_is_one_whatever_its_addresses(tmp_path: Path):
    database = f"sqlite+aiosqlite:///{tmp_path / 'castillo.db'}"
    with Server(database, commands_per_second=5.0, guests_per_minute=ONCE) as server:

        def new_guest(address: str) -> int:
            return Person(server.address).http.get("/api/me", headers={"x-forwarded-for": address}).status_code

        assert new_guest("2001:db8:1:2::1") == 200
        assert new_guest("2001:db8:1:2:ffff::9") == 429, "the same /64"
        assert new_guest("2001:db8:1:3::1") == 200
        assert new_guest("192.0.2.1") == 200
        assert new_guest("::ffff:192.0.2.1") == 429, "the same address, written otherwise"
        assert new_guest("192.0.2.2") == 200


def test_a_household_does_not_make_this_server_send_wherever_it_likes(tmp_path: Path):
    """Guests are for nothing: what they may all together name is counted by their network."""
    few = {"commands_per_second": 20.0, "channels_per_hour": 2.0, "tries_per_minute": ONCE, "private_webhooks": True}
    with Server(f"sqlite+aiosqlite:///{tmp_path / 'castillo.db'}", **few) as server:

        def post(person: Person, path: str, body: Any, address: str) -> httpx.Response:
            return person.http.post(f"/api/me/notices/{path}", json=body, headers={"x-forwarded-for": address})

        def ask(name: str, address: str) -> int:
            return post(Person(server.address), "push", Browser(f"http://127.0.0.1:9/{name}").wish, address).status_code

        assert [ask("a", "2001:db8:1:2::1"), ask("b", "2001:db8:1:2::2")] == [200, 200]
        assert ask("c", "2001:db8:1:2:ffff::9") == 429, "the same /64"
        assert [ask(name, "192.0.2.1") for name in "def"] == [200, 200, 429]
        member = Person(server.address)
        query = update(GuestRow).where(GuestRow.id == member.me()["id"]).values(joined=1)
        server.do(server.house.writer.write(lambda c: c.execute(query)))
        hook = {"address": "http://127.0.0.1:9/"}
        assert post(member, "webhook", hook, "2001:db8:1:2::3").status_code == 429, "webhooks count with them"
        [channel] = post(member, "webhook", hook, "192.0.2.9").json()["channels"]
        tries = [post(member, f"{channel['id']}/try", None, "192.0.2.9").status_code for _ in range(2)]
        assert tries == [409, 429], "nobody is there; and not again so soon"
        other = Person(server.address)
        [channel] = post(other, "push", Browser("http://127.0.0.1:9/g").wish, "192.0.2.9").json()["channels"]
        assert post(other, f"{channel['id']}/try", None, "192.0.2.9").status_code == 429, "nor another guest from there"
        assert post(other, f"{channel['id']}/try", None, "192.0.2.10").status_code == 429, "who had asked as well"


def test_who_asked_too_often_at_one_process_has_at_the_other_too(postgres: Postgres | None):
    assert postgres is not None, "no PostgreSQL on this machine"
    database = postgres.new_database()
    limits = {"commands_per_second": 5.0, "tables_per_minute": ONCE}
    with Server(database, **limits) as here, Server(database, **limits) as there:
        me, friend = Person(here.address), Person(here.address)
        guest, friend_id = me.me()["id"], friend.me()["id"]
        assert me.post("/play-now").status_code == 200
        tables = there.house.limits.tables
        wait_for(lambda: tables._level(guest, time.monotonic()) < 1, "the other process is not told")
        assert me.at(there.address).post("/play-now").status_code == 429
        assert tables._level(friend_id, time.monotonic()) == 1
        assert friend.at(there.address).post("/play-now").status_code == 200


def test_only_those_who_take_much_are_told_of_and_only_once():
    buckets = Buckets(rate=1, burst=8)
    for _ in range(6):
        buckets.take("greedy", 0)
    buckets.take("modest", 0)
    assert buckets.to_tell(0) == {"greedy": 6}
    assert buckets.to_tell(0) == {}
    buckets.to_tell(100)
    assert buckets._taken == {}, "who has not asked for long is forgotten"


def test_what_is_owed_is_bounded():
    buckets = Buckets(rate=1, burst=2)
    buckets.taken_elsewhere("x", 1_000_000, 0)
    assert not buckets.take("x", 2.5)
    assert buckets.take("x", 4)
