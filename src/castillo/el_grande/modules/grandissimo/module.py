"""Grandissimo (GR-1 to GR-4): Portugal, ships and a prison, two more stacks, Queen, Jester and General Inquisitor."""

from __future__ import annotations

from castillo.el_grande.frames.round import GENERAL_SCORING, ROUND, SET_UP, TURN
from castillo.el_grande.module import GrandeModule, Insert
from castillo.el_grande.modules.grandissimo import persons, region_cards, symbols
from castillo.el_grande.modules.grandissimo.board import PLACES
from castillo.el_grande.modules.grandissimo.cards import action_cards, person_cards
from castillo.el_grande.modules.grandissimo.combining import ChooseFirst
from castillo.el_grande.modules.grandissimo.figures import (
    CarryCrown,
    Crowned,
    CrownShown,
    KingReturns,
    NamePretender,
    PickForPact,
)
from castillo.el_grande.modules.grandissimo.inquisitor import (
    BlackTroops,
    Consent,
    InquisitorGoes,
    MoveMercenary,
    PickCompanion,
    PickMercenary,
    SendMercenary,
)
from castillo.el_grande.modules.grandissimo.scoring import AllianceOver, CarryCourts, LeaveNow
from castillo.el_grande.modules.grandissimo.set_up import (
    SIXTH_STACK,
    ChooseByHand,
    FirstGameCards,
    LeaveCardOut,
    LeftOutBuried,
    LeftOutCards,
    draw_mercenaries,
    law,
)
from castillo.el_grande.modules.grandissimo.state import (
    ALLIES,
    FREE,
    FREE_CHOICES,
    HOMES,
    SPIES_OUT,
    numbers,
)
from castillo.el_grande.modules.grandissimo.turns import (
    BentTurns,
    NewRound,
    OfferKeptCard,
    OfferSecondCard,
    QuickTroopsCounted,
    SpeakLast,
    TakeSecondCard,
    TurnOver,
    TurnsShown,
    UseCard,
)
from castillo.el_grande.modules.shared.alliance import Allied, AlliesShown, CarryAllies, NameAllies
from castillo.el_grande.modules.shared.castillo import SendIntoCastillo
from castillo.el_grande.modules.shared.conspiracy import GrandeIntoCastillo, GrandesInCastillo
from castillo.el_grande.modules.shared.espionage import Spying
from castillo.el_grande.modules.shared.keeping import FreeChoice, FreeChoiceOver, Kept, MakeFreeChoice
from castillo.el_grande.phases import PhaseStep
from castillo.el_grande.start import SetupStep

GRANDISSIMO = GrandeModule(
    "grandissimo",
    __file__,
    combines_with=("anniversary",),
    places=PLACES,
    stacks=(6, 7),
    action_cards=action_cards,
    side_cards=person_cards,
    windows=lambda: [FreeChoice(FREE_CHOICES, "grandissimo/6/free_choice"), region_cards.IncognitoWindow()],
    parts=lambda slot: [
        symbols.Symbols(slot),
        symbols.PardonOffered(),
        symbols.SymbolsShown(),
        persons.Persons(),
        BlackTroops(),
        Crowned(slot),
        CrownShown(slot),
        BentTurns(slot),
        QuickTroopsCounted(slot),
        TurnsShown(slot),
        GrandesInCastillo(slot + HOMES),
        Allied(slot + ALLIES),
        AlliesShown(slot + ALLIES),
        region_cards.RegionCards(slot),
        Spying(SPIES_OUT),
        Kept(slot + FREE, "free_choice"),
        region_cards.RegionCardsShown(slot),
        LeftOutCards(),
        LeftOutBuried(),
    ],
    purposes=lambda: [LeaveNow()],
    frames=(
        persons.AskQueen,
        persons.CarryPerson,
        persons.PickPerson,
        persons.PlaceGuest,
        persons.SeeGuestOff,
        persons.SendGuest,
        region_cards.CarryRegionCard,
        region_cards.OpenCastillo,
        region_cards.OpenScoring,
        region_cards.TakeRegionCard,
        symbols.CarryPardon,
        symbols.CarryShip,
        symbols.Land,
        symbols.Pardon,
        symbols.PickPrisoner,
        symbols.PickShip,
        symbols.Unload,
        CarryCourts,
        CarryCrown,
        Consent,
        GrandeIntoCastillo,
        LeaveCardOut,
        MoveMercenary,
        NamePretender,
        PickCompanion,
        PickForPact,
        PickMercenary,
        SendMercenary,
        TakeSecondCard,
        UseCard,
    ),
    core_frames=(CarryAllies, ChooseFirst, MakeFreeChoice, NameAllies, SendIntoCastillo),
    steps=(
        Insert(SetupStep("mercenaries", draw_mercenaries), after="king"),
        Insert(FirstGameCards("sixth_stack"), after="decks"),
        Insert(ChooseByHand("sixth_stack"), phase=SET_UP),
        Insert(NewRound("new_round"), phase=ROUND, after="reveal"),
        Insert(SpeakLast("last_word"), phase=ROUND, after="turns"),
        Insert(symbols.UnloadShips("unload"), phase=TURN, after="begin"),
        Insert(persons.PlaceGuests("guests"), phase=TURN, after="unload"),
        Insert(persons.QueenHelps("queen"), phase=TURN, after="guests"),
        Insert(persons.JesterHelps("jester"), phase=TURN, after="queen"),
        Insert(OfferKeptCard("kept_card"), phase=TURN, after="use"),
        Insert(OfferSecondCard("second_card"), phase=TURN, after="kept_card"),
        Insert(TurnOver("turn_over"), phase=TURN, before="close"),
        Insert(
            region_cards.AskForKing("king_before_discs", region_cards.BEFORE_GENERAL_SCORING),
            phase=GENERAL_SCORING,
            before="discs",
        ),
        Insert(
            region_cards.AskForKing("king_before_leaving", region_cards.BEFORE_LEAVING),
            phase=GENERAL_SCORING,
            before="leave",
        ),
        Insert(PhaseStep("discs", SPIES_OUT.set_discs_unseen), phase=GENERAL_SCORING, instead="discs"),
        Insert(PhaseStep("spies", SPIES_OUT.set_discs_of_spies), phase=GENERAL_SCORING, after="discs"),
        Insert(PhaseStep("spies_go", SPIES_OUT.go), phase=GENERAL_SCORING, after="leave"),
        Insert(region_cards.ShowBoycott("boycott"), phase=GENERAL_SCORING, before="regions"),
        Insert(FreeChoiceOver(FREE_CHOICES), phase=GENERAL_SCORING, after="regions"),
        Insert(AllianceOver("alliance_over"), phase=GENERAL_SCORING, after="regions"),
        Insert(region_cards.BoycottOver("boycott_over"), phase=GENERAL_SCORING, after="regions"),
        Insert(InquisitorGoes("inquisitor"), phase=GENERAL_SCORING, after="regions"),
        Insert(KingReturns("king_returns"), phase=GENERAL_SCORING, after="regions"),
    ),
    numbers=numbers,
    law=law,
    marker_names=symbols.NAMES + persons.NAMES + region_cards.NAMES,
    options=(SIXTH_STACK,),
)
