"""No running game is lost to an upgrade: other rules go on from where the table stands, and its past stays readable.

A version of the rules is simulated: its number changes, and with it, in some tests, what a choice brings.
"""

from __future__ import annotations

import json
import random
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

import castillo
from castillo.kernel.errors import SetupError
from castillo.kernel.event import Event
from castillo.kernel.record import RecordEntry
from castillo.server import loading, opening, past
from castillo.server.positions import fork_document, from_kept
from castillo.table import table as tables
from castillo.table.proposals import tried
from castillo.versions import rules_files, rules_version
from tests.server.harness import Person, Server, decision_of, some_choice
from tests.server.test_aside import forget_all, set_aside

pytestmark = pytest.mark.slow

Upgrade = Callable[..., None]


@pytest.fixture(autouse=True)
def the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a position is kept depends on how a game goes, and so does what is left to undo after a crash."""
    monkeypatch.setattr(opening, "new_seed", lambda: 11)


@pytest.fixture
def upgrade(monkeypatch: pytest.MonkeyPatch) -> Iterator[Upgrade]:
    """Install other rules: a version, and points that every choice brings by them."""
    played = past.played

    def install(version: str, points: int = 0) -> None:
        def try_by_these_rules(game: Any, entry: RecordEntry) -> tuple[Any, list[Event]]:
            after, events = tried(game, entry)
            after.points[entry.seat] += points  # type: ignore[attr-defined]
            return after, events

        def play_by_these_rules(game: Any, entry: RecordEntry) -> list[Event]:
            events = played(game, entry)
            game.points[entry.seat] += points
            return events

        monkeypatch.setattr(castillo, "__version__", version)
        rules_version.cache_clear()
        monkeypatch.setattr(tables, "tried", try_by_these_rules)
        monkeypatch.setattr(past, "played", play_by_these_rules)

    yield install
    monkeypatch.undo()
    rules_version.cache_clear()


def play(me: Person, table: str, luck: random.Random, choices: int = 1000) -> dict[str, Any]:
    """So many choices, or to the end; the table after them."""
    state = me.state(table)
    for _ in range(choices):
        choice = some_choice(state, luck)
        if choice is None:
            break
        me.ok(me.choose(table, *choice))
        state = me.state(table)
    return state


def log_of(me: Person, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = me.ok(me.get(f"/tables/{table}/log"))["lines"]
    return found


def kinds(found: list[dict[str, Any]]) -> list[str]:
    return [event["kind"] for line in found for event in line["events"]]


def without_take_back(views: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{name: part for name, part in view.items() if name != "take_back"} for view in views]


def test_rules_that_play_the_log_as_it_was_played_leave_no_trace(database: str, upgrade: Upgrade):
    luck = random.Random(1)
    upgrade("1")
    with Server(database) as server:
        me = Person(server.address)
        table = me.open("me", "hot", "hot")["table"]["id"]
        before = play(me, table, luck, 70)
        told = log_of(me, table)
    upgrade("2")
    with Server(database) as server:
        me = me.at(server.address)
        assert me.state(table)["views"] == before["views"], "taking back included"
        assert log_of(me, table) == told
        play(me, table, luck, 5)


def test_a_game_over_days_through_three_versions_of_the_rules(database: str, upgrade: Upgrade):
    luck = random.Random(2)
    upgrade("1", points=2)
    with Server(database) as server:
        me = Person(server.address)
        table = me.open("me", "hot", "hot")["table"]["id"]
        before = play(me, table, luck, 50)
        first = log_of(me, table)
    seams = []
    for version, points in (("2", 1), ("3", 0)):
        upgrade(version, points)
        with Server(database) as server:
            me = me.at(server.address)
            state = me.state(table)
            assert without_take_back(state["views"])[0]["board"] == before["views"][0]["board"], "nothing is lost"
            assert state["views"][0]["scores"] == before["views"][0]["scores"]
            assert state["table"]["n"] == before["table"]["n"] + 1
            seams.append(state["table"]["n"])
            line = log_of(me, table)[-1]
            assert [event["kind"] for event in line["events"]] == ["kernel-log-rules_changed"]
            assert (line["n"], line["what"], line["events"][0]["args"]) == (seams[-1], "seam", {"entries": 0})
            assert {view["take_back"]["reason"]["key"] for view in state["views"]} == {"kernel-why-begins_here"}
            refused = me.post(f"/tables/{table}/take-back", {"seat": 0, "n": seams[-1]})
            assert refused.status_code == 409
            assert refused.json()["reason"]["key"] == "kernel-why-begins_here"
            assert me.state(table)["table"]["n"] == seams[-1], "and once it is written, it stays one"
            before = play(me, table, luck, 30)
    with Server(database) as server:
        me = me.at(server.address)
        assert me.state(table)["views"] == before["views"], "the same rules once more"
        state = play(me, table, luck)
        assert state["table"]["state"] == "over"
        check_the_past(me, table, first, seams, state)
    upgrade("4", 7)
    with Server(database) as server:
        me = me.at(server.address)
        again = me.state(table)
        assert again["views"][0]["scores"] == state["views"][0]["scores"], "a finished game is as it ended"
        assert again["table"]["n"] == state["table"]["n"]
        check_the_past(me, table, first, seams, state)


def test_a_pause_outlives_other_rules(tmp_path: Path, upgrade: Upgrade):
    database = f"sqlite+aiosqlite:///{tmp_path / 'castillo.db'}"
    upgrade("1", points=1)
    with Server(database) as server:
        me = Person(server.address)
        table = me.open("me", "hot", pace={"minutes": 5, "bank": 0})["table"]["id"]
        play(me, table, random.Random(3), 5)
        since = me.ok(me.post(f"/tables/{table}/pause", {"pause": True}))["table"]["paused"]
        assert since is not None
    upgrade("2")
    with Server(database) as server:
        me = me.at(server.address)
        found = me.state(table)["table"]
        assert (log_of(me, table)[-1]["what"], found["paused"]) == ("seam", since)
        assert [seat["time_left"] for seat in found["seats"]] == [None, None]
        [listed] = me.ok(me.get("/my-tables"))
        assert (listed["paused"], listed["waiting"]) == (since, [])
        state = me.ok(me.post(f"/tables/{table}/pause", {"pause": False}))
        assert decision_of(state) is not None
        play(me, table, random.Random(3), 5)


def check_the_past(me: Person, table: str, first: list[dict[str, Any]], seams: list[int], over: dict[str, Any]) -> None:
    """Log, moments, record, fork and win chances of a finished game with seams."""
    last = over["table"]["n"]
    told = log_of(me, table)
    assert [line["n"] for line in told] == list(range(last + 1))
    assert [(line["seat"], line["what"], line["at"]) for line in told[:20]] == [
        (line["seat"], line["what"], line["at"]) for line in first[:20]
    ]
    assert [line["n"] for line in told if line["what"] == "seam"] == seams
    shown = 0
    for n in range(0, last + 1, 2):
        answer = me.get(f"/tables/{table}/moment/{n}", seat=1)
        assert answer.status_code == 200 or answer.json()["reason"]["key"] == "server-why-not_played"
        shown += answer.status_code == 200
    assert shown >= 5
    assert me.ok(me.get(f"/tables/{table}/moment/{last}"))["view"]["scores"] == over["views"][0]["scores"]
    record = castillo.load(json.dumps(me.ok(me.get(f"/tables/{table}/record"))))
    assert list(record.replay().scores) == over["views"][0]["scores"]
    assert sum(entry.kind == "seam" for entry in record.entries) >= len(seams)
    fork = me.ok(me.post(f"/tables/{table}/fork", {"n": seams[-1], "seat": 0, "level": "easy"}))
    assert fork["views"][0]["scores"] == me.ok(me.get(f"/tables/{table}/moment/{seams[-1]}"))["view"]["scores"]
    chances = me.ok(me.get(f"/tables/{table}/chances"))
    assert chances["moments"]
    assert all(sum(one) == pytest.approx(1, abs=0.01) for one in chances["chances"])


def test_rules_that_changed_unnoticed_are_no_end_of_a_game(database: str, upgrade: Upgrade):
    """The digest is the same, and yet the log is played otherwise: as good as other rules."""
    luck = random.Random(2)
    upgrade("1", points=2)
    with Server(database) as server:
        me = Person(server.address)
        table = me.open("me", "hot", "hot")["table"]["id"]
        before = play(me, table, luck, 50)
    upgrade("1", points=1)
    with Server(database) as server:
        me = me.at(server.address)
        assert me.state(table)["views"][0]["scores"] == before["views"][0]["scores"]
        assert log_of(me, table)[-1]["what"] == "seam"
        play(me, table, luck, 5)


def test_after_a_crash_the_game_goes_on_from_the_last_position_that_is_known(database: str, upgrade: Upgrade):
    luck = random.Random(3)
    upgrade("1")
    with Server(database) as server:
        me = Person(server.address)
        table = me.open("me", "hot", "hot")["table"]["id"]
        state = play(me, table, luck, 75)
        n = state["table"]["n"]
        forget_all(server)  # it ends without a word: nothing more is kept
    upgrade("2", points=1)
    with Server(database) as server:
        me = me.at(server.address)
        after = me.state(table)
        line = log_of(me, table)[-1]
        undone = line["events"][0]["args"]["entries"]
        assert 0 < undone <= 24, "positions are kept often"
        assert after["table"]["n"] == n + 1
        assert after["views"][0]["number"] < state["views"][0]["number"]
        told = log_of(me, table)
        assert [line["n"] for line in told] == list(range(n + 2)), "what was undone is still told"
        play(me, table, luck, 5)
    with Server(database) as server:
        me = me.at(server.address)
        assert me.state(table)["table"]["n"] == n + 6
        assert log_of(me, table)[: n + 2] == told


def test_a_position_that_cannot_be_read_any_more_gives_way_to_an_older_one(
    database: str, upgrade: Upgrade, monkeypatch: pytest.MonkeyPatch
):
    luck = random.Random(4)
    upgrade("1")
    with Server(database) as server:
        me = Person(server.address)
        table = me.open("me", "hot", "hot")["table"]["id"]
        play(me, table, luck, 90)
    upgrade("2", points=1)
    unreadable: list[dict[str, Any]] = []

    def other_format(record: Any, document: dict[str, Any]) -> Any:
        if not unreadable:
            unreadable.append(document)
            raise SetupError("regions: of another form.")
        return from_kept(record, document)

    monkeypatch.setattr(loading, "from_kept", other_format)
    with Server(database) as server:
        me = me.at(server.address)
        line = log_of(me, table)[-1]
        assert line["what"] == "seam"
        assert 0 < line["events"][0]["args"]["entries"] <= 60
        play(me, table, luck, 5)


def test_if_no_position_can_be_read_the_log_is_played_as_far_as_it_goes(
    database: str, upgrade: Upgrade, monkeypatch: pytest.MonkeyPatch
):
    def other_format(*_: object) -> Any:
        raise SetupError("regions: of another form.")

    luck = random.Random(5)
    upgrade("1")
    with Server(database) as server:
        me = Person(server.address)
        table, other = (me.open("me", "hot", "hot")["table"]["id"] for _ in range(2))
        before = play(me, table, luck, 40)
        play(me, other, luck, 40)
    monkeypatch.setattr(loading, "from_kept", other_format)
    upgrade("2")
    with Server(database) as server:
        me = me.at(server.address)
        assert me.state(table)["views"] == before["views"], "these rules play it as it was played"
    upgrade("3", points=1)
    with Server(database) as server:
        me = me.at(server.address)
        assert me.get(f"/tables/{other}").status_code == 410, "nothing works: it would begin anew"
        assert other in set_aside(server)
    monkeypatch.undo()
    upgrade("4", points=1)
    with Server(database) as server:
        me = me.at(server.address)
        assert me.state(other)["table"]["state"] == "playing", "a later Castillo tries again"
        assert other not in set_aside(server)


def test_positions_are_kept_often_and_not_without_end(server: Server):
    luck = random.Random(6)
    me = Person(server.address)
    table = me.open("me", "hot", "hot", "hot", modules=["king_and_intrigue", "colonies"])["table"]["id"]
    state = play(me, table, luck)
    assert state["table"]["state"] == "over"

    async def count() -> tuple[int, int]:
        async with server.house.database.reading() as connection:
            row = (await connection.execute(text("SELECT count(*), max(length(body)) FROM positions"))).one()
            return row[0], row[1]

    number, size = server.do(count())
    assert 5 < number <= 41
    assert size < 20_000


# -- replays are away from the loop ------------------------------------------------------------------------


def test_no_request_replays_in_the_event_loop(server: Server, monkeypatch: pytest.MonkeyPatch):

    luck, me = random.Random(7), Person(server.address)
    table = me.open("me", "hot", options={"rounds": 6})["table"]["id"]
    play(me, table, luck)
    running = me.open("me", "hot")["table"]["id"]
    play(me, running, luck, 3)
    where: dict[str, set[str]] = {"loading": set(), "past": set(), "opening": set()}
    played: list[tuple[Any, str, Any]] = [
        (loading, "propose", loading.propose),
        (past, "played", past.played),
        (opening, "fork_document", fork_document),
    ]
    for module, function, original in played:

        def spied(*arguments: Any, original: Any = original, name: str = module.__name__.split(".")[-1]) -> Any:
            where[name].add(threading.current_thread().name)
            return original(*arguments)

        monkeypatch.setattr(module, function, spied)
    forget_all(server)
    me.state(running)
    for path in ("", "/log", "/moment/30", "/record", "/chances"):
        me.ok(me.get(f"/tables/{table}{path}"))
    me.ok(me.post(f"/tables/{table}/fork", {"n": 30, "seat": 0, "level": "easy"}))
    assert all(where.values())
    assert all(thread.startswith("replay") for threads in where.values() for thread in threads)


# -- which rules they are -----------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["game.py", "game.cpython-311.so", "cards.toml"])
def test_other_rules_have_another_digest_with_and_without_sources(tmp_path: Path, kind: str):
    """A package may come without its sources; then the compiled files speak for them."""
    package = tmp_path / "castillo"
    (package / "kernel").mkdir(parents=True)
    (package / "kernel" / "__init__.py").touch()
    file = package / "kernel" / kind
    file.write_text("one")
    assert file in rules_files(package)


def test_every_file_of_the_rules_counts():
    package = Path(castillo.__file__).parent
    folders = [package / name for name in ("kernel", *castillo.GAMES)]
    assert {path for folder in folders for path in folder.rglob("*.py")} <= set(rules_files(package))


def test_compiled_files_do_not_count_where_the_sources_are(tmp_path: Path):
    package = tmp_path / "castillo"
    (package / "kernel").mkdir(parents=True)
    for name in ("game.py", "game.so"):
        (package / "kernel" / name).touch()
    assert rules_files(package) == [package / "kernel" / "game.py"]
