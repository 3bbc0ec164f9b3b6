"""Seats: sitting down and leaving, bots in seats, resigning, and ending a game when all agree."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.kernel.frame import NOBODY
from castillo.kernel.record import RecordEntry
from castillo.kernel.text import Text
from castillo.server import news, refusals
from castillo.server.bots import Bots, level_for
from castillo.server.guests import NAMES
from castillo.server.lines import END
from castillo.server.live import LiveTable, bots_asked
from castillo.server.messages import SeatCommand, Sit
from castillo.server.moments import now
from castillo.server.positions import record_of
from castillo.server.refusals import Refused
from castillo.server.storage import reading, writing
from castillo.server.storage.facts import RESIGNED, Guest, Job, SeatFacts
from castillo.server.storage.models import TableRow
from castillo.server.tables import Tables, stamped

Then = Callable[[LiveTable], Awaitable[None]]


class Seats:
    """Who sits where."""

    def __init__(self, tables: Tables, bots: Bots) -> None:
        self.tables = tables
        self.bots = bots

    # -- before the game begins ------------------------------------------------------------------------------

    async def sit(self, live: LiveTable, guest: Guest, wish: Sit) -> None:
        """Take an open seat, with the token of the invitation; one for each guest."""
        if wish.token != live.facts.invite_token:
            raise refusals.not_for_you()
        mine = live.seats_of(guest.id)
        if mine and wish.seat in (None, *mine):
            return
        if mine:
            raise _seated()
        open_seats = [seat for seat in live.seats if seat.kind == "open" and wish.seat in (None, seat.number)]
        if not open_seats:
            raise _taken()
        await self._fill(live, msgspec.structs.replace(open_seats[0], kind="person", guest=guest.id, name=guest.name))

    async def leave(self, live: LiveTable, guest: Guest) -> None:
        """Give one's seat back."""
        if not live.seats_of(guest.id):
            raise refusals.not_your_seat()
        await self._free(live, lambda seat: seat.guest == guest.id)

    async def close(self, live: LiveTable, guest: Guest) -> None:
        """The owner gives the table up."""
        if live.facts.owner != guest.id:
            raise refusals.not_owner()

        async def work(connection: AsyncConnection) -> bool:
            await writing.remove_table(connection, live.facts)
            return True

        async def gone(live: LiveTable) -> None:
            self.tables.gone(live)

        if not await self._while_waiting(live, work, gone):
            raise refusals.begun()

    async def _free(self, live: LiveTable, which: Callable[[SeatFacts], bool]) -> None:
        async def work(connection: AsyncConnection) -> bool:
            for seat in await reading.seats(connection, [live.facts.id]):
                if which(seat):
                    await writing.change_seat(connection, _open_seat(seat.table, seat.number))
            return True

        if not await self._while_waiting(live, work, self.tables.catch_up):
            await self._catch_up(live)
            raise refusals.begun()

    async def _fill(self, live: LiveTable, seat: SeatFacts) -> None:
        """Fill an open seat; when it was the last, the game begins."""

        async def work(connection: AsyncConnection) -> bool:
            others = await reading.seats(connection, [seat.table])
            if seat.guest and any(other.guest == seat.guest for other in others):
                return False
            if not await writing.change_seat(connection, seat, if_kind="open"):
                return False
            await self._begin_if_full(connection, live)
            return True

        if await self._while_waiting(live, work, self.tables.catch_up):
            self.bots.attend(live)
            return
        await self._catch_up(live)
        raise _seated() if live.seats_of(seat.guest) else _taken()

    async def _while_waiting(
        self, live: LiveTable, work: Callable[[AsyncConnection], Awaitable[bool]], then: Then
    ) -> bool:
        """Change a table that has not begun, one process after the other; False if it has, or if `work` says so."""
        table = live.facts.id

        async def alone(connection: AsyncConnection) -> bool:
            query = select(TableRow.state).where(TableRow.id == table).with_for_update()
            if (await connection.execute(query)).scalar_one_or_none() != "waiting" or not await work(connection):
                return False
            await connection.run_sync(self.tables.writer.notify, [(table, live.k)])
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

    # -- one's own seat, and those of one's own table --------------------------------------------------------

    async def command(self, live: LiveTable, guest: Guest, wish: SeatCommand) -> None:
        if wish.seat >= len(live.seats):
            raise Refused(404, f"There is no seat {wish.seat} at this table.")
        if wish.what in ("to_bot", "free"):
            await self._command_of_owner(live, guest, wish)
            return
        if live.seats[wish.seat].guest != guest.id:
            raise refusals.not_your_seat()
        async with live.lock:
            _check_playing(live)
            seat = live.seats[wish.seat]
            if seat.resigned:
                raise refusals.resigned()
            changed = _back(live, seat) if wish.what == "take_back_seat" else _left(seat, wish)
            await self.tables.write_seats(live, [changed])
            news.tell_presence(live)
        self.bots.attend(live)
        await self._end_if_agreed(live)

    async def is_here(self, live: LiveTable, number: int) -> None:
        """A person has played: the turns that bots had to finish before were not the last of a row."""
        if not live.seats[number].missed:
            return
        async with live.lock:
            seat = live.seats[number]
            if not seat.played_by_bot:
                await self.tables.write_seats(live, [msgspec.structs.replace(seat, missed=0)])

    async def _command_of_owner(self, live: LiveTable, guest: Guest, wish: SeatCommand) -> None:
        if live.facts.owner != guest.id:
            raise refusals.not_owner()
        if wish.what == "free":
            await self._free(live, lambda seat: seat.number == wish.seat)
            return
        seat = live.seats[wish.seat]
        if seat.kind != "open":
            raise _taken()
        called = {other.name for other in live.seats}
        name = secrets.choice([name for name in NAMES if name not in called])
        await self._fill(live, msgspec.structs.replace(seat, kind="bot", level=level_for(wish.level), name=name))

    # -- ending by agreement -----------------------------------------------------------------------------------

    async def end(self, live: LiveTable, guest: Guest, agree: bool) -> None:
        """Someone would end the game as it stands, or would not."""
        if not live.seats_of(guest.id):
            raise refusals.not_your_seat()
        table = live.facts.id

        async def work(connection: AsyncConnection) -> None:
            if agree:
                await writing.agree_to_end(connection, table, guest.id)
            else:
                await writing.play_on(connection, table)
            await connection.run_sync(self.tables.writer.notify, [(table, live.k)])

        async with live.lock:
            _check_playing(live)
            if all(live.seats[seat].resigned for seat in live.seats_of(guest.id)):
                raise refusals.resigned()
            await self.tables.save(self.tables.writer.write(work), live)
            await self.tables.catch_up(live)
        await self._end_if_agreed(live)

    async def _end_if_agreed(self, live: LiveTable) -> None:
        """Whichever process sees that all agree writes the end; that another one has done so is as good."""
        if not agreed(live.seats):
            return
        try:
            await self.tables.change(live, _ended)
        except Refused:
            if not live.over:
                raise


