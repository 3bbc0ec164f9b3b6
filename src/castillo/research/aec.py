"""PettingZoo: every seat is an agent, and whoever is asked answers.

Questions to several seats at once are put to one after the other, in the order of `game.decisions`; nobody sees an
answer before the last is in. Reaction windows ask like any other question.
"""

from __future__ import annotations

from typing import Any, ClassVar, cast

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from castillo.kernel.game import Game
from castillo.research.arrays import Codec
from castillo.research.setups import REWARDS, Setting, check_rewards, seed_from
from castillo.research.spaces import Observation, action_space, observation_space, seen, text_of


class CastilloAEC(AECEnv):  # type: ignore[misc]
    """`game` is the position; `codec` says what observations and indices mean."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "castillo_v1",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(self, setting: Setting, rewards: str = "rank", render_mode: str | None = None) -> None:
        super().__init__()
        self.setting = setting
        self.codec = Codec(setting)
        self.render_mode = render_mode
        self.worth = REWARDS[check_rewards(rewards)]
        self.possible_agents = [f"seat_{seat}" for seat in range(setting.setup.players)]
        self.agents = self.possible_agents[:]
        self.observation_spaces = {agent: observation_space(self.codec) for agent in self.agents}
        self.action_spaces = {agent: action_space(self.codec) for agent in self.agents}
        self._random: np.random.Generator | None = None
        self.game: Game

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for all, a space of its own for each."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[np.int64]:
        """The same for all, a space of its own for each."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed, the next of a row that the last seed began."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self.game = self.setting.new_game(seed_from(int(self._random.integers(1 << 62))))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def observe(self, agent: str) -> Observation:
        """What an agent may know; its mask is empty unless it is the next to answer."""
        return seen(self.codec, self.game, self.seat_of(agent))

    def step(self, action: int | None) -> None:
        """Answer for the agent that is asked; refuses with `IllegalChoice` what the mask does not offer."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.seat_of(agent)
        self._cumulative_rewards[agent] = 0.0
        self.game.act(self.codec.action(self.game, seat, int(cast(int, action))))
        self._clear_rewards()
        self._ask()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def stand(self, agent: str, window: str, answer: str) -> None:
        """Answer a reaction window in advance, at any time, as people can; the answer is the agent's secret."""
        self.game.stand(self.seat_of(agent), window, answer)
        self._ask()

    def render(self) -> str | None:
        """The position in words; printed in the mode "human"."""
        if self.render_mode == "human":
            print(text_of(self.game))  # noqa: T201
            return None
        return text_of(self.game)

    def close(self) -> None:
        """Nothing is held open."""

    def seat_of(self, agent: str) -> int:
        """The seat of an agent."""
        return self.possible_agents.index(agent)

    def _ask(self) -> None:
        """Whoever answers next; at the end everybody gets what the game was worth."""
        if not self.game.over:
            self.agent_selection = self.possible_agents[int(self.game.frames[-1].seat)]
            return
        scores = [int(points) for points in self.game.scores]
        self.rewards = dict(zip(self.agents, self.worth(scores), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {"scores": scores} for agent in self.agents}
        self.agent_selection = self.agents[0]
