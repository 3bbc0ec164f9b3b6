"""What Grandissimo adds to the board (GR-1): Portugal, and where caballeros can be beside it."""

from __future__ import annotations

from typing import Final

from castillo.el_grande.places import CASTILLA_LA_NUEVA, CASTILLA_LA_VIEJA, GALICIA, OFF_BOARD, SEVILLA, Place

PORTUGAL: Final = 16
SHIP_TILES: Final = 17
"""The first of the ship tiles; there are two."""
PRISON: Final = 19
GUESTS: Final = 20
"""Caballeros that the Jester has sent to the Court of the first seat; those of the other seats follow."""

MOST_SHIPS: Final = 2
MOST_SEATS: Final = 5

PLACES: Final = (
    Place(PORTUGAL, "portugal", borders=(GALICIA, CASTILLA_LA_VIEJA, CASTILLA_LA_NUEVA, SEVILLA), coast=True),
    *(Place(SHIP_TILES + i, f"ship_{i + 1}", OFF_BOARD) for i in range(MOST_SHIPS)),
    Place(PRISON, "prison", OFF_BOARD),
    *(Place(GUESTS + seat, f"guests_{seat}", OFF_BOARD) for seat in range(MOST_SEATS)),
)
