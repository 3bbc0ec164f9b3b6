"""The Special Cards of King & Intrigue (KI-5): ten more cards, some kept for later."""

from __future__ import annotations

from castillo.el_grande.frames.round import GENERAL_SCORING, ROUND, TURN
from castillo.el_grande.module import GrandeModule, Insert
from castillo.el_grande.modules.shared.conspiracy import GrandeIntoCastillo, GrandesInCastillo
from castillo.el_grande.modules.shared.espionage import Spying
from castillo.el_grande.modules.shared.keeping import Kept
from castillo.el_grande.modules.shared.marking import MarkersShown
from castillo.el_grande.modules.special_cards.cards import power_cards
from castillo.el_grande.modules.special_cards.last_minute import (
    LastMinuteWindow,
    MoveAtLastMinute,
    PickAtLastMinute,
)
from castillo.el_grande.modules.special_cards.law import broken
from castillo.el_grande.modules.special_cards.lifting import LIFT, NAMES, CarryLift, PickToLift
from castillo.el_grande.modules.special_cards.limits import BOARDS, CarryLimit, Limited, NameForLimit, PickSurplus
from castillo.el_grande.modules.special_cards.offering import OfferRegion, PickOffered, PickOpponent, PickOwnRegion
from castillo.el_grande.modules.special_cards.placing import FiestaOver, MoreToPlace
from castillo.el_grande.modules.special_cards.protection import (
    CarryProtection,
    NameForProtection,
    Protected,
    ProtectionEnds,
    ProtectionShown,
    ProtectionTile,
)
from castillo.el_grande.modules.special_cards.state import HOMES, KEPT, SPIES_OUT, numbers
from castillo.el_grande.phases import PhaseStep

SPECIAL_CARDS = GrandeModule(
    "special_cards",
    __file__,
    needs=("king_and_intrigue",),
    combines_with=("anniversary", "king_and_intrigue", "players_edition"),
    power_cards=power_cards,
    windows=lambda: [LastMinuteWindow()],
    parts=lambda slot: [
        MoreToPlace(slot),
        Spying(SPIES_OUT),
        GrandesInCastillo(slot + HOMES),
        Limited(slot),
        MarkersShown(BOARDS),
        Protected(slot),
        ProtectionTile(slot),
        ProtectionShown(slot),
        Kept(slot + KEPT, "last_minute"),
    ],
    frames=(
        CarryLift,
        CarryLimit,
        CarryProtection,
        GrandeIntoCastillo,
        MoveAtLastMinute,
        NameForLimit,
        NameForProtection,
        OfferRegion,
        PickAtLastMinute,
        PickOffered,
        PickOpponent,
        PickOwnRegion,
        PickSurplus,
        PickToLift,
    ),
    steps=(
        Insert(FiestaOver("fiesta_over"), phase=TURN, before="close"),
        Insert(ProtectionEnds("protection"), phase=ROUND, before="next"),
        Insert(PhaseStep("discs", SPIES_OUT.set_discs_unseen), phase=GENERAL_SCORING, instead="discs"),
        Insert(PhaseStep("spies", SPIES_OUT.set_discs_of_spies), phase=GENERAL_SCORING, after="discs"),
        Insert(PhaseStep("spies_go", SPIES_OUT.go), phase=GENERAL_SCORING, after="leave"),
    ),
    numbers=numbers,
    law=broken,
    marker_names=NAMES,
    options=(LIFT,),
)
