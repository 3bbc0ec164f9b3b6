"""Ask only what matters: what has one answer is taken. Refused choices change nothing."""

from __future__ import annotations

import pytest

import castillo
from tests.rules.table import asked, at_cards, at_turn, board, holders, offered, play, where


def test_asking_what_has_a_single_answer_is_taken_and_is_no_entry_of_the_record():
    game = at_turn("2/opponents_empty_court", courts=[0, 1, 1, 1])
    assert offered(game) == ["start", "pass"]
    play(game, "start")
    assert asked(game) == ["blue choose_action_card"], "nothing to place: the turn is over"
    assert len(game.record().entries) == 2


def test_asking_the_last_card_is_still_a_question_while_fewer_may_be_taken():
    fields = {"turn": 4, "taken": [1, 2, 3, 5], "revealed": {"4": "move_grande"}}
    game = board(5, played=[13, 12, 11, 10, 9], **fields)
    assert offered(game) == ["stack 4", "fewer"]
    play(game, "fewer", "number 0")
    assert asked(game) == ["purple take_turn"], "now the last card is taken by itself"


def test_asking_a_lone_card_without_supply_needs_no_question():
    fields = {"played": [9, 10, 11, 12, 13], "turn": 0, "taken": [1, 2, 3, 5], "revealed": {"4": "move_grande"}}
    game = board(5, stage="turns", courts=[30, 7, 7, 7, 7], **fields)
    assert asked(game) == ["red take_turn"]


def test_asking_a_turn_that_has_nothing_left_ends_by_itself():
    game = at_turn("1/move_4", galicia=[1, 1, 1, 1], courts=[1, 7, 7, 7])
    play(game, "place castillo")
    assert asked(game) == ["blue choose_action_card"]


def test_asking_with_confirmed_turns_a_turn_ends_with_a_question():
    game = at_turn("1/move_4", galicia=[1, 1, 1, 1], options={"confirm_turns": True})
    play(game, "place castillo")
    assert asked(game) == ["red end_turn"]
    assert offered(game) == ["pass"], "asked although there is one answer"
    play(game, "pass")
    assert asked(game) == ["blue choose_action_card"]


def test_asking_supply_takes_all_and_offers_fewer_with_the_next_question():
    game = at_cards(played=[8, 3, 2, 1])
    assert where(game, "court")[0] == 9
    assert offered(game) == ["stack 1", "stack 2", "stack 3", "stack 4", "stack 5", "fewer"]
    play(game, "fewer", "number 0")
    assert where(game, "court")[0] == 7
    assert offered(game) == ["stack 1", "stack 2", "stack 3", "stack 4", "stack 5"]


def test_asking_one_fewer_than_one_needs_no_number():
    game = at_cards(played=[10, 3, 2, 1])
    assert where(game, "court")[0] == 8
    play(game, "fewer")
    assert where(game, "court")[0] == 7
    assert asked(game) == ["red choose_action_card"]


def test_asking_an_opponent_who_has_no_choice_is_not_asked():
    game = at_turn("2/angry_king", courts=[7, 7, 0, 1], aragon=[0, 0, 5, 0])
    play(game, "start")
    assert where(game, "court") == [7, 4, 0, 0]
    assert where(game, "aragon") == [0, 0, 2, 0]
    assert asked(game) == ["red take_turn"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"rounds": 6},
        {"veto": False},
        {"castillo": "open"},
        {"spent_power_cards": "open"},
        {"taken_back_card": "open"},
        {"confirm_turns": True},
        {"start_player": 1},
    ],
    ids=str,
)
def test_asking_every_option_plays_to_the_end_at_every_table(players, options):
    game = castillo.new_game(players=players, seed=17, options=options)
    kinds = set()
    while not game.over:
        decision = game.decisions[0]
        kinds.add(decision.kind)
        found = decision.options
        game.choose(found[(7 * game.describe()["course"][0]) % len(found)])
    assert len(game.scores) == players
    assert max(game.scores) > 0
    assert all(game.scores[seat] == max(game.scores) for seat in game.winners)
    assert ("end_turn" in kinds) == bool(options.get("confirm_turns"))


