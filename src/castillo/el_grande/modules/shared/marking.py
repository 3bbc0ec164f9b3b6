"""Markers that are laid on regions: so many equal ones, whose places are numbers of their module in a row."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from castillo.el_grande import atoms
from castillo.el_grande.numbers import Slot
from castillo.el_grande.places import NOWHERE
from castillo.el_grande.position import Position
from castillo.el_grande.showing import Presenter
from castillo.kernel.frame import NOBODY


class Markers:
    """A kind of markers; `first` is where the first one's place is kept."""

    def __init__(self, kind: str, first: Slot, count: int, rule: str) -> None:
        self.kind = kind
        self.first = first
        self.count = count
        self.rule = rule

    def places(self, game: Position) -> list[int]:
        """Where each lies; NOWHERE beside the board."""
        at = self.first.at(game)
        return list(game.state[at : at + self.count])

    def are_apart(self, game: Position) -> bool:
        """Whether no two of them lie in one region."""
        lying = [place for place in self.places(game) if place != NOWHERE]
        return len(set(lying)) == len(lying)

    def open_regions(self, game: Position, regions: list[int]) -> list[int]:
        """Those of some regions where one may be laid: not in the King's, in none twice, none while all are out."""
        places = self.places(game)
        if NOWHERE not in places:
            return []
        return [r for r in regions if r not in places and not game.book.taboo(game, r)]

    def lay(self, game: Position, seat: i64, place: i64) -> i64:
        """A seat lays one that is free; which it is."""
        free = self.places(game).index(NOWHERE)
        self._put(game, seat, free, place)
        return free

    def take_away(self, game: Position, which: i64) -> None:
        self._put(game, NOBODY, which, NOWHERE)

    def _put(self, game: Position, seat: i64, which: i64, place: i64) -> None:
        atoms.put_marker(game, seat, self.first.at(game) + which, f"{self.kind}-{which}", place, self.rule)


class MarkersShown(Presenter):
    """Where they lie, for the view."""

    def __init__(self, markers: Markers) -> None:
        super().__init__()
        self.laid = markers

    def markers(self, game: Position, viewer: i64, answer: list[dict[str, Any]]) -> list[dict[str, Any]]:
        kind, names = self.laid.kind, game.book.place_ids
        lying = [(i, place) for i, place in enumerate(self.laid.places(game)) if place != NOWHERE]
        return answer + [{"id": f"{kind}-{i}", "kind": kind, "place": names[place]} for i, place in lying]
