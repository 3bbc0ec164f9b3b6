"""A first learner, to read, to run and to replace: a softmax over linear scores, taught by policy gradient.

`python -m castillo.research.learner --minutes 3 --out softmax.npz --plot curve.svg` trains it against `easy` on two
cores with NumPy alone. What it has learned plays as a bot (`bot_from`), which sees its view and nothing else.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import cast

import numpy as np
import numpy.typing as npt

from castillo.bots import guess
from castillo.bots.bot import Bot, DecisionView, ThinkingTime, View
from castillo.kernel.errors import SetupError
from castillo.research import codec as codec_for
from castillo.research import gymnasium_env
from castillo.research.arrays import Codec, Floats
from castillo.research.plot import course


@dataclass(frozen=True)
class Lesson:
    """What is played and against whom."""

    game: str = "el_grande"
    players: int = 2
    modules: tuple[str, ...] | None = None
    opponents: str = "easy"
    games: int = 16  # by each process between two steps of learning


@dataclass
class Policy:
    """Scores of all indices, linear in the observation; what is offered is chosen by softmax."""

    weights: Floats  # an index a row, a cell a column, and one for the constant
    lesson: Lesson
    version: int  # of the encoding

    @staticmethod
    def blank(lesson: Lesson) -> Policy:
        """One that chooses by chance."""
        codec = codec_for(lesson.game, players=lesson.players, modules=lesson.modules)
        return Policy(np.zeros((codec.actions, codec.size + 1), np.float32), lesson, codec.version)

    def chances(self, observation: Floats, offered: Sequence[int] | npt.NDArray[np.int64]) -> Floats:
        """How likely each of the offered indices is chosen."""
        scores = self.weights[offered, :-1] @ observation + self.weights[offered, -1]
        shares = np.exp(scores - scores.max())
        return cast(Floats, shares / shares.sum())

    def save(self, path: Path) -> None:
        """Keep it in a file of NumPy's."""
        lesson = json.dumps([self.lesson.game, self.lesson.players, self.lesson.modules, self.lesson.opponents])
        np.savez_compressed(path, weights=self.weights.astype(np.float16), lesson=lesson, version=self.version)

    @staticmethod
    def load(path: Path) -> Policy:
        """What was kept; refuses what another encoding has taught."""
        with np.load(path, allow_pickle=False) as kept:
            game, players, modules, opponents = json.loads(str(kept["lesson"]))
            lesson = Lesson(game, players, None if modules is None else tuple(modules), opponents)
            policy = Policy(kept["weights"].astype(np.float32), lesson, int(kept["version"]))
        blank = Policy.blank(lesson)
        if (policy.version, policy.weights.shape) != (blank.version, blank.weights.shape):
            raise SetupError(f"{path}: was learned with version {policy.version} of the encoding, not {blank.version}.")
        return policy


@dataclass
class Experience:
    """What some games have shown: by game its reward and, summed over its choices, which way the weights would go."""

    rewards: list[float] = field(default_factory=list)
    victories: list[float] = field(default_factory=list)
    ways: list[Floats] = field(default_factory=list)


def play_games(policy: Policy, seed: int, games: int) -> Experience:
    """Play so many games by the policy against bots."""
    lesson, luck, found = policy.lesson, np.random.default_rng(seed), Experience()
    env = gymnasium_env(
        lesson.game, players=lesson.players, modules=lesson.modules, opponents=lesson.opponents, rewards="score"
    )
    for number in range(games):
        seen, _ = env.reset(seed=seed * 1000 + number)
        way, over = np.zeros_like(policy.weights), False
        while not over:
            offered = np.flatnonzero(seen["action_mask"])
            observation = seen["observation"]
            chances = policy.chances(observation, offered)
            chosen = int(luck.choice(len(offered), p=chances / chances.sum()))
            pull = -chances
            pull[chosen] += 1
            way[offered, :-1] += pull[:, None] * observation
            way[offered, -1] += pull
            seen, reward, over, _, _ = env.step(offered[chosen])
        found.rewards.append(reward)
        found.victories.append(1 / len(env.game.winners) if env.seat in env.game.winners else 0.0)
        found.ways.append(way)
    return found


def experience_of(policy: Policy, seed: int) -> tuple[list[float], list[float], Floats]:
    """Rewards, victories, and the way for better weights: games over their mean pull, those under it push."""
    found = play_games(policy, seed, policy.lesson.games)
    rewards = np.array(found.rewards, np.float32)
    gains = (rewards - rewards.mean()) / (rewards.std() + 1e-6)
    way = np.zeros_like(policy.weights)
    for gain, own in zip(gains, found.ways, strict=True):
        way += np.float32(gain) * own
    return found.rewards, found.victories, way / np.float32(len(gains))


