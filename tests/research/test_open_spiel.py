"""OpenSpiel: its own simulations for every table, and that states are the engine's games."""

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation
from open_spiel.python.rl_environment import Environment
from open_spiel.python.tests import games_sim_test

import castillo.research
from castillo.research.spiel import DRAWS
from tests.kit import how_many
from tests.research.kit import tables_of_the_day


def loaded(name: str, modules: tuple[str, ...], players: int) -> Any:
    castillo.research.register_open_spiel()
    return pyspiel.load_game(f"python_castillo_{name}", {"players": players, "modules": "+".join(modules)})


def dealt(game: Any, luck: np.random.Generator) -> Any:
    """A state after the draws."""
    state = game.new_initial_state()
    for _ in range(DRAWS):
        assert state.is_chance_node()
        assert len(state.chance_outcomes()) == 256
        state.apply_action(int(luck.integers(256)))
    return state


@pytest.mark.timeout(3000)
def test_open_spiels_own_simulations_pass_for_every_table(capfd: pytest.CaptureFixture[str]):
    """In C++ and in Python: legal actions, tensors, strings, clones, undone and serialised states, returns."""
    for name, modules, players in tables_of_the_day(2, luck=3):
        game = loaded(name, modules, players)
        pyspiel.random_sim_test(game, 1, True, False)
        games_sim_test.GamesSimTest("sim_game").sim_game(game)
    capfd.readouterr()


def test_registering_twice_is_registering_once():
    names = castillo.research.register_open_spiel()
    assert names == ["python_castillo_el_grande", "python_castillo_el_caballero"]
    assert castillo.research.register_open_spiel() == names
    assert set(names) <= set(pyspiel.registered_names())


def test_a_state_is_a_game_of_the_engine_and_returns_are_by_rank():
    luck = np.random.default_rng(4)
    state = dealt(loaded("el_grande", ("anniversary",), 3), luck)
    while not state.is_terminal():
        legal = state.legal_actions()
        player = state.current_player()
        names = {state.action_to_string(player, action) for action in legal}
        assert names == {option.notation for option in state.position.decisions[0].options}
        assert state.legal_actions((player + 1) % 3) == []
        state.apply_action(int(luck.choice(legal)))
    scores = state.position.scores
    assert sum(state.returns()) == pytest.approx(0)
    assert [state.returns()[seat] for seat in state.position.winners] == [max(state.returns())] * len(
        state.position.winners
    )
    assert castillo.load(state.position.record().to_json()).replay().scores == scores


def test_clones_go_their_own_ways_and_serialised_states_come_back():
    luck = np.random.default_rng(5)
    game = loaded("el_grande", ("grandissimo",), 3)
    state = dealt(game, luck)
    for _ in range(40):
        state.apply_action(int(luck.choice(state.legal_actions())))
    before = state.position.describe()
    clone = state.clone()
    _, back = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert back.position.describe() == clone.position.describe() == before
    assert [back.information_state_string(seat) for seat in range(3)] == [
        state.information_state_string(seat) for seat in range(3)
    ]
    clone.apply_action(clone.legal_actions()[0])
    assert state.position.describe() == before != clone.position.describe()


def test_an_information_state_holds_all_that_was_seen_and_no_secret():
    """Two disc answers of another seat lead to one state of information, two of one's own to two."""
    luck, tried = np.random.default_rng(6), 0
    for _ in range(how_many(3, 30)):
        state = dealt(loaded("el_grande", ("base",), 3), luck)
        while not state.is_terminal():
            seat, legal = state.current_player(), state.legal_actions()
            kind = state.position.decisions[0].kind
            if kind == "set_discs" and len(state.position.decisions) > 1:
                one, other = state.clone(), state.clone()
                one.apply_action(legal[0])
                other.apply_action(legal[1])
                for viewer in range(3):
                    same = one.information_state_string(viewer) == other.information_state_string(viewer)
                    assert same == (viewer != seat)
                tried += 1
            state.apply_action(int(luck.choice(legal)))
    assert tried > 2


def test_observers_and_the_learning_environment_see_the_codecs_row():
    luck = np.random.default_rng(7)
    game = loaded("el_caballero", ("el_caballero",), 2)
    state = dealt(game, luck)
    for _ in range(12):
        state.apply_action(int(luck.choice(state.legal_actions())))
    observation = make_observation(game)
    assert observation is not None
    observation.set_from(state, 1)
    codec = castillo.research.codec("el_caballero", players=2)
    assert (observation.tensor == codec.observe(state.position, 1)).all()
    assert (observation.dict["edges"] == codec.named(observation.tensor)["edges"]).all()
    assert state.observation_string(1) == codec.row(state.position, 1).hex()
    step = Environment(game, observation_type=None).reset()
    assert len(step.observations["info_state"][0]) == codec.size
