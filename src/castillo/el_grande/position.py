"""A position of El Grande: who has what where. Integers in short rows, so that cloning copies a few of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from castillo.kernel.event import Event
from castillo.kernel.frame import NOBODY
from castillo.kernel.game import Game
from castillo.kernel.ledger import Ledger
from castillo.kernel.text import Ref
from castillo.kernel.vectors import Row

if TYPE_CHECKING:
    from castillo.el_grande.rules import GrandeRules


@mypyc_attr(acyclic=True, free_list_len=1)
class Position(Game):
    """Everything that makes up a game of El Grande. Only atoms change it."""

    def clone(self) -> Position:
        copy = Position()
        copy.copy_from(self)
        return copy

    def copy_from(self, other: Position) -> None:
        """Everything that another game has: all there is to a position."""
        self.copy_kernel_from(other)
        self.book: GrandeRules = other.book  # the composed rules, with their own type
        self.stride: i64 = other.stride  # places in play per owner
        # owner * stride + place; where there are black ones, BLACK is an owner too
        self.caballeros: Row = other.caballeros[:]
        self.grandes: Row = other.grandes[:]  # place, by seat
        self.points: Row = other.points[:]  # by seat
        self.hands: Row = other.hands[:]  # mask of power cards, by seat
        self.used: Row = other.used[:]  # mask of power cards played and not taken back, by seat
        # this round's power card (its bit in the masks), by seat; -1: none yet
        self.played: Row = other.played[:]
        self.king: i64 = other.king  # the King's region
        self.round: i64 = other.round  # on the track, 1 to 9
        self.start_player: i64 = other.start_player
        self.decks: list[list[int]] = other.decks  # card numbers by stack, top first; never changed after set-up
        self.revealed: Row = other.revealed  # this round's face-up card number by stack
        self.available: i64 = other.available  # mask of stacks whose face-up card can be taken
        self.taken_by: Row = other.taken_by[:]  # seat that took the stack's card this round, by stack; -1: nobody
        self.scoreboards: Row = other.scoreboards[:]  # place of each mobile scoreboard; -1: beside the board
        # Vetoes lying open, by seat: bits 0 and 2 expire this round, bits 1 and 3 next round
        self.vetoes: Row = other.vetoes[:]
        # places on secret discs that are set and not yet shown, by seat; -1: none
        self.discs: Row = other.discs[:]
        self.card: i64 = other.card  # number of the action card in play; 0: none
        self.special: i64 = other.special  # who is carrying out a special action; -1: nobody
        self.state: Row = other.state[:]  # numbers that modules keep, in slots the rules allot
        # who put how many into the Castillo since it was emptied: seat * 64 + count
        self.entered: Ledger = other.entered
        # power cards in the order they were played and taken back: seat * 64 + bit (+ TAKEN_BACK)
        self.spent: Ledger = other.spent

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(self.points)

    def asking_order(self) -> list[int]:
        """Q-03: in turn order, which the power cards decide, after the active player.

        Where nobody has the turn, as in a general scoring, from the start player on.
        """
        if self.active == NOBODY:
            return [(self.start_player + i) % self.seats for i in range(self.seats)]
        if -1 in self.played:
            return super().asking_order()
        order = self.turn_order()[::-1]
        after = order.index(self.active) + 1
        return order[after:] + order[:after]

    def turn_order(self) -> list[int]:
        """The seats that have played power cards, the lowest value first; of equal ones the earlier ranks higher."""
        order = [seat for seat in range(self.seats) if self.played[seat] >= 0]
        for seat in range(self.seats):
            if self.played[seat] >= 0:
                order[self.rank_of(seat)] = seat
        return order

    def rank_of(self, seat: i64) -> i64:
        """Where a seat that has played is in that order."""
        values, played = self.book.power_values, self.played
        own: i64 = values[played[seat]]
        below: i64 = 0
        for other in range(self.seats):
            card: i64 = played[other]
            if card >= 0 and other != seat:
                value: i64 = values[card]
                if value < own or (value == own and self._played_later(other, seat)):
                    below += 1
        return below

    def _played_later(self, one: i64, other: i64) -> bool:
        """Whether one seat's power card of this round was played after another's."""
        later = max(one, other)
        for fact in self.spent.facts():
            if fact == one * 64 + self.played[one]:
                later = one
            elif fact == other * 64 + self.played[other]:
                later = other
        return later == one

    def rule_at_work(self) -> str:
        """That of the card whose special action is carried out (Q-16)."""
        cards = self.book.cards
        return cards[self.card].rule if self.special != NOBODY and self.card in cards else ""

    def say(self, word: str, args: dict[str, object], rule: str) -> None:
        """Tell an event by the core's own word for it; only if somebody listens, so that nobody makes words in vain."""
        self.tell(Event(f"el_grande-log-{word}", args, rule))

    def named(self, place: i64) -> Ref:
        """A place by its name, for texts."""
        return {"place": self.book.place_ids[place]}

    def card_named(self, number: i64) -> Ref:
        """A card by its key, for texts."""
        return {"card": self.book.card_keys[number]}

    def count(self, owner: i64, place: i64) -> i64:
        """How many caballeros an owner has in a place."""
        return self.caballeros[owner * self.stride + place]

    def crowd(self, place: i64) -> i64:
        """How many caballeros of all owners are in a place."""
        total: i64 = 0
        for owner in self.book.owners:
            total += self.caballeros[owner * self.stride + place]
        return total
