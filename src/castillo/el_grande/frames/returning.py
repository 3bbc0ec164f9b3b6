"""Returning caballeros to the Province by choice (EG-5.13, EG-5.14)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande import atoms
from castillo.el_grande.frames.pieces import own_pieces
from castillo.el_grande.frames.travel import Travel
from castillo.el_grande.places import COURT, PROVINCE
from castillo.el_grande.position import Position
from castillo.el_grande.why import why_no_source
from castillo.kernel.actions import PASS, PIECE, action, b_of, c_of
from castillo.kernel.frame import Frame
from castillo.kernel.text import Text, seat
from castillo.kernel.window import BEFORE_STEP


@mypyc_attr(acyclic=True)
class PickVictim(Frame):
    """EG-5.13: choose at most one of an opponent's caballeros in a region; it returns to the Province."""

    __slots__ = ("opponent",)
    shown = ("opponent",)

    def __init__(self, seat: i64, opponent: i64) -> None:
        self.seat = seat
        self.automatic = False
        self.opponent: i64 = opponent

    def ints(self) -> list[int]:
        return [self.opponent]

    def options(self, game: Position) -> list[int]:
        out = own_pieces(game, self.opponent)
        out.append(PASS)
        return out

    def choose(self, game: Position, action: i64) -> None:
        if action != PASS:
            step = Travel(self.seat, atoms.RETURNED, self.opponent, c_of(action), b_of(action), PROVINCE)
            game.announce(step, BEFORE_STEP)

    def prompt_args(self, game: Position) -> dict[str, object]:
        return {"opponent": seat(self.opponent)}

    def rule(self, game: Position) -> str:
        return game.card_rule("EG-5.13")

    def why_not(self, game: Position, target: str) -> Text | None:
        return why_no_source(game, target)


@mypyc_attr(acyclic=True)
class ReturnOwn(Frame):
    """EG-5.14: return own caballeros, from regions and the Court; all of them if there are fewer."""

    __slots__ = ("left",)
    shown = ("left",)

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat = seat
        self.automatic = False
        self.left: i64 = left

    def ints(self) -> list[int]:
        return [self.left]

    def options(self, game: Position) -> list[int]:
        out: list[int] = []
        if game.count(self.seat, COURT) > 0:
            out.append(action(PIECE, self.seat, COURT))
        out += own_pieces(game, self.seat)
        return out or [PASS]

    def choose(self, game: Position, action: i64) -> None:
        if action == PASS:
            return
        if self.left > 1:
            game.push(ReturnOwn(self.seat, self.left - 1))
        step = Travel(self.seat, atoms.RETURNED, self.seat, c_of(action), b_of(action), PROVINCE)
        game.announce(step, BEFORE_STEP)

    def prompt_args(self, game: Position) -> dict[str, object]:
        return {"left": int(self.left)}

    def rule(self, game: Position) -> str:
        return game.card_rule("EG-5.14")

    def why_not(self, game: Position, target: str) -> Text | None:
        return why_no_source(game, target)
