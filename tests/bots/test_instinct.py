"""Instinct knows something about every question of every set of modules."""

import gc

import pytest

import castillo
from castillo.bots.compiled.dice import Dice
from castillo.bots.compiled.playout import act_by_instinct
from castillo.bots.minds import mind_of
from castillo.el_grande.appraise import marked_places
from castillo.el_grande.mind import GrandeMind
from castillo.el_grande.places import CASTILLO, NOWHERE
from castillo.el_grande.position import Position

SETS = [modules for modules in castillo.GAMES["el_grande"].allowed_sets() if len(modules) > 1]


@pytest.mark.parametrize("modules", SETS, ids="+".join)
def test_instinct_plays_whole_games(modules):
    for seed, noise in ((1, 0.0), (2, 2.0)):
        game, dice = castillo.new_game("el_grande", players=3, modules=modules, seed=seed), Dice(seed)
        while not game.over:
            act_by_instinct(mind_of(game), game, dice, noise)
        assert max(game.scores) > 0


def test_a_grande_that_is_not_on_the_board_yet_marks_no_place():
    game = castillo.new_game("el_grande", players=3, seed=1)
    assert isinstance(game, Position)
    game.grandes[1] = NOWHERE
    assert marked_places(game) == 1 << game.king | 1 << game.grandes[0] | 1 << game.grandes[2]
    assert all(value > 0 for value in mind_of(game).appraise(game))


def test_a_scoreboard_on_the_castillo_counts():
    game = castillo.new_game("el_grande", players=3, seed=1)
    assert isinstance(game, Position)
    game.caballeros[CASTILLO] = 2
    before = mind_of(game).appraise(game)
    game.scoreboards[0] = CASTILLO
    assert mind_of(game).appraise(game)[0] > before[0]
    assert mind_of(game).appraise(game)[1:] == before[1:]


def test_the_garbage_collector_does_not_look_into_remembered_outlooks():
    """There are many of them; with lists it held bots up for most of a second."""
    game, dice = castillo.new_game("el_grande", players=4, seed=1), Dice(1)
    assert isinstance(game, Position)
    while not game.over:
        act_by_instinct(mind_of(game), game, dice, 1.0)
    gc.collect()
    mind = mind_of(game)
    assert isinstance(mind, GrandeMind)
    remembered = [outlook for outlook in mind.by_hand.known if outlook is not None]
    assert len(remembered) > 100
    assert not any(gc.is_tracked(outlook.worth) or gc.is_tracked(outlook.balances) for outlook in remembered)
