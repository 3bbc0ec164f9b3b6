"""Scorings of coast, inland and Courts (GR-3.7, GR-3.9, GR-3.13), and the eviction order (GR-3.6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande import atoms
from castillo.el_grande.cards import Effect
from castillo.el_grande.discs import DiscPurpose
from castillo.el_grande.frames.discs import ask_for_discs
from castillo.el_grande.frames.pieces import TravelEach
from castillo.el_grande.modules.grandissimo.state import ALLIED_REGIONS
from castillo.el_grande.modules.shared.alliance import end_alliance
from castillo.el_grande.modules.shared.words import ScorePlaces
from castillo.el_grande.moments import BEFORE_STEP
from castillo.el_grande.phases import PhaseStep
from castillo.el_grande.places import BLACK, CASTILLO, COURT, NOWHERE
from castillo.el_grande.position import Position
from castillo.el_grande.scoring import shares
from castillo.kernel.frame import NOBODY, Step
from castillo.kernel.vectors import vec

EVICTION_ORDER: Final = 48
"""The number of the purpose."""


class AllianceOver(PhaseStep):
    """The regions have been scored: the markers of an alliance go."""

    def run(self, game: Position, seat: i64) -> None:
        end_alliance(game, ALLIED_REGIONS.at(game), "GR-3.17")


@dataclass(eq=False)
class ScoreCoast(ScorePlaces):
    """Score all regions that lie on the coast, or all that do not."""

    coast: bool

    def places(self, game: Position) -> list[int]:
        return [region for region in game.book.regions if (region in game.book.coast) == self.coast]


class ScoreCourts(Effect):
    """Rank the players by the caballeros at their own Courts."""

    def __init__(self, first: int, second: int, third: int) -> None:
        self.values: list[int] = [first, second, third]

    def start(self, game: Position, seat: i64) -> None:
        one, two, three = self.values
        game.announce(CarryCourts(seat, one, two, three), BEFORE_STEP)


@mypyc_attr(acyclic=True)
class CarryCourts(Step):
    """The Courts are scored, for these values."""

    shown = ("one", "two", "three")

    def __init__(self, seat: i64, one: i64, two: i64, three: i64) -> None:
        super().__init__(seat)
        self.one: i64 = one
        self.two: i64 = two
        self.three: i64 = three

    def run(self, game: Position) -> None:
        counts = vec[i64]([game.count(seat, COURT) for seat in range(game.seats)])
        points = shares(counts, [self.one, self.two, self.three], game.book.paid_places)
        atoms.award_all(game, self.seat, list(points), "grandissimo-log-courts_scored", "GR-3.9")


# -- the eviction order --------------------------------------------------------------------------------------


def inside(game: Position) -> i64:
    """Mask of those who have somebody to send out of the Castillo; the holder of the black ones sends those."""
    mask: i64 = 0
    for owner in game.book.owners:
        holder = game.book.holder(game, owner)
        if holder != NOBODY and game.count(owner, CASTILLO) > 0:
            mask |= 1 << holder
    return mask


class EmptyCastillo(Effect):
    """All who have caballeros in the Castillo send them out by disc; nothing is scored."""

    def start(self, game: Position, seat: i64) -> None:
        ask_for_discs(game, seat, inside(game), EVICTION_ORDER, 0)

    def possible(self, game: Position, seat: i64) -> bool:
        return inside(game) != 0


class LeaveNow(DiscPurpose):
    """Where one's caballeros go; if the King is there, to the Court, and black ones stay."""

    def __init__(self) -> None:
        super().__init__(EVICTION_ORDER, "eviction_order", "GR-3.6", "grandissimo-purpose-eviction_order")

    def revealed(self, game: Position, seat: i64, arg: i64, places: list[int]) -> None:
        black = game.book.black_holder(game) if game.book.black_caballeros else NOBODY
        for i in range(game.seats - 1, -1, -1):  # the last to go is pushed first
            owner = (seat + i) % game.seats
            place = places[owner]
            if place == NOWHERE:
                continue
            open_place = game.book.enterable(game, place)
            if owner == black and open_place:
                game.push(TravelEach(owner, atoms.MOVED, BLACK, CASTILLO, place, game.count(BLACK, CASTILLO)))
            what, target = (atoms.MOVED, place) if open_place else (atoms.TO_COURT, COURT)
            game.push(TravelEach(owner, what, owner, CASTILLO, target, game.count(owner, CASTILLO)))
