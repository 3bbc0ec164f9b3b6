"""The modules of El Caballero. An expansion is a folder of its own and one line here."""

from __future__ import annotations

from castillo.el_caballero.module import CaballeroModule
from castillo.el_caballero.modules.caballero_expansion.module import CABALLERO_EXPANSION

MODULES: tuple[CaballeroModule, ...] = (CABALLERO_EXPANSION,)
