"""Questions about cards: which part of a card, which power card comes back."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande.position import Position
from castillo.el_grande.verbs import CHOICE
from castillo.kernel.actions import PASS, a_of, action
from castillo.kernel.frame import Frame, Step


def why_no_effect(game: Position, card: i64, index: i64) -> str:
    """Why a card has no such part; empty if it has."""
    known = card in game.book.cards and index < len(game.book.cards[card].effects)
    return "" if known else "the card has no such part"


@mypyc_attr(acyclic=True)
class ChoosePart(Frame):
    """One of the parts of an effect, by (card, effect within the card)."""

    __slots__ = ("card", "index")
    shown = ("card", "index")

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
class ChooseFirst(ChoosePart):
    """Which part of an effect comes first? The other follows."""

    __slots__ = ()

    def choose(self, game: Position, action: i64) -> None:
        if action == PASS:
            return
        parts = game.book.effect(self.card, self.index).parts()
        for i in range(len(parts)):
            if i != a_of(action):
                game.push(EffectStep(self.seat, self.card, parts[i].index))
        parts[a_of(action)].start(game, self.seat)


@mypyc_attr(acyclic=True)
class EffectStep(Step):
    """A later part of an effect starts."""

    __slots__ = ("card", "index")
    shown = ("card", "index")

    def __init__(self, seat: i64, card: i64, index: i64) -> None:
        super().__init__(seat)
        self.card: i64 = card
        self.index: i64 = index

    def why_impossible(self, game: Position) -> str:
        return why_no_effect(game, self.card, self.index)

    def run(self, game: Position) -> None:
        effect = game.book.effect(self.card, self.index)
        if effect.possible(game, self.seat):
            effect.start(game, self.seat)