# -- choose --------------------------------------------------------------------------------------------------


def test_choose_takes_an_option_its_notation_or_its_action():
    results = []
    for which in range(3):
        game = at_turn("1/move_4")
        option = game.decisions[0].options[0]
        game.choose([option, option.notation, option.action][which])
        results.append(game.describe())
    assert results[0] == results[1] == results[2]


@pytest.mark.parametrize("wrong", ["place galicia", "place", "", "stack 1", -1, 10**12, True])
def test_choose_refuses_what_is_not_offered_and_changes_nothing(wrong):
    game = at_turn("1/move_4")
    before = game.describe()
    with pytest.raises(castillo.IllegalChoice, match="is not offered to seat 0; choose one of: place pais_vasco, "):
        game.choose(wrong)
    assert game.describe() == before


def test_choose_refuses_a_stale_option():
    game = at_turn("1/move_4", aragon=[1, 0, 0, 0])
    option = game.decisions[0].options[0]
    play(game, "start")
    with pytest.raises(castillo.IllegalChoice, match="'place pais_vasco' belongs to decision 1 of seat 0, which is no"):
        game.choose(option)


def test_choose_refuses_an_option_of_another_seat():
    game = at_turn("1/move_4")
    with pytest.raises(castillo.IllegalChoice):
        game.choose(game.decisions[0].options[0], seat=1)


@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_choose_refuses_a_seat_that_is_none(seat):
    game = at_turn("1/move_4")
    with pytest.raises(castillo.IllegalChoice, match=f"seat: {seat} is not a seat; the seats are 0 to 3."):
        game.choose("pass", seat=seat)


def test_choose_refuses_everything_after_the_end():
    game = board(round=9, stage="general_scoring")
    with pytest.raises(castillo.IllegalChoice, match=r"The game is over; nothing can be chosen."):
        game.choose("pass")


def test_why_not_says_why_a_place_is_closed():
    game = at_turn("1/move_4", aragon=[1, 0, 0, 0])
    decision = game.decisions[0]
    assert decision.why_not("pais_vasco") is None
    assert [decision.why_not(place).key for place in ("galicia", "granada")] == [  # type: ignore[union-attr]
        "el_grande-why-kings_region",
        "el_grande-why-not_bordering",
    ]


def test_choose_and_act_lead_to_the_same_game():
    chosen, acted = (at_turn("1/move_4", vetoes=holders(1), aragon=[2, 0, 0, 0]) for _ in range(2))
    for _ in range(40):
        chosen.choose(chosen.decisions[0].options[0])
        acted.act(acted.legal()[0])
    assert chosen.describe() == acted.describe()


def test_why_not_says_why_a_power_card_cannot_be_played():
    game = board(round=2, start_player=0, discards=[[13], [12], [11], [10]])
    play(game, "card power_7")
    decision = game.decisions[0]
    keys = [decision.why_not(f"base/power/power_{value}").key for value in (7, 12)]  # type: ignore[union-attr]
    assert keys == ["el_grande-why-value_on_the_table", "el_grande-why-card_used"]


def test_why_not_says_who_has_taken_an_action_card():
    game = board(2, stage="turns", played=[13, 12], turn=1, taken={"1": 0}, revealed={"1": "move_4"})
    decision = game.decisions[0]
    assert str(decision.why_not("base/1/move_4")) == "This card was taken by Red."
    assert decision.why_not("base/5/kings_card") is None, "it can be taken"


def test_why_not_says_what_a_disc_does_not_show():
    game = at_turn("4/disc_scoring")
    play(game, "start")
    assert game.decisions[0].why_not("castillo").key == "el_grande-why-not_on_disc"  # type: ignore[union-attr]
