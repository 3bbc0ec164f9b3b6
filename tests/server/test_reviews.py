"""Reviews of finished games: whose decisions, who may ask, and what is kept as it comes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec import json

from castillo.server import inquiry as server_inquiry
from castillo.server import reviews as server_reviews
from castillo.server.decisions import decisions_of
from castillo.server.thinking import too_busy
from tests.server.harness import Person, Server, wait_for
from tests.server.stored import store, whole_table

GRANDE = "el_grande-4p-9r-base-1"
FEW = 3


@pytest.fixture(autouse=True)
def quick_reviews(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few decisions, thought about as shortly as can be."""
    monkeypatch.setattr(server_reviews, "SECONDS", 0.01)
    monkeypatch.setattr(server_reviews, "PATIENCE", 30.0)
    monkeypatch.setattr(server_reviews, "decisions_of", lambda whole, seat: decisions_of(whole, seat)[:FEW])


@pytest.fixture
def finished(server: Server, tmp_path: Path) -> tuple[Person, str]:
    """A stored game as a finished table that its owner alone may see."""
    me = Person(server.address)
    return me, store(tmp_path / "castillo.db", GRANDE, me.ok(me.get("/me"))["id"], "nobody")


def asked(person: Person, table: str, seat: int = 0) -> httpx.Response:
    return person.get(f"/tables/{table}/review", seat=seat)


def reviewed(person: Person, table: str, seat: int = 0) -> dict[str, Any]:
    """Asked for until everything is known."""
    wait_for(lambda: person.ok(asked(person, table, seat))["done"], "the review does not come", 120)
    found: dict[str, Any] = person.ok(asked(person, table, seat))
    return found


# -- what is looked at -------------------------------------------------------------------------------------


def test_the_decisions_of_a_seat_are_what_it_chose_in_the_end():
    """Red's first placing, entry 6, was taken back and made anew."""
    whole = whole_table(GRANDE)
    kinds = {row.length: row.entry for row in whole.rows}
    assert (kinds[6].seat, kinds[7].kind, kinds[7].seat) == (0, "take_back", 0)
    for seat in range(4):
        entries = [decided.length + 1 for decided in decisions_of(whole, seat)]
        assert entries == sorted(set(entries))
        assert 6 not in entries
        assert all(kinds[entry].seat == seat and kinds[entry].kind == "choose" for entry in entries)
    assert [decided.n for decided in decisions_of(whole, 0)][:2] == [1, 5]


@pytest.mark.parametrize("name", [GRANDE, "el_caballero-3p-el_caballero+caballero_expansion-1"])
def test_each_is_seen_as_its_seat_saw_it_then(name: str):
    for decided in decisions_of(whole_table(name), 1):
        view = json.decode(decided.view)
        assert (view["seat"], view["over"]) == (1, False)
        assert decided.action in [option["action"] for option in view["decision"]["options"]]
        assert len(view["decision"]["options"]) > 1


# -- who may ask -------------------------------------------------------------------------------------------


def test_nothing_is_told_of_a_running_game(server: Server):
    me = Person(server.address)
    table = me.open("me", "hot")["table"]["id"]
    early = asked(me, table)
    assert (early.status_code, early.json()["error"]) == (409, "This is available once the game is over.")


def test_only_those_who_may_see_the_game_may_ask_and_then_for_every_seat(finished: tuple[Person, str]):
    me, table = finished
    stranger = Person(me.address)
    assert asked(stranger, table).status_code == 403
    link = me.ok(me.post(f"/tables/{table}/share"))["table"]["watch_link"]
    token = link.rpartition("/")[2]
    for seat in (1, 3):
        told = stranger.ok(stranger.get(f"/tables/{table}/review", seat=seat, token=token))
        assert told["seat"] == seat
    assert asked(me, table, 4).status_code == 404, "there are four seats"
    assert me.get(f"/tables/{table}/review").status_code == 400


# -- what is told, and kept --------------------------------------------------------------------------------


def test_every_decision_is_graded_and_says_what_was_preferred(finished: tuple[Person, str]):
    me, table = finished
    found = reviewed(me, table)
    assert found["expected"] == len(found["moves"]) == FEW
    lines = {line["n"]: line for line in me.ok(me.get(f"/tables/{table}/log"))["lines"]}
    for move in found["moves"]:
        assert lines[move["n"]]["seat"] == 0
        assert lines[move["n"]]["round"] >= move["round"]
        assert move["grade"] in ("best", "good", "doubtful", "costly")
        assert move["options"][0]["behind"] == 0
        chosen = move["options"][move["chosen"]]
        assert move["cost"] == max(0, chosen["behind"])
        assert all(0 <= option["chance"] <= 1 and option["text"]["key"] for option in move["options"])
    graded = {move["n"]: move["grade"] for move in found["moves"]}
    assert graded.get(found["best"], "best") == "best"
    assert graded.get(found["costliest"], "costly") in ("doubtful", "costly")


def test_what_was_found_is_kept_with_the_table(server: Server, finished: tuple[Person, str]):
    me, table = finished
    found = reviewed(me, table)
    server.house.reviews._reviewing.clear()
    server.house.reviews.bots.consult = None  # type: ignore[assignment, method-assign]
    assert reviewed(me, table) == found, "nobody has to think again"


def test_it_is_found_move_by_move_and_taken_up_where_it_was_left(
    server: Server, finished: tuple[Person, str], monkeypatch: pytest.MonkeyPatch
):
    """The bots become too busy after the second move: what is known stays, and only the rest is asked again."""
    me, table = finished
    bots = server.house.reviews.bots
    consult = bots.consult
    thought: list[tuple[Any, ...]] = []

    async def busy(*words: Any) -> Any:
        if len(thought) >= 2:
            raise too_busy()
        answer = await consult(*words)
        thought.append(words)
        return answer

    monkeypatch.setattr(bots, "consult", busy)
    refused = asked(me, table)
    assert (refused.status_code, refused.json()["reason"]["key"]) == (503, "server-why-bots_busy")
    server.house.reviews._reviewing.clear()  # as after a restart

    async def counted(*words: Any) -> Any:
        thought.append(words)
        return await consult(*words)

    monkeypatch.setattr(bots, "consult", counted)
    assert len(reviewed(me, table)["moves"]) == FEW
    assert len(thought) == FEW, "no move was thought about twice"


def test_whoever_comes_back_after_it_was_left_is_not_refused(
    server: Server, finished: tuple[Person, str], monkeypatch: pytest.MonkeyPatch
):
    """Nobody waited any more, so it ended; it goes on as soon as somebody asks again."""
    me, table = finished
    monkeypatch.setattr(server_inquiry, "ABANDONED", -1.0)
    monkeypatch.setattr(server_reviews, "PATIENCE", 0.0)
    assert not me.ok(asked(me, table))["done"]
    task = server.house.reviews._reviewing[table, 0].inquiry._task
    assert task is not None
    wait_for(task.done, "it goes on, though nobody waits")
    monkeypatch.setattr(server_inquiry, "ABANDONED", 30.0)
    assert reviewed(me, table)["expected"] == FEW
