"""Seats: sitting down and leaving, bots in seats, resigning, and ending a game when all agree.

What is allowed the table itself says; here it is written, one process after the other.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import replace

from msgspec import structs
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.server import news, refusals
from castillo.server.bots import Bots, level_for
from castillo.server.glance import glance_of
from castillo.server.guests import NAMES
from castillo.server.live import LiveTable
from castillo.server.members.colours import seat_of
from castillo.server.messages import SeatCommand, Sit
from castillo.server.moments import now
from castillo.server.positions import record_of
from castillo.server.refusals import Refused
from castillo.server.storage import reading, writing
from castillo.server.storage.models import TableRow
from castillo.server.storage.rows import Guest
from castillo.server.tables import StoredTables
from castillo.table import refusals as at_table
from castillo.table import sitting
from castillo.table.lesson_files import LEARNER
from castillo.table.proposals import ProposedSeats
from castillo.table.seats import OPEN, Seat, is_full, would_all_end

Then = Callable[[LiveTable], Awaitable[None]]


class Seats:
    """Who sits where."""

    def __init__(self, tables: StoredTables, bots: Bots) -> None:
        self.tables = tables
        self.bots = bots

    # -- before the game begins ------------------------------------------------------------------------------

    async def sit(self, live: LiveTable, guest: Guest, wish: Sit) -> None:
        """Take an open seat, with the token of the invitation."""
        if wish.token != live.stored.invite_token:
            raise refusals.not_for_you()
        proposal = sitting.sit(live.table, guest.id, guest.name, _wished_seat(live, guest, wish))
        if proposal is not None:
            await self._fill(live, proposal.changed[0])

    async def stop_lesson(self, live: LiveTable, guest: Guest) -> None:
        """Whoever learns would rather play freely: the game continues as any other."""
        live.table.require_seat(guest.id, LEARNER)

        async def work(connection: AsyncConnection) -> None:
            await writing.change_table(connection, live.id, lesson="")
            await connection.run_sync(self.tables.writer.notify, [(live.id, live.table.length)])

        await self.tables.save(self.tables.writer.write(work), live)
        await self._catch_up(live)
        self.bots.attend(live)

    async def leave(self, live: LiveTable, guest: Guest) -> None:
        """Give one's seat back."""
        sitting.leave(live.table, guest.id)
        await self._free(live, lambda seat: seat.guest == guest.id)

    async def close(self, live: LiveTable, guest: Guest) -> None:
        """The owner gives the table up."""
        sitting.require_owner(live.table, guest.id)

        async def work(connection: AsyncConnection) -> bool:
            await writing.remove_table(connection, live.stored)
            return True

        async def gone(live: LiveTable) -> None:
            self.tables.gone(live)

        if not await self._while_waiting(live, work, gone):
            raise at_table.begun()

    async def _free(self, live: LiveTable, which: Callable[[Seat], bool]) -> None:
        async def work(connection: AsyncConnection) -> bool:
            for seat in (await reading.seats(connection, [live.id]))[live.id]:
                if which(seat):
                    await writing.change_seat(connection, live.id, seat.freed())
            return True

        if not await self._while_waiting(live, work, self.tables.catch_up):
            await self._catch_up(live)
            raise at_table.begun()

    async def _fill(self, live: LiveTable, seat: Seat) -> None:
        """Fill an open seat; when it was the last, the game begins."""

        async def work(connection: AsyncConnection) -> bool:
            others = (await reading.seats(connection, [live.id]))[live.id]
            if seat.guest and any(other.guest == seat.guest for other in others):
                return False
            if not await writing.change_seat(connection, live.id, seat, if_kind="open"):
                return False
            await self._begin_if_full(connection, live)
            return True

        if await self._while_waiting(live, work, self.tables.catch_up):
            self.bots.attend(live)
            return
        await self._catch_up(live)
        raise at_table.seated() if live.table.seats_of(seat.guest) else at_table.seat_taken()

    async def _while_waiting(
        self, live: LiveTable, work: Callable[[AsyncConnection], Awaitable[bool]], then: Then
    ) -> bool:
        """Change a table that has not begun, one process after the other; False if it has, or if `work` says so."""

        async def alone(connection: AsyncConnection) -> bool:
            query = select(TableRow.state).where(TableRow.id == live.id).with_for_update()
            if (await connection.execute(query)).scalar_one_or_none() != "waiting" or not await work(connection):
                return False
            await connection.run_sync(self.tables.writer.notify, [(live.id, live.table.length)])
            return True

        async with live.lock:
            self.tables.keep(live)
            done: bool = await self.tables.save(self.tables.writer.write(alone), live)
            if done:
                await then(live)
        return done

    async def _catch_up(self, live: LiveTable) -> None:
        async with live.lock:
            await self.tables.catch_up(live)

    async def _begin_if_full(self, connection: AsyncConnection, live: LiveTable) -> None:
        seats = (await reading.seats(connection, [live.id]))[live.id]
        if not is_full(seats):
            return
        started = now()
        begun = LiveTable(structs.replace(live.stored, started=started), seats, live.values)
        begun.begin(record_of(live.stored, live.values, []).start())
        columns = {"started": started, "updated": started, "deadline": begun.table.deadline}
        glance = glance_of(begun.table, begun.table.begun_game())
        await writing.change_table(connection, live.id, state="playing", glance=glance, **columns)
        await connection.run_sync(self.tables.writer.replace_jobs, [live.id], begun.jobs())

    # -- one's own seat, and those of one's own table --------------------------------------------------------

    async def command(self, live: LiveTable, guest: Guest, wish: SeatCommand) -> None:
        """What the owner does with seats before the game begins, and people with their own while it runs."""
        if wish.seat >= len(live.table.seats):
            raise refusals.no_seat(wish.seat)
        if wish.what == "free":
            sitting.require_owner(live.table, guest.id)
            await self._free(live, lambda seat: seat.number == wish.seat)
        elif wish.what == "to_bot":
            called = {seat.name for seat in live.table.seats}
            name = secrets.choice([name for name in NAMES if name not in called])
            seated = sitting.seat_bot(live.table, guest.id, wish.seat, level_for(wish.level), name)
            await self._fill(live, seated.changed[0])
        else:
            await self._change_own(live, guest, wish)

    async def _change_own(self, live: LiveTable, guest: Guest, wish: SeatCommand) -> None:
        live.table.require_seat(guest.id, wish.seat)
        async with live.lock:
            await self.tables.write_seats(live, _wished(live, guest, wish))
            news.tell_presence(live)
        self.bots.attend(live)
        await self._end_if_agreed(live)

    async def is_here(self, live: LiveTable, number: int) -> None:
        """A person has played: the turns that bots had to finish before were not the last of a row."""
        if not live.table.seats[number].missed:
            return
        async with live.lock:
            proposal = sitting.was_here(live.table, number)
            if proposal is not None:
                await self.tables.write_seats(live, proposal)

    # -- ending by agreement -----------------------------------------------------------------------------------

    async def end(self, live: LiveTable, guest: Guest, agree: bool) -> None:
        """Someone would end the game as it stands, or would not."""

        async def work(connection: AsyncConnection) -> None:
            if agree:
                await writing.agree_to_end(connection, live.id, guest.id)
            else:
                await writing.play_on(connection, live.id)
            await connection.run_sync(self.tables.writer.notify, [(live.id, live.table.length)])

        async with live.lock:
            sitting.agree_to_end(live.table, guest.id, agree)
            await self.tables.save(self.tables.writer.write(work), live)
            await self.tables.catch_up(live)
        await self._end_if_agreed(live)

    async def _end_if_agreed(self, live: LiveTable) -> None:
        """Whichever process sees that all agree writes the end; that another one has done so is as good."""
        if not would_all_end(live.table.seats):
            return
        try:
            await self.tables.change(live, lambda table: table.end(now()))
        except Refused:
            if not live.table.over:
                raise

    def renamed(self, live: LiveTable, guest: Guest) -> None:
        """A guest has taken another name, which is written already."""
        live.table.seats = tuple(
            replace(seat, name=guest.name) if seat.guest == guest.id and not seat.hot else seat
            for seat in live.table.seats
        )
        news.tell_presence(live)


def _wished_seat(live: LiveTable, guest: Guest, wish: Sit) -> int | None:
    """The seat they take; without a word the one of their colour, if it is open."""
    own = seat_of(guest.colour)
    if wish.seat is not None or own is None or own >= len(live.table.seats) or live.table.seats_of(guest.id):
        return wish.seat
    return own if live.table.seats[own].kind == OPEN else None


def _wished(live: LiveTable, guest: Guest, wish: SeatCommand) -> ProposedSeats:
    if wish.what == "take_back_seat":
        return sitting.come_back(live.table, guest.id, wish.seat, now())
    level = level_for(wish.level)
    return sitting.let_bot_play(live.table, guest.id, wish.seat, level, for_good=wish.what == "resign")
