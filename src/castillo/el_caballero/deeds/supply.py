"""EC-4.1: the caballeros of one's power card come to the Court."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from castillo.el_caballero import atoms, verbs
from castillo.el_caballero.deeds.deed import Deed
from castillo.el_caballero.position import Position
from castillo.el_caballero.thought import Thought
from castillo.kernel.actions import action

WITH_A_LOSS: Final = 0.5
"""In points: a supply is taken before a turn ends, but what is worth more comes first and makes room."""


class Supply(Deed):
    """The caballeros of one's power card, once a turn."""

    handles = (verbs.SUPPLY,)

    def options(self, game: Position, seat: i64, out: list[int]) -> None:
        if not game.supplied and game.ruleset.supplies[game.played[seat]] > 0:
            out.append(action(verbs.SUPPLY))

    def carry_out(self, game: Position, seat: i64, action: i64) -> None:
        atoms.supply(game, seat, game.ruleset.supplies[game.played[seat]])

    def instinct(self, thought: Thought, action: i64) -> float:
        """Where the Court cannot hold them all; otherwise nothing else is thought of (see instinct.py)."""
        return WITH_A_LOSS
