"""PettingZoo and Gymnasium: their own tests for every table, and that an environment plays the very game."""

import re
import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import castillo
import castillo.bots
import castillo.research
from castillo.kernel.errors import CastilloError, IllegalChoice, SetupError
from castillo.research.aec import CastilloAEC
from castillo.research.setups import REWARDS
from castillo.research.vector import CastilloVectorEnv
from tests.kit import LONG
from tests.research.kit import tables_of_the_day

ODD = ("ignore:Observation", "ignore:.*observation space.*", "ignore:.*Box observation space.*")


@pytest.mark.timeout(3000)
@pytest.mark.filterwarnings(*ODD)
def test_pettingzoos_own_tests_pass_for_every_table():
    for name, modules, players in tables_of_the_day(3):
        api_test(castillo.research.pettingzoo_env(name, players=players, modules=modules), num_cycles=500)
        seed_test(lambda: castillo.research.pettingzoo_env(name, players=players, modules=modules), num_cycles=30)  # noqa: B023


@pytest.mark.timeout(3000)
@pytest.mark.filterwarnings(*ODD)
def test_gymnasiums_own_check_passes_for_every_table():
    for name, modules, players in tables_of_the_day(3, luck=2):
        env = castillo.research.gymnasium_env(name, players=players, modules=modules, opponents="random")
        check_env(env, skip_render_check=True)


# -- PettingZoo --------------------------------------------------------------------------------------------


def play_out(env: CastilloAEC, luck: np.random.Generator) -> int:
    """Play a game by chance; how many questions were answered."""
    made = 0
    for agent in env.agent_iter():
        seen, _, over, _, _ = env.last()
        made += not over
        offered = np.flatnonzero(seen["action_mask"])
        assert (len(offered) == 0) == over, agent
        env.step(None if over else luck.choice(offered))
    return made


def test_agents_are_asked_as_the_engine_asks_and_get_what_their_rank_is_worth():
    env = castillo.research.pettingzoo_env("el_grande", players=4, modules=["king_and_intrigue"])
    luck, asked, decisions = np.random.default_rng(1), 0, []
    env.reset(seed=5)
    while not all(env.terminations.values()):
        together = [decision.seat for decision in env.game.decisions]
        asked = max(asked, len(together))
        assert env.agent_selection == f"seat_{together[0]}"
        seen = env.observe(env.agent_selection)
        assert seen["action_mask"].sum() == len(env.game.decisions[0].options)
        for other in set(range(4)) - {together[0]}:
            assert not env.observe(f"seat_{other}")["action_mask"].any()
        decisions.append(env.game.decisions[0].kind)
        env.step(luck.choice(np.flatnonzero(seen["action_mask"])))
    assert asked == 4
    assert "choose_hand" in decisions
    scores = env.game.scores
    for seat, agent in enumerate(env.agents):
        above = sum(points > scores[seat] for points in scores)
        equal = sum(points == scores[seat] for points in scores) - 1
        assert env.rewards[agent] == pytest.approx(1 - (2 * above + equal) / 3)
    assert env.infos["seat_0"] == {"scores": list(scores)}


def test_a_game_of_an_environment_is_a_record_that_replays():
    env = castillo.research.pettingzoo_env("el_caballero", players=2)
    env.reset(seed=3)
    play_out(env, np.random.default_rng(2))
    record = env.game.record()
    assert castillo.load(record.to_json()).replay().scores == env.game.scores


def test_what_is_not_offered_is_refused_and_changes_nothing():
    env = castillo.research.pettingzoo_env("el_grande", players=3)
    env.reset(seed=3)
    before = env.game.describe()
    wrong = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalChoice, match="is not offered"):
        env.step(wrong)
    assert env.game.describe() == before


def test_an_answer_in_advance_is_seen_by_nobody_else():
    env = castillo.research.pettingzoo_env("el_grande", players=3)
    env.reset(seed=3)
    before = {agent: env.observe(agent)["observation"] for agent in env.agents}
    env.stand("seat_1", "veto", "never")
    assert [(env.observe(agent)["observation"] == before[agent]).all() for agent in env.agents] == [True, False, True]


@pytest.mark.parametrize("scores", [[80, 95, 80, 60], [70, 70, 70, 70], [50, 60], [99, 99, 3]])
def test_rewards_by_rank_sum_to_nothing_and_by_victory_to_one(scores: list[int]):
    assert sum(REWARDS["rank"](scores)) == pytest.approx(0)
    assert sum(REWARDS["win"](scores)) == pytest.approx(1)
    assert sum(REWARDS["score"](scores)) == pytest.approx(0)
    for name, worth in REWARDS.items():
        best = worth(scores)[scores.index(max(scores))]
        assert best == max(worth(scores)), name


# -- Gymnasium ---------------------------------------------------------------------------------------------


def test_a_learner_is_asked_and_bots_answer_for_the_others():
    env = castillo.research.gymnasium_env("el_grande", players=3, opponents=["random", "easy"], seat=1)
    for seed in range(1):
        seen, info = env.reset(seed=seed)
        assert info == {"seat": 1}
        over, reward = False, 0.0
        while not over:
            assert env.game.decisions[0].seat == 1
            assert (seen["action_mask"] == env.action_masks()).all()
            offered = np.flatnonzero(seen["action_mask"])
            seen, reward, over, cut, info = env.step(offered[0])
            assert not cut
        assert env.game.over
        assert info["scores"] == list(env.game.scores)
        assert reward in (-1.0, 0.0, 1.0, 0.5, -0.5)
        assert not seen["action_mask"].any()


