"""The module's own numbers: what each slot holds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from castillo.el_grande.numbers import Numbers, index_of, public
from castillo.el_grande.places import NOWHERE
from castillo.el_grande.position import Position

MODULE: Final = "king_and_intrigue"
INDEX: Final = index_of(MODULE)

SUPPLIED: Final = 0  # how many just came from the Province, while fewer may still be taken
ANYWHERE: Final = 1  # 1 while the active player may place anywhere
DOUBLES: Final = 2  # the places of the 2x markers, from here on

DOUBLE_MARKERS: Final = 2
"""KI-1.5: so many there are."""


def numbers(players: int) -> list[Numbers]:
    """What the module remembers: its numbers, and who may know them."""
    return [
        public("supplied", 0, "count turn"),
        public("anywhere", 0, "flag turn"),
        public("doubles", NOWHERE, "disc", DOUBLE_MARKERS),
    ]


def slot_of(game: Position, which: i64) -> i64:
    """Where one of the module's numbers is kept in a position."""
    return game.book.first_slots[INDEX] + which


def number(game: Position, which: i64) -> i64:
    """One of the module's numbers."""
    return game.state[slot_of(game, which)]
