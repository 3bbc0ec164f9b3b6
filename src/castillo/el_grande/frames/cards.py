"""Questions about cards: which part of a card, which power card comes back."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande import atoms
from castillo.el_grande.position import Position
from castillo.kernel.actions import CARD, CHOICE, PASS, a_of, action, number_of
from castillo.kernel.frame import Frame, Step
from castillo.kernel.luck import Luck
from castillo.kernel.text import Text, card
from castillo.kernel.window import BEFORE_STEP


def why_no_effect(game: Position, card: i64, index: i64) -> str:
    known = card in game.book.cards and index < len(game.book.cards[card].effects)
    return "" if known else "the card has no such part"


@mypyc_attr(acyclic=True)
class ChoosePart(Frame):
    """One of the parts of an effect, by (card, effect within the card)."""

    __slots__ = ("card", "index")
    shown = ("card", "index")

    def __init__(self, seat: i64, card: i64, index: i64) -> None:
        self.seat = seat
        self.automatic = False
        self.card: i64 = card
        self.index: i64 = index

    def ints(self) -> list[int]:
        return [self.card, self.index]

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
        return {"card": card(game.book.card_keys[self.card])}

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
        self.seat = seat
        self.automatic = True
        self.card: i64 = card
        self.index: i64 = index

    def ints(self) -> list[int]:
        return [self.card, self.index]

    def why_impossible(self, game: Position) -> str:
        return why_no_effect(game, self.card, self.index)

    def run(self, game: Position) -> None:
        effect = game.book.effect(self.card, self.index)
        if effect.possible(game, self.seat):
            effect.start(game, self.seat)


@mypyc_attr(acyclic=True)
class TakePowerCardBack(Frame):
    """EG-5.27: one may take a used power card back, this round's included; it still decides the order (Q-04)."""

    __slots__ = ()

    def options(self, game: Position) -> list[int]:
        cards = game.book.power_cards
        used = game.used[self.seat]
        out: list[int] = [action(CARD) | cards[bit].number for bit in range(len(cards)) if used >> bit & 1]
        out.append(PASS)
        return out

    def choose(self, game: Position, action: i64) -> None:
        if action != PASS:
            game.announce(CarryPowerCardBack(self.seat, number_of(action)), BEFORE_STEP)

    def rule(self, game: Position) -> str:
        return game.card_rule("EG-5.27")

    def why_not(self, game: Position, target: str) -> Text | None:
        return Text("el_grande-why-card_not_used") if "/power/" in target else None


@mypyc_attr(acyclic=True)
class CarryPowerCardBack(Step):
    """The card comes back to the hand."""

    __slots__ = ("card",)

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.automatic = True
        self.card: i64 = card

    def ints(self) -> list[int]:
        return [self.card]

    def ints_for(self, viewer: i64) -> list[int]:
        return [self.card if viewer == self.seat else 0]

    def guessed(self, game: Position, viewer: i64, luck: Luck) -> CarryPowerCardBack:
        used = [c.number for c in game.book.power_cards if game.used[self.seat] >> c.bit & 1]
        if self.card or not used:
            return self
        return CarryPowerCardBack(self.seat, used[luck.below(len(used))])

    def run(self, game: Position) -> None:
        atoms.take_power_card_back(game, self.seat, game.book.power_bits[self.card])
