"""Second thoughts: taking back, answering anew, standing answers. They lead nowhere, so there is an end to them."""

from __future__ import annotations

from dataclasses import dataclass

from castillo.kernel.frame import Simultaneous
from castillo.kernel.game import Game
from castillo.kernel.record import RecordEntry
from castillo.table.asking import shared_question
from castillo.table.refusals import enough

IN_A_TURN = 150  # of one seat
AT_A_TABLE = 2_000  # of all: with the choices that lead on, which the rules bound, this bounds the log
OF_SEATS = ("choose", "take_back", "stand")


@dataclass(frozen=True, slots=True)
class SecondThoughts:
    """How often each seat changed its mind in this turn, and all of them at this table."""

    turn: tuple[int, ...]
    table: int = 0
    furthest: int = 0  # choices made, when most were: what comes back to an earlier turn is no new turn
    asked: tuple[int, ...] = ()  # by seat: the question to several that it answered last

    @staticmethod
    def new(players: int) -> SecondThoughts:
        """Nobody has changed their mind yet."""
        return SecondThoughts((0,) * players, asked=(-1,) * players)

    def after(self, before: Game, entry: RecordEntry, game: Game, new_turn: bool) -> SecondThoughts:
        """The count when an entry has led from one position to another."""
        if entry.kind not in OF_SEATS:
            return self
        turn, table, asked, seat = self.turn, self.table, self.asked, entry.seat
        anew = entry.kind != "choose"
        if not anew:
            question = shared_question(before)
            anew = question >= 0 and question == asked[seat]
            asked = _put(asked, seat, question)
        if anew:
            turn, table = _put(turn, seat, turn[seat] + 1), table + 1
        made = int(game.made)
        if new_turn and made > self.furthest:
            turn = (0,) * len(turn)
        return SecondThoughts(turn, table, max(self.furthest, made), asked)

    def check(self, game: Game, entry: RecordEntry) -> None:
        """Refuse one second thought too many; what leads on is always taken."""
        if self.turn[entry.seat] < IN_A_TURN and self.table < AT_A_TABLE:
            return
        if entry.kind != "choose" or not _leads_on(game, entry.seat, entry.action):
            raise enough()


def _put(numbers: tuple[int, ...], at: int, number: int) -> tuple[int, ...]:
    return (*numbers[:at], number, *numbers[at + 1 :])


def _leads_on(game: Game, seat: int, action: int) -> bool:
    """Of a question to several, the first and the last option lead on, unless the seat has answered already."""
    frame = game.frames[-1] if game.frames else None
    if not isinstance(frame, Simultaneous):
        return True
    actions = game.actions_of(seat)
    return bool(frame.waiting >> seat & 1) and action in (actions[0], actions[-1])
