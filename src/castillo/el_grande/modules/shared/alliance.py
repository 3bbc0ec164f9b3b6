"""An alliance: two regions count together at the next general scoring."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande import atoms
from castillo.el_grande.bending import Modifier
from castillo.el_grande.cards import Effect
from castillo.el_grande.frames.naming import NamePlace
from castillo.el_grande.numbers import Slot
from castillo.el_grande.places import NOWHERE
from castillo.el_grande.position import Position
from castillo.el_grande.scoring import Plan
from castillo.el_grande.showing import Presenter
from castillo.kernel.actions import PASS, a_of
from castillo.kernel.frame import NOBODY, Step
from castillo.kernel.text import Text


@dataclass(eq=False)
class Alliance(Effect):
    """Mark two regions, not the King's; their places are two of the module's numbers. Needs the modifier `Allied`."""

    allies: Slot

    def start(self, game: Position, seat: i64) -> None:
        game.push(NameAllies(seat, self.allies.at(game), NOWHERE))

    def possible(self, game: Position, seat: i64) -> bool:
        return len(allies_for(game, NOWHERE)) > 1


class Allied(Modifier):
    """Two regions count together in a general scoring; `slot` is the first of the two places."""

    def plan(self, game: Position, place: i64, general: bool, answer: Plan) -> Plan:
        one: i64 = game.state[self.slot]
        other: i64 = game.state[self.slot + 1]
        if not general or one == NOWHERE or (place != one and place != other):
            return answer
        return Plan([*answer.together, int(other if place == one else one)], answer.fewest, answer.left_out)

    def bent(self, game: Position, answer: i64) -> i64:
        one: i64 = game.state[self.slot]
        other: i64 = game.state[self.slot + 1]
        return answer if one == NOWHERE else answer | 1 << one | 1 << other


class AlliesShown(Presenter):
    """The markers of the pair, for the view; `slot` is the first of the two places."""

    def markers(self, game: Position, viewer: i64, answer: list[dict[str, Any]]) -> list[dict[str, Any]]:
        if game.state[self.slot + 1] == NOWHERE:
            return answer
        pair = [game.book.place_ids[game.state[self.slot + i]] for i in range(2)]
        return answer + [
            {"id": f"alliance-{i}", "kind": "alliance", "place": pair[i], "places": pair} for i in range(2)
        ]


# -- its questions -------------------------------------------------------------------------------------------


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
