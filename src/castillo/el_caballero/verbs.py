"""The verbs of El Caballero's actions, each with what a, b and c are. Numbers are never reused: records stay valid."""

from __future__ import annotations

from typing import Final

POWER: Final = 32  # a: a power card
END: Final = 33  # nothing: the turn is over
SUPPLY: Final = 34  # nothing
TILE: Final = 35  # a: tile * 4 + turn; b, c: the cell
CARD: Final = 36  # a: a number, its side and more, see notes.py; b, c: the cell
RAISE: Final = 37  # a: the number; b, c: the cell
SHIP: Final = 38  # a: the side; b, c: the cell
CASTLE: Final = 39  # b, c: the cell
WITHDRAW: Final = 40  # b, c: the cell
SHIP_TO_COURT: Final = 41  # a: the side; b, c: the cell
MOVE_SHIP: Final = 42  # a: one's card (in the order they were laid) * 4 + side; b: the same of where it goes
SET_SHIP: Final = 43  # from the Court; a: the side; b, c: the cell
MOVE_CASTLE: Final = 44  # a: one's card; b: another
ALCALDE: Final = 45  # a: the side of the tile that names the area; b, c: its cell
BUY_FOR_ALCALDE: Final = 46  # a ship; a, b, c: as for the Alcalde
SET_FOR_ALCALDE: Final = 47  # a ship from the Court; the same
GRANDE: Final = 48  # b, c: the cell
MOVE_GRANDE: Final = 49  # b, c: the cell it goes to

CARD_WITH_GRANDE: Final = 50  # as for a card

WORDS: Final = {
    POWER: "power",
    END: "end",
    SUPPLY: "supply",
    TILE: "tile",
    CARD: "card",
    RAISE: "raise",
    SHIP: "ship",
    CASTLE: "castle",
    WITHDRAW: "withdraw",
    SHIP_TO_COURT: "ship-to-court",
    MOVE_SHIP: "move",
    SET_SHIP: "move",
    MOVE_CASTLE: "move",
    ALCALDE: "alcalde",
    BUY_FOR_ALCALDE: "ship",
    SET_FOR_ALCALDE: "move",
    GRANDE: "grande",
    MOVE_GRANDE: "move",
    CARD_WITH_GRANDE: "card",
}
"""The first word of each verb's notation."""

# the first number of a card's action: which number lies on which side (see `card_number`), and these
WATER_ONLY: Final = 1 << 5
WITH_GRANDE: Final = 1 << 6
MOVING_GRANDE: Final = 2 << 6
