"""The moments at which somebody may react; modules number further ones from 16 on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from castillo.kernel.window import NEVER, NOT_THIS_ACTION, NOT_THIS_ROUND, NOT_THIS_TURN, ONLY_BEFORE_START, Window

BEFORE_START: Final = 0  # a special action is about to start
BEFORE_STEP: Final = 1  # a step of it has been announced
BEFORE_MOVE: Final = 2  # another part of a turn has been announced; only for windows that watch every move


@mypyc_attr(allow_interpreted_subclasses=True)
class GrandeWindow(Window):
    """A window of El Grande.

    One that `recurs` asks again and again in a round, at moments of its own: there everybody may say that they do not
    want it in this round.
    """

    def __init__(
        self, name: str, moments: tuple[int, ...], *, usual: i64 = 0, recurs: bool = False, aside: bool = False
    ) -> None:
        super().__init__(name, moments, usual=usual, aside=aside)
        self.recurs: bool = recurs

    def longer(self, moment: i64) -> list[int]:
        if moment == BEFORE_START:
            return [NOT_THIS_ACTION, NOT_THIS_TURN, ONLY_BEFORE_START]
        if moment == BEFORE_STEP:
            return [NOT_THIS_ACTION, NOT_THIS_TURN]
        if moment == BEFORE_MOVE:
            return [NOT_THIS_TURN]
        return [NOT_THIS_ROUND] if self.recurs else []

    def silent(self, standing: i64, moment: i64) -> bool:
        if standing == NOT_THIS_ACTION:
            return moment <= BEFORE_STEP
        if standing == NOT_THIS_TURN:
            return moment <= BEFORE_MOVE
        if standing == ONLY_BEFORE_START:
            return moment == BEFORE_STEP or moment == BEFORE_MOVE
        return standing == NEVER or standing == NOT_THIS_ROUND
