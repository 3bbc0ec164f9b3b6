"""The past of a table, played again: lines, moments, the record. A stretch that these rules cannot play is passed over.

Nothing here knows a database or a loop; it runs in a thread.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TypeVar

import msgspec

from castillo.kernel.event import Event
from castillo.kernel.frame import NOBODY
from castillo.kernel.game import Game
from castillo.kernel.record import FINGERPRINT_EVERY, Record, RecordEntry, fingerprint, seam_events
from castillo.server.lines import ENCODE, SentLine, sent_line
from castillo.server.positions import from_kept, mark_of, record_of
from castillo.server.storage.chain import is_whole
from castillo.server.storage.rows import Body, Kept, LogRow, WholeTable
from castillo.table.log import EventLine, LogLine, ended_events, is_secret, line_of, start_line
from castillo.table.proposals import END, SEAM

STRETCH = 4  # entries that are played without a breath: nobody else has a turn meanwhile
BREATH = 0.0001  # seconds

T = TypeVar("T")


class Moment(msgspec.Struct):
    """After an entry: its line, and the position, if it is known; the next moment has changed it."""

    row: LogRow
    line: EventLine
    game: Game | None
    taken_up: bool = False  # the position is a kept one, because the way to it could not be played


def unhurried(rows: Iterable[T]) -> Iterator[T]:
    """Row by row, with a breath now and then: whoever answers people goes on meanwhile."""
    for count, row in enumerate(rows):
        if count and count % STRETCH == 0:
            time.sleep(BREATH)
        yield row


def moments(whole: WholeTable) -> Iterator[Moment]:
    """Entry by entry, from the start."""
    replay = _Replay(whole)
    yield replay.begin(None)
    for row in unhurried(whole.rows):
        yield replay.play(row)


def anchors(whole: WholeTable) -> list[Kept]:
    """Kept positions that a replay may begin at: nothing before them was taken back later. The newest first."""
    last = whole.stored.length
    return [kept for kept in whole.kept if (kept.firm or kept.n == last) and is_whole(whole.stored.id, kept)]


def played(game: Game, entry: RecordEntry) -> list[Event]:
    """Play an entry on this very position, and say what is told of it."""
    return entry.apply(game) if entry.kind != END else ended_events()


class _Replay:
    """A log on its way: one position that is played on and on."""

    def __init__(self, whole: WholeTable) -> None:
        self.whole = whole
        self.record = record_of(whole.stored, whole.values, [])
        self.anchors = {kept.n: kept for kept in anchors(whole)}
        self.game: Game | None = None
        self.last: EventLine = LogLine(0, NOBODY, "start", 0, 0, (0,) * whole.stored.players, ())

    def begin(self, anchor: Kept | None) -> Moment:
        """From the start, or from a kept position on."""
        start = RecordEntry("start", NOBODY, at=self.whole.stored.started)
        self.game = self._start() if anchor is None else self._read(anchor)
        if self.game is not None and anchor is None:
            self.last = start_line(self.game, start.at)
        elif self.game is not None and anchor is not None:
            self.last = line_of(self.game, start, [], anchor.shown)
        return Moment(LogRow(anchor.n if anchor is not None else 0, start), self.last, self.game)

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

    def play(self, row: LogRow) -> Moment:
        """The next entry."""
        anchor = self.anchors.get(row.length)
        moment = self._seam(row, anchor) if row.entry.kind == SEAM else self._played(row) or self._passed(row, anchor)
        self.last = moment.line
        return moment

    def _seam(self, row: LogRow, anchor: Kept | None) -> Moment:
        self.game = self._read(anchor) if anchor is not None else None
        return self._told(row, seam_events(row.length, row.entry), row.public_length)

    def _passed(self, row: LogRow, anchor: Kept | None) -> Moment:
        """These rules cannot play the entry; the next position that is known may be just behind it."""
        self.game = self._read(anchor) if anchor is not None else None
        number = row.public_length if row.public_length >= 0 else self.last.number + 1
        moment = self._told(row, [Event("kernel-log-not_played", {})], number)
        moment.taken_up = self.game is not None
        return moment

    def _played(self, row: LogRow) -> Moment | None:
        game, entry = self.game, row.entry
        if game is None:
            return None
        before = game.frames[:]
        try:
            events = played(game, entry)
        except Exception:
            return None
        if row.mark and row.mark != mark_of(game):
            return None
        secret = is_secret(entry, before, game)
        return Moment(row, line_of(game, entry, events, self.last.number + (not secret), secret), game)

    def _told(self, row: LogRow, events: list[Event], number: int) -> Moment:
        """The line of an entry that is not played."""
        secret = row.entry.kind == "stand" and number == self.last.number
        if self.game is not None:
            return Moment(row, line_of(self.game, row.entry, events, number, secret), self.game)
        told = tuple((event.seen_by, event) for event in events)
        entry, last = row.entry, self.last
        line = LogLine(number, entry.seat, entry.kind, entry.at, last.round, last.scores, told, last.active, secret)
        return Moment(row, line, None)


# -- what is asked ---------------------------------------------------------------------------------------


def lines_after(whole: WholeTable, since: int) -> list[SentLine]:
    """The log lines of a whole table after an entry."""
    return [sent_line(moment.line) for moment in moments(whole) if moment.line.number > since]


def game_at(whole: WholeTable, number: int) -> Game | None:
    """The position after the first `number` entries that everyone may know of; None if these rules cannot show it.

    It is played to from the nearest kept position; a standing answer that may lie beyond it is tried on a copy.
    """
    anchor = next((kept for kept in anchors(whole) if kept.shown <= number), None)
    replay = _Replay(whole)
    begun = replay.begin(anchor).row.length
    for row in unhurried(row for row in whole.rows if row.length > begun):
        reached = replay.last.number == number
        if reached and row.entry.kind != "stand":
            break
        found = replay.game.clone() if reached and replay.game is not None else replay.game
        replay.play(row)
        if replay.last.number > number:
            return found
    return replay.game


def view_at(whole: WholeTable, number: int, seat: int | None) -> bytes | None:
    """What a seat knew at a moment, as JSON."""
    game = game_at(whole, number)
    return None if game is None else ENCODE(game.view(seat))


def record_json(whole: WholeTable) -> bytes:
    """The record of a table. Where a stretch cannot be played, it says so and continues from the next kept position."""
    rows = [row for row in whole.rows if row.entry.kind != END]
    whole = msgspec.structs.replace(whole, rows=rows)
    entries: list[RecordEntry] = []
    lengths: list[int] = []
    positions, prints = {}, []
    kept = {kept.n: kept for kept in anchors(whole)}
    for moment in moments(whole):
        row = moment.row
        if row.length == 0:
            continue
        entries.append(replace(row.entry, action=_counted(lengths, row)) if row.entry.kind == SEAM else row.entry)
        lengths.append(row.length)
        if moment.taken_up:
            entries.append(RecordEntry(SEAM, NOBODY, len(entries), "", "rules", row.entry.at))
            lengths.append(row.length)
        if entries[-1].kind == SEAM and row.length in kept:
            positions[len(entries)] = msgspec.json.decode(kept[row.length].body, type=Body).document
        if moment.game is not None and (len(entries) % FINGERPRINT_EVERY == 0 or row.length == rows[-1].length):
            prints.append((len(entries), fingerprint(moment.game)))
    bare = record_of(whole.stored, whole.values, entries)
    record = Record(bare.setup, bare.values, bare.entries, tuple(prints), bare.origin, {}, positions)
    return record.to_json().encode()


def _counted(lengths: list[int], seam: LogRow) -> int:
    """How many entries of a record still count at a seam; these are where they stand in the log."""
    return sum(1 for length in lengths if length <= seam.entry.action)
