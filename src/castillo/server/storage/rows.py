"""Rows as the rest of the server holds them: plain structs, small in memory."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from castillo.kernel.record import RecordEntry
from castillo.table.clocks import TurnClocks
from castillo.table.seats import Seat
from castillo.table.thoughts import SecondThoughts


class StoredTable(Struct):
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
    lesson: str
    invite_token: str
    watch_token: str
    rematch: str
    created: int
    started: int
    state: str
    n: int
    updated: int
    deadline: int | None
    glance: str  # a `Glance` as JSON; empty: not noted
    rules: str
    length: int
    chain: str
    talk: bool = True  # whether people may talk here
    rated: bool = False  # whether it counts for the ratings of those who play


class Glance(Struct, omit_defaults=True):
    """How far a game is, as far as everyone may know, and what those are asked whom it waits for."""

    round: int = 0  # the first is 1
    rounds: int = 0
    scores: list[int] = []
    winners: list[int] = []
    waiting: list[int] = []
    asked: dict[int, dict[str, Any]] = {}  # by seat, for its eyes only
    paused: int = 0  # since when the table rests, and waits for nobody; 0: it does not


class Guest(Struct, frozen=True):
    """A guest as the rest of the server holds them; a member is one who has joined."""

    id: str
    name: str
    epoch: int = 0  # cookies of an earlier one no longer hold
    joined: int = 0  # when they became a member; 0: a guest
    seen: int = 0  # when they were last here, to the hour
    colour: str = ""  # the seat they would like
    rights: str = ""
    banned: int = 0


class LogRow(Struct):
    """An entry as it is stored."""

    length: int  # of the log, this entry included
    entry: RecordEntry
    public_length: int = -1  # entries that everyone may know of, this one included; -1: not noted
    mark: str = ""
    chain: str = ""


class Kept(Struct):
    """A kept position after `n` entries. Its fields, with the table, are the columns of `PositionRow`."""

    n: int
    rules: str
    firm: bool
    shown: int
    chain: str
    seal: str
    body: str  # a `Body` as JSON


class Body(Struct):
    """A position document, and what else a live table has worked out from its log."""

    document: dict[str, Any]
    clock: TurnClocks
    thoughts: SecondThoughts | None = None


class Aside(Struct):
    """A table that is set aside: since when, by which rules it was tried, and why."""

    table: str
    at: int
    rules: str
    why: str


class WholeTable(Struct):
    """Everything that is stored of a table."""

    stored: StoredTable
    seats: list[Seat]
    values: dict[str, dict[str, int]]
    rows: list[LogRow]
    kept: list[Kept]  # the newest first


class Job(Struct, frozen=True):
    """A question to a bot: at this table, after `n` entries of the log, to this seat."""

    table: str
    n: int
    seat: int


class Append(Struct):
    """An entry to be written, and what changes with it: the jobs it makes and what lists show."""

    table: str
    row: LogRow
    updated: int
    state: str
    deadline: int | None
    jobs: list[Job]
    bots: bool  # whether the table may have had questions to bots before
    seats: tuple[Seat, ...] = ()  # those that change with it
    keep: Kept | None = None  # the position it led to
    drop: list[int] = []  # kept positions that are not needed any more
    rules: str = ""  # the rules it is played by from now on, where that changes
    glance: str = ""  # what lists show from now on; empty: what they showed before
