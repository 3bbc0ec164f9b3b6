"""How much the features of a position weigh in which round. The fitted ones are written by tools/fit.py."""

from __future__ import annotations

from castillo.el_grande.fitted import FITTED

SPREADS = (0.35, 1.0, 2.2)
"""In caballeros: how uncertain a lead is, for each of a place's outlooks."""

PLACE_FEATURES = 2 * len(SPREADS)
"""The outlooks of the regions by spread, then those of the Castillo."""

OWN_FEATURES = ("castillo", "court", "court_up_to_5", "province", "hand", "turn_to_come", "veto", "one")

_NOW = [1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
"""Only what would be scored."""

_FRESH = {
    1: [0.3, 0.9, 1.2, 0.3, 0.5, 0.6, 0.9, 0.1, 0.45, 0.0, 3.0, 1.5, 0.5, 0.0],
    2: [0.4, 0.9, 1.1, 0.3, 0.5, 0.6, 0.9, 0.1, 0.45, 0.0, 3.0, 1.5, 0.5, 0.0],
    3: [0.7, 0.9, 0.9, 0.5, 0.5, 0.5, 0.8, 0.1, 0.4, 0.0, 3.0, 1.5, 0.5, 0.0],
    4: [0.3, 0.7, 0.8, 0.3, 0.4, 0.5, 0.7, 0.1, 0.35, 0.0, 2.0, 1.5, 0.5, 0.0],
    5: [0.4, 0.7, 0.7, 0.3, 0.4, 0.4, 0.7, 0.1, 0.35, 0.0, 2.0, 1.5, 0.5, 0.0],
    6: [0.7, 0.6, 0.5, 0.5, 0.4, 0.3, 0.6, 0.1, 0.3, 0.0, 2.0, 1.5, 0.5, 0.0],
    7: [0.4, 0.5, 0.4, 0.4, 0.3, 0.2, 0.6, 0.05, 0.25, 0.0, 1.0, 1.2, 0.5, 0.0],
    8: [0.5, 0.5, 0.3, 0.5, 0.2, 0.2, 0.5, 0.05, 0.2, 0.0, 0.5, 1.2, 0.5, 0.0],
    9: [0.9, 0.2, 0.0, 0.9, 0.1, 0.0, 0.4, 0.0, 0.02, 0.0, 0.0, 1.0, 0.3, 0.0],
}


TEMPER = [0.8, 0.7, 7.0, 0.5, 0.2, 0.0]
"""Instinct's own numbers, in points: see instinct.py for their names."""


def weights_for(players: int, style: str = "") -> list[list[float]]:
    """By round, from 0 (not begun) to 9. Style "now" counts only what would be scored as things stand."""
    if style == "now":
        return [_NOW] * 10
    if style == "fresh" or players not in FITTED:
        return [_FRESH[max(1, number)] for number in range(10)]
    return FITTED[players]
