"""EG-5.1 to EG-5.9: moving and placing. The King is in Galicia; red has the card."""

from __future__ import annotations

import pytest

import castillo
from castillo.kernel.texts import speech
from tests.rules.table import COLOURS, asked, at_turn, offered, play, where

MOVING = ["move_3", "move_4", "move_4_own", "move_3_foreign", "move_2_own_2_foreign"]
CROWD = {"aragon": [6, 6, 6, 6]}


def moves(colour: str, times: int, source: str = "aragon", target: str = "sevilla") -> list[str]:
    return [f"pick {colour} {source}", f"to {target}"] * times


@pytest.mark.parametrize(
    ("card", "moved"),
    [
        ("move_3", ["red", "blue", "green"]),
        ("move_4", ["red", "blue", "red", "yellow"]),
        ("move_4_own", ["red", "red", "red", "red"]),
        ("move_3_foreign", ["blue", "green", "blue"]),
        ("move_2_own_2_foreign", ["red", "blue", "red", "green"]),
    ],
)
def test_EG_5_1_to_5_5_so_many_move_and_not_one_more(card, moved):
    game = at_turn(f"1/{card}", **CROWD)
    play(game, "start")
    for colour in moved:
        play(game, *moves(colour, 1))
    assert where(game, "sevilla") == [moved.count(colour) for colour in COLOURS[:4]]
    assert where(game, "aragon") == [6 - moved.count(colour) for colour in COLOURS[:4]]
    assert asked(game) == ["red take_turn"], "the special action is over"
    assert "start" not in offered(game)


@pytest.mark.parametrize("card", MOVING)
def test_EG_5_1_to_5_5_fewer_is_always_allowed(card):
    game = at_turn(f"1/{card}", **CROWD)
    play(game, "start", "pass")
    assert where(game, "aragon") == [6, 6, 6, 6]
    assert asked(game) == ["red take_turn"]


@pytest.mark.parametrize("card", MOVING)
def test_EG_5_1_to_5_5_out_of_regions_only_and_not_the_kings(card):
    game = at_turn(f"1/{card}", galicia=[1, 1, 1, 1], castillo=[1, 1, 1, 1], sevilla=[1, 1, 0, 0])
    play(game, "start")
    assert {said.split(" ")[-1] for said in offered(game)} == {"sevilla", "pass"}


@pytest.mark.parametrize("card", MOVING)
def test_EG_5_1_to_5_5_into_any_other_region_but_the_kings_or_the_castillo(card):
    game = at_turn(f"1/{card}", **CROWD)
    play(game, "start", "pick blue aragon" if "foreign" in card else "pick red aragon")
    assert offered(game) == [
        "to pais_vasco", "to cataluna", "to castilla_la_vieja", "to castilla_la_nueva", "to valencia", "to sevilla",
        "to granada", "to castillo",
    ]  # fmt: skip


@pytest.mark.parametrize("card", MOVING)
def test_EG_5_1_to_5_5_each_goes_its_own_way(card):
    whose = ["blue", "blue"] if card == "move_3_foreign" else ["red", "red"]
    game = at_turn(f"1/{card}", **CROWD)
    play(game, "start", *moves(whose[0], 1, target="castillo"), *moves(whose[1], 1, target="granada"))
    seat = COLOURS.index(whose[0])
    assert (where(game, "castillo")[seat], where(game, "granada")[seat]) == (1, 1)


@pytest.mark.parametrize("card", MOVING)
def test_EG_5_1_to_5_5_with_nobody_to_move_there_is_nothing_to_start(card):
    game = at_turn(f"1/{card}", galicia=[3, 3, 3, 3], castillo=[2, 2, 2, 2])
    assert "start" not in offered(game)


def test_EG_5_3_only_own():
    game = at_turn("1/move_4_own", **CROWD)
    play(game, "start")
    assert offered(game) == ["pick red aragon", "pass"]
    game = at_turn("1/move_4_own", aragon=[0, 3, 3, 3])
    assert "start" not in offered(game)


