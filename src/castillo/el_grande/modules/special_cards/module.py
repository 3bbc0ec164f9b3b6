"""The Special Cards of King & Intrigue (KI-5): ten more cards, some kept for later."""

from __future__ import annotations

from castillo.el_grande.frames.round import GENERAL_SCORING, ROUND, TURN
from castillo.el_grande.module import GrandeModule, Insert
from castillo.el_grande.modules.special_cards.cards import power_cards
from castillo.el_grande.modules.special_cards.espionage import SetDiscsOfSpies, SetDiscsUnseen, SpiesGo, Spying
from castillo.el_grande.modules.special_cards.last_minute import (
    Kept,
    LastMinuteWindow,
    MoveAtLastMinute,
    PickAtLastMinute,
)
from castillo.el_grande.modules.special_cards.lifting import NAMES, CarryLift, PickToLift
from castillo.el_grande.modules.special_cards.limits import CarryLimit, Limited, NameForLimit, PickSurplus
from castillo.el_grande.modules.special_cards.offering import OfferRegion, PickOffered, PickOpponent, PickOwnRegion
from castillo.el_grande.modules.special_cards.placing import FiestaOver, MoreToPlace
from castillo.el_grande.modules.special_cards.protection import (
    CarryProtection,
    NameForProtection,
    Protected,
    ProtectionEnds,
)
from castillo.el_grande.modules.special_cards.putsch import GrandeIntoCastillo, GrandesLeave
from castillo.el_grande.modules.special_cards.state import at_start

SPECIAL_CARDS = GrandeModule(
    "special_cards",
    __file__,
    needs=("king_and_intrigue",),
    combines_with=("anniversary", "king_and_intrigue", "players_edition"),
    power_cards=power_cards,
    windows=lambda: [LastMinuteWindow()],
    modifiers=lambda slot: [
        MoreToPlace(slot),
        Spying(slot),
        GrandesLeave(slot),
        Limited(slot),
        Protected(slot),
        Kept(slot),
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
        Insert(SetDiscsUnseen("discs"), phase=GENERAL_SCORING, instead="discs"),
        Insert(SetDiscsOfSpies("spies"), phase=GENERAL_SCORING, after="discs"),
        Insert(SpiesGo("spies_go"), phase=GENERAL_SCORING, after="leave"),
    ),
    state=at_start,
    marker_names=NAMES,
)
