"""The purposes for which secret discs are set, whatever the modules: leaving the Castillo, and settling."""

from __future__ import annotations

from mypy_extensions import i64

from castillo.el_grande import atoms
from castillo.el_grande.discs import LEAVE_CASTILLO, DiscPurpose
from castillo.el_grande.frames.discs import ask_for_discs
from castillo.el_grande.places import CASTILLO, NOWHERE, PROVINCE
from castillo.el_grande.position import Position
from castillo.el_grande.verbs import DISC
from castillo.kernel.actions import action


class LeaveCastillo(DiscPurpose):
    """EG-4.5: where one's caballeros go when the Castillo is emptied. Shown only after the Castillo has been scored."""

    def leaving(self, game: Position, seat: i64, arg: i64) -> i64:
        return game.count(seat, CASTILLO)


class Settle(DiscPurpose):
    """Before the first round: where `arg` own caballeros from the Province go; the King's region is not offered."""

    def options(self, game: Position, seat: i64, arg: i64) -> list[int]:
        return [action(DISC, place) for place in game.book.disc_places if game.book.enterable(game, place)]

    def revealed(self, game: Position, seat: i64, arg: i64, places: list[int]) -> None:
        for i in range(game.seats):
            owner = (seat + i) % game.seats
            if places[owner] != NOWHERE:
                atoms.travel(game, owner, atoms.MOVED, owner, 0, PROVINCE, places[owner], arg)


def ask_settlers(game: Position, purpose: i64, count: i64) -> None:
    """Everybody sets the disc for so many settlers; where there are none, nobody is asked."""
    if count > 0:
        ask_for_discs(game, game.start_player, (1 << game.seats) - 1, purpose, count)


def core_purposes() -> list[DiscPurpose]:
    """What discs are set for whatever the modules."""
    return [LeaveCastillo(LEAVE_CASTILLO, "leave_castillo", "EG-4.5", kept=True)]
