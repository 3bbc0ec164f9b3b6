"""King & Intrigue (KI-1 to KI-3): hands of one's own choice, special actions on power cards, a display for stacks."""

from __future__ import annotations

from castillo.el_grande.frames.round import GENERAL_SCORING, ROUND, SET_UP, TURN
from castillo.el_grande.module import GrandeModule, Insert
from castillo.el_grande.modules.king_and_intrigue.cards import display_cards, power_cards
from castillo.el_grande.modules.king_and_intrigue.choosing import ChooseHand
from castillo.el_grande.modules.king_and_intrigue.doubling import (
    MARKERS,
    NAMES,
    CarryDouble,
    DoubleRegions,
    DoubleTiles,
    NameForDouble,
    ReturnDoubles,
)
from castillo.el_grande.modules.king_and_intrigue.escort import EscortGrande, MoveGrandeWithEscort
from castillo.el_grande.modules.king_and_intrigue.law import broken
from castillo.el_grande.modules.king_and_intrigue.set_up import SETTLE, choose_hands, settle
from castillo.el_grande.modules.king_and_intrigue.state import numbers
from castillo.el_grande.modules.king_and_intrigue.turns import (
    Display,
    DisplayShown,
    PutDisplayCardBack,
    SupplyTaken,
    TakeDisplayCards,
    TakeSupply,
)
from castillo.el_grande.modules.shared.castillo import SendIntoCastillo
from castillo.el_grande.modules.shared.marking import MarkersShown
from castillo.el_grande.modules.shared.start import Settle
from castillo.el_grande.phases import PhaseStep

KING_AND_INTRIGUE = GrandeModule(
    "king_and_intrigue",
    __file__,
    combines_with=("anniversary", "colonies"),
    not_recommended_with=("colonies",),
    replaces={"base": ("action_cards", "power_cards", "stacks")},
    power_cards=power_cards,
    display_cards=display_cards,
    parts=lambda slot: [
        Display(slot),
        SupplyTaken(slot),
        DisplayShown(),
        DoubleRegions(slot),
        DoubleTiles(),
        MarkersShown(MARKERS),
    ],
    purposes=lambda: [Settle(SETTLE, "settle", "KI-1.3", "king_and_intrigue-purpose-settle")],
    frames=(CarryDouble, EscortGrande, MoveGrandeWithEscort, NameForDouble),
    core_frames=(ChooseHand, SendIntoCastillo),
    steps=(
        Insert(PhaseStep("settle", settle), phase=SET_UP),
        Insert(PhaseStep("hands", choose_hands), phase=SET_UP),
        Insert(TakeDisplayCards("display"), phase=ROUND, before="turns"),
        Insert(TakeSupply("supply"), phase=TURN, instead="supply"),
        Insert(PutDisplayCardBack("put_back"), phase=TURN, before="close"),
        Insert(ReturnDoubles("doubles"), phase=GENERAL_SCORING, after="regions"),
    ),
    numbers=numbers,
    law=broken,
    marker_names=NAMES,
)
