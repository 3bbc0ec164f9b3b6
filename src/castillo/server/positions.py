"""Positions of tables: begun, replayed from the log, or taken from a snapshot."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

import castillo
from castillo.kernel.frame import Simultaneous
from castillo.kernel.game import Game
from castillo.kernel.ledger import ledger_of
from castillo.kernel.log import CHOICE_ENTRY, STAND_ENTRY, TAKE_BACK_ENTRY, noted
from castillo.kernel.module import definition
from castillo.kernel.record import Record, RecordEntry
from castillo.kernel.setup import Setup
from castillo.kernel.window import STANDING_WORDS
from castillo.server.storage.facts import TableFacts

CardValues = dict[str, dict[str, int]]


@lru_cache(maxsize=1)
def code_version() -> str:
    """Changes whenever the code or the card values of a game change; snapshots of other code are thrown away."""
    package = Path(castillo.__file__).parent
    digest = sha256(castillo.__version__.encode())
    floors = [package / name for name in ("kernel", *castillo.GAMES)]
    for path in sorted(path for floor in floors for path in floor.rglob("*") if path.suffix in (".py", ".toml")):
        digest.update(path.relative_to(package).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:32]


def record_of(facts: TableFacts, values: CardValues, entries: list[RecordEntry]) -> Record:
    """The table's game as a record: set-up, the card values it was begun with, its log."""
    options: dict[str, Any] = facts.options
    setup = Setup(facts.game, facts.players, tuple(facts.modules), options, int(facts.seed), facts.sheet)
    origin = msgspec.json.decode(facts.origin) if facts.origin else None
    return Record(setup, values, tuple(entries), (), origin)


def from_snapshot(record: Record, document: dict[str, Any]) -> Game:
    """The position of a snapshot taken after all entries of the record."""
    start = record.start()
    game = start.rules.from_document(start.setup, document)
    game.origin = start.origin
    log = ledger_of([])
    for entry in record.entries:
        if entry.kind == "choose":
            log = noted(log, CHOICE_ENTRY, entry.seat, entry.action, entry.at)
        elif entry.kind == "take_back":
            log = noted(log, TAKE_BACK_ENTRY, entry.seat, 0, entry.at)
        else:
            window = next(w.index for w in game.rules.windows if w.name == entry.window)
            code = window * 256 + STANDING_WORDS.index(entry.answer)
            log = noted(log, STAND_ENTRY, entry.seat, code, entry.at)
    game.log = log
    return game


def fork_document(game: Game) -> dict[str, Any]:
    """A position to go on from at a new table; nothing before it can be taken back."""
    document = game.describe()
    bare = game.clone()
    bare.floor = bare.made
    return {**document, "course": bare.describe()["course"]} if "course" in document else document


def values_of(game: str, modules: list[str], sheet: CardValues) -> tuple[CardValues, str]:
    """All card values of a set-up, and their hash."""
    table = definition(game).values(tuple(modules)).replaced_by(sheet).table
    return table, sha256(msgspec.json.encode(table, order="deterministic")).hexdigest()


def waiting_seats(game: Game) -> list[int]:
    """The seats that everybody waits for, the first to be asked first. Nothing is described for it."""
    if not game.frames:
        return []
    frame = game.frames[-1]
    if not isinstance(frame, Simultaneous):
        return [int(frame.seat)]
    seats = int(game.seats)
    clockwise = [(int(frame.seat) + i) % seats for i in range(seats)]
    return [seat for seat in clockwise if frame.waiting >> seat & 1]
