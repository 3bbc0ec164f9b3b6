"""Gymnasium: one learner against bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

from castillo.kernel.errors import SetupError
from castillo.kernel.game import Game
from castillo.research.arrays import Codec, Mask
from castillo.research.opponents import SELF, Opponents, Seated
from castillo.research.setups import REWARDS, Setting, check_rewards, seed_from
from castillo.research.spaces import action_space, observation_space, seen, text_of


def check_seat(seat: int | None, players: int) -> int | None:
    """Refuse a seat that there is not."""
    if seat is not None and seat not in range(players):
        raise SetupError(f"seat: {seat!r} is not a seat; the seats are 0 to {players - 1}.")
    return seat


class CastilloEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """`game` is the position, `seat` the learner's; `codec` says what observations and indices mean.

    An index that is not offered ends the game for the learner, with the least that a game can be worth.
    """

    metadata = {"render_modes": ["ansi", "human"], "render_fps": 1}  # noqa: RUF012 (declared so by the base class)

    def __init__(
        self,
        setting: Setting,
        opponents: str | Sequence[str] = "easy",
        seat: int | None = None,
        rewards: str = "rank",
        render_mode: str | None = None,
    ) -> None:
        players = setting.setup.players
        if opponents == SELF:
            raise SetupError("opponents: 'self' is for gymnasium_vector_env and pettingzoo_env; name bots here.")
        self.setting = setting
        self.codec = Codec(setting)
        self.opponents = Opponents(opponents, players)
        self.always = check_seat(seat, players)
        self.worth = REWARDS[check_rewards(rewards)]
        self.render_mode = render_mode
        self.observation_space = observation_space(self.codec)
        self.action_space = action_space(self.codec)
        self.seat = 0
        self.game: Game
        self.others: Seated

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game, at the learner's first question."""
        super().reset(seed=seed)
        word = int(self.np_random.integers(1 << 62))
        drawn = int(self.np_random.integers(self.setting.setup.players))
        self.seat = drawn if self.always is None else self.always
        self.game = self.setting.new_game(seed_from(word))
        self.others = self.opponents.seated(self.seat, word)
        self.others.play_on(self.game)
        return seen(self.codec, self.game, self.seat), {"seat": self.seat}

    def step(self, action: np.int64 | int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Answer the learner's question, and let the others play until the next one or the end."""
        legal = self.codec.legal(self.game, self.seat) if self.game.frames else []
        info: dict[str, Any] = {"seat": self.seat}
        if int(action) not in legal:
            info["illegal"] = True
            return seen(self.codec, self.game, self.seat), self.least(), True, False, info
        self.game.act(self.game.actions_of(self.seat)[legal.index(int(action))])
        self.others.play_on(self.game)
        reward = 0.0
        if self.game.over:
            info["scores"] = [int(points) for points in self.game.scores]
            reward = self.worth(info["scores"])[self.seat]
        if self.render_mode == "human":
            self.render()
        return seen(self.codec, self.game, self.seat), reward, self.game.over, False, info

    def least(self) -> float:
        """What is lost by answering what is not offered: as much as by coming last."""
        return self.worth([1] * (self.setting.setup.players - 1) + [0])[-1]

    def action_masks(self) -> Mask:
        """What is offered, as libraries for masked learning ask for it."""
        return self.codec.mask(self.game, self.seat)

    def render(self) -> str | None:
        """The position in words; printed in the mode "human"."""
        if self.render_mode == "human":
            print(text_of(self.game))  # noqa: T201
            return None
        return text_of(self.game)
