"""Finished games have results, once, whatever happens; they are found again, all of them, in order."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from castillo.server import story
from castillo.server.archive import archive as archives
from castillo.server.archive import leaving
from castillo.server.archive.models import ArchiveRow, PlayedRow, ResultRow
from tests.server.harness import Person, Server, wait_for
from tests.server.shelved import DAY, FIRST, bot, finished, person, shelve
from tests.server.stored import store

Somebody = Callable[[], Person]
GRANDE, CABALLERO = "el_grande-4p-9r-base-1", "el_caballero-3p-el_caballero+caballero_expansion-1"


def rows(server: Server, model: Any) -> list[Any]:
    async def work() -> list[Any]:
        async with server.house.database.reading() as connection:
            return [row._asdict() for row in await connection.execute(select(model.__table__))]

    found: list[Any] = server.do(work())
    return found


def put(server: Server, *games: Any) -> None:
    """Games that the archive does not know yet, and then does."""
    server.do(server.house.writer.write(lambda c: shelve(c, games)))
    server.do(server.house.archive.note_all())


def keys(answer: dict[str, Any]) -> list[str]:
    return [game["id"] for game in answer["games"]]


# -- once and only once --------------------------------------------------------------------------------------


def test_two_sweeps_at_once_note_each_game_once(database: str) -> None:
    with Server(database) as server:
        guest = Person(server.address).me()["id"]
        seats = [person(0, guest), bot(1), bot(2)]
        games = [finished(f"t{n}", seats, [n, 5, 3], FIRST + n, rated=True) for n in range(12)]
        server.do(server.house.writer.write(lambda c: shelve(c, games)))

        async def twice() -> None:
            other = archives.Archive(server.house.tables)
            await asyncio.gather(server.house.archive.note_all(), other.note_all())

        server.do(twice())
        assert len(rows(server, PlayedRow)) == 12
        assert len(rows(server, ResultRow)) == 36
        assert len(rows(server, ArchiveRow)) == 12
        assert {row["games"] for row in Person(server.address).ok(Person(server.address).get("/ratings"))["rows"]} == {
            12
        }


def test_a_game_that_ends_is_among_ones_finished_games_and_a_crash_before_that_loses_nothing(tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'castillo.db'}"
    with Server(database) as server:
        me = Person(server.address)
        first, second = (me.open("me", "bot")["table"]["id"] for _ in range(2))
        me.ok(me.post(f"/tables/{first}/end", {"agree": True}))
        wait_for(lambda: keys(me.ok(me.get("/my-games"))) == [first], "the first game is not found")
        server.house.tables.game_over = lambda live: None  # it ends without a word
        me.ok(me.post(f"/tables/{second}/end", {"agree": True}))
        assert keys(me.ok(me.get("/my-games"))) == [first]
        assert [table["id"] for table in me.ok(me.get("/my-tables"))] == [second, first], "lists have it all the same"
    with Server(database) as server:
        me = me.at(server.address)
        wait_for(lambda: keys(me.ok(me.get("/my-games"))) == [second, first], "the second game is not found")
        assert {row["place"] for row in rows(server, ResultRow)} == {0}, "nobody has won what was ended"
        assert not any(row["counts"] for row in rows(server, ResultRow))


def test_games_of_before_are_filled_in_from_their_logs(tmp_path: Path) -> None:
    file = tmp_path / "castillo.db"
    with Server(f"sqlite+aiosqlite:///{file}") as server:
        me = Person(server.address)
        guest = me.me()["id"]
        grande, caballero = (store(file, name, guest) for name in (GRANDE, CABALLERO))
        server.do(server.house.archive.note_all())
        server.do(server.house.archive.tell_all())
        mine = {row["table"]: row for row in rows(server, ResultRow) if row["who"] == guest}
        assert {row["told"] for row in rows(server, PlayedRow)} == {1}
        for row in rows(server, ResultRow):
            assert sum(msgspec.json.decode(row["gains"]).values()) == row["score"]
        assert (mine[grande]["score"], mine[grande]["place"]) == (55, 4)
        assert mine[caballero]["place"] == 2
        player = me.ok(me.get(f"/players/{guest}"))
        assert (player["games"], player["won"]) == (2, 0)
        assert {each["source"] for each in player["sources"]} >= {"el_grande-gain-regions", "el_caballero-gain-first"}
        assert any(card["id"].startswith("base/") for card in player["cards"])
        assert {place["game"] for place in player["places"]} == {"el_grande"}, "no map of El Caballero is like another"
        assert {row["table"] for row in rows(server, ArchiveRow) if row["guest"] == guest} == {grande, caballero}


def test_a_game_that_these_rules_cannot_play_is_listed_all_the_same(
    server: Server, somebody: Somebody, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(story, "tell", lambda whole: 1 / 0)
    me = somebody()
    seats = [person(0, me.me()["id"]), bot(1)]
    put(server, finished("known", seats, [3, 4]), finished("unknown", seats, [3, 4], FIRST + 1, glance=""))
    server.do(server.house.archive.tell_all())
    assert keys(me.ok(me.get("/my-games"))) == ["unknown", "known"]
    assert {row["told"] for row in rows(server, PlayedRow)} == {2}
    assert {row["table"] for row in rows(server, ResultRow) if row["counts"]} == {"known"}


# -- finding them again --------------------------------------------------------------------------------------


@pytest.fixture
def somebody(server: Server) -> Somebody:
    """Makes people at the server."""
    return lambda: Person(server.address)


def test_every_game_is_on_one_page_in_order_whatever_the_size_of_pages(server: Server, somebody: Somebody) -> None:
    me = somebody()
    guest = me.me()["id"]
    luck = random.Random(1)
    ended = [FIRST + luck.randrange(6) for _ in range(23)]  # many at the same moment
    put(server, *(finished(f"t{n:02}", [person(0, guest), bot(1)], [1, 2], at) for n, at in enumerate(ended)))
    expected = [f"t{n:02}" for _, n in sorted(((at, n) for n, at in enumerate(ended)), reverse=True)]
    for count in (1, 2, 7, 22, 23, 24, 100):
        found, before = [], ""
        while True:
            answer = me.ok(me.get("/my-games", count=count, before=before))
            assert len(answer["games"]) <= count
            found += keys(answer)
            before = answer["next"]
            if not before:
                break
        assert found == expected, count
    assert me.get("/my-games", before="1.x'--").status_code == 400
    assert me.get("/my-games", count=0).status_code == 400


def test_games_are_found_by_opponent_game_module_and_result(server: Server, somebody: Somebody) -> None:
    me, friend = somebody(), somebody()
    mine, theirs = me.me()["id"], friend.me()["id"]
    with_friend = [person(0, mine, "Ana"), person(1, theirs, "Íñigo_%")]
    put(
        server,
        finished("won", with_friend, [9, 4], FIRST + 1, modules=["base", "colonies"]),
        finished("shared", with_friend, [9, 9], FIRST + 2),
        finished(
            "lost", [person(0, mine, "Ana"), bot(1)], [2, 3], FIRST + 3, game="el_caballero", modules=["el_caballero"]
        ),
        finished(
            "ended", [person(0, mine, "Ana"), person(1, mine, "Íñigo at home", hot=True)], [2, 3], FIRST + 4, winners=[]
        ),
        finished("theirs", [person(0, theirs, "Íñigo_%"), bot(1)], [2, 3], FIRST + 5),
    )

    def found(**wish: str) -> list[str]:
        return keys(me.ok(me.get("/my-games", **wish)))

    assert found() == ["ended", "lost", "shared", "won"]
    assert found(opponent="íñigo") == ["ended", "shared", "won"]
    assert found(opponent="_%") == ["shared", "won"], "signs mean themselves"
    assert found(opponent="ana") == [], "nobody is their own opponent"
    assert found(game="el_caballero") == ["lost"]
    assert found(module="colonies") == ["won"]
    assert found(module="col") == []
    assert found(result="won") == ["shared", "won"]
    assert found(result="lost") == ["lost"]
    assert found(opponent="íñigo", result="won", module="colonies") == ["won"]
    assert keys(somebody().ok(somebody().get("/my-games"))) == [], "a stranger has none"


def test_a_rematch_of_an_old_game_brings_the_same_people(server: Server, somebody: Somebody) -> None:
    me, friend = somebody(), somebody()
    seats = [person(0, me.me()["id"]), person(1, friend.me()["id"]), bot(2, "hard")]
    file = server.house.settings.sqlite_file
    table = store(Path(file), "el_grande-3p-9r-base-1", me.me()["id"])

    async def seat_them() -> None:
        from castillo.server.storage import writing

        async def work(connection: Any) -> None:
            for seat in seats:
                await writing.change_seat(connection, table, seat)

        await server.house.writer.write(work)

    server.do(seat_them())
    again = friend.ok(friend.post(f"/tables/{table}/rematch"))["table"]
    assert me.ok(me.post(f"/tables/{table}/rematch"))["table"]["id"] == again["id"]
    assert [(seat["kind"], seat["player"], seat["level"]) for seat in again["seats"]] == [
        ("person", me.me()["id"], ""),
        ("person", friend.me()["id"], ""),
        ("bot", "", "hard"),
    ]
    assert again["id"] in [each["id"] for each in me.ok(me.get("/my-tables"))]


# -- who sees what -------------------------------------------------------------------------------------------


def test_people_show_their_games_to_whom_they_like(server: Server, somebody: Somebody) -> None:
    me, friend, stranger = somebody(), somebody(), somebody()
    mine, theirs = me.me()["id"], friend.me()["id"]
    seats = [person(0, mine), person(1, theirs)]
    put(
        server,
        finished("public", seats, [5, 3], FIRST),
        finished("private", seats, [5, 3], FIRST + 1, watch="nobody"),
    )

    def who_may() -> list[int]:
        return [one.get(f"/players/{mine}").status_code for one in (me, friend, stranger, Person(server.address))]

    assert who_may() == [200, 200, 403, 403], "unless they say otherwise: those they have played with"
    assert stranger.get(f"/players/{mine}").json()["reason"]["key"] == "server-why-not_shown"
    me.ok(me.post("/me/shown", {"shown": "anyone"}))
    assert who_may() == [200, 200, 200, 200]
    seen = stranger.ok(stranger.get(f"/players/{mine}"))
    assert seen["shown"] is None
    assert seen["games"] == 2, "all of them count"
    assert {each["table"] for each in seen["course"]} == {""}
    assert [(each["name"], each["games"]) for each in seen["met"]] == [(friend.me()["name"], 1)], "in public games"
    assert keys(stranger.ok(stranger.get(f"/players/{mine}/games"))) == ["public"]
    own = me.ok(me.get(f"/players/{mine}"))
    assert (own["shown"], own["met"][0]["games"]) == ("anyone", 2)
    me.ok(me.post("/me/shown", {"shown": "nobody"}))
    assert who_may() == [200, 403, 403, 403]
    assert friend.get(f"/players/{mine}/games").status_code == 403
    assert stranger.get("/players/nobody").status_code == 404
    assert me.post("/me/shown", {"shown": "some"}).status_code == 400


def test_statistics_add_up(server: Server, somebody: Somebody) -> None:
    me = somebody()
    guest = me.me()["id"]
    pair, four = [person(0, guest), bot(1)], [person(0, guest), bot(1), bot(2), person(3, "x")]
    put(
        server,
        *(finished(f"a{n}", pair, [n, 3], FIRST + n * DAY) for n in range(7)),
        finished("b", four, [5, 9, 5, 7], FIRST - DAY),
        finished("early", pair, [90, 3], FIRST - 2 * DAY, winners=[]),
        finished("lesson", pair, [90, 3], FIRST - 3 * DAY, origin="{}"),
    )
    found = me.ok(me.get(f"/players/{guest}"))
    assert (found["games"], found["won"], found["streak"], found["longest"]) == (8, 4, 4, 4), "a tie is shared"
    assert [(kind["players"], kind["places"], kind["average"], kind["best"]) for kind in found["kinds"]] == [
        (2, [4, 3], 3.0, 6),
        (4, [0, 0, 1, 0], 5.0, 5),
    ]
    assert [each["score"] for each in found["course"]] == [5, 0, 1, 2, 3, 4, 5, 6]


def test_who_leaves_takes_their_results_along_and_is_nobody_afterwards(server: Server, somebody: Somebody) -> None:
    me, friend = somebody(), somebody()
    mine, theirs = me.me()["id"], friend.me()["id"]
    games = [finished(f"t{n}", [person(0, mine), person(1, theirs)], [n, 2], FIRST + n, rated=True) for n in range(6)]
    put(server, *games)
    me.ok(me.post("/me/shown", {"shown": "anyone"}))
    taken: dict[str, Any] = server.do(server.house.writer.write(lambda c: leaving.export(c, mine)))
    assert [result["score"] for result in taken["results"]] == list(range(6))
    assert (taken["shown"], taken["ratings"][0]["games"]) == ("anyone", 6)
    before = friend.ok(friend.get("/ratings"))
    server.do(server.house.writer.write(lambda c: leaving.forget(c, mine)))
    after = friend.ok(friend.get("/ratings"))
    assert [row["player"] for row in after["rows"]] == [theirs]
    assert after["rows"][0]["rating"] == next(row["rating"] for row in before["rows"] if row["player"] == theirs)
    assert not any(mine in str(row) for model in (ResultRow, ArchiveRow) for row in rows(server, model))
    assert keys(friend.ok(friend.get("/my-games")))[0] == "t5", "the others keep their games"
