"""Gymnasium's vector environment: many games beside each other, stepped and written by compiled code.

A game that ends is followed by a new one in the same step. With the opponents "self" the learner answers for every
seat in turn, and `infos["seat"]` says for which; what a game was worth to all of them comes in `infos["rewards"]`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from castillo.kernel.errors import SetupError
from castillo.research.arrays import Codec, Floats, Mask
from castillo.research.compiled.batch import Batch
from castillo.research.opponents import Opponents, Seated
from castillo.research.setups import REWARDS, Setting, check_rewards, seed_from
from castillo.research.single import check_seat
from castillo.research.spaces import Observation, action_space, observation_space

Array: TypeAlias = npt.NDArray[Any]


class CastilloVectorEnv(VectorEnv[Observation, Array, Array]):
    """`batch` holds the games, `seats` the learner's seat in each; `codec` says what observations and indices mean."""

    def __init__(
        self, setting: Setting, opponents: str | Sequence[str], seat: int | None, rewards: str, num_envs: int
    ) -> None:
        if num_envs < 1:
            raise SetupError(f"num_envs: {num_envs} is not allowed; it must be at least 1.")
        self.setting = setting
        self.codec = Codec(setting)
        self.players = setting.setup.players
        self.opponents = Opponents(opponents, self.players)
        self.always = check_seat(seat, self.players)
        self.worth = REWARDS[check_rewards(rewards)]
        self.least = self.worth([1] * (self.players - 1) + [0])[-1]
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.single_observation_space = observation_space(self.codec)
        self.single_action_space = action_space(self.codec)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.batch: Batch
        self.others: list[Seated] = []
        self.seats: list[int] = [0] * num_envs
        self._mask: Mask = np.zeros(num_envs * self.codec.actions, dtype=np.int8)
        self._offered: npt.NDArray[np.int64] = np.zeros(0, dtype=np.int64)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """New games, each at the learner's first question."""
        super().reset(seed=seed)
        self.others = []
        games = []
        for at in range(self.num_envs):
            word, drawn = self._draw()
            games.append(self.setting.new_game(seed_from(word)))
            self.others.append(self._seated(at, word, drawn))
            self.others[at].play_on(games[at])
        self.batch = Batch(self.codec.encoding, games)
        return self._seen(), {"seat": np.array(self.seats)}

    def step(self, actions: Array) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        """Answer one question of every game."""
        batch, nobody = self.batch, self.opponents.nobody
        asked = self.seats
        refused = batch.act(np.asarray(actions).tolist())
        if not nobody:
            for at in range(self.num_envs):
                if batch.games[at].frames and batch.games[at].frames[-1].seat != asked[at]:
                    self.others[at].play_on(batch.games[at])
                    batch.refresh(at)
        rewards = np.zeros(self.num_envs)
        ended = np.zeros(self.num_envs, dtype=np.bool_)
        infos: dict[str, Any] = {}
        done = sorted({*batch.over(), *refused})
        if done:
            ended[done] = True
            infos = self._end(done, refused, rewards, asked)
        seen = self._seen()
        infos["seat"] = np.array(self.seats)
        return seen, rewards, ended, np.zeros(self.num_envs, dtype=np.bool_), infos

    # -- the end of a game -------------------------------------------------------------------------------------

    def _end(self, done: list[int], refused: list[int], rewards: Array, asked: list[int]) -> dict[str, Any]:
        """Say what games were worth, and begin others in their place."""
        count = self.num_envs
        worth, scores = np.zeros((count, self.players)), np.zeros((count, self.players), dtype=np.int64)
        final: Array = np.full(count, None, dtype=object)
        here, illegal = np.zeros(count, dtype=np.bool_), np.zeros(count, dtype=np.bool_)
        here[done], illegal[refused] = True, True
        for at in done:
            game, seat = self.batch.games[at], asked[at]
            if not illegal[at]:
                scores[at] = game.scores
                worth[at] = self.worth(scores[at].tolist())
            rewards[at] = self.least if illegal[at] else worth[at][seat]
            mask = np.zeros(self.codec.actions, dtype=np.int8)
            mask[self.batch.legal[at]] = 1
            final[at] = {"observation": self.codec.observe(game, seat), "action_mask": mask}
            word, drawn = self._draw()
            game = self.setting.new_game(seed_from(word))
            self.others[at] = self._seated(at, word, drawn)
            self.others[at].play_on(game)
            self.batch.replace(at, game)
        found = {"rewards": worth, "scores": scores, "illegal": illegal}
        infos: dict[str, Any] = {"final_obs": final, "_final_obs": here, "final_info": found, "_final_info": here}
        return infos | found | {f"_{name}": here for name in found}

    def _draw(self) -> tuple[int, int]:
        return int(self.np_random.integers(1 << 62)), int(self.np_random.integers(self.players))

    def _seated(self, at: int, word: int, drawn: int) -> Seated:
        self.seats[at] = drawn if self.always is None else self.always
        return self.opponents.seated(self.seats[at], word)

    # -- what is seen ------------------------------------------------------------------------------------------

    def _seen(self) -> Observation:
        if self.opponents.nobody:
            self.seats = self.batch.asked()
        rows: Floats = self.codec.floats(self.batch.rows(self.seats)).reshape(self.num_envs, self.codec.size)
        self._mask[self._offered] = 0
        self._offered = np.array(self.batch.flat_legal(), dtype=np.int64)
        self._mask[self._offered] = 1
        return {"observation": rows, "action_mask": self._mask.reshape(self.num_envs, -1).copy()}
