"""What lasts on the board, and the rules it bends meanwhile."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from castillo.el_grande.bending import Modifier
from castillo.el_grande.modules.players_edition.state import (
    BRIDGE_ENDS,
    BRIDGE_OWNER,
    COLLAPSE,
    MISTRESS,
    PUSHED,
    QUARANTINE,
    TURNED,
)
from castillo.el_grande.places import CASTILLO, NOWHERE
from castillo.el_grande.position import Position
from castillo.el_grande.scoring import Plan
from castillo.el_grande.showing import Presenter
from castillo.kernel.frame import NOBODY
from castillo.kernel.text import Text


class Quarantined(Modifier):
    """KI-4.133: nothing enters or leaves the marked region but the King."""

    def taboo(self, game: Position, place: i64, answer: bool) -> bool:
        return answer or game.state[self.slot + QUARANTINE] == place


class CastilloClosed(Modifier):
    """KI-4.113: nobody enters the Castillo."""

    def enterable(self, game: Position, place: i64, answer: bool) -> bool:
        return answer and game.state[self.slot + COLLAPSE] != place


class CastilloPushed(Modifier):
    """KI-4.23: a Castillo that stands in a region pays that region's values."""

    def values_of(self, game: Position, place: i64, general: bool, answer: list[int]) -> list[int]:
        region = game.state[self.slot + PUSHED]
        return game.book.values_of(game, region, general) if place == CASTILLO and region != NOWHERE else answer

    def bonuses(self, game: Position, seat: i64, place: i64, answer: list[int]) -> list[int]:
        """Not even to a Grande in it."""
        return [answer[0], 0] if place == CASTILLO and game.state[self.slot + PUSHED] != NOWHERE else answer

    def bent(self, game: Position, answer: i64) -> i64:
        return answer if game.state[self.slot + PUSHED] == NOWHERE else answer | 1 << CASTILLO


class Turned(Modifier):
    """KI-4.93: where a turned scoreboard counts, the fewest rank first."""

    def plan(self, game: Position, place: i64, general: bool, answer: Plan) -> Plan:
        turned: i64 = game.state[self.slot + TURNED]
        if not turned:
            return answer
        if place == CASTILLO and game.state[self.slot + PUSHED] != NOWHERE:
            place = game.state[self.slot + PUSHED]
        for board in range(len(game.scoreboards)):
            if game.scoreboards[board] == place and turned >> board & 1:
                return Plan(answer.together, not answer.fewest, answer.left_out)
        return answer

    def bent(self, game: Position, answer: i64) -> i64:
        """Also in the Castillo, which may stand in such a region."""
        turned: i64 = game.state[self.slot + TURNED]
        for board in range(len(game.scoreboards)):
            where: i64 = game.scoreboards[board]
            if turned >> board & 1 and where != NOWHERE:
                answer |= 1 << where | 1 << CASTILLO
        return answer


class NoKingsBonus(Modifier):
    """KI-4.173: while the mistress is here the King pays no bonus."""

    def bonuses(self, game: Position, seat: i64, place: i64, answer: list[int]) -> list[int]:
        return answer if game.state[self.slot + MISTRESS] == NOBODY else [0, answer[1]]

    def bent(self, game: Position, answer: i64) -> i64:
        return answer if game.state[self.slot + MISTRESS] == NOBODY else answer | 1 << game.king


class Lying(Presenter):
    """All of it as markers, for the view, and what it closes."""

    def why_closed(self, game: Position, place: i64, answer: Text | None) -> Text | None:
        for which, word in ((QUARANTINE, "quarantine"), (COLLAPSE, "collapse")):
            if answer is None and game.state[self.slot + which] == place:
                answer = Text(f"players_edition-why-{word}", {"place": game.named(place)})
        return answer

    def markers(self, game: Position, viewer: i64, answer: list[dict[str, Any]]) -> list[dict[str, Any]]:
        state, slot, names = game.state, self.slot, game.book.place_ids
        placed = [("collapse", COLLAPSE), ("quarantine", QUARANTINE)]
        found: list[dict[str, Any]] = [
            {"id": name, "kind": name, "place": names[state[slot + which]]}
            for name, which in placed
            if state[slot + which] != NOWHERE
        ]
        if state[slot + PUSHED] != NOWHERE:
            ways = [names[state[slot + PUSHED]], names[CASTILLO]]
            found.append({"id": "pushed", "kind": "pushed", "place": ways[0], "places": ways})
        for board, name in enumerate(game.book.scoreboard_ids):
            if state[slot + TURNED] >> board & 1:
                found.append({"id": f"revolt-{board}", "kind": "revolt", "on": f"scoreboard-{name}"})
        if state[slot + MISTRESS] != NOBODY:
            found.append({"id": "mistress", "kind": "mistress", "seat": int(state[slot + MISTRESS])})
        if state[slot + BRIDGE_OWNER] != NOBODY:
            ends = [names[state[slot + BRIDGE_ENDS + i]] for i in range(2)]
            owner = int(state[slot + BRIDGE_OWNER])
            found.append({"id": "bridge", "kind": "bridge", "places": ends, "owner": owner})
        return answer + found
