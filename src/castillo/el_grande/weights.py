"""How much the features of a position weigh in which round. Set by hand; tools/tune.py tries changes."""

from __future__ import annotations

SPREADS = (0.35, 1.0, 2.2)
"""In caballeros: how uncertain a lead is, for each of a place's outlooks."""

FEATURES = (
    "regions, certain", "regions", "regions, uncertain", "tower, certain", "tower", "tower, uncertain",
    "in the castillo", "court", "court up to 5", "province", "hand", "turn to come", "veto", "one",
)  # fmt: skip
"""What each column weighs: the outlooks of all regions by spread, those of the Castillo, what a seat has besides."""

_ROUNDS = [
    [0.21, 0.63, 0.84, 0.3, 0.5, 0.6, 0.9, 0.1, 0.45, 0.0, 3.0, 1.5, 0.5, 0.0],
    [0.28, 0.63, 0.77, 0.3, 0.5, 0.6, 0.9, 0.1, 0.45, 0.0, 3.0, 1.5, 0.5, 0.0],
    [0.49, 0.63, 0.63, 0.5, 0.5, 0.5, 0.8, 0.1, 0.4, 0.0, 3.0, 1.5, 0.5, 0.0],
    [0.21, 0.49, 0.56, 0.3, 0.4, 0.5, 0.7, 0.1, 0.35, 0.0, 2.0, 1.5, 0.5, 0.0],
    [0.28, 0.49, 0.49, 0.3, 0.4, 0.4, 0.7, 0.1, 0.35, 0.0, 2.0, 1.5, 0.5, 0.0],
    [0.49, 0.42, 0.35, 0.5, 0.4, 0.3, 0.6, 0.1, 0.3, 0.0, 2.0, 1.5, 0.5, 0.0],
    [0.28, 0.35, 0.28, 0.4, 0.3, 0.2, 0.6, 0.05, 0.25, 0.0, 1.0, 1.2, 0.5, 0.0],
    [0.35, 0.35, 0.21, 0.5, 0.2, 0.2, 0.5, 0.05, 0.2, 0.0, 0.5, 1.2, 0.5, 0.0],
    [0.63, 0.14, 0.0, 0.9, 0.1, 0.0, 0.4, 0.0, 0.02, 0.0, 0.0, 1.0, 0.3, 0.0],
]

_NOW = [1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
"""Only what would be scored."""

TEMPER = [0.8, 0.7, 7.0, 0.5, 0.2, 0.0]
"""Instinct's own numbers, in points: see instinct.py for their names."""


def weights_for(style: str = "") -> list[list[float]]:
    """By round, from 0 (not begun) to 9. Style "now" counts only what would be scored as things stand."""
    return [_NOW] * 10 if style == "now" else [_ROUNDS[0], *_ROUNDS]
