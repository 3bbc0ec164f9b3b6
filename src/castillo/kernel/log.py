"""The log of a game: a ledger of entries, each packed into an integer.

An entry is `kind << 44 | seat << 40 | code`: a choice (code: the action), a take-back, or a standing answer (code:
window * 256 + answer). Where someone kept time, an entry is followed by a time (code: milliseconds since 1970).
"""

from __future__ import annotations

from itertools import takewhile
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


def packed_entry(kind: i64, seat: i64, code: i64) -> i64:
    """An entry as the log has it."""
    return kind << _KIND | seat << _SEAT | code


def chronological(log: Ledger) -> list[Entry]:
    """All entries, oldest first."""
    out: list[Entry] = []
    for packed in log.facts():
        kind = packed >> _KIND
        if kind == TIME_ENTRY:
            out[-1].at = packed & ((1 << _KIND) - 1)
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


def drop_last_choice(entries: list[Entry]) -> int:
    """Remove the last choice from a list of entries; where it was."""
    at = len(entries) - 1
    while entries[at].kind != CHOICE_ENTRY:
        at -= 1
    del entries[at]
    return at


def any_choice(log: Ledger) -> bool:
    """Whether a choice counts."""
    kinds = [packed >> _KIND for packed in log.facts()]
    return kinds.count(CHOICE_ENTRY) > kinds.count(TAKE_BACK_ENTRY)


def taken_back(log: Ledger) -> int:
    """How many choices were taken back in a row, up to now."""
    latest = takewhile(lambda kind: kind != CHOICE_ENTRY, (packed >> _KIND for packed in reversed(log.facts())))
    return list(latest).count(TAKE_BACK_ENTRY)
