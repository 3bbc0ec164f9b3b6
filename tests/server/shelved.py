"""Finished tables without logs, as many as one likes: what lists, statistics and ratings are made of."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.server.archive import storage
from castillo.server.guests import NAMES
from castillo.server.opening import _fresh
from castillo.server.storage import writing
from castillo.server.storage.database import Database
from castillo.server.storage.models import SeatRow, TableRow, ValuesRow
from castillo.server.storage.rows import Glance, StoredTable
from castillo.stories.chronicle import Chronicle
from castillo.table.seats import BOT, PERSON, Seat

Game = tuple[StoredTable, list[Seat]]
DAY = 24 * 3600 * 1000
FIRST = 1_700_000_000_000


def person(number: int, guest: str, name: str = "", **more: Any) -> Seat:
    return Seat(number, PERSON, guest, name or NAMES[number], **more)


def bot(number: int, level: str = "easy") -> Seat:
    return Seat(number, BOT, name=NAMES[-1 - number], level=level)


def finished(key: str, seats: Sequence[Seat], scores: Sequence[int], ended: int = FIRST, **more: Any) -> Game:
    """A game that was played to its end; whoever has most points has won it. `winners=[]`: ended by agreement."""
    winners = more.pop("winners", [seat for seat, score in enumerate(scores) if score == max(scores)])
    glance = Glance(round=9, rounds=9, scores=list(scores), winners=winners)
    fields = {
        **_fresh(seats[0].guest),
        "id": key,
        "name": "",
        "game": "el_grande",
        "players": len(seats),
        "modules": ["base"],
        "options": {},
        "sheet": {},
        "values_hash": "none",
        "seed": "1",
        "origin": "",
        "pace_minutes": 0,
        "pace_bank": 0,
        "window_seconds": 0,
        "watch": "anyone",
        "listed": False,
        "lesson": "",
        "created": ended - DAY,
        "started": ended - DAY,
        "updated": ended,
        "state": "over",
        "glance": msgspec.json.encode(glance).decode(),
        "rated": False,
        "talk": True,
    }
    return StoredTable(**{**fields, **more}), list(seats)


async def shelve(connection: AsyncConnection, games: Iterable[Game]) -> None:
    """Write them all."""
    games = list(games)
    await writing.put(connection, ValuesRow, {"hash": "none", "sheet": {}})
    await connection.execute(insert(TableRow), [msgspec.structs.asdict(stored) for stored, _ in games])
    seats = [{"table": stored.id, **asdict(seat)} for stored, sitting in games for seat in sitting]
    await connection.execute(insert(SeatRow), seats)


GAINS = {"el_grande-gain-regions": 0.62, "el_grande-gain-special": 0.2, "el_grande-gain-castillo": 0.18}
CARDS = ("base/1/move_3", "base/2/angry_king", "base/3/score_castillo", "base/4/two_to_court")
REGIONS = ("aragon", "castilla_la_vieja", "granada", "pais_vasco", "sevilla")


def store_all(database: Path, games: Sequence[Game]) -> None:
    """Put finished games into the file of a server that may run, with all that the archive makes of them."""

    async def work() -> None:
        opened = Database(f"sqlite+aiosqlite:///{database}")
        async with opened.engine.begin() as connection:
            await shelve(connection, games)
            for stored, _ in games:
                await storage.note(connection, stored.id)
                await _tell(connection, stored)
        await opened.close()

    with ThreadPoolExecutor(1) as elsewhere:  # a browser test has a loop of its own here
        elsewhere.submit(asyncio.run, work()).result()


async def _tell(connection: AsyncConnection, stored: StoredTable) -> None:
    """Something that a log might have told."""
    chronicle = Chronicle(stored.players)
    for seat, score in enumerate(msgspec.json.decode(stored.glance)["scores"]):
        points = [score if other == seat else 0 for other in range(stored.players)]
        for gain, share in GAINS.items() if stored.game == "el_grande" else ():
            chronicle.gains[gain, seat] = [round(share * number) for number in points]
        chronicle.cards[seat] = {card: 1 + number for number, card in enumerate(CARDS) if stored.game == "el_grande"}
        chronicle.places[seat] = {place: score // (2 + n) for n, place in enumerate(REGIONS)}
    await storage.tell(connection, stored.id, chronicle)
