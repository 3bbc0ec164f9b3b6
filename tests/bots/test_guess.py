"""Guesses agree with everything a seat has seen."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import castillo
from castillo.bots import guess, minds
from castillo.kernel.game import Game
from tests.kit import how_many

GRANDE = castillo.GAMES["el_grande"]
MODULE_SETS = [("base",)] + [
    ("base", name) for name in GRANDE.modules if name != "base" and not GRANDE.why_not_together(("base", name))
]
OPTIONS: list[dict[str, Any]] = [
    {},
    {"castillo": "open"},
    {"spent_power_cards": "open", "taken_back_card": "open"},
    {"spent_power_cards": "open"},
    {"taken_back_card": "open"},
    {"rounds": 6, "confirm_turns": True},
    {"veto": False},
]


def played(players: int, modules: tuple[str, ...], options: dict[str, Any], seed: int, choices: int) -> Game:
    game = castillo.new_game("el_grande", players=players, modules=modules, options=options, seed=seed)
    luck = Random(seed)
    while not game.over and choices:
        game.act(luck.choice(game.legal()))
        choices -= 1
    return game


@pytest.mark.parametrize("modules", MODULE_SETS)
@given(
    players=st.integers(2, 5),
    options=st.sampled_from(OPTIONS),
    seed=st.integers(0, 1 << 20),
    choices=st.integers(0, 300),
    luck=st.integers(0, 1 << 30),
)
@settings(max_examples=how_many(15, 200), deadline=None)
def test_a_guess_gives_its_viewer_the_same_view(modules, players, options, seed, choices, luck):
    game = played(players, modules, options, seed, choices)
    for seat in (*range(players), None):
        view = json.loads(json.dumps(game.view(seat)))
        assert guess(view, luck).view(seat) == view


@pytest.mark.parametrize("modules", MODULE_SETS)
@pytest.mark.parametrize("kind", ["Reaction", "SetDiscs", "TakePowerCardBack"])
def test_guesses_hold_inside_windows_and_while_discs_are_set(modules, kind):
    found = 0
    for seed in range(60):
        game = castillo.new_game("el_grande", players=4, modules=modules, seed=seed)
        luck = Random(seed)
        while not game.over and found < 12:
            if type(game.frames[-1]).__name__ == kind:
                found += 1
                for seat in range(4):
                    assert guess(game.view(seat), seed).view(seat) == game.view(seat)
            game.act(luck.choice(game.legal()))
    assert found or modules != ("base",)


def within(part: Any, whole: Any) -> bool:
    """Whether everything in a part is in the whole, in the same order."""
    if isinstance(part, dict) and isinstance(whole, dict):
        return all(key in whole and within(value, whole[key]) for key, value in part.items())
    if isinstance(part, list) and isinstance(whole, list) and all(isinstance(each, dict) for each in part):
        rest = iter(whole)
        return all(any(within(each, other) for other in rest) for each in part)
    return bool(part == whole)


@pytest.mark.parametrize("modules", [*MODULE_SETS, None])
@given(
    players=st.integers(2, 4),
    options=st.sampled_from(OPTIONS),
    seed=st.integers(0, 1 << 20),
    choices=st.integers(0, 300),
)
@settings(max_examples=how_many(6, 100), deadline=None)
def test_a_glimpse_is_a_part_of_the_view_and_enough_to_guess_the_same(modules, players, options, seed, choices):
    """What bots of this process get; `None` is El Caballero."""
    if modules is None:
        game = castillo.new_game("el_caballero", players=players, seed=seed)
        for _ in range(choices % 60):
            game.act(game.legal()[seed % len(game.legal())])
    else:
        game = played(players, modules, options, seed, choices)
    for seat in range(players):
        glimpse, view = game.glimpse(seat), game.view(seat)
        picker = glimpse["decision"].pop("picker")
        asked = view["decision"] or {"options": [], "picker": None}
        assert picker == bool(asked["picker"])
        assert within(glimpse | {"decision": None}, view | {"decision": None})
        assert glimpse["decision"]["options"] == [{"action": option["action"]} for option in asked["options"]]
        assert guess(glimpse, seed) == guess(view, seed)


def test_another_seed_gives_another_guess_and_the_same_seed_the_same():
    view = castillo.new_game("el_grande", players=4, seed=5).view(1)
    decks = [guess(view, seed).describe()["decks"] for seed in (1, 2, 1)]
    assert decks[0] != decks[1]
    assert decks[0] == decks[2]


def test_a_guess_can_be_played_to_its_end():
    for seed in range(6):
        game = guess(played(3, ("base",), {}, seed, 90).view(0), seed)
        luck = Random(seed)
        while not game.over:
            game.act(luck.choice(game.legal()))
        assert len(game.winners) >= 1


def test_cards_that_were_seen_are_not_drawn_again():
    game = played(4, ("base",), {}, 3, 150)
    view = game.view(2)
    for stack, seen in view["trail"]["action_cards"].items():
        deck = guess(view, 77).describe()["decks"][stack]
        assert [key.rsplit("/", 1)[-1] for key in seen] == deck[: len(seen)]


def test_a_hand_holds_only_what_was_not_played_or_came_back():
    known = 0
    for seed in range(20):
        game = played(4, ("base",), {}, seed, 200)
        view = game.view(0)
        hands = guess(view, seed).describe()["hands"]
        assert [len(hand) for hand in hands] == view["board"]["numbers"]["hand"]
        kept = {1, 2, 3} - {owner for owner, _, _ in view["trail"]["taken_back"]}
        assert [hands[seat] for seat in kept] == [game.describe()["hands"][seat] for seat in kept]
        known += len(kept)
    assert known


def test_rules_used_last_are_kept_and_no_more_than_a_few():
    """Each remembers what it has appraised; a server with many kinds of tables must not fill its memory with them."""
    views = [
        castillo.new_game("el_grande", players=players, modules=modules, seed=1).view(0)
        for players in (2, 3, 4, 5)
        for modules in MODULE_SETS
    ]
    assert len(views) > minds.KEPT
    first = minds.mind_for(views[0]["setup"])[1]
    for view in views[1:]:
        minds.mind_for(view["setup"])
        assert minds.mind_for(views[0]["setup"])[1] is first
    second = minds.mind_for(views[1]["setup"])[1]
    for view in views[2:]:
        minds.mind_for(view["setup"])
    assert minds.mind_for(views[1]["setup"])[1] is not second
