"""All Grandes go into the Castillo, and come out with their owners' discs."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande import atoms
from castillo.el_grande.cards import Effect
from castillo.el_grande.frames.figures import GRANDE, CarryFigure
from castillo.el_grande.moments import BEFORE_STEP
from castillo.el_grande.places import CASTILLO, NOWHERE
from castillo.el_grande.position import Position
from castillo.el_grande.telling import Witness
from castillo.kernel.frame import Step


def can_go(game: Position, owner: i64) -> bool:
    """Whether a Grande can go into the Castillo."""
    at = game.grandes[owner]
    return game.book.is_region[at] and not game.book.taboo(game, at) and game.book.enterable(game, CASTILLO)


class Conspiracy(Effect):
    """All Grandes, none from the King's region. Needs `GrandesInCastillo`."""

    def start(self, game: Position, seat: i64) -> None:
        for i in range(game.seats - 1, -1, -1):  # the last to go is pushed first
            game.push(GrandeIntoCastillo(seat, (seat + i) % game.seats))

    def possible(self, game: Position, seat: i64) -> bool:
        return any(can_go(game, owner) for owner in range(game.seats))


@mypyc_attr(acyclic=True)
class GrandeIntoCastillo(Step):
    """One Grande goes in, if it can. Registered by the module whose card it is."""

    shown = ("owner",)

    def __init__(self, seat: i64, owner: i64) -> None:
        super().__init__(seat)
        self.owner: i64 = owner

    def run(self, game: Position) -> None:
        if can_go(game, self.owner):
            game.announce(CarryFigure(self.seat, GRANDE, self.owner, CASTILLO), BEFORE_STEP)


def homes_known(game: Position, slot: i64) -> bool:
    """Whether it is only of Grandes in the Castillo that one knows where they stood."""
    return all(game.state[slot + seat] == NOWHERE or game.grandes[seat] == CASTILLO for seat in range(game.seats))


class GrandesInCastillo(Witness):
    """A Grande in the Castillo leaves with its owner's disc; where it cannot go it returns to where it stood.

    `slot` is the first of a row, one a seat: where a Grande in the Castillo stood before.
    """

    def grande_moved(self, game: Position, owner: i64, source: i64, target: i64) -> None:
        atoms.set_state(game, self.slot + owner, source if target == CASTILLO else NOWHERE)

    def left_by_disc(self, game: Position, places: list[int]) -> None:
        for owner in range(game.seats):
            if game.grandes[owner] == CASTILLO and places[owner] != NOWHERE:
                home = game.state[self.slot + owner]
                target = home if game.book.taboo(game, places[owner]) else places[owner]
                if target != NOWHERE:  # it did not stand anywhere before if a position document put it there
                    atoms.move_grande(game, owner, owner, target)
