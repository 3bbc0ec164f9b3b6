"""GC-Q: our own rulings that have no test beside the rule they belong to (docs/decisions/0014)."""

import castillo
from castillo.el_grande.modules.colonies import state as slots
from castillo.el_grande.modules.colonies.tests.sea import at_cards, at_turn, black, general, left, markers, sea
from tests.rules.table import asked, offered, play, where


def test_GC_Q1_a_disc_on_the_kings_region_leaves_black_ones_in_the_castillo():
    game = general(black={"castillo": 2, "aragon": 2}, castillo=[0, 1, 0, 0], slot={slots.HOLDER: 1})
    play(game, "disc galicia")
    assert black(game) == {"castillo": 2, "aragon": 2}
    assert game.view()["trail"]["castillo"] == [[5, 2]], "what went in is remembered of those who are still in"


def test_GC_Q2_the_office_is_offered_on_arrival_and_not_later():
    game = at_turn("5/kings_card")
    play(game, "place ship", "pass")
    assert not any(said.startswith("marker") for said in offered(game))
    assert "owner" not in markers(game, "office")[0]


def test_GC_Q3_settlers_who_do_not_all_fit_are_seated_by_the_start_player():
    """Six seats for three players, three settlers each where another module sends one more."""
    modules = ["king_and_intrigue", "colonies"]
    game = castillo.new_game("el_grande", players=3, modules=modules, seed=1, options={"start_player": 2})
    (board,) = markers(game, "limit_board")
    assert board["place"] != game.describe()["king"]
    while game.decisions[0].kind in ("set_discs", "choose_hand"):
        said = f"disc {board['place']}"
        game.choose(said if said in offered(game) else offered(game)[0])
    assert asked(game) == ["green fill_board"]
    assert sum(markers(game, "limit_board")[0]["counts"]) == 0, "all nine stand beside it"
    play(game, *[f"pick green {board['place']}"] * 3, *[f"pick red {board['place']}"] * 3)
    assert markers(game, "limit_board")[0]["counts"] == [3, 0, 3, 0]


def test_GC_Q7_with_the_king_the_limit_board_stays_as_it_is():
    seated = {slots.SEATED + 1: 0}
    game = at_turn("5/kings_card", limit="galicia", galicia=[0, 2, 0, 0], slot=seated)
    play(game, "pass")
    assert markers(game, "limit_board")[0]["counts"] == [0] * 5, "nobody sits down after the turn"
    assert game.would_score("galicia") == (0, 0, 0, 0)


def test_GC_Q11_a_region_that_is_marked_twice_is_scored_twice():
    slot = {slots.MARKED: 2, slots.MARKED + 1: 2, slots.DUE: 2, slots.DUE + 1: 2}
    game = at_cards(aragon=[1, 0, 0, 0], slot=slot)
    while game.describe()["round"] == 2:
        game.choose("pass" if "pass" in offered(game) else offered(game)[0])
    assert game.scores == (10, 0, 0, 0)


def test_GC_Q12_a_card_must_be_left_for_everybody():
    taken = {"1": -1, "2": -1, "3": -1}
    game = at_turn("7/flip_action_card", taken=taken)
    assert "start" not in offered(game), "three cards for three players"
    spare = at_turn("7/flip_action_card", taken={"1": -1, "2": -1})
    play(spare, "start")
    assert asked(spare) == ["red pick_to_flip"]


def test_GC_Q13_one_more_to_the_court_even_after_placing_is_over():
    game = at_turn("6/holy_inquisition")
    play(game, "place castillo", "start", "pass")
    assert left(game) == 0
    assert "more" in offered(game)
    play(game, "more")
    assert where(game, "court")[0] == 7
    assert asked(game) == ["blue choose_action_card"]


def test_GC_Q14_between_moves_one_takes_up_tokens_but_does_not_sail():
    game = at_turn("1/move_4_own", africa=[1, 0, 0, 0])
    assert {"pick red africa", "take goods red"} <= set(offered(game))
    play(game, "start")
    assert offered(game).count("pick red africa") == 1, "to be moved by the card, not to sail"
    play(game, "take goods red", "pick red africa goods")
    assert "to castillo" in offered(game), "this is a move of the card"


def test_GC_Q15_seats_that_a_free_choice_leaves_stay_free_for_that_scoring():
    game = general(3, limit="aragon", aragon=[6, 1, 0], slot={slots.CHOICES: 1})
    play(game, "answer use", "pick red aragon limit_board", "to castillo", "pass")
    assert markers(game, "limit_board")[0]["counts"] == [5, 0, 0, 0]
    assert game.scores == (5, 0, 0), "blue's stands beside the board"
    while not asked(game)[0].endswith("take_turn"):
        play(game, offered(game)[0])
    play(game, "pass")
    assert markers(game, "limit_board")[0]["counts"] == [5, 1, 0, 0], "after the next turn"


def test_GC_Q16_a_grande_with_nowhere_to_go_stays_in_the_castillo():
    grandes = ["castillo", "sevilla", "valencia", "cataluna"]
    game = general(grandes=grandes, king="granada", slot={slots.HOMES: 8})
    play(game, "disc granada")
    assert game.describe()["grandes"][0] == "castillo", "the King is where it stood, and where its disc shows"
    again = sea(grandes=grandes, round=6, stage="general_scoring", slot={slots.HOMES: 8})
    play(again, "disc sevilla")
    assert again.describe()["grandes"][0] == "sevilla", "at the next scoring it leaves"
