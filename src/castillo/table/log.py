"""Log lines: what an entry brought, kept once and told to each viewer as they may know it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from castillo.kernel.event import EVERYONE, WATCHER, Event
from castillo.kernel.frame import NOBODY, Frame
from castillo.kernel.game import Game
from castillo.kernel.record import RecordEntry
from castillo.table.clocks import CLOCKS_ONLY

T = TypeVar("T")
U = TypeVar("U")


@dataclass(frozen=True, slots=True)
class LogLine(Generic[T]):
    """An entry and its events, each with a mask of those who may see it.

    Events are kept as they happened, or as somebody has written them for those they send them to (`written`).
    """

    number: int  # entries that everyone may know of, this one included
    seat: int
    kind: str  # of the entry, or "start"
    at: int  # milliseconds since 1970
    round: int
    scores: tuple[int, ...]
    events: tuple[tuple[int, T], ...]
    active: int = NOBODY  # whose turn it is then
    secret: bool = False  # only its seat is told that there was an entry

    def told_to(self, seats: Sequence[int]) -> tuple[str, list[T]] | None:
        """What kind of entry it was and its events, for a viewer with these seats (none: a watcher).

        None where there is nothing to tell. That a standing answer answered a question shows to its seat alone.
        """
        own = self.seat in seats
        if (self.secret and not own) or self.kind in CLOCKS_ONLY:
            return None
        mask = viewer_mask(seats)
        kind = self.kind if own or self.kind != "stand" else "choose"
        return kind, [event for seen_by, event in self.events if seen_by == EVERYONE or seen_by & mask]

    def written(self, write: Callable[[T], U]) -> LogLine[U]:
        """The same line with its events in another form."""
        events = tuple((seen_by, write(event)) for seen_by, event in self.events)
        return LogLine(
            self.number, self.seat, self.kind, self.at, self.round, self.scores, events, self.active, self.secret
        )


EventLine = LogLine[Event]


def viewer_mask(seats: Iterable[int]) -> int:
    """The bits of a viewer with these seats in the masks of events."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask or 1 << WATCHER


def line_of(game: Game, entry: RecordEntry, events: list[Event], number: int, secret: bool = False) -> EventLine:
    """The line of an entry that led to this position."""
    told = tuple((event.seen_by, event) for event in events)
    when, scores, active = game.rules.round_of(game), tuple(game.scores), int(game.active)
    return LogLine(number, entry.seat, entry.kind, entry.at, when, scores, told, active, secret)


def start_line(game: Game, at: int) -> EventLine:
    """What happened before the first entry."""
    return line_of(game, RecordEntry("start", NOBODY, at=at), game.beginning(), 0)


def is_secret(entry: RecordEntry, before: list[Frame], after: Game) -> bool:
    """A standing answer that answers no open question is a secret entry. `before` were the pending frames.

    So is what moves nothing but clocks: the word that somebody has seen a scoring, the beginning and end of a pause.
    """
    return entry.kind in CLOCKS_ONLY or (entry.kind == "stand" and after.frames == before)


def ended_events() -> list[Event]:
    """What is told when people have ended the game."""
    return [Event("table-log-ended", {})]


def line_json(line: EventLine, seats: Sequence[int]) -> dict[str, Any] | None:
    """A line as a viewer with these seats is told it, as plain data; None where there is nothing to tell."""
    told = line.told_to(seats)
    if told is None:
        return None
    return {
        "n": line.number,
        "seat": line.seat,
        "what": told[0],
        "at": line.at / 1000,
        "round": line.round,
        "active": line.active,
        "events": [event.to_json() for event in told[1]],
        "scores": list(line.scores),
    }
