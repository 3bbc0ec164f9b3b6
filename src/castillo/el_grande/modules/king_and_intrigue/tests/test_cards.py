"""KI-3: the eighteen cards, each as its holder uses it."""

import pytest

import castillo
from castillo.el_grande.modules.king_and_intrigue.tests.at_display import MODULES, at_display, at_power
from castillo.el_grande.position import Position
from tests.rules.table import asked, board, holders, offered, play, scored, where

SUPPLY = {10: 6, 20: 5, 30: 5, 40: 4, 50: 4, 60: 4, 70: 3, 80: 3, 90: 3, 100: 2, 110: 2, 120: 2, 130: 2, 140: 1, 150: 1}


@pytest.mark.parametrize("value", [10 * n for n in range(1, 19)])
def test_KI_3_every_value_and_its_supply(value):
    game = castillo.new_game("el_grande", players=4, modules=MODULES, seed=1)
    assert isinstance(game, Position)
    card = next(card for card in game.book.power_cards if card.value == value)
    assert card.supply == SUPPLY.get(value, 1 if value == 160 else 0)
    assert card.rule == f"KI-3.{value}"
    assert (card.special is None) == (value in (10, 180))


def test_KI_3_10_and_180_have_no_action_of_their_own():
    game = at_display(10, 180, 60)
    assert [said for said in offered(game) if said.startswith("start")] == [], "nobody stands on the board to be moved"
    assert [said for said in offered(at_display(180, 10, 60)) if said.startswith("start")] == ["start"]


# -- 20 ------------------------------------------------------------------------------------------------------


def test_KI_3_20_this_turn_caballeros_go_anywhere_but_to_the_king():
    game = at_power(20)
    assert "place sevilla" not in offered(game)
    play(game, "start")
    assert len([said for said in offered(game) if said.startswith("place")]) == 9
    assert "place galicia" not in offered(game)
    play(game, "place sevilla", "place castillo")
    assert asked(game) == ["green take_turn"], "the number stays that of the display card"
    assert where(game, "sevilla") == [1, 0, 0, 0]


def test_KI_3_20_comes_before_placing_and_only_for_this_turn():
    game = at_power(20)
    late = game.clone()
    play(late, "place castillo")
    assert "start" not in offered(late)
    play(game, "start", "pass")
    assert game.describe()["module_state"][1] == 0


def test_KI_3_20_vetoed_it_leaves_the_regular_placing():
    game = at_power(20, vetoes=holders(1))
    play(game, "start", "blue: answer use")
    assert "place pais_vasco" in offered(game)
    assert "place sevilla" not in offered(game)


# -- cards that the base game has too ------------------------------------------------------------------------


def test_KI_3_30_opponents_empty_their_courts():
    game = at_power(30)
    play(game, "start")
    assert where(game, "court") == [7 + 5, 0, 0, 0]


def test_KI_3_40_the_veto_lies_open_once_the_supply_is_taken_and_cannot_be_vetoed():
    game = at_power(40, vetoes=holders(1))
    assert game.describe()["vetoes"] == [2, 1, 0, 0]
    assert asked(game) == ["red take_turn"]
    assert not [said for said in offered(game) if said.startswith("start")]
    play(game, "fewer", "number 1")
    assert where(game, "court")[0] == 7 + 1, "taking fewer is still possible"
    assert game.describe()["vetoes"] == [2, 1, 0, 0]


def test_KI_3_40_nothing_else_need_be_done():
    game = at_power(40)
    play(game, "pass")
    assert game.describe()["vetoes"] == [2, 0, 0, 0]


def test_KI_3_50_the_angry_king_takes_three_from_court_or_regions():
    game = at_power(50, aragon=[0, 2, 0, 0], courts=[7, 1, 7, 7])
    play(game, "start", "pick blue court")
    assert asked(game) == ["red take_turn"], "where there is nothing to choose nobody is asked"
    assert where(game, "court") == [7 + 4, 0, 4, 4]
    assert where(game, "aragon") == [0, 0, 0, 0]


def test_KI_3_60_discs_score_what_was_chosen_once():
    game = at_power(60, aragon=[2, 0, 0, 0], sevilla=[0, 1, 0, 0])
    play(game, "start", "red: disc aragon", "blue: disc sevilla", "green: disc sevilla", "yellow: disc galicia")
    assert game.scores == (5, 0, 0, 0)


def test_KI_3_70_one_of_each_opponent_from_regions_returns():
    game = at_power(70, aragon=[0, 1, 1, 1], sevilla=[0, 1, 1, 1])
    play(game, "start", "pick blue aragon", "pick green sevilla", "pass")
    assert (where(game, "aragon"), where(game, "sevilla")) == ([0, 0, 1, 1], [0, 1, 0, 1])


