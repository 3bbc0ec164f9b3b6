"""Opening tables: play now, the guided first game, a new table, a rematch, a fork."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.kernel.errors import SetupError
from castillo.kernel.game import Game
from castillo.kernel.luck import SEED_BITS
from castillo.kernel.module import GAMES, definition
from castillo.server.bots import Bots, level_for
from castillo.server.guests import NAMES
from castillo.server.live import LiveTable, bots_asked
from castillo.server.messages import Fork, NewTable, SeatWish
from castillo.server.moments import now
from castillo.server.news import tell_presence
from castillo.server.positions import CardValues, fork_document, record_of, rules_version, values_of
from castillo.server.refusals import Refused, not_over
from castillo.server.security import table_id, token
from castillo.server.storage import writing
from castillo.server.storage.facts import Guest, Job, SeatFacts, TableFacts
from castillo.server.tables import Tables

TUTORIAL_SEED = 1480
SLOW = 60  # minutes for a turn from which on a table is not live: nobody sits and waits


class Opening:
    """Opens tables."""

    def __init__(self, tables: Tables, bots: Bots) -> None:
        self.tables = tables
        self.bots = bots

    # -- ways to open a table ------------------------------------------------------------------------------

    async def play_now(self, guest: Guest, game: str) -> LiveTable:
        """A game for four against three bots, at once."""
        return await self.open(guest, plain_table(game or next(iter(GAMES))))

    async def tutorial(self, guest: Guest, game: str = "") -> LiveTable:
        """The guided first game: the same cards for everyone."""
        wish = plain_table(game or next(iter(GAMES)), level="easy", watch="nobody")
        options = {"start_player": 0} if _has_option(wish.game, "start_player") else {}
        wish.options = {**wish.options, **options}
        return await self.open(guest, wish, seed=TUTORIAL_SEED, tutorial=True)

    async def rematch(self, guest: Guest, live: LiveTable) -> LiveTable:
        """The same people and bots again; who asks second comes to the same table."""
        if live.facts.state != "over":
            raise not_over()
        if not live.seats_of(guest.id):
            raise Refused(403, "Only those who played can ask for a rematch.")
        async with live.lock:
            if live.facts.rematch:
                return await self.tables.load(live.facts.rematch)
            facts, seats = _again(live)
            if not await self._write(facts, seats, live.values, after=live.facts.id):
                await self.tables.catch_up(live)
            else:
                live.facts.rematch = facts.id
        tell_presence(live)
        return await self._opened(live.facts.rematch)

    async def fork(self, guest: Guest, live: LiveTable, wish: Fork, game: Game) -> LiveTable:
        """Play on from a moment of a finished game: this guest in one seat, bots in the others."""
        facts = msgspec.structs.replace(
            live.facts,
            **_fresh(guest.id),
            origin=msgspec.json.encode(fork_document(game)).decode(),
            pace_minutes=0,
            pace_bank=0,
            listed=False,
            tutorial=False,
        )
        kinds = ["me" if seat == wish.seat else "bot" for seat in range(facts.players)]
        seats = _seats(facts.id, guest, [SeatWish(kind, wish.level) for kind in kinds])  # type: ignore[arg-type]
        await self._write(facts, seats, live.values)
        return await self._opened(facts.id)

    async def open(self, guest: Guest, wish: NewTable, *, seed: int | None = None, tutorial: bool = False) -> LiveTable:
        facts, values = _facts(guest, wish, new_seed() if seed is None else seed, tutorial)
        if facts.window_seconds < 0:
            facts.window_seconds = self.tables.settings.window_seconds if wish.pace.minutes < SLOW else 0
        await self._write(facts, _seats(facts.id, guest, wish.seats), values)
        return await self._opened(facts.id)

    # -- writing -------------------------------------------------------------------------------------------

    async def _write(self, facts: TableFacts, seats: list[SeatFacts], values: CardValues, after: str = "") -> bool:
        """Write a table, with its first questions to bots; False if `after` has its rematch already."""
        game = record_of(facts, values, []).start()
        full = all(seat.kind != "open" for seat in seats)
        facts.state, facts.started = ("playing", facts.created) if full else ("waiting", 0)
        jobs = [Job(facts.id, 0, seat) for seat in bots_asked(game, seats)] if full else []
        if full:
            fresh = LiveTable(facts, seats, values)
            fresh.begin(game)
            facts.deadline = fresh.deadline()

        async def work(connection: AsyncConnection) -> bool:
            if after and not await writing.link_rematch(connection, after, facts.id):
                return False
            await writing.add_table(connection, facts, seats, values)
            await connection.run_sync(self.tables.writer.replace_jobs, [facts.id], jobs)
            if after:
                await connection.run_sync(self.tables.writer.notify, [(after, 0)])
            return True

        return bool(await self.tables.save(self.tables.writer.write(work)))

    async def _opened(self, table: str) -> LiveTable:
        live = await self.tables.load(table)
        self.bots.attend(live)
        return live


def _has_option(game: str, name: str) -> bool:
    return any(spec.name == name for spec in definition(game).options)


def plain_table(game: str, level: str = "medium", watch: str = "link") -> NewTable:
    try:
        most = definition(game).players[1]
    except SetupError as error:
        raise Refused(409, str(error)) from None
    seats = [SeatWish("me")] + [SeatWish("bot", level) for _ in range(min(4, most) - 1)]
    return NewTable(game, [], seats, watch=watch)  # type: ignore[arg-type]


def new_seed() -> int:
    return secrets.randbits(SEED_BITS)


def _facts(guest: Guest, wish: NewTable, seed: int, tutorial: bool) -> tuple[TableFacts, CardValues]:
    """A table as wished, checked by the game itself."""
    try:
        rules = definition(wish.game)
        options = {**rules.options_for_people(), **wish.options}
        setup = rules.setup(len(wish.seats), wish.modules or None, options, seed, wish.sheet)
        values, digest = values_of(setup.game, list(setup.modules), setup.sheet)
    except SetupError as error:
        raise Refused(409, str(error)) from None
    facts = TableFacts(
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
        tutorial=tutorial,
    )
    return facts, values


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
        "rules": rules_version(),
        "length": 0,
        "chain": "",
    }


def _seats(table: str, guest: Guest, wishes: list[SeatWish]) -> list[SeatFacts]:
    names = [name for name in NAMES if name != guest.name]
    secrets.SystemRandom().shuffle(names)
    seats = [_seat(table, number, guest, wish, names) for number, wish in enumerate(wishes)]
    mine = [seat for seat in seats if seat.kind == "person" and not seat.hot]
    for seat in mine[1:]:  # nobody has two seats; who says so shares this device
        seat.hot = True
    return seats


def _seat(table: str, number: int, guest: Guest, wish: SeatWish, names: list[str]) -> SeatFacts:
    name = " ".join(wish.name.split())
    seat = SeatFacts(table, number, "open", "", "", "", False, "", 0, 0)
    if wish.kind == "bot":
        seat.kind, seat.level, seat.name = "bot", level_for(wish.level), name or names.pop()
    elif wish.kind in ("me", "hot"):
        seat.kind, seat.guest = "person", guest.id
        seat.hot = wish.kind == "hot"
        seat.name = name or (names.pop() if seat.hot else guest.name)
    return seat


def _again(live: LiveTable) -> tuple[TableFacts, list[SeatFacts]]:
    fresh = _fresh(live.facts.owner)
    fresh["seed"] = str(new_seed())
    facts = msgspec.structs.replace(live.facts, **fresh, origin="", tutorial=False)
    seats = [msgspec.structs.replace(s, table=facts.id, away="", missed=0, grace=0, ends=False) for s in live.seats]
    return facts, [_without_stand_in(seat) for seat in seats]


def _without_stand_in(seat: SeatFacts) -> SeatFacts:
    return msgspec.structs.replace(seat, level="") if seat.kind == "person" else seat
