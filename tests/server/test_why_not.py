"""Why something is not offered: asked of one's own open question, for many answers at once."""

from __future__ import annotations

import re
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


def play(person: Person, table: str, *beginnings: str) -> dict[str, Any]:
    """Answers by how their notation begins; what is asked then."""
    for beginning in beginnings:
        decision = asked(person, table)
        option = next(option for option in decision["options"] if re.match(beginning, option["notation"]))
        person.ok(person.choose(table, decision["seat"], decision["number"], option["action"]))
    return asked(person, table)


def test_EC_4_3_numbers_of_a_card_have_the_reasons_of_the_rules(server: Server):
    me = Person(server.address)
    table, _ = begun(me, "el_caballero")
    decision = play(me, table, "power 13", "power 12", "card 0,-1 2", r"tile \S+ -?1,0", "end", "card -?1,0 w1")
    said = me.ok(why_not(me, table, decision, "card 0,1 1", "card 0,1 2", "card 0,1 8", "card 0,1 4s"))
    assert said["reasons"]["card 0,1 1"] is None
    tie = said["reasons"]["card 0,1 2"]
    assert (tie["key"], tie["args"]["other"], tie["args"]["count"]) == ("el_caballero-why-tie", {"seat": 0}, 2)
    assert said["reasons"]["card 0,1 8"] == {"key": "el_caballero-why-too_dear", "args": {"price": 8, "count": 4}}
    assert said["reasons"]["card 0,1 4s"] == said["reasons"]["card 0,1 2"], "a 2 faces the land"
    assert said["meant"] == {"card 0,1 4s": "card 0,1 2"}


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
