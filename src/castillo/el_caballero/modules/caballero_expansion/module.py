"""The expansion as the game knows it."""

from __future__ import annotations

from castillo.el_caballero.deeds.deed import Deed
from castillo.el_caballero.module import CaballeroModule
from castillo.el_caballero.modules.caballero_expansion.alcaldes import BuyForAlcalde, PlaceAlcalde, SetForAlcalde
from castillo.el_caballero.modules.caballero_expansion.grande import LayUnderGrande, MoveGrande, PlaceGrande
from castillo.el_caballero.modules.caballero_expansion.why import WHYS


def deeds() -> list[Deed]:
    """In the order in which they are offered, after the game's own."""
    return [LayUnderGrande(), PlaceGrande(), MoveGrande(), PlaceAlcalde(), BuyForAlcalde(), SetForAlcalde()]


CABALLERO_EXPANSION = CaballeroModule(
    "caballero_expansion",
    __file__,
    rounds=10,
    scoring_rounds=(4, 7, 10),
    deeds=deeds,
    whys=dict(WHYS),
    needs=("el_caballero",),
)
