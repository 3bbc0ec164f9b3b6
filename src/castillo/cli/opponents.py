"""The bots as the command line knows them: by their names, answering a view with an option."""

from __future__ import annotations

import random
from importlib.util import find_spec
from typing import Any, Protocol

from castillo.kernel.errors import SetupError

HAVE_BOTS = find_spec("castillo.bots") is not None


class Opponent(Protocol):
    def choose(self, view: dict[str, Any], decision: Any, clock: Any = None) -> Any: ...


class Dice:
    """Takes anything: the opponent where no bots are installed."""

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)

    def choose(self, view: dict[str, Any], decision: Any, clock: Any = None) -> Any:
        return self.luck.choice(decision["options"])


def levels() -> list[str]:
    """The names of all bots, weakest first."""
    if not HAVE_BOTS:
        return ["random"]
    from castillo import bots

    return list(bots.names())


def usual_level() -> str:
    """The bot that plays where none is named."""
    names = levels()
    return next((name for name in ("normal", "medium", "easy") if name in names), names[-1])


def opponent(level: str, seed: int) -> Opponent:
    if level not in levels():
        raise SetupError(f"bot: {level!r} is not known; there are: {', '.join(levels())}.")
    if not HAVE_BOTS:
        return Dice(seed)
    from castillo import bots

    made: Opponent = bots.make(level, seed=seed)
    return made


def answer_of(bot: Opponent, view: dict[str, Any]) -> int:
    """The action the bot chooses; it sees nothing but the view of its seat."""
    action: int = bot.choose(view, view["decision"])["action"]
    return action
