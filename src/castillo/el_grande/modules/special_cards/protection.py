"""Royal protection (KI-5.95): a region is frozen for this round, and the King pays no bonus there."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande import atoms
from castillo.el_grande.bending import Modifier
from castillo.el_grande.cards import Effect
from castillo.el_grande.frames.naming import CarryOutAt, NamePlace
from castillo.el_grande.modules.shared.lasting import LastingTiles
from castillo.el_grande.modules.special_cards.state import PROTECTED, slot_of
from castillo.el_grande.phases import PhaseStep
from castillo.el_grande.places import NOWHERE
from castillo.el_grande.position import Position
from castillo.el_grande.showing import Presenter
from castillo.kernel.frame import NOBODY, Step
from castillo.kernel.text import Text

RULE: Final = "KI-5.95"

PROTECTION_TILE: Final = 20
"""The number of the marker in actions."""


class RoyalProtection(Effect):
    """Mark a region; the King's may be marked too."""

    def start(self, game: Position, seat: i64) -> None:
        game.push(NameForProtection(seat))


@mypyc_attr(acyclic=True)
class NameForProtection(NamePlace):
    """Which region is protected?"""

    def places(self, game: Position) -> list[int]:
        return game.book.regions

    def carried_out(self, place: i64) -> Step:
        return CarryProtection(self.seat, place)

    def rule(self, game: Position) -> str:
        return RULE


@mypyc_attr(acyclic=True)
class CarryProtection(CarryOutAt):
    """The marker is laid."""

    def run(self, game: Position) -> None:
        atoms.put_marker(game, self.seat, slot_of(game, PROTECTED), "protection", self.place, RULE)


class ProtectionEnds(PhaseStep):
    """At the end of the round, after a general scoring that follows it."""

    def run(self, game: Position, seat: i64) -> None:
        end_protection(game)


def end_protection(game: Position) -> None:
    """The marker goes back beside the board."""
    atoms.put_marker(game, NOBODY, slot_of(game, PROTECTED), "protection", NOWHERE, RULE)


class Protected(Modifier):
    """Nothing enters or leaves the region but the King, and he pays no bonus there."""

    def taboo(self, game: Position, place: i64, answer: bool) -> bool:
        return answer or (place != NOWHERE and game.state[self.slot + PROTECTED] == place)

    def bonuses(self, game: Position, seat: i64, place: i64, answer: list[int]) -> list[int]:
        return [0, answer[1]] if game.state[self.slot + PROTECTED] == place else answer

    def bent(self, game: Position, answer: i64) -> i64:
        where: i64 = game.state[self.slot + PROTECTED]
        return answer if where == NOWHERE else answer | 1 << where


class ProtectionTile(LastingTiles):
    """The marker; not where the King is."""

    def lying_out(self, game: Position) -> list[int]:
        where = game.state[self.slot + PROTECTED]
        return [] if where in (NOWHERE, game.king) else [PROTECTION_TILE]

    def taken_away(self, game: Position, tile: i64) -> None:
        if tile == PROTECTION_TILE:
            end_protection(game)


class ProtectionShown(Presenter):
    """The marker, and why nothing enters its region."""

    def why_closed(self, game: Position, place: i64, answer: Text | None) -> Text | None:
        if answer is None and game.state[self.slot + PROTECTED] == place:
            return Text("special_cards-why-protected", {"place": game.named(place)})
        return answer

    def markers(self, game: Position, viewer: i64, answer: list[dict[str, Any]]) -> list[dict[str, Any]]:
        where = game.state[self.slot + PROTECTED]
        if where == NOWHERE:
            return answer
        return [*answer, {"id": "protection", "kind": "protection", "place": game.book.place_ids[where]}]
