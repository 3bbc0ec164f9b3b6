"""Keeping positions: often enough to go on from, few enough to store."""

from __future__ import annotations

import msgspec

from castillo.kernel.game import Game
from castillo.server.clocks import Clock
from castillo.server.lines import ENCODE, Step
from castillo.server.live import LiveTable
from castillo.server.storage.chain import sealed
from castillo.server.storage.facts import Body, Kept, LogRow
from castillo.server.thoughts import Thoughts

EVERY = 24  # entries at most between two kept positions
FIRM_EVERY = 8  # ... where nothing before can be taken back, and replays begin
MOST = 40  # at one table, seams aside
NEWEST = 4  # that stay, however close together


def is_due(live: LiveTable, n: int, game: Game) -> bool:
    since = n - max(live.kept, default=0)
    return game.over or since >= EVERY or (since >= FIRM_EVERY and is_firm(game))


def is_firm(game: Game) -> bool:
    """Nothing before this position can be taken back."""
    return bool(game.made <= game.floor)


def kept_after(live: LiveTable, step: Step, row: LogRow, version: str) -> Kept:
    """The position that a step leads to, which is not committed yet."""
    clock = msgspec.json.decode(ENCODE(live.clock), type=Clock)
    thoughts = msgspec.json.decode(ENCODE(live.thoughts), type=Thoughts)
    new_turn = not step.line.hushed and clock.follow(step.game, step.entry.at)
    if live.game is not None:
        thoughts.follow(live.game, step.entry, step.game, new_turn)
    return _kept(live.facts.id, step.game, Kept(row.n, version, False, step.shown, row.chain, "", ""), clock, thoughts)


def kept_now(live: LiveTable, game: Game, version: str) -> Kept:
    """The position of a table as it is."""
    kept = Kept(live.k, version, False, live.shown, live.chain, "", "")
    return _kept(live.facts.id, game, kept, live.clock, live.thoughts)


def _kept(table: str, game: Game, kept: Kept, clock: Clock, thoughts: Thoughts) -> Kept:
    body = Body(game.describe(), msgspec.to_builtins(clock), msgspec.to_builtins(thoughts))
    kept.firm, kept.body = is_firm(game), ENCODE(body).decode()
    return sealed(table, kept)


def superfluous(live: LiveTable) -> list[int]:
    """Kept positions that may go when another comes: those in mid-turn, and where there are many, the closest."""
    passing = [n for n, firm in live.kept.items() if not firm]
    firm = sorted(n for n, firm in live.kept.items() if firm and n not in live.seams)
    if len(firm) < MOST:
        return passing
    gaps = {firm[i]: firm[i + 1] - firm[i - 1] for i in range(1, len(firm) - NEWEST)}
    return [*passing, min(gaps, key=lambda n: gaps[n])]
