"""Why a hint says so: a sentence of the game's own, from a fixed position, or what may be expected."""

from __future__ import annotations

from typing import Any

import pytest

import castillo
from castillo import bots
from castillo.bots.minds import mind_of
from castillo.kernel.game import Game
from castillo.kernel.texts import LANGUAGES, speech
from tests.rules.table import at_turn, board, play


def reason(game: Game, notation: str, language: str = "en") -> str:
    """What is said for an answer to the open question."""
    decision = game.decisions[0]
    action = next(option.action for option in decision.options if option.notation == notation)
    said = mind_of(game).reason(game, decision.seat, action)
    return speech(language).render(said) if said else ""


def test_a_power_card_says_when_its_turn_comes_and_who_comes():
    game = board(start_player=0)
    play(game, "card power_9", "card power_7")
    assert reason(game, "card power_10").startswith("10: first turn so far, and ")
    assert reason(game, "card power_8").startswith("8: second turn so far, and ")
    play(game, "card power_4")
    assert reason(game, "card power_13") == "13: first turn, and nobody comes."
    assert reason(game, "card power_13", "fr").startswith("13\u202f: premier tour, et personne")


def test_a_place_says_what_it_would_pay():
    game = at_turn("1/move_4", pais_vasco=[2, 2, 0, 0])
    assert reason(game, "place castillo") == (
        "In the Castillo it is counted at the scoring, and then goes where you choose."
    )
    before = game.would_score("pais_vasco", general=True)[0]
    after = game.would_score("pais_vasco", general=True, plus={0: 1})[0]
    assert after > before
    assert reason(game, "place pais_vasco").startswith(f"{after} points in País Vasco instead of {before}")


def test_who_is_taken_away_and_what_is_scored():
    game = at_turn("1/move_4", aragon=[2, 3, 0, 0], sevilla=[1, 2, 0, 0])
    play(game, "start")
    assert "fewer in Aragón" in reason(game, "pick blue aragon")
    game = at_turn("2/score_one_region", aragon=[3, 1, 0, 0], sevilla=[1, 2, 0, 0])
    play(game, "start")
    own, other = sorted(game.would_score("aragon"), reverse=True)[:2]
    assert reason(game, "name aragon") == f"Aragón: {own} points for you, {other} for the best of the others."


def test_a_card_says_how_many_it_lets_place():
    game = board(stage="turns", played=[13, 12, 11, 10], courts=[3, 7, 7, 7])
    assert reason(game, "stack 5") == "It lets you place 3 caballeros."


def test_el_caballero_has_reasons_too():
    game = castillo.new_game("el_caballero", players=3, seed=1)
    assert reason(game, "power 13").startswith("13: first turn so far, and ")
    while "end" not in [option.notation for option in game.decisions[0].options]:
        game.choose(game.decisions[0].options[0])
    assert reason(game, "end") == "Nothing else is worth its price now."


@pytest.mark.parametrize("game", ["el_grande", "el_caballero"])
def test_a_hint_has_a_reason_in_every_language(game: str):
    """Whatever is asked in a game: where the game has none of its own, what may be expected."""
    playing = castillo.new_game(game, players=3, seed=4)
    keys: set[str] = set()
    for _ in range(25):
        decision = playing.decisions[0]
        found: dict[str, Any] = bots.hint(playing.view(decision.seat), clock=2)
        keys.add(found["reason"]["key"])
        for language in LANGUAGES:
            assert "…" not in speech(language).render(found["reason"])
        playing.choose(found["option"]["action"], decision.seat)
    assert any(key.startswith(game) for key in keys)


def test_a_reason_is_the_same_whatever_a_seat_may_not_know():
    """It is made from a guess: another guess gives the same sentence."""
    view = at_turn("1/move_4", aragon=[2, 2, 0, 0], castillo=[1, 2, 0, 0]).view(0)
    said = {
        option["notation"]: {str(mind_of(guess).reason(guess, 0, option["action"])) for guess in guesses}
        for guesses in [[bots.guess(view, seed) for seed in range(4)]]
        for option in view["decision"]["options"]
    }
    assert {notation: len(texts) for notation, texts in said.items()} == dict.fromkeys(said, 1)
