"""The delayed scoring (GC-6): a region is marked, and scored at the end of the next round."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande import atoms
from castillo.el_grande.cards import Effect
from castillo.el_grande.frames.naming import CarryOutAt, NamePlace
from castillo.el_grande.modifier import Modifier
from castillo.el_grande.modules.colonies.state import DELAYS, DUE, MARKED, number, put, slot_of
from castillo.el_grande.phases import PhaseStep
from castillo.el_grande.places import NOWHERE
from castillo.el_grande.position import Position
from castillo.el_grande.scoring import SPECIAL
from castillo.kernel.frame import NOBODY, Step

RULE: Final = "GC-6.10"
AT_THE_END: Final = 99
"""Due after the last scoring of the game."""


def marked(game: Position) -> list[int]:
    return [number(game, MARKED + i) for i in range(DELAYS)]


class DelayScoring(Effect):
    """Mark a region."""

    def start(self, game: Position, seat: i64) -> None:
        game.push(NameForDelay(seat))

    def possible(self, game: Position, seat: i64) -> bool:
        return NOWHERE in marked(game)


@mypyc_attr(acyclic=True)
class NameForDelay(NamePlace):
    """Which region is scored at the end of the next round? The King's is allowed."""

    __slots__ = ()

    def places(self, game: Position) -> list[int]:
        return game.book.regions if NOWHERE in marked(game) else []

    def carried_out(self, place: i64) -> Step:
        return CarryDelay(self.seat, place)

    def rule(self, game: Position) -> str:
        return RULE


@mypyc_attr(acyclic=True)
class CarryDelay(CarryOutAt):
    """The region is marked."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        free = marked(game).index(NOWHERE)
        track = game.book.track
        last = game.round == track[-1]
        put(game, DUE + free, AT_THE_END if last else track[track.index(game.round) + 1])
        atoms.put_marker(game, self.seat, slot_of(game, MARKED + free), f"delayed-{free}", self.place, RULE)


class ScoreDelayed(PhaseStep):
    """What is due now is scored: at the end of a round, or (with `at_the_end`) after the last scoring."""

    def __init__(self, name: str, *, at_the_end: bool = False) -> None:
        super().__init__(name)
        self.at_the_end = at_the_end

    def run(self, game: Position, seat: i64) -> None:
        if self.at_the_end and game.round != game.book.track[-1]:
            return
        due = AT_THE_END if self.at_the_end else game.round
        for i in range(DELAYS):
            where = number(game, MARKED + i)
            if where != NOWHERE and number(game, DUE + i) == due:
                atoms.score(game, where, SPECIAL)
                atoms.put_marker(game, NOBODY, slot_of(game, MARKED + i), f"delayed-{i}", NOWHERE, RULE)


class Delayed(Modifier):
    """What is marked, for the view."""

    def __init__(self, slot: int) -> None:
        self.slot: i64 = slot

    def markers(self, game: Position, answer: list[dict[str, Any]]) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        for i in range(DELAYS):
            where, due = game.state[self.slot + MARKED + i], game.state[self.slot + DUE + i]
            if where != NOWHERE:
                until = "end" if due == AT_THE_END else "this_round" if due == game.round else "next_round"
                entry = {"id": f"delayed-{i}", "kind": "delayed", "place": game.book.place_ids[where]}
                found.append({**entry, "until": until})
        return answer + found
