"""Positions of ours at which tables begin: El Grande's by what is asked, El Caballero's late maps."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from castillo import Game
from tests.rules.table import at_turn, board, holders, play

LATE, LATER = (
    json.loads((Path(__file__).parent / f"{name}.json").read_text("utf-8")) for name in ("late", "late_with_expansion")
)
"""El Caballero: seat 0 begins its turn in the last round of four players, without and with the expansion."""


def vetoed(*choices: str, card: str = "1/move_4", **fields: Any) -> Game:
    """Red holds a Veto while blue uses a card."""
    rows: dict[str, Any] = {"aragon": [2, 1, 0, 0], "valencia": [1, 1, 0, 0], **fields}
    game = at_turn(card, seat=1, vetoes=holders(0), **rows)
    play(game, *choices)
    return game


def placing(*choices: str, card: str = "5/kings_card", **fields: Any) -> Game:
    """Red has taken a card."""
    game = at_turn(card, **{"aragon": [2, 1, 0, 0], "sevilla": [1, 2, 0, 0], **fields})
    play(game, *choices)
    return game


def action_cards() -> Game:
    """Red, who has played the highest card, takes an action card; caballeros have come, and fewer may be taken."""
    game = board(start_player=0)
    play(game, "card power_5", "card power_2", "card power_3", "card power_4")
    return game


def discs() -> Game:
    """After round 3 red and blue are asked where those in the Castillo go."""
    return board(round=3, stage="general_scoring", castillo=[2, 1, 0, 0], galicia=[1, 2, 0, 0], aragon=[3, 2, 0, 0])


POSITIONS: dict[str, Callable[[], Game]] = {
    "veto at the start": lambda: vetoed("start"),
    "veto of a step": lambda: vetoed("start", "red: answer no", "pick red aragon", "to sevilla"),
    "veto of the King": lambda: vetoed("start", "red: answer no", "to cataluna", card="5/kings_card"),
    "before placing": placing,
    "in the middle of placing": lambda: placing("place castillo"),
    "nothing is left": lambda: placing("start", "to aragon", courts=[0, 7, 7, 7], options={"confirm_turns": True}),
    "a card and nobody to place": lambda: placing(courts=[0, 7, 7, 7]),
    "power cards": lambda: board(start_player=0),
    "action cards": action_cards,
    "a card that scores": lambda: placing(card="3/score_most_caballeros", aragon=[3, 2, 0, 0]),
    "discs": lambda: board(
        round=3, stage="general_scoring", castillo=[2, 1, 0, 0], galicia=[1, 2, 0, 0], aragon=[3, 2, 0, 0]
    ),
    "home and King": lambda: board(king="granada", granada=[2, 1, 0, 0]),
    "in the tower": lambda: placing(castillo=[2, 1, 0, 0]),
    "the last round": lambda: board(2, round=9),
    "in the open tower": lambda: placing(castillo=[2, 1, 0, 0], options={"castillo": "open"}),
}


def document(name: str) -> dict[str, Any]:
    """A position by its name."""
    return POSITIONS[name]().describe()
