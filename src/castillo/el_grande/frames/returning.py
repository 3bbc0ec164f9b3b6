"""Caballeros that leave regions by choice: back to the Province (EG-5.13, EG-5.14), or into the Castillo."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande import atoms
from castillo.el_grande.frames.pieces import PickPiece, PickSome, add_pieces, held_by, own_pieces
from castillo.el_grande.frames.travel import Travel
from castillo.el_grande.moments import BEFORE_STEP
from castillo.el_grande.places import CASTILLO, COURT, PROVINCE
from castillo.el_grande.position import Position
from castillo.el_grande.verbs import PIECE
from castillo.kernel.actions import PASS, action
from castillo.kernel.text import seat as seat_ref


@mypyc_attr(acyclic=True)
class PickVictim(PickPiece):
    """EG-5.13: choose at most one of an opponent's caballeros in a region; it returns to the Province."""

    __slots__ = ("opponent",)
    shown = ("opponent",)

    def __init__(self, seat: i64, opponent: i64) -> None:
        super().__init__(seat)
        self.opponent: i64 = opponent

    def options(self, game: Position) -> list[int]:
        return [*own_pieces(game, self.opponent), PASS]

    def picked(self, game: Position, owner: i64, place: i64, kind: i64) -> None:
        game.announce(Travel(self.seat, atoms.RETURNED, owner, kind, place, PROVINCE), BEFORE_STEP)

    def prompt_args(self, game: Position) -> dict[str, object]:
        return {"opponent": seat_ref(self.opponent)}

    def rule(self, game: Position) -> str:
        return game.card_rule("EG-5.13")


@mypyc_attr(acyclic=True)
class ReturnOwn(PickSome):
    """EG-5.14: return own caballeros, from regions and the Court; all of them if there are fewer."""

    __slots__ = ()

    def options(self, game: Position) -> list[int]:
        at_court = [action(PIECE, self.seat, COURT)] if game.count(self.seat, COURT) > 0 else []
        return at_court + own_pieces(game, self.seat) or [PASS]

    def picked(self, game: Position, owner: i64, place: i64, kind: i64) -> None:
        if self.left > 1:
            game.push(ReturnOwn(self.seat, self.left - 1))
        game.announce(Travel(self.seat, atoms.RETURNED, owner, kind, place, PROVINCE), BEFORE_STEP)

    def rule(self, game: Position) -> str:
        return game.card_rule("EG-5.14")


@mypyc_attr(acyclic=True)
class SendIntoCastillo(PickPiece):
    """Pick so many of an owner's caballeros in regions, all of them if there are fewer; each goes into the Castillo."""

    __slots__ = ("owner", "left")
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
