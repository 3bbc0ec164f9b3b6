"""How much what lies on the table weighs, in points. Set by hand, a few tried in short matches; nothing is learned."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr


@mypyc_attr(acyclic=True)
class Weights:
    """All numbers of the appraisal and of instinct. A "turn" is anybody's."""

    __slots__ = (
        "spread", "spread_by_turn", "entry_by_turn", "fade", "growth", "most_growth", "price", "price_again",
        "plenty", "cards", "court_ship", "danger", "grande", "berth", "late", "last", "at_last", "closed",
    )  # fmt: skip

    def __init__(self) -> None:
        self.spread = 0.3  # in caballeros: how uncertain a lead is when nobody can change it any more ...
        self.spread_by_turn = 1.1  # ... and how much more with the root of the turns until the scoring
        self.entry_by_turn = 0.03  # how likely each turn brings somebody to a land where they are not yet
        self.fade = 0.985  # how much of what lies there still counts, a turn later
        self.growth = 0.03  # tiles that come to an open edge in a turn ...
        self.most_growth = 0.5  # ... and at most
        self.price = 0.55  # a caballero at the Court before the next scoring that he can be used for ...
        self.price_again = 0.4  # ... and for each scoring after it
        self.plenty = 10.0  # with so many there, one more is worth half of it
        self.cards = 0.4  # the last cards off the table
        self.court_ship = 0.4  # of what a ship on a water of four tiles brings
        self.danger = 0.008  # how likely a turn brings land to an open side of a card
        self.grande = 1.0  # the Grande at the Court
        self.berth = 0.5  # of what a ship would bring there, when a card finds water
        self.late = 0.5  # to have one's turn after another's
        self.last = 1.5  # the same in a round that is scored
        self.at_last = 0.12  # a caballero in a turn after which he is worth nothing
        self.closed = 0.8  # how likely one gets a closed area that nobody has yet


USUAL_WATER: Final = 4.0
"""The water of a ship that is still at the Court."""
