"""A pause that all people agree to: clocks and bots stand still until one of them ends it.

Each function checks what somebody wants; nothing has changed yet.
"""

from __future__ import annotations

from castillo.kernel.frame import NOBODY
from castillo.kernel.record import RecordEntry
from castillo.table import refusals
from castillo.table.clocks import GO_ON, PAUSE
from castillo.table.proposals import ProposedEntry
from castillo.table.seats import would_all_pause
from castillo.table.table import Table


def pause(table: Table, at: int) -> ProposedEntry | None:
    """The table rests, because all people would have a pause; None if it does already."""
    table.running_game()
    if table.paused:
        return None
    if not would_all_pause(table.seats):
        raise refusals.stale()
    return table.propose(RecordEntry(PAUSE, NOBODY, at=at))


def go_on(table: Table, at: int) -> ProposedEntry | None:
    """The pause is over; None if it is already."""
    table.running_game()
    return table.propose(RecordEntry(GO_ON, NOBODY, at=at)) if table.clocks.paused else None
