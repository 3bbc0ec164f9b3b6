"""Proposals: changes that were checked and worked out. The table is as it was until one of them is accepted."""

from __future__ import annotations

from dataclasses import dataclass

from castillo.kernel.event import Event
from castillo.kernel.game import Game
from castillo.kernel.record import RecordEntry
from castillo.kernel.taking_back import without_last_choice
from castillo.table.asking import asked_bots
from castillo.table.clocks import RESTS, TurnClocks
from castillo.table.log import EventLine
from castillo.table.seats import Seat
from castillo.table.thoughts import SecondThoughts

END = "end"
"""The kind of the entry with which people end a game before its end; it is no part of the game itself."""

SEAM = "seam"
"""The kind of the entry at which a game was taken up at a kept position, because its log could not be played."""


@dataclass(frozen=True, slots=True)
class ProposedEntry:
    """One entry of the log, played on a copy of the position, and everything that follows from it."""

    entry: RecordEntry
    before: Game
    game: Game
    line: EventLine
    seats: tuple[Seat, ...]
    changed: tuple[Seat, ...]  # those of the seats that change with it
    clocks: TurnClocks
    thoughts: SecondThoughts
    deadline: int | None  # when something happens by itself after it

    @property
    def secret(self) -> bool:
        """Nobody but its seat may know that there was an entry: nothing that others see changes."""
        return self.line.secret

    @property
    def listed(self) -> bool:
        """Lists show that something happened: they show a pause too, of which no log tells."""
        return not self.secret or self.entry.kind in RESTS

    @property
    def over(self) -> bool:
        """The game is over with it."""
        return self.game.over or self.entry.kind == END

    @property
    def asked_bots(self) -> list[int]:
        """The bots that are asked something after it."""
        return [] if self.over else asked_bots(self.game, self.seats)


@dataclass(frozen=True, slots=True)
class ProposedSeats:
    """Seats that change while the position stays."""

    changed: tuple[Seat, ...]
    seats: tuple[Seat, ...]
    deadline: int | None
    asked_bots: tuple[int, ...]


def tried(game: Game, entry: RecordEntry) -> tuple[Game, list[Event]]:
    """The game after an entry, and its events; the game itself stays as it is. Refuses with `IllegalChoice`.

    Nothing may change before it has been saved. One copy is made; whoever continues with it lets it `remember` the game
    before, if the entry was a choice.
    """
    if entry.kind == "take_back":
        return without_last_choice(game, entry.seat, entry.at)
    packed = entry.checked(game)
    after = game.clone()
    return after, after.play(packed)
