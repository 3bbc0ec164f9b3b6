"""The vocabulary of the cards. A word used by two modules lives here; a module's own words live in its folder."""

from castillo.el_grande.effects.alliance import Alliance
from castillo.el_grande.effects.castillo import IntoTheCastillo
from castillo.el_grande.effects.combining import Either, EitherOrder, Sequence
from castillo.el_grande.effects.conspiracy import Conspiracy
from castillo.el_grande.effects.discs import AllSetDiscs, EvictByDisc, OpponentsSetDiscs
from castillo.el_grande.effects.figures import MoveKing, MoveOwnGrande, PlaceScoreboard
from castillo.el_grande.effects.hand import TakeBackPowerCard
from castillo.el_grande.effects.moving import MoveBlack, MoveCaballeros, MoveFromOneRegion, PlaceAnywhere, TakeToCourt
from castillo.el_grande.effects.returning import OpponentsReturnFromCourt, OpponentsReturnOwn, ReturnOneOfEach
from castillo.el_grande.effects.scoring import (
    ScoreCastillo,
    ScoreCrowds,
    ScoreFirstPlaces,
    ScoreOneRegion,
    ScoreWorth,
)
from castillo.el_grande.effects.veto import LayVeto

__all__ = [
    "AllSetDiscs",
    "Alliance",
    "Conspiracy",
    "Either",
    "EitherOrder",
    "EvictByDisc",
    "IntoTheCastillo",
    "LayVeto",
    "MoveBlack",
    "MoveCaballeros",
    "MoveFromOneRegion",
    "MoveKing",
    "MoveOwnGrande",
    "OpponentsReturnFromCourt",
    "OpponentsReturnOwn",
    "OpponentsSetDiscs",
    "PlaceAnywhere",
    "PlaceScoreboard",
    "ReturnOneOfEach",
    "ScoreCastillo",
    "ScoreCrowds",
    "ScoreFirstPlaces",
    "ScoreOneRegion",
    "ScoreWorth",
    "Sequence",
    "TakeBackPowerCard",
    "TakeToCourt",
]
