"""Caballeros that are sent into the Castillo, own ones and foreign ones."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande import atoms
from castillo.el_grande.cards import Effect
from castillo.el_grande.frames.pieces import PickPiece, Travel, add_pieces, has_pieces, held_by
from castillo.el_grande.modules.shared.words import opponents_last_first
from castillo.el_grande.moments import BEFORE_STEP
from castillo.el_grande.places import CASTILLO
from castillo.el_grande.position import Position
from castillo.kernel.actions import PASS
from castillo.kernel.text import seat as seat_ref


@dataclass(eq=False)
class IntoTheCastillo(Effect):
    """All or nothing: so many of one's own and of each opponent go in, from regions; whoever has fewer gives those."""

    own: i64
    foreign: i64

    def start(self, game: Position, seat: i64) -> None:
        for opponent in opponents_last_first(game, seat):
            if self.foreign > 0:
                game.push(SendIntoCastillo(seat, opponent, self.foreign))
        if self.own > 0:
            game.push(SendIntoCastillo(seat, seat, self.own))

    def possible(self, game: Position, seat: i64) -> bool:
        return game.book.enterable(game, CASTILLO) and any(has_pieces(game, owner) for owner in range(game.seats))


@mypyc_attr(acyclic=True)
class SendIntoCastillo(PickPiece):
    """Pick so many of an owner's caballeros in regions, all of them if there are fewer; each goes into the Castillo."""

    shown = ("owner", "left")

    def __init__(self, seat: i64, owner: i64, left: i64) -> None:
        super().__init__(seat)
        self.owner: i64 = owner
        self.left: i64 = left

    def options(self, game: Position) -> list[int]:
        out: list[int] = []
        if game.book.enterable(game, CASTILLO):
            for owner in held_by(game, self.owner):
                add_pieces(game, owner, out)
        return out or [PASS]

    def picked(self, game: Position, owner: i64, place: i64, kind: i64) -> None:
        if self.left > 1:
            game.push(SendIntoCastillo(self.seat, self.owner, self.left - 1))
        game.announce(Travel(self.seat, atoms.MOVED, owner, kind, place, CASTILLO), BEFORE_STEP)

    def prompt_args(self, game: Position) -> dict[str, object]:
        return {"owner": seat_ref(self.owner), "left": int(self.left)}
