"""The course of a round: phases made of steps, and the playing of power cards."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande.atoms import course
from castillo.el_grande.position import Position
from castillo.kernel.actions import number_of
from castillo.kernel.frame import Frame, Step
from castillo.kernel.text import Text

# the phases whose steps the rules list; see phases.py
ROUND: Final = 0
TURN: Final = 1
GENERAL_SCORING: Final = 2
SET_UP: Final = 3


@mypyc_attr(acyclic=True)
class Phase(Step):
    """The next step of a phase, and then the rest of it.

    The steps after it follow at once, as long as nothing is to be asked or done in between.
    """

    shown = ("phase", "index")

    def __init__(self, seat: i64, phase: i64, index: i64) -> None:
        super().__init__(seat)
        self.phase: i64 = phase
        self.index: i64 = index

    def why_impossible(self, game: Position) -> str:
        if (self.phase == TURN) != (self.seat >= 0):
            return "a turn is somebody's, and nothing else is"
        if self.phase == TURN and self.index > 0 and game.active != self.seat:
            return "it is not this player's turn"
        return "" if self.index < len(game.book.phases[self.phase]) else "the phase has fewer steps"

    def run(self, game: Position) -> None:
        steps = game.book.phases[self.phase]
        last = len(steps) - 1
        for index in range(self.index, last):
            rest = game.book.phase_frame(self.seat, self.phase, index + 1)
            if index == self.index:
                game.frames.append(rest)
            else:
                game.frames[-1] = rest
            steps[index].run(game, self.seat)
            frames: list[Any] = game.frames
            if frames[-1] is not rest:
                return
        if self.index < last:
            game.frames.pop()
        steps[last].run(game, self.seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class PlayPowerCard(Frame):
    """EG-3.1: one card face up; a value already on the table may not be played."""

    own_rule = "EG-3.1"

    def options(self, game: Position) -> list[int]:
        mask = game.book.playable(game, self.seat)
        menus = game.book.hand_menus
        cards = menus[0][mask & 127]
        for i in range(1, len(menus)):
            cards = cards + menus[i][mask >> 7 * i & 127]
        return cards

    def choose(self, game: Position, action: i64) -> None:
        bit = game.book.power_bits[number_of(action)]
        course.play_power_card(game, self.seat, bit)
        for w in game.book.told.on_power_card_played:
            w.power_card_played(game, self.seat, bit)

    def prompt_args(self, game: Position) -> dict[str, object]:
        return {"round": int(game.round)}

    def why_not(self, game: Position, target: str) -> Text | None:
        for card in game.book.power_cards:
            if card.key == target:
                if game.hands[self.seat] >> card.bit & 1:
                    return Text("el_grande-why-value_on_the_table", {"value": int(card.value)})
                return Text("el_grande-why-card_used")
        return None
