"""KI-2: a round with a display."""

import pytest

import castillo
from castillo.el_grande.modules.king_and_intrigue.tests.at_display import MODULES, at_display, at_power, display
from tests.rules.table import asked, board, holders, offered, play, where


def test_KI_2_1_no_value_twice():
    game = board(4, modules=MODULES, played=[None] * 4, hands=[HAND] * 4, start_player=0)
    play(game, "card veto")
    assert asked(game) == ["blue play_power_card"]
    assert "card veto" not in offered(game)
    assert str(game.decisions[0].why_not("king_and_intrigue/power/veto")) == "A 40 is already on the table this round."


HAND = [
    "intriguer",
    "place_anywhere",
    "opponents_empty_court",
    "veto",
    "angry_king",
    "disc_scoring",
    "grande_and_escort",
    "mobile_scoreboard",
    "score_worth_4",
    "double_region",
    "into_the_castillo",
    "royal_advisor",
    "king",
]


@pytest.mark.parametrize(
    ("played", "held"),
    [
        ((60, 180), {"intrigue_card": 0, "king_card": 1}),
        ((60, 180, 100), {"intrigue_card": 0, "caballero_card_1": 2, "king_card": 1}),
        ((60, 50, 100, 70), {"intrigue_card": 1, "caballero_card_1": 0, "caballero_card_2": 3, "king_card": 2}),
        (
            (60, 50, 100, 70, 90),
            {"intrigue_card": 1, "caballero_card_1": 0, "caballero_card_2": 3, "caballero_card_3": 4, "king_card": 2},
        ),
    ],
)
def test_KI_2_1_the_rank_gives_the_display_card(played, held):
    assert display(at_display(*played)) == held


def test_KI_2_1_nobody_has_a_display_card_before_all_have_played():
    game = board(4, modules=MODULES, played=[60, 50, 100, None], stage="power_cards", start_player=0)
    assert set(display(game).values()) == {None}
    play(game, "card score_worth_5")
    assert display(game)["king_card"] == 3


def test_KI_2_1_turns_go_from_the_highest_to_the_lowest_and_the_log_says_who_has_what():
    game = board(4, modules=MODULES, played=[60, 50, 100, None], stage="power_cards", start_player=0)
    events = game.choose(game.decisions[0].options[0])
    told = [str(event.text) for event in events if event.kind == "king_and_intrigue-log-display_card"]
    assert len(told) == 4
    assert "King card: 5 caballeros" in told[0]
    assert "Intrigue card: 1 caballero." in told[3]


def test_KI_2_2_supply_as_on_the_power_card():
    game = at_power(40)
    assert where(game, "court") == [7 + 4, 7, 7, 7]


def test_KI_2_2_fewer_may_be_taken_before_anything_else_is_done():
    game = at_power(40)
    assert "fewer" in offered(game)
    play(game, "fewer", "number 1")
    assert where(game, "court")[0] == 7 + 1
    assert "fewer" not in offered(game)


def test_KI_2_2_fewer_is_not_offered_once_something_is_done():
    game = at_power(40)
    play(game, "place castillo")
    assert "fewer" not in offered(game)


def test_KI_2_2_who_takes_from_regions_takes_the_whole_province():
    game = at_power(40, aragon=[20, 0, 0, 0], sevilla=[2, 0, 0, 0])
    assert where(game, "province")[0] == 0
    assert asked(game) == ["red take_from_regions"]
    passed = game.clone()
    play(game, "pick red sevilla", "pass")
    assert "fewer" not in offered(game)
    play(passed, "pass")
    assert "fewer" in offered(passed)


def test_KI_2_2_place_up_to_the_number_of_the_display_card_next_to_the_king():
    game = at_power(60)  # below the 90: the Caballero card with 2
    assert offered(game)[:3] == ["place pais_vasco", "place castilla_la_vieja", "place castillo"]
    play(game, "place castillo", "place castillo")
    assert offered(game) == ["start", "pass"]


def test_KI_2_2_the_special_action_is_that_of_the_power_card():
    game = at_power(170, aragon=[2, 0, 0, 0])
    play(game, "start", "name aragon")
    assert game.scores == (5, 0, 0, 0)
    assert "place castillo" in offered(game), "placing may follow"


