"""The cards of stacks 6 and 7 (GC-4.1, GC-6), their numbers from cards.toml."""

from __future__ import annotations

from collections.abc import Callable

from castillo.el_grande.cards import ActionCard, Effect
from castillo.el_grande.modules.colonies.delayed import DelayScoring
from castillo.el_grande.modules.colonies.inquisitor import MoveBlack, ScoreBlackRegions, TakeInquisitor
from castillo.el_grande.modules.colonies.keeping import CHOICE_KEPT, FLIP_KEPT, STRIKE_KEPT, FlipNow
from castillo.el_grande.modules.colonies.laying import WithTokens
from castillo.el_grande.modules.colonies.limit import MoveBoard
from castillo.el_grande.modules.colonies.scoring import ScoreNewRegions
from castillo.el_grande.modules.colonies.state import MODULE
from castillo.el_grande.modules.shared.combining import Sequence
from castillo.el_grande.modules.shared.conspiracy import Conspiracy
from castillo.el_grande.modules.shared.keeping import Keeps
from castillo.el_grande.modules.shared.words import MoveCaballeros
from castillo.kernel.values import Values

Printed = Callable[[str], int]
"""The card's own numbers, by name."""

CARDS: tuple[tuple[int, str, Callable[[Printed], Effect]], ...] = (
    (301, "6/holy_inquisition", lambda v: Sequence(TakeInquisitor(), MoveBlack(v("up_to")))),
    (302, "7/flip_action_card", lambda v: Keeps(FLIP_KEPT, FlipNow())),
    (303, "7/double_strike", lambda v: Keeps(STRIKE_KEPT)),
    (304, "7/free_choice", lambda v: Keeps(CHOICE_KEPT)),
    (305, "7/score_new_regions", lambda v: ScoreNewRegions()),
    (306, "7/score_black_regions", lambda v: Sequence(TakeInquisitor(), ScoreBlackRegions())),
    (307, "7/transport", lambda v: MoveCaballeros(own=v("up_to"))),
    (308, "7/limit_board_2_goods", lambda v: MoveBoard()),
    (309, "7/limit_board_1_goods", lambda v: MoveBoard()),
    (310, "7/limit_board_1_gold", lambda v: MoveBoard()),
    (311, "7/delayed_scoring", lambda v: DelayScoring()),
    (312, "7/conspiracy", lambda v: Conspiracy()),
)
"""Number (never reused), stack and id, special action without the tokens it lays."""


def action_cards(values: Values) -> list[ActionCard]:
    """Its action cards, with their values."""
    cards: list[ActionCard] = []
    for number, name, special in CARDS:
        key = f"{MODULE}/{name}"
        effect = special(values.of(key))
        gold, goods = (values.table[key].get(token, 0) for token in ("gold", "goods"))
        if gold + goods > 0:
            effect = WithTokens(gold, goods, effect)
        cards.append(ActionCard(values, number, key, effect))
    return cards
