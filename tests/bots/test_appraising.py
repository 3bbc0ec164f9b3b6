"""What bots make of a board agrees with what its scoring pays, whatever shortcuts they take."""

from typing import cast

import pytest

import castillo
from castillo.bots.compiled.dice import Dice
from castillo.bots.compiled.playout import act_by_instinct
from castillo.bots.minds import mind_of
from castillo.el_grande.appraise import Scene
from castillo.el_grande.mind import GrandeMind
from castillo.el_grande.position import Position
from castillo.kernel.mind import balance
from tests.kit import how_many

SETS = [modules for modules in castillo.GAMES["el_grande"].allowed_sets() if len(modules) > 1]


def opened(players: int, modules: tuple[str, ...], seed: int) -> Position:
    return cast(Position, castillo.new_game("el_grande", players=players, modules=modules, seed=seed))


@pytest.mark.parametrize("modules", SETS, ids="+".join)
def test_where_no_module_says_that_it_has_a_say_the_rules_agree(modules):
    """There a place is appraised without asking the rules: by its caballeros, its markers and its printed values."""
    game, dice = opened(4, modules, 1), Dice(1)
    looked_at = 0
    for _ in range(how_many(120, 2000)):
        if game.over:
            game = opened(4, modules, looked_at)
        act_by_instinct(mind_of(game), game, dice, 3.0)
        mind, scene = mind_of(game), Scene(game)
        assert isinstance(mind, GrandeMind)
        for place in game.book.board_places:
            looked_at += not scene.bent >> place & 1
            short = mind.by_hand.key_of(scene, place)
            scene.bent |= 1 << place
            assert mind.by_hand.key_of(scene, place) == short
    assert looked_at


@pytest.mark.parametrize("modules", SETS, ids="+".join)
def test_a_lead_is_the_balance_of_what_a_position_is_worth(modules):
    game, dice = opened(3, modules, 2), Dice(2)
    mind = mind_of(game)
    assert isinstance(mind, GrandeMind)
    for _ in range(40):
        for seat in range(3):
            assert mind.by_hand.lead(game, seat) == pytest.approx(balance(mind.by_hand.value(game), seat))
        act_by_instinct(mind, game, dice, 3.0)
