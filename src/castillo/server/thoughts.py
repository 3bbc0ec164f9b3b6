"""Second thoughts: taking back, answering anew, standing answers. They lead nowhere, so there is an end to them."""

from __future__ import annotations

import msgspec

from castillo.kernel.frame import Simultaneous
from castillo.kernel.game import Game
from castillo.kernel.record import RecordEntry
from castillo.server.refusals import enough

IN_A_TURN = 150  # of one seat
AT_A_TABLE = 2_000  # of all: with the choices that lead on, which the rules bound, this bounds the log


class Thoughts(msgspec.Struct):
    """How often each seat changed its mind in this turn, and all of them at this table."""

    turn: list[int]
    table: int = 0
    furthest: int = 0  # choices made, when most were: what comes back to an earlier turn is no new turn
    asked: list[int] = []  # by seat: the question to several that it answered last

    @staticmethod
    def new(players: int) -> Thoughts:
        return Thoughts([0] * players, asked=[-1] * players)

    def follow(self, before: Game, entry: RecordEntry, after: Game, new_turn: bool) -> None:
        """An entry led from one position to another."""
        if entry.kind in ("seam", "end"):
            return
        if entry.kind != "choose" or self._anew(before, entry.seat):
            self.turn[entry.seat] += 1
            self.table += 1
        made = int(after.made)
        if new_turn and made > self.furthest:
            self.turn = [0] * len(self.turn)
        self.furthest = max(self.furthest, made)

    def _anew(self, before: Game, seat: int) -> bool:
        frame = before.frames[-1] if before.frames else None
        question = int(frame.opened) if isinstance(frame, Simultaneous) else -1
        again = question >= 0 and question == self.asked[seat]
        self.asked[seat] = question
        return again

    def check(self, game: Game, entry: RecordEntry) -> None:
        """Refuse one second thought too many; what leads on is always taken."""
        seat = entry.seat
        if self.turn[seat] < IN_A_TURN and self.table < AT_A_TABLE:
            return
        if entry.kind != "choose" or not _leads_on(game, seat, entry.action):
            raise enough()


def _leads_on(game: Game, seat: int, action: int) -> bool:
    """Of a question to several, the first and the last option lead on, unless the seat has answered already."""
    frame = game.frames[-1] if game.frames else None
    if not isinstance(frame, Simultaneous):
        return True
    actions = game.actions_of(seat)
    return bool(frame.waiting >> seat & 1) and action in (actions[0], actions[-1])
