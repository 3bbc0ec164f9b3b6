"""Ratings: by pools, of those who agreed to it; whoever leaves comes last; the same numbers from the results."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from sqlalchemy import select, update

from castillo.cli import main
from castillo.server.archive import ratings
from castillo.server.archive.models import RatingRow, ResultRow
from castillo.server.archive.outcome import Standing, ranks
from castillo.table.seats import RESIGNED, Seat
from tests.server.harness import Person, Server, decision_of, wait_for
from tests.server.shelved import FIRST, bot, finished, person, shelve

Somebody = Callable[[], Person]
PEOPLE = ["ana", "ben", "cleo", "dan", "eve", "fay"]


@pytest.fixture
def somebody(server: Server) -> Somebody:
    """Makes people at the server."""
    return lambda: Person(server.address)


def numbers(server: Server) -> dict[str, list[tuple[Any, ...]]]:
    """All that is stored of ratings."""

    async def work() -> dict[str, list[tuple[Any, ...]]]:
        r, now = ResultRow.__table__.c, RatingRow.__table__
        async with server.house.database.reading() as connection:
            rows = await connection.execute(select(r.table, r.seat, r.mu, r.sigma).order_by(r.table, r.seat))
            current = await connection.execute(select(now).order_by(now.c.pool, now.c.who))
            return {"after": [tuple(row) for row in rows], "now": [tuple(row) for row in current]}

    found: dict[str, list[tuple[Any, ...]]] = server.do(work())
    return found


def random_games(count: int) -> list[Any]:
    luck = random.Random(3)
    games = []
    for n in range(count):
        who = luck.sample(PEOPLE, luck.choice([2, 2, 3]))
        seats = [person(number, name) for number, name in enumerate(who)]
        seats += [bot(len(who) + extra, luck.choice(["easy", "hard"])) for extra in range(luck.choice([0, 0, 2]))]
        scores = [luck.randrange(6) for _ in seats]
        games.append(finished(f"r{n:03}", seats, scores, FIRST + luck.randrange(40), rated=luck.random() < 0.9))
    return games


def test_games_that_come_late_lead_to_the_numbers_of_all_anew(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    games = random_games(60)
    for part in (games[:20], games[20:40], games[40:]):  # in the order of chance, not of their ends
        server.do(server.house.writer.write(partial(shelve, games=part)))
        server.do(server.house.archive.note_all())
    first = numbers(server)
    assert len({row[0] for row in first["now"]}) >= 4, "several pools"
    unrated = {stored.id for stored, _ in games if not stored.rated}
    assert unrated
    assert {row[0] for row in first["after"] if row[2] is None} == unrated
    assert server.do(server.house.writer.write(ratings.rebuild)).changed == 0
    assert numbers(server) == first, "to the last digit"

    async def spoil(connection: Any) -> None:
        await connection.execute(update(ResultRow).values(mu=1.0))
        await connection.execute(update(RatingRow).values(mu=1.0, games=0))

    server.do(server.house.writer.write(spoil))
    database = str(server.house.settings.sqlite_file)
    assert main(["admin", "ratings", "--rebuild", "--database", database]) == 0
    assert f"{60 - len(unrated)} rated games" in capsys.readouterr().out
    again = numbers(server)
    assert again["now"] == first["now"]
    assert [row for row in again["after"] if row[0] not in unrated] == [
        row for row in first["after"] if row[0] not in unrated
    ]


LEFT: dict[str, Any] = {"away": RESIGNED, "left": True}


@pytest.mark.parametrize(
    ("seats", "scores", "winners", "expected"),
    [
        ([person(0, "a"), person(1, "b"), person(2, "c")], [7, 9, 7], [1], [2, 1, 2]),
        ([person(0, "a"), person(1, "b")], [7, 7], [1], [2, 1]),
        ([person(0, "a"), person(1, "b", **LEFT), person(2, "c")], [7, 9, 5], [1], [1, 3, 2]),
        ([person(0, "a", **LEFT), person(1, "b", left=True), bot(2)], [7, 9, 5], [1], [2, 2, 1]),
        ([person(0, "a"), person(1, "b")], [7, 9], [], []),
        ([person(0, "a"), bot(1), bot(2)], [7, 9, 3], [], [3, 1, 1]),
        ([person(0, "a"), person(1, "b", **LEFT)], [7, 9], [], [1, 2]),
        ([person(0, "a"), person(1, "a", hot=True)], [7, 9], [1], []),
        ([bot(0), bot(1)], [7, 9], [1], []),
    ],
    ids=["ties", "broken", "left", "all left", "agreed", "ended alone", "stayed", "one device", "bots"],
)
def test_the_rank_of_a_seat(seats: list[Seat], scores: list[int], winners: list[int], expected: list[int]) -> None:
    assert ranks(seats, Standing(scores, winners, 9)) == expected


def test_a_list_has_a_minimum_of_games_and_tells_bots_by_their_level(server: Server, somebody: Somebody) -> None:
    me, friend = somebody(), somebody()
    mine, theirs = me.me()["id"], friend.me()["id"]
    games = [
        finished(f"m{n}", [person(0, mine), bot(1, "hard"), bot(2, "hard")], [9, 4, 3], FIRST + n, rated=True)
        for n in range(5)
    ]
    games += [
        finished(f"f{n}", [person(0, theirs), bot(1, "easy"), bot(2, "hard")], [9, 4, 8], FIRST + n, rated=True)
        for n in range(4)
    ]
    server.do(server.house.writer.write(lambda c: shelve(c, games)))
    server.do(server.house.archive.note_all())
    found = friend.ok(friend.get("/ratings", game="el_grande", players=3, bots=True))
    assert [(row["player"], row["level"], row["games"]) for row in found["rows"]] == [(mine, "", 5), ("", "hard", 9)]
    assert [row["place"] for row in found["rows"]] == [1, 2]
    assert found["rows"][0]["rating"] > 1500 > found["rows"][1]["rating"]
    assert (found["mine"]["player"], found["mine"]["games"], found["mine"]["place"]) == (theirs, 4, 0)
    assert found["mine"]["margin"] < 667, "every game makes it surer"
    assert found["pools"] == [{"game": "el_grande", "players": 3, "bots": True, "rated": 2}]
    me.ok(me.post("/me/shown", {"shown": "nobody"}))
    row = friend.ok(friend.get("/ratings"))["rows"][0]
    assert (row["player"], row["name"], row["games"]) == ("", "", 5)
    profile = me.ok(me.get(f"/players/{mine}"))
    assert profile["ratings"][0]["course"][-1] == profile["ratings"][0]["rating"] == row["rating"]


@pytest.mark.parametrize("met", [True, False])
def test_a_guests_games_come_along_and_a_rating_where_there_is_room_for_it(
    server: Server, somebody: Somebody, met: bool
) -> None:
    """Where both sat, and in a pool in which both are rated, each result stays whose it was."""
    me, browser = somebody(), somebody()
    mine, guest = me.me()["id"], browser.me()["id"]
    games = [
        finished("plain", [person(0, guest), bot(1)], [9, 4]),
        finished("people", [person(0, guest), person(1, "friend")], [9, 4], FIRST + 1, rated=True),
        finished("bots", [person(0, guest), bot(1), bot(2)], [9, 4, 3], FIRST + 2, rated=True),
        finished("own", [person(0, mine), bot(1), bot(2)], [1, 4, 3], FIRST + 3, rated=True),
        finished("both", [person(0, guest), person(1, mine if met else "friend")], [9, 4], FIRST + 4),
    ]
    server.do(server.house.writer.write(lambda c: shelve(c, games)))
    server.do(server.house.archive.note_all())
    before = {(pool, who): rest for pool, who, *rest in numbers(server)["now"]}
    code = me.ok(me.post("/me/codes"))["codes"][0]
    browser.ok(browser.post("/sign-in/code", {"code": code}))
    assert browser.ok(browser.post("/me/bring")) == {"tables": 3 if met else 4, "stayed": int(met)}

    def listed(who: Person) -> set[str]:
        return {table["id"] for table in who.ok(who.get("/my-games"))["games"]}

    assert listed(me) == {"plain", "people", "bots", "own", "both"}
    assert me.ok(me.get(f"/players/{mine}"))["games"] == 4, "all but the one rated beside their own"
    now = {(pool, who): rest for pool, who, *rest in numbers(server)["now"]}
    assert now["el_grande/2/people", mine] == before["el_grande/2/people", guest]
    assert now["el_grande/3/bots", mine] == before["el_grande/3/bots", mine]
    (other,) = {who for pool, who in now if pool == "el_grande/3/bots"} - {mine, "bot:easy"}
    assert (other == guest, other.startswith("~")) == (met, not met)
    assert server.do(server.house.writer.write(ratings.rebuild)).changed == 0, "the results say the same"
    browser.ok(browser.post("/me/sign-out", {"everywhere": False}))
    assert listed(browser) == ({"both"} if met else set())


def test_a_rated_table_says_so_and_nobody_is_helped_there(server: Server, somebody: Somebody) -> None:
    me, friend = somebody(), somebody()
    alone = me.open("me", "bot", rated=True)
    assert alone["table"]["rated"] is True
    table = alone["table"]["id"]
    wait_for(lambda: decision_of(me.state(table)), "nobody asks")
    hint = me.post(f"/tables/{table}/hint")
    assert (hint.status_code, hint.json()["reason"]["key"]) == (403, "table-why-rated_hints")
    helped = me.post(f"/tables/{table}/seat", {"seat": 0, "what": "let_bot_play"})
    assert (helped.status_code, helped.json()["reason"]["key"]) == (409, "table-why-rated_seat")
    together = me.open("me", "open", rated=True)["table"]
    friend.ok(friend.sit(together["invite"]))
    state = friend.ok(friend.post(f"/tables/{together['id']}/seat", {"seat": 1, "what": "resign"}))
    assert state["table"]["seats"][1]["resigned"]
    me.ok(me.post(f"/tables/{together['id']}/end", {"agree": True}))
    me.ok(me.post(f"/tables/{table}/end", {"agree": True}))

    def rated() -> set[tuple[str, int]]:
        return {(row[0], row[5]) for row in numbers(server)["now"]}

    wait_for(lambda: rated() == {("el_grande/2/people", 1), ("el_grande/2/bots", 1)}, "they are not rated")
    now = {(row[0], row[1]): row[2] for row in numbers(server)["now"]}
    mine, theirs = me.me()["id"], friend.me()["id"]
    assert now["el_grande/2/people", mine] > 25 > now["el_grande/2/people", theirs], "whoever stays is ahead"
    assert now["el_grande/2/bots", mine] < 25 < now["el_grande/2/bots", "bot:easy"], "to end it alone is to leave"
    again = me.ok(me.post(f"/tables/{together['id']}/rematch"))["table"]
    assert again["rated"], "a rematch is as the game before"
    wish = {"game": "el_grande", "rated": True}
    for refused in (
        [{"kind": "me"}, {"kind": "hot"}],
        [{"kind": "bot"}, {"kind": "bot"}],
        [{"kind": "me"}, {"kind": "me"}],
    ):
        assert me.post("/tables", {**wish, "seats": refused}).status_code == 409
    fork = me.ok(me.post(f"/tables/{table}/fork", {"n": 0, "seat": 0}))["table"]
    assert not fork["rated"]
