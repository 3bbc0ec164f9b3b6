"""The module's own numbers: what each slot holds. Seats and places are -1 where there is none."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from castillo.el_grande.modules.shared.espionage import Spies
from castillo.el_grande.numbers import Numbers, Slot, index_of, known_to_some, public
from castillo.el_grande.places import NOWHERE
from castillo.el_grande.position import Position
from castillo.kernel.frame import NOBODY

MODULE: Final = "grandissimo"
INDEX: Final = index_of(MODULE)

SHIPS: Final = 0  # who has each of the two ship tiles
QUEEN: Final = 2  # who has the person cards
JESTER: Final = 3
INQUISITOR: Final = 4
QUEEN_USED: Final = 5  # 1 once the Queen has helped in this turn
INQUIRED: Final = 6  # 1 once the General Inquisitor was used in this round
QUICK: Final = 7  # one more than the quick troops placed so far in this turn; 0 where there are none
STOPPED: Final = 8  # who has stopped the special actions of those after them in this round
BOYCOTT: Final = 9  # the region on the boycott's card
INCOGNITO: Final = 10  # the region on the card of the King incognito
BOYCOTT_BY: Final = 11  # who has these cards
INCOGNITO_BY: Final = 12
SEEN: Final = 13  # mask: the holder of the other card has seen the boycott's (1), the incognito's (2)
BOYCOTTED: Final = 14  # the region of a boycott that was shown
CROWNED: Final = 15  # whose Grande is King
ALLIES: Final = 16  # the two allied regions
SPIES: Final = 18  # mask of the seats that set their discs last at the next general scoring
FREE: Final = 19  # mask of the seats that keep a free choice
LEFT_OUT: Final = 20  # mask of the cards of stack 6 that are not played with, by their place in cards.py
LAST: Final = 21  # who has the last word in this round
LAST_CARD: Final = 22  # with which card
LAST_TURN: Final = 23  # how far their turn was: see turns.py
LAST_NOW: Final = 24  # 1 while the last word is spoken
SECOND: Final = 25  # 1 while a second card is due in this turn
HOMES: Final = 26  # by seat: where a Grande in the Castillo stood before
# then, by seat: a disc that was shown to spies, or -1; and the number of an action card kept for later, or 0

ALLIED_REGIONS: Final = Slot(MODULE, ALLIES)
FREE_CHOICES: Final = Slot(MODULE, FREE)
SHOWN_DISCS: Final = Slot(MODULE, HOMES, rows=1)
SPIES_OUT: Final = Spies(Slot(MODULE, SPIES), SHOWN_DISCS)
KEPT_CARDS: Final = Slot(MODULE, HOMES, rows=2)


def numbers(players: int) -> list[Numbers]:
    """What the module remembers: its numbers, and who may know them."""
    return [
        public("ships", NOBODY, "seat", 2),
        public("queen", NOBODY, "seat"),
        public("jester", NOBODY, "seat"),
        public("inquisitor", NOBODY, "seat"),
        public("queen_used", 0, "flag"),
        public("inquired", 0, "flag round"),
        public("quick", 0, "count turn"),
        public("stopped", NOBODY, "seat round"),
        known_to_some("boycott", NOWHERE, "disc"),
        known_to_some("incognito", NOWHERE, "disc"),
        public("boycott_by", NOBODY, "seat"),
        public("incognito_by", NOBODY, "seat"),
        public("seen", 0),
        public("boycotted", NOWHERE, "disc scoring"),
        public("crowned", NOBODY, "seat"),
        public("allies", NOWHERE, "region", 2),
        public("spies", 0, "seats"),
        public("free", 0, "seats"),
        public("left_out", 0),
        public("last", NOBODY, "seat round"),
        public("last_card", 0, "card round"),
        public("last_turn", 0),
        public("last_now", 0, "flag turn"),
        public("second", 0, "flag turn"),
        public("homes", NOWHERE, "region", players),
        public("shown_discs", NOWHERE, "shown_disc", players),
        public("kept_cards", 0, "card", players),
    ]


def slot_of(game: Position, which: i64) -> i64:
    """Where one of the module's numbers is kept in a position."""
    return game.book.first_slots[INDEX] + which


def number(game: Position, which: i64) -> i64:
    """One of the module's numbers."""
    return game.state[slot_of(game, which)]


def first_game(game: Position) -> bool:
    """GR-1.2: without ships, prison and General Inquisitor."""
    return game.setup.options["sixth_stack"] == "first_game"
