"""The other seats of an environment with one learner: bots, each seeing its own seat's view and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from castillo.bots.bot import Bot
from castillo.bots.compiled.dice import Dice
from castillo.bots.registry import make, names
from castillo.bots.simple import RandomBot
from castillo.kernel.errors import SetupError
from castillo.kernel.game import Game

SELF = "self"
"""Nobody: the learner answers for every seat."""


class Opponents:
    """The names of those who play against the learner, and one player for each seat in every game."""

    def __init__(self, opponents: str | Sequence[str], players: int) -> None:
        self.names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        self.nobody = opponents == SELF
        self.players = players
        if len(self.names) != players - 1:
            raise SetupError(f"opponents: {len(self.names)} given; name one bot for all, or {players - 1} of them.")
        for name in self.names:
            if not self.nobody and name not in names():
                raise SetupError(f"opponents: {name!r} is not known; choose from: {', '.join(names())}.")

    def seated(self, learner: int, seed: int) -> Seated:
        """Players for one game, clockwise from the learner."""
        return Seated(self, learner, seed)


class Seated:
    """Who plays which seat of one game."""

    def __init__(self, opponents: Opponents, learner: int, seed: int) -> None:
        self.learner = learner
        self.nobody = opponents.nobody
        self.bots: dict[int, Bot] = {}
        for away, name in enumerate([] if self.nobody else opponents.names, start=1):
            seat = (learner + away) % opponents.players
            self.bots[seat] = make(name, seed=seed * 16 + seat)

    def play_on(self, game: Game) -> None:
        """Let the others answer until the learner is asked or the game is over."""
        while game.frames and not self.nobody and game.frames[-1].seat != self.learner:
            game.act(self._answer(game, int(game.frames[-1].seat)))

    def _answer(self, game: Game, seat: int) -> int:
        bot = self.bots[seat]
        if type(bot) is RandomBot:  # chance needs to see nothing
            return any_of(game.actions_of(seat), bot.dice)
        return int(bot.choose(game.view(seat))["action"])


def any_of(actions: list[int], dice: Dice) -> int:
    """What `RandomBot` chooses."""
    return actions[dice.below(len(actions))] if len(actions) > 1 else actions[0]
