"""Special actions: announced, carried out, stopped (EG-3.3, Q-03)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande.atoms import course
from castillo.el_grande.moments import BEFORE_START
from castillo.el_grande.position import Position
from castillo.kernel.frame import Step
from castillo.kernel.window import NOT_THIS_ACTION


def start_special(game: Position, seat: i64) -> None:
    """Announce the special action of the card in play."""
    special = game.book.specials[game.card]
    if special is not None:
        special.announced(game, seat)
    announce_special(game, BeginSpecial(seat, game.card))


def start_beside(game: Position, number: i64, step: Step) -> None:
    """Announce a special action of another card than the one in play, which is in play again after it."""
    game.push(PutBack(step.seat, game.card))
    course.bring_into_play(game, number)
    special = game.book.specials[number]
    if special is not None:
        special.announced(game, step.seat)
    announce_special(game, step)


def announce_special(game: Position, step: Step) -> None:
    """Those who may stop a special action are asked before it starts with this step."""
    game.push(EndSpecial(step.seat))
    course.begin_special(game, step.seat)
    game.announce(step, BEFORE_START)


@mypyc_attr(acyclic=True)
class StepOfCard(Step):
    """Something that happens with a card."""

    __slots__ = ("card",)
    shown = ("card",)

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: i64 = card


@mypyc_attr(acyclic=True)
class BeginSpecial(StepOfCard):
    """The special action starts."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        special = game.book.specials[self.card]
        if special is not None:
            for w in game.book.told.on_special_begun:
                w.special_begun(game, self.seat, self.card)
            special.start(game, self.seat)


@mypyc_attr(acyclic=True)
class EndSpecial(Step):
    """Under everything a special action pushes: where it ends, by itself or stopped."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        course.end_special(game)
        game.expire_standing(NOT_THIS_ACTION)


@mypyc_attr(acyclic=True)
class PutBack(StepOfCard):
    """The special action of another card is over: the card that was in play before is so again."""

    __slots__ = ()

    def run(self, game: Position) -> None:
        course.bring_into_play(game, self.card)


def stop_special(game: Position) -> None:
    """The announced step is not carried out, earlier steps stand, the rest is lost (Q-03)."""
    frames = game.frames
    while not isinstance(frames[-1], EndSpecial):
        frames.pop()
