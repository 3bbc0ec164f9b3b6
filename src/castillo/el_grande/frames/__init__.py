"""Frames of El Grande's rules: the questions a player is asked. Modules add their own in their folders."""

from __future__ import annotations

from castillo.el_grande.frames.alliance import CarryAllies, NameAllies
from castillo.el_grande.frames.cards import (
    CarryPowerCardBack,
    ChooseFirst,
    ChoosePart,
    EffectStep,
    TakePowerCardBack,
)
from castillo.el_grande.frames.castillo import SendIntoCastillo
from castillo.el_grande.frames.choosing import ChooseHand
from castillo.el_grande.frames.discs import RevealDiscs, SetDiscs
from castillo.el_grande.frames.figures import CarryFigure, MoveGrande, MoveKing, MoveScoreboard, PickScoreboard
from castillo.el_grande.frames.moving import (
    CarryNamedSource,
    MakeFreeChoice,
    MoveCaballero,
    NameSource,
    PickBlack,
    PickCaballero,
)
from castillo.el_grande.frames.naming import CarryEviction, NameForEviction
from castillo.el_grande.frames.placing import PlaceAnywhere
from castillo.el_grande.frames.returning import PickVictim, ReturnOwn
from castillo.el_grande.frames.round import Phase, PlayPowerCard
from castillo.el_grande.frames.scoring import BeginScoring, CarryScoring, GeneralRegions, ScoreOneRegion, ScoreRegions
from castillo.el_grande.frames.supply import HowManyFromProvince, TakeFewer, TakeFromRegions
from castillo.el_grande.frames.travel import Travel, TravelEach
from castillo.el_grande.frames.turn import (
    BeginSpecial,
    ChooseActionCard,
    EndSpecial,
    EndTurn,
    PlaceNextDoor,
    PutBack,
    TakeTurn,
)
from castillo.kernel.frame import Frame

CORE_FRAMES: dict[str, type[Frame]] = {
    f"el_grande.{cls.__name__}": cls
    for cls in (
        BeginScoring, BeginSpecial, CarryAllies, NameAllies, CarryEviction, NameForEviction, CarryFigure,
        CarryNamedSource, CarryScoring, ChooseActionCard, ChooseFirst, ChooseHand, ChoosePart, EffectStep, EndSpecial,
        EndTurn, GeneralRegions, HowManyFromProvince, MakeFreeChoice, MoveCaballero, MoveGrande, MoveKing,
        MoveScoreboard, NameSource, Phase, PickBlack, PickCaballero, PickScoreboard, PickVictim, PlaceAnywhere,
        PlaceNextDoor, PlayPowerCard, PutBack, ReturnOwn, RevealDiscs, ScoreOneRegion, ScoreRegions, SendIntoCastillo,
        SetDiscs, TakeFewer, TakeFromRegions, TakePowerCardBack, CarryPowerCardBack, TakeTurn, Travel, TravelEach,
    )
}  # fmt: skip
"""By the name each is serialised under."""
