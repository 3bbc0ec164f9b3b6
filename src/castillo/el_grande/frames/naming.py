"""Naming a region for an eviction (EG-5.31)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande.discs import EVICTION
from castillo.el_grande.frames.discs import ask_for_discs
from castillo.el_grande.position import Position
from castillo.el_grande.why import why_no_source
from castillo.kernel.actions import NAME, PASS, a_of, action
from castillo.kernel.frame import Frame, Step
from castillo.kernel.text import Text
from castillo.kernel.window import BEFORE_STEP


def tenants(game: Position, seat: i64, region: i64) -> i64:
    """Mask of the opponents with caballeros in a region."""
    mask: i64 = 0
    for opponent in range(game.seats):
        if opponent != seat and game.count(opponent, region) > 0:
            mask |= 1 << opponent
    return mask


@mypyc_attr(acyclic=True)
class NameForEviction(Frame):
    """Name a region, not the King's, where opponents have caballeros."""

    __slots__ = ()

    def options(self, game: Position) -> list[int]:
        book = game.book
        out = [action(NAME, r) for r in book.regions if not book.taboo(game, r) and tenants(game, self.seat, r)]
        return out or [PASS]

    def choose(self, game: Position, action: i64) -> None:
        if action != PASS:
            game.announce(CarryEviction(self.seat, a_of(action)), BEFORE_STEP)

    def rule(self, game: Position) -> str:
        return "EG-5.31"

    def why_not(self, game: Position, target: str) -> Text | None:
        return why_no_source(game, target)


@mypyc_attr(acyclic=True)
class CarryEviction(Step):
    """The region is named: opponents there set their discs."""

    __slots__ = ("place",)

    def __init__(self, seat: i64, place: i64) -> None:
        self.seat = seat
        self.automatic = True
        self.place: i64 = place

    def ints(self) -> list[int]:
        return [self.place]

    def run(self, game: Position) -> None:
        ask_for_discs(game, self.seat, tenants(game, self.seat, self.place), EVICTION, self.place)