def test_KI_2_2_placing_that_has_begun_is_over_when_the_special_action_starts():
    game = at_power(170)
    play(game, "place castillo", "start", "name aragon")
    assert asked(game) == ["yellow take_turn"], "the turn is over"


# -- KI-2.3 --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [4, 5])
def test_KI_2_3_with_four_or_five_the_king_holder_has_only_the_king_card(players):
    game = at_display(*[40, 30, 20, 10, 15][:4] if players == 4 else [50, 40, 30, 20, 10])
    assert display(game)["king_card"] == 0
    assert [said for said in offered(game) if said.startswith("start")] == ["start"]
    play(game, "start")
    assert asked(game) == ["red move_king"]


def test_KI_2_3_a_veto_of_the_king_holder_is_lost():
    game = at_display(40, 30, 20, 10)
    play(game, "start", "to aragon", "pass")
    assert game.describe()["vetoes"] == [0] * 4
    assert where(game, "court")[0] == 7 + 4, "they still take the supply"


def test_KI_2_3_with_four_the_intrigue_holder_has_only_the_intrigue_card():
    game = at_display(170, 175 + 5, 160, 150, turn=3, aragon=[1, 1, 1, 1])
    play(game, "start")
    assert asked(game) == ["yellow choose_part"]


@pytest.mark.parametrize("played", [(170, 60), (170, 100, 60)])
def test_KI_2_3_with_two_or_three_the_king_holder_picks_one_of_the_two(played):
    game = at_display(*played)
    starts = [said for said in offered(game) if said.startswith("start")]
    assert starts == ["start king_card", "start score_one_region"]
    assert game.decisions[0].prompt.args["special"] == "several"
    other = game.clone()
    play(game, "start king_card")
    assert asked(game) == ["red move_king"]
    play(game, "to aragon")
    assert not [said for said in offered(game) if said.startswith("start")], "one of the two, not both"
    play(other, "start score_one_region")
    assert asked(other) == ["red score_one_region"]


def test_KI_2_3_with_two_the_intrigue_holder_may_lay_out_his_veto():
    game = at_display(40, 170, turn=0)
    assert game.describe()["vetoes"] == [0, 0], "they pick"
    play(game, "start veto")
    assert game.describe()["vetoes"] == [2, 0]
    assert not [said for said in offered(game) if said.startswith("start")], "one of the two, not both"


def test_KI_2_3_a_veto_that_is_picked_costs_no_placement():
    game = at_display(40, 170, turn=0)
    play(game, "place pais_vasco", "start veto")
    assert game.describe()["vetoes"] == [2, 0]
    play(game, "place castillo")
    assert (where(game, "pais_vasco")[0], where(game, "castillo")[0]) == (1, 1)


def test_KI_2_3_who_uses_the_display_card_has_no_veto():
    game = at_display(40, 30, 20)
    play(game, "start king_card", "to aragon", "pass")
    assert game.describe()["vetoes"] == [0, 0, 0]


def test_KI_Q18_who_picks_neither_has_the_veto_which_costs_nothing():
    game = at_display(40, 30, 20)
    play(game, "place castillo", "pass")
    assert game.describe()["vetoes"] == [2, 0, 0]


def test_KI_2_3_a_card_without_an_action_leaves_only_the_display_card():
    game = at_display(180, 60)
    assert [said for said in offered(game) if said.startswith("start")] == ["start"]


def test_KI_2_3_every_caballero_holder_has_only_the_power_card():
    game = at_display(170, 180, 60)
    assert [said for said in offered(game) if said.startswith("start")] == ["start"]
    play(game, "start")
    assert asked(game) == ["red score_one_region"]


# -- KI-2.4 --------------------------------------------------------------------------------------------------


def test_KI_2_4_the_king_goes_to_any_region_before_placing():
    game = at_display(180, 60, 50, 10)
    play(game, "start")
    assert len(offered(game)) == 9
    assert "to castillo" not in offered(game)
    play(game, "to cataluna")
    assert "place aragon" in offered(game)
    assert "place castilla_la_vieja" not in offered(game)


