"""Questions that only cards of the base game ask."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande.atoms import course
from castillo.el_grande.frames.figures import GRANDE, CarryFigure
from castillo.el_grande.moments import BEFORE_STEP
from castillo.el_grande.position import Position
from castillo.el_grande.verbs import CARD
from castillo.el_grande.why import why_no_target
from castillo.kernel.actions import PASS, a_of, action, number_of
from castillo.kernel.frame import Frame, Step
from castillo.kernel.luck import Luck
from castillo.kernel.text import Text, place


@mypyc_attr(acyclic=True)
class MoveGrande(Frame):
    """EG-5.29: move a Grande to another region, not from or to the King's."""

    shown = ("owner",)
    usual_rule = "EG-5.29"

    def __init__(self, seat: i64, owner: i64) -> None:
        super().__init__(seat)
        self.owner: i64 = owner

    def options(self, game: Position) -> list[int]:
        book = game.book
        home = game.grandes[self.owner]
        out: list[int] = []
        if book.is_region[home] and not book.taboo(game, home):
            out = [book.to_actions[r] for r in book.regions if r != home and not book.taboo(game, r)]
        out.append(PASS)
        return out

    def choose(self, game: Position, action: i64) -> None:
        if action != PASS:
            game.announce(CarryFigure(self.seat, GRANDE, self.owner, a_of(action)), BEFORE_STEP)

    def why_not(self, game: Position, target: str) -> Text | None:
        if target == "castillo":
            return Text("el_grande-why-no_region", {"place": place(target)})
        return why_no_target(game, target, game.grandes[self.owner])


@mypyc_attr(acyclic=True)
class TakePowerCardBack(Frame):
    """EG-5.27: one may take a used power card back, this round's included; it still decides the order (Q-04)."""

    usual_rule = "EG-5.27"

    def options(self, game: Position) -> list[int]:
        cards = game.book.power_cards
        used = game.used[self.seat]
        out: list[int] = [action(CARD) | cards[bit].number for bit in range(len(cards)) if used >> bit & 1]
        out.append(PASS)
        return out

    def choose(self, game: Position, action: i64) -> None:
        if action != PASS:
            game.announce(CarryPowerCardBack(self.seat, number_of(action)), BEFORE_STEP)

    def why_not(self, game: Position, target: str) -> Text | None:
        return Text("el_grande-why-card_not_used") if "/power/" in target else None


@mypyc_attr(acyclic=True)
class CarryPowerCardBack(Step):
    """The card comes back to the hand."""

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card: i64 = card

    def ints_for(self, viewer: i64) -> list[int]:
        return [self.card if viewer == self.seat else 0]

    def guessed(self, game: Position, viewer: i64, luck: Luck) -> CarryPowerCardBack:
        used = [c.number for c in game.book.power_cards if game.used[self.seat] >> c.bit & 1]
        if self.card or not used:
            return self
        return CarryPowerCardBack(self.seat, used[luck.below(len(used))])

    def run(self, game: Position) -> None:
        course.take_power_card_back(game, self.seat, game.book.power_bits[self.card])
