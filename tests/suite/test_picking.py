"""A hand to pick as pages and terminals see it: in every set of modules that has one."""

from random import Random

import pytest

import castillo
from castillo.el_grande.position import Position

POOLS = {
    ("king_and_intrigue",): 18,
    ("king_and_intrigue", "players_edition"): 29,
    ("king_and_intrigue", "special_cards"): 28,
    ("king_and_intrigue", "players_edition", "special_cards"): 39,
}


def choosing(modules: tuple[str, ...]) -> Position:
    game = castillo.new_game("el_grande", players=3, modules=("base", *modules), seed=2)
    assert isinstance(game, Position)
    while game.decisions[0].kind != "choose_hand":
        game.choose(game.decisions[0].options[0])
    return game


def picker_of(game: Position, seat: int):
    return game.view(seat)["decision"]["picker"]


def steps(picker, wanted):
    """As a page does it: marks go back, then others come."""
    marks = [card for card in picker["cards"] if (card["id"] in wanted) != picker["leaves_out"]]
    back = [card["unmark"] for card in picker["cards"] if card["marked"] and card not in marks]
    return back + [card["mark"] for card in marks if not card["marked"]]


@pytest.mark.parametrize("modules", POOLS)
def test_all_cards_of_the_pool_from_low_to_high(modules):
    picker = picker_of(choosing(modules), 0)
    values = castillo.new_game("el_grande", players=3, modules=("base", *modules), seed=2).rules.values.table
    ranks = [values[card["id"]].get("value", 0) for card in picker["cards"]]
    assert len(ranks) == POOLS[modules]
    assert ranks == sorted(ranks)
    assert picker["size"] == 13


@pytest.mark.parametrize("modules", POOLS)
def test_from_any_marks_a_preset_is_a_few_steps_away(modules):
    luck = Random(str(modules))
    game = choosing(modules)
    for seat in (0, 1):
        for preset in picker_of(game, seat)["presets"]:
            for _ in range(luck.randrange(9)):
                game.choose(luck.choice(game.actions_of(seat)), seat)
            for action in steps(picker_of(game, seat), preset["cards"]):
                game.choose(action, seat)
            assert sorted(game.view(seat)["hand"]) == sorted(preset["cards"])
            assert game.view(seat)["decision"]["answered"]


@pytest.mark.parametrize("modules", POOLS)
def test_presets_are_hands_and_not_the_first_cards(modules):
    picker = picker_of(choosing(modules), 1)
    pool = [card["id"] for card in picker["cards"]]
    assert [preset["id"] for preset in picker["presets"]] == ["spread", "bots"]
    for preset in picker["presets"]:
        assert len(set(preset["cards"])) == 13
        assert set(preset["cards"]) <= set(pool)
        assert preset["cards"] != pool[:13]


@pytest.mark.parametrize("modules", POOLS)
def test_a_balanced_hand_has_a_card_in_every_part_of_the_ranking(modules):
    picker = picker_of(choosing(modules), 1)
    places = [[card["id"] for card in picker["cards"]].index(key) for key in picker["presets"][0]["cards"]]
    gaps = [b - a for a, b in zip([-1, *places], [*places, len(picker["cards"])], strict=True)]
    assert max(gaps) <= 2 * len(picker["cards"]) // 13 + 1


def test_marks_are_shown_to_whoever_made_them_alone():
    game = choosing(("king_and_intrigue",))
    before = picker_of(game, 1)
    game.choose(picker_of(game, 0)["cards"][4]["mark"], 0)
    assert [card["marked"] for card in picker_of(game, 0)["cards"]].count(True) == 1
    assert picker_of(game, 1) == before


def test_other_questions_have_no_picker():
    assert castillo.new_game("el_grande", players=3, seed=2).view(1)["decision"]["picker"] is None
