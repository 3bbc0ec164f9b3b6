"""EG-3: rounds, power cards, supply, the action card, the King's region and the Castillo."""

from __future__ import annotations

from typing import Any

import pytest

import castillo
from castillo.kernel.ledger import ledger_of
from tests.rules.table import (
    asked,
    at_cards,
    at_turn,
    board,
    offered,
    pass_to_end_of_round,
    play,
    scored,
    where,
)


def walk_through(game: castillo.Game) -> list[str]:
    """Play to the end with first options: the rounds begun and the general scorings, in order."""
    story = [f"round {game.describe()['round']}"]
    while not game.over:
        for event in game.choose(game.decisions[0].options[0]):
            if event.kind == "el_grande-log-round_begun":
                story.append(f"round {event.args['round']}")
            if event.kind == "el_grande-log-general_scoring":
                story.append("scoring")
    return story


def test_EG_3_the_first_round_is_told_as_every_other():
    game = castillo.new_game(players=3, seed=1)
    (begun,) = game.beginning()
    assert begun.kind == "el_grande-log-round_begun"
    assert begun.args == {"round": 1, "cards": [card["id"] for card in game.view()["board"]["cards"]]}
    assert game.beginning()[0].args == begun.args
    assert game.made == 0, "telling changes nothing"
    assert castillo.position("el_grande", game.describe()).beginning() == []


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_EG_3_nine_rounds_with_a_general_scoring_after_every_third(players):
    assert walk_through(castillo.new_game(players=players, seed=1)) == [
        "round 1", "round 2", "round 3", "scoring",
        "round 4", "round 5", "round 6", "scoring",
        "round 7", "round 8", "round 9", "scoring",
    ]  # fmt: skip


def test_EG_3_the_short_game_leaves_out_rounds_1_4_and_7():
    assert walk_through(castillo.new_game(players=4, seed=1, options={"rounds": 6})) == [
        "round 2", "round 3", "scoring", "round 5", "round 6", "scoring", "round 8", "round 9", "scoring",
    ]  # fmt: skip


def test_EG_3_the_top_card_of_each_stack_is_turned_up():
    game = castillo.new_game(players=4, seed=1)
    decks = game.describe()["decks"]
    for number in range(9):
        shown = [card["id"] for card in game.view(None)["board"]["cards"] if card["kind"] == "action"]
        assert shown == [f"base/{s}/{deck[number % len(deck)]}" for s, deck in decks.items()]
        while not game.over and game.describe()["round"] == number + 1:
            game.choose(game.decisions[0].options[0])


# -- EG-3.1 power cards --------------------------------------------------------------------------------------


def test_EG_3_1_power_cards_go_round_from_the_start_player():
    game = board(start_player=2)
    order = []
    while game.decisions[0].kind == "play_power_card":
        order.append(game.decisions[0].seat)
        game.choose(game.decisions[0].options[-1])
    assert order == [2, 3, 0, 1]


@pytest.mark.parametrize("start", range(4))
def test_EG_3_1_power_cards_go_round_clockwise_in_a_new_game_and_in_every_round(start: int):
    game = castillo.new_game("el_grande", players=4, seed=1, options={"start_player": start})
    for number in (1, 2):
        first = game.describe()["start_player"]
        order = []
        while game.decisions[0].kind == "play_power_card":
            order.append(game.decisions[0].seat)
            game.choose(game.decisions[0].options[-1])
        assert order == [(first + i) % 4 for i in range(4)]
        while game.describe()["round"] == number:
            play(game, "pass" if "pass" in offered(game) else offered(game)[0])


def test_EG_3_1_a_value_on_the_table_may_not_be_played():
    game = board(start_player=0)
    play(game, "card power_7")
    assert "card power_7" not in offered(game)
    with pytest.raises(castillo.IllegalChoice, match="'card power_7' is not offered to seat 1"):
        game.choose("card power_7")
    play(game, "card power_8")
    assert len(offered(game)) == 11


def test_EG_3_1_a_used_card_is_gone():
    game = board(round=2, start_player=0, discards=[[13], [12], [11], [10]])
    assert "card power_13" not in offered(game)
    assert "card power_12" in offered(game)


