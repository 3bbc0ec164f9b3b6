"""KI-3.130: a region that pays double at the next general scoring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande.bending import Modifier
from castillo.el_grande.cards import Effect
from castillo.el_grande.frames.naming import CarryOutAt, NamePlace
from castillo.el_grande.modules.king_and_intrigue.state import DOUBLE_MARKERS, DOUBLES, MODULE
from castillo.el_grande.modules.shared.lasting import LastingTiles
from castillo.el_grande.modules.shared.marking import Markers
from castillo.el_grande.numbers import Slot
from castillo.el_grande.phases import PhaseStep
from castillo.el_grande.places import NOWHERE
from castillo.el_grande.position import Position
from castillo.kernel.frame import Step
from castillo.kernel.text import Text

RULE: Final = "KI-3.130"

DOUBLE_TILES: Final = 80
"""The number of the first 2x marker in actions."""

NAMES: Final = tuple((DOUBLE_TILES + i, f"double-{i}") for i in range(DOUBLE_MARKERS))


MARKERS: Final = Markers("double", Slot(MODULE, DOUBLES), DOUBLE_MARKERS, RULE)


def may_be_doubled(game: Position) -> list[int]:
    """Regions that may be marked: those with a region card, which goes with the marker."""
    return MARKERS.open_regions(game, game.book.disc_places)


class DoubleRegion(Effect):
    """Mark a region; at the next general scoring its places pay double."""

    def start(self, game: Position, seat: i64) -> None:
        game.push(NameForDouble(seat))

    def possible(self, game: Position, seat: i64) -> bool:
        return bool(may_be_doubled(game))


@mypyc_attr(acyclic=True)
class NameForDouble(NamePlace):
    """Which region pays double?"""

    def places(self, game: Position) -> list[int]:
        return may_be_doubled(game)

    def carried_out(self, place: i64) -> Step:
        return CarryDouble(self.seat, place)

    def barred(self, game: Position, where: i64) -> Text | None:
        name = game.named(where)
        if where not in game.book.disc_places:
            return Text("king_and_intrigue-why-no_region_card", {"place": name})
        return Text("king_and_intrigue-why-doubled", {"place": name}) if where in MARKERS.places(game) else None

    def rule(self, game: Position) -> str:
        return RULE


@mypyc_attr(acyclic=True)
class CarryDouble(CarryOutAt):
    """The marker is laid."""

    def run(self, game: Position) -> None:
        MARKERS.lay(game, self.seat, self.place)


class DoubleRegions(Modifier):
    """The places of a marked region pay double in a general scoring; bonuses do not."""

    def values_of(self, game: Position, place: i64, general: bool, answer: list[int]) -> list[int]:
        if not general:
            return answer
        for i in range(DOUBLE_MARKERS):
            if game.state[self.slot + DOUBLES + i] == place:
                return [2 * value for value in answer]
        return answer

    def bent(self, game: Position, answer: i64) -> i64:
        for i in range(DOUBLE_MARKERS):
            where: i64 = game.state[self.slot + DOUBLES + i]
            if where != NOWHERE:
                answer |= 1 << where
        return answer


class DoubleTiles(LastingTiles):
    """The 2x markers; none that lies where nothing enters or leaves."""

    def lying_out(self, game: Position) -> list[int]:
        found = [(DOUBLE_TILES + i, where) for i, where in enumerate(MARKERS.places(game)) if where != NOWHERE]
        return [tile for tile, where in found if not game.book.taboo(game, where)]

    def taken_away(self, game: Position, tile: i64) -> None:
        if DOUBLE_TILES <= tile < DOUBLE_TILES + DOUBLE_MARKERS:
            MARKERS.take_away(game, tile - DOUBLE_TILES)


class ReturnDoubles(PhaseStep):
    """After the general scoring the markers go back."""

    def run(self, game: Position, seat: i64) -> None:
        for i in range(DOUBLE_MARKERS):
            MARKERS.take_away(game, i)
