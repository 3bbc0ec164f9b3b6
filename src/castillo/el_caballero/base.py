"""The game without its expansion."""

from __future__ import annotations

from castillo.el_caballero.deeds.cards import LayCard, RaiseCard
from castillo.el_caballero.deeds.castles import BuyCastle, MoveCastle, Withdraw
from castillo.el_caballero.deeds.deed import Deed
from castillo.el_caballero.deeds.ships import BuyShip, MoveShip, SetShip, ShipToCourt
from castillo.el_caballero.deeds.supply import Supply
from castillo.el_caballero.deeds.tile import LayTile
from castillo.el_caballero.module import CaballeroModule
from castillo.el_caballero.why import WHYS
from castillo.el_caballero.why_pieces import PIECE_WHYS


def deeds() -> list[Deed]:
    """In the order in which they are offered."""
    return [
        Supply(),
        LayTile(),
        LayCard(),
        RaiseCard(),
        BuyShip(),
        BuyCastle(),
        Withdraw(),
        ShipToCourt(),
        SetShip(),
        MoveShip(),
        MoveCastle(),
    ]


BASE = CaballeroModule(
    "el_caballero", __file__, rounds=7, scoring_rounds=(4, 7), deeds=deeds, whys={**WHYS, **PIECE_WHYS}
)
