"""GC-7, and how the colonies combine: with King & Intrigue, with standards, and with nothing else."""

from typing import Any

import pytest

import castillo
from castillo import Game
from castillo.el_grande.modules.colonies import state as slots
from castillo.el_grande.modules.colonies.tests.sea import NUMBERS, left, markers, number, sea
from tests.rules.table import REGIONS, asked, offered, play

KI_SLOTS = [0, 0, -1, -1]


def at_display(*played: int, turn: int = 0, **fields: Any) -> Game:
    """The seats have played these values of King & Intrigue."""
    known = {name: value for name, value in fields.items() if name in NUMBERS or name == "slot"}
    own = sea(len(played), **known).describe()["module_state"]
    given = {"modules": ["king_and_intrigue", "colonies"], "stage": "turns", "played": list(played), "turn": turn}
    return sea(len(played), **(given | {"module_state": [*KI_SLOTS, *own]} | fields))


def test_GC_7_not_recommended_is_said_to_every_list_of_modules():
    assert castillo.GAMES["el_grande"].modules["colonies"].not_recommended_with == ("king_and_intrigue",)
    assert castillo.GAMES["el_grande"].modules["king_and_intrigue"].not_recommended_with == ("colonies",)


def test_GC_7_the_card_of_a_stack_instead_of_the_display_card():
    game = at_display(100, 180, 10, 90, revealed={"7": "transport"})
    assert [c["id"] for c in game.view()["board"]["cards"] if c["kind"] == "action"] == [
        "colonies/6/holy_inquisition",
        "colonies/7/transport",
    ]
    assert {"stack 6", "stack 7"} <= set(offered(game))
    before = left(game)
    play(game, "stack 6")
    assert left(game) == 3 != before
    assert "start" in offered(game)
    assert not {"stack 6", "stack 7"} & set(offered(game)), "one"
    play(game, "start", "pass")
    assert markers(game, "inquisitor")[0]["seat"] == 0


def test_GC_7_it_is_gone_for_the_round():
    game = at_display(100, 180, 10, 90)
    play(game, "stack 6", "pass")
    assert asked(game) == ["yellow take_turn"]
    assert "stack 6" not in offered(game)
    assert "stack 7" in offered(game)


def test_GC_7_only_before_anything_else_is_done():
    game = at_display(100, 180, 10, 90)
    play(game, "place castillo")
    assert not {"stack 6", "stack 7"} & set(offered(game))


def test_GC_Q9_with_two_or_three_players_the_power_card_may_be_used_instead():
    """As the holder of a display card with a special action of its own may (KI-2.3)."""
    three = at_display(100, 180, 10, turn=0)
    play(three, "stack 6")
    assert any(said.startswith("start ") for said in offered(three)), "the power card's"
    assert "start" in offered(three), "that of the stack"
    four = at_display(100, 180, 10, 90)
    play(four, "stack 6")
    assert not any(said.startswith("start ") for said in offered(four))


def vetoes(game: Game) -> list[int]:
    lying: list[int] = game.describe()["vetoes"]
    return lying


def test_GC_7_a_veto_waits_until_no_card_of_a_stack_can_be_taken_instead():
    game = at_display(40, 180, 10, 90)
    assert vetoes(game) == [0, 0, 0, 0]
    assert {"stack 6", "start"} <= set(offered(game))
    placed, passed, laid, other = (game.clone() for _ in range(4))
    play(placed, "place castillo")
    assert vetoes(placed) == [2, 0, 0, 0], "who places has the display card"
    assert "start" not in offered(placed)
    assert "place castillo" in offered(placed), "it costs no placement"
    play(passed, "pass")
    assert vetoes(passed) == [2, 0, 0, 0]
    play(laid, "start")
    assert vetoes(laid) == [2, 0, 0, 0]
    assert "stack 6" not in offered(laid)
    play(other, "stack 6", "pass")
    assert vetoes(other) == [0, 0, 0, 0], "the card of the stack has its own special action"


def test_GC_7_with_no_stack_left_a_veto_lies_open_at_once():
    game = at_display(90, 180, 10, 40, slot={}, taken={"6": 0, "7": 1}, turn=3)
    assert vetoes(game) == [0, 0, 0, 2]


