"""The past of a table, played again: lines, moments, the record. A stretch that these rules cannot play is passed over.

Nothing here knows a database or a loop; it runs in a thread.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from castillo.kernel.event import Event
from castillo.kernel.frame import NOBODY
from castillo.kernel.game import Game
from castillo.kernel.record import FINGERPRINT_EVERY, Record, RecordEntry, fingerprint, seam_events
from castillo.server.lines import ENCODE, END, Line, line_of, mark_of, round_of, start_line
from castillo.server.loading import play
from castillo.server.positions import from_kept, record_of
from castillo.server.storage.chain import is_whole
from castillo.server.storage.facts import Body, Kept, LogRow, Stored


class Moment(msgspec.Struct):
    """After an entry: its line, and the position, if it is known."""

    row: LogRow
    line: Line
    game: Game | None
    taken_up: bool = False  # the position is a kept one, because the way to it could not be played


def moments(stored: Stored, begin: Kept | None = None) -> Iterator[Moment]:
    """Entry by entry, from the start or from a kept position on."""
    return _Walk(stored).moments(begin)


def anchors(stored: Stored) -> list[Kept]:
    """Kept positions that a replay may begin at: nothing before them was taken back later. The newest first."""
    last = stored.facts.length
    return [k for k in stored.kept if (k.firm or k.n == last) and is_whole(stored.facts.id, k)]


class _Walk:
    def __init__(self, stored: Stored) -> None:
        self.stored = stored
        self.record = record_of(stored.facts, stored.values, [])
        self.anchors = {kept.n: kept for kept in anchors(stored)}
        self.game: Game | None = None
        self.last = Line(0, NOBODY, "start", 0, 0, (0,) * stored.facts.players, ())

    def moments(self, begin: Kept | None) -> Iterator[Moment]:
        yield self._first(begin)
        after = begin.n if begin is not None else 0
        for row in self.stored.rows:
            if row.n > after:
                moment = self._next(row)
                self.last = moment.line
                yield moment

    def _first(self, begin: Kept | None) -> Moment:
        at = self.stored.facts.started
        row = LogRow(begin.n if begin is not None else 0, RecordEntry("start", NOBODY, at=at))
        self.game = self._read(begin) if begin is not None else self._start()
        line = self.last
        if self.game is not None and begin is None:
            line = start_line(self.game, at)
        elif self.game is not None and begin is not None:
            line = msgspec.structs.replace(line, n=begin.shown, round=round_of(self.game), scores=self.game.scores)
        self.last = line
        return Moment(row, line, self.game)

    def _start(self) -> Game | None:
        try:
            return self.record.start()
        except Exception:
            return None

    def _read(self, kept: Kept) -> Game | None:
        try:
            return from_kept(self.record, msgspec.json.decode(kept.body, type=Body).document)
        except Exception:
            return None

    def _next(self, row: LogRow) -> Moment:
        anchor = self.anchors.get(row.n)
        if row.entry.kind == "seam":
            self.game = self._read(anchor) if anchor is not None else None
            return self._told(row, seam_events(row.n, row.entry), row.shown)
        line = self._play(row)
        if line is not None:
            return Moment(row, line, self.game)
        self.game = self._read(anchor) if anchor is not None else None
        shown = row.shown if row.shown >= 0 else self.last.n + 1
        moment = self._told(row, [Event("kernel-log-not_played", {})], shown)
        moment.taken_up = self.game is not None
        return moment

    def _play(self, row: LogRow) -> Line | None:
        if self.game is None:
            return None
        try:
            step = play(self.game, row, self.last.n)
        except Exception:
            return None
        if row.mark and row.mark != mark_of(step.game):
            return None
        self.game = step.game
        return step.line

    def _told(self, row: LogRow, events: list[Event], shown: int) -> Moment:
        """The line of an entry that is not played."""
        hushed = row.entry.kind == "stand" and shown == self.last.n
        if self.game is not None:
            return Moment(row, line_of(self.game, row.entry, events, shown, hushed), self.game)
        encoded = tuple((event.seen_by, ENCODE(event.to_json())) for event in events)
        entry = row.entry
        line = Line(shown, entry.seat, entry.kind, entry.at, self.last.round, self.last.scores, encoded, hushed)
        return Moment(row, line, None)


# -- what is asked ---------------------------------------------------------------------------------------


def lines_after(stored: Stored, since: int) -> list[Line]:
    return [moment.line for moment in moments(stored) if moment.line.n > since]


def game_at(stored: Stored, n: int) -> Game | None:
    """The position after the first `n` entries that everyone may know of; None if these rules cannot show it."""
    begin = next((kept for kept in anchors(stored) if kept.shown <= n), None)
    found: Game | None = None
    for moment in moments(stored, begin):
        if moment.line.n > n:
            break
        found = moment.game
    return found


def view_at(stored: Stored, n: int, seat: int | None) -> bytes | None:
    """What a seat knew at a moment, as JSON."""
    game = game_at(stored, n)
    return None if game is None else ENCODE(game.view(seat))


def watched(stored: Stored, count: int) -> list[tuple[int, bytes]]:
    """So many moments through the game, with a watcher's views."""
    seen = [moment for moment in moments(stored) if not moment.line.hushed]
    every = max(1, len(seen) // count)
    games = [(moment.line.n, moment.game) for moment in seen[::every]]
    return [(n, ENCODE(game.view(None))) for n, game in games if game is not None and not game.over]


def record_json(stored: Stored) -> bytes:
    """The record of a table. Where a stretch cannot be played, it says so and goes on from the next kept position."""
    stored = msgspec.structs.replace(stored, rows=[row for row in stored.rows if row.entry.kind != END])
    entries: list[RecordEntry] = []
    positions, prints = {}, []
    kept = {kept.n: kept for kept in anchors(stored)}
    for moment in moments(stored):
        row = moment.row
        if row.n == 0:
            continue
        entries.append(row.entry)
        if moment.taken_up:
            entries.append(RecordEntry("seam", NOBODY, len(entries), "", "rules", row.entry.at))
        if entries[-1].kind == "seam" and row.n in kept:
            positions[len(entries)] = msgspec.json.decode(kept[row.n].body, type=Body).document
        if moment.game is not None and (len(entries) % FINGERPRINT_EVERY == 0 or row.n == stored.rows[-1].n):
            prints.append((len(entries), fingerprint(moment.game)))
    bare = record_of(stored.facts, stored.values, entries)
    record = Record(bare.setup, bare.values, bare.entries, tuple(prints), bare.origin, {}, positions)
    return record.to_json().encode()
