"""Log lines: what an entry brought, kept once and shown to each viewer as he may know it."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

import msgspec

from castillo.kernel.event import EVERYONE, WATCHER, Event
from castillo.kernel.game import Game
from castillo.kernel.kept import NOTHING
from castillo.kernel.ledger import ledger_of
from castillo.kernel.record import RecordEntry, seam_events
from castillo.server.positions import waiting_seats

END = "end"
"""The kind of the entry with which people end a game before its end; it is no part of the game itself."""
ENCODE = msgspec.json.Encoder().encode


class Line(msgspec.Struct, gc=False):
    """An entry and its events; an event is a mask of those who may see it and its JSON."""

    n: int  # entries that everyone may know of, this one included
    seat: int
    what: str
    at: int
    round: int
    scores: tuple[int, ...]
    events: tuple[tuple[int, bytes], ...]
    hushed: bool = False  # a secret entry: only its seat is told that there was one

    def shown_to(self, seats: Sequence[int]) -> bytes | None:
        """The line as JSON for a viewer with these seats (none: a watcher); None where there is nothing to tell."""
        own = self.seat in seats
        if self.hushed and not own:
            return None
        what = self.what if own or self.what != "stand" else "choose"
        mask = viewer_mask(seats)
        events = b",".join([event for seen_by, event in self.events if seen_by == EVERYONE or seen_by & mask])
        return b'{"n":%d,"seat":%d,"what":"%s","at":%.3f,"round":%d,"events":[%s],"scores":%s}' % (
            self.n,
            self.seat,
            what.encode(),
            self.at / 1000,
            self.round,
            events,
            ENCODE(self.scores),
        )


def viewer_mask(seats: Sequence[int]) -> int:
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask or 1 << WATCHER


def round_of(game: Game) -> int:
    return int(getattr(game, "round", 0))


def line_of(game: Game, entry: RecordEntry, events: list[Event], n: int, hushed: bool) -> Line:
    """The line of an entry that led to this position."""
    return Line(n, entry.seat, entry.kind, entry.at, round_of(game), game.scores, _encoded(events), hushed)


def start_line(game: Game, at: int) -> Line:
    return Line(0, -1, "start", at, round_of(game), game.scores, _encoded(game.beginning()))


def _encoded(events: list[Event]) -> tuple[tuple[int, bytes], ...]:
    return tuple((event.seen_by, ENCODE(event.to_json())) for event in events)


class Step(msgspec.Struct):
    """One entry played: the position after it, and its line."""

    entry: RecordEntry
    game: Game
    line: Line

    @property
    def shown(self) -> int:
        return self.line.n

    @property
    def over(self) -> bool:
        return self.game.over or self.entry.kind == END


def play(game: Game, entry: RecordEntry, shown: int) -> Step:
    """Play an entry on a copy of the position. Raises `IllegalChoice`; the position stays as it was."""
    after = game.clone()
    events = entry.apply(after) if entry.kind != END else [Event("server-log-ended", {})]
    hushed = entry.kind == "stand" and after.frames == game.frames
    return Step(entry, after, line_of(after, entry, events, shown if hushed else shown + 1, hushed))


def seam(game: Game, number: int, entry: RecordEntry, shown: int) -> Step:
    """Take the game up at this position: nothing before it can be taken back any more."""
    after = game.clone()
    after.floor, after.kept = after.made, NOTHING
    after.log = ledger_of([])
    after.origin = after.describe()
    return Step(entry, after, line_of(after, entry, seam_events(number, entry), shown, False))


def mark_of(game: Game) -> str:
    """A short hash of what can be seen of a position from outside: rules that lead elsewhere show in it at once."""
    seen = (game.scores, waiting_seats(game), game.legal())
    return sha256(repr(seen).encode()).hexdigest()[:16]
