"""The plain words of the cards: moving, placing and returning caballeros, scoring, discs, the King and scoreboards."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from castillo.el_grande import atoms
from castillo.el_grande.cards import Effect
from castillo.el_grande.frames import figures, moving
from castillo.el_grande.frames import scoring as frames
from castillo.el_grande.frames.discs import ask_for_discs
from castillo.el_grande.frames.pieces import PickVictim, ReturnOwn, TravelEach, has_pieces
from castillo.el_grande.places import CASTILLO, COURT, NOWHERE, PROVINCE
from castillo.el_grande.position import Position
from castillo.el_grande.scoring import SPECIAL
from castillo.kernel.actions import mask_of


@dataclass(eq=False)
class MoveCaballeros(Effect):
    """Move up to so many own, foreign, or of either (EG-5.1 to EG-5.5)."""

    own: i64 = 0
    foreign: i64 = 0
    either: i64 = 0

    def start(self, game: Position, seat: i64) -> None:
        game.push(moving.PickCaballero(seat, self.own, self.foreign, self.either, NOWHERE))

    def possible(self, game: Position, seat: i64) -> bool:
        for owner in game.book.owners:
            mine = game.book.holder(game, owner) == seat
            if self.either + (self.own if mine else self.foreign) > 0 and has_pieces(game, owner):
                return True
        return False


@dataclass(eq=False)
class MoveFromOneRegion(Effect):
    """Name a region and move caballeros out of it (EG-5.6, EG-5.7)."""

    own: i64 = 0
    either: i64 = 0

    def start(self, game: Position, seat: i64) -> None:
        game.push(moving.NameSource(seat, self.own, self.either))

    def possible(self, game: Position, seat: i64) -> bool:
        owners = [owner for owner in game.book.owners if self.either > 0 or game.book.holder(game, owner) == seat]
        return any(has_pieces(game, owner) for owner in owners)


def opponents_last_first(game: Position, seat: i64) -> list[int]:
    """Clockwise opponents in the order in which frames are pushed: the last to act first."""
    return [(seat + i) % game.seats for i in range(game.seats - 1, 0, -1)]


@dataclass(eq=False)
class OpponentsReturnFromCourt(Effect):
    """Each opponent returns so many from their Court; all, if fewer (EG-5.11, EG-5.12)."""

    count: i64

    def start(self, game: Position, seat: i64) -> None:
        for opponent in opponents_last_first(game, seat):
            game.push(TravelEach(opponent, atoms.RETURNED, opponent, COURT, PROVINCE, self.count))

    def possible(self, game: Position, seat: i64) -> bool:
        return any(game.count(opponent, COURT) > 0 for opponent in opponents_last_first(game, seat))


class ReturnOneOfEach(Effect):
    """Choose, for each opponent, at most one of their caballeros in a region (EG-5.13)."""

    def start(self, game: Position, seat: i64) -> None:
        for opponent in opponents_last_first(game, seat):
            game.push(PickVictim(seat, opponent))

    def possible(self, game: Position, seat: i64) -> bool:
        return any(has_pieces(game, opponent) for opponent in opponents_last_first(game, seat))


@dataclass(eq=False)
class OpponentsReturnOwn(Effect):
    """Clockwise, each opponent returns so many caballeros of their choice, from regions or Court (EG-5.14)."""

    count: i64

    def start(self, game: Position, seat: i64) -> None:
        for opponent in opponents_last_first(game, seat):
            game.push(ReturnOwn(opponent, self.count))

    def possible(self, game: Position, seat: i64) -> bool:
        return any(
            game.count(opponent, COURT) > 0 or has_pieces(game, opponent)
            for opponent in opponents_last_first(game, seat)
        )


class ScoreOneRegion(Effect):
    """Score one region of your choice (EG-5.17)."""

    def start(self, game: Position, seat: i64) -> None:
        game.push(frames.ScoreOneRegion(seat))


class ScorePlaces(Effect):
    """Score some places, in the player's order."""

    mode: i64 = SPECIAL

    def places(self, game: Position) -> list[int]:
        raise NotImplementedError

    def start(self, game: Position, seat: i64) -> None:
        frames.score_all(game, seat, self.places(game), self.mode)

    def possible(self, game: Position, seat: i64) -> bool:
        return len(self.places(game)) > 0


@dataclass(eq=False)
class ScoreWorth(ScorePlaces):
    """Score all regions of a worth, from least to most (EG-5.18 to EG-5.20)."""

    least: i64
    most: i64

    def places(self, game: Position) -> list[int]:
        book = game.book
        return [region for region in book.regions if self.least <= book.worth(game, region) <= self.most]

    def possible(self, game: Position, seat: i64) -> bool:
        book = game.book
        return any(self.least <= book.worth(game, region) <= self.most for region in book.regions)


class ScoreCastillo(ScorePlaces):
    """Score the Castillo; the caballeros stay in (EG-5.21)."""

    def places(self, game: Position) -> list[int]:
        return [CASTILLO]


@dataclass(eq=False)
class OpponentsSetDiscs(Effect):
    """All opponents who can set their discs (EG-5.15, EG-5.16; whoever has no such region does nothing, Q-05)."""

    purpose: i64
    count: i64

    def asked(self, game: Position, seat: i64) -> i64:
        """Mask of the opponents who have something to set."""
        purpose = game.book.purposes[self.purpose]
        opponents = [other for other in range(game.seats) if other != seat]
        return mask_of([other for other in opponents if purpose.options(game, other, self.count)])

    def start(self, game: Position, seat: i64) -> None:
        ask_for_discs(game, seat, self.asked(game, seat), self.purpose, self.count)

    def possible(self, game: Position, seat: i64) -> bool:
        return self.asked(game, seat) != 0


@dataclass(eq=False)
class AllSetDiscs(Effect):
    """All players set their discs (EG-5.30)."""

    purpose: i64

    def start(self, game: Position, seat: i64) -> None:
        ask_for_discs(game, seat, (1 << game.seats) - 1, self.purpose, 0)


@dataclass(eq=False)
class MoveKing(Effect):
    """Move the King, to a bordering region or to any (EG-5.32, EG-5.33)."""

    bordering: bool = False

    def start(self, game: Position, seat: i64) -> None:
        game.push(figures.MoveKing(seat, 1 if self.bordering else 0))


class PlaceScoreboard(Effect):
    """Put down or move a mobile scoreboard (EG-5.26)."""

    def start(self, game: Position, seat: i64) -> None:
        game.push(figures.PickScoreboard(seat))
