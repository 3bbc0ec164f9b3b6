"""The module's own numbers: what each slot holds. Places are -1 while a marker lies beside the board."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from castillo.el_grande.numbers import Numbers, Slot, index_of, public
from castillo.el_grande.places import NOWHERE
from castillo.el_grande.position import Position
from castillo.kernel.frame import NOBODY

MODULE: Final = "players_edition"
INDEX: Final = index_of(MODULE)

BRIDGE: Final = 30
"""The place of the caballero on the bridge."""

PUSHED: Final = 0  # the region in which the Castillo stands
COLLAPSE: Final = 1  # the Castillo while nobody may enter it
QUARANTINE: Final = 2  # the frozen region
ALLIES: Final = 3  # the two allied regions
TURNED: Final = 5  # mask of the mobile scoreboards that are turned round
MISTRESS: Final = 6  # who has the King's favour suspended this round, or -1
BRIDGE_ENDS: Final = 7  # the two regions the bridge joins
BRIDGE_OWNER: Final = 9  # whose it is, or -1
BRIDGE_ROUND: Final = 10  # in which round it was built
WHIRLED: Final = 11  # 1 once the special action of this turn went to a whirlwind

ALLIED_REGIONS: Final = Slot(MODULE, ALLIES)


def numbers(players: int) -> list[Numbers]:
    """What the module remembers: its numbers, and who may know them."""
    return [
        public("pushed", NOWHERE, "region"),
        public("collapse", NOWHERE, "place"),
        public("quarantine", NOWHERE, "region"),
        public("allies", NOWHERE, "region", 2),
        public("turned", 0, "boards"),
        public("mistress", NOBODY, "seat round"),
        public("bridge_ends", NOWHERE, "region", 2),
        public("bridge_owner", NOBODY, "seat"),
        public("bridge_round", 0, "round"),
        public("whirled", 0, "flag turn"),
    ]


def slot_of(game: Position, which: i64) -> i64:
    """Where one of the module's numbers is kept in a position."""
    return game.book.first_slots[INDEX] + which


def number(game: Position, which: i64) -> i64:
    """One of the module's numbers."""
    return game.state[slot_of(game, which)]
