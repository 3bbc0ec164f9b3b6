"""`master`: networks say what NumPy says they do, what is learned from is what is thought with, and it is no weaker
than `expert` by construction: networks that correct nothing leave it as it is.
"""

from __future__ import annotations

from itertools import pairwise
from math import isfinite
from random import Random
from typing import Any

import numpy as np
import pytest

import castillo
from castillo.bots.compiled.dice import Dice
from castillo.bots.compiled.playout import act_by_instinct
from castillo.bots.minds import mind_and_guess, mind_of
from castillo.el_grande.appraise import Scene
from castillo.el_grande.mind import GrandeMind
from castillo.el_grande.network_mind import WEIGHTS, NetworkMind, read_weights
from castillo.el_grande.network_policy import CARD_INPUTS, POWER_INPUTS
from castillo.el_grande.network_value import PLACE_INPUTS, STANDING_INPUTS, place_inputs, standings_of
from castillo.el_grande.outlook import spread_points
from castillo.el_grande.position import Position
from castillo.kernel.network import layers_of, read_network, write_network
from tests.bots.test_guess import MODULE_SETS
from tools.master.weights import nothing_learned, read, scaled, write

LARGEST = 3_000_000


def some_network(random: Random, *sizes: int) -> list[tuple[list[list[float]], list[float]]]:
    """Rows and offsets that 16 bits hold exactly."""
    return [
        ([[random.randrange(-64, 65) / 32 for _ in range(a)] for _ in range(b)], [random.randrange(-64, 65) / 32] * b)
        for a, b in pairwise(sizes)
    ]


def by_numpy(layers: list[tuple[list[list[float]], list[float]]], inputs: list[float]) -> list[float]:
    values = np.array(inputs)
    for number, (rows, offsets) in enumerate(layers):
        values = np.array(rows) @ values + np.array(offsets)
        if number < len(layers) - 1:
            values = np.maximum(values, 0)
    return list(values)


@pytest.mark.parametrize("sizes", [(1, 1), (8, 1), (9, 5, 2), (24, 16, 1), (17, 30, 8, 3)])
def test_a_network_says_what_numpy_says(sizes):
    random = Random(str(sizes))
    layers = some_network(random, *sizes)
    network = read_network(write_network(layers))
    for _ in range(20):
        inputs = [random.uniform(-3, 3) for _ in range(sizes[0])]
        assert network.answer(inputs) == pytest.approx(by_numpy(layers, inputs))


def document(seed: int) -> dict[str, Any]:
    """Networks that say something everywhere."""
    random = Random(seed)
    out = nothing_learned()
    out["places"] = write_network(some_network(random, PLACE_INPUTS, 8, 1))
    out["standings"] = write_network(some_network(random, STANDING_INPUTS, 8, 1))
    out["policy"]["power"] = write_network(some_network(random, POWER_INPUTS, 8, 1))
    out["policy"]["passing"] = -1.5
    out["policy"]["factors"] = {"power": 0.5, "card": 2.0, "turn": 1.5, "other": 3.0}
    game = castillo.new_game("el_grande", players=4, seed=1)
    assert isinstance(game, Position)
    keys = {card.key for card in game.book.cards.values()}
    for table in ("cards", "starts"):
        out["policy"][table] = {key: [random.uniform(-2, 2) for _ in range(CARD_INPUTS)] for key in keys}
    return out


def questions(players: int, modules: tuple[str, ...] | None, every: int):
    """Some of a game, with the mind that knows its rules."""
    game = castillo.new_game("el_grande", players=players, modules=modules, seed=players)
    mind, guess = mind_and_guess(game.view(0), 3)
    assert isinstance(guess, Position)
    assert isinstance(mind, GrandeMind)
    dice, number = Dice(3), 0
    while guess.frames:
        if number % every == 0:
            yield mind, guess
        act_by_instinct(mind, guess, dice, 1.0)
        number += 1


@pytest.mark.parametrize("modules", MODULE_SETS)
def test_networks_that_correct_nothing_think_as_the_learned_appraisal_does(modules):
    seen = 0
    for known, game in questions(3, modules, 25):
        silent = NetworkMind(known.rules, nothing_learned())
        learned = castillo.GAMES["el_grande"].mind(known.rules, "learned")
        seat = game.frames[-1].seat
        assert silent.appraise(game) == learned.appraise(game)
        assert silent.instincts(game, seat, game.current) == known.instincts(game, seat, game.current)
        seen += 1
    assert seen > 3