def test_EG_5_4_only_foreign():
    game = at_turn("1/move_3_foreign", **CROWD)
    play(game, "start")
    assert offered(game) == ["pick blue aragon", "pick green aragon", "pick yellow aragon", "pass"]
    game = at_turn("1/move_3_foreign", aragon=[3, 0, 0, 0])
    assert "start" not in offered(game)


def test_EG_5_5_not_three_of_a_kind():
    game = at_turn("1/move_2_own_2_foreign", **CROWD)
    play(game, "start", *moves("red", 2))
    assert offered(game) == ["pick blue aragon", "pick green aragon", "pick yellow aragon", "pass"]
    game = at_turn("1/move_2_own_2_foreign", **CROWD)
    play(game, "start", *moves("blue", 1), *moves("yellow", 1))
    assert offered(game) == ["pick red aragon", "pass"]


def test_EG_5_1_the_same_caballero_may_be_moved_twice():
    game = at_turn("1/move_3", aragon=[1, 0, 0, 0])
    play(game, "start", *moves("red", 1), *moves("red", 1, "sevilla", "granada"))
    assert where(game, "granada") == [1, 0, 0, 0]


# -- out of one region ---------------------------------------------------------------------------------------


def test_EG_5_6_up_to_five_of_any_owner_out_of_the_named_region():
    game = at_turn("1/move_5_from_one_region", aragon=[2, 2, 2, 2], sevilla=[1, 1, 1, 1])
    play(game, "start", "name aragon")
    assert {said.split(" ")[-1] for said in offered(game)} == {"aragon", "pass"}
    play(game, *moves("red", 1), *moves("blue", 2), *moves("green", 1, target="castillo"), *moves("yellow", 1))
    assert where(game, "aragon") == [1, 0, 1, 1]
    assert where(game, "sevilla") == [2, 3, 1, 2]
    assert asked(game) == ["red take_turn"]


@pytest.mark.parametrize(
    ("language", "anyone", "own"),
    [
        ("en", "whoever they belong to", "your caballeros"),
        ("de", "gleich wem sie gehören", "eigene Caballeros"),
        ("nl", "van wie dan ook", "je eigen caballero’s"),
        ("fr", "quel qu’en soit le propriétaire", "vos propres caballeros"),
    ],
)
def test_EG_5_6_and_EG_5_7_say_whose_caballeros_leave_the_region(language, anyone, own):
    for card, said, unsaid in (("move_5_from_one_region", anyone, own), ("move_all_own_from_one_region", own, anyone)):
        game = at_turn(f"1/{card}", aragon=[2, 2, 0, 0], sevilla=[1, 0, 0, 0])
        play(game, "start")
        asked_for = speech(language).render(game.decisions[0].prompt)
        assert said in asked_for
        assert unsaid not in asked_for


def test_EG_5_6_fewer_and_with_too_few_the_region_is_emptied():
    game = at_turn("1/move_5_from_one_region", aragon=[1, 1, 0, 0])
    play(game, "start", "name aragon", *moves("red", 1), *moves("blue", 1))
    assert where(game, "aragon") == [0, 0, 0, 0]
    assert asked(game) == ["red take_turn"]


def test_EG_5_6_not_the_kings_region_and_not_an_empty_one():
    game = at_turn("1/move_5_from_one_region", galicia=[3, 3, 0, 0], aragon=[0, 1, 0, 0], castillo=[4, 0, 0, 0])
    play(game, "start")
    assert offered(game) == ["name aragon", "pass"]
    game = at_turn("1/move_5_from_one_region", galicia=[3, 3, 0, 0])
    assert "start" not in offered(game)


def test_EG_5_7_any_number_of_own_out_of_the_named_region():
    game = at_turn("1/move_all_own_from_one_region", aragon=[7, 3, 0, 0], sevilla=[1, 0, 0, 0])
    play(game, "start", "name aragon", *moves("red", 3), *moves("red", 3, target="granada"))
    assert offered(game) == ["pick red aragon", "pass"], "own ones only, and any number"
    play(game, "pass")
    assert where(game, "aragon") == [1, 3, 0, 0]
    assert (where(game, "sevilla")[0], where(game, "granada")[0]) == (4, 3)


