"""How much the features of a position weigh in which round. Set by hand; tools/tune.py tries changes."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

SPREADS = (0.35, 1.0, 2.2)
"""In caballeros: how uncertain a lead is, for each of a place's outlooks."""

FEATURES = (
    "regions, certain", "regions", "regions, uncertain", "tower, certain", "tower", "tower, uncertain",
    "in the castillo", "court", "court up to 5", "hand", "turn to come", "veto",
)  # fmt: skip
"""What each column weighs: the outlooks of all regions by spread, those of the Castillo, what a seat has besides."""

_ROUNDS = [
    [0.21, 0.63, 0.84, 0.3, 0.5, 0.6, 0.9, 0.1, 0.45, 3.0, 1.5, 0.5],
    [0.28, 0.63, 0.77, 0.3, 0.5, 0.6, 0.9, 0.1, 0.45, 3.0, 1.5, 0.5],
    [0.49, 0.63, 0.63, 0.5, 0.5, 0.5, 0.8, 0.1, 0.4, 3.0, 1.5, 0.5],
    [0.21, 0.49, 0.56, 0.3, 0.4, 0.5, 0.7, 0.1, 0.35, 2.0, 1.5, 0.5],
    [0.28, 0.49, 0.49, 0.3, 0.4, 0.4, 0.7, 0.1, 0.35, 2.0, 1.5, 0.5],
    [0.49, 0.42, 0.35, 0.5, 0.4, 0.3, 0.6, 0.1, 0.3, 2.0, 1.5, 0.5],
    [0.28, 0.35, 0.28, 0.4, 0.3, 0.2, 0.6, 0.05, 0.25, 1.0, 1.2, 0.5],
    [0.35, 0.35, 0.21, 0.5, 0.2, 0.2, 0.5, 0.05, 0.2, 0.5, 1.2, 0.5],
    [0.63, 0.14, 0.0, 0.9, 0.1, 0.0, 0.4, 0.0, 0.02, 0.0, 1.0, 0.3],
]

_NOW = [1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
"""Only what would be scored."""


@mypyc_attr(acyclic=True)
class Weights:
    """A row of the table above, by name."""

    __slots__ = (
        "regions", "tower", "in_castillo", "court", "court_up_to_5", "hand", "turn_to_come", "veto",
    )  # fmt: skip

    def __init__(self, row: list[float]) -> None:
        self.regions: list[float] = row[:3]  # by spread
        self.tower: list[float] = row[3:6]
        self.in_castillo: float = row[6]
        self.court: float = row[7]
        self.court_up_to_5: float = row[8]
        self.hand: float = row[9]
        self.turn_to_come: float = row[10]
        self.veto: float = row[11]


def rows_for(style: str = "") -> list[list[float]]:
    """By round, from 0 (not begun) to 9. Style "now" counts only what would be scored as things stand."""
    return [_NOW] * 10 if style == "now" else [_ROUNDS[0], *_ROUNDS]


def weights_for(style: str = "") -> list[Weights]:
    return [Weights(row) for row in rows_for(style)]


@mypyc_attr(acyclic=True)
class Temper:
    """Instinct's own numbers, in points."""

    __slots__ = ("a_choice", "each_placed", "at_court", "too_few", "too_many", "high_card")

    def __init__(self) -> None:
        self.a_choice = 0.8  # what a special action that leaves one a choice is expected to bring
        self.each_placed = 0.7  # of the best placing, what each caballero is expected to bring
        self.at_court = 7.0  # how many caballeros one likes to have before a turn
        self.too_few = 0.5  # what each one missing costs
        self.too_many = 0.2  # what each one too many costs
        self.high_card = 0.0  # what going first is worth, over going last
