"""How much the features of a position weigh in which round. tools/tune.py tries changes, tools/learn.py learns them."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

SPREADS = (0.35, 1.0, 2.2)
"""In caballeros: how uncertain a lead is, for each of a place's outlooks."""

FEATURES = (
    "regions, certain", "regions", "regions, uncertain", "tower, certain", "tower", "tower, uncertain",
    "in the castillo", "court", "court up to 5", "hand", "turn to come", "veto", "province",
)  # fmt: skip
"""What each column weighs: the outlooks of all regions by spread, those of the Castillo, what a seat has besides."""

_BY_HAND = [
    [0.21, 0.63, 0.84, 0.3, 0.5, 0.6, 0.9, 0.1, 0.45, 3.0, 1.5, 0.5, 0.0],
    [0.28, 0.63, 0.77, 0.3, 0.5, 0.6, 0.9, 0.1, 0.45, 3.0, 1.5, 0.5, 0.0],
    [0.49, 0.63, 0.63, 0.5, 0.5, 0.5, 0.8, 0.1, 0.4, 3.0, 1.5, 0.5, 0.0],
    [0.21, 0.49, 0.56, 0.3, 0.4, 0.5, 0.7, 0.1, 0.35, 2.0, 1.5, 0.5, 0.0],
    [0.28, 0.49, 0.49, 0.3, 0.4, 0.4, 0.7, 0.1, 0.35, 2.0, 1.5, 0.5, 0.0],
    [0.49, 0.42, 0.35, 0.5, 0.4, 0.3, 0.6, 0.1, 0.3, 2.0, 1.5, 0.5, 0.0],
    [0.28, 0.35, 0.28, 0.4, 0.3, 0.2, 0.6, 0.05, 0.25, 1.0, 1.2, 0.5, 0.0],
    [0.35, 0.35, 0.21, 0.5, 0.2, 0.2, 0.5, 0.05, 0.2, 0.5, 1.2, 0.5, 0.0],
    [0.63, 0.14, 0.0, 0.9, 0.1, 0.0, 0.4, 0.0, 0.02, 0.0, 1.0, 0.3, 0.0],
]

_LEARNED = [
    [0.7, 0.04, -0.22, 0.27, 0.12, 0.24, 1.58, -1.37, -1.01, 3.27, 4.1, 0.56, -3.4],
    [0.63, 0.04, -0.02, 0.14, 0.15, 0.42, 1.66, -1.04, -0.76, 3.28, 4.06, 0.54, -3.16],
    [1.1, 0.16, -0.4, 0.36, 0.38, 0.75, 1.65, -1.46, -0.12, 3.29, 3.97, 0.6, -3.07],
    [0.41, 0.18, -0.04, 0.08, -0.04, 0.09, 1.28, -0.72, -0.37, 2.26, 3.81, 0.52, -1.8],
    [0.66, 0.15, -0.14, -0.11, 0.04, 0.25, 1.31, -0.57, -0.13, 2.27, 3.79, 0.54, -1.92],
    [0.86, 0.1, -0.19, 0.11, 0.13, 0.4, 1.45, -0.75, -0.13, 2.28, 3.76, 0.57, -1.61],
    [0.39, 0.15, -0.19, 0.27, 0.0, -0.17, 1.16, -0.13, 0.21, 1.24, 3.3, 0.53, -0.78],
    [0.51, 0.14, -0.08, 0.17, -0.06, 0.09, 0.99, -0.08, 0.22, 0.76, 3.26, 0.51, -0.81],
    [0.81, 0.01, -0.33, 0.49, -0.14, 0.1, 1.05, -0.28, 0.05, 0.28, 3.09, 0.34, -0.73],
]
"""Learned from 680 games of self-play, 36,680 answers with eight playouts each (see tools/learn.py)."""

_NOW = [1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
"""Only what would be scored."""


@mypyc_attr(acyclic=True)
class Weights:
    """A row of the table above, by name."""

    def __init__(self, row: list[float]) -> None:
        self.regions: list[float] = row[:3]  # by spread
        self.tower: list[float] = row[3:6]
        self.in_castillo: float = row[6]
        self.court: float = row[7]
        self.court_up_to_5: float = row[8]
        self.hand: float = row[9]
        self.turn_to_come: float = row[10]
        self.veto: float = row[11]
        self.province: float = row[12]


def rows_for(style: str = "") -> list[list[float]]:
    """By round, from 0 (not begun) to 9. Style "now" counts only what would be scored as things stand."""
    if style == "now":
        return [_NOW] * 10
    rows = _LEARNED if style == "learned" else _BY_HAND
    return [rows[0], *rows]


def weights_for(style: str = "") -> list[Weights]:
    """The weights of a style, by round."""
    return [Weights(row) for row in rows_for(style)]


@mypyc_attr(acyclic=True)
class InstinctWeights:
    """Instinct's own numbers, in points."""

    def __init__(self) -> None:
        self.a_choice = 0.8  # what a special action that leaves one a choice is expected to bring
        self.each_placed = 0.7  # of the best placing, what each caballero is expected to bring
        self.at_court = 7.0  # how many caballeros one likes to have before a turn
        self.too_few = 0.5  # what each one missing costs
        self.too_many = 0.2  # what each one too many costs
        self.high_card = 0.0  # what going first is worth, over going last
