"""Q-03: the Veto, and the window in which it is used. Red acts, blue (and in some tests others) holds a Veto."""

from __future__ import annotations

from typing import Any

import pytest

import castillo
from tests.rules.table import asked, at_cards, at_turn, board, holders, offered, pass_to_end_of_round, play, where

NO, USE = "blue: answer no", "blue: answer use"
CROWD = {"aragon": [6, 6, 6, 6]}


def against(card: str, *seats: int, **fields: Any) -> castillo.Game:
    """Red has taken a card; the seats named (blue, if none is) hold a Veto."""
    return at_turn(card, **({"vetoes": holders(*(seats or (1,)))} | fields))


def test_Q_03_example_10_two_moves_stand_the_third_is_taken_back_the_fourth_is_lost():
    game = against("1/move_4", **CROWD)
    play(game, "start", NO)
    for colour in ("red", "green"):
        play(game, f"pick {colour} aragon", "to sevilla", NO)
    play(game, "pick yellow aragon", "to sevilla")
    assert asked(game) == ["blue reaction"]
    play(game, USE)
    assert where(game, "sevilla") == [1, 0, 1, 0]
    assert where(game, "aragon") == [5, 6, 5, 6]
    assert asked(game) == ["red take_turn"]
    assert offered(game) == ["place pais_vasco", "place castilla_la_vieja", "place castillo", "pass"]


# -- every card, in the middle of it -------------------------------------------------------------------------

