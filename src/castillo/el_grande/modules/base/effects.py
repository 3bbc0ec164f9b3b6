"""Words that only cards of the base game use."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from castillo.el_grande.cards import Effect
from castillo.el_grande.frames.pieces import has_pieces
from castillo.el_grande.modules.base import frames
from castillo.el_grande.modules.shared.words import ScorePlaces
from castillo.el_grande.places import COURT, PROVINCE
from castillo.el_grande.position import Position
from castillo.el_grande.scoring import FIRST_ONLY
from castillo.el_grande.why import why_grande_stays
from castillo.kernel.text import Text


@dataclass(eq=False)
class PlaceAnywhere(Effect):
    """Place more caballeros, into any regions (EG-5.8)."""

    up_to: i64

    def start(self, game: Position, seat: i64) -> None:
        game.push(frames.PlaceAnywhere(seat, self.up_to))

    def possible(self, game: Position, seat: i64) -> bool:
        return game.count(seat, COURT) > 0


class EvictByDisc(Effect):
    """Name a region; opponents with caballeros there set discs (EG-5.31)."""

    def start(self, game: Position, seat: i64) -> None:
        game.push(frames.NameForEviction(seat))

    def possible(self, game: Position, seat: i64) -> bool:
        return any(has_pieces(game, other) for other in range(game.seats) if other != seat)


class MoveOwnGrande(Effect):
    """Move one's Grande to another region (EG-5.29)."""

    def start(self, game: Position, seat: i64) -> None:
        game.push(frames.MoveGrande(seat, seat))

    def possible(self, game: Position, seat: i64) -> bool:
        return why_grande_stays(game, seat) is None

    def why_not(self, game: Position, seat: i64) -> Text | None:
        return why_grande_stays(game, seat)


class TakeBackPowerCard(Effect):
    """Take one used power card back (EG-5.27)."""

    gives_back = True

    def start(self, game: Position, seat: i64) -> None:
        game.push(frames.TakePowerCardBack(seat))


@dataclass(eq=False)
class TakeToCourt(Effect):
    """Take more caballeros to the Court, by the rules of supply (EG-5.28)."""

    up_to: i64

    def start(self, game: Position, seat: i64) -> None:
        game.push(frames.HowManyFromProvince(seat, self.up_to))

    def possible(self, game: Position, seat: i64) -> bool:
        return self.up_to > 0 and (game.count(seat, PROVINCE) > 0 or has_pieces(game, seat))


class ScoreFirstPlaces(ScorePlaces):
    """Score all regions in the order of the track, first place only; tied firsts get nothing (EG-5.22)."""

    mode: i64 = FIRST_ONLY

    def places(self, game: Position) -> list[int]:
        return game.book.regions


@dataclass(eq=False)
class ScoreCrowds(ScorePlaces):
    """Score the region(s) with the most or the fewest caballeros, empty ones not counted (EG-5.23, EG-5.24, Q-07)."""

    most: bool

    def places(self, game: Position) -> list[int]:
        """Those regions; none while the whole board is empty."""
        best: i64 = 0
        out: list[int] = []
        for region in game.book.regions:
            crowd = counted_crowd(game, region)
            if crowd == 0:
                continue
            if best == 0 or (crowd > best if self.most else crowd < best):
                best = crowd
                out = []
            if crowd == best:
                out.append(region)
        return out

    def possible(self, game: Position, seat: i64) -> bool:
        return any(counted_crowd(game, region) for region in game.book.regions)


def counted_crowd(game: Position, place: i64) -> i64:
    """How many caballeros of all players count in a place."""
    book = game.book
    if book.on_counted or book.black_caballeros:
        return sum(book.strengths(game, place, False))
    return game.crowd(place)
