"""Words that only cards of the base game use."""

from __future__ import annotations

from mypy_extensions import i64

from castillo.el_grande.cards import Effect
from castillo.el_grande.frames.scoring import score_all
from castillo.el_grande.modules.base import frames
from castillo.el_grande.places import COURT
from castillo.el_grande.position import Position
from castillo.el_grande.scoring import FIRST_ONLY, SPECIAL
from castillo.el_grande.why import why_grande_stays
from castillo.kernel.actions import PASS
from castillo.kernel.text import Text


class PlaceAnywhere(Effect):
    """Place more caballeros, into any regions (EG-5.8)."""

    def __init__(self, up_to: int) -> None:
        self.up_to: i64 = up_to

    def start(self, game: Position, seat: i64) -> None:
        game.push(frames.PlaceAnywhere(seat, self.up_to))

    def possible(self, game: Position, seat: i64) -> bool:
        return game.count(seat, COURT) > 0


class EvictByDisc(Effect):
    """Name a region; opponents with caballeros there set discs (EG-5.31)."""

    def start(self, game: Position, seat: i64) -> None:
        game.push(frames.NameForEviction(seat))

    def possible(self, game: Position, seat: i64) -> bool:
        return frames.NameForEviction(seat).options(game) != [PASS]


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

    def start(self, game: Position, seat: i64) -> None:
        game.push(frames.TakePowerCardBack(seat))


class TakeToCourt(Effect):
    """Take more caballeros to the Court, by the rules of supply (EG-5.28)."""

    def __init__(self, up_to: int) -> None:
        self.up_to: i64 = up_to

    def start(self, game: Position, seat: i64) -> None:
        game.push(frames.HowManyFromProvince(seat, self.up_to))

    def possible(self, game: Position, seat: i64) -> bool:
        return len(frames.HowManyFromProvince(seat, self.up_to).options(game)) > 1


class ScoreFirstPlaces(Effect):
    """Score all regions in the order of the track, first place only; tied firsts get nothing (EG-5.22)."""

    def start(self, game: Position, seat: i64) -> None:
        mask: i64 = 0
        for region in game.book.regions:
            mask |= 1 << region
        score_all(game, seat, mask, FIRST_ONLY)


class ScoreCrowds(Effect):
    """Score the region(s) with the most or the fewest caballeros, empty ones not counted (EG-5.23, EG-5.24, Q-07)."""

    def __init__(self, *, most: bool) -> None:
        self.most: bool = most

    def scored(self, game: Position) -> i64:
        """Mask of those regions; none while the whole board is empty."""
        mask: i64 = 0
        best: i64 = 0
        for region in game.book.regions:
            crowd = game.book.counted_crowd(game, region)
            if crowd == 0:
                continue
            if best == 0 or (crowd > best if self.most else crowd < best):
                best = crowd
                mask = 0
            if crowd == best:
                mask |= 1 << region
        return mask

    def start(self, game: Position, seat: i64) -> None:
        score_all(game, seat, self.scored(game), SPECIAL)

    def possible(self, game: Position, seat: i64) -> bool:
        return self.scored(game) != 0