Rows = dict[str, list[int]]
MOVE = ["pick green aragon", "to sevilla"]
MIDDLE: dict[str, tuple[dict[str, Any], list[str], Rows, tuple[int, ...]]] = {
    # card: (board, choices up to the announced step that is vetoed, what lies where then, scores)
    "1/move_3": (CROWD, ["start", NO, *MOVE, NO, *MOVE], {"aragon": [6, 6, 5, 6], "sevilla": [0, 0, 1, 0]}, ()),
    "1/move_4": (CROWD, ["start", NO, *MOVE, NO, *MOVE], {"aragon": [6, 6, 5, 6], "sevilla": [0, 0, 1, 0]}, ()),
    "1/move_4_own": (
        CROWD,
        ["start", NO, "pick red aragon", "to sevilla", NO, "pick red aragon", "to granada"],
        {"aragon": [5, 6, 6, 6], "sevilla": [1, 0, 0, 0], "granada": [0, 0, 0, 0]},
        (),
    ),
    "1/move_3_foreign": (CROWD, ["start", NO, *MOVE, NO, *MOVE], {"sevilla": [0, 0, 1, 0]}, ()),
    "1/move_2_own_2_foreign": (
        CROWD,
        ["start", NO, "pick red aragon", "to castillo", NO, *MOVE],
        {"aragon": [5, 6, 6, 6], "castillo": [1, 0, 0, 0], "sevilla": [0, 0, 0, 0]},
        (),
    ),
    "1/move_5_from_one_region": (
        CROWD,
        ["start", NO, "name aragon", NO, *MOVE, NO, *MOVE],
        {"aragon": [6, 6, 5, 6], "sevilla": [0, 0, 1, 0]},
        (),
    ),
    "1/move_all_own_from_one_region": (
        {"aragon": [3, 0, 0, 0], "granada": [1, 0, 0, 0]},
        ["start", NO, "name aragon", NO, "pick red aragon", "to sevilla", NO, "pick red aragon", "to sevilla"],
        {"aragon": [2, 0, 0, 0], "sevilla": [1, 0, 0, 0]},
        (),
    ),
    "1/place_2_anywhere": (
        {},
        ["start", NO, "place granada", NO, "place sevilla"],
        {"granada": [1, 0, 0, 0], "sevilla": [0, 0, 0, 0], "court": [6, 7, 7, 7]},
        (),
    ),
    "1/move_all_own_or_place_2": (
        {"aragon": [1, 0, 0, 0]},
        ["start", NO, "choice 1", "place granada", NO, "place sevilla"],
        {"granada": [1, 0, 0, 0], "sevilla": [0, 0, 0, 0], "court": [6, 7, 7, 7]},
        (),
    ),
    "2/opponents_empty_court": (
        {"courts": [5, 2, 2, 2]},
        ["start", NO, NO, NO, NO],
        {"court": [5, 0, 1, 2], "province": [25, 30, 29, 28]},
        (),
    ),
    "2/opponents_return_3_from_court": (
        {"courts": [5, 5, 5, 5]},
        ["start", NO, NO, NO, NO, NO],
        {"court": [5, 2, 4, 5], "province": [25, 28, 26, 25]},
        (),
    ),
    "2/return_1_of_each_opponent": (
        CROWD,
        ["start", NO, "pick blue aragon", NO, "pick green aragon"],
        {"aragon": [6, 5, 6, 6]},
        (),
    ),
    "2/angry_king": (
        CROWD,
        ["start", NO, "blue: pick blue court", NO, "blue: pick blue aragon"],
        {"aragon": [6, 6, 6, 6], "court": [7, 6, 7, 7]},
        (),
    ),
    "2/disc_return_all": (
        {"aragon": [0, 2, 0, 0], "sevilla": [0, 2, 2, 0]},
        ["start", NO, "blue: disc aragon", NO, NO],
        {"aragon": [0, 1, 0, 0], "sevilla": [0, 2, 2, 0]},
        (),
    ),
    "2/disc_return_2": (
        {"aragon": [0, 3, 3, 0], "sevilla": [0, 2, 2, 0]},
        ["start", NO, "blue: disc aragon", "green: disc aragon", NO, NO, NO],
        {"aragon": [0, 1, 3, 0]},
        (),
    ),
    "2/score_one_region": ({"aragon": [2, 1, 0, 0]}, ["start", NO, "name aragon"], {}, (0, 0, 0, 0)),
    "3/score_worth_4": (
        {"cataluna": [1, 0, 0, 0], "sevilla": [0, 0, 1, 0]},
        ["start", NO, "name cataluna", NO, "name sevilla"],
        {},
        (4, 0, 0, 0),
    ),
    "3/score_worth_5": (
        {"aragon": [1, 0, 0, 0], "pais_vasco": [0, 0, 1, 0]},
        ["start", NO, "name pais_vasco", NO, "name aragon"],
        {},
        (0, 0, 5, 0),
    ),
    "3/score_worth_6_7": (
        {"castilla_la_nueva": [1, 0, 0, 0], "granada": [0, 0, 1, 0]},
        ["start", NO, "name granada", NO, "name castilla_la_nueva"],
        {},
        (0, 0, 6, 0),
    ),
    "3/score_castillo": ({"castillo": [1, 0, 0, 0]}, ["start", NO], {"castillo": [1, 0, 0, 0]}, (0, 0, 0, 0)),
    "3/score_first_places": (
        {"aragon": [1, 0, 0, 0], "granada": [0, 0, 1, 0]},
        ["start", NO, NO, NO, NO, NO, NO, NO, NO, NO],  # eight regions of nine; Granada is the last
        {},
        (5, 0, 0, 0),
    ),
    "3/score_most_caballeros": (
        {"aragon": [1, 0, 0, 0], "castilla_la_nueva": [0, 0, 1, 0]},
        ["start", NO, "name castilla_la_nueva", NO],
        {},
        (0, 0, 7, 0),
    ),
    "3/score_fewest_caballeros": (
        {"aragon": [1, 0, 0, 0], "castilla_la_nueva": [0, 0, 1, 0]},
        ["start", NO, "name castilla_la_nueva", NO],
        {},
        (0, 0, 7, 0),
    ),
    "3/score_one_region": ({"aragon": [2, 1, 0, 0]}, ["start", NO, "name aragon"], {}, (0, 0, 0, 0)),
    "4/mobile_scoreboard": ({}, ["start", NO, "marker 8_4_0", "to aragon"], {}, ()),
    "4/take_back_power_card": (
        {"round": 2, "discards": [[9], [1], [2], [3]]},
        ["start", NO, "card power_9"],
        {},
        (),
    ),
    "4/two_to_court": ({}, ["start", NO, "number 2", NO], {"court": [8, 7, 7, 7], "province": [22, 23, 23, 23]}, ()),
    "4/move_grande": ({}, ["start", NO, "to aragon"], {}, ()),
    "4/disc_scoring": (
        {"aragon": [1, 0, 0, 0], "granada": [0, 0, 1, 0]},
        ["start", NO, "disc aragon", "disc granada", "disc sevilla", "disc sevilla", NO, "red: name granada", NO],
        {},
        (0, 0, 6, 0),
    ),
    "4/eviction": (
        {"aragon": [0, 2, 0, 2], "sevilla": [0, 1, 0, 0]},
        ["start", NO, "name aragon", NO, "blue: disc granada", "yellow: disc granada", NO, NO, NO],
        {"aragon": [0, 0, 0, 2], "granada": [0, 2, 0, 0]},
        (),
    ),
    "4/royal_advisor": ({}, ["start", NO, "to pais_vasco"], {}, ()),
    "5/kings_card": ({}, ["start", NO, "to granada"], {}, ()),
}