class Adam:
    """Steps of about one size in every weight."""

    def __init__(self, weights: Floats, rate: float) -> None:
        self.mean, self.square = np.zeros_like(weights), np.zeros_like(weights)
        self.rate, self.steps = rate, 0

    def step(self, weights: Floats, way: Floats) -> None:
        """Change the weights a little, in a way."""
        self.steps += 1
        self.mean += 0.1 * (way - self.mean)
        self.square += 0.01 * (way * way - self.square)
        mean = self.mean / (1 - 0.9**self.steps)
        square = self.square / (1 - 0.99**self.steps)
        weights += self.rate * mean / (np.sqrt(square) + 1e-4)


@dataclass(frozen=True)
class Progress:
    """One step of learning: after so many games and seconds, what the games before it were worth."""

    games: int
    seconds: float
    lead: float  # in points, over the mean of the others
    victories: float  # a share


def learn(policy: Policy, seed: int = 1, jobs: int = 2, rate: float = 0.03) -> Iterator[Progress]:
    """Learn for as long as somebody asks for the next step; the policy is changed in place."""
    adam, began, played = Adam(policy.weights, rate), monotonic(), 0
    with workers(jobs) as play_all:
        for number in count():
            found = play_all(policy, [seed * 100_000 + number * jobs + job for job in range(jobs)])
            adam.step(policy.weights, cast(Floats, sum(way for _, _, way in found) / len(found)))
            rewards = [reward for some, _, _ in found for reward in some]
            victories = [won for _, some, _ in found for won in some]
            played += len(rewards)
            yield Progress(played, monotonic() - began, 100 * float(np.mean(rewards)), float(np.mean(victories)))


class workers:  # noqa: N801 (used like a function)
    """Processes that play; with one job, this one."""

    def __init__(self, jobs: int) -> None:
        self.pool = ProcessPoolExecutor(jobs, get_context("spawn")) if jobs > 1 else None

    def __enter__(self) -> Callable[[Policy, list[int]], list[tuple[list[float], list[float], Floats]]]:
        return self._play

    def __exit__(self, *_: object) -> None:
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)

    def _play(self, policy: Policy, seeds: list[int]) -> list[tuple[list[float], list[float], Floats]]:
        if self.pool is None:
            return [experience_of(policy, seed) for seed in seeds]
        return list(self.pool.map(experience_of, [policy] * len(seeds), seeds))


# -- at a table --------------------------------------------------------------------------------------------


class LearnedBot(Bot):
    """What was learned, as a player. Its row is that of a guess, which has the same: both are what the view shows."""

    name = "softmax"
    policy: Policy

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.codec: Codec | None = None

    def pick(self, view: View, decision: DecisionView, clock: ThinkingTime | None) -> int:
        setup, seat = view["setup"], int(view["seat"])
        if self.codec is None:
            self.codec = codec_for(
                setup["game"], players=setup["players"], modules=setup["modules"], options=setup["options"]
            )
            if (self.codec.actions, self.codec.size + 1) != self.policy.weights.shape:
                raise SetupError(f"bot: {self.name!r} has not learned to play at such a table.")
        game = guess(view, self.seed)
        offered = self.codec.legal(game, seat)
        best = int(self.policy.chances(self.codec.observe(game, seat), offered).argmax())
        return int(game.actions_of(seat)[best])


def bot_from(path: Path | str, name: str = "softmax") -> type[LearnedBot]:
    """The bot that plays by what a file holds: to be registered, or named as an entry point."""
    policy = Policy.load(Path(path))
    return type("LearnedBot", (LearnedBot,), {"name": name, "policy": policy})


# -- the command ---------------------------------------------------------------------------------------------


def main(arguments: Sequence[str] | None = None) -> int:
    """Train for some minutes, keep the weights and draw the curve."""
    from rich.console import Console

    parser = argparse.ArgumentParser(prog="python -m castillo.research.learner", description=__doc__)
    parser.add_argument("--game", default="el_grande")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--opponents", default="easy", help="a bot by its name")
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("softmax.npz"))
    parser.add_argument("--plot", type=Path, help="an SVG of the course")
    args = parser.parse_args(arguments)
    console = Console(stderr=True)
    policy = Policy.blank(Lesson(args.game, args.players, None, args.opponents))
    steps: list[Progress] = []
    for step in learn(policy, args.seed, args.jobs):
        steps.append(step)
        console.print(
            f"{step.games:6} games  {step.seconds:5.0f} s  lead {step.lead:6.1f}  victories {step.victories:.0%}"
        )
        if step.seconds > 60 * args.minutes:
            break
    policy.save(args.out)
    if args.plot is not None:
        args.plot.write_text(picture(steps, args.opponents), "utf-8")
    return 0


def picture(steps: Sequence[Progress], opponents: str) -> str:
    """The curve: points over the opponents, smoothed over ten steps."""
    leads = [step.lead for step in steps]
    smooth = [float(np.mean(leads[max(0, at - 9) : at + 1])) for at in range(len(leads))]
    points = [(float(step.games), lead) for step, lead in zip(steps, smooth, strict=True)]
    return course(f"Points over {opponents}, while learning", points, "games", "points")


if __name__ == "__main__":
    raise SystemExit(main())
