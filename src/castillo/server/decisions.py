"""What a seat decided in a finished game, with what it knew then. It runs in a thread, like the past."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from castillo.bots import is_reviewed
from castillo.kernel.record import RecordEntry
from castillo.server.lines import ENCODE
from castillo.server.past import Moment, moments
from castillo.server.storage.rows import WholeTable
from castillo.table.proposals import SEAM


class Decided(Struct):
    """A decision: what the seat saw, and what it chose with entry `n`."""

    n: int
    length: int  # of the log before it, hidden entries too
    round: int
    action: int
    view: bytes  # empty where there was nothing to decide that bots can weigh


def decisions_of(whole: WholeTable, seat: int) -> list[Decided]:
    """All that counted in the end and can be weighed, in order: not what was taken back, or answered anew."""
    found: list[Decided] = []
    for moment, following in zip(moments(whole), [*whole.rows, None], strict=True):
        entry = moment.row.entry
        if entry.kind == "take_back" and entry.seat == seat and found:
            found.pop()
        elif entry.kind == SEAM:
            found = [decided for decided in found if decided.length < entry.action]
        if following is None or moment.game is None:
            continue
        if following.entry.kind == "choose" and following.entry.seat == seat:
            _decide(found, moment, following.entry, seat)
    return [decided for decided in found if decided.view]


def _decide(found: list[Decided], moment: Moment, entry: RecordEntry, seat: int) -> None:
    """What is decided at this moment, before the next entry plays on from its position."""
    assert moment.game is not None
    view = moment.game.view(seat)
    decision: dict[str, Any] | None = view["decision"]
    if decision is not None and decision["answered"] and found:
        found.pop()
    offered = decision is not None and entry.action in [option["action"] for option in decision["options"]]
    seen = ENCODE(view) if offered and is_reviewed(decision) else b""
    line = moment.line
    found.append(Decided(line.number + 1, moment.row.length, line.round, entry.action, seen))
