"""The four new regions (GC-2): Francia, the ship, América and África."""

from __future__ import annotations

from typing import Final

from castillo.el_grande.places import (
    ARAGON,
    CATALUNA,
    GALICIA,
    GRANADA,
    PAIS_VASCO,
    SEVILLA,
    VALENCIA,
    Place,
)

FRANCIA: Final = 12
SHIP: Final = 13
AMERICA: Final = 14
AFRICA: Final = 15

REGIONS = (
    Place(FRANCIA, "francia", borders=(ARAGON, CATALUNA), coast=True),
    Place(
        SHIP,
        "ship",
        borders=(CATALUNA, VALENCIA, GRANADA, SEVILLA, GALICIA, PAIS_VASCO, FRANCIA),
        closed_to=("king",),
    ),
    Place(AMERICA, "america", closed_to=("king", "placing")),
    Place(AFRICA, "africa", closed_to=("king", "placing")),
)

NEW_REGIONS: Final = (FRANCIA, SHIP, AMERICA, AFRICA)
AT_SEA: Final = (SHIP, AMERICA, AFRICA)
"""Where it matters since when a caballero has been there."""
