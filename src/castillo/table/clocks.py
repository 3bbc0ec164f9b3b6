"""Clocks: minutes per turn with a bank. They are worked out from the times in the log: a crash cannot change them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from castillo.kernel.game import Game
from castillo.table.asking import turn_of, window_seat
from castillo.table.seats import Seat, people
from castillo.table.stage import EMPTY, SEEN, Stage

PAUSE, GO_ON = "pause", "go_on"
"""The kinds of the entries between which a table rests; like `SEEN` they are no part of the game itself."""

RESTS = (PAUSE, GO_ON)
CLOCKS_ONLY = (SEEN, *RESTS)
"""The kinds of entries that move nothing but clocks: no log shows them."""

MINUTE = 60_000
SECOND = 1_000
SLOW = 60  # minutes for a turn from which on a table is not live: nobody sits and waits


@dataclass(frozen=True, slots=True)
class TurnClocks:
    """The clocks of all seats at one moment. Times are milliseconds."""

    allowance: int  # for a turn; 0: no clock
    bank: tuple[int, ...]  # what is left of it, by seat
    used: tuple[int, ...]  # of this turn's allowance, by seat
    since: tuple[int, ...]  # since when a seat's clock runs; 0: it does not
    turn: tuple[int, ...]  # whose it is: when it changes, everybody's allowance begins anew
    last: int = 0  # when the last entry came
    stage: Stage = EMPTY
    paused: int = 0  # since when the table rests; 0: it does not

    @staticmethod
    def new(players: int, minutes: int, bank: int) -> TurnClocks:
        """The clocks of a game that has not begun."""
        zeros = (0,) * players
        return TurnClocks(minutes * MINUTE, (bank * MINUTE,) * players, zeros, zeros, ())

    def after(self, game: Game, at: int, stage: Stage | None = None) -> TurnClocks:
        """The clocks when an entry has led to this position at this time; `stage`: what is looked at from now on."""
        turn, stage = turn_of(game), stage or self.stage
        if not self.allowance:
            return TurnClocks(0, self.bank, self.used, self.since, turn, at, stage)
        seats = range(len(self.since))
        left = [self.left(seat, at) if self.since[seat] else None for seat in seats]
        charged = [self.used[s] if left_of is None else self.allowance - left_of[0] for s, left_of in enumerate(left)]
        asked = game.waiting_seats()
        return TurnClocks(
            self.allowance,
            bank=tuple(self.bank[s] if left_of is None else left_of[1] for s, left_of in enumerate(left)),
            used=tuple(charged) if turn == self.turn else (0,) * len(charged),
            since=tuple(stage.begins(seat, at) if seat in asked else 0 for seat in seats),
            turn=turn,
            last=at,
            stage=stage,
        )

    def anew(self) -> TurnClocks:
        """The game is taken up again: nobody is charged for the time before, and everybody's allowance is whole."""
        return replace(self, since=(0,) * len(self.since), turn=(), stage=EMPTY)

    def held(self, at: int) -> TurnClocks:
        """The table rests from now on: no clock runs until the entry after which it goes on."""
        return replace(self, since=(0,) * len(self.since), paused=at)

    def left_by(self, seats: Collection[int], at: int) -> TurnClocks:
        """These seats have left the stage: from now on their clocks run, if they are asked."""
        if not self.stage.left:
            return self
        since = tuple(min(since, at) if seat in seats else since for seat, since in enumerate(self.since))
        return replace(self, since=since, stage=self.stage.left_by(seats, at))

    @property
    def live(self) -> bool:
        """Whether people sit and wait for each other here."""
        return self.allowance < SLOW * MINUTE

    def left(self, seat: int, at: int) -> tuple[int, int]:
        """What is left of this turn's allowance and of the bank."""
        spent = max(0, at - self.since[seat]) if self.since[seat] else 0
        left = self.allowance - self.used[seat] - spent
        return max(0, left), max(0, self.bank[seat] + min(0, left))

    def runs_out(self, seat: Seat) -> int | None:
        """When a person's running clock will have run out, their grace over, and a bot finishes the turn."""
        since = self.since[seat.number]
        if not self.allowance or not since or seat.played_by_bot:
            return None
        return max(since + self.allowance - self.used[seat.number] + self.bank[seat.number], seat.grace)


def window_closes(game: Game, seats: Sequence[Seat], clocks: TurnClocks, window_seconds: int) -> int | None:
    """When the open reaction window closes by itself; never where one person plays alone against bots."""
    seat = window_seat(game) if window_seconds and not clocks.paused else None
    if seat is None or seats[seat].played_by_bot or len({one.guest for one in people(seats)}) < 2:
        return None
    return clocks.stage.begins(seat, clocks.last) + window_seconds * SECOND


def deadline(game: Game | None, seats: Sequence[Seat], clocks: TurnClocks, window_seconds: int) -> int | None:
    """The next moment at which something happens without anybody doing it."""
    if game is None or game.over:
        return None
    times = [clocks.runs_out(seat) for seat in seats] if clocks.allowance else []
    times.append(window_closes(game, seats, clocks, window_seconds))
    return min((time for time in times if time is not None), default=None)
