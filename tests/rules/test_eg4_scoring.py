"""EG-4: scoring. The Grandes stand out of the way in Valencia unless a home bonus is meant."""

from __future__ import annotations

from typing import Any

import pytest

from castillo.kernel.texts import speech
from tests.rules.table import asked, at_turn, board, offered, play, where

AWAY = "valencia"


def points(place: str, counts: list[int], **fields: Any) -> Any:
    """What each seat gets if a place with so many caballeros is scored."""
    players = len(counts)
    return board(players, **({"grandes": [AWAY] * players, place: counts} | fields)).would_score(place)


def parts(place: str, counts: list[int], **fields: Any) -> dict[str, tuple[int, ...]]:
    """How it comes about, in English."""
    return {speech("en").render(words): tuple(row) for words, row in points(place, counts, **fields).parts}


def test_EG_4_1_example_1_the_castillo_with_2_2_1_0():
    assert points("castillo", [2, 2, 1, 0]) == (3, 3, 1, 0)


def test_EG_4_1_example_2_galicia_with_3_2_1():
    assert points("galicia", [3, 2, 1, 0], king="sevilla") == (4, 2, 0, 0)


def test_EG_4_1_example_3_pais_vasco_with_3_3_3_2():
    assert points("pais_vasco", [3, 3, 3, 2]) == (3, 3, 3, 1)


def test_EG_4_1_example_4_aragon_with_3_3_2_2():
    assert points("aragon", [3, 3, 2, 2]) == (4, 4, 0, 0)


def test_EG_4_3_example_5_cataluna_is_the_kings_region():
    assert points("cataluna", [2, 1, 0, 0], king="cataluna") == (6, 2, 0, 0)


def test_EG_4_3_example_6_granada_home_of_the_first():
    assert points("granada", [4, 1, 1, 0], grandes=["granada", AWAY, AWAY, AWAY]) == (8, 1, 1, 0)


def test_EG_4_1_a_tied_group_takes_the_next_place():
    assert points("granada", [3, 3, 1, 0]) == (3, 3, 1, 0)


def test_EG_4_1_a_tied_group_uses_up_two_places_whatever_its_size():
    assert points("castilla_la_nueva", [4, 4, 4, 4, 1]) == (4, 4, 4, 4, 2)


def test_EG_4_1_a_tie_for_third_gets_nothing():
    assert points("castilla_la_nueva", [5, 4, 3, 3, 0]) == (7, 4, 0, 0, 0)


def test_EG_4_1_a_tie_for_second_takes_the_third_place_and_nobody_follows():
    assert points("castilla_la_nueva", [5, 4, 4, 3, 0]) == (7, 2, 2, 0, 0)


def test_EG_4_1_the_fourth_gets_nothing():
    assert points("castilla_la_vieja", [4, 3, 2, 1, 0]) == (6, 4, 2, 0, 0)


def test_EG_4_1_who_has_none_never_scores():
    assert points("castilla_la_vieja", [0, 0, 0, 0]) == (0, 0, 0, 0)
    assert points("castilla_la_vieja", [1, 0, 0, 0]) == (6, 0, 0, 0)


@pytest.mark.parametrize(
    ("counts", "expected"),
    [([2, 1], (7, 0)), ([2, 2], (0, 0)), ([0, 1], (0, 7))],
)
def test_EG_4_2_two_players_only_the_first_value_counts(counts, expected):
    assert points("castilla_la_nueva", counts) == expected


@pytest.mark.parametrize(
    ("counts", "expected"),
    [([3, 2, 1], (7, 4, 0)), ([2, 2, 1], (4, 4, 0)), ([3, 2, 2], (7, 0, 0)), ([2, 2, 2], (4, 4, 4))],
)
def test_EG_4_2_three_players_only_the_first_two(counts, expected):
    assert points("castilla_la_nueva", counts) == expected


def test_EG_4_2_holds_for_the_castillo_too():
    assert points("castillo", [2, 1]) == (5, 0)
    assert points("castillo", [3, 2, 1]) == (5, 3, 0)


def test_EG_4_3_no_kings_bonus_for_a_tie():
    assert points("cataluna", [2, 2, 1, 0], king="cataluna") == (2, 2, 1, 0)


def test_EG_4_3_no_home_bonus_for_a_tie_or_for_the_second():
    assert points("granada", [2, 2, 0, 0], grandes=["granada", AWAY, AWAY, AWAY]) == (3, 3, 0, 0)
    assert points("granada", [1, 2, 0, 0], grandes=["granada", AWAY, AWAY, AWAY]) == (3, 6, 0, 0)


def test_EG_4_3_both_bonuses_may_fall_together():
    grandes = ["granada", AWAY, AWAY, AWAY]
    assert points("granada", [1, 0, 0, 0], grandes=grandes, king="granada") == (10, 0, 0, 0)


def test_EG_4_3_the_grande_counts_for_no_majority():
    grandes = ["granada", AWAY, AWAY, AWAY]
    assert points("granada", [0, 1, 0, 0], grandes=grandes) == (0, 6, 0, 0)
    assert points("granada", [1, 1, 0, 0], grandes=grandes) == (3, 3, 0, 0)


def test_EG_4_3_with_two_players_a_bonus_is_paid_as_well():
    assert points("granada", [2, 1], grandes=["granada", AWAY], king="granada") == (10, 0)


