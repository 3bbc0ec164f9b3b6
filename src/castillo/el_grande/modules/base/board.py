"""The board (EG-1): regions in scoring order, their borders and coasts, and the mobile scoreboards."""

from __future__ import annotations

from castillo.el_grande.places import (
    ARAGON,
    CASTILLA_LA_NUEVA,
    CASTILLA_LA_VIEJA,
    CATALUNA,
    GALICIA,
    GRANADA,
    PAIS_VASCO,
    SEVILLA,
    VALENCIA,
    Place,
)

REGIONS = (
    Place(GALICIA, "galicia", borders=(CASTILLA_LA_VIEJA, PAIS_VASCO), coast=True),
    Place(PAIS_VASCO, "pais_vasco", borders=(GALICIA, CASTILLA_LA_VIEJA, ARAGON), coast=True),
    Place(ARAGON, "aragon", borders=(PAIS_VASCO, CASTILLA_LA_VIEJA, CASTILLA_LA_NUEVA, VALENCIA, CATALUNA)),
    Place(CATALUNA, "cataluna", borders=(ARAGON, VALENCIA), coast=True),
    Place(CASTILLA_LA_VIEJA, "castilla_la_vieja", borders=(GALICIA, PAIS_VASCO, ARAGON, CASTILLA_LA_NUEVA)),
    Place(CASTILLA_LA_NUEVA, "castilla_la_nueva", borders=(CASTILLA_LA_VIEJA, ARAGON, VALENCIA, GRANADA, SEVILLA)),
    Place(VALENCIA, "valencia", borders=(CATALUNA, ARAGON, CASTILLA_LA_NUEVA, GRANADA), coast=True),
    Place(SEVILLA, "sevilla", borders=(CASTILLA_LA_NUEVA, GRANADA), coast=True),
    Place(GRANADA, "granada", borders=(SEVILLA, CASTILLA_LA_NUEVA, VALENCIA), coast=True),
)

SCOREBOARDS = ("8_4_0", "4_0_0")
