"""How long the past of a table takes: `PYTHONPATH=src:. python tests/bench/replays.py [entries]`.

A game of five with expansions, its log stretched by taking back to as many entries; then what a server does with it.
All but the last two happen away from the loop. How long the loop waits meanwhile is the second figure: the longest time
between two turns of a loop that always has something to do.
"""

from __future__ import annotations

import asyncio
import random
import sys
import time
from collections.abc import Callable
from typing import Any

import castillo
from castillo.kernel.record import RecordEntry
from castillo.server import keeping, past, story
from castillo.server.live import LiveTable
from castillo.server.loading import Loading
from castillo.server.messages import NewTable, SeatWish
from castillo.server.opening import _stored
from castillo.server.positions import mark_of, record_of
from castillo.server.run import GIVE_WAY
from castillo.server.storage.chain import link
from castillo.server.storage.rows import Guest, Kept, LogRow, WholeTable
from castillo.table.seats import Seat

MODULES = ["base", "anniversary", "king_and_intrigue", "colonies"]


def stretched(entries: int) -> WholeTable:
    """A table with so many entries, as it would be stored."""
    wish = NewTable([SeatWish("me")] * 5, "el_grande", MODULES)
    stored, values = _stored(Guest("g", "G"), wish, 3)
    stored.state, stored.started = "playing", 1
    seats = [Seat(n, "person", "g", "G") for n in range(5)]
    live, luck = LiveTable(stored, seats, values), random.Random(1)
    live.begin(record_of(stored, values, []).start())
    rows: list[LogRow] = []
    kept: list[Kept] = []
    while not live.table.over and len(rows) < entries:
        game, length = live.table.running_game(), live.table.length + 1
        seat = int(game.last_seat)
        entry = RecordEntry("take_back", seat, at=length + 1)
        if not (game.made and game.can_take_back(seat) is True and luck.random() < 0.45):
            decision = game.decisions[0]
            entry = RecordEntry("choose", decision.seat, luck.choice(decision.options).action, at=length + 1)
        proposal = live.table.propose(entry)
        row = LogRow(length, entry, proposal.line.number, mark_of(proposal.game))
        row.chain = link(live.chain, row)
        if keeping.is_due(live, length, proposal.game):
            gone = keeping.superfluous(live)
            kept = [k for k in kept if k.n not in gone]
            kept.insert(0, keeping.kept_after(live, proposal, row, stored.rules))
            live.kept = {k.n: k.firm for k in kept}
        live.accept(proposal, row)
        rows.append(row)
    return WholeTable(live.stored, seats, values, rows, kept)


def timed(what: str, work: Callable[[], Any], times: int = 3, *, apart: bool = True) -> None:
    best = min(_seconds(work) for _ in range(times))
    waits = min(asyncio.run(_waited(work)) for _ in range(times)) if apart else best
    print(f"{what:46} {best * 1000:9.2f} ms   the loop waits {waits * 1000:6.2f} ms")


async def _waited(work: Callable[[], Any]) -> float:
    done, longest, before = asyncio.get_running_loop().run_in_executor(None, work), 0.0, time.perf_counter()
    while not done.done():
        await asyncio.sleep(0)
        at = time.perf_counter()
        longest, before = max(longest, at - before), at
    return longest


def _seconds(work: Callable[[], Any]) -> float:
    begun = time.perf_counter()
    work()
    return time.perf_counter() - begun


def main() -> None:
    sys.setswitchinterval(GIVE_WAY)
    whole = stretched(int(sys.argv[1]) if len(sys.argv) > 1 else 2000)
    size = sum(len(kept.body) for kept in whole.kept)
    print(f"{len(whole.rows)} entries, {len(whole.kept)} kept positions of {size} bytes, compiled: {castillo.compiled}")

    def fresh(version: str = whole.stored.rules) -> LiveTable:
        live = LiveTable(whole.stored, whole.seats, whole.values)
        Loading(live, whole, version).run()
        return live

    timed("loading from a kept position", fresh)
    timed("loading by other rules: the whole log", lambda: fresh("other"))
    timed("the whole log, told", lambda: past.lines_after(whole, -1))
    timed("a moment in the middle", lambda: past.view_at(whole, whole.stored.n // 2, 0))
    timed("its story", lambda: story.tell(whole))
    timed("the record", lambda: past.record_json(whole))
    live = fresh()
    game = live.table.game
    while game is not None and game.can_take_back(int(game.last_seat)) is not True:
        game.choose(random.Random(1).choice(game.decisions[0].options))
    timed("taking back", lambda: game.clone().take_back(int(game.last_seat)), apart=False)  # type: ignore[union-attr]
    timed("keeping a position", lambda: keeping.kept_now(live, game, "x"), apart=False)  # type: ignore[arg-type]


if __name__ == "__main__":
    main()