def test_GC_Q9_with_three_players_a_veto_or_the_card_of_the_stack():
    game = at_display(40, 180, 10)
    play(game, "stack 6")
    assert {"start", "start veto"} <= set(offered(game))
    neither = game.clone()
    play(game, "start")
    assert vetoes(game) == [0, 0, 0]
    play(neither, "pass")
    assert vetoes(neither) == [2, 0, 0]


def test_GC_Q9_a_kept_card_of_a_stack_stands_for_the_power_cards_special_action():
    game = at_display(100, 180, 10, revealed={"7": "free_choice"})
    play(game, "stack 7")
    assert [m["seat"] for m in markers(game, "free_choice")] == [0]
    assert not any(said.startswith("start") for said in offered(game)), "it is used later"


def test_GC_7_the_inquisitor_adds_to_the_display_card():
    game = at_display(100, 180, 10, 90)
    held = at_display(100, 180, 10, 90, slot={slots.HOLDER: 0})
    assert (left(game), left(held)) == (4, 5)
    assert "more" in offered(held)


def test_GC_7_placing_anywhere_does_not_lead_to_the_colonies():
    game = at_display(20, 180, 10, 90)
    play(game, "start")
    assert {"place francia", "place ship"} <= set(offered(game))
    assert not {"place america", "place africa"} & set(offered(game))


def test_GC_7_fewer_and_what_is_taken_from_a_region_at_sea():
    """Both the display and the new regions listen to caballeros that move."""
    game = at_display(100, 180, 10, 90, turn=0, ship=[2, 0, 0, 0])
    assert asked(game) == ["red pick_sailor"]
    play(game, "pick red ship", "to africa", "pass")
    assert "fewer" in offered(game), "sailing is not taking from a region"
    assert number(game, slots.newcomers(15, 0)) == 1


def test_GC_7_only_the_nine_regions_of_the_discs_can_be_doubled():
    """KI-3.130: the marker goes with a region card, and there is none for the new regions."""
    game = at_display(130, 180, 10, 90, francia=[1, 0, 0, 0])
    play(game, "start")
    named = [said.removeprefix("name ") for said in offered(game)]
    assert named == [name for name in REGIONS if name != "galicia"], "the King is in Galicia"
    for name in ("francia", "ship", "america", "africa"):
        assert "there is no region card for it" in str(game.decisions[0].why_not(name))
    play(game, "name aragon")
    assert [m["place"] for m in markers(game, "double")] == ["aragon"]


def test_GC_7_black_ones_of_the_holder_go_along_with_his_grande():
    fields: dict[str, Any] = {
        "grandes": ["castilla_la_vieja", "sevilla", "valencia", "cataluna"],
        "slot": {slots.HOLDER: 0},
    }
    game = at_display(80, 180, 10, 90, **fields)
    play(game, "start", "to ship")
    assert offered(game) == ["pick black castilla_la_vieja", "pass"]
    play(game, "pick black castilla_la_vieja", "marker captain", "pass")
    assert game.describe()["black"] == {"castilla_la_vieja": 3, "ship": 1}


def test_GC_7_both_set_ups_by_disc():
    game = castillo.new_game("el_grande", players=3, modules=["king_and_intrigue", "colonies"], seed=3)
    asked_for = []
    while game.describe()["round"] == 0:
        decision = game.decisions[0]
        asked_for.append(decision.prompt.args.get("purpose", decision.kind))
        game.choose(decision.options[0])
    assert asked_for.count("settle") == asked_for.count("colonies_settlers") == 3
    assert game.view()["board"]["numbers"]["province"] == [36 - 9 - 3] * 3


@pytest.mark.parametrize("other", ["players_edition", "special_cards", "grandissimo"])
def test_refused_with_one_sentence(other: str):
    modules = ["king_and_intrigue", other, "colonies"] if other != "grandissimo" else [other, "colonies"]
    sentence = rf"modules: '(colonies|{other})' and '(colonies|{other})' do not combine\.$"
    with pytest.raises(castillo.SetupError, match=sentence):
        castillo.new_game("el_grande", players=4, modules=modules, seed=1)