def test_the_chance_that_sees_nothing_chooses_as_the_bot_does():
    env = castillo.research.gymnasium_env("el_grande", players=2, opponents="random", seat=0)
    env.reset(seed=4)
    twin = castillo.bots.make("random", seed=env.others.bots[1].seed)
    game = env.setting.new_game(env.game.setup.seed)
    luck = np.random.default_rng(1)
    over = False
    while not over:
        while not game.over and game.decisions[0].seat == 1:
            game.choose(twin.choose(game.view(1))["action"], seat=1)
        assert game.describe() == env.game.describe()
        index = int(luck.choice(np.flatnonzero(env.action_masks())))
        game.act(env.codec.action(game, 0, index))
        _, _, over, _, _ = env.step(index)


def test_what_is_not_offered_ends_the_game_at_the_bottom():
    env = castillo.research.gymnasium_env("el_grande", players=4, opponents="random")
    seen, _ = env.reset(seed=4)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, cut, info = env.step(wrong)
    assert (reward, over, cut, info["illegal"]) == (-1.0, True, False, True)


def rollout(env: CastilloVectorEnv, steps: int, luck: np.random.Generator) -> list[Any]:
    seen, infos = env.reset(seed=9)
    out: list[Any] = [seen]
    for _ in range(steps):
        seen, rewards, ended, cut, infos = env.step(
            np.array([luck.choice(np.flatnonzero(m)) for m in seen["action_mask"]])
        )
        assert not cut.any()
        out.append((seen, rewards, ended, infos))
    return out


@pytest.mark.parametrize("opponents", ["random", "self"])
def test_the_vector_environment_is_many_games_beside_each_other(opponents: str):
    env = castillo.research.gymnasium_vector_env("el_grande", players=2, opponents=opponents, num_envs=4)
    one, other = (rollout(env, 130, np.random.default_rng(1)) for _ in range(2))
    assert one[0] in env.observation_space
    ends = 0
    for (seen, rewards, ended, infos), (again, *_) in zip(one[1:], other[1:], strict=True):
        assert seen in env.observation_space
        assert (seen["observation"] == again["observation"]).all()
        assert (seen["action_mask"] == again["action_mask"]).all()
        assert (rewards[~ended] == 0).all()
        for at in np.flatnonzero(ended):
            ends += 1
            assert infos["_final_obs"][at]
            assert not infos["final_obs"][at]["action_mask"].any()
            assert sum(infos["rewards"][at]) == pytest.approx(0)
            assert rewards[at] in infos["rewards"][at]
            assert infos["scores"][at].max() > 0
    assert ends >= 3


def test_the_vector_environment_shows_what_a_codec_shows():
    env = castillo.research.gymnasium_vector_env(
        "el_grande", players=4, modules=["colonies"], opponents="self", num_envs=3
    )
    codec = castillo.research.codec("el_grande", players=4, modules=["colonies"])
    luck = np.random.default_rng(1)
    seen, infos = env.reset(seed=9)
    for _ in range(40):
        for at, game in enumerate(env.batch.games):
            seat = int(infos["seat"][at])
            assert seat == game.decisions[0].seat
            assert (seen["observation"][at] == codec.observe(game, seat)).all()
            assert (seen["action_mask"][at] == codec.mask(game, seat)).all()
        actions = [luck.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]]
        seen, _, _, _, infos = env.step(np.array(actions))


def test_an_index_that_is_not_offered_ends_only_its_own_game():
    env = castillo.research.gymnasium_vector_env("el_grande", players=3, opponents="random", num_envs=3)
    seen, _ = env.reset(seed=9)
    actions = np.array([np.flatnonzero(mask)[0] for mask in seen["action_mask"]])
    actions[1] = np.flatnonzero(seen["action_mask"][1] == 0)[0]
    _, rewards, ended, _, infos = env.step(actions)
    assert ended.tolist() == [False, True, False]
    assert rewards.tolist() == [0.0, -1.0, 0.0]
    assert infos["illegal"].tolist() == [False, True, False]


# -- what cannot be ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"opponents": "nobody"}, "opponents: 'nobody' is not known; choose from: random, easy"),
        ({"opponents": ["easy"]}, "opponents: 1 given; name one bot for all, or 3 of them"),
        ({"rewards": "money"}, "rewards: 'money' is not known; use one of: rank, score, win"),
        ({"seat": 4}, "seat: 4 is not a seat; the seats are 0 to 3"),
        ({"players": 7}, "players: 7 is not allowed"),
        ({"opponents": "self"}, "opponents: 'self' is for"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(asked: dict[str, Any], sentence: str):
    with pytest.raises(SetupError, match=re.escape(sentence)):
        castillo.research.gymnasium_env("el_grande", **asked)


def test_without_the_extra_one_sentence_says_what_is_missing():
    """In a Python that finds no libraries; the engine itself needs none of them."""
    program = """
import sys
sys.modules.update({name: None for name in ("numpy", "gymnasium", "pettingzoo", "pyspiel")})
import castillo.research as research
for call in (research.codec, research.gymnasium_env, research.pettingzoo_env, research.register_open_spiel):
    try:
        call()
    except research.CastilloError as error:
        print(error)
"""
    done = subprocess.run([sys.executable, "-P", "-c", program], check=True, capture_output=True, text=True)
    missing = ("numpy", "gymnasium", "pettingzoo", "open_spiel")
    said = "castillo.research needs {}: install it with `pip install castillo[research]`."
    assert done.stdout.splitlines() == [said.format(name) for name in missing]


def test_long_takes_every_table():
    assert (len(tables_of_the_day(2)) == 70) == LONG
    assert issubclass(SetupError, CastilloError)
