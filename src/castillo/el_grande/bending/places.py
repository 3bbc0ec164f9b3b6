"""Who may be where, and what caballeros are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande.components import Components
from castillo.el_grande.parts import Part
from castillo.el_grande.places import BLACK
from castillo.kernel.frame import NOBODY

if TYPE_CHECKING:
    from castillo.el_grande.bending import Modifier
    from castillo.el_grande.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class BendsPlaces(Part):
    """What a module may bend here."""

    def taboo(self, game: Position, place: i64, answer: bool) -> bool:
        """Whether nothing may enter or leave the place (EG-3.4)."""
        return answer

    def enterable(self, game: Position, place: i64, answer: bool) -> bool:
        """Whether a caballero may enter the place now (EG-3.4, EG-3.5)."""
        return answer

    def fits(self, game: Position, place: i64, count: i64, answer: bool) -> bool:
        """Whether so many caballeros that arrive together in a place may stay there; else they go to their Courts."""
        return answer

    def moves_within(self, game: Position, owner: i64, kind: i64, place: i64, answer: bool) -> bool:
        """Whether a caballero may be moved within its region (EG-5, "Moving")."""
        return answer

    def piece_kinds(self, game: Position, owner: i64, place: i64, answer: list[int]) -> list[int]:
        """Which kinds an owner's caballeros in a place are of, but for the one who is `apart`; 0 is a plain one.

        A kind is made of bits, so that a caballero can be of several kinds at once.
        """
        return answer

    def apart(self, game: Position, owner: i64, place: i64, answer: i64) -> i64:
        """What the one caballero is whom a module tells apart from his equals, if he stands in a place; 0: nobody.

        A kind of that module's, with all that others have made of him. He carries something already: he takes nothing
        up, and nobody who carries something is told apart.
        """
        return answer

    def black_holder(self, game: Position, answer: i64) -> i64:
        """The seat for which black caballeros are own and count; -1: nobody."""
        return answer

    def stand_in(self, game: Position, answer: i64) -> i64:
        """The seat whose Grande is King in his place, his region being the King's (EG-3.4); -1: nobody's."""
        return answer


class PlaceRules(Components):
    """How it is asked."""

    on_taboo: list[Modifier]
    on_enterable: list[Modifier]
    on_fits: list[Modifier]
    on_moves_within: list[Modifier]
    on_piece_kinds: list[Modifier]
    on_apart: list[Modifier]
    on_black_holder: list[Modifier]
    on_stand_in: list[Modifier]

    def taboo(self, game: Position, place: i64) -> bool:
        answer = place == game.king
        for m in self.on_taboo:
            answer = m.taboo(game, place, answer)
        return answer

    def enterable(self, game: Position, place: i64) -> bool:
        answer = not self.taboo(game, place)
        for m in self.on_enterable:
            answer = m.enterable(game, place, answer)
        return answer

    def fits(self, game: Position, place: i64, count: i64) -> bool:
        answer = True
        for m in self.on_fits:
            answer = m.fits(game, place, count, answer)
        return answer

    def moves_within(self, game: Position, owner: i64, kind: i64, place: i64) -> bool:
        answer = False
        for m in self.on_moves_within:
            answer = m.moves_within(game, owner, kind, place, answer)
        return answer

    def apart(self, game: Position, owner: i64, place: i64) -> i64:
        answer: i64 = 0
        for m in self.on_apart:
            answer = m.apart(game, owner, place, answer)
        return answer

    def kinds_of(self, game: Position, owner: i64, place: i64) -> list[int]:
        """What an owner's caballeros in a place are, each kind once, the one who is told apart last."""
        him = self.apart(game, owner, place)
        answer = [0] if game.count(owner, place) > (1 if him else 0) else []
        for m in self.on_piece_kinds:
            answer = m.piece_kinds(game, owner, place, answer)
        return [*answer, int(him)] if him else answer

    def black_holder(self, game: Position) -> i64:
        answer: i64 = NOBODY
        for m in self.on_black_holder:
            answer = m.black_holder(game, answer)
        return answer

    def holder(self, game: Position, owner: i64) -> i64:
        """The seat whose own an owner's caballeros are; -1: nobody's."""
        return self.black_holder(game) if owner == BLACK else owner

    def holds_pieces(self, game: Position, owner: i64, place: i64) -> bool:
        """Whether an owner has caballeros in a region from which they may go."""
        return game.caballeros[owner * game.stride + place] > 0 and not self.taboo(game, place)

    def stand_in(self, game: Position) -> i64:
        answer: i64 = NOBODY
        for m in self.on_stand_in:
            answer = m.stand_in(game, answer)
        return answer
