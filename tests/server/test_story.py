"""How a finished game came about: its turns, its turning points, who may ask, and links for strangers."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest

from castillo.server import chances as server_chances
from castillo.server import story
from castillo.server.story import Guess, Story, Turn
from castillo.server.turning import Change, inner_moments, told, turning
from tests.server.harness import Person, Server, some_choice, wait_for
from tests.server.stored import whole_table


@pytest.fixture(scope="module")
def game() -> Story:
    return story.tell(whole_table("el_grande-4p-9r-base-1"))


# -- turns -------------------------------------------------------------------------------------------------


def test_turns_follow_one_another_from_the_first_entry_to_the_last(game: Story):
    assert game.cuts[0].number == 0
    assert [turn.last + 1 for turn in game.turns[:-1]] == [turn.first for turn in game.turns[1:]]
    assert (game.turns[0].first, game.turns[-1].last) == (1, game.cuts[-1].number)
    assert all(before.number < after.number for before, after in pairwise(game.cuts))
    turns = {(turn.round, turn.acting) for turn in game.turns}
    assert turns >= {(number, seat) for number in range(1, 10) for seat in range(4)}, "each seat in each round"


def test_a_turn_that_is_taken_up_again_has_not_ended(game: Story):
    """This game has take-backs: no seat has two turns in a round for all that."""
    whose = [(turn.round, turn.acting) for turn in game.turns if turn.acting >= 0]
    assert any(row.entry.kind == "take_back" for row in whole_table("el_grande-4p-9r-base-1").rows)
    assert len(whose) == len(set(whose)) == 36


def test_a_window_that_was_let_pass_is_remembered_with_its_turn(game: Story):
    passed = [(turn.first <= 37 <= turn.last, turn.let_pass) for turn in game.turns if turn.let_pass]
    assert passed == [(True, {1: "veto"})]


def test_one_that_was_used_was_not_let_pass():
    other = story.tell(whole_table("el_grande-4p-9r-base-2"))
    used = next(turn for turn in other.turns if turn.first <= 103 <= turn.last)
    assert used.let_pass == {}
    assert {1: "veto"} in [turn.let_pass for turn in other.turns]


def test_other_games_have_turns_too():
    other = story.tell(whole_table("el_caballero-3p-el_caballero-1"))
    assert {turn.acting for turn in other.turns} == {-1, 0, 1, 2}
    gains = {source.gain for source in other.ending().sources}
    assert gains >= {"el_caballero-gain-first", "el_caballero-gain-ships"}


# -- turning points ----------------------------------------------------------------------------------------


def guesses(*mine: float, error: float = 0.01) -> list[Guess]:
    """Of a game for two."""
    return [Guess([chance, 1 - chance], error) for chance in mine]


def test_the_four_largest_changes_in_the_order_of_time():
    found = [each for each in turning(guesses(0.5, 0.6, 0.3, 0.5, 0.51, 0.2, 0.6)) if each.seat == 0]
    assert [(each.turn, round(each.by, 2)) for each in found] == [(1, -0.3), (2, 0.2), (4, -0.31), (5, 0.4)]


def test_less_than_eight_points_are_no_turning_point():
    assert [each.turn for each in turning(guesses(0.5, 0.579, 0.66)) if each.seat == 0] == [1]


def test_nor_what_may_be_mere_noise():
    assert turning(guesses(0.5, 0.6, error=0.03)) == []
    assert [each.seat for each in turning(guesses(0.5, 0.65, error=0.03))] == [0, 1]


def test_the_entry_that_changed_most_is_the_moment_shown():
    turn = Turn(10, 13, 6, 1)
    change = Change(0, 0, -0.3)
    assert inner_moments([turn], [change]) == {10, 11, 12}
    known = dict(zip((9, 10, 11, 12, 13), guesses(0.6, 0.62, 0.4, 0.42, 0.3), strict=True))
    found = told(change, turn, known)
    assert (found.n, found.round, found.acting, found.change) == (11, 6, 1, -0.3)
    assert told(change, turn, {9: known[9], 13: known[13]}).n == 13, "where nothing in between is known, its end"


@pytest.mark.parametrize(("by", "said"), [(-0.14, "veto"), (-0.07, ""), (0.2, "")])
def test_a_window_not_used_is_told_where_it_cost_as_much(by: float, said: str):
    turn = Turn(10, 13, 6, 1, {0: "veto"})
    ends = dict(zip((9, 13), guesses(0.5, 0.5 + by), strict=True))
    assert told(Change(0, 0, by), turn, ends).unused == said
    assert told(Change(0, 1, -by), turn, ends).unused == "", "the others held none"


# -- who may ask -------------------------------------------------------------------------------------------


def play_out(person: Person, table: str) -> None:
    luck = random.Random(4)
    while (choice := some_choice(person.state(table), luck)) is not None:
        person.ok(person.choose(table, *choice))
    assert person.state(table)["table"]["state"] == "over"


@pytest.fixture
def private(server: Server, monkeypatch: pytest.MonkeyPatch) -> tuple[Person, str]:
    """A finished game that nobody may watch."""
    monkeypatch.setattr(server_chances, "SECONDS", 0.02)
    me = Person(server.address)
    table = me.open("me", "hot", options={"rounds": 6}, watch="nobody")["table"]["id"]
    for path in ("ending", "chances"):
        early = me.get(f"/tables/{table}/{path}")
        assert (early.status_code, early.json()["error"]) == (409, "This is available once the game is over.")
    assert me.post(f"/tables/{table}/share").status_code == 409
    play_out(me, table)
    return me, table


def test_points_by_source_and_awards_are_told_at_once(private: tuple[Person, str]):
    me, table = private
    ending = me.ok(me.get(f"/tables/{table}/ending"))
    scores = me.state(table)["views"][0]["scores"]
    assert [sum(source["points"][seat] for source in ending["sources"]) for seat in (0, 1)] == scores
    assert sorted(award["seat"] for award in ending["awards"]) == [0, 1]


def test_what_was_worked_out_is_kept_with_the_table(server: Server, private: tuple[Person, str]):
    me, table = private

    def chances() -> dict[str, Any]:
        found: dict[str, Any] = me.ok(me.get(f"/tables/{table}/chances"))
        return found

    wait_for(lambda: chances()["done"], "the chances do not come")
    found = chances()
    assert sorted(award["seat"] for award in found["awards"]) == [0, 1]
    assert all(point["first"] <= point["n"] <= point["last"] for point in found["turning"])
    assert all(abs(point["change"]) >= 0.08 for point in found["turning"])
    server.house.chances._guessing.clear()
    server.house.chances.bots = None  # type: ignore[assignment]
    assert chances() == found, "nobody has to guess again"


def test_a_private_game_opens_to_whoever_has_the_link_when_it_is_shared(private: tuple[Person, str]):
    me, table = private
    stranger = Person(me.address)
    assert me.state(table)["table"]["watch_link"] == ""
    assert stranger.post(f"/tables/{table}/share").status_code == 403, "not by those who may not see it"
    link = me.ok(me.post(f"/tables/{table}/share"))["table"]["watch_link"]
    token = link.rpartition("/")[2]
    assert stranger.get(f"/tables/{table}").status_code == 403, "without the link it stays private"
    for path in ("", "/moment/5", "/log", "/ending", "/record"):
        stranger.ok(stranger.get(f"/tables/{table}{path}", token=token))
    assert stranger.post(f"/tables/{table}/share").status_code == 403
    assert me.ok(me.post(f"/tables/{table}/share"))["table"]["watch_link"] == link, "once and for all"
