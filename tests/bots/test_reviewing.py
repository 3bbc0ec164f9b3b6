"""Reviews of past decisions: what was best, what threw the game away, and what cannot be told from luck."""

from __future__ import annotations

import pytest

import castillo
from castillo import bots
from castillo.bots.reviewing import Review, Weighed
from castillo.kernel.errors import IllegalChoice
from castillo.kernel.game import Game
from tests.rules.table import at_turn, play

CLOCK = 160


def last_scoring() -> Game:
    """Red scores a region of its choice in the last round: its own decides the game, or the other's does."""
    game = at_turn(
        "2/score_one_region",
        round=9,
        players=2,
        scores=[110, 80],
        castilla_la_nueva=[6, 0],
        castilla_la_vieja=[0, 6],
        courts=[0, 0],
    )
    play(game, "start")
    return game


def reviewed(game: Game, notation: str) -> tuple[Review, str]:
    """The review of a choice, and the notation of what was preferred."""
    decision = game.decisions[0]
    actions = {option.notation: option.action for option in decision.options}
    found = bots.review(game.view(decision.seat), actions[notation], clock=CLOCK)
    return found, next(name for name, action in actions.items() if action == found.preferred.action)


def test_what_wins_is_the_best_choice():
    found, preferred = reviewed(last_scoring(), "name castilla_la_nueva")
    assert (found.grade, found.cost, preferred) == ("best", 0.0, "name castilla_la_nueva")
    assert found.chosen is found.preferred


def test_what_throws_the_game_away_is_costly():
    found, preferred = reviewed(last_scoring(), "name castilla_la_vieja")
    assert (found.grade, preferred) == ("costly", "name castilla_la_nueva")
    assert found.cost > 0.2
    assert found.cost == pytest.approx(found.preferred.chance - found.chosen.chance)
    assert 0 < found.chosen.error < found.cost / 2, "beyond all doubt"


def test_an_answer_that_no_search_would_look_at_is_weighed_all_the_same():
    """El Caballero's supply goes first where nothing of it is lost: a search looks at nothing else there."""
    game = castillo.new_game("el_caballero", players=3, seed=1)
    while "supply" not in [option.notation for option in game.decisions[0].options]:
        game.choose(game.decisions[0].options[0])
    other = next(option for option in game.decisions[0].options if option.notation != "supply")
    found = bots.review(game.view(other.seat), other.action, clock=60)
    assert found.chosen.action == other.action
    assert len(found.options) >= 2


def graded(behind: float, error: float) -> str:
    best, chosen = Weighed(1, 0.5, 0.0, 0.0), Weighed(2, 0.5 - behind, behind, error)
    return Review((best, chosen), chosen).grade


@pytest.mark.parametrize(
    ("behind", "grade"),
    [(-0.1, "good"), (0.0, "good"), (0.029, "good"), (0.03, "doubtful"), (0.08, "doubtful"), (0.081, "costly")],
)
def test_what_a_choice_cost_is_its_grade(behind: float, grade: str):
    assert graded(behind, 0.001) == grade


def test_within_the_error_of_the_guess_every_choice_is_good():
    assert graded(0.1, 0.049) == "costly"
    assert graded(0.1, 0.051) == "good"


@pytest.mark.parametrize(
    ("behind", "error", "grade"), [(0.06, 0.01, "best"), (0.04, 0.01, "good"), (0.06, 0.04, "good")]
)
def test_the_best_choice_is_one_that_no_other_comes_near(behind: float, error: float, grade: str):
    best, far, near = Weighed(1, 0.5, 0.0, 0.0), Weighed(2, 0.2, 0.3, 0.01), Weighed(3, 0.5 - behind, behind, error)
    assert Review((best, near, far), best).grade == grade


def test_nothing_hidden_is_known_to_a_review():
    """Whatever the others hold and wherever the decks lie, the review of the same view is the same."""
    game = castillo.new_game("el_grande", players=3, seed=5)
    for _ in range(30):
        game.choose(game.decisions[0].options[0])
    seat = game.decisions[0].seat
    other = bots.guess(game.view(seat), 77)
    assert other.describe() != game.describe()
    action = game.decisions[0].options[-1].action
    assert bots.review(game.view(seat), action, clock=60) == bots.review(other.view(seat), action, clock=60)


def test_only_what_was_offered_can_be_reviewed():
    game = castillo.new_game("el_grande", players=3, seed=1)
    with pytest.raises(IllegalChoice, match="was no option"):
        bots.review(game.view(game.decisions[0].seat), 12345678, clock=60)


def test_a_hand_that_is_picked_is_not_reviewed():
    game = castillo.new_game("el_grande", players=3, modules=("base", "king_and_intrigue"), seed=1)
    while not game.view(0)["decision"]["picker"]:
        assert bots.is_reviewed(game.view(0)["decision"])
        game.choose(game.decisions[0].options[0])
    assert not bots.is_reviewed(game.view(0)["decision"])
    assert not bots.is_reviewed(None)
