"""Placing that is itself a special action (EG-5.8): into any region, vetoable caballero by caballero."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande import atoms
from castillo.el_grande.frames.travel import Travel
from castillo.el_grande.places import COURT
from castillo.el_grande.position import Position
from castillo.el_grande.why import why_no_target
from castillo.kernel.actions import PASS, a_of
from castillo.kernel.frame import Frame
from castillo.kernel.text import Text
from castillo.kernel.window import BEFORE_STEP


@mypyc_attr(acyclic=True)
class PlaceAnywhere(Frame):
    """Place a caballero from the Court into any region but the King's, or the Castillo; or stop."""

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
            actions = game.book.place_actions
            places = game.book.placing_places + game.book.more_places(game, self.seat)
            out = [actions[p] for p in places if game.book.enterable(game, p)]
        out.append(PASS)
        return out

    def choose(self, game: Position, action: i64) -> None:
        if action == PASS:
            return
        if self.left > 1:
            game.push(PlaceAnywhere(self.seat, self.left - 1))
        game.announce(Travel(self.seat, atoms.PLACED, self.seat, 0, COURT, a_of(action)), BEFORE_STEP)

    def prompt_args(self, game: Position) -> dict[str, object]:
        return {"left": int(self.left)}

    def rule(self, game: Position) -> str:
        return game.card_rule("EG-5.8")

    def why_not(self, game: Position, target: str) -> Text | None:
        return why_no_target(game, target)
