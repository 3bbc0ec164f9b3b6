"""Reactions: announced steps, who is asked about them, and answers given in advance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, mypyc_attr

from castillo.kernel.actions import ANSWER, a_of, action
from castillo.kernel.event import Event
from castillo.kernel.frame import NOBODY, Frame, Step
from castillo.kernel.log import STAND_ENTRY
from castillo.kernel.preview import stop_preview
from castillo.kernel.window import NO, USE, Window

if TYPE_CHECKING:
    from castillo.kernel.game import Game


@mypyc_attr(acyclic=True)
class Reaction(Frame):
    """The question to one holder: let it happen, or use the window?"""

    shown = ("window", "moment")
    quiet = True

    def __init__(self, seat: i64, window: i64, moment: i64) -> None:
        super().__init__(seat)
        self.window: i64 = window
        self.moment: i64 = moment

    def options(self, game: Any) -> list[int]:
        window: Window = game.rules.windows[self.window]
        if window.silent(game.standing[self.window * game.seats + self.seat], self.moment):
            return [action(ANSWER, NO)]
        return [action(ANSWER, answer) for answer in [NO, USE, *window.longer(self.moment)]]

    def choose(self, game: Any, action: i64) -> None:
        answer = a_of(action)
        if answer == USE:
            game.rules.windows[self.window].use(game, self.seat, self.moment)
            _drop_impossible(game)
        elif answer != NO:  # a no that lasts becomes the seat's standing answer
            game.standing[self.window * game.seats + self.seat] = answer

    def main(self, game: Any, options: list[int]) -> i64:
        return action(ANSWER, USE)

    def rule(self, game: Any) -> str:
        window: Window = game.rules.windows[self.window]
        return window.rule(game)

    def prompt_args(self, game: Any) -> dict[str, object]:
        return {"window": game.rules.windows[self.window].name, **game.rules.announcement(game)}


def announce(game: Game, step: Step, moment: i64) -> None:
    """Carry a step out, after everyone who may react to it has let it happen."""
    if game.rules.has_asides and not step.possible(game):
        _lose(game, step)
        return
    if not game.may_react(moment):
        step.run(game)
        return
    asked: list[Frame] = []
    for window in game.rules.windows:
        mask = window.holders(game, moment)
        if window.aside and game.chooser != NOBODY:
            mask &= ~(1 << game.chooser)
        if mask:
            stop_preview(game.floor)  # how others stand is their secret
            # the last to be asked is pushed first; also where a standing answer says no already, which shows to nobody
            order = game.asking_order()[::-1]
            asked += [Reaction(seat, window.index, moment) for seat in order if mask >> seat & 1]
    if asked:
        game.frames += [step, *asked]
    else:
        step.run(game)


def _drop_impossible(game: Game) -> None:
    """An announced step that a reaction has made impossible is lost; nobody else is asked about it."""
    at = len(game.frames) - 1
    while at >= 0 and isinstance(game.frames[at], Reaction):
        at -= 1
    step = game.frames[at] if at >= 0 else None
    if isinstance(step, Step) and not step.possible(game):
        del game.frames[at:]
        _lose(game, step)


def _lose(game: Game, step: Step) -> None:
    if game.events is not None:
        args: dict[str, object] = {"step": game.rules.step_text(game, step).to_json()}
        game.tell(Event("kernel-log-step_lost", args))
    step.lost(game)


# -- answers in advance ------------------------------------------------------------------------------------


def apply_standing(game: Game, seat: i64, window: i64, answer: i64, at: i64) -> None:
    """A standing answer given in advance; where its window is open, it answers that too."""
    game.note(STAND_ENTRY, seat, window * 256 + answer, at)
    game.standing[window * game.seats + seat] = answer
    frame = game.frames[-1] if game.frames else None
    if not isinstance(frame, Reaction) or frame.seat != seat or frame.window != window:
        return
    if game.rules.windows[window].silent(answer, frame.moment):
        game.frames.pop()
        game.made += 1  # it counts like an answer: nobody else can tell the two apart
        game.entries += 1
        game.last_seat = seat
        game.raise_floor()  # a person has let the announced step happen
        game.advance()
