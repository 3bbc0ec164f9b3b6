"""The plain words of the cards: moving, placing and returning caballeros, scoring, discs, the King and scoreboards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from castillo.el_grande import atoms
from castillo.el_grande.cards import Effect
from castillo.el_grande.frames import figures, moving
from castillo.el_grande.frames import scoring as frames
from castillo.el_grande.frames.discs import ask_for_discs
from castillo.el_grande.frames.pieces import PickVictim, ReturnOwn, SendIntoCastillo, TravelEach, has_pieces
from castillo.el_grande.places import CASTILLO, COURT, NOWHERE, PROVINCE
from castillo.el_grande.position import Position
from castillo.el_grande.scoring import SPECIAL

ANY_NUMBER: Final = 99


class MoveCaballeros(Effect):
    """Move up to so many own, foreign, or of either (EG-5.1 to EG-5.5)."""

    def __init__(self, *, own: int = 0, foreign: int = 0, either: int = 0) -> None:
        self.own: i64 = own
        self.foreign: i64 = foreign
        self.either: i64 = either

    def start(self, game: Position, seat: i64) -> None:
        game.push(moving.PickCaballero(seat, self.own, self.foreign, self.either, NOWHERE))

    def possible(self, game: Position, seat: i64) -> bool:
        for owner in game.book.owners:
            mine = game.book.holder(game, owner) == seat
            if self.either + (self.own if mine else self.foreign) > 0 and has_pieces(game, owner):
                return True
        return False


class MoveFromOneRegion(Effect):
    """Name a region and move caballeros out of it (EG-5.6, EG-5.7)."""

    def __init__(self, *, own: int = 0, either: int = 0) -> None:
        self.own: i64 = own
        self.either: i64 = either

    def start(self, game: Position, seat: i64) -> None:
        game.push(moving.NameSource(seat, self.own, self.either))

    def possible(self, game: Position, seat: i64) -> bool:
        return len(moving.NameSource(seat, self.own, self.either).options(game)) > 1


def opponents_last_first(game: Position, seat: i64) -> list[int]:
    """Clockwise opponents in the order in which frames are pushed: the last to act first."""
    return [(seat + i) % game.seats for i in range(game.seats - 1, 0, -1)]


class OpponentsReturnFromCourt(Effect):
    """Each opponent returns so many from their Court; all, if fewer (EG-5.11, EG-5.12)."""

    def __init__(self, count: int) -> None:
        self.count: i64 = count

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


class OpponentsReturnOwn(Effect):
    """Clockwise, each opponent returns so many caballeros of their choice, from regions or Court (EG-5.14)."""

    def __init__(self, count: int) -> None:
        self.count: i64 = count

    def start(self, game: Position, seat: i64) -> None:
        for opponent in opponents_last_first(game, seat):
            game.push(ReturnOwn(opponent, self.count))

    def possible(self, game: Position, seat: i64) -> bool:
        return any(
            game.count(opponent, COURT) > 0 or has_pieces(game, opponent)
            for opponent in opponents_last_first(game, seat)
        )


class IntoTheCastillo(Effect):
    """All or nothing: so many of one's own and of each opponent go in, from regions; whoever has fewer gives those."""

    def __init__(self, *, own: int, foreign: int) -> None:
        self.own: i64 = own
        self.foreign: i64 = foreign

    def start(self, game: Position, seat: i64) -> None:
        for opponent in opponents_last_first(game, seat):
            if self.foreign > 0:
                game.push(SendIntoCastillo(seat, opponent, self.foreign))
        if self.own > 0:
            game.push(SendIntoCastillo(seat, seat, self.own))

    def possible(self, game: Position, seat: i64) -> bool:
        return game.book.enterable(game, CASTILLO) and any(has_pieces(game, owner) for owner in range(game.seats))


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


class OpponentsSetDiscs(Effect):
    """All opponents who can set their discs (EG-5.15, EG-5.16; whoever has no such region does nothing, Q-05)."""

    def __init__(self, purpose: int, count: int) -> None:
        self.purpose: i64 = purpose
        self.count: i64 = count

    def asked(self, game: Position, seat: i64) -> i64:
        """Mask of the opponents who have something to set."""
        mask: i64 = 0
        purpose = game.book.purposes[self.purpose]
        for opponent in range(game.seats):
            if opponent != seat and purpose.options(game, opponent, self.count):
                mask |= 1 << opponent
        return mask

    def start(self, game: Position, seat: i64) -> None:
        ask_for_discs(game, seat, self.asked(game, seat), self.purpose, self.count)

    def possible(self, game: Position, seat: i64) -> bool:
        return self.asked(game, seat) != 0


class AllSetDiscs(Effect):
    """All players set their discs (EG-5.30)."""

    def __init__(self, purpose: int) -> None:
        self.purpose: i64 = purpose

    def start(self, game: Position, seat: i64) -> None:
        ask_for_discs(game, seat, (1 << game.seats) - 1, self.purpose, 0)


class MoveKing(Effect):
    """Move the King, to a bordering region or to any (EG-5.32, EG-5.33)."""

    def __init__(self, *, bordering: bool = False) -> None:
        self.bordering: bool = bordering

    def start(self, game: Position, seat: i64) -> None:
        game.push(figures.MoveKing(seat, 1 if self.bordering else 0))


class PlaceScoreboard(Effect):
    """Put down or move a mobile scoreboard (EG-5.26)."""

    def start(self, game: Position, seat: i64) -> None:
        game.push(figures.PickScoreboard(seat))
