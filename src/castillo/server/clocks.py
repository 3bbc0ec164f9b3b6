"""Clocks: minutes per turn with a bank. They are worked out from the times in the log: a crash cannot change them."""

from __future__ import annotations

import msgspec

from castillo.kernel.frame import Simultaneous
from castillo.kernel.game import Game
from castillo.kernel.window import Reaction
from castillo.server.lines import round_of
from castillo.server.positions import waiting_seats
from castillo.server.storage.facts import SeatFacts

MINUTE = 60_000


class Clock(msgspec.Struct):
    """The clocks of all seats. Times are milliseconds."""

    allowance: int  # for a turn; 0: no clock
    bank: list[int]  # what is left of it, by seat
    used: list[int]  # of this turn's allowance, by seat
    since: list[int]  # since when a seat's clock runs; 0: it does not
    turn: list[int]  # whose it is: when it changes, everybody's allowance begins anew
    last: int = 0  # when the last entry came

    @staticmethod
    def new(players: int, minutes: int, bank: int) -> Clock:
        zeros = [0] * players
        return Clock(minutes * MINUTE, [bank * MINUTE] * players, zeros[:], zeros[:], [])

    def follow(self, game: Game, at: int) -> bool:
        """An entry has led to this position at this time. Whether a new turn begins."""
        turn = turn_of(game)
        fresh = turn != self.turn
        self.turn = turn
        self.last = at
        if self.allowance:
            self._charge(at)
            if fresh:
                self.used = [0] * len(self.used)
            for seat in waiting_seats(game):
                self.since[seat] = at
        return fresh

    def begin_anew(self) -> None:
        """The game is taken up again: nobody is charged for the time before, and everybody's allowance is whole."""
        self.since, self.turn = [0] * len(self.since), []

    def _charge(self, at: int) -> None:
        for seat, since in enumerate(self.since):
            if since:
                left, bank = self.left(seat, at)
                self.used[seat], self.bank[seat], self.since[seat] = self.allowance - left, bank, 0

    def left(self, seat: int, at: int) -> tuple[int, int]:
        """What is left of this turn's allowance and of the bank."""
        spent = max(0, at - self.since[seat]) if self.since[seat] else 0
        left = self.allowance - self.used[seat] - spent
        return max(0, left), max(0, self.bank[seat] + min(0, left))

    def runs_out(self, seat: int) -> int | None:
        """When a seat's running clock will have run out."""
        if not self.allowance or not self.since[seat]:
            return None
        return self.since[seat] + self.allowance - self.used[seat] + self.bank[seat]


def turn_of(game: Game) -> list[int]:
    """The round and whose turn it is; where it is nobody's, every question is a turn of those who are asked."""
    active = int(game.active)
    frame = game.frames[-1] if game.frames and active < 0 else None
    if frame is None:
        return [round_of(game), active, -1]
    return [round_of(game), active, -2 - int(frame.opened) if isinstance(frame, Simultaneous) else int(frame.seat)]


def due(seat: SeatFacts, clock: Clock) -> int | None:
    """When a bot has to finish a person's turn, if nothing happens before."""
    time = clock.runs_out(seat.number)
    return None if time is None or seat.played_by_bot else max(time, seat.grace)


def window_seat(game: Game) -> int | None:
    """The seat that is asked whether it reacts, if the question is of that kind."""
    frame = game.frames[-1] if game.frames else None
    return int(frame.seat) if isinstance(frame, Reaction) else None


def window_closes(game: Game, seats: list[SeatFacts], clock: Clock, window_seconds: int) -> int | None:
    """When the open reaction window closes by itself; never where one person plays alone against bots."""
    seat = window_seat(game)
    people = {s.guest for s in seats if s.kind == "person" and not s.resigned}
    if seat is None or not window_seconds or seats[seat].played_by_bot or len(people) < 2:
        return None
    return clock.last + window_seconds * 1000


def deadline(game: Game | None, seats: list[SeatFacts], clock: Clock, window_seconds: int) -> int | None:
    """The next moment at which something happens without anybody doing it."""
    if game is None or game.over:
        return None
    times = [due(seat, clock) for seat in seats]
    times.append(window_closes(game, seats, clock, window_seconds))
    return min((time for time in times if time is not None), default=None)
