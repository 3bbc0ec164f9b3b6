"""Naming a place, for whatever happens there: an eviction (EG-5.31), two regions that are scored together."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande.moments import BEFORE_STEP
from castillo.el_grande.places import NOWHERE
from castillo.el_grande.position import Position
from castillo.kernel.actions import PASS, a_of
from castillo.kernel.frame import Frame, Step
from castillo.kernel.text import Text, place


@mypyc_attr(acyclic=True)
class NamePlace(Frame):
    """Name one of some places; what it is named for is announced, and then carried out there."""

    def places(self, game: Position) -> list[int]:
        """The places that can be named."""
        raise NotImplementedError

    def carried_out(self, place: i64) -> Step:
        """The step that is announced once a place is named."""
        raise NotImplementedError

    def barred(self, game: Position, where: i64) -> Text | None:
        """Why a region may not be named, where that is this question's own reason."""
        return None

    def options(self, game: Position) -> list[int]:
        out: list[int] = [game.book.name_actions[where] for where in self.places(game)]
        return out or [PASS]

    def choose(self, game: Position, action: i64) -> None:
        if action != PASS:
            game.announce(self.carried_out(a_of(action)), BEFORE_STEP)

    def why_not(self, game: Position, target: str) -> Text | None:
        where = game.book.place_numbers.get(target, NOWHERE)
        if where == NOWHERE:
            return None
        if not game.book.is_region[where]:
            return Text("el_grande-why-no_region", {"place": place(target)})
        return self.barred(game, where) or game.book.shown.why_closed(game, where)


@mypyc_attr(acyclic=True)
class CarryOutAt(Step):
    """What a place was named for happens there."""

    shown: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, seat: i64, place: i64) -> None:
        super().__init__(seat)
        self.place: i64 = place

    def step_args(self, game: Position) -> dict[str, object]:
        return {"place": game.named(self.place)}