@pytest.mark.parametrize("card", MIDDLE)
def test_Q_03_in_the_middle_of_every_card_earlier_steps_stand_the_rest_is_lost(card):
    fields, choices, rows, scores = MIDDLE[card]
    game = against(card, **fields)
    play(game, *choices)
    assert asked(game) == ["blue reaction"], "a step has been announced"
    before = game.describe()
    play(game, USE)
    for place, row in rows.items():
        assert where(game, place) == row, place
    assert game.scores == (scores or (0, 0, 0, 0))
    after = game.describe()
    for field in ("regions", "castillo", "courts", "grandes", "scoreboards", "king", "hands", "discards", "scores"):
        assert after[field] == before[field], "the announced step was not carried out"
    assert after["vetoes"] == [0, 0, 0, 0], "the Veto is spent"
    assert asked(game) == ["red take_turn"], "the regular placing is still possible"
    assert "start" not in offered(game), "the special action is lost"
    play(game, "place castillo")
    assert where(game, "castillo")[0] == before["castillo"][0] + 1


@pytest.mark.parametrize("card", MIDDLE)
def test_Q_03_before_every_card_starts(card):
    fields, *_ = MIDDLE[card]
    game = against(card, **fields)
    before = game.describe()
    play(game, "start")
    assert asked(game) == ["blue reaction"]
    play(game, USE)
    after = game.describe()
    for field in ("regions", "castillo", "courts", "grandes", "scoreboards", "king", "hands", "discards", "scores"):
        assert after[field] == before[field]
    assert after["vetoes"] == [0, 0, 0, 0]
    assert "start" not in offered(game)
    assert "place castillo" in offered(game)


def test_Q_03_every_card_but_the_veto_is_in_the_table_above():
    decks = board().describe()["decks"]
    assert {f"{stack}/{card}" for stack, deck in decks.items() for card in deck} - {"2/veto"} == set(MIDDLE)


# -- single steps --------------------------------------------------------------------------------------------


def test_Q_03_naming_a_region_is_a_step():
    game = against("1/move_5_from_one_region", **CROWD)
    play(game, "start", NO, "name aragon", USE)
    assert asked(game) == ["red take_turn"]
    game = against("4/eviction", **CROWD)
    play(game, "start", NO)
    assert asked(game) == ["blue reaction"], "Aragón, the only region there is to name, is announced"
    play(game, USE)
    assert asked(game) == ["red take_turn"], "nobody sets a disc"


def test_Q_03_the_common_reveal_of_the_discs_is_one_step():
    game = against("4/disc_scoring", **CROWD)
    play(game, "start", NO, "disc aragon", "disc granada", "disc sevilla", "disc galicia")
    assert asked(game) == ["blue reaction"]
    events = game.choose("answer use", seat=1)
    assert not [event for event in events if event.kind == "el_grande-log-disc_shown"], "they stay secret"
    assert game.scores == (0, 0, 0, 0)


def test_Q_03_picking_a_caballero_up_is_not_yet_a_step():
    game = against("1/move_4", **CROWD)
    play(game, "start", NO, "pick red aragon")
    assert asked(game) == ["red move_caballero"]


# -- what cannot be vetoed -----------------------------------------------------------------------------------


