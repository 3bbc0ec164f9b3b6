"""The Player's Edition of King & Intrigue (KI-4): eleven more cards, most of which last on the board."""

from __future__ import annotations

from castillo.el_grande.frames.round import GENERAL_SCORING, ROUND, TURN
from castillo.el_grande.module import GrandeModule, Insert
from castillo.el_grande.modules.players_edition.bridge import CrossBridge, ScoreBridge, UseBridge
from castillo.el_grande.modules.players_edition.cards import power_cards
from castillo.el_grande.modules.players_edition.collapse import CastilloBack, MarkersBack
from castillo.el_grande.modules.players_edition.figures import (
    CarryRevolt,
    GrandeByDisc,
    MistressLeaves,
    Outing,
    PickTurned,
)
from castillo.el_grande.modules.players_edition.lasting import (
    CastilloClosed,
    CastilloPushed,
    Lying,
    NoKingsBonus,
    Quarantined,
    Turned,
)
from castillo.el_grande.modules.players_edition.law import broken
from castillo.el_grande.modules.players_edition.naming import CarryNamed, NameRegions
from castillo.el_grande.modules.players_edition.playing import (
    WHIRLWIND_DISC,
    BeginWhirlwind,
    CarryWhirlwind,
    EndWhirlwind,
    PlayForJoker,
    UseWhirlwind,
    WhirlwindPlayed,
    WhirlwindUsed,
)
from castillo.el_grande.modules.players_edition.state import ALLIES, BRIDGE, numbers
from castillo.el_grande.modules.players_edition.tiles import NAMES, Tiles
from castillo.el_grande.modules.shared.alliance import Allied, AlliesShown, CarryAllies, NameAllies
from castillo.el_grande.places import OFF_BOARD, Place

PLAYERS_EDITION = GrandeModule(
    "players_edition",
    __file__,
    needs=("king_and_intrigue",),
    combines_with=("anniversary", "king_and_intrigue", "special_cards"),
    places=(Place(BRIDGE, "bridge", OFF_BOARD),),
    power_cards=power_cards,
    parts=lambda slot: [
        Quarantined(slot),
        CastilloClosed(slot),
        Allied(slot + ALLIES),
        AlliesShown(slot + ALLIES),
        CastilloPushed(slot),
        Turned(slot),
        NoKingsBonus(slot),
        WhirlwindUsed(slot),
        WhirlwindPlayed(),
        Lying(slot),
        Tiles(),
    ],
    purposes=lambda: [Outing(), WHIRLWIND_DISC],
    frames=(
        CarryNamed,
        CarryRevolt,
        CarryWhirlwind,
        GrandeByDisc,
        NameRegions,
        PickTurned,
        UseBridge,
        UseWhirlwind,
    ),
    core_frames=(CarryAllies, NameAllies),
    steps=(
        Insert(PlayForJoker("joker"), phase=ROUND, after="power_cards"),
        Insert(MistressLeaves("mistress"), phase=ROUND, before="next"),
        Insert(BeginWhirlwind("whirlwind"), phase=TURN, after="begin"),
        Insert(CrossBridge("bridge"), phase=TURN, after="begin"),
        Insert(EndWhirlwind("whirlwind_over"), phase=TURN, before="close"),
        Insert(CastilloBack("castillo_back"), phase=GENERAL_SCORING, after="leave"),
        Insert(MarkersBack("markers_back"), phase=GENERAL_SCORING, after="regions"),
        Insert(ScoreBridge("bridge_pays"), phase=GENERAL_SCORING, after="regions"),
    ),
    numbers=numbers,
    law=broken,
    marker_names=NAMES,
)
