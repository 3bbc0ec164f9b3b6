"""Naming a place, for whatever happens there: an eviction (EG-5.31), two regions that are scored together."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande import atoms
from castillo.el_grande.moments import BEFORE_STEP
from castillo.el_grande.places import NOWHERE
from castillo.el_grande.position import Position
from castillo.kernel.actions import PASS, a_of
from castillo.kernel.frame import NOBODY, Frame, Step
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


def allies_for(game: Position, first: i64) -> list[int]:
    """The regions that may be allied with a first one."""
    return [r for r in game.book.regions if r != first and not game.book.taboo(game, r)]


@mypyc_attr(acyclic=True)
class NameAllies(NamePlace):
    """Which region? `first` is the one named before; `slot` is where the places of the markers are kept."""

    shown = ("slot", "first")
    usual_rule = "EG-5"

    def __init__(self, seat: i64, slot: i64, first: i64) -> None:
        super().__init__(seat)
        self.slot: i64 = slot
        self.first: i64 = first

    def places(self, game: Position) -> list[int]:
        return allies_for(game, self.first)

    def carried_out(self, place: i64) -> Step:
        return CarryAllies(self.seat, self.slot, self.first, place)

    def barred(self, game: Position, where: i64) -> Text | None:
        if where != self.first:
            return None
        return Text("el_grande-why-already_there", {"place": game.named(where)})

    def choose(self, game: Position, action: i64) -> None:
        if self.first == NOWHERE and action != PASS:
            game.push(NameAllies(self.seat, self.slot, a_of(action)))
        else:
            super().choose(game, action)

    def prompt_args(self, game: Position) -> dict[str, object]:
        return {"which": "first" if self.first == NOWHERE else "second"}


@mypyc_attr(acyclic=True)
class CarryAllies(Step):
    """The pair is named: the markers lie there, wherever they lay before."""

    shown = ("slot", "first", "place")

    def __init__(self, seat: i64, slot: i64, first: i64, place: i64) -> None:
        super().__init__(seat)
        self.slot: i64 = slot
        self.first: i64 = first
        self.place: i64 = place

    def step_args(self, game: Position) -> dict[str, object]:
        return {"other": game.named(self.first), "place": game.named(self.place)}

    def possible(self, game: Position) -> bool:
        return not game.book.taboo(game, self.first) and not game.book.taboo(game, self.place)

    def run(self, game: Position) -> None:
        put_allies(game, self.seat, self.slot, [self.first, self.place], game.book.cards[game.card].rule)


def put_allies(game: Position, seat: i64, slot: i64, places: list[int], rule: str) -> None:
    """The two markers are laid on their regions."""
    for i in range(2):
        atoms.put_marker(game, seat, slot + i, f"alliance-{i}", places[i], rule)


def end_alliance(game: Position, slot: i64, rule: str) -> None:
    """The regions have been scored: the markers go."""
    put_allies(game, NOBODY, slot, [NOWHERE, NOWHERE], rule)
