"""Cards that are kept for later: a mask of those who keep one is one of the module's numbers.

Their later use is their special action; whoever may stop one stops it then, and the card is gone.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande import atoms
from castillo.el_grande.cards import Effect
from castillo.el_grande.frames.moving import PickCaballero
from castillo.el_grande.frames.pieces import has_pieces, held_by
from castillo.el_grande.frames.scoring import BEFORE_REGIONS
from castillo.el_grande.frames.special import start_beside
from castillo.el_grande.modules.shared.combining import Combined
from castillo.el_grande.moments import GrandeWindow
from castillo.el_grande.numbers import Slot
from castillo.el_grande.phases import PhaseStep
from castillo.el_grande.places import NOWHERE
from castillo.el_grande.position import Position
from castillo.el_grande.showing import Presenter
from castillo.kernel.actions import mask_of
from castillo.kernel.frame import Step
from castillo.kernel.text import card as card_ref
from castillo.kernel.text import seat as seat_ref


class Keeps(Combined):
    """A card that is kept from the moment it is taken; its parts are what may be done in that turn already."""

    gives_back = True  # it may repeat what another card did

    def __init__(self, slot: Slot, *now: Effect) -> None:
        super().__init__(*now)
        self.slot = slot

    def kept(self, game: Position, seat: i64) -> None:
        keep(game, self.slot, seat, self.card)

    def announced(self, game: Position, seat: i64) -> None:
        for part in self.made_of:
            part.announced(game, seat)

    def start(self, game: Position, seat: i64) -> None:
        for part in self.made_of:
            part.start(game, seat)

    def stays(self) -> bool:
        return True


def keep(game: Position, kept: Slot, seat: i64, number: i64) -> None:
    """The card lies open before its owner."""
    atoms.set_state(game, kept.at(game), kept.number(game) | 1 << seat)
    if game.events is not None:
        card = game.book.cards[number]
        game.say("card_kept", {"seat": seat_ref(seat), "card": card_ref(card.key)}, card.rule)


def put_away(game: Position, kept: Slot, seat: i64) -> None:
    """The card has been used."""
    atoms.set_state(game, kept.at(game), kept.number(game) & ~(1 << seat))


class Kept(Presenter):
    """Who keeps a card, for the view; `slot` is where the mask is."""

    def __init__(self, slot: int, name: str) -> None:
        super().__init__(slot)
        self.name = name

    def markers(self, game: Position, viewer: i64, answer: list[dict[str, Any]]) -> list[dict[str, Any]]:
        keep = [seat for seat in range(game.seats) if game.state[self.slot] >> seat & 1]
        return answer + [{"id": f"{self.name}-{s}", "kind": self.name, "seat": s} for s in keep]


# -- free choice ---------------------------------------------------------------------------------------------


@mypyc_attr(acyclic=True)
class MakeFreeChoice(Step):
    """A free choice that was announced is made: so many of one's own may be moved."""

    shown = ("up_to",)

    def __init__(self, seat: i64, up_to: i64) -> None:
        super().__init__(seat)
        self.up_to: i64 = up_to

    def run(self, game: Position) -> None:
        game.push(PickCaballero(self.seat, self.up_to, 0, 0, NOWHERE))


class FreeChoice(GrandeWindow):
    """At the next general scoring, before the first region is scored: move as many of one's own as the card says."""

    def __init__(self, kept: Slot, card: str) -> None:
        super().__init__("free_choice", (BEFORE_REGIONS,))
        self.kept = kept
        self.card = card

    def holders(self, game: Position, moment: i64) -> i64:
        keep = self.kept.number(game) if moment == BEFORE_REGIONS else 0
        if keep == 0:
            return 0
        seats = [seat for seat in range(game.seats) if keep >> seat & 1]
        return mask_of([seat for seat in seats if any(has_pieces(game, owner) for owner in held_by(game, seat))])

    def rule(self, game: Position) -> str:
        return game.book.values.rules[self.card]

    def use(self, game: Position, seat: i64, moment: i64) -> None:
        put_away(game, self.kept, seat)
        book = game.book
        start_beside(game, book.card_numbers[self.card], MakeFreeChoice(seat, book.values.number(self.card, "up_to")))


class FreeChoiceOver(PhaseStep):
    """The regions are scored: a free choice that was not made is lost."""

    def __init__(self, kept: Slot) -> None:
        super().__init__("free_choice_over")
        self.kept = kept

    def run(self, game: Position, seat: i64) -> None:
        atoms.set_state(game, self.kept.at(game), 0)
