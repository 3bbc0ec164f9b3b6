"""Finished tables without logs, as many as one likes: what lists, statistics and ratings are made of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Any

import msgspec
from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from castillo.server.guests import NAMES
from castillo.server.opening import _fresh
from castillo.server.storage import writing
from castillo.server.storage.models import SeatRow, TableRow, ValuesRow
from castillo.server.storage.rows import Glance, StoredTable
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
    }
    return StoredTable(**{**fields, **more}), list(seats)


async def shelve(connection: AsyncConnection, games: Iterable[Game]) -> None:
    """Write them all."""
    games = list(games)
    await writing.put(connection, ValuesRow, {"hash": "none", "sheet": {}})
    await connection.execute(insert(TableRow), [msgspec.structs.asdict(stored) for stored, _ in games])
    seats = [{"table": stored.id, **asdict(seat)} for stored, sitting in games for seat in sitting]
    await connection.execute(insert(SeatRow), seats)
