"""Seams: where a log cannot be played, the game is taken up at a position that was kept."""

from __future__ import annotations

from castillo.kernel.game import Game
from castillo.kernel.ledger import NOTHING, ledger_of
from castillo.kernel.record import RecordEntry, seam_events
from castillo.table.proposals import ProposedEntry
from castillo.table.table import Table


def propose_seam(table: Table, entry: RecordEntry, length: int, number: int) -> ProposedEntry:
    """Take the game up as it stands, as entry `length` of the log and its line `number`."""
    return table.propose_played(entry, _taken_up(table.begun_game()), seam_events(length, entry), number)


def _taken_up(game: Game) -> Game:
    """The position; nothing before it can be taken back any more."""
    after = game.clone()
    after.floor, after.kept = after.made, NOTHING
    after.log = ledger_of([])
    after.origin = after.describe()
    return after
