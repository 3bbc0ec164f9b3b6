"""Every bot by its name: our levels, and what other packages bring as entry points of the group `castillo.bots`."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import entry_points

from castillo.bots.bot import Bot
from castillo.bots.search import ExpertBot, HardBot, MasterBot
from castillo.bots.simple import EasyBot, MediumBot, RandomBot
from castillo.kernel.errors import SetupError

GROUP = "castillo.bots"
Maker = Callable[[int], Bot]

_makers: dict[str, Maker] = {bot.name: bot for bot in (RandomBot, EasyBot, MediumBot, HardBot, ExpertBot, MasterBot)}
LEVELS = tuple(_makers)
"""Our own, from the weakest to the strongest."""


def register(name: str, maker: Maker) -> None:
    """Add a bot for this process; `maker(seed)` makes one for a seat and a game."""
    _makers[name] = maker


def names() -> list[str]:
    """All bots that can be made: our levels first, then those of other packages."""
    return [*_makers, *(entry.name for entry in entry_points(group=GROUP) if entry.name not in _makers)]


def make(name: str, seed: int = 0) -> Bot:
    """A bot for one seat of one game.

    >>> make("random", seed=7).name
    'random'
    """
    if name in _makers:
        return _makers[name](seed)
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            bot: Bot = entry.load()(seed)
            return bot
    raise SetupError(f"bot: {name!r} is not known; choose from: {', '.join(names())}.")
