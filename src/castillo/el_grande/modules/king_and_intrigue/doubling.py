"""KI-3.130: a region that pays double at the next general scoring."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande import atoms
from castillo.el_grande.cards import Effect
from castillo.el_grande.frames.naming import CarryOutAt, NamePlace
from castillo.el_grande.modifier import Modifier
from castillo.el_grande.modules.king_and_intrigue.state import DOUBLE_MARKERS, DOUBLES, number, slot_of
from castillo.el_grande.phases import PhaseStep
from castillo.el_grande.places import NOWHERE
from castillo.el_grande.position import Position
from castillo.kernel.frame import NOBODY, Step
from castillo.kernel.text import Text, place

RULE: Final = "KI-3.130"

DOUBLE_TILES: Final = 80
"""The number of the first 2x marker in actions."""

NAMES: Final = tuple((DOUBLE_TILES + i, f"double-{i}") for i in range(DOUBLE_MARKERS))


def doubled(game: Position) -> list[int]:
    """The places of the 2x markers."""
    return [number(game, DOUBLES + i) for i in range(DOUBLE_MARKERS)]


def may_be_doubled(game: Position) -> list[int]:
    """Regions that may be marked: those with a region card, which goes with the marker; not the King's, none twice.

    None while both markers are out (KI-1.5).
    """
    places = doubled(game)
    if NOWHERE not in places:
        return []
    return [r for r in game.book.disc_places if r not in places and not game.book.taboo(game, r)]


class DoubleRegion(Effect):
    """Mark a region; at the next general scoring its places pay double."""

    def start(self, game: Position, seat: i64) -> None:
        game.push(NameForDouble(seat))

    def possible(self, game: Position, seat: i64) -> bool:
        return bool(may_be_doubled(game))


@mypyc_attr(acyclic=True)
class NameForDouble(NamePlace):
    """Which region pays double?"""

    __slots__ = ()

    def places(self, game: Position) -> list[int]:
        return may_be_doubled(game)

    def carried_out(self, place: i64) -> Step:
        return CarryDouble(self.seat, place)

    def barred(self, game: Position, where: i64) -> Text | None:
        name = place(game.book.place_ids[where])
        if where not in game.book.disc_places:
            return Text("king_and_intrigue-why-no_region_card", {"place": name})
        return Text("king_and_intrigue-why-doubled", {"place": name}) if where in doubled(game) else None

    def rule(self, game: Position) -> str:
        return RULE


@mypyc_attr(acyclic=True)
class CarryDouble(CarryOutAt):
    """The marker is laid."""

    __slots__ = ()

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

    def lasting(self, game: Position, answer: list[int]) -> list[int]:
        found = [(DOUBLE_TILES + i, where) for i, where in enumerate(doubled(game)) if where != NOWHERE]
        return answer + [tile for tile, where in found if not game.book.taboo(game, where)]

    def lifted(self, game: Position, tile: i64) -> None:
        if DOUBLE_TILES <= tile < DOUBLE_TILES + DOUBLE_MARKERS:
            put_back(game, tile - DOUBLE_TILES)


def put_back(game: Position, which: i64) -> None:
    atoms.put_marker(game, NOBODY, slot_of(game, DOUBLES + which), f"double-{which}", NOWHERE, RULE)


class ReturnDoubles(PhaseStep):
    """After the general scoring the markers go back."""

    def run(self, game: Position, seat: i64) -> None:
        for i in range(DOUBLE_MARKERS):
            put_back(game, i)
