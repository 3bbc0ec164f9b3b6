"""Take-back: step by step inside one's own turn, down to where something hidden came out or another acted."""

from __future__ import annotations

import random

import pytest

import castillo
from castillo.kernel.ledger import NOTHING
from tests.rules.table import asked, at_cards, at_turn, board, holders, offered, play, where


def reason(game: castillo.Game, seat: int) -> str:
    """Why a seat cannot take back; empty if it can."""
    answer = game.can_take_back(seat)
    return answer.key if isinstance(answer, castillo.Text) else ""


def standing(game: castillo.Game) -> dict[str, object]:
    """A position without the counters of what was chosen."""
    return {field: value for field, value in game.describe().items() if field != "course"}


def test_take_back_step_by_step_inside_ones_own_turn():
    game = at_cards(revealed={"1": "move_4"}, aragon=[2, 0, 0, 0])
    states = []
    for choice in ("stack 1", "place pais_vasco", "start", "pick red aragon", "to sevilla"):
        states.append(standing(game))
        play(game, choice)
    for state in reversed(states):
        assert game.can_take_back(0) is True
        game.take_back(0)
        assert standing(game) == state
    assert reason(game, 0) == "kernel-why-nothing_to_take_back"


def test_take_back_tells_how_many_choices_in_a_row():
    game = at_turn("1/move_4", aragon=[2, 0, 0, 0])
    play(game, "place pais_vasco", "start")
    assert [str(event.text) for event in game.take_back(0)] == ["Red took back their last choice."]
    game.stand(1, "veto", "not_this_turn")
    assert [str(event.text) for event in game.take_back(0)] == ["Red took back their last 2 choices."]
    play(game, "place pais_vasco")
    assert game.take_back(0)[0].args["choices"] == 1, "a new row"


def test_take_back_ends_where_another_seat_acted():
    game = at_cards(revealed={"1": "move_4"})
    play(game, "stack 1", "pass")
    assert game.can_take_back(0) is True, "blue has not acted yet"
    play(game, "stack 2")
    assert reason(game, 0) == "kernel-why-another_acted"
    assert game.can_take_back(1) is True
    game.take_back(1)
    assert reason(game, 1) == "kernel-why-another_acted", "the rest was red's"
    assert game.can_take_back(0) is True, "and red is again the last who acted"


def test_take_back_of_a_power_card_until_the_next_one_is_played():
    game = board(start_player=0)
    play(game, "card power_7")
    game.take_back(0)
    assert "card power_7" in offered(game)
    play(game, "card power_8", "card power_1")
    assert reason(game, 0) == "kernel-why-another_acted"


def test_take_back_ends_where_new_cards_were_turned_up():
    game = at_cards(played=[13, 12, 11, 10], turn=3)
    play(game, "stack 1", "pass")
    assert game.describe()["round"] == 2
    assert reason(game, 3) == "kernel-why-hidden_came_out"


def test_take_back_ends_where_discs_were_shown():
    game = at_turn("4/eviction", aragon=[0, 1, 0, 0])
    play(game, "start", "disc granada")
    assert reason(game, 1) == "kernel-why-hidden_came_out"
    assert reason(game, 0) == "kernel-why-another_acted"


def test_take_back_ends_where_the_castillo_was_opened():
    game = at_turn("3/score_castillo", castillo=[1, 0, 0, 0])
    play(game, "start")
    assert reason(game, 0) == "kernel-why-hidden_came_out"
    game = at_turn("3/score_castillo", castillo=[1, 0, 0, 0], options={"castillo": "open"})
    play(game, "start")
    assert game.can_take_back(0) is True, "it was open anyway"


def test_take_back_goes_on_above_the_floor():
    game = at_turn("3/score_castillo", castillo=[1, 0, 0, 0])
    play(game, "start", "place pais_vasco")
    game.take_back(0)
    assert where(game, "pais_vasco") == [0, 0, 0, 0]
    assert reason(game, 0) == "kernel-why-hidden_came_out"


def test_take_back_ends_where_a_person_answered_a_window():
    game = at_turn("1/move_4", vetoes=holders(1), aragon=[2, 0, 0, 0])
    play(game, "start", "blue: answer no", "pick red aragon")
    game.take_back(0)
    assert asked(game) == ["red pick_caballero"]
    assert reason(game, 0) == "kernel-why-another_acted"


def test_take_back_is_not_stopped_by_a_standing_answer():
    game = at_turn("1/move_4", vetoes=holders(1), aragon=[2, 0, 0, 0])
    game.stand(1, "veto", "not_this_turn")
    play(game, "start", "pick red aragon", "to sevilla")
    for _ in range(3):
        game.take_back(0)
    assert asked(game) == ["red take_turn"]
    assert game.view(1)["standing"] == {"veto": "not_this_turn"}, "which stays"


