"""Rows as the rest of the server holds them: plain structs, small in memory."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from castillo.kernel.record import RecordEntry


class TableFacts(Struct):
    """A table, without seats and log. Its fields are the columns of `TableRow`."""

    id: str
    name: str
    owner: str
    game: str
    players: int
    modules: list[str]
    options: dict[str, Any]
    sheet: dict[str, dict[str, int]]
    values_hash: str
    seed: str
    origin: str
    pace_minutes: int
    pace_bank: int
    window_seconds: int
    watch: str
    listed: bool
    tutorial: bool
    invite_token: str
    watch_token: str
    rematch: str
    created: int
    started: int
    state: str
    n: int
    updated: int
    deadline: int | None


class SeatFacts(Struct):
    """A seat and who holds it. Its fields are the columns of `SeatRow`."""

    table: str
    number: int
    kind: str
    guest: str
    name: str
    level: str
    hot: bool
    away: str
    missed: int
    grace: int

    @property
    def played_by_bot(self) -> bool:
        return self.kind == "bot" or self.away != ""


class Guest(Struct, frozen=True):
    id: str
    name: str


class Snapshot(Struct):
    """A stored position after `n` entries: its document, and what else a live table has worked out from its log."""

    n: int
    document: dict[str, Any]
    shown: int  # entries that everyone may know of
    clock: dict[str, Any]


class Job(Struct, frozen=True):
    """A question to a bot: at this table, after `n` entries, to this seat."""

    table: str
    n: int
    seat: int


class Append(Struct):
    """An entry to be written, and what changes with it: the jobs it makes and what lists show."""

    table: str
    n: int  # its number; the log has n - 1 entries before it
    entry: RecordEntry
    shown: int
    updated: int
    state: str
    deadline: int | None
    jobs: list[Job]
    bots: bool  # whether the table may have had questions to bots before
    seats: list[SeatFacts] = []  # those that change with it
