"""Positions of tables: begun, or taken up where one was kept."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

import castillo
from castillo.kernel.game import Game
from castillo.kernel.module import definition
from castillo.kernel.record import Record, RecordEntry
from castillo.kernel.setup import Setup
from castillo.server.storage.rows import StoredTable

CardValues = dict[str, dict[str, int]]


@lru_cache(maxsize=1)
def rules_version() -> str:
    """Changes whenever the code or the card values of a game change, compiled or not.

    It does not say that games go otherwise, only that this has to be looked at: see `castillo.server.loading`.
    """
    package = Path(castillo.__file__).parent
    digest = sha256(castillo.__version__.encode())
    for path in rules_files(package):
        digest.update(path.relative_to(package).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:32]


def rules_files(package: Path) -> list[Path]:
    """What the rules are made of: the sources, or the compiled files of a package that comes without them."""
    floors = [package / name for name in ("kernel", *castillo.GAMES)]
    found = [path for floor in floors for path in floor.rglob("*")]
    code = [path for path in found if path.suffix == ".py"]
    sources = any(path.name != "__init__.py" for path in code)  # these alone come with every package
    compiled = [path for path in (*found, *package.parent.glob("*__mypyc*")) if path.suffix in (".so", ".pyd")]
    values = [path for path in found if path.suffix == ".toml"]
    return sorted(values + code + ([] if sources else compiled))


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