def test_take_back_with_confirmed_turns_until_the_turn_is_ended():
    game = at_turn("1/move_4", options={"confirm_turns": True})
    play(game, "place pais_vasco", "pass")
    assert asked(game) == ["red end_turn"]
    game.take_back(0)
    game.take_back(0)
    assert where(game, "pais_vasco") == [0, 0, 0, 0]


def test_take_back_refused_changes_nothing_and_says_why():
    game = at_turn("1/move_4")
    play(game, "pass")
    before = game.describe()
    with pytest.raises(castillo.IllegalChoice) as refused:
        game.take_back(1)
    assert refused.value.reason is not None
    assert refused.value.reason.key == "kernel-why-another_acted"
    assert refused.value.reason.args == {"seat": {"seat": 0}}
    assert game.describe() == before


def test_take_back_makes_options_stale():
    game = at_turn("1/move_4")
    option = game.decisions[0].options[0]
    play(game, "place castillo")
    game.take_back(0)
    with pytest.raises(castillo.IllegalChoice, match="belongs to decision"):
        game.choose(option)


def test_take_back_is_an_entry_of_the_record():
    game = castillo.new_game(players=3, seed=2)
    first = game.decisions[0].seat
    game.choose("card power_5")
    game.take_back(first)
    game.choose("card power_6")
    record = game.record()
    assert [entry.kind for entry in record.entries] == ["choose", "take_back", "choose"]
    assert castillo.load(record.to_json()).replay().describe() == game.describe()


def test_take_back_of_nothing():
    game = castillo.new_game(players=3, seed=2)
    assert reason(game, 0) == "kernel-why-nothing_to_take_back"


@pytest.mark.parametrize("seed", range(4))
def test_take_back_goes_to_the_position_before_and_that_is_the_one_a_replay_gives(seed: int):
    """With choices, take-backs and standing answers in any order; the whole game played again is the judge."""
    game, luck = castillo.new_game(players=4, seed=seed), random.Random(seed)
    compared = 0
    while not game.over and compared < 60:
        game.choose(luck.choice(game.decisions[0].options))
        game.stand(luck.randrange(4), "veto", luck.choice(["always", "never", "not_this_turn"]))
        seat = int(game.last_seat)
        while luck.random() < 0.6 and game.can_take_back(seat) is True:
            slow = game.clone()
            slow.kept = NOTHING
            slow.take_back(seat)
            game.take_back(seat)
            assert game.describe() == slow.describe()
            compared += 1
    assert compared >= 60


def test_take_back_plays_nothing_again():
    """However long the game: the position before the choice was kept, and with it those before that one."""
    game, luck = castillo.new_game(players=3, seed=5), random.Random(5)
    further = []
    for _ in range(160):
        seat = int(game.last_seat)
        kept = game.kept.count
        if kept > 1 and game.can_take_back(seat) is True:
            game.take_back(seat)
            further.append(game.kept.count == kept - 1)
        game.choose(luck.choice(game.decisions[0].options))
    assert len(further) > 20
    assert all(further)


def test_take_back_of_hundreds_of_choices_leaves_no_trace():
    """Hands are changed again and again; when the last is made, all that could be taken back is let go at once."""
    modules = ["king_and_intrigue", "players_edition", "special_cards"]
    game, luck = castillo.new_game(players=5, modules=modules, seed=5), random.Random(5)
    while game.decisions[0].kind == "set_discs":
        game.choose(game.decisions[0].options[0])
    for _ in range(300):
        game.choose(luck.choice(game.actions_of(0)), 0)
    assert game.kept.count > 200
    record = game.record()
    for seat in range(5):
        while game.decisions[0].kind == "choose_hand" and seat in [d.seat for d in game.decisions]:
            game.choose(game.actions_of(seat)[0], seat)
    assert game.decisions[0].kind == "play_power_card"
    assert game.kept.count == 0
    assert [castillo.load(record.to_json()).replay().describe()["module_state"] for _ in range(3)] == (
        [record.replay().describe()["module_state"]] * 3
    )
    while not game.over:
        game.choose(luck.choice(game.legal()))


def test_take_back_stops_where_the_game_was_taken_up():
    game, luck = castillo.new_game(players=3, seed=5), random.Random(5)
    while game.can_take_back(int(game.last_seat) if game.made else 0) is not True:
        game.choose(luck.choice(game.decisions[0].options))
    again = castillo.position("el_grande", game.describe())
    assert reason(again, int(again.last_seat)) == "kernel-why-begins_here"
