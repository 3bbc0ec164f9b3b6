"""Effects that score."""

from __future__ import annotations

from mypy_extensions import i64

from castillo.el_grande.cards import Effect
from castillo.el_grande.frames import scoring as frames
from castillo.el_grande.places import CASTILLO
from castillo.el_grande.position import Position
from castillo.el_grande.scoring import FIRST_ONLY, SPECIAL


class ScoreOneRegion(Effect):
    """Score one region of your choice (EG-5.17)."""

    def start(self, game: Position, seat: i64) -> None:
        game.push(frames.ScoreOneRegion(seat))


class ScoreWorth(Effect):
    """Score all regions of a worth, from least to most (EG-5.18 to EG-5.20)."""

    def __init__(self, least: int, most: int) -> None:
        super().__init__()
        self.least: i64 = least
        self.most: i64 = most

    def scored(self, game: Position) -> i64:
        """Mask of the regions of that worth."""
        mask: i64 = 0
        for region in game.book.regions:
            if self.least <= game.book.worth(game, region) <= self.most:
                mask |= 1 << region
        return mask

    def start(self, game: Position, seat: i64) -> None:
        frames.score_all(game, seat, self.scored(game), SPECIAL)

    def possible(self, game: Position, seat: i64) -> bool:
        return self.scored(game) != 0


class ScoreCastillo(Effect):
    """Score the Castillo; the caballeros stay in (EG-5.21)."""

    def start(self, game: Position, seat: i64) -> None:
        frames.score_all(game, seat, 1 << CASTILLO, SPECIAL)


class ScoreFirstPlaces(Effect):
    """Score all regions in the order of the track, first place only; tied firsts get nothing (EG-5.22)."""

    def start(self, game: Position, seat: i64) -> None:
        mask: i64 = 0
        for region in game.book.regions:
            mask |= 1 << region
        frames.score_all(game, seat, mask, FIRST_ONLY)


class ScoreCrowds(Effect):
    """Score the region(s) with the most or the fewest caballeros, empty ones not counted (EG-5.23, EG-5.24, Q-07)."""

    def __init__(self, *, most: bool) -> None:
        super().__init__()
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
        frames.score_all(game, seat, self.scored(game), SPECIAL)

    def possible(self, game: Position, seat: i64) -> bool:
        return self.scored(game) != 0
