"""Links and seals: a changed or missing row is noticed, because every entry hashes the one before with its content."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec

from castillo.server.storage.facts import Kept, LogRow, TableFacts

LENGTH = 32


def hashed(*parts: Any) -> str:
    return sha256(msgspec.json.encode(parts, order="deterministic")).hexdigest()[:LENGTH]


def root(facts: TableFacts) -> str:
    """What the first entry is linked to: everything that decides the game before it."""
    f = facts
    return hashed(f.id, f.game, f.players, f.modules, f.options, f.sheet, f.values_hash, f.seed, f.origin)


def link(before: str, row: LogRow) -> str:
    e = row.entry
    return hashed(before, row.n, e.kind, e.seat, e.action, e.window, e.answer, e.at, row.shown, row.mark)


def sealed(table: str, kept: Kept) -> Kept:
    kept.seal = hashed(table, kept.n, kept.rules, kept.firm, kept.shown, kept.chain, kept.body)
    return kept


def is_whole(table: str, kept: Kept) -> bool:
    """Whether a kept position is as it was written."""
    return kept.seal == hashed(table, kept.n, kept.rules, kept.firm, kept.shown, kept.chain, kept.body)


def links(before: str, n: int, rows: list[LogRow], facts: TableFacts) -> dict[int, str] | None:
    """The links of a log by number, from that of entry `n` on; None if something was changed or is missing."""
    found = {n: before}
    for row in rows:
        if row.n <= n:
            continue
        if row.n != n + 1:
            return None
        n, before = row.n, link(before, row)
        if row.chain and row.chain != before:
            return None
        found[n] = before
    return found if n == facts.length and facts.chain in ("", before) else None
