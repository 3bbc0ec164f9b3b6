"""Places: numbers that never change, so that records stay valid.

A module declares its own; a test proves them unique.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

# the nine regions of the board, then where else a caballero can be; modules continue from 12
GALICIA: Final = 0
PAIS_VASCO: Final = 1
ARAGON: Final = 2
CATALUNA: Final = 3
CASTILLA_LA_VIEJA: Final = 4
CASTILLA_LA_NUEVA: Final = 5
VALENCIA: Final = 6
SEVILLA: Final = 7
GRANADA: Final = 8
CASTILLO: Final = 9
COURT: Final = 10
PROVINCE: Final = 11

NOWHERE: Final = -1
"""Beside the board."""

BLACK: Final = 5
"""The owner of the black caballeros, which are nobody's: after the most seats there can be."""

REGION: Final = "region"
TOWER: Final = "castillo"
OFF_BOARD: Final = "off_board"


@dataclass(frozen=True)
class Place:
    """A place where caballeros can be. Regions have values and borders; a border is declared by either of the two.

    One may be closed to the King ("king"), and to caballeros that are placed ("placing").
    """

    number: int
    id: str
    kind: str = REGION
    borders: tuple[int, ...] = ()
    coast: bool = False
    closed_to: tuple[str, ...] = ()


CORE_PLACES: Final = (
    Place(CASTILLO, "castillo", TOWER),
    Place(COURT, "court", OFF_BOARD),
    Place(PROVINCE, "province", OFF_BOARD),
)
"""What every game has, whatever its regions."""
