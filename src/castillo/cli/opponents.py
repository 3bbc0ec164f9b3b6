"""The bots as the command line knows them: by their names, answering a view with an option."""

from __future__ import annotations

from castillo import bots
from castillo.bots import Bot
from castillo.kernel.errors import SetupError

USUAL = "medium"
"""The bot that plays where none is named."""


def level_of(given: str | None) -> str:
    """The name of a bot, checked."""
    name = given if given is not None else USUAL
    if name not in bots.names():
        raise SetupError(f"bot: {name!r} is not known; choose from: {', '.join(bots.names())}.")
    return name


def opponent(level: str, seed: int) -> Bot:
    """A bot of a level for one seat."""
    return bots.make(level_of(level), seed=seed)
