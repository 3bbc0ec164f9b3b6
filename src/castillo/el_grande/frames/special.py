"""Special actions: announced, carried out, stopped (EG-3.3, Q-03), and made of parts."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande.atoms import course
from castillo.el_grande.moments import BEFORE_START
from castillo.el_grande.position import Position
from castillo.el_grande.verbs import CHOICE
from castillo.kernel.actions import PASS, a_of, action
from castillo.kernel.frame import Frame, Step
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

    shown: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: i64 = card


@mypyc_attr(acyclic=True, free_list_len=1)
class BeginSpecial(StepOfCard):
    """The special action starts."""

    def run(self, game: Position) -> None:
        special = game.book.specials[self.card]
        if special is not None:
            for w in game.book.told.on_special_begun:
                w.special_begun(game, self.seat, self.card)
            special.start(game, self.seat)


@mypyc_attr(acyclic=True, free_list_len=1)
class EndSpecial(Step):
    """Under everything a special action pushes: where it ends, by itself or stopped."""

    def run(self, game: Position) -> None:
        course.end_special(game)
        game.expire_standing(NOT_THIS_ACTION)


@mypyc_attr(acyclic=True)
class PutBack(StepOfCard):
    """The special action of another card is over: the card that was in play before is so again."""

    def run(self, game: Position) -> None:
        course.bring_into_play(game, self.card)


def stop_special(game: Position) -> None:
    """The announced step is not carried out, earlier steps stand, the rest is lost (Q-03)."""
    frames = game.frames
    while not isinstance(frames[-1], EndSpecial):
        frames.pop()


def why_no_effect(game: Position, card: i64, index: i64) -> str:
    """Why a card has no such part; empty if it has."""
    known = card in game.book.cards and index < len(game.book.cards[card].effects)
    return "" if known else "the card has no such part"


@mypyc_attr(acyclic=True)
class ChoosePart(Frame):
    """One of the parts of an effect, by (card, effect within the card); named by its card's text or by its `word`."""

    shown = ("card", "index")
    by_word: ClassVar[bool] = False

    def __init__(self, seat: i64, card: i64, index: i64) -> None:
        super().__init__(seat)
        self.card: i64 = card
        self.index: i64 = index

    def why_impossible(self, game: Position) -> str:
        return why_no_effect(game, self.card, self.index)

    def options(self, game: Position) -> list[int]:
        parts = game.book.effect(self.card, self.index).parts()
        out = [action(CHOICE, i) for i in range(len(parts)) if parts[i].possible(game, self.seat)]
        return out or [PASS]

    def choose(self, game: Position, action: i64) -> None:
        if action != PASS:
            game.book.effect(self.card, self.index).parts()[a_of(action)].start(game, self.seat)

    def prompt_args(self, game: Position) -> dict[str, object]:
        return {"card": game.card_named(self.card)}

    def rule(self, game: Position) -> str:
        return game.book.cards[self.card].rule


@mypyc_attr(acyclic=True)
class EffectStep(StepOfCard):
    """A later part of an effect starts."""

    shown = ("card", "index")

    def __init__(self, seat: i64, card: i64, index: i64) -> None:
        super().__init__(seat, card)
        self.index: i64 = index

    def why_impossible(self, game: Position) -> str:
        return why_no_effect(game, self.card, self.index)

    def run(self, game: Position) -> None:
        effect = game.book.effect(self.card, self.index)
        if effect.possible(game, self.seat):
            effect.start(game, self.seat)
