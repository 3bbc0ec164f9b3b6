"""The mind of El Grande: guesses, appraisal and instinct, for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande.appraise import Appraiser
from castillo.el_grande.guess import complete
from castillo.el_grande.instinct import instincts
from castillo.el_grande.position import Position
from castillo.el_grande.reasons import reason_for
from castillo.el_grande.verbs import PIECE, PLACE, TAKE
from castillo.kernel.actions import VERB
from castillo.kernel.mind import Mind
from castillo.kernel.setup import Setup
from castillo.kernel.text import Text

if TYPE_CHECKING:
    from castillo.el_grande.rules import GrandeRules


@mypyc_attr(allow_interpreted_subclasses=True)
class GrandeMind(Mind):
    """Style "now" counts only what would be scored, "learned" weighs as self-play has taught; see weights.py."""

    def __init__(self, rules: GrandeRules, style: str = "") -> None:
        self.rules: GrandeRules = rules
        self.by_hand: Appraiser = Appraiser(rules)  # instinct's, in every style
        self.appraiser: Appraiser = Appraiser(rules, style) if style else self.by_hand

    def guess(self, setup: Setup, view: dict[str, Any]) -> Position:
        return complete(self.rules, setup, view)

    def appraise(self, game: Position) -> list[float]:
        return self.appraiser.value(game)

    def instincts(self, game: Position, seat: i64, actions: list[int]) -> list[float]:
        return instincts(self.by_hand, game, seat, actions)

    def reason(self, game: Position, seat: i64, action: i64) -> Text | None:
        return reason_for(game, seat, action)

    def in_one_order(self, game: Position, seat: i64, actions: list[int], before: i64) -> list[int]:
        """Placings of one turn give the same position in all orders; what costs nothing comes before them."""
        if before >> VERB != PLACE or before not in actions:
            return actions
        first = actions.index(before)
        out: list[int] = []
        for i in range(len(actions)):
            verb = actions[i] >> VERB
            if verb == PLACE and i < first:
                continue
            if verb != PIECE and verb != TAKE:
                out.append(actions[i])
        return out

    def ahead(self, game: Position) -> float:
        return float(10 - game.round) / 9.0 if game.frames else 0.0
