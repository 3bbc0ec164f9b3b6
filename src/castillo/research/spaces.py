"""The spaces of Gymnasium and PettingZoo."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from castillo.kernel.game import Game
from castillo.research.arrays import Codec, Floats, Mask

Observation = dict[str, Floats | Mask]


def observation_space(codec: Codec) -> spaces.Dict:
    """What a seat sees: `observation`, and `action_mask` with a one for each index that is offered."""
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(codec.bounds), codec.bounds, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (codec.actions,), np.int8),
        }
    )


def action_space(codec: Codec) -> spaces.Discrete[np.int64]:
    """Every index."""
    return spaces.Discrete(codec.actions)


def seen(codec: Codec, game: Game, seat: int) -> Observation:
    """What a seat sees; nothing is offered to one that is not the next to answer."""
    asked = bool(game.frames) and game.frames[-1].seat == seat
    mask = codec.mask(game, seat) if asked else np.zeros(codec.actions, dtype=np.int8)
    return {"observation": codec.observe(game, seat), "action_mask": mask}


def text_of(game: Game) -> str:
    """A position in words, for people: whose turn it is, the points, and what is asked."""
    scores = ", ".join(f"seat {seat}: {points}" for seat, points in enumerate(game.scores))
    if game.over:
        return f"{game.setup.game}, over; {scores}"
    decision = game.decisions[0]
    options = ", ".join(option.notation for option in decision.options[:12])
    more = " …" if len(decision.options) > 12 else ""
    return f"{game.setup.game}; {scores}\nseat {decision.seat}, {decision.kind}: {options}{more}"