def test_EG_3_1_a_playable_card_always_exists():
    hands = [[1, 2, 3, 4, 5]] * 5
    game = board(5, round=9, hands=hands, start_player=0)
    play(game, "card power_1", "card power_2", "card power_3", "card power_4")
    assert game.describe()["played"][4] == "power_5", "the last card left is played by itself"


def test_EG_3_1_example_11_cards_7_3_2_8_give_turns_8_7_3_2_and_supplies_2_3_5_5():
    game = board(start_player=0)
    play(game, "card power_7", "card power_3", "card power_2", "card power_8")
    turns = []
    while game.describe()["round"] == 1:
        seat = game.decisions[0].seat
        turns.append((seat, where(game, "court")[seat] - 7))
        play(game, offered(game)[0])
        if game.decisions[0].kind == "take_turn":
            play(game, "pass")
    assert turns == [(3, 2), (0, 3), (1, 5), (2, 5)]
    assert game.describe()["start_player"] == 2
    assert asked(game) == ["green play_power_card"]


# -- EG-3.2 supply -------------------------------------------------------------------------------------------


def short_of_caballeros(**fields):
    """Red plays the 2 (supply 5) and has three in the Province; elsewhere: 20 in regions, seven at the Court."""
    rows = {"aragon": [8, 0, 0, 0], "galicia": [5, 0, 0, 0], "sevilla": [6, 0, 0, 0], "castillo": [1, 0, 0, 0]}
    return at_cards(played=[2, 3, 4, 5], turn=0, **(rows | fields))


def test_EG_3_2_example_9_supply_5_with_3_in_the_province():
    game = short_of_caballeros()
    assert where(game, "court")[0] == 10, "the three come first, and then regions are asked about"
    assert asked(game) == ["red take_from_regions"]
    play(game, "pick red aragon", "pick red sevilla")
    assert where(game, "court")[0] == 12
    assert asked(game) == ["red choose_action_card"], "five in all, not more"


def test_EG_3_2_example_9_or_only_the_three():
    game = short_of_caballeros()
    play(game, "pass")
    assert where(game, "court")[0] == 10
    assert asked(game) == ["red choose_action_card"]


def test_EG_3_2_never_from_the_kings_region_nor_the_castillo():
    assert offered(short_of_caballeros()) == ["pick red aragon", "pick red sevilla", "pass"]


def test_EG_3_2_fewer_or_none_may_be_taken():
    game = at_cards(played=[2, 3, 4, 5], turn=0)
    assert where(game, "court")[0] == 12
    play(game, "fewer")
    assert offered(game) == ["number 0", "number 1", "number 2", "number 3", "number 4"]
    play(game, "number 2")
    assert where(game, "court")[0] == 9
    assert "fewer" not in offered(game)


def test_EG_3_2_who_takes_from_regions_has_taken_the_whole_province():
    game = short_of_caballeros()
    play(game, "pick red aragon", "pass")
    assert "fewer" not in offered(game), "else one could leave the Province alone and empty regions"
    game = short_of_caballeros()
    play(game, "pass")
    assert "fewer" in offered(game)


def test_EG_3_2_nothing_comes_from_regions_while_the_province_has_enough():
    assert asked(at_cards(played=[2, 3, 4, 5], turn=0, aragon=[5, 0, 0, 0])) == ["red choose_action_card"]


def test_EG_3_2_a_supply_of_none_takes_none():
    game = at_cards(played=[13, 12, 11, 10])
    assert where(game, "court")[0] == 7
    assert "fewer" not in offered(game)


# -- EG-3.3 the action card ----------------------------------------------------------------------------------


def test_EG_3_3_a_card_is_taken_by_one_player_only():
    game = at_cards()
    play(game, "stack 3", "pass")
    assert [said for said in offered(game) if said.startswith("stack")] == ["stack 1", "stack 2", "stack 4", "stack 5"]


