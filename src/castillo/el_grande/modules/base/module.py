"""The base game: nine regions, thirteen power cards, forty-five action cards."""

from __future__ import annotations

from castillo.el_grande.module import GrandeModule
from castillo.el_grande.modules.base.board import REGIONS, SCOREBOARDS
from castillo.el_grande.modules.base.cards import action_cards, power_cards
from castillo.el_grande.modules.base.frames import (
    CarryEviction,
    CarryPowerCardBack,
    HowManyFromProvince,
    MoveGrande,
    NameForEviction,
    PlaceAnywhere,
    TakePowerCardBack,
)
from castillo.el_grande.modules.base.purposes import purposes

BASE = GrandeModule(
    "base",
    __file__,
    places=REGIONS,
    scoreboards=SCOREBOARDS,
    stacks=(1, 2, 3, 4, 5),
    action_cards=action_cards,
    power_cards=power_cards,
    purposes=purposes,
    core_frames=(
        CarryEviction,
        CarryPowerCardBack,
        HowManyFromProvince,
        MoveGrande,
        NameForEviction,
        PlaceAnywhere,
        TakePowerCardBack,
    ),
)
