"""What a question says beside its answers: which of them is the main one, what is lost, and how many leave."""

from __future__ import annotations

from typing import Any

import pytest

from castillo import Game
from castillo.kernel.texts import speech
from tests.rules.table import at_turn, board, holders, play


def weights(game: Game, seat: int = 0) -> dict[str, str]:
    decision = game.view(seat)["decision"]
    return {option["notation"]: option.get("weight", "act") for option in decision["options"]}


def main_of(game: Game, seat: int = 0) -> str | None:
    """The notation of the answer that the engine names as the main one."""
    decision = game.view(seat)["decision"]
    named = [option["notation"] for option in decision["options"] if option["action"] == decision["main"]]
    return named[0] if named else None


def prompt(game: Game, seat: int = 0) -> str:
    decision = game.decision_of(seat)
    assert decision is not None
    return str(decision.prompt)


def caution(game: Game, seat: int = 0) -> str:
    said = game.view(seat)["decision"]["caution"]
    return speech("en").render(said) if said else ""


def test_ending_is_a_stop_and_taking_fewer_stands_beside_the_question():
    game = at_turn("2/score_one_region")
    said = weights(game)
    assert said.pop("pass") == "stop"
    assert set(said.values()) == {"act"}
    game = board(start_player=0)
    play(game, "card power_1", "card power_2", "card power_3", "card power_4")
    seat = game.decisions[0].seat
    said = weights(game, seat)
    assert said.pop("fewer") == "aside"
    assert set(said.values()) == {"act"}
    play(game, "fewer")
    assert main_of(game, seat) == f"number {len(game.legal()) - 1}", "one fewer"


def test_in_a_window_only_using_it_is_the_main_thing():
    game = at_turn("1/move_4", vetoes=holders(1), aragon=[1, 0, 0, 0])
    play(game, "start")
    assert main_of(game, 1) == "answer use"
    assert weights(game, 1) == {
        "answer no": "stop",
        "answer use": "act",
        "answer not_this_action": "aside",
        "answer not_this_turn": "aside",
        "answer only_before_start": "aside",
    }
    texts = {option.notation: str(option.text) for option in game.decisions[0].options}
    assert texts["answer use"] == "Veto", "it says what is done"


def test_as_many_as_there_may_be_is_the_main_number():
    game = at_turn("4/two_to_court")
    play(game, "start")
    assert main_of(game) == "number 2"


def test_using_a_card_in_the_middle_of_placing_says_what_is_given_up():
    game = at_turn("5/kings_card")
    assert caution(game) == "", "one who has not begun to place loses nothing"
    left = game.decisions[0].prompt.args["left"]
    play(game, "place castillo")
    assert isinstance(left, int)
    assert caution(game) == f"Using it now gives up the {left - 1} you have not placed."
    for _ in range(left - 2):
        play(game, "place castillo")
    assert caution(game) == "Using it now gives up the caballero you have not placed."
    play(game, "place castillo")
    assert caution(game) == "", "nothing is left to give up"
    game = at_turn("2/veto")
    play(game, "place castillo")
    assert caution(game) == "", "a card that lies open already costs nothing"


@pytest.mark.parametrize(("inside", "said"), [(1, "1 of yours leaves"), (4, "4 of yours leave")])
def test_the_question_for_the_disc_says_how_many_leave(inside: int, said: str):
    game = board(round=3, stage="general_scoring", castillo=[inside, 2, 0, 0])
    assert prompt(game) == f"{said} the Castillo. Where to?"
    assert prompt(game, 1) == "2 of yours leave the Castillo. Where to?", "to everyone their own"


def test_whoever_is_evicted_is_told_how_many_go():
    game = at_turn("4/eviction", aragon=[0, 3, 1, 0], sevilla=[0, 0, 1, 0])
    play(game, "start", "name aragon")
    assert prompt(game, 1) == "3 of yours must leave Aragón. Where to?"
    assert prompt(game, 2) == "1 of yours must leave Aragón. Where to?"


def went_in(game: Game) -> Any:
    return game.view(None)["board"]["numbers"]["went_in"]


def test_Q_14_how_often_somebody_went_in_is_known_and_not_how_many():
    game = at_turn("2/score_one_region")
    assert went_in(game) == 0
    play(game, "place castillo", "place castillo")
    assert went_in(game) == 1, "two after each other are one entry"
    assert went_in(board(castillo=[3, 0, 2, 0])) == 2, "nobody is told how many they are"
    game = board(round=3, stage="general_scoring", castillo=[3, 2, 0, 0])
    play(game, "red: disc aragon", "blue: disc sevilla")
    assert went_in(game) == 0, "the Castillo has been opened"
