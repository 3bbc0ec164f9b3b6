"""Position documents: what may be left out, what comes back, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

import castillo
from tests.rules.table import asked, at_turn, board, holders, offered, play, where

EXAMPLE: dict[str, Any] = {
    "players": 4,
    "modules": ["base"],
    "round": 3,
    "king": "galicia",
    "regions": {"aragon": {"caballeros": [3, 3, 2, 2]}},
    "castillo": [2, 2, 1, 0],
    "courts": [7, 7, 7, 7],
    "grandes": ["aragon", "valencia", "granada", "sevilla"],
    "scoreboards": {"8/4/0": "granada"},
    "scores": [0, 0, 0, 0],
    "start_player": 0,
    "revealed": {"1": "move_4", "2": "veto"},
    "played": [7, 3, 2, 8],
}


def test_position_the_example_of_the_architecture_loads():
    game = castillo.position("el_grande", EXAMPLE | {"stage": "turns"})
    assert asked(game) == ["yellow choose_action_card"]
    assert where(game, "aragon") == [3, 3, 2, 2]
    assert where(game, "castillo") == [2, 2, 1, 0]
    assert where(game, "province") == [18, 18, 20, 19], "yellow has taken two"
    assert game.would_score("aragon") == (4, 4, 0, 0)
    assert game.would_score("castillo") == (3, 3, 1, 0)
    document = game.describe()
    assert document["scoreboards"] == {"8/4/0": "granada", "4/0/0": None}
    assert [document["decks"][stack][2] for stack in "12"] == ["move_4", "veto"]


def test_position_stage_power_cards():
    game = castillo.position("el_grande", EXAMPLE | {"stage": "power_cards", "played": [7, 3, None, None]})
    assert asked(game) == ["green play_power_card"]
    assert not {"card power_7", "card power_3"} & set(offered(game))


def test_position_stage_general_scoring():
    game = castillo.position("el_grande", EXAMPLE | {"stage": "general_scoring"})
    assert asked(game) == ["red set_discs", "blue set_discs", "green set_discs"]
    play(game, "disc aragon", "disc aragon", "disc aragon")
    assert where(game, "aragon") == [5, 5, 3, 2]


def test_position_without_a_stage_goes_by_the_power_cards():
    assert asked(castillo.position("el_grande", EXAMPLE))[0] == "yellow choose_action_card"
    bare = {field: value for field, value in EXAMPLE.items() if field != "played"}
    assert asked(castillo.position("el_grande", bare))[0] == "red play_power_card"


def test_position_a_turn_in_the_middle_of_the_round():
    game = castillo.position("el_grande", EXAMPLE | {"turn": 1, "taken": [1, 4]})
    assert asked(game) == ["blue choose_action_card"]
    assert offered(game) == ["stack 2", "stack 3", "stack 5", "fewer"]


def test_position_what_is_left_out_is_as_at_the_start():
    game = castillo.position("el_grande", {"players": 3, "seed": 5})
    fresh = castillo.new_game(players=3, seed=5)
    for field in ("king", "regions", "courts", "castillo", "grandes", "decks", "hands", "scores", "start_player"):
        assert game.describe()[field] == fresh.describe()[field], field


def test_position_later_rounds_have_used_so_many_power_cards():
    game = castillo.position("el_grande", {"players": 3, "round": 5})
    assert [len(hand) for hand in game.describe()["hands"]] == [9, 9, 9]


def test_position_power_cards_by_value_or_by_name():
    by_name = EXAMPLE | {"played": ["power_7", "power_3", "power_2", "power_8"]}
    assert castillo.position("el_grande", by_name).describe() == castillo.position("el_grande", EXAMPLE).describe()


@pytest.mark.parametrize("number", [1, 3, 9])
def test_position_the_kings_card_is_revealed_in_every_round(number):
    game = board(round=number, played=[13, 12, 11, 10], revealed={"5": "kings_card"})
    play(game, "stack 5", "start", "to granada")
    assert game.describe()["king"] == "granada"


def test_position_of_the_six_round_game_counts_on_the_track():
    game = board(round=5, options={"rounds": 6}, revealed={"1": "move_3"})
    assert game.describe()["decks"]["1"][2] == "move_3", "the third round that is played"


MIDDLES = {
    "picked": ("1/move_4", ["start", "pick red aragon"]),
    "victims": ("2/return_1_of_each_opponent", ["start", "pick blue aragon"]),
    "discs": ("4/disc_scoring", ["start", "disc aragon", "blue: disc granada"]),
    "angry": ("2/angry_king", ["start", "pick blue court"]),
    "taken back": ("4/take_back_power_card", ["start"]),
    "window": ("3/score_worth_4", ["start", "blue: answer no", "green: answer no", "name galicia"]),
}
"""Games in the middle of all kinds of questions."""


def middle(name: str) -> castillo.Game:
    card, choices = MIDDLES[name]
    vetoes = holders(1, 2) if name == "window" else holders()
    game = at_turn(card, aragon=[3, 3, 3, 3], castillo=[1, 1, 0, 0], vetoes=vetoes)
    game.stand(2, "veto", "only_before_start")
    play(game, *choices)
    return game


@pytest.mark.parametrize("name", MIDDLES)
def test_position_of_describe_is_the_same_game(name):
    game = middle(name)
    again = castillo.position("el_grande", game.describe())
    assert again.describe() == game.describe()
    assert asked(again) == asked(game)
    for seat in range(4):
        one, other = again.view(seat), game.view(seat)
        del one["take_back"], other["take_back"]  # a document has no past
        assert one == other
    while not game.over and len(game.log.facts()) < 200:
        game.act(game.legal()[0])
        again.act(again.legal()[0])
    assert again.describe() == game.describe()


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"players": 6}, "players: 6 is not allowed; el_grande is for 2 to 5 players."),
        ({"players": True}, "players: True is not allowed"),
        ({"colour": 1}, "colour: a position has no such field; fields are: players, modules"),
        ({"round": 10}, "round: 10 is not allowed; use one of: 1, 2, 3, 4, 5, 6, 7, 8, 9."),
        ({"round": 4, "options": {"rounds": 6}}, "round: 4 is not allowed; use one of: 2, 3, 5, 6, 8, 9."),
        ({"king": "castillo"}, "king: 'castillo' is not a region; regions are: galicia"),
        ({"king": "madrid"}, "king: 'madrid' is not a place; places are: galicia"),
        ({"regions": {"court": {"caballeros": [1, 1, 1, 1]}}}, "regions: 'court' does not belong here; regions are"),
        ({"regions": {"aragon": {"caballeros": [1, 1, 1]}}}, "regions.aragon.caballeros: must have 4 entries"),
        ({"regions": {"aragon": {"caballeros": [1, 1, 1, -1]}}}, "regions.aragon.caballeros: -1 is not allowed"),
        ({"regions": {"aragon": {"caballeros": [24, 0, 0, 0]}}}, "regions, castillo, courts: seat 0 has 33 caballeros"),
        ({"regions": [1]}, "regions: must be a table; got"),
        (
            {"regions": {"aragon": {"caballeros": [1, 1, 1, 1], "grandes": [0]}}},
            "regions.aragon: has one field, caballeros; got: caballeros, grandes.",
        ),
        ({"turn": 1, "stage": "general_scoring"}, "turn: nobody's turn has begun in stage 'general_scoring'."),
        ({"castillo": 5}, "castillo: must be a list; got 5."),
        ({"courts": [31, 0, 0, 0]}, "regions, castillo, courts: seat 0 has"),
        ({"grandes": ["court", "aragon", "aragon", "aragon"]}, "grandes: 'court' is not a region."),
        ({"grandes": ["aragon"]}, "grandes: must have 4 entries; got 1."),
        ({"grandes": ["aragon", None, "aragon", "aragon"]}, "grandes: that of seat 1 is nowhere; each stands in a"),
        ({"scoreboards": {"9/9/9": "aragon"}}, "scoreboards: '9/9/9' is not a scoreboard; scoreboards are: 8/4/0"),
        ({"scoreboards": {"8/4/0": "court"}}, "scoreboards: 'court' cannot hold one; only regions and the"),
        ({"scoreboards": {"8/4/0": "aragon", "4/0/0": "aragon"}}, "scoreboards: two of them are in 'aragon'"),
        ({"scores": [1, 2, 3, "4"]}, "scores: '4' is not allowed; use a whole number from 0 to 9999."),
        ({"start_player": 4}, "start_player: 4 is not allowed; use a whole number from 0 to 3."),
        ({"revealed": {"1": "veto"}}, "revealed: 'veto' is not a card of stack 1; cards are: move_3"),
        ({"revealed": {"6": "veto"}}, "revealed: '6' is not a stack; stacks are: 1, 2, 3, 4, 5."),
        ({"decks": {"5": ["kings_card", "kings_card"]}}, "decks.5: must hold exactly the cards of that stack"),
        ({"stage": "end"}, "stage: 'end' is not known; stages are: power_cards, turns, general_scoring."),
        ({"stage": "turns", "played": [1, 2, 3, None]}, "played: in stage 'turns' every seat has played"),
        ({"played": [7, 7, 2, 8]}, "played: no value may be on the table twice."),
        ({"played": [14, 7, 2, 8]}, "played: 14 is not a power card; power cards are: power_1"),
        ({"played": [1.0, 7, 2, 8]}, "played: 1.0 is not a power card; power cards are: power_1"),
        ({"played": [1 << 64, 7, 2, 8]}, "played: 18446744073709551616 is not a power card; power cards are: power_1"),
        (
            {"taken": {"1": 3, "2": 3}, "turn": 2},
            "taken: seat 3 has taken 2 of the action cards; by now it is at most 1.",
        ),
        ({"taken": {"1": 2}, "turn": 2}, "taken: seat 2 has taken 1 of the action cards; by now it is at most 0."),
        ({"taken": [1, 2], "turn": 0}, "taken: of the action cards 2 are gone; players who have begun a turn: 1."),
        (
            {"taken": [1], "stage": "power_cards"},
            "taken: of the action cards 1 are gone; players who have begun a turn: 0.",
        ),
        ({"round": 2, "stage": "general_scoring"}, "a general scoring comes at the end of one of the rounds 3, 6, 9."),
        (
            {"round": 5, "options": {"rounds": 6}, "stage": "general_scoring"},
            "a general scoring comes at the end of one of the rounds 3, 6, 9.",
        ),
        ({"discards": [[7], [3], [2], [8]]}, "discards: 8 power cards that were played are not used; 2 at most came"),
        ({"hands": [list(range(1, 14))] * 4}, "discards: 12 power cards that were played are not used; 2 at most came"),
        ({"discards": [[1, 4, 5]] * 4}, "discards: seat 0 has used 4 power cards; by now it has played 3."),
        (
            {"hands": [list(range(1, 8))] * 4, "discards": [[8, 9]] * 4},
            "hands, discards: seat 0 has 7 power cards in hand and 2 used; together there are 13.",
        ),
        ({"turn": 4}, "turn: 4 is not allowed; use a whole number from 0 to 3."),
        ({"taken": [6]}, "taken: 6 is not a stack; stacks are: 1, 2, 3, 4, 5."),
        ({"taken": [1, 2, 3, 4, 5]}, "taken: 4 players have yet to take a card; that many must be left."),
        (
            {"hands": [[1], [2], [3], [4]]},
            "hands, discards: seat 0 has 1 power cards in hand; the rounds to come need at least 6",
        ),
        ({"hands": [[1]] * 4, "discards": [[1]] * 4}, "hands, discards: seat 0 has a card both in hand and used."),
        ({"discards": [list(range(1, 14))] * 4}, "hands, discards: seat 0 has 0 power cards in hand"),
        ({"vetoes": [3, 1, 0, 0]}, "vetoes: 3 lie open; there are 2 Veto cards."),
        ({"vetoes": [1, 0, 0, 0], "options": {"veto": False}, "revealed": {}}, "vetoes: 1 lie open; there are 0 Veto"),
        (
            {"vetoes": [2, 0, 0, 0]},
            r"vetoes: 1 \(2, 8\) are of this round, in which fewer Veto cards",
        ),
        (
            {"vetoes": [0, 0, 0, 2], "turn": 2, "taken": {"1": 3}},
            r"vetoes: 1 \(2, 8\) are of this round, in which fewer",
        ),
        (
            {"round": 1, "stage": "power_cards", "played": [None] * 4, "scores": [0, 0, 1, 0]},
            "scores: somebody has points",
        ),
        ({"round": 1, "scores": [50, 0, 0, 0]}, "scores: somebody has points before the first turn."),
        ({"vetoes": [8, 0, 0, 0]}, r"vetoes: a second one \(4, 8\) lies beside a first of the same round \(1, 2\)."),
        ({"vetoes": [6, 0, 0, 0]}, "vetoes: a second one"),
        ({"entered": [3]}, "entered: those who went into the Castillo are not those who are in it."),
        ({"entered": [], "castillo": [0, 1, 0, 0]}, "entered: those who went into the Castillo are not those"),
        ({"spent": [0, 1, 2]}, "spent: a power card that was played and not taken back is not used."),
        ({"spent": [], "discards": [[1, 4]] * 4}, "spent: a power card is used that was never played."),
        ({"module_state": [1]}, "module_state: must have 0 entries; got 1."),
        ({"spent": [4096 * 4]}, "spent: 16384 is not allowed"),
        ({"spent": [5 * 64]}, "spent: 320 is not allowed"),
        ({"pending": [["el_grande.Nothing", 0]]}, r"pending: \['el_grande.Nothing', 0\] is not a frame; frames are:"),
        ({"pending": [["el_grande.TakeTurn", 0]]}, "pending: .* does not fit its frame"),
        ({"pending": [["el_grande.TakeTurn", "x", 0, 0]]}, "pending: .* must be followed by whole numbers."),
        (
            {"pending": [["el_grande.TakeTurn", 7, 0, 0]]},
            "pending: 7 is not allowed in .*; seat is a number",
        ),
        (
            {"pending": [["el_grande.Phase", 0, 7, 0]]},
            "pending: 7 is not allowed in .*; phase is a number",
        ),
        ({"pending": [["el_grande.TakeTurn", 0, 0, 0]]}, "pending: .* is not possible: it is not this player's turn"),
        ({"pending": 5}, "pending: must be a list; got 5."),
        ({"seed": "seven"}, "seed: 'seven' is not a seed; it must be a whole number from 0 to"),
        ({"modules": ["base", "moon"]}, "modules: 'moon' is not known; el_grande has: base, anniversary, "),
    ],
)
def test_position_refuses_the_impossible_with_one_sentence_that_names_the_field(wrong, message):
    with pytest.raises(castillo.SetupError, match=message):
        castillo.position("el_grande", EXAMPLE | wrong)


def changed(game: castillo.Game, field: str, at: int, *path_and_value: Any) -> dict[str, Any]:
    """A document of this very game with one value in one of its lists changed."""
    document = game.describe()
    document[field] = [list(entry) if isinstance(entry, list) else entry for entry in document[field]]
    *path, value = path_and_value
    row = document[field]
    for step in path:
        row, at = row[at], step
    row[at] = value
    return document


def test_position_nobody_is_asked_who_does_not_sit_here():
    """A waiting bit for a seat that is not there: `decisions` used to run until the memory was full."""
    game = middle("discs")
    opened, asked_mask = game.describe()["pending"][-1][2:4]
    for at, value in ((3, asked_mask | 1 << 6), (4, 1 << 6), (4, 1 << 4), (4, 0), (2, opened - 10**6)):
        with pytest.raises(castillo.SetupError, match="pending: "):
            castillo.position("el_grande", changed(game, "pending", -1, at, value))


def test_position_a_grande_comes_into_the_castillo_only_where_a_card_sends_it_there():
    inside = {"players": 2, "grandes": ["castillo", "aragon"]}
    with pytest.raises(castillo.SetupError, match="grandes: 'castillo' is not a region"):
        castillo.position("el_grande", inside)
    assert castillo.position("el_grande", inside | {"modules": ["colonies"]}).describe()["grandes"][0] == "castillo"


def test_position_a_joker_is_followed_by_another_card_before_the_turns():
    modules = ["king_and_intrigue", "players_edition"]
    with pytest.raises(castillo.SetupError, match="a Joker lies on the table without another card"):
        castillo.position("el_grande", {"players": 2, "modules": modules, "stage": "turns", "played": ["joker", 130]})


def test_position_no_veto_of_the_round_before_in_the_first_round():
    with pytest.raises(castillo.SetupError, match="vetoes: one from the previous round lies open"):
        castillo.position("el_grande", {"players": 2, "round": 1, "vetoes": [1, 0]})
    castillo.position("el_grande", {"players": 2, "round": 2, "vetoes": [1, 0]})


@pytest.mark.parametrize(
    ("name", "at", "value", "message"),
    [
        ("picked", 5, 99, "pending: 99 is not allowed"),  # a place that is not there
        ("picked", 2, -3, "pending: -3 is not allowed"),  # how many own
        ("picked", 1, -1, "a question is to somebody"),
        ("discs", 6, 9, "pending: 9 is not allowed"),  # a purpose that is not there
        ("window", 2, 7, "pending: 7 is not allowed"),  # a window that is not there
        ("angry", 2, 100, "pending: 100 is not allowed"),
    ],
)
def test_position_every_number_of_a_pending_frame_can_be(name, at, value, message):
    with pytest.raises(castillo.SetupError, match=message):
        castillo.position("el_grande", changed(middle(name), "pending", -2 if name == "picked" else -1, at, value))


@pytest.mark.parametrize(("at", "value"), [(0, -1), (2, 10**6), (3, 4), (4, 9), (5, 999), (6, 4)], ids=str)
def test_position_the_course_can_be(at, value):
    with pytest.raises(castillo.SetupError, match="course: "):
        castillo.position("el_grande", changed(middle("picked"), "course", at, value))


def test_position_a_turn_is_that_of_the_active_player():
    with pytest.raises(castillo.SetupError, match="it is not this player's turn"):
        castillo.position("el_grande", changed(at_turn("1/move_4"), "pending", -1, 1, 1))


def test_position_frames_lie_where_they_can():
    game = middle("window")
    frames = game.describe()["pending"]
    for order in (frames[::-1], frames[1:], frames + frames, [*frames, *frames[:1]], frames[-1:]):
        with pytest.raises(castillo.SetupError, match="pending"):
            castillo.position("el_grande", game.describe() | {"pending": order})


@pytest.mark.parametrize("below", ["ScoreRegions", "EndSpecial", "Phase"])
def test_position_a_reaction_is_to_a_step_that_has_been_announced(below: str):
    document = middle("window").describe()
    frames = document["pending"]
    names = [frame[0].partition(".")[2] for frame in frames]
    assert names[-4:] == ["ScoreRegions", "CarryScoring", "Reaction", "Reaction"]
    castillo.position("el_grande", document)
    with pytest.raises(castillo.SetupError, match="nothing has been announced"):
        castillo.position("el_grande", document | {"pending": [*frames[: names.index(below) + 1], frames[-1]]})


def test_position_no_turn_begins_in_the_middle_of_another():
    game = at_turn("1/move_4")
    frames = game.describe()["pending"]
    begun = next(frame for frame in frames if frame[:1] == ["el_grande.Phase"] and frame[2:] == [1, 0])
    castillo.position("el_grande", game.describe())
    with pytest.raises(castillo.SetupError, match="a turn begins when no other is under way"):
        castillo.position("el_grande", game.describe() | {"pending": [*frames, begun]})


@pytest.mark.parametrize(
    ("under_way", "reason"),
    [
        ([["Phase", -1, 0, 4], ["Phase", -1, 3, 0], ["Phase", 0, 1, 0]], "a round has begun"),
        ([["Phase", -1, 0, 3], ["Phase", 0, 1, 0], ["Phase", -1, 2, 0]], "it is a step of the round"),
        (
            [["Phase", -1, 0, 3], ["Phase", -1, 0, 3]],
            "below everything else, and only there, is the course of the round",
        ),
        ([["Phase", -1, 2, 0]], "below everything else, and only there, is the course of the round"),
    ],
)
def test_position_the_parts_of_a_round_lie_where_they_can(under_way: list[list[Any]], reason: str):
    pending = [[f"el_grande.{name}", *numbers] for name, *numbers in under_way]
    with pytest.raises(castillo.SetupError, match=reason):
        castillo.position("el_grande", {"players": 4, "modules": ["grandissimo"], "round": 3, "pending": pending})


def test_position_nobody_has_used_a_power_card_before_the_first_round():
    setting_up = castillo.new_game("el_grande", players=2, modules=["king_and_intrigue"], seed=1).describe()
    castillo.position("el_grande", setting_up)
    with pytest.raises(castillo.SetupError, match="discards: a power card is used, yet no round has begun"):
        castillo.position("el_grande", setting_up | {"hands": setting_up["discards"], "discards": setting_up["hands"]})


def test_position_no_veto_lies_open_before_the_first_round():
    modules = ["king_and_intrigue", "colonies"]
    setting_up = castillo.new_game("el_grande", players=2, modules=modules, seed=1).describe()
    fields = {"players": 2, "modules": modules, "round": 1, "seed": 1}
    decks = castillo.position("el_grande", fields).describe()["decks"]
    assert decks
    castillo.position("el_grande", setting_up | {"decks": decks})
    with pytest.raises(castillo.SetupError, match="vetoes: 1 \\(2, 8\\) are of this round"):
        castillo.position("el_grande", setting_up | {"decks": decks, "vetoes": [2, 0]})


def test_position_power_cards_that_came_back_are_no_more_than_cards_lay_out_that_bring_them_back():
    """EG-5.27: there are two; whether they have lain out, the decks say, where the document does."""
    fields = {"players": 2, "round": 3, "seed": 1}
    castillo.position("el_grande", fields | {"discards": [[1], [2]]})
    fourth = castillo.position("el_grande", fields).describe()["decks"]["4"]
    rest = [card for card in fourth if not card.startswith("take_back")]
    late = {"4": [*rest, "take_back_power_card", "take_back_power_card"]}
    with pytest.raises(castillo.SetupError, match="discards: 2 power cards that were played are not used; 0 at most"):
        castillo.position("el_grande", fields | {"discards": [[1], [2]], "decks": late})
    early = {"4": ["take_back_power_card", *rest, "take_back_power_card"]}
    castillo.position("el_grande", fields | {"discards": [[1, 2], [2]], "decks": early})


def test_position_a_general_scoring_that_is_pending_is_due():
    game = board(round=3, stage="general_scoring", castillo=[1, 1, 0, 0])
    document = game.describe()
    castillo.position("el_grande", document)
    discs = [frame for frame in document["pending"] if frame[0] == "el_grande.SetDiscs"]
    assert discs
    turns = board(round=3, stage="turns", played=[1, 2, 3, 4], castillo=[1, 1, 0, 0]).describe()
    for pending in ([*turns["pending"], *discs], [turns["pending"][0], *document["pending"][1:]]):
        with pytest.raises(castillo.SetupError, match="a general scoring comes at the end of one of the rounds 3, 6"):
            castillo.position("el_grande", turns | {"pending": pending})


def test_position_the_six_round_game_scores_in_the_same_rounds_of_the_track():
    for number in (3, 6, 9):
        fields = {"players": 2, "round": number, "options": {"rounds": 6}, "stage": "general_scoring"}
        castillo.position("el_grande", fields)


IN_TURN = EXAMPLE | {"turn": 1, "taken": {"1": 3, "4": 0}}
"""Blue is choosing an action card; yellow and red have had their turns."""


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda now: {"pending": []}, "round, pending: the game is over after round 9 only."),
        (lambda now: {"pending": [now[0], now[-1]]}, "an action card is taken in a turn"),
        (lambda now: {"pending": [*now, now[-1]]}, "an action card is taken in a turn"),
        (
            lambda now: {"pending": [*now[:-1], [*now[-1][:2], 20]]},
            "fewer are at the Court than have just been taken there",
        ),
        (lambda now: {"pending": [*now, ["el_grande.TakeFewer", 1, 20]]}, "fewer are at the Court than have just been"),
        (lambda now: {"course": [2, 2, 2, 0, 0, 0, -1]}, "it is not this player's turn"),
        (lambda now: {"discs": ["aragon", None, None, None]}, "discs: one is set, yet nobody has been asked for one."),
        (lambda now: {"played": [7, 3, 2, 3]}, "played: no value may be on the table twice."),
        (lambda now: {"pending": [*now[:-1], ["el_grande.TakeTurn", 1, 0, 0]]}, "no card is in play"),
        (lambda now: {"pending": [["el_grande.Phase", -1, 0, 6]]}, "the phase has fewer steps"),
        (lambda now: {"stage": "turns"}, "stage, pending: what is pending says where the game stands"),
        (lambda now: {"turn": 1}, "turn, pending: what is pending says where the game stands"),
    ],
)
def test_position_in_the_middle_of_a_round_cannot_be(change, message):
    document = castillo.position("el_grande", IN_TURN).describe()
    castillo.position("el_grande", document)
    with pytest.raises(castillo.SetupError, match=message):
        castillo.position("el_grande", document | change(document["pending"]))


CARD = at_turn("1/move_4").describe()["course"][5]
"""The number of a card."""


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda now: {"pending": [*now[:-1], ["el_grande.TakeTurn", 0, 50, 1]]}, "placed is a number from 0 to 30"),
        (lambda now: {"pending": [*now[:-1], ["el_grande.TakeTurn", 0, 6, 1]]}, "no turn comes so far"),
        (lambda now: {"pending": [*now[:-1], ["el_grande.TakeTurn", 0, 0, 1]]}, "no turn comes so far"),
        (lambda now: {"pending": [*now[:-1], ["el_grande.TakeTurn", 0, 1, 0]]}, "no turn comes so far"),
        (lambda now: {"pending": [*now[:-1], ["el_grande.TakeTurn", 0, 0, 2]]}, "no turn comes so far"),
        (
            lambda now: {"pending": [*now[:-2], ["el_grande.Phase", 0, 1, 2], now[-1]]},
            "another step of the course",
        ),
        (lambda now: {"pending": [*now[:-1], ["el_grande.EndTurn", 1]]}, "it is not this player's turn"),
        (lambda now: {"pending": [*now, ["el_grande.PickCaballero", 1, 1, 0, 0, -1]]}, "it is not this player's turn"),
        (lambda now: {"pending": [now[0], *now[2:]]}, "turns are taken from the highest power card to the lowest"),
        (lambda now: {"pending": [now[0], now[2], now[1], *now[3:]]}, "turns are taken from the highest power card"),
        (lambda now: {"pending": [["el_grande.Phase", -1, 0, 5], *now[1:]]}, "turns are taken once all have played"),
        (lambda now: {"course": [0, 0, 0, -1, 0, CARD + 1, -1]}, "course: 3 is in play, a card that has not lain out."),
        (lambda now: {"course": [0, 0, 0, 0, 0, CARD, -1]}, "course: choices that stand, that count and all entries"),
        (
            lambda now: {"course": [1, 1, 0, -1, 0, CARD, -1]},
            "course: choices that stand, that count and all entries",
        ),
        (lambda now: {"course": [0, 0, 0, -1, -1, CARD, -1]}, "a card is in play in nobody's turn"),
    ],
)
def test_position_in_the_middle_of_a_turn_cannot_be(change, message):
    document = at_turn("1/move_4").describe() | {"course": [0, 0, 0, -1, 0, CARD, -1]}
    cards = castillo.position("el_grande", document).view(0)["board"]["cards"]
    assert [card["id"] for card in cards if card["in_play"]] == ["base/1/move_4"]
    with pytest.raises(castillo.SetupError, match=message):
        castillo.position("el_grande", document | change(document["pending"]))


@pytest.mark.parametrize(
    ("field", "at", "value", "message"),
    [
        ("pending", -1, (8, 1), "those who have answered have set their discs"),  # a place of somebody who is to answer
        ("pending", -1, (8, 0), "those who have answered have set their discs"),  # none of somebody who has answered
        ("pending", -1, (8, 1 << 40), "those who have answered have set their discs"),
        ("pending", -1, (2, 1 << 20), "opened is a number from 0 to"),
        ("course", 6, (), "a special action is under way where its end waits, and only there"),
    ],
)
def test_position_in_the_middle_of_a_special_action_cannot_be(field, at, value, message):
    game = middle("discs")
    with pytest.raises(castillo.SetupError, match=message):
        castillo.position("el_grande", changed(game, field, at, *(value or (1,))))


def test_position_a_card_is_in_play_in_somebodys_turn():
    document = castillo.position("el_grande", EXAMPLE | {"stage": "power_cards", "played": [None] * 4}).describe()
    with pytest.raises(castillo.SetupError, match=r"course: a card is in play in nobody's turn\."):
        castillo.position("el_grande", document | {"course": [0, 0, 0, -1, -1, CARD, -1]})


def test_position_power_cards_are_played_clockwise():
    """EG-3.1: whoever comes later in the round has not played before somebody who comes earlier."""
    for played in ([7, None, 2, None], [None, 3, 2, 8]):
        with pytest.raises(castillo.SetupError, match="played, pending: power cards are played clockwise"):
            castillo.position("el_grande", EXAMPLE | {"played": played})
    document = castillo.position("el_grande", EXAMPLE | {"start_player": 1, "played": [None, 3, 2, 8]}).describe()
    lowest, asked_first = document["pending"]
    for done in (lowest[3] - 1, lowest[3] + 1):
        with pytest.raises(castillo.SetupError, match="pending: power cards are played before anybody has a turn"):
            castillo.position("el_grande", document | {"pending": [[*lowest[:3], done], asked_first]})


def test_position_what_is_counted_is_no_more_than_a_card_sheet_prints():
    """A sheet that lets one move 200 is played on from a document; without it 200 are never moved."""
    sheet = {"base/1/move_4": {"up_to": 200}}
    game = at_turn("1/move_4", aragon=[3, 3, 3, 3], sheet=sheet)
    play(game, "start")
    document = game.describe()
    assert document["pending"][-1][2:5].count(200) == 1
    assert castillo.position("el_grande", document).describe() == document
    with pytest.raises(castillo.SetupError, match="pending: 200 is not allowed"):
        castillo.position("el_grande", document | {"sheet": {}})


def test_position_two_action_cards_in_one_round_are_possible_where_a_card_says_so():
    two = {"players": 3, "round": 2, "played": [13, 12, 11], "turn": 1, "taken": {"1": 0, "6": 0}}
    castillo.position("el_grande", two | {"modules": ["grandissimo"]})
    with pytest.raises(castillo.SetupError, match="taken: seat 0 has taken 2 of the action cards"):
        castillo.position("el_grande", two | {"taken": {"1": 0, "2": 0}})


def test_position_power_cards_that_are_left_out_are_as_many_as_were_played():
    for fields in ({"hands": [["veto", *range(50, 151, 10)]] * 2}, {}):
        game = castillo.position(
            "el_grande", {"players": 2, "modules": ["king_and_intrigue"], "round": 2, "seed": 3} | fields
        )
        document = game.describe()
        assert [len(cards) for cards in document["hands"]] == [12, 12]
        assert [len(cards) for cards in document["discards"]] == [1, 1]


def test_position_what_is_no_plain_data_is_refused_before_it_is_read():
    deep: Any = []
    for _ in range(10_000):
        deep = [deep]
    for wrong in ({"pending": deep}, {"king": object()}, {"taken": [[1]]}, {"courts": [1 << 80] * 4}, {"round": 3.0}):
        with pytest.raises(castillo.SetupError):
            castillo.position("el_grande", EXAMPLE | wrong)
    for text in ("[" * 100_000, '{"castillo": 1, "setup": ' + "[" * 5000 + "]" * 5000 + "}", "1" * 5000):
        with pytest.raises(castillo.SetupError):
            castillo.load(text)


def test_position_needs_the_number_of_players():
    with pytest.raises(castillo.SetupError, match=r"players: is missing; a position needs the number of players."):
        castillo.position("el_grande", {"king": "aragon"})
    with pytest.raises(castillo.SetupError, match=r"position: must be a table of fields; got list."):
        castillo.position("el_grande", [])  # type: ignore[arg-type]


def test_position_of_a_game_that_is_over():
    game = board(round=9, stage="general_scoring", scores=[1, 2, 3, 4])
    again = castillo.position("el_grande", game.describe())
    assert (again.over, again.winners) == (True, (3,))


def test_position_who_has_played_by_now_says_who_began():
    for seed in range(4):
        bare = {"players": 4, "seed": seed, "round": 2, "played": [7, None, None, 5]}
        assert castillo.position("el_grande", bare).describe()["start_player"] == 3
    with pytest.raises(castillo.SetupError, match="clockwise"):
        castillo.position("el_grande", {**bare, "start_player": 0})