def test_Q_03_the_regular_placing_cannot_be_vetoed():
    game = against("4/move_grande")
    play(game, "place pais_vasco", "place castillo")
    assert asked(game) == ["red take_turn"]


def test_Q_03_taking_a_veto_card_cannot_be_vetoed():
    game = at_turn("2/veto", round=2, vetoes=[0, 1, 0, 0])
    assert game.describe()["vetoes"] == [2, 1, 0, 0]
    assert asked(game) == ["red take_turn"]


def test_Q_03_using_a_veto_cannot_be_vetoed():
    game = against("1/move_4", 1, 2, **CROWD)
    play(game, "start", USE)
    assert asked(game) == ["red take_turn"]
    assert game.describe()["vetoes"] == [0, 0, 1, 0], "green is not asked any more"


def test_Q_03_one_cannot_veto_oneself():
    game = at_turn("1/move_4", vetoes=holders(0), **CROWD)
    play(game, "start")
    assert asked(game) == ["red pick_caballero"]


def test_Q_03_supply_and_power_cards_cannot_be_vetoed():
    rows = {"aragon": [8, 0, 0, 0], "sevilla": [12, 0, 0, 0]}
    game = at_cards(played=[2, 3, 4, 5], turn=0, vetoes=holders(1), **rows)
    play(game, "pick red aragon", "pass")
    assert asked(game) == ["red choose_action_card"]


def test_Q_03_a_general_scoring_cannot_be_vetoed():
    game = board(round=3, stage="general_scoring", vetoes=holders(1), aragon=[1, 0, 0, 0])
    assert game.scores == (5, 0, 0, 0)


def test_Q_03_without_the_veto_there_is_no_window():
    game = at_turn("1/move_4", options={"veto": False}, **CROWD)
    assert "veto" not in game.describe()["decks"]["2"]
    assert len(game.describe()["decks"]["2"]) == 9
    with pytest.raises(castillo.IllegalChoice, match="window: 'veto' is not a window of this game; windows are: none"):
        game.stand(1, "veto", "always")


# -- who is asked --------------------------------------------------------------------------------------------


def test_Q_03_only_holders_are_asked():
    game = at_turn("1/move_4", **CROWD)
    play(game, "start")
    assert asked(game) == ["red pick_caballero"]
    game = against("1/move_4", 3, **CROWD)
    play(game, "start")
    assert asked(game) == ["yellow reaction"]


def test_Q_03_only_when_something_is_left_to_stop():
    game = against("2/opponents_empty_court", courts=[7, 0, 0, 0])
    assert "start" not in offered(game)
    game = against("1/move_4", **CROWD)
    play(game, "start", NO, "pass")
    assert asked(game) == ["red take_turn"], "stopping of oneself is no step"


def test_Q_03_each_of_two_holders_is_asked_in_turn_order_after_the_active_player():
    game = against("1/move_4", 1, 3, **CROWD)
    play(game, "start")
    assert asked(game) == ["blue reaction"]
    play(game, "blue: answer no")
    assert asked(game) == ["yellow reaction"]
    play(game, "yellow: answer no")
    assert asked(game) == ["red pick_caballero"]


def test_Q_03_turn_order_is_that_of_the_power_cards():
    game = against("1/move_4", 1, 3, played=[13, 2, 4, 9], **CROWD)
    play(game, "start")
    assert asked(game) == ["yellow reaction"], "yellow's turn comes before blue's"
    game = against("1/move_4", 1, 3, played=[8, 13, 4, 2], turn=0, **CROWD)
    play(game, "start")
    assert asked(game) == ["yellow reaction"], "blue's turn is over, so blue comes round last"


def test_Q_03_the_second_holder_may_stop_it_after_the_first_let_it_happen():
    game = against("1/move_4", 1, 3, **CROWD)
    play(game, "start", "blue: answer no", "yellow: answer use")
    assert game.describe()["vetoes"] == [0, 1, 0, 0]
    assert asked(game) == ["red take_turn"]


def test_Q_03_nobody_else_may_answer():
    game = against("1/move_4", **CROWD)
    play(game, "start")
    with pytest.raises(castillo.IllegalChoice, match="Seat 0 is not asked now; the question is for seat 1"):
        game.choose("answer use", seat=0)
    assert game.describe()["vetoes"] == [0, 1, 0, 0]