@pytest.mark.parametrize("stack", [1, 2, 3, 4, 5])
def test_EG_3_3_the_stacks_number_may_be_placed_and_not_more(stack):
    game = at_cards(revealed={"2": "veto"})
    play(game, f"stack {stack}", *["place pais_vasco"] * stack)
    assert where(game, "pais_vasco")[0] == stack
    assert where(game, "court")[0] == 7 - stack
    assert not game.decisions or "place pais_vasco" not in offered(game)


def test_EG_3_3_fewer_or_none_may_be_placed():
    game = at_turn("4/move_grande")
    play(game, "place pais_vasco", "pass")
    assert where(game, "pais_vasco") == [1, 0, 0, 0]
    assert asked(game) == ["blue choose_action_card"]


def test_EG_3_3_no_more_are_placed_than_are_at_the_court():
    game = at_turn("4/move_grande", courts=[2, 7, 7, 7])
    play(game, "place pais_vasco", "place castillo")
    assert offered(game) == ["start", "pass"]


def test_EG_3_3_example_7_the_king_in_galicia():
    game = at_turn("1/move_4", aragon=[1, 0, 0, 0])
    assert offered(game) == ["place pais_vasco", "place castilla_la_vieja", "place castillo", "start", "pass"]


def test_EG_3_3_example_8_the_king_in_castilla_la_nueva():
    game = at_turn("1/move_4", king="castilla_la_nueva", aragon=[1, 0, 0, 0])
    assert set(offered(game)) == {
        "place aragon", "place castilla_la_vieja", "place granada", "place sevilla", "place valencia", "place castillo",
        "start", "pass",
    }  # fmt: skip


def test_EG_3_3_either_part_may_come_first_but_is_finished_before_the_other():
    game = at_turn("2/score_one_region")
    play(game, "place pais_vasco", "start", "name pais_vasco")
    assert asked(game) == ["blue choose_action_card"], "placing had begun before the special action, so it is over"
    game = at_turn("2/score_one_region")
    play(game, "start", "name aragon")
    assert offered(game) == ["place pais_vasco", "place castilla_la_vieja", "place castillo", "pass"]


def test_EG_3_3_both_parts_may_be_forgone():
    game = at_turn("2/score_one_region", aragon=[1, 0, 0, 0])
    play(game, "pass")
    assert game.scores == (0, 0, 0, 0)
    assert where(game, "court") == [7, 7, 7, 7]


def test_EG_3_3_the_special_action_comes_once():
    game = at_turn("2/score_one_region", aragon=[1, 0, 0, 0])
    play(game, "start", "name aragon")
    assert "start" not in offered(game)


def test_EG_3_3_example_12_place_first_then_score_worth_5():
    rows = {"aragon": [1, 0, 0, 0], "valencia": [0, 1, 0, 0], "castillo": [0, 2, 0, 0]}
    game = at_turn("3/score_worth_5", grandes=["granada"] * 4, **rows)
    play(game, "place pais_vasco", "place pais_vasco", "place castillo")
    assert sorted(scored(game.choose("start"))) == ["aragon", "pais_vasco", "valencia"]
    assert game.scores == (5 + 5, 5, 0, 0)


# -- EG-3.4 the King's region --------------------------------------------------------------------------------


def test_EG_3_4_nothing_is_placed_into_the_kings_region():
    game = at_turn("1/place_2_anywhere", king="aragon")
    play(game, "start")
    assert "place aragon" not in offered(game)
    with pytest.raises(castillo.IllegalChoice) as refused:
        game.choose("place aragon")
    assert refused.value.reason is not None
    assert refused.value.reason.key == "el_grande-why-kings_region"


def test_EG_3_4_nothing_moves_into_or_out_of_the_kings_region():
    game = at_turn("1/move_4", king="aragon", aragon=[3, 3, 0, 0], sevilla=[1, 0, 0, 0])
    play(game, "start")
    assert offered(game) == ["pick red sevilla", "pass"]
    play(game, "pick red sevilla")
    assert "to aragon" not in offered(game)


def test_EG_3_4_the_kings_region_can_be_scored():
    game = at_turn("2/score_one_region", king="aragon", aragon=[2, 1, 0, 0])
    play(game, "start", "name aragon")
    assert game.scores == (7, 4, 0, 0)


