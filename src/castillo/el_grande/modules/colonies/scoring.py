"""Scoring the four new regions (GC-6)."""

from __future__ import annotations

from mypy_extensions import i64

from castillo.el_grande.cards import Effect
from castillo.el_grande.frames.scoring import score_all
from castillo.el_grande.modules.colonies.board import NEW_REGIONS
from castillo.el_grande.position import Position
from castillo.el_grande.scoring import SPECIAL


class ScoreNewRegions(Effect):
    """Score Francia, the ship, América and África, in the player's order."""

    def start(self, game: Position, seat: i64) -> None:
        mask: i64 = 0
        for region in NEW_REGIONS:
            mask |= 1 << region
        score_all(game, seat, mask, SPECIAL)
