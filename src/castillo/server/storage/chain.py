"""Links and seals: a changed or missing row is noticed, because every entry hashes the one before with its content."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec

from castillo.server.storage.rows import Kept, LogRow, StoredTable

LENGTH = 32


def hashed(*parts: Any) -> str:
    """A short hash of some values."""
    return sha256(msgspec.json.encode(parts, order="deterministic")).hexdigest()[:LENGTH]


def root(stored: StoredTable) -> str:
    """What the first entry is linked to: everything that decides the game before it."""
    s = stored
    return hashed(s.id, s.game, s.players, s.modules, s.options, s.sheet, s.values_hash, s.seed, s.origin)


def link(before: str, row: LogRow) -> str:
    """The hash of a row of the log together with the link before it."""
    e = row.entry
    return hashed(before, row.length, e.kind, e.seat, e.action, e.window, e.answer, e.at, row.public_length, row.mark)


def sealed(table: str, kept: Kept) -> Kept:
    """A kept position with the hash of its content."""
    kept.seal = hashed(table, kept.n, kept.rules, kept.firm, kept.shown, kept.chain, kept.body)
    return kept


def is_whole(table: str, kept: Kept) -> bool:
    """Whether a kept position is as it was written."""
    return kept.seal == hashed(table, kept.n, kept.rules, kept.firm, kept.shown, kept.chain, kept.body)


def links(before: str, length: int, rows: list[LogRow], stored: StoredTable) -> dict[int, str] | None:
    """The links of a log, from that of entry `length` on; None if something was changed or is missing."""
    found = {length: before}
    for row in rows:
        if row.length <= length:
            continue
        if row.length != length + 1:
            return None
        length, before = row.length, link(before, row)
        if row.chain and row.chain != before:
            return None
        found[length] = before
    return found if length == stored.length and stored.chain in ("", before) else None
