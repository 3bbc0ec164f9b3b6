"""No bot ever sees what it may not."""

from __future__ import annotations

from random import Random

import pytest

import castillo
from castillo.bots import LEVELS, ThinkingTime, guess, make

CLOCK = ThinkingTime(simulations=8)


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize(("rules", "players"), [("el_grande", 2), ("el_grande", 4), ("el_caballero", 3)])
def test_a_bot_chooses_the_same_whatever_is_hidden(name, rules, players):
    game = castillo.new_game(rules, players=players, seed=players)
    luck = Random(1)
    asked = 0
    while not game.over and asked < 8:
        seat = game.decisions[0].seat
        if luck.random() < 0.12:
            asked += 1
            other = guess(game.view(seat), luck.getrandbits(30))  # other decks, discs, hands and tiles
            for position in (game, other):
                assert position.view(seat)["decision"] is not None
            chosen = [make(name, seed=3).choose(p.view(seat), clock=CLOCK) for p in (game, other)]
            assert chosen[0] == chosen[1]
        game.act(luck.choice(game.legal()))
    assert asked


def test_a_view_holds_no_deck_and_no_seed():
    game = castillo.new_game("el_grande", players=4, seed=987654321)
    text = repr(game.view(0))
    assert "987654321" not in text
    unseen = {card for deck in game.describe()["decks"].values() for card in deck[2:]}
    shown = {card for deck in game.describe()["decks"].values() for card in deck[:1]}
    for card in unseen - shown - {"kings_card"}:
        assert f"/{card}'" not in text