def test_KI_3_90_a_mobile_scoreboard():
    game = at_power(90)
    play(game, "start", "marker 8_4_0", "to sevilla")
    assert game.describe()["scoreboards"]["8/4/0"] == "sevilla"


@pytest.mark.parametrize(
    ("value", "regions"),
    [
        (100, ["galicia", "cataluna", "sevilla"]),
        (110, ["pais_vasco", "aragon", "valencia"]),
        (120, ["castilla_la_vieja", "castilla_la_nueva", "granada"]),
    ],
)
def test_KI_3_100_to_120_score_by_worth(value, regions):
    game = at_power(value)
    assert scored(game.choose("start")) == regions


def test_KI_3_150_the_castillo_is_scored_and_stays_full():
    game = at_power(150, castillo=[0, 2, 1, 0])
    play(game, "start")
    assert game.scores == (0, 5, 3, 0)
    assert where(game, "castillo") == [0, 2, 1, 0]


def test_KI_3_160_the_king_goes_next_door():
    game = at_power(160)
    play(game, "start")
    assert offered(game) == ["to pais_vasco", "to castilla_la_vieja", "pass"]


def test_KI_3_170_one_region_is_scored_the_kings_too():
    game = at_power(170, galicia=[1, 0, 0, 0])
    play(game, "start", "name galicia")
    assert game.scores == (4 + 2, 0, 0, 0)


# -- 80 ------------------------------------------------------------------------------------------------------


def test_KI_3_80_the_grande_moves_and_own_caballeros_may_go_along():
    game = at_power(80, granada=[3, 1, 0, 0])
    play(game, "start", "to sevilla")
    assert game.describe()["grandes"][0] == "sevilla"
    assert offered(game) == ["pick red granada", "pass"], "own ones only, of its region only"
    play(game, "pick red granada", "pick red granada", "pass")
    assert (where(game, "granada"), where(game, "sevilla")) == ([1, 1, 0, 0], [2, 0, 0, 0])


def test_KI_3_80_neither_from_nor_to_the_kings_region_nor_into_the_castillo():
    game = at_power(80, granada=[1, 0, 0, 0])
    play(game, "start")
    assert "to galicia" not in offered(game)
    assert "to castillo" not in offered(game)
    with_the_king = at_power(80, king="granada", granada=[1, 0, 0, 0])
    assert "start" not in offered(with_the_king)


def test_KI_3_80_he_may_stay_and_then_nobody_goes_along():
    game = at_power(80, granada=[2, 0, 0, 0])
    play(game, "start", "pass")
    assert asked(game) == ["red take_turn"]
    assert where(game, "granada") == [2, 0, 0, 0]


def test_KI_3_80_vetoed_after_the_grande_the_escort_stays():
    game = at_power(80, granada=[2, 0, 0, 0], vetoes=holders(1))
    play(game, "start", "answer no", "to sevilla", "answer no", "pick red granada", "answer use")
    assert game.describe()["grandes"][0] == "sevilla"
    assert where(game, "granada") == [2, 0, 0, 0]


# -- 130 -----------------------------------------------------------------------------------------------------


def doubled(game: castillo.Game) -> list[str]:
    return [marker["place"] for marker in game.view()["board"]["markers"] if marker["kind"] == "double"]


def test_KI_3_130_a_region_pays_double_at_the_next_general_scoring_only():
    game = at_power(130, aragon=[2, 1, 0, 0])
    play(game, "start", "name aragon")
    assert doubled(game) == ["aragon"]
    assert game.would_score("aragon") == (5, 4, 0, 0)
    assert game.would_score("aragon", general=True) == (10, 8, 0, 0)


def state(*places: int) -> list[int]:
    return [0, 0, *places]


GALICIA, ARAGON, SEVILLA = 0, 2, 7


def test_KI_3_130_after_the_general_scoring_the_markers_go_back():
    document = {"round": 3, "stage": "general_scoring", "aragon": [2, 1, 0, 0], "sevilla": [1, 0, 0, 0]}
    game = board(4, modules=MODULES, module_state=state(ARAGON, -1), **document)
    assert game.scores == (10 + 4, 8, 0, 0)
    assert doubled(game) == []


def test_KI_3_130_bonuses_are_single():
    game = board(4, modules=MODULES, module_state=state(ARAGON, -1), aragon=[2, 0, 0, 0], king="aragon")
    assert game.would_score("aragon", general=True) == (10 + 2, 0, 0, 0)
    at_home = board(
        4, modules=MODULES, module_state=state(ARAGON, -1), aragon=[2, 0, 0, 0], grandes=["aragon", *["granada"] * 3]
    )
    assert at_home.would_score("aragon", general=True) == (10 + 2, 0, 0, 0)


def test_KI_3_130_a_scoreboard_in_a_doubled_region_is_doubled():
    fields = {"module_state": state(SEVILLA, -1), "sevilla": [2, 1, 0, 0], "scoreboards": {"8/4/0": "sevilla"}}
    assert board(4, modules=MODULES, **fields).would_score("sevilla", general=True) == (16, 8, 0, 0)


