"""The delayed scoring (GC-6): a region is marked, and scored at the end of the next round."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande import atoms
from castillo.el_grande.cards import Effect
from castillo.el_grande.frames.naming import CarryOutAt, NamePlace
from castillo.el_grande.modules.colonies.state import DELAYS, DUE, MARKED, MODULE, number, put
from castillo.el_grande.modules.shared.marking import Markers
from castillo.el_grande.numbers import Slot
from castillo.el_grande.phases import PhaseStep
from castillo.el_grande.places import NOWHERE
from castillo.el_grande.position import Position
from castillo.el_grande.scoring import SPECIAL
from castillo.el_grande.showing import Presenter
from castillo.kernel.frame import Step

RULE: Final = "GC-6.10"
AT_THE_END: Final = 99
"""Due after the last scoring of the game."""


MARKERS: Final = Markers("delayed", Slot(MODULE, MARKED), DELAYS, RULE)


class DelayScoring(Effect):
    """Mark a region."""

    def start(self, game: Position, seat: i64) -> None:
        game.push(NameForDelay(seat))

    def possible(self, game: Position, seat: i64) -> bool:
        return NOWHERE in MARKERS.places(game)


@mypyc_attr(acyclic=True)
class NameForDelay(NamePlace):
    """Which region is scored at the end of the next round? The King's is allowed."""

    def places(self, game: Position) -> list[int]:
        return game.book.regions if NOWHERE in MARKERS.places(game) else []

    def carried_out(self, place: i64) -> Step:
        return CarryDelay(self.seat, place)

    def rule(self, game: Position) -> str:
        return RULE


@mypyc_attr(acyclic=True)
class CarryDelay(CarryOutAt):
    """The region is marked."""

    def run(self, game: Position) -> None:
        track = game.book.track
        last = game.round == track[-1]
        which = MARKERS.lay(game, self.seat, self.place)
        put(game, DUE + which, AT_THE_END if last else track[track.index(game.round) + 1])


class ScoreDelayed(PhaseStep):
    """What is due now is scored: at the end of a round, or (with `at_the_end`) after the last scoring."""

    def __init__(self, name: str, *, at_the_end: bool = False) -> None:
        super().__init__(name)
        self.at_the_end = at_the_end

    def run(self, game: Position, seat: i64) -> None:
        if self.at_the_end and game.round != game.book.track[-1]:
            return
        due = AT_THE_END if self.at_the_end else game.round
        for i, where in enumerate(MARKERS.places(game)):
            if where != NOWHERE and number(game, DUE + i) == due:
                atoms.score(game, where, SPECIAL)
                MARKERS.take_away(game, i)


class Delayed(Presenter):
    """What is marked, for the view."""

    def markers(self, game: Position, viewer: i64, answer: list[dict[str, Any]]) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        for i in range(DELAYS):
            where, due = game.state[self.slot + MARKED + i], game.state[self.slot + DUE + i]
            if where != NOWHERE:
                until = "end" if due == AT_THE_END else "this_round" if due == game.round else "next_round"
                entry = {"id": f"delayed-{i}", "kind": "delayed", "place": game.book.place_ids[where]}
                found.append({**entry, "until": until})
        return answer + found
