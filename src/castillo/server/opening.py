"""Opening tables: play now, a lesson, a new table, a rematch, a fork."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.kernel.errors import SetupError
from castillo.kernel.game import Game
from castillo.kernel.luck import SEED_BITS
from castillo.kernel.module import GameDefinition, definition
from castillo.server.bots import EASIEST, USUAL, Bots, level_for
from castillo.server.glance import glance_before, glance_of
from castillo.server.guests import NAMES
from castillo.server.live import LiveTable
from castillo.server.members.colours import seat_of
from castillo.server.messages import Fork, NewTable, SeatWish
from castillo.server.moments import now
from castillo.server.news import tell_presence
from castillo.server.positions import CardValues, fork_document, record_of, values_of
from castillo.server.refusals import Refused, did_not_play, not_over, rated_alone, rated_plain
from castillo.server.security import table_id, token
from castillo.server.storage import writing
from castillo.server.storage.rows import Guest, StoredTable
from castillo.server.tables import StoredTables
from castillo.table.clocks import SLOW
from castillo.table.lesson_files import Lesson, lessons
from castillo.table.seats import BOT, OPEN, PERSON, Seat, is_full
from castillo.versions import rules_version


class Opening:
    """Opens tables."""

    def __init__(self, tables: StoredTables, bots: Bots) -> None:
        self.tables = tables
        self.bots = bots

    # -- ways to open a table ------------------------------------------------------------------------------

    async def play_now(self, guest: Guest, game: str) -> LiveTable:
        """A game for four against three bots, at once."""
        known = self._game(game)
        seats = [SeatWish("bot", USUAL)] * (min(4, known.players[1]) - 1)
        seats.insert(seat_of(guest.colour) or 0, SeatWish("me"))  # beyond the last: at the end
        return await self.open(guest, NewTable(seats, known.id, watch="link"))

    async def tutorial(self, guest: Guest, game: str = "", module: str = "") -> LiveTable:
        """A lesson, the game's first or a module's."""
        known = self._game(game)
        given = lessons(known.id)
        wanted = module or next(iter(given), "")
        if wanted not in given:
            about = f" for {module!r}" if module else ""
            raise Refused(404, f"There is no lesson{about}; {known.id} has: {', '.join(given) or 'none'}.")
        return await self._lesson(guest, known, given[wanted])

    async def _lesson(self, guest: Guest, known: GameDefinition, lesson: Lesson) -> LiveTable:
        """A table that begins from a lesson's deal; nobody is in a hurry there."""
        deal = lesson.document
        seats = [SeatWish("me"), *(SeatWish("bot", EASIEST, name) for name in lesson.names)]
        wish = NewTable(seats, known.id, list(deal["modules"]), watch="nobody", options=dict(lesson.options))
        return await self.from_position(guest, wish, deal, lesson.module)

    async def from_position(self, guest: Guest, wish: NewTable, deal: dict[str, Any], lesson: str = "") -> LiveTable:
        """A table that begins in the middle of a game; windows do not close by themselves."""
        wish.window_seconds = 0
        stored, values = _stored(guest, wish, deal["seed"])
        stored.origin = msgspec.json.encode(deal).decode()
        stored.lesson = lesson
        await self._write(stored, _seats(guest, wish.seats), values)
        return await self._opened(stored.id)

    async def rematch(self, guest: Guest, live: LiveTable) -> LiveTable:
        """The same people and bots again; who asks second comes to the same table."""
        if live.stored.state != "over":
            raise not_over()
        if not live.table.seats_of(guest.id):
            raise did_not_play()
        async with live.lock:
            if live.stored.rematch:
                return await self.tables.load(live.stored.rematch)
            stored = _again(live)
            seats = [seat.again() for seat in live.table.seats]
            if not await self._write(stored, seats, live.values, after=live.id):
                await self.tables.catch_up(live)
            else:
                live.stored.rematch = stored.id
        tell_presence(live)
        return await self._opened(live.stored.rematch)

    async def fork(self, guest: Guest, live: LiveTable, wish: Fork, game: Game) -> LiveTable:
        """Play on from a moment of a finished game: this guest in one seat, bots in the others."""
        stored = msgspec.structs.replace(
            live.stored,
            **_fresh(guest.id),
            origin=msgspec.json.encode(await self.tables.shelf.replay(fork_document, game)).decode(),
            pace_minutes=0,
            pace_bank=0,
            listed=False,
            lesson="",
            rated=False,
        )
        kinds = ["me" if seat == wish.seat else "bot" for seat in range(stored.players)]
        seats = _seats(guest, [SeatWish(kind, wish.level) for kind in kinds])  # type: ignore[arg-type]
        await self._write(stored, seats, live.values)
        return await self._opened(stored.id)

    async def open(self, guest: Guest, wish: NewTable, *, seed: int | None = None) -> LiveTable:
        wish.game = wish.game or self.tables.settings.game
        if wish.rated:
            _may_be_rated(wish)
        stored, values = _stored(guest, wish, new_seed() if seed is None else seed)
        if stored.window_seconds < 0:
            stored.window_seconds = self.tables.settings.window_seconds if wish.pace.minutes < SLOW else 0
        await self._write(stored, _seats(guest, wish.seats), values)
        return await self._opened(stored.id)

    def _game(self, wish: str) -> GameDefinition:
        return definition(wish or self.tables.settings.game)

    # -- writing -------------------------------------------------------------------------------------------

    async def _write(self, stored: StoredTable, seats: list[Seat], values: CardValues, after: str = "") -> bool:
        """Write a table, with its first questions to bots; False if `after` has its rematch already."""
        game = await self.tables.shelf.replay(record_of(stored, values, []).start)  # checking a position takes a while
        fresh = LiveTable(stored, seats, values)
        stored.glance = glance_before(game)
        if is_full(seats):
            stored.state, stored.started = "playing", stored.created
            fresh.begin(game)
            stored.deadline = fresh.table.deadline
            stored.glance = glance_of(fresh.table, game)

        async def work(connection: AsyncConnection) -> bool:
            if after and not await writing.link_rematch(connection, after, stored.id):
                return False
            await writing.add_table(connection, stored, seats, values)
            await connection.run_sync(self.tables.writer.replace_jobs, [stored.id], fresh.jobs())
            if after:
                await connection.run_sync(self.tables.writer.notify, [(after, 0)])
            return True

        return bool(await self.tables.save(self.tables.writer.write(work)))

    async def _opened(self, table: str) -> LiveTable:
        live = await self.tables.load(table)
        self.bots.attend(live)
        return live


