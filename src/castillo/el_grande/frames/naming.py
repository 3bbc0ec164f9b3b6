"""Naming a place, for whatever happens there; and for an eviction (EG-5.31)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande.discs import EVICTION
from castillo.el_grande.frames.discs import ask_for_discs
from castillo.el_grande.moments import BEFORE_STEP
from castillo.el_grande.places import NOWHERE
from castillo.el_grande.position import Position
from castillo.el_grande.why import why_no_source
from castillo.kernel.actions import PASS, a_of
from castillo.kernel.frame import Frame, Step
from castillo.kernel.text import Text, place


@mypyc_attr(acyclic=True)
class NamePlace(Frame):
    """Name one of some places; what it is named for is announced, and then carried out there."""

    __slots__ = ()

    def places(self, game: Position) -> list[int]:
        raise NotImplementedError

    def carried_out(self, place: i64) -> Step:
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

    __slots__ = ("place",)
    shown = ("place",)

    def __init__(self, seat: i64, place: i64) -> None:
        super().__init__(seat)
        self.place: i64 = place

    def step_args(self, game: Position) -> dict[str, object]:
        return {"place": game.named(self.place)}


def tenants(game: Position, seat: i64, region: i64) -> i64:
    """Mask of the opponents with caballeros in a region."""
    mask: i64 = 0
    for opponent in range(game.seats):
        if opponent != seat and game.count(opponent, region) > 0:
            mask |= 1 << opponent
    return mask


@mypyc_attr(acyclic=True)
class NameForEviction(NamePlace):
    """Name a region, not the King's, where opponents have caballeros."""

    __slots__ = ()

    def places(self, game: Position) -> list[int]:
        book = game.book
        return [r for r in book.regions if not book.taboo(game, r) and tenants(game, self.seat, r)]

    def carried_out(self, place: i64) -> Step:
        return CarryEviction(self.seat, place)

    def rule(self, game: Position) -> str:
        return game.card_rule("EG-5.31")

    def why_not(self, game: Position, target: str) -> Text | None:
        return why_no_source(game, target)


@mypyc_attr(acyclic=True)
class CarryEviction(CarryOutAt):
    """The region is named: opponents there set their discs."""

    __slots__ = ()

    def possible(self, game: Position) -> bool:
        return not game.book.taboo(game, self.place)

    def run(self, game: Position) -> None:
        ask_for_discs(game, self.seat, tenants(game, self.seat, self.place), EVICTION, self.place)
