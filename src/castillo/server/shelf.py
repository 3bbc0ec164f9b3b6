"""The shelf: tables come from the database and go back to it. One that cannot be opened is set aside for good."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.kernel.frame import NOBODY
from castillo.kernel.record import RecordEntry
from castillo.server import keeping, refusals
from castillo.server.glance import glance_after
from castillo.server.live import LiveTable
from castillo.server.loading import Loading, Seam
from castillo.server.moments import now
from castillo.server.positions import CardValues, hash_of, mark_of, values_of
from castillo.server.refusals import Refused
from castillo.server.storage import reading, writing
from castillo.server.storage.chain import link
from castillo.server.storage.database import Database
from castillo.server.storage.rows import Append, Aside, LogRow, StoredTable, WholeTable
from castillo.server.storage.writer import Writer
from castillo.table.clocks import CLOCKS_ONLY
from castillo.table.proposals import SEAM
from castillo.table.seams import propose_seam
from castillo.versions import rules_version

TRIES = 5
REPLAYS = 2  # threads that play games again
SEAM_WORDS = {
    "rules": "these rules play its log otherwise than it was played",
    "damage": "part of its log was changed or is missing",
}
T = TypeVar("T")

log = logging.getLogger("castillo.server")


async def save(writing_it: Awaitable[T], live: LiveTable | None = None) -> T:
    """Wait until something is committed. Where that fails it may be in the database all the same."""
    try:
        return await writing_it
    except BaseException as error:
        if live is not None:
            live.unsure = True
        if not isinstance(error, SQLAlchemyError):
            raise
        log.error("could not save: %s", type(error).__name__)
        raise refusals.not_saved() from None


class Shelf:
    """Where the tables are that nobody has in hand."""

    def __init__(self, database: Database, writer: Writer) -> None:
        self.database = database
        self.writer = writer
        self._values: dict[str, CardValues] = {}
        self._replays = ThreadPoolExecutor(REPLAYS, "replay")

    def let_go(self, tables: Iterable[LiveTable]) -> None:
        """Card values that none of these tables uses are not kept in memory."""
        used = {live.stored.values_hash for live in tables}
        self._values = {digest: values for digest, values in self._values.items() if digest in used}

    def close(self) -> None:
        self._replays.shutdown(wait=False, cancel_futures=True)

    async def replay(self, work: Callable[..., T], *arguments: Any) -> T:
        """Play something again, away from the loop, so that nobody waits for it who has not asked for it."""
        return await asyncio.get_running_loop().run_in_executor(self._replays, work, *arguments)

    # -- taking a table up -------------------------------------------------------------------------------

    async def fresh(self, table: str) -> LiveTable:
        """A table as it is stored. One that cannot be opened is set aside; the others have nothing to do with it."""
        for _ in range(TRIES):
            try:
                whole, was_aside = await self._whole(table)
                live = LiveTable(whole.stored, whole.seats, whole.values)
                begun = live.stored.started > 0
                seam = await self.replay(Loading(live, whole, rules_version()).run) if begun else None
            except (Refused, MemoryError):
                raise
            except Exception as error:
                await self.set_aside(table, error)
                raise refusals.set_aside() from None
            if seam is None or await self._write_seam(live, whole.stored, seam):
                await self._note(live, whole.stored, was_aside)
                return live
        raise refusals.too_fast()

    async def _whole(self, table: str) -> tuple[WholeTable, bool]:
        """All that is stored of a table, and whether it was set aside by other rules."""
        try:
            whole, was_aside = await self.database.read(lambda c: self._read(c, table))
        except SQLAlchemyError as error:
            log.error("table %s could not be read: %s", table, type(error).__name__)
            raise refusals.no_database() from None
        self._values[whole.stored.values_hash] = whole.values
        # another process may have written since the table's own row was read
        return _upto(whole, whole.stored.length), was_aside

    async def _read(self, connection: AsyncConnection, table: str) -> tuple[WholeTable, bool]:
        aside = await reading.aside(connection, [table])
        if aside and aside[0].rules == rules_version():
            raise refusals.set_aside()
        found = await reading.table(connection, table)
        if found is None:
            raise refusals.no_such_table()
        values = await self._card_values(connection, found[0])
        return WholeTable(*found, values, *await reading.past(connection, table)), bool(aside)

    async def _card_values(self, connection: AsyncConnection, stored: StoredTable) -> CardValues:
        """The values a table was begun with: as they are stored, if they are whole, else as the game has them."""
        digest = stored.values_hash
        known = self._values.get(digest)
        values = known or await reading.card_values(connection, digest)
        if known is None and hash_of(values) != digest:
            log.error("the card values %s are damaged; those of the game are tried", digest)
            values, found = values_of(stored.game, stored.modules, stored.sheet)
            if found != digest:
                raise reading.Unreadable("its card values are damaged")
        return values

    async def _write_seam(self, live: LiveTable, stored: StoredTable, seam: Seam) -> bool:
        """Say in the log that the game continues from here; False if another process has changed the table."""
        length, rules = stored.length + 1, rules_version()
        log.warning("table %s continues from entry %d of %d: %s", live.id, seam.keep, length - 1, SEAM_WORDS[seam.why])
        entry = RecordEntry(SEAM, NOBODY, seam.keep, rules, seam.why, now())
        proposal = propose_seam(live.table, entry, length, stored.n + 1)
        row = LogRow(length, entry, proposal.line.number, mark_of(proposal.game))
        row.chain = link(seam.chain, row)
        live.follow(proposal, row)
        live.stored.rules = rules
        append = Append(
            table=live.id,
            row=row,
            updated=entry.at,
            state=live.stored.state,
            deadline=live.table.deadline,
            jobs=live.jobs(),
            bots=True,
            keep=keeping.kept_now(live, proposal.game, rules),
            rules=rules,
            glance=glance_after(live.table, proposal),
        )
        return await self.append(live, append)

    async def append(self, live: LiveTable, append: Append) -> bool:
        """Write an entry, with the position it leads to, if that is kept; False if another process was faster."""
        if not await save(self.writer.append(append), live):
            return False
        if append.keep is not None:
            live.kept = {n: firm for n, firm in live.kept.items() if n not in append.drop}
            live.kept[append.keep.n] = append.keep.firm
        return True

    async def _note(self, live: LiveTable, stored: StoredTable, was_aside: bool) -> None:
        """Write down that these rules play the table, and that it is not set aside any more."""
        rules = live.stored.rules
        if rules != stored.rules:
            await save(self.writer.write(lambda c: writing.change_table(c, live.id, rules=rules)))
        if was_aside:
            await save(self.writer.write(lambda c: self._restore(c, live)))

    async def _restore(self, connection: AsyncConnection, live: LiveTable) -> None:
        """What was set aside is played again: its clocks run, and bots are asked."""
        await writing.take_up(connection, live.id)
        await writing.change_table(connection, live.id, deadline=live.table.deadline)
        await connection.run_sync(self.writer.replace_jobs, [live.id], live.jobs())

    async def set_aside(self, table: str, error: Exception) -> None:
        """Nothing is tried at this table any more until other rules, or the host, have another go."""
        why = f"{type(error).__name__}: {error}"[:300]
        log.error("table %s is set aside (%s)", table, why)
        aside = Aside(table, now(), rules_version(), why)
        await save(self.writer.write(lambda c: writing.set_aside(c, aside)))

    # -- putting one back, and looking back ----------------------------------------------------------------

    async def keep(self, live: LiveTable) -> None:
        """Keep the position as it is, so that nothing is undone if other rules come."""
        game, length = live.table.game, live.table.length
        if game is None or not length or length in live.kept:
            return
        kept, drop = keeping.kept_now(live, game, rules_version()), keeping.superfluous(live)
        keep = partial(self.writer.keep_position, table=live.id, kept=kept, drop=drop)
        await save(self.writer.write(lambda c: c.run_sync(keep)))
        live.kept = {**{n: firm for n, firm in live.kept.items() if n not in drop}, kept.n: kept.firm}

    async def past(self, live: LiveTable, ask: Callable[..., T], *arguments: Any) -> T:
        """Ask the past of a table something: one of the questions of `castillo.server.past`.

        It holds every secret: who asks looks only at what is theirs to know.
        """
        rows, kept = await self.database.read(lambda c: reading.past(c, live.id))
        whole = WholeTable(msgspec.structs.replace(live.stored), list(live.table.seats), live.values, rows, kept)
        return await self.replay(ask, _without_clocks(_upto(whole, live.table.length)), *arguments)

    async def past_of(self, table: str, ask: Callable[..., T], *arguments: Any) -> T:
        """... of a table that nobody has in hand."""
        whole, _ = await self._whole(table)
        return await self.replay(ask, _without_clocks(whole), *arguments)

    async def pasts(self, tables: list[str]) -> list[WholeTable]:
        """The pasts of several tables that are over, read together; one that cannot be opened is left out."""
        async with self.database.reading() as connection:
            stored = [one for one in await reading.tables_among(connection, tables) if one.state == "over"]
            ids = [one.id for one in stored]
            seats = await reading.seats(connection, ids)
            logs, kept = await reading.logs(connection, ids), await reading.all_kept(connection, ids)
            found = []
            for one in stored:
                with suppress(reading.Unreadable):
                    values = await self._card_values(connection, one)
                    whole = WholeTable(one, seats[one.id], values, logs[one.id], kept[one.id])
                    found.append(_without_clocks(_upto(whole, one.length)))
        return found


def _without_clocks(whole: WholeTable) -> WholeTable:
    """A table without the entries that move nothing but clocks."""
    whole.rows = [row for row in whole.rows if row.entry.kind not in CLOCKS_ONLY]
    return whole


def _upto(whole: WholeTable, length: int) -> WholeTable:
    """A table without what came after its log had this length."""
    whole.rows = [row for row in whole.rows if row.length <= length]
    whole.kept = [kept for kept in whole.kept if kept.n <= length]
    return whole
