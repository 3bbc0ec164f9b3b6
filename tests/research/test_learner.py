"""The worked example: it learns, draws its curve, plays in the arena and sits at a table, as the docs say."""

from itertools import islice
from pathlib import Path
from random import Random

import numpy as np
import pytest

import castillo
import castillo.bots
import castillo.research
from castillo.bots.match import TableSetup, play
from castillo.kernel.errors import SetupError
from castillo.research import learner
from castillo.research.learner import LearnedBot, Lesson, Policy, bot_from, learn, play_games
from castillo.table import Seat, Table
from tests.kit import LONG, how_many, walk
from tests.research.kit import codec_of

QUICK = Lesson("el_grande", 2, None, "random", games=6)


def test_a_few_steps_of_learning_change_what_is_chosen():
    policy = Policy.blank(QUICK)
    steps = list(islice(learn(policy, seed=1, jobs=1), 2))
    assert [step.games for step in steps] == [6, 12]
    assert np.abs(policy.weights).sum() > 0
    again = Policy.blank(QUICK)
    assert [step.lead for step in islice(learn(again, seed=1, jobs=1), 2)] == [step.lead for step in steps]
    assert (again.weights == policy.weights).all()


def test_games_over_the_mean_pull_towards_what_was_chosen_in_them():
    """One question with two answers, of which one is worth more: learning comes to prefer it."""
    policy = Policy.blank(QUICK)
    found = play_games(policy, 3, 1)
    observation = np.ones(policy.weights.shape[1] - 1, np.float32)
    before = policy.chances(observation, [0, 1])
    assert before.tolist() == [0.5, 0.5]
    policy.weights += 0.1 * found.ways[0]
    assert not np.allclose(policy.chances(observation, [0, 1]), before)
    assert found.ways[0][:, -1].sum() == pytest.approx(0, abs=1e-3)  # what pulls one answer pushes the others


@pytest.mark.slow
@pytest.mark.skipif(not LONG, reason="takes minutes")
@pytest.mark.timeout(3000)
def test_against_easy_it_improves():
    policy = Policy.blank(Lesson(opponents="easy"))
    leads = [step.lead for step in islice(learn(policy, seed=1, jobs=2), 90)]
    assert np.mean(leads[-15:]) > np.mean(leads[:15]) + 10


def test_a_learned_bot_plays_in_the_arena_and_at_a_table(tmp_path: Path):
    path = tmp_path / "softmax.npz"
    policy = Policy.blank(QUICK)
    policy.weights[:] = np.random.default_rng(1).normal(size=policy.weights.shape)
    policy.save(path)
    assert np.allclose(Policy.load(path).weights, policy.weights, rtol=1e-2, atol=1e-2)
    castillo.bots.register("softmax", bot_from(path))
    assert "softmax" in castillo.bots.names()
    result = play(TableSetup("el_grande", 2), ["softmax", "random"], seed=1)
    assert len(result.scores) == 2
    assert result.decisions[0] > 20
    table = Table("ana", [Seat(0, "person", "ana", "Ana"), Seat(1, "bot", "", "Inés", "softmax")])
    table.begin(castillo.new_game("el_grande", players=2, seed=7, options={"start_player": 1}), 1)
    question = table.bot_questions()[0]
    assert (question.seat, question.level) == (1, "softmax")
    choice = castillo.bots.make(question.level, question.number).choose(table.view(1))["action"]
    table.accept(table.bot_chooses(1, question.number, choice, 2))
    assert table.length == 1


def test_a_learned_bot_answers_as_its_policy_sees_the_table():
    """A bot has only its view; the row of a guess is the very row of the game."""
    luck = np.random.default_rng(2)
    policy = Policy.blank(QUICK)
    policy.weights[:] = luck.normal(size=policy.weights.shape)
    cls = type("Learned", (LearnedBot,), {"policy": policy})
    for seed in range(how_many(1, 10)):
        game = castillo.new_game("el_grande", players=2, seed=seed)
        codec, bot = codec_of(game), cls(seed)
        for now in walk(game, Random(seed), 0.3):
            seat = now.decisions[0].seat
            view = now.view(seat)
            guessed = castillo.bots.guess(view, seed)
            assert codec.row(guessed, seat) == codec.row(now, seat)
            legal = codec.legal(now, seat)
            best = legal[int(policy.chances(codec.observe(now, seat), legal).argmax())]
            assert bot.choose(view)["action"] == codec.action(now, seat, best)


def test_weights_of_another_encoding_are_refused(tmp_path: Path):
    policy = Policy.blank(QUICK)
    policy.version = 99
    policy.save(tmp_path / "old.npz")
    with pytest.raises(SetupError, match="was learned with version 99 of the encoding, not 1"):
        Policy.load(tmp_path / "old.npz")


def test_it_has_not_learned_to_play_elsewhere(tmp_path: Path):
    Policy.blank(QUICK).save(tmp_path / "two.npz")
    bot = bot_from(tmp_path / "two.npz")(1)
    game = castillo.new_game("el_grande", players=3, seed=1)
    with pytest.raises(SetupError, match="'softmax' has not learned to play at such a table"):
        bot.choose(game.view(game.decisions[0].seat))


def test_the_command_trains_keeps_and_draws(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    out, plot = tmp_path / "softmax.npz", tmp_path / "curve.svg"
    wanted = ["--minutes", "0", "--jobs", "1", "--opponents", "random", "--out", str(out), "--plot", str(plot)]
    assert learner.main(wanted) == 0
    assert Policy.load(out).lesson.opponents == "random"
    assert plot.read_text("utf-8").startswith("<svg")
    assert "victories" in capsys.readouterr().err
