"""Why something is not offered: asked of one's own open question, for many answers at once."""

from __future__ import annotations

from typing import Any

import pytest

from castillo.server.messages import WhyNotMessage
from tests.server.harness import Person, Server, decision_of


def asked(person: Person, table: str) -> dict[str, Any]:
    decision = decision_of(person.state(table))
    assert decision is not None
    return decision


def begun(person: Person, game: str) -> tuple[str, dict[str, Any]]:
    """A table of this game where seat 0 begins, and what is asked first."""
    table = person.open("me", "hot", game=game, options={"start_player": 0, "confirm_turns": True})["table"]["id"]
    return table, asked(person, table)


def why_not(person: Person, table: str, decision: dict[str, Any], *targets: str) -> Any:
    wish = {"seat": decision["seat"], "number": decision["number"], "targets": targets}
    return person.post(f"/tables/{table}/why-not", wish)


@pytest.mark.parametrize("game", ["el_grande", "el_caballero"])
def test_what_is_offered_has_no_reason_and_anything_else_has_one(server: Server, game: str):
    me = Person(server.address)
    table, decision = begun(me, game)
    before = me.state(table)
    notation = decision["options"][0]["notation"]
    said = me.ok(why_not(me, table, decision, notation, "atlantis"))
    assert set(said) == set(WhyNotMessage.__struct_fields__)
    assert said["reasons"][notation] is None
    assert said["reasons"]["atlantis"]["key"] == "kernel-why-not_asked"
    assert me.state(table)["views"] == before["views"]


def test_only_ones_own_open_question_is_answered(server: Server):
    owner, friend, stranger = (Person(server.address) for _ in range(3))
    wishes: dict[str, Any] = {"game": "el_caballero", "options": {"start_player": 0}}
    state = owner.open("me", "open", watch="anyone", **wishes)
    table = state["table"]["id"]
    friend.ok(friend.sit(state["table"]["invite"]))
    decision = asked(owner, table)
    for person in (friend, stranger):
        refused = why_not(person, table, decision, "power 1")
        assert (refused.status_code, refused.json()["error"]) == (403, "This seat is not yours.")
    for stale in ({**decision, "seat": 1}, {**decision, "number": decision["number"] + 1}):
        refused = why_not(friend if stale["seat"] else owner, table, stale, "power 1")
        assert (refused.status_code, refused.json()["error"]) == (409, "This question is no longer open.")


@pytest.mark.parametrize("targets", [["atlantis"] * 41, ["x" * 65]], ids=["too many", "too long"])
def test_nobody_asks_too_much_at_once(server: Server, targets: list[str]):
    me = Person(server.address)
    table, decision = begun(me, "el_caballero")
    refused = why_not(me, table, decision, *targets)
    assert refused.status_code == 400
    assert "Traceback" not in refused.text
    assert why_not(me, table, decision, *(f"power {n}" for n in range(40))).is_success