def agreed(seats: list[SeatFacts]) -> bool:
    """Whether all people at the table would end the game; those who have resigned are not asked."""
    people = [seat for seat in seats if seat.kind == "person" and not seat.resigned]
    return bool(people) and all(seat.ends for seat in people)


def _ended(live: LiveTable) -> RecordEntry:
    if not agreed(live.seats):
        raise refusals.stale()
    return stamped(END, NOBODY)


def _check_playing(live: LiveTable) -> None:
    if live.game is None:
        raise refusals.not_started()
    if live.over:
        raise refusals.game_over()


def _open_seat(table: str, number: int) -> SeatFacts:
    return SeatFacts(table, number, "open", "", "", "", False, "", 0, 0)


def _left(seat: SeatFacts, wish: SeatCommand) -> SeatFacts:
    """A bot plays: until the person comes back, or for good."""
    away = RESIGNED if wish.what == "resign" else "stays"
    return msgspec.structs.replace(seat, away=away, level=level_for(wish.level))


def _back(live: LiveTable, seat: SeatFacts) -> SeatFacts:
    return msgspec.structs.replace(seat, away="", level="", missed=0, grace=now() + live.clock.allowance)


def _taken() -> Refused:
    return Refused(409, "This seat is taken.", Text("server-why-seat_taken"))


def _seated() -> Refused:
    return Refused(409, "You have a seat at this table already.", Text("server-why-seated"))
