"""The cards of King & Intrigue (KI-3) and of its display (KI-1.2, KI-2.4), their numbers from cards.toml."""

from __future__ import annotations

from collections.abc import Callable

from castillo.el_grande.cards import Card, Effect, PowerCard
from castillo.el_grande.discs import DISC_SCORING
from castillo.el_grande.frames.moving import ANY_NUMBER
from castillo.el_grande.modules.king_and_intrigue.doubling import DoubleRegion
from castillo.el_grande.modules.king_and_intrigue.escort import GrandeAndEscort
from castillo.el_grande.modules.king_and_intrigue.turns import PlacingAnywhere
from castillo.el_grande.modules.shared.castillo import IntoTheCastillo
from castillo.el_grande.modules.shared.combining import Either
from castillo.el_grande.modules.shared.words import (
    AllSetDiscs,
    MoveCaballeros,
    MoveFromOneRegion,
    MoveKing,
    OpponentsReturnFromCourt,
    OpponentsReturnOwn,
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

CARDS: tuple[tuple[int, str, Callable[[Printed], Effect | None]], ...] = (
    (201, "intriguer", lambda v: None),
    (202, "place_anywhere", lambda v: PlacingAnywhere()),
    (203, "opponents_empty_court", lambda v: OpponentsReturnFromCourt(ANY_NUMBER)),
    (204, "veto", lambda v: LayVeto()),
    (205, "angry_king", lambda v: OpponentsReturnOwn(v("count"))),
    (206, "disc_scoring", lambda v: AllSetDiscs(DISC_SCORING)),
    (207, "return_1_of_each_opponent", lambda v: ReturnOneOfEach()),
    (208, "grande_and_escort", lambda v: GrandeAndEscort()),
    (209, "mobile_scoreboard", lambda v: PlaceScoreboard()),
    (210, "score_worth_4", lambda v: ScoreWorth(v("least"), v("most"))),
    (211, "score_worth_5", lambda v: ScoreWorth(v("least"), v("most"))),
    (212, "score_worth_6_7", lambda v: ScoreWorth(v("least"), v("most"))),
    (213, "double_region", lambda v: DoubleRegion()),
    (214, "into_the_castillo", lambda v: IntoTheCastillo(own=v("own"), foreign=v("foreign"))),
    (215, "score_castillo", lambda v: ScoreCastillo()),
    (216, "royal_advisor", lambda v: MoveKing(bordering=True)),
    (217, "score_one_region", lambda v: ScoreOneRegion()),
    (218, "king", lambda v: None),
)
"""Number (never reused), id, special action."""

DISPLAY: tuple[tuple[int, str, Callable[[Printed], Effect | None]], ...] = (
    (262, "intrigue_card", lambda v: Either(MoveCaballeros(either=v("either")), MoveFromOneRegion(own=ANY_NUMBER))),
    (263, "caballero_card_1", lambda v: None),
    (264, "caballero_card_2", lambda v: None),
    (265, "caballero_card_3", lambda v: None),
    (261, "king_card", lambda v: MoveKing()),
)
"""Number, id, special action; from the lowest rank to the highest."""


def power_cards(values: Values) -> list[PowerCard]:
    """Its power cards, with their values."""
    keys = [(number, f"king_and_intrigue/power/{name}", special) for number, name, special in CARDS]
    return [PowerCard(values, number, key, special(values.of(key))) for number, key, special in keys]


def display_cards(values: Values, players: int) -> list[Card]:
    """KI-1.2: as many as players; each says by the number of players how many caballeros are placed."""
    field = f"place_{players}"
    keys = [(number, f"king_and_intrigue/display/{name}", special) for number, name, special in DISPLAY]
    return [
        Card(number, key, place=values.number(key, field), special=special(values.of(key)), rule=values.rules[key])
        for number, key, special in keys
        if field in values.table[key]
    ]