def test_EG_4_3_the_arithmetic_is_told_in_parts():
    grandes = ["granada", AWAY, AWAY, AWAY]
    said = parts("granada", [2, 1, 1, 0], grandes=grandes, king="granada")
    assert said == {
        "first place": (6, 0, 0, 0),
        "tied: third value": (0, 1, 1, 0),
        "King": (2, 0, 0, 0),
        "home": (2, 0, 0, 0),
    }
    assert parts("granada", [2, 2, 0, 0], grandes=grandes, king="granada") == {"tied: second value": (3, 3, 0, 0)}
    assert parts("granada", [0, 0, 0, 0]) == {}


def test_EG_4_4_a_scoreboard_replaces_the_castillos_values():
    assert points("castillo", [2, 1, 1, 0], scoreboards={"8/4/0": "castillo"}) == (8, 0, 0, 0)
    assert points("castillo", [2, 1, 0, 0], scoreboards={"4/0/0": "castillo"}) == (4, 0, 0, 0)


def test_EG_4_4_bonuses_come_on_top_of_a_scoreboard():
    fields = {"king": "granada", "grandes": ["granada", AWAY, AWAY, AWAY], "scoreboards": {"4/0/0": "granada"}}
    assert points("granada", [2, 1, 0, 0], **fields) == (8, 0, 0, 0)


# -- EG-4.5 the general scoring ------------------------------------------------------------------------------


def test_EG_4_5_discs_then_castillo_then_they_move_then_regions():
    rows = {"castillo": [2, 2, 1, 0], "granada": [0, 1, 0, 3], "grandes": ["aragon"] * 4}
    game = board(round=3, start_player=0, stage="general_scoring", **rows)
    play(game, "red: disc granada", "blue: disc granada", "green: disc sevilla")
    assert where(game, "castillo") == [0, 0, 0, 0]
    assert where(game, "granada") == [2, 3, 0, 3]
    assert where(game, "sevilla") == [0, 0, 1, 0]
    castillo, granada, sevilla = (3, 3, 1, 0), (1, 3, 0, 3), (0, 0, 4, 0)
    assert game.scores == tuple(map(sum, zip(castillo, granada, sevilla, strict=True)))


def test_EG_4_5_who_set_the_kings_region_takes_them_to_his_court():
    game = board(round=3, start_player=0, stage="general_scoring", castillo=[2, 1, 0, 0])
    play(game, "red: disc galicia", "blue: disc aragon")
    assert where(game, "galicia") == [0, 0, 0, 0]
    assert where(game, "court") == [9, 7, 7, 7]
    assert where(game, "aragon") == [0, 1, 0, 0]


def test_EG_4_5_the_castillo_is_scored_before_anyone_has_moved_and_the_disc_after_the_last_is_set():
    game = board(round=6, start_player=1, stage="general_scoring", castillo=[1, 1, 0, 0])
    play(game, "blue: disc aragon")
    assert game.scores == (0, 0, 0, 0)
    assert where(game, "castillo") == [1, 1, 0, 0]
    play(game, "red: disc aragon")
    assert game.scores == (3 + 4, 3 + 4, 0, 0)


def test_EG_4_5_general_scorings_pay_bonuses():
    rows = {"grandes": ["aragon", AWAY, AWAY, AWAY], "aragon": [1, 0, 0, 0], "king": "aragon"}
    assert board(round=3, stage="general_scoring", **rows).scores == (5 + 2 + 2, 0, 0, 0)


# -- EG-4.6 the end ------------------------------------------------------------------------------------------


def test_EG_4_6_most_points_win_after_the_last_general_scoring():
    game = board(round=9, stage="general_scoring", scores=[10, 30, 20, 0])
    assert (game.over, game.winners) == (True, (1,))
    assert game.decisions == []


def test_EG_4_6_equal_points_share_the_victory():
    game = board(round=9, stage="general_scoring", scores=[30, 10, 30, 0])
    assert game.winners == (0, 2)


def test_EG_4_6_nobody_has_won_before_the_end():
    game = board(round=6, stage="general_scoring", scores=[30, 10, 30, 0])
    assert (game.over, game.winners) == (False, ())


# -- special scorings follow the same rules ------------------------------------------------------------------


def test_EG_4_special_scorings_pay_all_places_and_bonuses():
    game = at_turn("2/score_one_region", king="granada", granada=[3, 2, 1, 0])
    play(game, "start", "name granada")
    assert game.scores == (6 + 2 + 2, 3, 1, 0)


def test_EG_4_would_score_tells_what_one_more_would_bring():
    game = board(aragon=[2, 1, 0, 0], grandes=[AWAY] * 4)
    assert game.would_score("aragon", plus={1: 1}) == (4, 4, 0, 0)
    assert game.would_score("aragon", plus={2: 3}) == (4, 1, 5, 0)
    assert where(game, "aragon") == [2, 1, 0, 0], "a question changes nothing"


def test_EG_4_5_the_next_round_follows():
    game = board(round=3, stage="general_scoring", start_player=2)
    assert game.describe()["round"] == 4
    assert asked(game) == ["green play_power_card"]
    assert offered(game)


def test_EG_4_5_after_it_nobody_is_remembered_in_the_castillo():
    """Q-14: who went in was public; whoever has left is not in it any more."""
    game = board(round=3, start_player=0, stage="general_scoring", castillo=[2, 1, 0, 0])
    assert game.describe()["entered"] == [0 * 64 + 2, 1 * 64 + 1]
    play(game, "disc aragon", "disc aragon")
    assert game.describe()["entered"] == []
