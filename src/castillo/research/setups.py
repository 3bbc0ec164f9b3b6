"""What is played in an environment: a set-up without its seed, and what a finished game is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from castillo.kernel.encoding import Encoding
from castillo.kernel.errors import SetupError
from castillo.kernel.game import Game
from castillo.kernel.luck import SEED_BITS
from castillo.kernel.module import GameDefinition, definition
from castillo.kernel.setup import Setup


@dataclass(frozen=True)
class Setting:
    """A game at a table, checked; every seed gives another game of it."""

    definition: GameDefinition
    setup: Setup

    @staticmethod
    def of(game: str, players: int, modules: Sequence[str] | None, options: Mapping[str, Any] | None) -> Setting:
        """A setting; refuses with `SetupError`, which names the field and what is allowed."""
        known = definition(game)
        return Setting(known, known.setup(players, modules, options, 0, None))

    def new_game(self, seed: int) -> Game:
        """A game with this seed, at its first decision."""
        return self.definition.new_game(replace(self.setup, seed=seed))

    def encoding(self) -> Encoding:
        """How its positions are written."""
        return self.definition.encoding(self.definition.rules(self.setup))


def seed_from(word: int) -> int:
    """A game's seed from any whole number."""
    return int(word) % (1 << SEED_BITS)


# -- rewards -----------------------------------------------------------------------------------------------


def by_rank(scores: Sequence[int]) -> list[float]:
    """From 1 for the first to -1 for the last in equal steps; who tie share what their ranks bring. The sum is 0.

    >>> by_rank([80, 95, 80, 60])
    [0.0, 1.0, 0.0, -1.0]
    """
    steps = len(scores) - 1
    out: list[float] = []
    for own in scores:
        above = sum(other > own for other in scores)
        equal = sum(other == own for other in scores)
        out.append(1 - (2 * above + equal - 1) / steps)
    return out


def by_lead(scores: Sequence[int]) -> list[float]:
    """A hundredth of the points over the mean of the others.

    >>> by_lead([80, 95])
    [-0.15, 0.15]
    """
    return [(own - (sum(scores) - own) / (len(scores) - 1)) / 100 for own in scores]


def by_victory(scores: Sequence[int]) -> list[float]:
    """One for the winner, shared among those who tie; nothing for the others.

    >>> by_victory([80, 95, 95])
    [0.0, 0.5, 0.5]
    """
    best = [own == max(scores) for own in scores]
    return [won / sum(best) for won in best]


REWARDS = {"rank": by_rank, "score": by_lead, "win": by_victory}
"""What a finished game is worth to each seat, by its name."""


def check_rewards(rewards: str) -> str:
    """Refuse a name that there is not."""
    if rewards not in REWARDS:
        raise SetupError(f"rewards: {rewards!r} is not known; use one of: {', '.join(REWARDS)}.")
    return rewards
