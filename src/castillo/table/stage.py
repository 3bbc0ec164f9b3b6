"""The stage: a general scoring is looked at before anybody is asked on. Clocks and bots wait, but not for long."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace

from castillo.kernel.event import Event, is_general
from castillo.table.seats import Seat, people

SEEN = "seen"
"""The kind of the entry with which a player has left the stage; it is no part of the game itself."""

LONGEST = 25_000  # milliseconds for which a scoring may be looked at


@dataclass(frozen=True, slots=True)
class Stage:
    """The last general scoring: its line in the log, until when it may be looked at, and who has left it when."""

    number: int = -1
    until: int = 0
    left: tuple[int, ...] = ()  # by seat; 0: not yet

    @staticmethod
    def of(number: int, at: int, players: int) -> Stage:
        """A scoring that everybody is about to look at."""
        return Stage(number, at + LONGEST, (0,) * players)

    def begins(self, seat: int, asked: int) -> int:
        """When somebody who is asked at this time begins to think about it."""
        return max(asked, self.left[seat] or self.until) if self.left else asked

    def looks(self, seat: int, at: int) -> bool:
        """Whether the scoring is still looked at from this seat, as far as is known."""
        return at < self.until and not self.left[seat]

    def left_by(self, seats: Collection[int], at: int) -> Stage:
        """These seats have left it, if they had not before."""
        return replace(self, left=tuple(at if not left and s in seats else left for s, left in enumerate(self.left)))

    def holds(self, seats: Sequence[Seat], here: Collection[str], at: int) -> bool:
        """Whether one of those who are here still looks."""
        return any(seat.guest in here and self.looks(seat.number, at) for seat in people(seats))


EMPTY = Stage()
"""Nothing has been scored yet."""


def is_staged(events: Iterable[Event]) -> bool:
    """Whether there is a general scoring among these events."""
    return any(is_general(event) for event in events)


def packed(seats: Iterable[int]) -> int:
    """Seats as the action of an entry.

    >>> packed([0, 2])
    5
    """
    return sum(1 << seat for seat in seats)


def unpacked(action: int) -> list[int]:
    """
    >>> unpacked(packed([1, 3]))
    [1, 3]
    """
    return [seat for seat in range(action.bit_length()) if action >> seat & 1]
