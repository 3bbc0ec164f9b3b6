"""Instinct knows something about every question of every set of modules."""

import pytest

import castillo
from castillo.bots.compiled.dice import Dice
from castillo.bots.compiled.playout import act_by_instinct

SETS = [modules for modules in castillo.GAMES["el_grande"].allowed_sets() if len(modules) > 1]


@pytest.mark.parametrize("modules", SETS, ids="+".join)
def test_instinct_plays_whole_games(modules):
    for seed, noise in ((1, 0.0), (2, 2.0)):
        game, dice = castillo.new_game("el_grande", players=3, modules=modules, seed=seed), Dice(seed)
        while not game.over:
            act_by_instinct(game, dice, noise)
        assert max(game.scores) > 0
