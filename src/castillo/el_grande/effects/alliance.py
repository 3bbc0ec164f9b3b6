"""An alliance: two regions count together at the next general scoring."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from mypy_extensions import i64

from castillo.el_grande.bending import Modifier
from castillo.el_grande.cards import Effect
from castillo.el_grande.frames.naming import NameAllies, allies_for
from castillo.el_grande.numbers import Slot
from castillo.el_grande.places import NOWHERE
from castillo.el_grande.position import Position
from castillo.el_grande.showing import Presenter


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

    def scored_with(self, game: Position, place: i64, general: bool, answer: list[int]) -> list[int]:
        if not general or place == NOWHERE:
            return answer
        one, other = game.state[self.slot], game.state[self.slot + 1]
        if place == one:
            return [*answer, other]
        return [*answer, one] if place == other else answer


class AlliesShown(Presenter):
    """The markers of the pair, for the view; `slot` is the first of the two places."""

    def markers(self, game: Position, viewer: i64, answer: list[dict[str, Any]]) -> list[dict[str, Any]]:
        if game.state[self.slot + 1] == NOWHERE:
            return answer
        pair = [game.book.place_ids[game.state[self.slot + i]] for i in range(2)]
        return answer + [
            {"id": f"alliance-{i}", "kind": "alliance", "place": pair[i], "places": pair} for i in range(2)
        ]
