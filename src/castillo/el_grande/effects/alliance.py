"""An alliance: two regions count together at the next general scoring."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from castillo.el_grande.cards import Effect
from castillo.el_grande.frames.alliance import NameAllies, allies_for, end_alliance
from castillo.el_grande.modifier import Modifier
from castillo.el_grande.phases import PhaseStep
from castillo.el_grande.places import NOWHERE
from castillo.el_grande.position import Position
from castillo.el_grande.slots import Slot


class Alliance(Effect):
    """Mark two regions, not the King's; their places are two of the module's numbers. Needs the modifier `Allied`."""

    def __init__(self, allies: Slot) -> None:
        super().__init__()
        self.allies = allies

    def start(self, game: Position, seat: i64) -> None:
        game.push(NameAllies(seat, self.allies.at(game), NOWHERE))

    def possible(self, game: Position, seat: i64) -> bool:
        return len(allies_for(game, NOWHERE)) > 1


class AllianceOver(PhaseStep):
    """The regions have been scored: the markers go."""

    def __init__(self, allies: Slot, rule: str) -> None:
        super().__init__("alliance_over")
        self.allies = allies
        self.rule = rule

    def run(self, game: Position, seat: i64) -> None:
        end_alliance(game, self.allies.at(game), self.rule)


class Allied(Modifier):
    """Two regions count together in a general scoring; `slot` is the first of the two places."""

    def __init__(self, slot: int) -> None:
        self.slot: i64 = slot

    def scored_with(self, game: Position, place: i64, general: bool, answer: list[int]) -> list[int]:
        if not general or place == NOWHERE:
            return answer
        one, other = game.state[self.slot], game.state[self.slot + 1]
        if place == one:
            return [*answer, other]
        return [*answer, one] if place == other else answer

    def markers(self, game: Position, answer: list[dict[str, Any]]) -> list[dict[str, Any]]:
        if game.state[self.slot + 1] == NOWHERE:
            return answer
        pair = [game.book.place_ids[game.state[self.slot + i]] for i in range(2)]
        return answer + [
            {"id": f"alliance-{i}", "kind": "alliance", "place": pair[i], "places": pair} for i in range(2)
        ]
