"""Rounds and turns with a display (KI-2): the rank of the power cards gives each player a card of it."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from castillo.el_grande import atoms
from castillo.el_grande.atoms import course
from castillo.el_grande.bending import Modifier
from castillo.el_grande.cards import Card, Effect, Placing
from castillo.el_grande.frames.supply import TakeFewer, supply
from castillo.el_grande.frames.turn import LAID_OPEN, TakeTurn, keep_card
from castillo.el_grande.modules.king_and_intrigue.state import ANYWHERE, SUPPLIED, slot_of
from castillo.el_grande.phases import PhaseStep, all_have_played
from castillo.el_grande.places import COURT, PROVINCE
from castillo.el_grande.position import Position
from castillo.el_grande.showing import Presenter
from castillo.el_grande.telling import Witness
from castillo.el_grande.verbs import FEWER, STACK
from castillo.kernel.actions import a_of, action, verb_of
from castillo.kernel.event import Event
from castillo.kernel.text import card

BOTH_ACTIONS = 3
"""KI-2.3: with so many players or fewer the holder of the King or Intrigue card may use their power card instead."""


def display_card_of(game: Position, seat: i64) -> Card:
    """KI-2.1: the lowest power card gets the Intrigue card, the highest the King card, the others those between."""
    return game.book.display_cards[game.rank_of(seat)]


def card_of(game: Position, seat: i64) -> Card:
    """The card that says how many are placed: that of a stack, if the seat took one instead of its display card."""
    if seat in game.taken_by:
        return game.book.cards[game.revealed[list(game.taken_by).index(seat)]]
    return display_card_of(game, seat)


def open_cards(game: Position, seat: i64) -> list[int]:
    """KI-2.2, KI-2.3: whose special action a seat may use: that of the power card, unless the display card has one.

    Whoever has taken a card that is kept has its special action, though later, instead of the power card's.
    """
    shown = card_of(game, seat)
    power = game.book.power_cards[game.played[seat]]
    cards: list[Card] = [power] if shown.special is None else [shown]
    if shown.special is not None and game.seats <= BOTH_ACTIONS and not shown.special.stays():
        cards = [shown, power]
    return [c.number for c in cards if c.special is not None]


# -- steps -------------------------------------------------------------------------------------------------


class TakeDisplayCards(PhaseStep):
    """Everybody has played: each takes the display card of their rank."""

    def run(self, game: Position, seat: i64) -> None:
        if game.events is not None:
            for player in reversed(game.turn_order()):
                shown, power = display_card_of(game, player), game.book.power_cards[game.played[player]]
                args: dict[str, object] = {
                    "seat": {"seat": player},
                    "value": int(power.value),
                    "card": card(shown.key),
                    "place": int(shown.place),
                }
                game.tell(Event("king_and_intrigue-log-display_card", args, "KI-2.1"))


class TakeSupply(PhaseStep):
    """Supply as on the power card; taking fewer is offered as long as nothing else is done."""

    def run(self, game: Position, seat: i64) -> None:
        number = game.book.supply(game, seat)
        atoms.set_state(game, slot_of(game, SUPPLIED), min(number, game.count(seat, PROVINCE)))
        cards = open_cards(game, seat)
        if len(cards) == 1:
            course.bring_into_play(game, cards[0])
        supply(game, seat, number)


class PutDisplayCardBack(PhaseStep):
    """What held for this turn is over."""

    def run(self, game: Position, seat: i64) -> None:
        atoms.set_state(game, slot_of(game, SUPPLIED), 0)
        atoms.set_state(game, slot_of(game, ANYWHERE), 0)


# -- bent rules --------------------------------------------------------------------------------------------


class PlacingAnywhere(Effect):
    """KI-3.20: what is placed in this turn may go anywhere. It comes before placing, or not at all."""

    before_placing = True

    def start(self, game: Position, seat: i64) -> None:
        atoms.set_state(game, slot_of(game, ANYWHERE), 1)

    def possible(self, game: Position, seat: i64) -> bool:
        return game.count(seat, COURT) > 0


class Display(Modifier):
    """The display card says how many are placed; which special actions are open follows from it."""

    def placing(self, game: Position, seat: i64, placed: i64, answer: Placing) -> Placing:
        return answer.up_to(card_of(game, seat).place)

    def placement_targets(self, game: Position, seat: i64, answer: list[int]) -> list[int]:
        return game.book.placing_places if game.state[self.slot + ANYWHERE] else answer

    def open_specials(self, game: Position, seat: i64, answer: list[int]) -> list[int]:
        return open_cards(game, seat)

    def turn_actions(self, game: Position, seat: i64, answer: list[int]) -> list[int]:
        """Taking fewer, or the card of a stack beside the display, as long as nothing else is done.

        A card that was laid open is nothing done.
        """
        frame = game.frames[-1]
        if not isinstance(frame, TakeTurn) or frame.placed or frame.stage & ~LAID_OPEN:
            return answer
        if game.book.stacks and seat not in game.taken_by:
            stacks = game.book.stack_actions
            answer = answer + [stacks[i] for i in range(len(stacks)) if game.available >> i & 1]
        return [*answer, action(FEWER)] if game.state[self.slot + SUPPLIED] > 0 else answer

    def turn_act(self, game: Position, seat: i64, action: i64, answer: bool) -> bool:
        if verb_of(action) == STACK:
            course.take_action_card(game, seat, game.book.stacks.index(a_of(action)))
            special = game.book.specials[game.card]
            if special is not None and special.stays():
                keep_card(game, seat, special)
            return True
        if verb_of(action) != FEWER:
            return answer
        game.push(TakeFewer(seat, game.state[self.slot + SUPPLIED]))
        atoms.set_state(game, self.slot + SUPPLIED, 0)
        return True


class SupplyTaken(Witness):
    """Whoever takes from regions has taken the whole Province."""

    def moved(self, game: Position, seat: i64, owner: i64, kind: i64, source: i64, target: i64, count: i64) -> None:
        """Whoever takes from regions has taken the whole Province (EG-3.2): fewer is not offered any more."""
        if target == COURT and owner == game.active and game.book.is_region[source]:
            atoms.set_state(game, self.slot + SUPPLIED, 0)


class DisplayShown(Presenter):
    """The cards of the display, for the view."""

    def display(self, game: Position, answer: list[dict[str, Any]]) -> list[dict[str, Any]]:
        held: dict[int, int] = {}
        if all_have_played(game):
            held = {int(display_card_of(game, s).number): s for s in range(game.seats)}
        return answer + [
            {
                "id": c.key,
                "card": c.key,
                "kind": "display",
                "place": int(c.place),
                "special": c.special is not None,
                "rule": c.rule,
                "holder": held.get(int(c.number)),
                "in_play": game.card == c.number,
            }
            for c in game.book.display_cards
        ]
