"""The sixth stack (GR-1.2): which of its cards are played with, as the table wants it."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande import atoms
from castillo.el_grande.bending import Modifier
from castillo.el_grande.cards import ActionCard
from castillo.el_grande.modules.grandissimo.atoms import reorder_stack
from castillo.el_grande.modules.grandissimo.board import MOST_SHIPS, SHIP_TILES
from castillo.el_grande.modules.grandissimo.inquisitor import TakeInquisitor
from castillo.el_grande.modules.grandissimo.law import broken
from castillo.el_grande.modules.grandissimo.state import LEFT_OUT, SHIPS, first_game, number, slot_of
from castillo.el_grande.modules.shared.start import draw_black
from castillo.el_grande.phases import PhaseStep
from castillo.el_grande.position import Position
from castillo.el_grande.showing import Presenter
from castillo.el_grande.start import SetupStep
from castillo.el_grande.verbs import CARD
from castillo.kernel.actions import VERB, mask_of, number_of
from castillo.kernel.event import Event
from castillo.kernel.frame import Frame
from castillo.kernel.luck import Luck
from castillo.kernel.setup import OptionSpec
from castillo.kernel.text import seat as seat_ref

SIXTH_STACK: Final = OptionSpec(
    "sixth_stack", ("random", "first_game", "by_hand"), "random", rule="GR-1.2", module="grandissimo"
)

STACK: Final = 6


def stack_index(game: Position) -> i64:
    """Where the module's stack is among the stacks."""
    return game.book.stacks.index(STACK)


def cards_of_stack(game: Position) -> list[ActionCard]:
    """The cards of the module's stack."""
    return [card for card in game.book.action_cards if card.stack == STACK and card.copies > 0]


def still_in(game: Position) -> list[ActionCard]:
    """The cards that nobody has left out."""
    out = number(game, LEFT_OUT)
    return [card for i, card in enumerate(cards_of_stack(game)) if not out >> i & 1]


def most_cards(game: Position) -> int:
    """How many cards the stack has at most."""
    return game.book.values.number(game.book.key_of("sixth_stack"), "cards")


def too_many(game: Position) -> bool:
    """Whether cards have to be left out still."""
    left = still_in(game)
    return len(left) > 1 and sum(card.copies for card in left) > most_cards(game)


def leave_out(game: Position, number_of_card: i64) -> None:
    """A card of the stack stays in the box."""
    cards = [card.number for card in cards_of_stack(game)]
    atoms.set_state(game, slot_of(game, LEFT_OUT), number(game, LEFT_OUT) | 1 << cards.index(number_of_card))


def bury(game: Position) -> None:
    """What is left out lies at the bottom of the stack, where no round reaches it."""
    out = number(game, LEFT_OUT)
    cards = [card.number for i, card in enumerate(cards_of_stack(game)) if out >> i & 1]
    if cards:
        deck = game.decks[stack_index(game)]
        buried = [card for card in deck if card not in cards] + [card for card in deck if card in cards]
        reorder_stack(game, stack_index(game), buried)


def draw_mercenaries(game: Position, luck: Luck, region_cards: list[int]) -> None:
    """The black caballeros stand where the next region card says."""
    draw_black(game, region_cards, 1)


class FirstGameCards(SetupStep):
    """For a first game the Spanish Inquisition stays out."""

    def run(self, game: Position, luck: Luck, region_cards: list[int]) -> None:
        if first_game(game):
            for at in barred(game):
                leave_out(game, cards_of_stack(game)[at].number)
            bury(game)

    def follow_document(self, game: Position) -> None:
        """Whoever is aboard a ship has that ship."""
        for ship in range(MOST_SHIPS):
            for seat in range(game.seats):
                if game.count(seat, SHIP_TILES + ship) > 0:
                    atoms.set_state(game, slot_of(game, SHIPS + ship), seat)


def law(game: Position) -> list[str]:
    """What does not add up: the cards that are left out, and all the rest."""
    cards, out = cards_of_stack(game), number(game, LEFT_OUT)
    if not 0 <= out < 1 << len(cards):
        return ["the cards that are left out"]
    shown = game.revealed[stack_index(game)] if game.round else 0
    if any(card.number == shown for i, card in enumerate(cards) if out >> i & 1):
        return ["a card that is left out lies open"]
    return broken(game) if how_many_are_out(game, cards, out) else ["how many cards are left out"]


def how_many_are_out(game: Position, cards: list[ActionCard], out: i64) -> bool:
    """Whether as many are left out as the table wants: by hand, until there are too many no longer."""
    if game.setup.options["sixth_stack"] != "by_hand":
        return out == (mask_of(barred(game)) if first_game(game) else 0)
    if game.round and too_many(game):
        return False
    back = [sum(card.copies for card in [*still_in(game), last]) for i, last in enumerate(cards) if out >> i & 1]
    return not back or max(back) > most_cards(game)


def barred(game: Position) -> list[int]:
    """Where the cards that stay out of a first game are among those of the stack."""
    cards = cards_of_stack(game)
    at = [i for i, card in enumerate(cards) if any(isinstance(e, TakeInquisitor) for e in card.effects)]
    return at if len(at) < len(cards) else []


class ChooseByHand(PhaseStep):
    """Where the table chooses by hand: going round, each player leaves a card out."""

    def run(self, game: Position, seat: i64) -> None:
        if game.setup.options["sixth_stack"] == "by_hand" and too_many(game):
            game.push(LeaveCardOut(game.start_player))


@mypyc_attr(acyclic=True)
class LeaveCardOut(Frame):
    """Which card is not played with?"""

    def options(self, game: Position) -> list[int]:
        return [CARD << VERB | card.number for card in still_in(game)]

    def choose(self, game: Position, action: i64) -> None:
        card = number_of(action)
        leave_out(game, card)
        if game.events is not None:
            args: dict[str, object] = {"seat": seat_ref(self.seat), "card": game.card_named(card)}
            game.tell(Event("grandissimo-log-card_left_out", args, "GR-1.2"))
        if too_many(game):
            game.push(LeaveCardOut((self.seat + 1) % game.seats))
        else:
            bury(game)

    def prompt_args(self, game: Position) -> dict[str, object]:
        most = most_cards(game)
        return {"left": sum(card.copies for card in still_in(game)) - most, "size": most}

    def rule(self, game: Position) -> str:
        return "GR-1.2"


class LeftOutCards(Modifier):
    """The sixth stack goes round without what is left out."""

    def stack_size(self, game: Position, stack: i64, answer: i64) -> i64:
        if game.book.stacks[stack] != STACK:
            return answer
        size = min(sum(card.copies for card in still_in(game)), most_cards(game))
        return max(1, size)


class LeftOutBuried(Presenter):
    """A guess, too, has what is left out at the bottom of the stack."""

    def guessed(self, game: Position, view: dict[str, Any], luck: Luck) -> None:
        if game.round:
            bury(game)
