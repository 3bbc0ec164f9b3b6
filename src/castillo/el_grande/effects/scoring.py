"""Effects that score."""

from __future__ import annotations

from mypy_extensions import i64

from castillo.el_grande.cards import Effect
from castillo.el_grande.frames import scoring as frames
from castillo.el_grande.places import CASTILLO
from castillo.el_grande.position import Position
from castillo.el_grande.scoring import SPECIAL


class ScoreOneRegion(Effect):
    """Score one region of your choice (EG-5.17)."""

    def start(self, game: Position, seat: i64) -> None:
        game.push(frames.ScoreOneRegion(seat))


class ScoreWorth(Effect):
    """Score all regions of a worth, from least to most (EG-5.18 to EG-5.20)."""

    def __init__(self, least: int, most: int) -> None:
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
