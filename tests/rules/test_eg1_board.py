"""EG-1: the board, its values, borders and the mobile scoreboards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.table import REGIONS, at_turn, board, offered, play, scored

VALUES = {
    "galicia": [4, 2, 0],
    "pais_vasco": [5, 3, 1],
    "aragon": [5, 4, 1],
    "cataluna": [4, 2, 1],
    "castilla_la_vieja": [6, 4, 2],
    "castilla_la_nueva": [7, 4, 2],
    "valencia": [5, 3, 2],
    "sevilla": [4, 3, 1],
    "granada": [6, 3, 1],
    "castillo": [5, 3, 1],
}
BORDERS = {
    "galicia": {"castilla_la_vieja", "pais_vasco"},
    "pais_vasco": {"galicia", "castilla_la_vieja", "aragon"},
    "aragon": {"pais_vasco", "castilla_la_vieja", "castilla_la_nueva", "valencia", "cataluna"},
    "cataluna": {"aragon", "valencia"},
    "castilla_la_vieja": {"galicia", "pais_vasco", "aragon", "castilla_la_nueva"},
    "castilla_la_nueva": {"castilla_la_vieja", "aragon", "valencia", "granada", "sevilla"},
    "valencia": {"cataluna", "aragon", "castilla_la_nueva", "granada"},
    "sevilla": {"castilla_la_nueva", "granada"},
    "granada": {"sevilla", "castilla_la_nueva", "valencia"},
    "castillo": set(),
}


def places() -> dict[str, dict[str, Any]]:
    return {place["id"]: place for place in board().view(None)["board"]["places"]}


def test_EG_1_nine_regions_and_the_castillo_which_is_none():
    assert {name: place["kind"] for name, place in places().items()} == {
        **dict.fromkeys(REGIONS, "region"),
        "castillo": "castillo",
    }


@pytest.mark.parametrize(("place", "values"), VALUES.items())
def test_EG_1_what_is_printed_on_the_board(place, values):
    assert places()[place]["printed"] == values


@pytest.mark.parametrize(("place", "borders"), BORDERS.items())
def test_EG_1_borders(place, borders):
    assert set(places()[place]["borders"]) == borders


def test_EG_1_borders_are_mutual():
    found = {name: place["borders"] for name, place in places().items()}
    assert all(one in found[other] for one, others in found.items() for other in others)


def test_EG_1_coasts():
    coast = {place.id for place in board().rules.places if place.coast}  # type: ignore[attr-defined]
    assert coast == set(REGIONS) - {"aragon", "castilla_la_vieja", "castilla_la_nueva"}


def test_EG_1_1_a_scoreboard_that_lies_there_decides_the_worth():
    game = at_turn("3/score_worth_4", scoreboards={"8/4/0": "sevilla", "4/0/0": "granada"}, castillo=[1, 0, 0, 0])
    assert sorted(scored(game.choose("start"))) == ["cataluna", "galicia", "granada"]


def test_EG_1_2_the_general_scoring_follows_the_track():
    game = board(round=3, stage="general_scoring", castillo=[1, 0, 0, 0])
    assert scored(game.choose("disc aragon")) == ["castillo", *REGIONS]


def test_EG_1_3_two_mobile_scoreboards_start_beside_the_board():
    boards = [m for m in board().view(None)["board"]["markers"] if m["kind"] == "scoreboard"]
    assert [(m["values"], m["place"]) for m in boards] == [([8, 4, 0], None), ([4, 0, 0], None)]


def test_EG_1_3_a_scoreboard_replaces_the_printed_values():
    game = board(scoreboards={"8/4/0": "aragon"}, aragon=[3, 2, 1, 0], grandes=["granada"] * 4)
    assert game.would_score("aragon") == (8, 4, 0, 0)


def test_EG_1_the_disc_shows_the_nine_regions_and_not_the_castillo():
    game = at_turn("4/disc_scoring")
    play(game, "start")
    assert offered(game) == [f"disc {region}" for region in REGIONS]
