"""KI-3.130: a region that pays double at the next general scoring."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande import atoms
from castillo.el_grande.cards import Effect
from castillo.el_grande.modifier import Modifier
from castillo.el_grande.modules.king_and_intrigue.state import DOUBLE_MARKERS, DOUBLES, number, slot_of
from castillo.el_grande.phases import PhaseStep
from castillo.el_grande.places import NOWHERE
from castillo.el_grande.position import Position
from castillo.kernel.actions import PASS, a_of
from castillo.kernel.frame import NOBODY, Frame, Step
from castillo.kernel.text import Text, place
from castillo.kernel.window import BEFORE_STEP

RULE: Final = "KI-3.130"


def doubled(game: Position) -> list[int]:
    """The places of the 2x markers."""
    return [number(game, DOUBLES + i) for i in range(DOUBLE_MARKERS)]


def may_be_doubled(game: Position) -> list[int]:
    """Regions that may be marked: not the King's, none twice, and none while both markers are out (KI-1.5)."""
    places = doubled(game)
    if NOWHERE not in places:
        return []
    return [r for r in game.book.regions if r not in places and not game.book.taboo(game, r)]


class DoubleRegion(Effect):
    """Mark a region; at the next general scoring its places pay double."""

    def start(self, game: Position, seat: i64) -> None:
        game.push(NameForDouble(seat))

    def possible(self, game: Position, seat: i64) -> bool:
        return bool(may_be_doubled(game))


@mypyc_attr(acyclic=True)
class NameForDouble(Frame):
    """Which region pays double?"""

    __slots__ = ()

    def options(self, game: Position) -> list[int]:
        out: list[int] = [game.book.name_actions[region] for region in may_be_doubled(game)]
        return out or [PASS]

    def choose(self, game: Position, action: i64) -> None:
        if action != PASS:
            game.announce(CarryDouble(self.seat, a_of(action)), BEFORE_STEP)

    def rule(self, game: Position) -> str:
        return RULE

    def why_not(self, game: Position, target: str) -> Text | None:
        where = game.book.place_numbers.get(target, NOWHERE)
        if where == NOWHERE:
            return None
        if not game.book.is_region[where]:
            return Text("el_grande-why-no_region", {"place": place(target)})
        if where in doubled(game):
            return Text("king_and_intrigue-why-doubled", {"place": place(target)})
        return game.book.why_closed(game, where)


@mypyc_attr(acyclic=True)
class CarryDouble(Step):
    """The marker is laid."""

    __slots__ = ("place",)

    def __init__(self, seat: i64, place: i64) -> None:
        self.seat = seat
        self.automatic = True
        self.place: i64 = place

    def ints(self) -> list[int]:
        return [self.place]

    def run(self, game: Position) -> None:
        free = doubled(game).index(NOWHERE)
        atoms.put_marker(game, self.seat, slot_of(game, DOUBLES + free), f"double-{free}", self.place, RULE)


class DoubleRegions(Modifier):
    """The places of a marked region pay double in a general scoring; bonuses do not."""

    def __init__(self, slot: int) -> None:
        self.slot: i64 = slot + DOUBLES

    def values_of(self, game: Position, place: i64, general: bool, answer: list[int]) -> list[int]:
        if not general:
            return answer
        for i in range(DOUBLE_MARKERS):
            if game.state[self.slot + i] == place:
                return [2 * value for value in answer]
        return answer

    def markers(self, game: Position, answer: list[dict[str, Any]]) -> list[dict[str, Any]]:
        names = game.book.place_ids
        found = [(i, where) for i, where in enumerate(doubled(game)) if where != NOWHERE]
        return answer + [{"id": f"double-{i}", "kind": "double", "place": names[where]} for i, where in found]


class ReturnDoubles(PhaseStep):
    """After the general scoring the markers go back."""

    def run(self, game: Position, seat: i64) -> None:
        for i in range(DOUBLE_MARKERS):
            atoms.put_marker(game, NOBODY, slot_of(game, DOUBLES + i), f"double-{i}", NOWHERE, RULE)
