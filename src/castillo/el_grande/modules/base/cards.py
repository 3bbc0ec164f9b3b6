"""The cards of the base game (EG-5): each a literal of effect words, its numbers from cards.toml."""

from __future__ import annotations

from collections.abc import Callable

from castillo.el_grande.cards import ActionCard, Effect, PowerCard
from castillo.el_grande.discs import DISC_SCORING, RETURN_ALL, RETURN_SOME
from castillo.el_grande.frames.moving import ANY_NUMBER
from castillo.el_grande.modules.base.effects import (
    EvictByDisc,
    MoveOwnGrande,
    PlaceAnywhere,
    ScoreCrowds,
    ScoreFirstPlaces,
    TakeBackPowerCard,
    TakeToCourt,
)
from castillo.el_grande.modules.shared.combining import Either
from castillo.el_grande.modules.shared.words import (
    AllSetDiscs,
    MoveCaballeros,
    MoveFromOneRegion,
    MoveKing,
    OpponentsReturnFromCourt,
    OpponentsReturnOwn,
    OpponentsSetDiscs,
    PlaceScoreboard,
    ReturnOneOfEach,
    ScoreCastillo,
    ScoreOneRegion,
    ScoreWorth,
)
from castillo.el_grande.veto import LayVeto
from castillo.kernel.values import Values

Printed = Callable[[str], int]
"""The card's own numbers, by name."""

CARDS: tuple[tuple[int, str, Callable[[Printed], Effect]], ...] = (
    (1, "1/move_3", lambda v: MoveCaballeros(either=v("up_to"))),
    (2, "1/move_4", lambda v: MoveCaballeros(either=v("up_to"))),
    (3, "1/move_4_own", lambda v: MoveCaballeros(own=v("up_to"))),
    (4, "1/move_3_foreign", lambda v: MoveCaballeros(foreign=v("up_to"))),
    (5, "1/move_2_own_2_foreign", lambda v: MoveCaballeros(own=v("own"), foreign=v("foreign"))),
    (6, "1/move_5_from_one_region", lambda v: MoveFromOneRegion(either=v("up_to"))),
    (7, "1/move_all_own_from_one_region", lambda v: MoveFromOneRegion(own=ANY_NUMBER)),
    (8, "1/place_2_anywhere", lambda v: PlaceAnywhere(v("up_to"))),
    (9, "1/move_all_own_or_place_2", lambda v: Either(MoveFromOneRegion(own=ANY_NUMBER), PlaceAnywhere(v("up_to")))),
    (10, "2/veto", lambda v: LayVeto()),
    (11, "2/opponents_empty_court", lambda v: OpponentsReturnFromCourt(ANY_NUMBER)),
    (12, "2/opponents_return_3_from_court", lambda v: OpponentsReturnFromCourt(v("count"))),
    (13, "2/return_1_of_each_opponent", lambda v: ReturnOneOfEach()),
    (14, "2/angry_king", lambda v: OpponentsReturnOwn(v("count"))),
    (15, "2/disc_return_all", lambda v: OpponentsSetDiscs(RETURN_ALL, 0)),
    (16, "2/disc_return_2", lambda v: OpponentsSetDiscs(RETURN_SOME, v("count"))),
    (17, "2/score_one_region", lambda v: ScoreOneRegion()),
    (18, "3/score_worth_4", lambda v: ScoreWorth(v("least"), v("most"))),
    (19, "3/score_worth_5", lambda v: ScoreWorth(v("least"), v("most"))),
    (20, "3/score_worth_6_7", lambda v: ScoreWorth(v("least"), v("most"))),
    (21, "3/score_castillo", lambda v: ScoreCastillo()),
    (22, "3/score_first_places", lambda v: ScoreFirstPlaces()),
    (23, "3/score_most_caballeros", lambda v: ScoreCrowds(most=True)),
    (24, "3/score_fewest_caballeros", lambda v: ScoreCrowds(most=False)),
    (25, "3/score_one_region", lambda v: ScoreOneRegion()),
    (26, "4/mobile_scoreboard", lambda v: PlaceScoreboard()),
    (27, "4/take_back_power_card", lambda v: TakeBackPowerCard()),
    (28, "4/two_to_court", lambda v: TakeToCourt(v("up_to"))),
    (29, "4/move_grande", lambda v: MoveOwnGrande()),
    (30, "4/disc_scoring", lambda v: AllSetDiscs(DISC_SCORING)),
    (31, "4/eviction", lambda v: EvictByDisc()),
    (32, "4/royal_advisor", lambda v: MoveKing(bordering=True)),
    (33, "5/kings_card", lambda v: MoveKing()),
)
"""Number (never reused), stack and id, special action."""

FIRST_POWER_CARD = 101


def action_cards(values: Values) -> list[ActionCard]:
    """Its action cards, with their values."""
    keys = [(number, f"base/{name}", special) for number, name, special in CARDS]
    return [ActionCard(values, number, key, special(values.of(key))) for number, key, special in keys]


def power_cards(values: Values) -> list[PowerCard]:
    """Its power cards, with their values."""
    keys = [key for key in values.table if key.startswith("base/power/")]
    return [PowerCard(values, FIRST_POWER_CARD + i, key) for i, key in enumerate(keys)]
