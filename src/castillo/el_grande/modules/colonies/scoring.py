"""Scoring the four new regions (GC-6)."""

from __future__ import annotations

from castillo.el_grande.modules.colonies.board import NEW_REGIONS
from castillo.el_grande.modules.shared.words import ScorePlaces
from castillo.el_grande.position import Position


class ScoreNewRegions(ScorePlaces):
    """Score Francia, the ship, América and África, in the player's order."""

    def places(self, game: Position) -> list[int]:
        return list(NEW_REGIONS)