# -- EG-3.5 the Castillo -------------------------------------------------------------------------------------


def test_EG_3_5_placed_and_moved_caballeros_may_go_into_the_castillo():
    game = at_turn("1/move_4", aragon=[0, 1, 0, 0])
    play(game, "place castillo", "start", "pick blue aragon", "to castillo")
    assert where(game, "castillo") == [1, 1, 0, 0]


def test_EG_3_5_none_is_moved_out_of_it():
    game = at_turn("1/move_4", castillo=[2, 2, 0, 0], aragon=[0, 0, 1, 0])
    play(game, "start")
    assert offered(game) == ["pick green aragon", "pass"]


def test_EG_3_5_nobody_may_look_into_it_but_all_heard_how_many_went_in():
    game = at_turn("2/score_one_region")
    play(game, "place castillo", "place castillo")
    for viewer in (0, 1, None):
        view = game.view(viewer)
        assert not [stack for stack in view["board"]["stacks"] if stack["place"] == "castillo"]
        assert view["trail"]["castillo"] == [[0, 1], [0, 1]]


def test_EG_3_5_the_castillo_is_not_a_region_when_most_caballeros_are_counted():
    game = at_turn("3/score_most_caballeros", castillo=[9, 0, 0, 0], aragon=[0, 1, 0, 0])
    assert scored(game.choose("start")) == ["aragon"]


# -- EG-3.6 the end of a round -------------------------------------------------------------------------------


def test_EG_3_6_the_lowest_card_starts_the_next_round():
    game = at_cards(played=[5, 1, 9, 7], turn=1)
    pass_to_end_of_round(game)
    assert game.describe()["start_player"] == 1
    assert asked(game) == ["blue play_power_card"]


def test_EG_3_6_power_cards_are_discarded_face_down():
    game = at_cards(discards=[[], [], [], []], played=[13, 12, 11, 10])
    pass_to_end_of_round(game)
    assert game.describe()["played"] == [None] * 4
    assert game.describe()["discards"] == [["power_13"], ["power_12"], ["power_11"], ["power_10"]]
    assert game.view(1)["used"] == [[], ["base/power/power_12"], [], []], "one knows one's own"


def test_EG_3_6_example_14_the_card_left_over_goes_under_its_stack():
    game = castillo.new_game(players=4, seed=1)
    decks = game.describe()["decks"]
    shown = [[deck[0] for deck in decks.values()]]
    for number in (1, 2):
        while game.describe()["round"] == number:
            game.choose(game.decisions[0].options[0])
        cards = [card for card in game.view(None)["board"]["cards"] if card["kind"] == "action"]
        assert all(card["available"] for card in cards)
        shown.append([card["id"].split("/")[-1] for card in cards])
    assert shown == [[deck[i % len(deck)] for deck in decks.values()] for i in range(3)]


def test_EG_3_6_a_veto_that_was_not_used_goes_back_at_the_end_of_the_next_round():
    game = at_turn("2/veto", seat=1)
    pass_to_end_of_round(game)
    assert game.describe()["vetoes"] == [0, 1, 0, 0]
    for _ in range(4):
        play(game, offered(game)[-1])
    pass_to_end_of_round(game)
    assert game.describe()["vetoes"] == [0, 0, 0, 0]


@pytest.mark.parametrize(("first", "second"), [(1, 3), (3, 1), (0, 4), (4, 0)])
def test_EG_3_1_of_equal_values_the_earlier_ranks_higher(first: int, second: int):
    """With five players in the last round a value may have to be repeated."""
    game: Any = castillo.new_game("el_grande", players=5, seed=1)
    for seat, value in enumerate([2, 3, 5, 6, 8]):
        game.played[seat] = value
    game.played[first] = game.played[second] = 7
    game.spent = ledger_of([first * 64 + 7, 2 * 64 + 5, second * 64 + 7])
    order = game.turn_order()  # the lowest first
    assert order.index(first) == order.index(second) + 1
    assert [game.played[seat] for seat in order] == sorted(game.played)