# -- how long it lies ----------------------------------------------------------------------------------------


def next_round(game: castillo.Game) -> None:
    pass_to_end_of_round(game)
    while game.decisions[0].kind == "play_power_card":
        game.choose(game.decisions[0].options[-1])


def test_Q_03_it_lies_until_the_end_of_the_next_round():
    game = at_turn("2/veto")
    play(game, "pass")
    next_round(game)
    assert game.describe()["vetoes"] == [1, 0, 0, 0], "still good in the next round"
    next_round(game)
    assert game.describe()["vetoes"] == [0, 0, 0, 0]


def test_Q_03_it_can_be_used_in_the_next_round():
    game = at_turn("1/move_4", round=2, vetoes=[0, 1, 0, 0], **CROWD)
    play(game, "start", USE)
    assert game.describe()["vetoes"] == [0, 0, 0, 0]


def test_Q_03_who_holds_two_spends_the_older_first():
    cards = {"1": "move_4", "2": "veto"}
    before = {"played": [12, 13, 11, 10], "turn": 0, "taken": {"2": 1}}
    game = at_turn("1/move_4", round=2, vetoes=[0, 3, 0, 0], revealed=cards, **before, **CROWD)
    play(game, "start", USE)
    assert game.describe()["vetoes"] == [0, 2, 0, 0]


def test_Q_03_two_that_expire_together_are_two():
    game = at_turn("1/move_4", round=2, vetoes=[0, 5, 0, 0], **CROWD)
    two = game.clone()
    play(game, "start", USE)
    assert game.describe()["vetoes"] == [0, 1, 0, 0]
    game = two
    seen = [m for m in game.view(2)["board"]["markers"] if m["kind"] == "veto"]
    assert [(m["seat"], m["until"]) for m in seen] == [(1, "this_round")] * 2


def test_Q_03_one_veto_stops_one_special_action():
    game = against("1/move_4", **CROWD)
    play(game, "start", USE, "pass")
    assert asked(game) == ["blue choose_action_card"]
    play(game, "pass" if "pass" in offered(game) else offered(game)[0])
    pass_to_end_of_round(game)
    assert game.describe()["vetoes"] == [0, 0, 0, 0]


# -- standing answers ----------------------------------------------------------------------------------------


def windows_met(standing: str, said: bool) -> list[str]:
    """At which moments of two moves blue is asked, after a standing answer in advance or at the first window."""
    game = against("1/move_4", **CROWD)
    met = []
    if not said:
        game.stand(1, "veto", standing)
    for moment, choices in [("start", ["start"]), ("one", MOVE), ("two", MOVE)]:
        play(game, *choices)
        if asked(game) == ["blue reaction"]:
            met.append(moment)
            play(game, f"blue: answer {standing}" if said and standing != "always" else NO)
    return met


@pytest.mark.parametrize(
    ("standing", "met"),
    [
        ("always", ["start", "one", "two"]),
        ("not_this_action", []),
        ("not_this_turn", []),
        ("only_before_start", ["start"]),
    ],
)
def test_Q_03_standing_answers_given_in_advance(standing, met):
    assert windows_met(standing, said=False) == met


@pytest.mark.parametrize("standing", ["not_this_action", "not_this_turn", "only_before_start"])
def test_Q_03_standing_answers_given_in_the_window(standing):
    assert windows_met(standing, said=True) == ["start"]


def test_Q_03_only_before_start_is_offered_only_there():
    game = against("1/move_4", **CROWD)
    play(game, "start")
    assert offered(game) == [
        "answer no", "answer use", "answer not_this_action", "answer not_this_turn", "answer only_before_start",
    ]  # fmt: skip
    play(game, NO, *MOVE)
    assert "answer only_before_start" not in offered(game)


