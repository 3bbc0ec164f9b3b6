"""The log of a game: a ledger of entries, each packed into an integer.

An entry is `kind << 44 | seat << 40 | code`: a choice (code: the action), a take-back, or a standing answer (code:
window * 256 + answer). Where someone kept time, an entry is followed by a time (code: milliseconds since 1970).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from castillo.kernel.ledger import Ledger

CHOICE_ENTRY: Final = 0
TAKE_BACK_ENTRY: Final = 1
STAND_ENTRY: Final = 2
TIME_ENTRY: Final = 3

_KIND: Final = 44
_SEAT: Final = 40

LATEST: Final = (1 << 44) - 1
"""The last moment that fits: in the year 2527."""


@mypyc_attr(acyclic=True)
class Entry:
    """An entry of the log, unpacked. `at` is 0 where nobody kept time."""

    def __init__(self, kind: int, seat: int, code: int, at: int = 0) -> None:
        self.kind: int = kind
        self.seat: int = seat
        self.code: int = code
        self.at: int = at


def noted(log: Ledger, kind: i64, seat: i64, code: i64, at: i64) -> Ledger:
    """The log with one more entry."""
    log = log.add(kind << _KIND | seat << _SEAT | code)
    return log.add(TIME_ENTRY << _KIND | at) if at else log


def chronological(log: Ledger) -> list[Entry]:
    """All entries, oldest first."""
    out: list[Entry] = []
    for packed in log.facts():
        kind = packed >> _KIND
        if kind == TIME_ENTRY:
            last = out.pop()
            out.append(Entry(last.kind, last.seat, last.code, packed & ((1 << _KIND) - 1)))
        else:
            out.append(Entry(kind, packed >> _SEAT & 15, packed & ((1 << _SEAT) - 1)))
    return out


def effective(log: Ledger) -> list[Entry]:
    """The entries that count: what was taken back is gone, standing answers stay."""
    out: list[Entry] = []
    for entry in chronological(log):
        if entry.kind == TAKE_BACK_ENTRY:
            drop_last_choice(out)
        else:
            out.append(entry)
    return out


def taken_back(log: Ledger) -> int:
    """How many choices were taken back in a row, up to now."""
    count, items = 0, log.items
    for i in range(log.length - 1, -1, -1):
        kind = items[i] >> _KIND
        if kind == CHOICE_ENTRY:
            break
        count += int(kind == TAKE_BACK_ENTRY)
    return count


def any_choice(log: Ledger) -> bool:
    """Whether a choice counts."""
    return _last_choice(log) >= 0


def standing_since(log: Ledger) -> list[Entry]:
    """The standing answers since the last choice that counts, oldest first."""
    last = _last_choice(log)
    since = Ledger(log.items[last + 1 : log.length], log.length - last - 1)
    if since.length and since.items[0] >> _KIND == TIME_ENTRY:  # of that choice
        since = Ledger(since.items[1:], since.length - 1)
    return [entry for entry in chronological(since) if entry.kind == STAND_ENTRY]


def _last_choice(log: Ledger) -> int:
    """Where the last choice is that counts; -1: none does."""
    gone, items = 0, log.items
    for i in range(log.length - 1, -1, -1):
        kind = items[i] >> _KIND
        if kind == TAKE_BACK_ENTRY:
            gone += 1
        elif kind == CHOICE_ENTRY:
            if gone == 0:
                return i
            gone -= 1
    return -1


def drop_last_choice(entries: list[Entry]) -> None:
    """Remove the last choice from a list of entries."""
    for i in range(len(entries) - 1, -1, -1):
        if entries[i].kind == CHOICE_ENTRY:
            del entries[i]
            return
