"""Seats: sitting down, giving an empty seat to a bot, leaving a seat to a bot and taking it back."""

from __future__ import annotations

import random

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.kernel.text import Text
from castillo.server import news, refusals
from castillo.server.bots import Bots, level_for
from castillo.server.guests import NAMES
from castillo.server.live import LiveTable, bots_asked
from castillo.server.messages import SeatCommand, Sit
from castillo.server.moments import now
from castillo.server.positions import record_of
from castillo.server.refusals import Refused
from castillo.server.storage import reading, writing
from castillo.server.storage.facts import Guest, Job, SeatFacts
from castillo.server.storage.models import TableRow
from castillo.server.tables import Tables


class Seats:
    """Who sits where."""

    def __init__(self, tables: Tables, bots: Bots) -> None:
        self.tables = tables
        self.bots = bots

    async def sit(self, live: LiveTable, guest: Guest, wish: Sit) -> None:
        """Take an open seat, with the token of the invitation."""
        if wish.token != live.facts.invite_token:
            raise refusals.not_for_you()
        if wish.seat is None and live.seats_of(guest.id):
            return
        open_seats = [seat for seat in live.seats if seat.kind == "open" and wish.seat in (None, seat.number)]
        if not open_seats:
            raise _taken()
        await self._fill(live, msgspec.structs.replace(open_seats[0], kind="person", guest=guest.id, name=guest.name))

    async def command(self, live: LiveTable, guest: Guest, wish: SeatCommand) -> None:
        if wish.seat >= len(live.seats):
            raise Refused(404, f"There is no seat {wish.seat} at this table.")
        if wish.what == "to_bot":
            await self._give_to_bot(live, guest, live.seats[wish.seat], wish.level)
            return
        if live.seats[wish.seat].guest != guest.id:
            raise refusals.not_your_seat()
        async with live.lock:
            seat = live.seats[wish.seat]
            if wish.what == "let_bot_play":
                changed = msgspec.structs.replace(seat, away="stays", level=level_for(wish.level))
            else:
                grace = now() + live.clock.allowance
                changed = msgspec.structs.replace(seat, away="", level="", missed=0, grace=grace)
            await self.tables.write_seats(live, [changed])
            news.tell_presence(live)
        self.bots.attend(live)

    async def is_here(self, live: LiveTable, number: int) -> None:
        """A person has played: the turns that bots had to finish before were not the last of a row."""
        if not live.seats[number].missed:
            return
        async with live.lock:
            seat = live.seats[number]
            if not seat.played_by_bot:
                await self.tables.write_seats(live, [msgspec.structs.replace(seat, missed=0)])

    async def _give_to_bot(self, live: LiveTable, guest: Guest, seat: SeatFacts, level: str) -> None:
        if live.facts.owner != guest.id:
            raise Refused(403, "Only who opened the table can do this.", Text("server-why-not_owner"))
        if seat.kind != "open":
            raise _taken()
        called = {other.name for other in live.seats}
        name = random.choice([name for name in NAMES if name not in called])
        await self._fill(live, msgspec.structs.replace(seat, kind="bot", level=level_for(level), name=name))

    async def _fill(self, live: LiveTable, seat: SeatFacts) -> None:
        """Fill an open seat; when it was the last, the game begins."""

        async def work(connection: AsyncConnection) -> bool:
            await connection.execute(select(TableRow.id).where(TableRow.id == seat.table).with_for_update())
            if not await writing.change_seat(connection, seat, if_kind="open"):
                return False
            await self._begin_if_full(connection, live)
            await connection.run_sync(self.tables.writer.notify, [(seat.table, live.k)])
            return True

        async with live.lock:
            self.tables.keep(live)
            filled = await self.tables.save(self.tables.writer.write(work), live)
            await self.tables.catch_up(live)
        if not filled:
            raise _taken()
        self.bots.attend(live)

    async def _begin_if_full(self, connection: AsyncConnection, live: LiveTable) -> None:
        seats = await reading.seats(connection, [live.facts.id])
        if any(seat.kind == "open" for seat in seats):
            return
        game = record_of(live.facts, live.values, []).start()
        started = now()
        begun = LiveTable(msgspec.structs.replace(live.facts, started=started), seats, live.values)
        begun.begin(game)
        jobs = [Job(live.facts.id, 0, seat) for seat in bots_asked(game, seats)]
        await writing.change_table(
            connection, live.facts.id, state="playing", started=started, updated=started, deadline=begun.deadline()
        )
        await connection.run_sync(self.tables.writer.replace_jobs, [live.facts.id], jobs)


def _taken() -> Refused:
    return Refused(409, "This seat is taken.", Text("server-why-seat_taken"))