@pytest.mark.parametrize(
    ("standing", "kept"),
    [("not_this_action", "always"), ("not_this_turn", "always"), ("only_before_start", "only_before_start")],
)
def test_Q_03_how_long_a_standing_answer_stands(standing, kept):
    game = against("1/move_4", **CROWD)
    game.stand(1, "veto", standing)
    play(game, "start", *[NO] * (standing == "only_before_start"), "pass")
    after_action = "always" if standing == "not_this_action" else standing
    assert game.view(1)["standing"] == {"veto": after_action}
    play(game, "pass")
    assert game.view(1)["standing"] == {"veto": kept}


def test_Q_03_a_turn_without_a_special_action_ends_what_was_said_for_it():
    game = against("1/move_4", **CROWD)
    game.stand(1, "veto", "not_this_action")
    play(game, "pass")
    assert game.view(1)["standing"] == {"veto": "always"}


def test_Q_03_a_standing_answer_is_secret():
    game = against("1/move_4", **CROWD)
    before = {viewer: game.view(viewer) for viewer in (0, 2, 3, None)}
    assert game.stand(1, "veto", "not_this_turn") == []
    assert all(game.view(viewer) == before[viewer] for viewer in before)


def test_Q_03_stand_answers_the_window_that_is_open():
    game = against("1/move_4", **CROWD)
    play(game, "start")
    game.stand(1, "veto", "always")
    assert asked(game) == ["blue reaction"], "always asks"
    game.stand(1, "veto", "only_before_start")
    assert asked(game) == ["blue reaction"], "this is before the start"
    game.stand(1, "veto", "not_this_action")
    assert asked(game) == ["red pick_caballero"]
    assert isinstance(game.can_take_back(0), castillo.Text), "blue has answered, so red has started"


@pytest.mark.parametrize("answer", ["not_this_action", "not_this_turn"])
def test_Q_14_nobody_else_can_tell_a_standing_answer_to_an_open_window_from_any_other(answer):
    said, stood = (against("1/move_4", **CROWD) for _ in range(2))
    for game in (said, stood):
        play(game, "start")
    play(said, f"blue: answer {answer}")
    stood.stand(1, "veto", answer)
    for move in ("pick red aragon", "to sevilla", "pass"):
        for viewer in (0, 2, 3, None):
            assert stood.view(viewer) == said.view(viewer)
        play(said, move)
        play(stood, move)


def test_Q_03_stand_reaches_a_window_that_waits_its_turn():
    game = against("1/move_4", 1, 3, **CROWD)
    play(game, "start")
    game.stand(3, "veto", "not_this_turn")
    assert asked(game) == ["blue reaction"]
    play(game, NO)
    assert asked(game) == ["red pick_caballero"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((1, "vetto", "always"), "window: 'vetto' is not a window of this game; windows are: veto."),
        (
            (1, "veto", "use"),
            "answer: 'use' is not a standing answer to 'veto'; use one of: always, only.*",
        ),
        ((4, "veto", "always"), "seat: 4 is not a seat; the seats are 0 to 3."),
    ],
)
def test_Q_03_stand_refuses_what_it_does_not_know(arguments, message):
    game = against("1/move_4", **CROWD)
    before = game.describe()
    with pytest.raises(castillo.IllegalChoice, match=message):
        game.stand(*arguments)
    assert game.describe() == before


def test_Q_03_the_window_says_what_was_announced():
    game = against("1/move_4", **CROWD)
    play(game, "start", NO, *MOVE)
    args = game.decisions[0].prompt.args
    assert args["acting"] == {"seat": 0}
    assert args["card"] == {"card": "base/1/move_4"}
    assert "sevilla" in str(args["step"])


@pytest.mark.parametrize(
    ("card", "said", "figure"),
    [
        ("4/royal_advisor", ("to pais_vasco",), "king"),
        ("4/move_grande", ("to aragon",), "grande-0"),
        ("4/mobile_scoreboard", ("marker 8_4_0", "to aragon"), "scoreboard-8_4_0"),
    ],
)
def test_Q_03_the_window_says_which_figure_goes_where(card: str, said: tuple[str, ...], figure: str):
    game = against(card)
    play(game, "start", NO, *said)
    step: Any = game.decisions[0].prompt.args["step"]
    place = said[-1].removeprefix("to ")
    assert step["args"] == {"seat": {"seat": 0}, "marker": {"marker": figure}, "place": {"place": place}}
