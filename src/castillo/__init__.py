"""Castillo: El Grande and El Caballero with everything, as a library.

>>> import castillo
>>> game = castillo.new_game("el_grande", players=4, seed=7)
>>> while not game.over:
...     events = game.choose(game.decisions[0].options[0])
>>> len(game.scores), len(game.winners) >= 1
(4, True)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import castillo.el_grande  # (adds itself to the games, as the first of them)

# isort: split
import castillo.el_caballero  # noqa: F401
from castillo.kernel import game as _game
from castillo.kernel.decision import Decision, Option
from castillo.kernel.errors import CastilloError, IllegalChoice, SetupError
from castillo.kernel.event import Event
from castillo.kernel.game import Game
from castillo.kernel.module import GAMES, definition
from castillo.kernel.plain import check_plain
from castillo.kernel.record import Record, load
from castillo.kernel.text import Text

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "CastilloError",
    "Decision",
    "Event",
    "Game",
    "IllegalChoice",
    "Option",
    "Record",
    "SetupError",
    "Text",
    "compiled",
    "load",
    "new_game",
    "position",
]

compiled: bool = not str(_game.__file__).endswith(".py")
"""Whether the engine runs compiled; the same source runs interpreted, with the same results."""


def new_game(
    game: str = "el_grande",
    *,
    players: int,
    modules: Sequence[str] | None = None,
    options: dict[str, Any] | None = None,
    seed: int,
    sheet: dict[str, dict[str, int]] | None = None,
) -> Game:
    """A new game at its first decision.

    >>> new_game("el_grande", players=6, seed=1)
    Traceback (most recent call last):
    ...
    castillo.kernel.errors.SetupError: players: 6 is not allowed; el_grande is for 2 to 5 players.
    """
    rules = definition(game)
    return rules.new_game(rules.setup(players, modules, options, seed, sheet))


def position(game: str, document: dict[str, Any]) -> Game:
    """The game that a position document describes; `game.describe()` writes one.

    >>> board = {"players": 4, "regions": {"aragon": {"caballeros": [3, 3, 2, 2]}}}
    >>> position("el_grande", board).would_score("aragon")
    (4, 4, 0, 0)
    """
    rules = definition(game)
    if not isinstance(document, dict):
        raise SetupError(f"position: must be a table of fields; got {type(document).__name__}.")
    check_plain("position", document)
    if "players" not in document:
        raise SetupError("players: is missing; a position needs the number of players.")
    setup = rules.setup(
        document["players"],
        document.get("modules"),
        document.get("options"),
        document.get("seed", 0),
        document.get("sheet"),
    )
    return rules.rules(setup).from_document(setup, document)
