"""Fiesta (KI-5.15): more caballeros are placed in this turn."""

from __future__ import annotations

from mypy_extensions import i64

from castillo.el_grande import atoms
from castillo.el_grande.bending import Modifier
from castillo.el_grande.cards import Effect, Placing
from castillo.el_grande.modules.special_cards.state import FIESTA, slot_of
from castillo.el_grande.phases import PhaseStep
from castillo.el_grande.places import COURT
from castillo.el_grande.position import Position


class Fiesta(Effect):
    """Place up to so many more than the display card allows. It comes before placing, or not at all."""

    before_placing = True

    def __init__(self, more: int) -> None:
        self.more: i64 = more

    def start(self, game: Position, seat: i64) -> None:
        atoms.set_state(game, slot_of(game, FIESTA), self.more)

    def possible(self, game: Position, seat: i64) -> bool:
        return game.count(seat, COURT) > 0


class FiestaOver(PhaseStep):
    """What held for this turn is over."""

    def run(self, game: Position, seat: i64) -> None:
        atoms.set_state(game, slot_of(game, FIESTA), 0)


class MoreToPlace(Modifier):
    """A fiesta lets a seat place more in this turn."""

    def placing(self, game: Position, seat: i64, placed: i64, answer: Placing) -> Placing:
        return answer.up_to(answer.most + game.state[self.slot + FIESTA])
