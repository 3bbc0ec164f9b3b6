"""The map as a grid: cells, sides, and what is packed into a cell.

A cell is named by a number, `(x + 128) << 8 | (y + 128)`; x grows eastwards, y southwards, and the start tile lies at
0,0. A tile lies beside a tile or, when nothing else fits, beside a card that lies beside a tile: with at most 64 tiles
no cell is further away than 127, so a byte holds each coordinate.

What lies in a cell is packed into a number: two bits for what each of the four neighbours shows to it (nothing, water
or land), then whether it is empty, a tile or a card, and above that which.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDES: Final = "nesw"

WATER: Final = 1
LAND: Final = 2
KIND_WORDS: Final = ("", "water", "land")

HALF: Final = 128
NOWHERE: Final = -1
STEPS: Final[list[int]] = [-1, 256, 1, -256]
"""From a cell to its neighbour, by side."""

# what is in a cell
EDGES: Final = 255
FILLED: Final = 3 << 8
TILE_HERE: Final = 1 << 8
CARD_HERE: Final = 2 << 8
LOAD: Final = 10

# a card, from LOAD on
FACE: Final = 1 << 13  # its back is up
CASTLE: Final = 1 << 16
GRANDE: Final = 1 << 17
_TURN: Final = 14
_SHIPS: Final = 18


def cell_at(x: i64, y: i64) -> i64:
    """
    >>> cell_at(0, 0), x_of(cell_at(-3, 2)), y_of(cell_at(-3, 2))
    (32896, -3, 2)
    """
    return x + HALF << 8 | y + HALF


def x_of(cell: i64) -> i64:
    """How far east a cell lies of the start tile."""
    return (cell >> 8) - HALF


def y_of(cell: i64) -> i64:
    """How far south a cell lies of the start tile."""
    return (cell & 255) - HALF


def cell_name(cell: i64) -> str:
    """A cell as notations write it.

    >>> cell_name(cell_at(2, -1))
    '2,-1'
    """
    return f"{x_of(cell)},{y_of(cell)}"


def opposite(side: i64) -> i64:
    """The side across."""
    return side ^ 2


# -- edges -------------------------------------------------------------------------------------------------


def edge_at(edges: i64, side: i64) -> i64:
    """What a cell meets on a side: 0, WATER or LAND."""
    return edges >> (side << 1) & 3


def _sides_with(edges: int, kind: int) -> list[int]:
    return [side for side in range(4) if edges >> 2 * side & 3 == kind]


LANDS: Final[list[int]] = [len(_sides_with(edges, LAND)) for edges in range(256)]
"""On how many sides there is land."""

LAND_SIDE: Final[list[int]] = [(_sides_with(edges, LAND) or [NOWHERE])[0] for edges in range(256)]
WATER_SIDE: Final[list[int]] = [(_sides_with(edges, WATER) or [NOWHERE])[0] for edges in range(256)]
"""The first such side, clockwise from the north."""


# -- tiles and cards ---------------------------------------------------------------------------------------


def tile_in(tile: i64, turn: i64) -> i64:
    """A cell's content: a tile, turned so many quarters clockwise."""
    return TILE_HERE | (tile << 2 | turn) << LOAD


def tile_of(value: i64) -> i64:
    """Which tile lies in a cell."""
    return value >> (LOAD + 2)


def tile_turn(value: i64) -> i64:
    """How many quarters clockwise a tile is turned."""
    return value >> LOAD & 3


def card_in(seat: i64, face: i64, turn: i64) -> i64:
    """A cell's content: a card with its front (0) or back (1) up, turned so many quarters clockwise."""
    return CARD_HERE | seat << LOAD | face << 13 | turn << _TURN


def owner_of(value: i64) -> i64:
    """Whose card lies in a cell."""
    return value >> LOAD & 7


def face_of(value: i64) -> i64:
    """Whether a card has its front (0) or its back (1) up."""
    return value >> 13 & 1


def card_turn(value: i64) -> i64:
    """How many quarters clockwise a card is turned."""
    return value >> _TURN & 3


def turned_card(value: i64, face: i64, turn: i64) -> i64:
    """The same card with what lies on it, turned another way."""
    return value & ~(FACE | 3 << _TURN) | face << 13 | turn << _TURN


def ships_of(value: i64) -> i64:
    """The sides with a ship, as a mask."""
    return value >> _SHIPS & 15


def ship_bit(side: i64) -> i64:
    """The bit of a ship on a side of a card."""
    return 1 << (_SHIPS + side)


def is_card(value: i64) -> bool:
    """Whether a card lies in a cell."""
    return value & FILLED == CARD_HERE


def is_tile(value: i64) -> bool:
    """Whether a tile lies in a cell."""
    return value & FILLED == TILE_HERE


def number_at(value: i64, side: i64) -> i64:
    """The number that a card shows on a side (EC-1.2): 1 to 4 or 5 to 8, clockwise from its own north."""
    return (face_of(value) << 2) + ((side - card_turn(value)) & 3) + 1


def land_number(value: i64) -> i64:
    """The number that faces land, the highest where several do; 0 without land."""
    highest: i64 = 0
    for side in range(4):
        if edge_at(value, side) == LAND:
            highest = max(highest, number_at(value, side))
    return highest
