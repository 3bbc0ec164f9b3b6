"""The door: load, check, choose, append, commit, tell. Everything that changes a table comes through here."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from copy import copy
from functools import partial
from weakref import WeakValueDictionary

from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.kernel.errors import IllegalChoice, SetupError
from castillo.server import keeping, news, refusals, shelf
from castillo.server.glance import glance_after
from castillo.server.lines import SentLine
from castillo.server.live import LiveTable
from castillo.server.loading import propose
from castillo.server.past import unhurried
from castillo.server.positions import mark_of, record_of
from castillo.server.refusals import Refused
from castillo.server.settings import Settings
from castillo.server.shelf import TRIES, Shelf
from castillo.server.storage import reading, writing
from castillo.server.storage.chain import link
from castillo.server.storage.database import Database
from castillo.server.storage.rows import Append, LogRow
from castillo.server.storage.writer import Writer
from castillo.table.clocks import CLOCKS_ONLY
from castillo.table.proposals import ProposedEntry, ProposedSeats
from castillo.table.refusals import NotAllowed
from castillo.table.table import Table
from castillo.versions import rules_version

AT_ONCE = 4  # entries of another process that are played on the spot; more are played in a thread
JUST_NOW = 10.0  # seconds
MOST_COMPARED = 500  # tables in one query

log = logging.getLogger("castillo.server")


class StoredTables:
    """All tables: those in memory, and those that come back when someone asks for them."""

    save = staticmethod(shelf.save)

    def __init__(self, settings: Settings, database: Database, writer: Writer) -> None:
        self.settings = settings
        self.database = database
        self.writer = writer
        self.live: dict[str, LiveTable] = {}
        self.known: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()  # ... and those put away but still held
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self.shelf = Shelf(database, writer)
        self.bots_asked: Callable[[LiveTable], None] = lambda live: None  # the bots listen here
        self.game_over: Callable[[LiveTable], None] = lambda live: None  # ... and here the archive
        self.elsewhere: Callable[[str], frozenset[str]] = lambda table: frozenset()  # who is at other processes

    # -- loading -----------------------------------------------------------------------------------------

    async def load(self, table: str) -> LiveTable:
        """A table, from memory or from the database. It is never in memory twice."""
        live = self.known.get(table)
        if live is None:
            live = await asyncio.shield(self._load_once(table))
        self.keep(live)
        if live.unsure:
            async with live.lock:
                await self.catch_up(live)
        return live

    def keep(self, live: LiveTable) -> None:
        """Someone needs it: it stays in memory, and comes back if it was put away just now."""
        live.touched = time.monotonic()
        self.live.setdefault(live.id, live)

    def _load_once(self, table: str) -> asyncio.Future[LiveTable]:
        if table not in self._loading:
            self._loading[table] = asyncio.ensure_future(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table, None))
        return self._loading[table]

    async def _load(self, table: str) -> LiveTable:
        live = await self.shelf.fresh(table)
        live.elsewhere = self.elsewhere(table)
        self.live[table] = self.known[table] = live
        return live

    # -- catching up -------------------------------------------------------------------------------------

    async def catch_up(self, live: LiveTable) -> None:
        """Another process, or another request, has written: read what is new, and tell. The caller holds the lock."""
        before, known = _shown(live), live.table.public_length
        try:
            new = await self._read_on(live)
        except (Refused, MemoryError):
            raise
        except Exception:  # a seam, other rules than these, or damage: all of it anew
            try:
                fresh = await self.shelf.fresh(live.id)
            except Refused:
                self._forget(live)
                raise
            new = [line for line in live.take_up(fresh) if line.number > known]
        news.send_away(live)
        if new:
            news.tell(live, new)
        if live.table.public_length == known and _shown(live) != before:  # else it would tell of a secret entry
            news.tell_presence(live)
        if live.unsure:
            live.unsure = False
            self.bots_asked(live)

    async def _read_on(self, live: LiveTable) -> list[SentLine]:
        """What is new in the log, and everything else as it is now."""
        known = live.table.length
        found, rows = await self.database.read(lambda c: reading.since(c, live.id, known))
        if found is None:
            self.gone(live)
            raise refusals.no_such_table()
        live.read_again(*found)
        new: list[SentLine] = []
        if live.stored.started and live.table.game is None:
            new.append(live.begin(record_of(live.stored, live.values, []).start()))
        ahead = copy(live.table)  # nobody sees half of it
        played = _follow(ahead, rows) if len(rows) <= AT_ONCE else await self.shelf.replay(_follow, ahead, rows)
        ahead.seats, live.table = live.table.seats, ahead
        return new + [live.note(proposal, row) for proposal, row in zip(played, rows, strict=True)]

    def _forget(self, live: LiveTable) -> None:
        self.live.pop(live.id, None)
        self.known.pop(live.id, None)

    async def hear(self, said: str) -> None:
        """A process has written to a table."""
        table, _, rest = said.partition(" ")
        if rest.endswith(self.writer.holder):
            return
        live = self.known.get(table)
        if live is None and table in self._loading:  # it may have been read before this was written
            live = await asyncio.shield(self._loading[table])
        if live is not None:
            await self._catch_up_if_possible(live)

    async def compare(self, tables: Iterable[LiveTable]) -> None:
        """Look, with one query, whether the database knows more of these tables than we do; catch up where it does."""
        ours = {live.id: live for live in tables}
        ids = sorted(ours)
        for i in range(0, len(ids), MOST_COMPARED):
            theirs = await self.database.read(partial(reading.marks, ids=ids[i : i + MOST_COMPARED]))
            for table in ids[i : i + MOST_COMPARED]:
                if theirs.get(table) != _mark(ours[table]) or ours[table].unsure:
                    await self._catch_up_if_possible(ours[table])

    async def _catch_up_if_possible(self, live: LiveTable) -> None:
        try:
            async with live.lock:
                await self.catch_up(live)
        except Refused as refusal:
            log.warning("table %s is behind and cannot catch up: %s", live.id, refusal.sentence)
        except Exception:  # the others have nothing to do with it
            log.exception("table %s is behind and cannot catch up", live.id)

    # -- the log -----------------------------------------------------------------------------------------

    async def change(self, live: LiveTable, propose: Callable[[Table], ProposedEntry | None]) -> None:
        """Play an entry: `propose` checks the request against the table as it is and says what comes of it, if it does.

        When another process was faster, the table is read again and the request is checked anew.
        """
        async with live.lock:
            self.keep(live)
            for _ in range(TRIES):
                try:
                    proposal = propose(live.table)
                except (NotAllowed, IllegalChoice) as error:
                    raise refusals.not_allowed(error) from None
                if proposal is None or await self._append(live, proposal):
                    return
                await self.catch_up(live)
        raise refusals.too_fast()

    async def _append(self, live: LiveTable, proposal: ProposedEntry) -> bool:
        """Commit an entry with everything that follows from it, then tell; False if another process was faster."""
        length = live.table.length + 1
        hushed = proposal.secret  # then bots are asked what they were
        row = LogRow(length, proposal.entry, proposal.line.number, mark_of(proposal.game))
        row.chain = link(live.chain, row)
        keep = proposal.over or keeping.is_due(live, length, proposal.game)
        append = Append(
            table=live.id,
            row=row,
            updated=proposal.entry.at if proposal.listed else live.stored.updated,
            state="over" if proposal.over else "playing",
            deadline=proposal.deadline,
            jobs=[] if hushed else live.jobs(proposal.asked_bots, length),
            bots=live.table.has_bots and not hushed,
            seats=proposal.changed,
            keep=keeping.kept_after(live, proposal, row, rules_version()) if keep else None,
            drop=keeping.superfluous(live) if keep else [],
            glance=glance_after(live.table, proposal) if proposal.listed else "",
        )
        if not await self.shelf.append(live, append):
            return False
        news.tell(live, [live.accept(proposal, row)])
        if proposal.entry.kind in CLOCKS_ONLY:
            news.tell_presence(live)
        self.bots_asked(live)
        if proposal.over:
            self.game_over(live)
        return True

    # -- seats -------------------------------------------------------------------------------------------

    async def write_seats(self, live: LiveTable, proposal: ProposedSeats) -> None:
        """Change seats of a table that has begun, with the questions to bots that follow from it. The caller tells."""
        jobs = live.jobs(proposal.asked_bots)

        async def work(connection: AsyncConnection) -> None:
            for seat in proposal.changed:
                await writing.play_seat(connection, live.id, seat)
            await writing.change_table(connection, live.id, deadline=proposal.deadline)
            await connection.run_sync(self.writer.replace_jobs, [live.id], jobs)
            await connection.run_sync(self.writer.notify, [(live.id, live.table.length)])

        await self.save(self.writer.write(work), live)
        live.table.accept_seats(proposal)

    async def let_watch(self, live: LiveTable) -> None:
        """Whoever has the link may watch, where nobody could."""
        async with live.lock:
            if live.stored.watch != "nobody":
                return

            async def work(connection: AsyncConnection) -> None:
                await writing.change_table(connection, live.id, watch="link")
                await connection.run_sync(self.writer.notify, [(live.id, live.table.length)])

            await self.save(self.writer.write(work), live)
            await self.catch_up(live)

    def gone(self, live: LiveTable) -> None:
        """A table was closed: nobody waits at it any more."""
        self._forget(live)
        news.dismiss(live, refusals.no_such_table())

    # -- putting away ------------------------------------------------------------------------------------

    async def put_away(self) -> int:
        """Put tables away that nobody looks at, with their positions, so that they are back at once. How many."""
        at = time.monotonic()
        limit = at - self.settings.idle_seconds
        idle = [live for live in self.live.values() if _idle(live, at)]
        idle.sort(key=lambda live: live.touched)
        surplus = len(self.live) - self.settings.most_in_memory
        gone = [live for i, live in enumerate(idle) if live.touched < limit or i < surplus]
        for live in gone:
            try:
                await self.put_one_away(live)
            except Exception:  # its log is there, and the others have nothing to do with it
                log.exception("table %s could not be put away", live.id)
        self.shelf.let_go(list(self.known.values()))
        return len(gone)

    async def put_one_away(self, live: LiveTable) -> None:
        async with live.lock:
            await self.shelf.keep(live)
            if not live.viewers:
                self.live.pop(live.id, None)

    async def close(self) -> None:
        """Keep the positions of all games that run: the next start may be with other rules."""
        for live in list(self.live.values()):
            try:
                await self.shelf.keep(live)
            except Exception:
                log.exception("the position of table %s could not be kept", live.id)
        self.shelf.close()


def _idle(live: LiveTable, at: float) -> bool:
    """Nobody looks, nobody has just asked for it, and no bot is thinking."""
    return not (live.viewers or live.lock.locked() or live.touched > at - JUST_NOW or live.table.asked_bots)


def _shown(live: LiveTable) -> tuple[object, ...]:
    """What everyone may know of a table besides the lines of its log."""
    return *_without_log(live), live.table.clocks.stage, live.table.clocks.paused


def _without_log(live: LiveTable) -> tuple[object, ...]:
    """... besides its log."""
    stored = live.stored
    return stored.state, stored.started, stored.rematch, stored.watch, stored.talk, list(live.table.seats)


def _mark(live: LiveTable) -> reading.Mark:
    return reading.Mark(live.table.length, *_without_log(live))  # type: ignore[arg-type]


def _follow(table: Table, rows: list[LogRow]) -> list[ProposedEntry]:
    """Play entries that another process has written."""
    played = []
    for row in unhurried(rows):
        proposal = propose(table, row)
        if row.mark and row.mark != mark_of(proposal.game):
            raise SetupError(f"entry {row.length} leads elsewhere")
        table.follow(proposal, row.length)
        played.append(proposal)
    return played
