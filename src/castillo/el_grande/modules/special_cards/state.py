"""The module's own numbers: what each slot holds. Places are -1 while a marker lies beside the board."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from castillo.el_grande.modules.shared.espionage import Spies
from castillo.el_grande.numbers import Numbers, Slot, index_of, public
from castillo.el_grande.places import NOWHERE
from castillo.el_grande.position import Position

MODULE: Final = "special_cards"
INDEX: Final = index_of(MODULE)

FIESTA: Final = 0  # how many more the active player may place
SPIES: Final = 1  # mask of the seats that set their discs last at the next general scoring
KEPT: Final = 2  # mask of the seats that may still move one at the last minute
PROTECTED: Final = 3  # the region under royal protection
LIMITS: Final = 4  # the places of the limit boards
HOMES: Final = 7  # by seat: where a Grande in the Castillo stood before
# after these, by seat: a disc that was shown to spies, or -1

LIMIT_BOARDS: Final = 3
"""KI-1.5: so many there are."""

KEPT_MASK: Final = Slot(MODULE, KEPT)
SHOWN_DISCS: Final = Slot(MODULE, HOMES, rows=1)
SPIES_OUT: Final = Spies(Slot(MODULE, SPIES), SHOWN_DISCS)


def numbers(players: int) -> list[Numbers]:
    """What the module remembers: its numbers, and who may know them."""
    return [
        public("fiesta", 0, "count turn"),
        public("spies", 0, "seats"),
        public("kept", 0, "seats"),
        public("protected", NOWHERE, "region round"),
        public("limits", NOWHERE, "region", LIMIT_BOARDS),
        public("homes", NOWHERE, "region", players),
        public("shown_discs", NOWHERE, "shown_disc", players),
    ]


def slot_of(game: Position, which: i64) -> i64:
    """Where one of the module's numbers is kept in a position."""
    return game.book.first_slots[INDEX] + which


def number(game: Position, which: i64) -> i64:
    """One of the module's numbers."""
    return game.state[slot_of(game, which)]
