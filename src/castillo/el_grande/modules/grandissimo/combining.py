"""A card and its symbols, the player saying which comes first."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande.frames.special import ChoosePart, EffectStep
from castillo.el_grande.modules.shared.combining import Combined
from castillo.el_grande.position import Position
from castillo.kernel.actions import PASS, a_of


class EitherOrder(Combined):
    """All of several, the player saying which comes first."""

    def start(self, game: Position, seat: i64) -> None:
        game.push(ChooseFirst(seat, self.card, self.index))


@mypyc_attr(acyclic=True)
class ChooseFirst(ChoosePart):
    """Which part of an effect comes first? The others follow."""

    by_word = True

    def choose(self, game: Position, action: i64) -> None:
        if action == PASS:
            return
        parts = game.book.effect(self.card, self.index).parts()
        for i in range(len(parts)):
            if i != a_of(action):
                game.push(EffectStep(self.seat, self.card, parts[i].index))
        parts[a_of(action)].start(game, self.seat)
