"""The learned weights: the same features as the appraisal's, another table, and instinct is left as it was."""

from random import Random

import pytest

import castillo
from castillo.bots.compiled.dice import Dice
from castillo.bots.compiled.playout import act_by_instinct
from castillo.bots.minds import mind_and_guess
from castillo.el_grande.position import Position
from castillo.el_grande.weights import FEATURES, rows_for
from tools import learn


def positions(style):
    """Some of a game, and a mind of a style."""
    mind, game = mind_and_guess(castillo.new_game("el_grande", players=4, seed=3).view(0), 3, style)
    assert isinstance(game, Position)
    dice, number = Dice(3), 0
    while game.frames:
        if number % 20 == 0:
            yield mind, game
        act_by_instinct(mind, game, dice, 1.0)
        number += 1


@pytest.mark.parametrize("style", ["", "now", "learned"])
def test_what_is_learned_from_is_what_is_weighed(style):
    seen = 0
    for mind, game in positions(style):
        row = rows_for(style)[game.round]
        for seat, of_seat in enumerate(learn.features(game)):
            weighed = game.points[seat] + sum(weight * each for weight, each in zip(row, of_seat, strict=True))
            assert weighed == pytest.approx(mind.appraise(game)[seat])
        seen += 1
    assert seen > 5


def test_instinct_keeps_the_weights_set_by_hand():
    others = 0
    for (by_hand, game), (learned, same) in zip(positions(""), positions("learned"), strict=True):
        assert game.current == same.current
        seat = game.frames[-1].seat
        assert by_hand.instincts(game, seat, game.current) == learned.instincts(same, seat, same.current)
        others += by_hand.appraise(game) != learned.appraise(same)
    assert others > 5


def test_weights_are_found_again_in_what_they_made(monkeypatch):
    monkeypatch.setattr(learn, "HELD", 0.001)  # there is no noise to hold them against
    random = Random(5)
    made = [[random.uniform(-1, 2) for _ in FEATURES] for _ in range(9)]
    rows = []
    for question in range(1800):
        anyway = random.uniform(-50, 50)  # the same for all answers, and more than any of them
        for _ in range(3):
            x = [random.uniform(-20, 20) for _ in FEATURES]
            weights = made[question % 9]
            rows.append((question, question % 9 + 1, x, anyway + sum(w * f for w, f in zip(weights, x, strict=True))))
    for found, weights in zip(learn.fitted(rows), made, strict=True):
        assert found == pytest.approx(weights, abs=0.02)


def test_self_play_gives_answers_to_learn_from():
    random = Random(1)
    game = next(iter(learn.self_play(1, random)))
    rows = list(learn.tried(game, 7, random, playouts=2))
    assert 2 <= len(rows) <= 4
    assert {row[0] for row in rows} == {7}
    assert all(len(x) == len(FEATURES) for _, _, x, _ in rows)
