"""The mind of El Caballero: guesses, appraisal and instinct, for bots."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from castillo.el_caballero import verbs
from castillo.el_caballero.appraise import Appraiser
from castillo.el_caballero.document import read_document
from castillo.el_caballero.instinct import instincts, supply_first
from castillo.el_caballero.position import Position
from castillo.el_caballero.reasons import reason_for
from castillo.el_caballero.scoring import points_now
from castillo.el_caballero.weights import Weights
from castillo.kernel.actions import verb_of
from castillo.kernel.game import Game
from castillo.kernel.luck import Luck
from castillo.kernel.mind import Mind
from castillo.kernel.progress import seen_progress
from castillo.kernel.setup import Setup
from castillo.kernel.text import Text

if TYPE_CHECKING:
    from castillo.el_caballero.rules import CaballeroRules

AT_COURT: Final = 0.1
"""To a mind that counts what would be scored now, a caballero at the Court is worth no more."""


@mypyc_attr(allow_interpreted_subclasses=True)
class CaballeroMind(Mind):
    """Style "now" counts only what would be scored."""

    def __init__(self, rules: CaballeroRules, style: str = "") -> None:
        self.breadth = 12
        self.depth = 2
        self.curiosity = 0.15
        self.swing = 1.0 if len(rules.scoring_rounds) <= 2 else 2.25  # each scoring makes leads larger
        self.rules: CaballeroRules = rules
        self.appraiser: Appraiser = Appraiser(rules, Weights())
        self.only_now: bool = style == "now"

    def guess(self, setup: Setup, view: dict[str, Any]) -> Position:
        """Everything is known but the order of the tiles face down."""
        document = {name: value for name, value in view["table"].items() if value is not None}
        game = read_document(self.rules, setup, document)
        game.origin = None
        seen_progress(game, view)
        return game

    def guesses(self, setup: Setup, view: dict[str, Any], seeds: list[int]) -> list[Game]:
        """One is read, the others differ from it in the tiles face down."""
        first = self.guess(replace(setup, seed=seeds[0]), view)
        out: list[Game] = [first]
        for seed in seeds[1:]:
            other = first.clone()
            other.stack = Luck(seed).shuffled(first.stack)
            out.append(other)
        return out

    def appraise(self, game: Position) -> list[float]:
        if not self.only_now:
            return self.appraiser.value(game)
        if not game.frames:
            return [float(points) for points in game.points]
        now = points_now(game)
        return [float(game.points[s] + now[s]) + AT_COURT * float(game.courts[s]) for s in range(game.seats)]

    def instincts(self, game: Position, seat: i64, actions: list[int]) -> list[float]:
        return instincts(self.appraiser, game, seat, actions)

    def reason(self, game: Position, seat: i64, action: i64) -> Text | None:
        return reason_for(game, seat, action)

    def in_one_order(self, game: Position, seat: i64, actions: list[int], before: i64) -> list[int]:
        """The supply comes first where nothing of it is lost; cards before ships, ships before castles."""
        if supply_first(game, seat, actions):
            return actions[:1]
        if before == 0 or game.owes:
            return actions
        return [action for action in actions if not _too_late(action, before)]

    def ahead(self, game: Position) -> float:
        """How much of the game is still to come, from 1 to 0."""
        if not game.frames:
            return 0.0
        return 1.0 - float(game.round - 1) / float(self.rules.rounds)


def _too_late(action: i64, before: i64) -> bool:
    """Whether an action could have been carried out before the last one just as well."""
    verb, last = verb_of(action), verb_of(before)
    if verb == last:
        return action < before and (verb == verbs.SHIP or verb == verbs.CASTLE or verb == verbs.CARD)
    if last == verbs.SHIP:
        return verb == verbs.CARD or verb == verbs.RAISE
    return last == verbs.CASTLE and (verb == verbs.CARD or verb == verbs.RAISE or verb == verbs.SHIP)
