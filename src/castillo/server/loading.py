"""Taking a table up: its log is played from a kept position or from the start, if it is whole and these rules can.

Where they cannot, the game continues from the newest position that is known: a seam is written into the log. Nothing
here knows a database or a loop; it runs in a thread.
"""

from __future__ import annotations

import msgspec

from castillo.server.live import LiveTable, table_of
from castillo.server.past import unhurried
from castillo.server.positions import from_kept, mark_of, record_of
from castillo.server.storage.chain import is_whole, links, root
from castillo.server.storage.rows import Body, Kept, LogRow, WholeTable
from castillo.table.proposals import SEAM, ProposedEntry
from castillo.table.seams import propose_seam
from castillo.table.table import Table


class Unplayable(Exception):
    """Neither the log nor a kept position can be taken up; the message says why."""


class Seam(msgspec.Struct):
    """A seam that has to be written: how many entries count, why there is one, and the last link before it."""

    keep: int
    why: str
    chain: str


def counting(rows: list[LogRow]) -> list[LogRow]:
    """The entries that count: without those that a later seam undid. Seams stay."""
    out: list[LogRow] = []
    for row in rows:
        while row.entry.kind == SEAM and out and out[-1].length > row.entry.action:
            out.pop()
        out.append(row)
    return out


def propose(table: Table, row: LogRow) -> ProposedEntry:
    """An entry of the log, played on; raises whatever is wrong with it."""
    if row.entry.kind == SEAM:
        return propose_seam(table, row.entry, row.length, row.public_length)
    return table.propose(row.entry)


class Loading:
    """One table on its way into memory."""

    def __init__(self, live: LiveTable, whole: WholeTable, version: str) -> None:
        self.live = live
        self.whole = whole
        self.stored = whole.stored
        self.version = version
        self.rows = counting(whole.rows)
        counted = {0, *(row.length for row in self.rows)}
        self.kept = [kept for kept in whole.kept if kept.n in counted and is_whole(self.stored.id, kept)]
        self.seams = {row.length for row in self.rows if row.entry.kind == SEAM}
        self.links: dict[int, str] = {}
        self.problem = "nothing of it can be played"

    def run(self) -> Seam | None:
        """Bring the table up to its last entry, or to where a seam has to be written."""
        found = self._whole_links()
        if found is None:
            return self._beyond_damage()
        self.links = found
        over = self.stored.state == "over"
        if self._plainly() if over or self.stored.rules == self.version else self._agrees():
            return None
        if over:
            raise Unplayable(self.problem)
        return self._go_on()

    def _whole_links(self) -> dict[int, str] | None:
        base = self._at_last_seam()
        if base is not None:
            return links(base.chain, base.n, self.whole.rows, self.stored)
        return links(root(self.stored), 0, self.whole.rows, self.stored)

    def _at_last_seam(self) -> Kept | None:
        last = max(self.seams, default=0)
        return next((kept for kept in self.kept if last and kept.n == last), None)

    # -- ways to take it up ------------------------------------------------------------------------------

    def _plainly(self) -> bool:
        """From the newest firm position or the start; a game that ended by other rules from its end."""
        stored = self.stored
        end = [kept for kept in self.kept if stored.state == "over" and kept.n == stored.length]
        anchors: list[Kept | None] = [*(kept for kept in self.kept if kept.firm), None]
        tried = (*end, *anchors) if stored.rules != self.version else (*anchors, *end)
        return any(self._begin(anchor) and self._follow() for anchor in tried)

    def _agrees(self) -> bool:
        """Whether other rules than before play the whole log as it was played."""
        if not (self._begin(self._at_last_seam()) and self._follow()):
            return False
        self.live.stored.rules = self.version
        return True

    def _go_on(self) -> Seam:
        """From the newest kept position that can be read, as far as the log agrees."""
        for anchor in (*self.kept, None):
            if self._begin(anchor):
                self._follow()
                if anchor is not None or self.live.table.length or not self.rows:
                    return self._seam("rules")
        raise Unplayable(self.problem)

    def _beyond_damage(self) -> Seam | None:
        """From a kept position after the damage, if all that came after it is whole."""
        for anchor in self.kept:
            found = links(anchor.chain, anchor.n, self.whole.rows, self.stored) if anchor.chain else None
            if found is None or not self._begin(anchor, found):
                continue
            complete = self._follow()
            if complete and self.stored.state == "over":
                return None
            if complete or self.stored.rules != self.version:
                return self._seam("damage")
        raise Unplayable("its log was changed, or part of it is missing")

    def _seam(self, why: str) -> Seam:
        return Seam(self.live.table.length, why, self.links[self.stored.length])

    # -- playing -----------------------------------------------------------------------------------------

    def _begin(self, anchor: Kept | None, found: dict[int, str] | None = None) -> bool:
        """Put the table to a kept position, or to its start; False if that cannot be read."""
        live, stored = self.live, self.stored
        self.links = found or self.links
        live.stored = msgspec.structs.replace(stored)
        live.table = table_of(stored, self.whole.seats)
        live.recent.clear()
        live.chain = root(stored)
        live.kept = {kept.n: kept.firm for kept in self.kept}
        live.seams = set(self.seams)
        try:
            if anchor is None:
                live.begin(record_of(stored, live.values, []).start())
            else:
                self._take_up(anchor)
        except Exception as error:
            self.problem = f"{type(error).__name__}: {error}"
            return False
        return True

    def _take_up(self, anchor: Kept) -> None:
        live, table = self.live, self.live.table
        body = msgspec.json.decode(anchor.body, type=Body)
        table.game = from_kept(record_of(self.stored, live.values, []), body.document)
        if anchor.n in self.seams or not anchor.firm:
            table.game.origin = body.document
        table.clocks = body.clock
        table.thoughts = body.thoughts or table.thoughts
        table.length, table.public_length = anchor.n, anchor.shown
        table.ended = table.game.over or (self.stored.state == "over" and anchor.n == self.stored.length)
        live.chain = self.links.get(anchor.n, anchor.chain)

    def _follow(self) -> bool:
        """Play what came after, as far as it agrees with what was noted then. Whether all did."""
        live = self.live
        known = live.table.length
        for row in unhurried(row for row in self.rows if row.length > known):
            try:
                proposal = propose(live.table, row)
            except Exception as error:
                self.problem = f"entry {row.length} is not possible: {error}"
                return False
            if row.mark and row.mark != mark_of(proposal.game):
                self.problem = f"entry {row.length} leads elsewhere than it did"
                return False
            live.follow(proposal, row)
        return True