def test_KI_3_130_not_the_kings_region_none_twice_no_third_one():
    game = at_power(130, module_state=state(ARAGON, -1))
    play(game, "start")
    assert "name galicia" not in offered(game)
    assert "name aragon" not in offered(game)
    assert str(game.decisions[0].why_not("aragon")) == "Aragón already pays double."
    play(game, "name sevilla")
    assert doubled(game) == ["aragon", "sevilla"]
    assert "start" not in offered(at_power(130, module_state=state(ARAGON, SEVILLA)))


def test_KI_3_130_can_be_vetoed_when_the_region_is_named():
    game = at_power(130, vetoes=holders(2))
    play(game, "start", "green: answer no", "name aragon", "green: answer use")
    assert doubled(game) == []


# -- 140 -----------------------------------------------------------------------------------------------------


def test_KI_3_140_two_of_everybody_go_into_the_castillo_at_your_choice():
    game = at_power(140, aragon=[2, 1, 3, 0], sevilla=[1, 0, 1, 0])
    play(game, "start", "pick red aragon", "pick red sevilla")
    assert asked(game) == ["red send_into_castillo"], "blue has only one, who went in"
    play(game, "pick green aragon", "pick green sevilla")
    assert where(game, "castillo") == [2, 1, 2, 0]
    assert (where(game, "aragon"), where(game, "sevilla")) == ([1, 0, 2, 0], [0, 0, 0, 0])


def test_KI_3_140_nobody_from_the_kings_region_and_no_way_to_stop_half_way():
    game = at_power(140, galicia=[3, 3, 3, 3], aragon=[2, 2, 0, 0], sevilla=[1, 0, 0, 0])
    play(game, "start")
    assert offered(game) == ["pick red aragon", "pick red sevilla"]


def test_KI_3_140_vetoed_at_the_third_step_two_stand():
    game = at_power(140, aragon=[2, 2, 0, 0], sevilla=[1, 1, 0, 0], vetoes=holders(3))
    play(game, "start", "answer no", "pick red aragon", "answer no", "pick red aragon", "answer no")
    play(game, "pick blue aragon", "answer use")
    assert where(game, "castillo") == [2, 0, 0, 0]


# -- with the anniversary standards --------------------------------------------------------------------------


def test_KI_3_140_with_standards_a_bearer_who_goes_in_gives_his_standard_away():
    both = [*MODULES, "anniversary"]
    game = at_power(140, modules=both, granada=[1, 0, 0, 0], aragon=[1, 0, 0, 0], sevilla=[1, 0, 0, 0])
    play(game, "start")
    bearer = next(said for said in offered(game) if said.endswith("bearer"))
    play(game, bearer)
    assert asked(game) == ["red give_standard"]
    play(game, "pick red sevilla", "pick red aragon")
    assert where(game, "castillo") == [2, 0, 0, 0]


def test_KI_2_4_with_standards_a_standard_that_waits_is_given_when_the_king_card_moves_the_king():
    fields = {"modules": [*MODULES, "anniversary"], "module_state": [-1] * 4 + [0, 0, -1, -1]}
    game = at_display(90, 180, 10, 100, turn=1, galicia=[2, 0, 0, 0], **fields)
    play(game, "start", "to granada")
    assert game.describe()["module_state"][0] == GALICIA


def test_KI_3_130_with_standards_a_doubled_tie_is_won_by_the_bearer():
    fields = {"modules": [*MODULES, "anniversary"], "aragon": [2, 2, 0, 0], "grandes": ["sevilla"] * 4}
    game = board(4, module_state=[ARAGON, -1, -1, -1, 0, 0, ARAGON, -1], **fields)
    assert game.would_score("aragon", general=True) == (10, 8, 0, 0)


def test_KI_3_80_with_standards_the_bearer_may_go_along():
    both = [*MODULES, "anniversary"]
    game = at_power(80, modules=both, granada=[2, 0, 0, 0])
    play(game, "start", "to sevilla")
    assert offered(game) == ["pick red granada", "pick red granada bearer", "pass"]
    play(game, "pick red granada bearer", "pass")
    assert game.describe()["module_state"][0] == SEVILLA


def test_KI_2_2_with_standards_a_bearer_taken_from_a_region_rules_out_fewer_and_leaves_his_standard():
    both = [*MODULES, "anniversary"]
    game = at_power(40, modules=both, granada=[2, 0, 0, 0], aragon=[19, 0, 0, 0])
    assert asked(game) == ["red take_from_regions"]
    play(game, "pick red granada bearer")
    assert asked(game) == ["red give_standard"]
    play(game, "pick red aragon", "pass")
    assert "fewer" not in offered(game)