def new_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbits(SEED_BITS)


def _stored(guest: Guest, wish: NewTable, seed: int) -> tuple[StoredTable, CardValues]:
    """A table as wished, checked by the game itself."""
    try:
        rules = definition(wish.game)
        options = {**rules.options_for_people(), **wish.options}
        setup = rules.setup(len(wish.seats), wish.modules or None, options, seed, wish.sheet)
        values, digest = values_of(setup.game, list(setup.modules), setup.sheet)
    except SetupError as error:
        raise Refused(409, str(error)) from None
    stored = StoredTable(
        **_fresh(guest.id),
        name=" ".join(wish.name.split()),
        game=setup.game,
        players=setup.players,
        modules=list(setup.modules),
        options=dict(setup.options),
        sheet=setup.sheet,
        values_hash=digest,
        seed=str(seed),
        origin="",
        pace_minutes=wish.pace.minutes,
        pace_bank=wish.pace.bank,
        window_seconds=-1 if wish.window_seconds is None else wish.window_seconds,
        watch=wish.watch,
        listed=wish.listed,
        lesson="",
        talk=wish.talk,
        rated=wish.rated,
    )
    return stored, values


def _may_be_rated(wish: NewTable) -> None:
    """Ratings compare people who play the same game, each for themselves."""
    kinds = {seat.kind for seat in wish.seats}
    if "hot" in kinds or sum(seat.kind == "me" for seat in wish.seats) > 1:
        raise rated_alone()
    if wish.sheet or not kinds & {"me", "open"}:
        raise rated_plain()


def _fresh(owner: str) -> dict[str, Any]:
    """What is new at every new table."""
    at = now()
    return {
        "id": table_id(),
        "owner": owner,
        "invite_token": token(),
        "watch_token": token(),
        "rematch": "",
        "created": at,
        "started": 0,
        "state": "waiting",
        "n": 0,
        "updated": at,
        "deadline": None,
        "glance": "",
        "rules": rules_version(),
        "length": 0,
        "chain": "",
    }


def _seats(guest: Guest, wishes: list[SeatWish]) -> list[Seat]:
    names = [name for name in NAMES if name != guest.name]
    secrets.SystemRandom().shuffle(names)
    first_own = next((number for number, wish in enumerate(wishes) if wish.kind == "me"), None)
    return [_seat(number, guest, wish, names, own=number == first_own) for number, wish in enumerate(wishes)]


def _seat(number: int, guest: Guest, wish: SeatWish, names: list[str], *, own: bool) -> Seat:
    """A seat as wished. Nobody has two: whose second one it is said to be shares the device."""
    name = " ".join(wish.name.split())
    if wish.kind == "bot":
        return Seat(number, BOT, level=level_for(wish.level), name=name or names.pop())
    if wish.kind == "open":
        return Seat(number, OPEN)
    usual = guest.name if wish.kind == "me" else ""
    return Seat(number, PERSON, guest.id, name or usual or names.pop(), hot=not own)


def _again(live: LiveTable) -> StoredTable:
    fresh = _fresh(live.stored.owner)
    fresh["seed"] = str(new_seed())
    return msgspec.structs.replace(live.stored, **fresh, origin="", lesson="")
