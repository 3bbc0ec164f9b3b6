"""Grand Inquisitor & Colonies (GC-1 to GC-7): four regions beyond the map, black caballeros, gold and goods."""

from __future__ import annotations

from castillo.el_grande.frames.round import GENERAL_SCORING, ROUND, SET_UP, TURN
from castillo.el_grande.module import GrandeModule, Insert
from castillo.el_grande.modules.colonies.board import REGIONS
from castillo.el_grande.modules.colonies.cards import action_cards
from castillo.el_grande.modules.colonies.delayed import CarryDelay, Delayed, NameForDelay, ScoreDelayed
from castillo.el_grande.modules.colonies.inquisitor import (
    CarryInquisitor,
    Inquisitor,
    InquisitorShown,
    PickBlack,
    ResetTurn,
)
from castillo.el_grande.modules.colonies.keeping import (
    CHOICE_KEPT,
    AskToFlip,
    AskToStrike,
    CarryFlip,
    KeptCards,
    KeptCardsUsed,
    PickToFlip,
    Repeat,
    StrikeAgain,
)
from castillo.el_grande.modules.colonies.law import broken
from castillo.el_grande.modules.colonies.limit import CarryBoard, FillBoard, NameForBoard
from castillo.el_grande.modules.colonies.posts import NAMES, ChangeSeat, ChooseSeat, PostOrBoard, TakeOffice
from castillo.el_grande.modules.colonies.regions import (
    NewcomersSeated,
    NewRegions,
    NewRegionsShown,
    NobodyIsNew,
    SeatThoseBeside,
)
from castillo.el_grande.modules.colonies.sailing import AtSea, PickSailor, SailTo, SetSail
from castillo.el_grande.modules.colonies.set_up import SETTLERS, DrawColonies, draw_black_regions, settle
from castillo.el_grande.modules.colonies.state import HOMES, KINDS, TOKEN_KINDS, numbers
from castillo.el_grande.modules.colonies.voyages import Voyages
from castillo.el_grande.modules.shared.conspiracy import GrandeIntoCastillo, GrandesInCastillo
from castillo.el_grande.modules.shared.keeping import FreeChoice, FreeChoiceOver, MakeFreeChoice
from castillo.el_grande.modules.shared.start import Settle
from castillo.el_grande.phases import PhaseStep
from castillo.el_grande.start import SetupStep

COLONIES = GrandeModule(
    "colonies",
    __file__,
    combines_with=("anniversary", "king_and_intrigue"),
    not_recommended_with=("king_and_intrigue",),
    places=REGIONS,
    stacks=(6, 7),
    action_cards=action_cards,
    windows=lambda: [FreeChoice(CHOICE_KEPT, "colonies/7/free_choice")],
    parts=lambda slot: [
        NewRegions(slot),
        NewcomersSeated(slot),
        NewRegionsShown(slot),
        Voyages(slot),
        AtSea(slot),
        Inquisitor(slot),
        InquisitorShown(slot),
        KeptCardsUsed(slot),
        KeptCards(slot),
        Delayed(slot),
        GrandesInCastillo(slot + HOMES),
    ],
    purposes=lambda: [Settle(SETTLERS, "colonies_settlers", "GC-1.3", "colonies-purpose-settlers")],
    frames=(
        CarryBoard,
        CarryDelay,
        CarryFlip,
        CarryInquisitor,
        ChangeSeat,
        ChooseSeat,
        FillBoard,
        GrandeIntoCastillo,
        NameForBoard,
        NameForDelay,
        PickSailor,
        PickToFlip,
        PostOrBoard,
        Repeat,
        SailTo,
        StrikeAgain,
        TakeOffice,
    ),
    core_frames=(MakeFreeChoice, PickBlack),
    steps=(
        Insert(SetupStep("black", draw_black_regions), after="king"),
        Insert(DrawColonies("colonies"), after="black"),
        Insert(PhaseStep("settlers", settle), phase=SET_UP, first=True),
        Insert(SeatThoseBeside("seat_settlers"), phase=SET_UP),
        Insert(AskToFlip("flip"), phase=ROUND, after="reveal"),
        Insert(NobodyIsNew("nobody_is_new"), phase=ROUND, after="reveal"),
        Insert(ScoreDelayed("delayed"), phase=ROUND, before="scoring"),
        Insert(ScoreDelayed("delayed_to_the_end", at_the_end=True), phase=ROUND, after="scoring"),
        Insert(SetSail("sail"), phase=TURN, after="begin"),
        Insert(ResetTurn("reset"), phase=TURN, after="begin"),
        Insert(AskToStrike("strike"), phase=TURN, before="close"),
        Insert(SeatThoseBeside("seat"), phase=TURN, before="close"),
        Insert(FreeChoiceOver(CHOICE_KEPT), phase=GENERAL_SCORING, after="regions"),
    ),
    numbers=numbers,
    law=broken,
    piece_kinds=KINDS,
    carrying=TOKEN_KINDS,
    marker_names=NAMES,
)
