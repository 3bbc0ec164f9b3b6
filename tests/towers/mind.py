"""What bots know of Three Towers."""

from __future__ import annotations

from typing import Any

from castillo.kernel.luck import Luck
from castillo.kernel.mind import Mind
from castillo.kernel.progress import seen_frames, seen_progress
from castillo.kernel.setup import Setup
from tests.towers.frames import rounds
from tests.towers.position import TOWERS, Position


class TowerMind(Mind):
    """Guesses what lies face down; for the rest, what is at the towers now is what will be paid."""

    def __init__(self, rules: Any) -> None:
        self.rules = rules

    def guess(self, setup: Setup, view: dict[str, Any]) -> Position:
        game: Position = self.rules.blank(setup)
        luck = Luck(setup.seed)
        seen_progress(game, view)
        self.rules.take_over(game, view["board"]["numbers"])
        shown = view["board"]["numbers"]["feasts"]
        game.feasts = [*shown, *luck.shuffled([tower for tower in range(len(TOWERS)) if tower not in shown])]
        seen_frames(game, view, luck)
        return game

    def appraise(self, game: Position) -> list[float]:
        paid = [game.pays(tower, game.at(tower), False) for tower in range(len(TOWERS))]
        return [points + sum(by_seat[seat] for by_seat in paid) for seat, points in enumerate(game.points)]

    def ahead(self, game: Position) -> float:
        return 1 - (game.round - 1) / rounds(game) if game.frames else 0.0
