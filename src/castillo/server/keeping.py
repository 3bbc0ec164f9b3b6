"""Keeping positions: often enough to continue from, few enough to store."""

from __future__ import annotations

from castillo.kernel.game import Game
from castillo.server.lines import ENCODE
from castillo.server.live import LiveTable
from castillo.server.storage.chain import sealed
from castillo.server.storage.rows import Body, Kept, LogRow
from castillo.table.clocks import TurnClocks
from castillo.table.proposals import ProposedEntry
from castillo.table.thoughts import SecondThoughts

EVERY = 24  # entries at most between two kept positions
FIRM_EVERY = 8  # ... where nothing before can be taken back, and replays begin
MOST = 40  # at one table, seams aside
NEWEST = 4  # that stay, however close together


def is_due(live: LiveTable, length: int, game: Game) -> bool:
    """Whether a position is to be kept now."""
    since = length - max(live.kept, default=0)
    return game.over or since >= EVERY or (since >= FIRM_EVERY and is_firm(game))


def is_firm(game: Game) -> bool:
    """Nothing before this position can be taken back."""
    return bool(game.made <= game.floor)


def kept_after(live: LiveTable, proposal: ProposedEntry, row: LogRow, version: str) -> Kept:
    """The position that an entry leads to, which is not committed yet."""
    kept = Kept(row.length, version, False, row.public_length, row.chain, "", "")
    return _kept(live.id, proposal.game, kept, proposal.clocks, proposal.thoughts)


def kept_now(live: LiveTable, game: Game, version: str) -> Kept:
    """The position of a table as it is."""
    table = live.table
    kept = Kept(table.length, version, False, table.public_length, live.chain, "", "")
    return _kept(live.id, game, kept, table.clocks, table.thoughts)


def _kept(table: str, game: Game, kept: Kept, clocks: TurnClocks, thoughts: SecondThoughts) -> Kept:
    kept.firm, kept.body = is_firm(game), ENCODE(Body(game.describe(), clocks, thoughts)).decode()
    return sealed(table, kept)


def superfluous(live: LiveTable) -> list[int]:
    """Kept positions that may go when another comes: those in mid-turn, and where there are many, the closest."""
    passing = [n for n, firm in live.kept.items() if not firm]
    firm = sorted(n for n, firm in live.kept.items() if firm and n not in live.seams)
    if len(firm) < MOST:
        return passing
    gaps = {firm[i]: firm[i + 1] - firm[i - 1] for i in range(1, len(firm) - NEWEST)}
    return [*passing, min(gaps, key=lambda n: gaps[n])]
