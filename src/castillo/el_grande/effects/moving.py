"""Effects that move, place or supply caballeros."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from castillo.el_grande.cards import Effect
from castillo.el_grande.frames import moving
from castillo.el_grande.frames.pieces import has_pieces
from castillo.el_grande.places import COURT, NOWHERE
from castillo.el_grande.position import Position

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


class PlaceAnywhere(Effect):
    """Place more caballeros, into any regions (EG-5.8)."""

    def __init__(self, up_to: int) -> None:
        self.up_to: i64 = up_to

    def start(self, game: Position, seat: i64) -> None:
        game.push(moving.PlaceAnywhere(seat, self.up_to))

    def possible(self, game: Position, seat: i64) -> bool:
        return game.count(seat, COURT) > 0
