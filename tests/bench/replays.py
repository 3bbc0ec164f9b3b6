"""How long the past of a table takes: `PYTHONPATH=src:. python tests/bench/replays.py [entries]`.

A game of five with expansions, its log stretched by taking back to as many entries; then what a server does with it.
All but the last two happen away from the loop.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from typing import Any

import castillo
from castillo.kernel.record import RecordEntry
from castillo.server import keeping, lines, past
from castillo.server.lines import mark_of
from castillo.server.live import LiveTable
from castillo.server.loading import Loading
from castillo.server.messages import NewTable, SeatWish
from castillo.server.opening import _facts
from castillo.server.positions import record_of
from castillo.server.storage.chain import link
from castillo.server.storage.facts import Guest, Kept, LogRow, SeatFacts, Stored

MODULES = ["base", "anniversary", "king_and_intrigue", "colonies"]


def stretched(entries: int) -> Stored:
    """A table with so many entries, as it would be stored."""
    wish = NewTable("el_grande", MODULES, [SeatWish("me")] * 5)
    facts, values = _facts(Guest("g", "G"), wish, 3, False)
    facts.state, facts.started = "playing", 1
    seats = [SeatFacts(facts.id, n, "person", "g", "G", "", False, "", 0, 0) for n in range(5)]
    live, luck = LiveTable(facts, seats, values), random.Random(1)
    live.begin(record_of(facts, values, []).start())
    rows: list[LogRow] = []
    kept: list[Kept] = []
    while live.game is not None and not live.game.over and len(rows) < entries:
        seat = int(live.game.last_seat)
        entry = RecordEntry("take_back", seat, at=live.k + 2)
        if not (live.game.made and live.game.can_take_back(seat) is True and luck.random() < 0.45):
            decision = live.game.decisions[0]
            entry = RecordEntry("choose", decision.seat, luck.choice(decision.options).action, at=live.k + 2)
        step = lines.play(live.game, entry, live.shown)
        row = LogRow(live.k + 1, entry, step.shown, mark_of(step.game))
        row.chain = link(live.chain, row)
        if keeping.is_due(live, row.n, step.game):
            gone = keeping.superfluous(live)
            kept = [k for k in kept if k.n not in gone]
            kept.insert(0, keeping.kept_after(live, step, row, facts.rules))
            live.kept = {k.n: k.firm for k in kept}
        live.accept(step, row)
        rows.append(row)
    return Stored(live.facts, seats, values, rows, kept)


def timed(what: str, work: Callable[[], Any], times: int = 3) -> None:
    best = min(_seconds(work) for _ in range(times))
    print(f"{what:46} {best * 1000:9.2f} ms")


def _seconds(work: Callable[[], Any]) -> float:
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


def main() -> None:
    stored = stretched(int(sys.argv[1]) if len(sys.argv) > 1 else 2000)
    size = sum(len(kept.body) for kept in stored.kept)
    print(
        f"{len(stored.rows)} entries, {len(stored.kept)} kept positions of {size} bytes, compiled: {castillo.compiled}"
    )

    def fresh(version: str = stored.facts.rules) -> LiveTable:
        live = LiveTable(stored.facts, stored.seats, stored.values)
        Loading(live, stored, version).run()
        return live

    timed("loading from a kept position", fresh)
    timed("loading by other rules: the whole log", lambda: fresh("other"))
    timed("the whole log, told", lambda: past.lines_after(stored, -1))
    timed("a moment in the middle", lambda: past.view_at(stored, stored.facts.n // 2, 0))
    timed("the record", lambda: past.record_json(stored))
    live = fresh()
    game = live.game
    while game is not None and game.can_take_back(int(game.last_seat)) is not True:
        game.choose(random.Random(1).choice(game.decisions[0].options))
    timed("taking back", lambda: game.clone().take_back(int(game.last_seat)))  # type: ignore[union-attr]
    timed("keeping a position", lambda: keeping.kept_now(live, game, "x"))  # type: ignore[arg-type]


if __name__ == "__main__":
    main()
