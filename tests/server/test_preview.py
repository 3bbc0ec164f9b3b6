"""What would follow an answer: for one's own open question alone, and never what is hidden."""

from __future__ import annotations

from typing import Any

import pytest

from castillo.server.messages import PreviewMessage
from tests.server.harness import Person, Server, decision_of


def begun(person: Person, game: str, *kinds: str) -> tuple[str, dict[str, Any]]:
    """A table of this game where seat 0 begins, and what is asked first."""
    table = person.open(*kinds, game=game, options={"start_player": 0, "confirm_turns": True})["table"]["id"]
    return table, asked(person, table)


def asked(person: Person, table: str) -> dict[str, Any]:
    decision = decision_of(person.state(table))
    assert decision is not None
    return decision


def preview(person: Person, table: str, decision: dict[str, Any], option: dict[str, Any]) -> Any:
    wish = {"seat": decision["seat"], "number": decision["number"], "action": option["action"]}
    return person.post(f"/tables/{table}/preview", wish)


@pytest.mark.parametrize("game", ["el_grande", "el_caballero"])
def test_a_preview_tells_what_would_follow_and_changes_nothing(server: Server, game: str):
    me = Person(server.address)
    table, decision = begun(me, game, "me", "hot")
    before = me.state(table)
    said = me.ok(preview(me, table, decision, decision["options"][0]))
    assert set(said) == set(PreviewMessage.__struct_fields__)
    assert said["events"], "a card is played"
    assert len(said["points"]) == 2
    after = me.state(table)
    assert after["views"] == before["views"]
    assert after["table"]["n"] == before["table"]["n"]


def test_a_tile_is_previewed_with_the_areas_before_and_after(server: Server):
    me = Person(server.address)
    table, decision = begun(me, "el_caballero", "me", "hot")
    while not any(option["verb"] == "tile" for option in decision["options"]):
        me.ok(me.choose(table, decision["seat"], decision["number"], decision["options"][-1]["action"]))
        decision = asked(me, table)
    tile = next(option for option in decision["options"] if option["verb"] == "tile")
    own = me.ok(preview(me, table, decision, tile))["own"]
    assert set(own) == {"areas", "thrown_out"}
    assert own["areas"]["after"], "the map has grown"
    assert own["areas"]["after"] != own["areas"]["before"]


def test_only_ones_own_open_question_is_previewed(server: Server):
    owner, friend, stranger = (Person(server.address) for _ in range(3))
    wishes: dict[str, Any] = {"game": "el_caballero", "options": {"start_player": 0}}
    state = owner.open("me", "open", watch="anyone", **wishes)
    table = state["table"]["id"]
    friend.ok(friend.sit(state["table"]["invite"]))
    decision = asked(owner, table)
    option = decision["options"][0]
    for person in (friend, stranger):
        refused = preview(person, table, decision, option)
        assert (refused.status_code, refused.json()["error"]) == (403, "This seat is not yours.")
    stale = preview(friend, table, {**decision, "seat": 1}, option)
    assert (stale.status_code, stale.json()["error"]) == (409, "This question is no longer open.")
    old = preview(owner, table, {**decision, "number": decision["number"] + 1}, option)
    assert old.status_code == 409
    no_option = preview(owner, table, decision, {"action": 1})
    assert no_option.status_code == 409
    assert "Traceback" not in no_option.text


def test_a_preview_stops_before_hidden_tiles_are_drawn(server: Server):
    me = Person(server.address)
    table, decision = begun(me, "el_caballero", "me", "hot")
    wanted = ("power", "end", "tile")  # a round of nothing but what must be
    ends = 0
    while ends < 2:
        option = next(o for verb in wanted for o in decision["options"] if o["verb"] == verb)
        ends += option["verb"] == "end"
        said = me.ok(preview(me, table, decision, option))
        assert said["hidden"] == (ends == 2), "new tiles come after the last turn of the round"
        assert not any(event["kind"].endswith("-tiles_drawn") for event in said["events"])
        me.ok(me.choose(table, decision["seat"], decision["number"], option["action"]))
        decision = asked(me, table)
