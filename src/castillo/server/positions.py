"""Positions of tables: begun, or taken up where one was kept."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec

from castillo.kernel.game import Game
from castillo.kernel.module import definition
from castillo.kernel.record import Record, RecordEntry
from castillo.kernel.setup import Setup
from castillo.server.storage.rows import StoredTable

CardValues = dict[str, dict[str, int]]


def record_of(stored: StoredTable, values: CardValues, entries: list[RecordEntry]) -> Record:
    """The table's game as a record: set-up, the card values it was begun with, its log."""
    options: dict[str, Any] = stored.options
    setup = Setup(stored.game, stored.players, tuple(stored.modules), options, int(stored.seed), stored.sheet)
    origin = msgspec.json.decode(stored.origin) if stored.origin else None
    return Record(setup, values, tuple(entries), (), origin)


def from_kept(record: Record, document: dict[str, Any]) -> Game:
    """The game at a kept position; its log begins here."""
    rules, setup = record.rules()
    game = rules.from_document(setup, document)
    game.origin = record.origin
    return game


def fork_document(game: Game) -> dict[str, Any]:
    """A position to continue from at a new table; nothing before it can be taken back."""
    document = game.describe()
    bare = game.clone()
    bare.floor = bare.made
    return {**document, "course": bare.describe()["course"]} if "course" in document else document


def values_of(game: str, modules: list[str], sheet: CardValues) -> tuple[CardValues, str]:
    """All card values of a set-up, and their hash."""
    table = definition(game).values(tuple(modules)).replaced_by(sheet).table
    return table, hash_of(table)


def hash_of(values: Any) -> str:
    """A hash of printed values, by which they are stored once."""
    return sha256(msgspec.json.encode(values, order="deterministic")).hexdigest()


def mark_of(game: Game) -> str:
    """A short hash of what can be seen of a position from outside: rules that lead elsewhere show in it at once."""
    seen = (game.scores, game.waiting_seats(), game.legal())
    return sha256(repr(seen).encode()).hexdigest()[:16]