def test_what_is_remembered_is_what_would_be_worked_out_again():
    said = document(5)
    lasting: list[NetworkMind] = []
    answers = 0
    for known, game in questions(4, None, 11):
        lasting = lasting or [NetworkMind(known.rules, said)]
        new = NetworkMind(known.rules, said)
        seat = game.frames[-1].seat
        assert lasting[0].appraise(game) == new.appraise(game)
        scores = lasting[0].instincts(game, seat, game.current)
        assert scores == new.instincts(game, seat, game.current)
        assert all(isfinite(score) for score in scores)
        answers += scores != known.instincts(game, seat, game.current)
    assert answers > 3


@pytest.mark.parametrize("modules", [("base",), ("base", "colonies")])
def test_an_appraisal_is_the_learned_one_and_what_numpy_says(modules):
    """Of every place by its key, and of every seat by what it has."""
    said = document(7)
    places, standings = layers_of(said["places"]), layers_of(said["standings"])
    seen = 0
    for known, game in questions(3, modules, 40):
        before = castillo.GAMES["el_grande"].mind(known.rules, "learned").appraise(game)
        wanted = list(before)
        scene = Scene(game)
        for place in game.book.board_places:
            key = known.by_hand.key_of(scene, place)
            spreads = spread_points(key, game.seats, known.by_hand.paid)
            for seat in range(game.seats):
                wanted[seat] += by_numpy(places, place_inputs(key, spreads, seat))[0]
        stands = standings_of(known.by_hand, max(known.by_hand.power_values), game, list(wanted))
        for seat in range(game.seats):
            wanted[seat] += by_numpy(standings, stands.inputs(seat))[0]
        assert NetworkMind(known.rules, said).appraise(game) == pytest.approx(wanted)
        seen += 1
    assert seen > 2


def test_seats_are_alike():
    """What is seen of a place depends on who has what there, not on where they sit."""
    game = castillo.new_game("el_grande", players=3, seed=1)
    mind = mind_of(game)
    assert isinstance(mind, GrandeMind)
    key, turned = 5 | 2 << 6 | 1 << 12, 1 | 5 << 6 | 2 << 12
    rest = 1 << 30 | 4 << 50 | 2 << 45 | 3 << 55
    turned_rest = 1 << 32 | 4 << 50 | 2 << 45 | 3 << 55
    one = place_inputs(key | rest, spread_points(key | rest, 3, 3), 0)
    other = place_inputs(turned | turned_rest, spread_points(turned | turned_rest, 3, 3), 1)
    assert one == pytest.approx(other)
    assert one != pytest.approx(place_inputs(key | rest, spread_points(key | rest, 3, 3), 1))


# -- what is in the package ----------------------------------------------------------------------------------


def test_the_packaged_networks_are_small_and_say_how_they_were_learned():
    assert WEIGHTS.stat().st_size <= LARGEST
    packaged = read_weights()
    for generation in packaged["record"]["generations"]:
        assert {"games", "answers", "questions", "unexplained", "surprise", "gate", "kept"} <= set(generation)
    for part in (packaged["places"], packaged["standings"], packaged["policy"]["power"]):
        assert all(isfinite(number) for rows, offsets in layers_of(part) for row in [*rows, offsets] for number in row)


def test_a_weights_file_is_read_as_it_was_written(tmp_path):
    told = {**document(1), "record": {"generations": [{"generation": 1, "surprise": {"power": [2.0, 1.5]}}]}}
    for number, said in enumerate((told, nothing_learned(), read_weights())):
        write(said, tmp_path / f"{number}.toml")
        assert read(tmp_path / f"{number}.toml") == said


def test_half_of_a_correction_is_half():
    said = document(3)
    half = scaled(said, 0.5)
    inputs = [0.25 * number for number in range(PLACE_INPUTS)]
    whole = read_network(said["places"]).number(inputs)
    assert read_network(half["places"]).number(inputs) == pytest.approx(whole / 2)
    assert half["policy"]["factors"] == {"power": 0.75, "card": 1.5, "turn": 1.25, "other": 2.0}
    assert half["policy"]["passing"] == -0.75
    assert scaled(said, 0.0)["policy"]["factors"] == nothing_learned()["policy"]["factors"]
