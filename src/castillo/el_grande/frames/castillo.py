"""Sending caballeros of regions into the Castillo: those of one owner, one after the other."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande import atoms
from castillo.el_grande.frames.pieces import add_pieces, held_by
from castillo.el_grande.frames.travel import Travel
from castillo.el_grande.places import CASTILLO
from castillo.el_grande.position import Position
from castillo.el_grande.why import why_no_source
from castillo.kernel.actions import PASS, a_of, b_of, c_of
from castillo.kernel.frame import Frame
from castillo.kernel.text import Text, seat
from castillo.kernel.window import BEFORE_STEP


@mypyc_attr(acyclic=True)
class SendIntoCastillo(Frame):
    """Pick so many of an owner's caballeros in regions, all of them if he has fewer; each goes into the Castillo."""

    __slots__ = ("owner", "left")
    shown = ("owner", "left")

    def __init__(self, seat: i64, owner: i64, left: i64) -> None:
        self.seat = seat
        self.automatic = False
        self.owner: i64 = owner
        self.left: i64 = left

    def ints(self) -> list[int]:
        return [self.owner, self.left]

    def options(self, game: Position) -> list[int]:
        out: list[int] = []
        if game.book.enterable(game, CASTILLO):
            for owner in held_by(game, self.owner):
                add_pieces(game, owner, out)
        return out or [PASS]

    def choose(self, game: Position, action: i64) -> None:
        if action == PASS:
            return
        if self.left > 1:
            game.push(SendIntoCastillo(self.seat, self.owner, self.left - 1))
        step = Travel(self.seat, atoms.MOVED, a_of(action), c_of(action), b_of(action), CASTILLO)
        game.announce(step, BEFORE_STEP)

    def prompt_args(self, game: Position) -> dict[str, object]:
        return {"owner": seat(self.owner), "left": int(self.left)}

    def rule(self, game: Position) -> str:
        return game.card_rule("EG-5")

    def why_not(self, game: Position, target: str) -> Text | None:
        return why_no_source(game, target)