def test_KI_2_4_or_after_placing_and_he_may_stay():
    game = at_display(180, 60, 50, 10)
    play(game, "place pais_vasco", "start", "pass")
    assert game.describe()["king"] == "galicia"
    assert where(game, "pais_vasco") == [1, 0, 0, 0]


def test_KI_2_4_the_intrigue_card_moves_one_of_any_owner():
    game = at_display(10, 180, 100, 60, aragon=[1, 2, 0, 0])
    play(game, "start", "choice 0", "pick blue aragon", "to sevilla")
    assert where(game, "sevilla") == [0, 1, 0, 0]
    assert asked(game) == ["red take_turn"]


def test_KI_2_4_or_own_ones_out_of_one_region_each_where_one_likes():
    game = at_display(10, 180, 100, 60, aragon=[3, 2, 0, 0])
    play(game, "start", "choice 1")
    play(game, *(said for said in offered(game) if said == "name aragon"))
    play(game, "pick red aragon", "to sevilla", "pick red aragon", "to castillo", "pass")
    assert (where(game, "aragon"), where(game, "sevilla")) == ([1, 2, 0, 0], [1, 0, 0, 0])
    assert where(game, "castillo") == [1, 0, 0, 0]


def test_KI_2_4_nobody_leaves_or_enters_the_kings_region():
    game = at_display(10, 180, 100, 60, galicia=[1, 1, 0, 0], aragon=[0, 1, 0, 0])
    play(game, "start")  # no own caballero can leave a region: one of the two is left
    assert offered(game) == ["pick blue aragon", "pass"]
    play(game, "pick blue aragon")
    assert "to galicia" not in offered(game)


def test_KI_2_4_an_intrigue_can_be_vetoed_step_by_step():
    game = at_display(10, 180, 100, 60, aragon=[3, 0, 0, 0], sevilla=[0, 1, 0, 0], vetoes=holders(2))
    play(game, "start", "green: answer no", "choice 1", "name aragon", "green: answer no")
    play(
        game, "pick red aragon", "to sevilla", "green: answer no", "pick red aragon", "to sevilla", "green: answer use"
    )
    assert where(game, "sevilla") == [1, 1, 0, 0]
    assert asked(game) == ["red take_turn"]


# -- KI-2.5, KI-2.6 ------------------------------------------------------------------------------------------


def pass_on(game: castillo.Game, until: str) -> None:
    while game.decisions[0].kind != until:
        said = offered(game)
        game.choose("pass" if "pass" in said else said[0])


def test_KI_2_5_the_lowest_value_gets_the_start_marker_and_a_new_round_begins():
    game = at_display(60, 180, 10, 90, turn=1)
    pass_on(game, "play_power_card")
    assert game.describe()["start_player"] == 2
    assert game.describe()["round"] == 2
    assert set(display(game).values()) == {None}


def test_KI_2_5_a_veto_lies_open_until_the_end_of_the_next_round():
    game = at_power(40)
    play(game, "pass")
    assert game.describe()["vetoes"] == [2, 0, 0, 0]
    pass_on(game, "play_power_card")
    assert game.describe()["vetoes"] == [1, 0, 0, 0]
    play(game, game.decisions[0].options[0].notation)
    pass_on(game, "play_power_card")
    while game.describe()["round"] == 2:
        pass_on(game, "play_power_card")
        play(game, game.decisions[0].options[0].notation)
    assert game.describe()["vetoes"][0] == 0


def test_KI_2_5_one_veto_from_the_last_round_and_one_from_this_may_be_out():
    game = at_power(40, round=2, vetoes=[0, 0, 0, 1])
    assert game.describe()["vetoes"] == [2, 0, 0, 1]


def test_KI_2_6_the_example():
    game = at_display(40, 180, 10, 100)
    assert display(game)["caballero_card_1"] == 0
    assert where(game, "court")[0] == 7 + 4
    assert game.describe()["vetoes"] == [2, 0, 0, 0]
    play(game, "place pais_vasco", "place castillo")
    assert asked(game) == ["green take_turn"]


def test_KI_2_five_players_nine_rounds_always_find_a_card():
    for seed in range(6):
        game = castillo.new_game("el_grande", players=5, modules=MODULES, seed=seed)
        while not game.over:
            assert game.legal()
            game.act(game.legal()[seed % len(game.legal())])
