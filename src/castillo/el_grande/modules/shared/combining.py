"""Effects made of effects."""

from __future__ import annotations

from mypy_extensions import i64

from castillo.el_grande.cards import Effect
from castillo.el_grande.frames.special import ChoosePart, EffectStep
from castillo.el_grande.position import Position


class Combined(Effect):
    """Made of several effects."""

    def __init__(self, *made_of: Effect) -> None:
        self.made_of: list[Effect] = list(made_of)

    def parts(self) -> list[Effect]:
        return self.made_of

    def possible(self, game: Position, seat: i64) -> bool:
        return any(part.possible(game, seat) for part in self.made_of)


class Either(Combined):
    """One of several, at the player's choice."""

    def start(self, game: Position, seat: i64) -> None:
        game.push(ChoosePart(seat, self.card, self.index))


class Sequence(Combined):
    """Several, one after the other."""

    def start(self, game: Position, seat: i64) -> None:
        for part in reversed(self.made_of[1:]):  # the last is pushed first
            game.push(EffectStep(seat, self.card, part.index))
        self.made_of[0].start(game, seat)

    def stays(self) -> bool:
        return any(part.stays() for part in self.made_of)
