"""The anniversary standards (AN-1 to AN-7): one caballero of each player bears the standard and wins ties."""

from __future__ import annotations

from castillo.el_grande.module import GrandeModule, Insert
from castillo.el_grande.modules.anniversary.standards import (
    BEARER,
    GiveStandard,
    RaiseStandards,
    StandardBearers,
    StandardsFollow,
    broken,
)
from castillo.el_grande.numbers import public
from castillo.el_grande.places import NOWHERE

ANNIVERSARY = GrandeModule(
    "anniversary",
    __file__,
    combines_with=("colonies", "grandissimo", "king_and_intrigue", "players_edition", "special_cards"),
    parts=lambda slot: [StandardBearers(slot), StandardsFollow(slot)],
    frames=(GiveStandard,),
    steps=(Insert(RaiseStandards("standards"), after="homes"),),
    numbers=lambda players: [public("bearers", NOWHERE, count=players)],
    law=broken,
    piece_kinds=((BEARER, "bearer"),),
)