def test_EG_5_7_all_of_them():
    game = at_turn("1/move_all_own_from_one_region", aragon=[7, 0, 0, 0])
    play(game, "start", "name aragon", *moves("red", 7))
    assert where(game, "sevilla") == [7, 0, 0, 0]
    assert asked(game) == ["red take_turn"]


def test_EG_5_7_only_where_one_has_some_and_not_in_the_kings_region():
    game = at_turn("1/move_all_own_from_one_region", galicia=[3, 0, 0, 0], aragon=[0, 3, 0, 0], sevilla=[1, 0, 0, 0])
    play(game, "start")
    assert offered(game) == ["name sevilla", "pass"]


# -- placing as a special action -----------------------------------------------------------------------------


def test_EG_5_8_two_more_into_any_regions_or_the_castillo():
    game = at_turn("1/place_2_anywhere")
    play(game, "start", "place granada", "place castillo")
    assert where(game, "granada") == [1, 0, 0, 0]
    assert where(game, "castillo") == [1, 0, 0, 0]
    assert where(game, "court")[0] == 5
    assert offered(game) == ["place pais_vasco", "place castilla_la_vieja", "place castillo", "pass"]


def test_EG_5_8_example_15_three_in_all_one_of_them_only_next_to_the_king_or_into_the_castillo():
    game = at_turn("1/place_2_anywhere")
    play(game, "place pais_vasco")
    assert offered(game) == ["start", "pass"], "one beside the King is all the regular placing gives"
    play(game, "start", "place sevilla", "place sevilla")
    assert where(game, "court")[0] == 4
    assert asked(game) == ["blue choose_action_card"]


def test_EG_5_8_not_into_the_kings_region_and_fewer_is_allowed():
    game = at_turn("1/place_2_anywhere")
    play(game, "start")
    assert "place galicia" not in offered(game)
    assert len(offered(game)) == 10
    play(game, "place granada", "pass")
    assert where(game, "court")[0] == 6


@pytest.mark.parametrize(("court", "placed"), [(0, 0), (1, 1)])
def test_EG_5_8_no_more_than_are_at_the_court(court, placed):
    game = at_turn("1/place_2_anywhere", courts=[court, 7, 7, 7])
    if placed:
        play(game, "start", "place granada")
    assert where(game, "granada") == [placed, 0, 0, 0]
    assert asked(game) == ["blue choose_action_card"]


def test_EG_5_9_either_of_the_two():
    game = at_turn("1/move_all_own_or_place_2", aragon=[2, 0, 0, 0])
    play(game, "start")
    assert asked(game) == ["red choose_part"]
    assert offered(game) == ["choice 0", "choice 1"]
    play(game, "choice 0", "name aragon", *moves("red", 2))
    assert where(game, "sevilla") == [2, 0, 0, 0]
    assert asked(game) == ["red take_turn"], "not both"
    game = at_turn("1/move_all_own_or_place_2", aragon=[2, 0, 0, 0])
    play(game, "start", "choice 1", "place granada", "place granada")
    assert where(game, "granada") == [2, 0, 0, 0]
    assert where(game, "aragon") == [2, 0, 0, 0]


def test_EG_5_9_what_cannot_be_done_is_not_offered():
    game = at_turn("1/move_all_own_or_place_2", galicia=[2, 0, 0, 0])
    play(game, "start")
    assert asked(game) == ["red place_anywhere"], "nobody to move, so the choice is made"
    game = at_turn("1/move_all_own_or_place_2", aragon=[2, 0, 0, 0], courts=[0, 7, 7, 7])
    play(game, "start")
    assert asked(game) == ["red name_source"], "nobody to place, so the choice is made"
    game = at_turn("1/move_all_own_or_place_2", galicia=[2, 0, 0, 0], courts=[0, 7, 7, 7])
    assert asked(game) == ["blue choose_action_card"], "nothing at all to do"


def test_EG_5_what_was_picked_is_moved():
    game = at_turn("1/move_3", **CROWD)
    play(game, "start", "pick red aragon")
    with pytest.raises(castillo.IllegalChoice):
        game.choose("pass")
