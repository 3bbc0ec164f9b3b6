"""Taking a table up: its log is played from a kept position or from the start, if it is whole and these rules can.

Where they cannot, the game goes on from the newest position that is known: a seam is written into the log. Nothing here
knows a database or a loop; it runs in a thread.
"""

from __future__ import annotations

import msgspec

from castillo.kernel.game import Game
from castillo.server import lines
from castillo.server.clocks import Clock
from castillo.server.lines import Step, mark_of
from castillo.server.live import LiveTable
from castillo.server.positions import from_kept, record_of
from castillo.server.storage.chain import is_whole, links, root
from castillo.server.storage.facts import Body, Kept, LogRow, Stored
from castillo.server.thoughts import Thoughts


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
        while row.entry.kind == "seam" and out and out[-1].n > row.entry.action:
            out.pop()
        out.append(row)
    return out


def play(game: Game, row: LogRow, shown: int) -> Step:
    if row.entry.kind == "seam":
        return lines.seam(game, row.n, row.entry, row.shown)
    return lines.play(game, row.entry, shown)


class Loading:
    """One table on its way into memory."""

    def __init__(self, live: LiveTable, stored: Stored, version: str) -> None:
        self.live = live
        self.stored = stored
        self.version = version
        self.rows = counting(stored.rows)
        counted = {0, *(row.n for row in self.rows)}
        self.kept = [k for k in stored.kept if k.n in counted and is_whole(stored.facts.id, k)]
        self.seams = {row.n for row in self.rows if row.entry.kind == "seam"}
        self.links: dict[int, str] = {}
        self.problem = "nothing of it can be played"

    def run(self) -> Seam | None:
        """Bring the table up to its last entry, or to where a seam has to be written."""
        facts = self.stored.facts
        found = self._whole_links()
        if found is None:
            return self._beyond_damage()
        self.links = found
        if facts.state == "over" or facts.rules == self.version:
            self._plainly()
            return None
        if self._agrees():
            return None
        return self._go_on()

    def _whole_links(self) -> dict[int, str] | None:
        facts, rows = self.stored.facts, self.stored.rows
        base = self._at_last_seam()
        if base is not None:
            return links(base.chain, base.n, rows, facts)
        return links(root(facts), 0, rows, facts)

    def _at_last_seam(self) -> Kept | None:
        last = max(self.seams, default=0)
        return next((kept for kept in self.kept if last and kept.n == last), None)

    # -- ways to take it up ------------------------------------------------------------------------------

    def _plainly(self) -> None:
        """From the newest firm position or the start; a game that ended by other rules from its end."""
        facts = self.stored.facts
        end = [kept for kept in self.kept if facts.state == "over" and kept.n == facts.length]
        anchors: list[Kept | None] = [*(kept for kept in self.kept if kept.firm), None]
        for anchor in (*end, *anchors) if facts.rules != self.version else (*anchors, *end):
            if self._begin(anchor) and self._follow():
                return
        raise Unplayable(self.problem)

    def _agrees(self) -> bool:
        """Whether other rules than before play the whole log as it was played."""
        if not (self._begin(self._at_last_seam()) and self._follow()):
            return False
        self.live.facts.rules = self.version
        return True

    def _go_on(self) -> Seam:
        """From the newest kept position that can be read, as far as the log agrees."""
        for anchor in (*self.kept, None):
            if self._begin(anchor):
                self._follow()
                if anchor is not None or self.live.k or not self.rows:
                    return self._seam("rules")
        raise Unplayable(self.problem)

    def _beyond_damage(self) -> Seam | None:
        """From a kept position after the damage, if all that came after it is whole."""
        facts = self.stored.facts
        for anchor in self.kept:
            found = links(anchor.chain, anchor.n, self.stored.rows, facts) if anchor.chain else None
            if found is None or not self._begin(anchor, found):
                continue
            complete = self._follow()
            if complete and facts.state == "over":
                return None
            if complete or facts.rules != self.version:
                return self._seam("damage")
        raise Unplayable("its log was changed, or part of it is missing")

    def _seam(self, why: str) -> Seam:
        return Seam(self.live.k, why, self.links[self.stored.facts.length])

    # -- playing -----------------------------------------------------------------------------------------

    def _begin(self, anchor: Kept | None, found: dict[int, str] | None = None) -> bool:
        """Put the table to a kept position, or to its start; False if that cannot be read."""
        live, facts = self.live, self.stored.facts
        self.links = found or self.links
        live.facts = msgspec.structs.replace(facts)
        live.recent.clear()
        live.k, live.shown, live.chain = 0, 0, root(facts)
        live.kept = {kept.n: kept.firm for kept in self.kept}
        live.seams = set(self.seams)
        live.clock = Clock.new(facts.players, facts.pace_minutes, facts.pace_bank)
        live.thoughts = Thoughts.new(facts.players)
        try:
            record = record_of(facts, live.values, [])
            if anchor is None:
                live.begin(record.start())
                return True
            body = msgspec.json.decode(anchor.body, type=Body)
            live.game = from_kept(record, body.document)
            if anchor.n in self.seams or not anchor.firm:
                live.game.origin = body.document
            live.clock = msgspec.convert(body.clock, Clock)
            live.thoughts = msgspec.convert(body.thoughts, Thoughts) if body.thoughts else live.thoughts
        except Exception as error:
            self.problem = f"{type(error).__name__}: {error}"
            return False
        live.k, live.shown = anchor.n, anchor.shown
        live.chain = self.links.get(anchor.n, anchor.chain)
        return True

    def _follow(self) -> bool:
        """Play what came after, as far as it agrees with what was noted then. Whether all did."""
        live = self.live
        for row in self.rows:
            if row.n <= live.k or live.game is None:
                continue
            try:
                step = play(live.game, row, live.shown)
            except Exception as error:
                self.problem = f"entry {row.n} cannot be: {error}"
                return False
            if row.mark and row.mark != mark_of(step.game):
                self.problem = f"entry {row.n} leads elsewhere than it did"
                return False
            live.accept(step, row)
        return True
