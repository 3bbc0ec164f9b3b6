"""How a turn begins: caballeros from the Province to the Court (EG-3.2), and an action card (EG-3.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande import atoms
from castillo.el_grande.atoms import course
from castillo.el_grande.frames.pieces import PickPiece, Travel, carry_out_watched, own_pieces
from castillo.el_grande.moments import BEFORE_STEP
from castillo.el_grande.places import COURT, PROVINCE
from castillo.el_grande.position import Position
from castillo.el_grande.verbs import FEWER, NUMBER
from castillo.kernel.actions import PASS, a_of, action, verb_of
from castillo.kernel.frame import NOBODY, Frame
from castillo.kernel.text import Text
from castillo.kernel.text import seat as seat_ref

NOT_TAKEN: Final = "fewer are at the Court than have just been taken there"


def supply(game: Position, seat: i64, number: i64) -> None:
    """Take all that the number allows from the Province; the rest may come from regions, which is asked."""
    taken = min(number, game.count(seat, PROVINCE))
    if number > taken:
        game.push(TakeFromRegions(seat, number - taken, 0))
    atoms.travel(game, seat, atoms.TO_COURT, seat, 0, PROVINCE, COURT, taken)


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseActionCard(Frame):
    """Take one of the face-up cards. `supplied` came from the Province just now; fewer may be taken instead."""

    shown = ("supplied",)
    own_rule = "EG-3.3"

    def __init__(self, seat: i64, supplied: i64) -> None:
        super().__init__(seat)
        self.supplied: i64 = supplied

    def why_impossible(self, game: Position) -> str:
        return "" if self.supplied <= game.count(self.seat, COURT) else NOT_TAKEN

    def options(self, game: Position) -> list[int]:
        return game.book.stack_menus[1 if self.supplied > 0 else 0][game.available]

    def choose(self, game: Position, action: i64) -> None:
        if verb_of(action) == FEWER:
            game.push(ChooseActionCard(self.seat, 0))
            game.push(TakeFewer(self.seat, self.supplied))
        else:
            course.take_action_card(game, self.seat, game.book.stack_at[a_of(action)])

    def why_not(self, game: Position, target: str) -> Text | None:
        book = game.book
        for i in range(len(book.stacks)):
            if book.card_keys[game.revealed[i]] == target and not game.available >> i & 1:
                if game.taken_by[i] == NOBODY:
                    return Text("el_grande-why-card_face_down")
                return Text("el_grande-why-card_taken", {"seat": seat_ref(game.taken_by[i])})
        return None


@mypyc_attr(acyclic=True)
class TakeFewer(Frame):
    """How many of those just taken from the Province to keep; the others go back."""

    shown = ("taken",)
    quiet = True
    own_rule = "EG-3.2"

    def __init__(self, seat: i64, taken: i64) -> None:
        super().__init__(seat)
        self.taken: i64 = taken

    def why_impossible(self, game: Position) -> str:
        return "" if self.taken <= game.count(self.seat, COURT) else NOT_TAKEN

    def options(self, game: Position) -> list[int]:
        return [action(NUMBER, n) for n in range(self.taken)]

    def main(self, game: Position, options: list[int]) -> i64:
        return action(NUMBER, self.taken - 1)

    def choose(self, game: Position, action: i64) -> None:
        kept = a_of(action)
        atoms.travel(game, self.seat, atoms.NOT_TAKEN, self.seat, 0, COURT, PROVINCE, self.taken - kept)


@mypyc_attr(acyclic=True)
class TakeFromRegions(PickPiece):
    """The Province is empty: what is left of the supply may come from regions.

    `special`: as part of a special action.
    """

    shown = ("left", "special")
    usual_rule = "EG-3.2"

    def __init__(self, seat: i64, left: i64, special: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left
        self.special: i64 = special

    def options(self, game: Position) -> list[int]:
        return [*own_pieces(game, self.seat), PASS]

    def picked(self, game: Position, owner: i64, place: i64, kind: i64) -> None:
        if not self.special and isinstance(game.frames[-1], ChooseActionCard):  # the whole Province is taken (EG-3.2)
            game.frames[-1] = ChooseActionCard(self.seat, 0)
        if self.left > 1:
            game.push(TakeFromRegions(self.seat, self.left - 1, self.special))
        step = Travel(self.seat, atoms.TO_COURT, owner, kind, place, COURT)
        if self.special:
            game.announce(step, BEFORE_STEP)
        else:
            carry_out_watched(game, step)
