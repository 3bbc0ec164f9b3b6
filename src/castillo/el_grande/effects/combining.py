"""Effects made of effects."""

from __future__ import annotations

from mypy_extensions import i64

from castillo.el_grande.cards import Effect
from castillo.el_grande.frames.special import ChooseFirst, ChoosePart, EffectStep
from castillo.el_grande.position import Position


class Either(Effect):
    """One of several, at the player's choice."""

    def __init__(self, *choices: Effect) -> None:
        self.choices: list[Effect] = list(choices)

    def parts(self) -> list[Effect]:
        return self.choices

    def start(self, game: Position, seat: i64) -> None:
        game.push(ChoosePart(seat, self.card, self.index))

    def possible(self, game: Position, seat: i64) -> bool:
        return any(part.possible(game, seat) for part in self.choices)


class EitherOrder(Either):
    """All of several, the player saying which comes first."""

    def start(self, game: Position, seat: i64) -> None:
        game.push(ChooseFirst(seat, self.card, self.index))


class Sequence(Effect):
    """Several, one after the other."""

    def __init__(self, *steps: Effect) -> None:
        self.steps: list[Effect] = list(steps)

    def parts(self) -> list[Effect]:
        return self.steps

    def start(self, game: Position, seat: i64) -> None:
        for i in range(len(self.steps) - 1, 0, -1):  # the last is pushed first
            game.push(EffectStep(seat, self.card, self.steps[i].index))
        self.steps[0].start(game, seat)

    def stays(self) -> bool:
        return any(part.stays() for part in self.steps)

    def possible(self, game: Position, seat: i64) -> bool:
        return any(part.possible(game, seat) for part in self.steps)
