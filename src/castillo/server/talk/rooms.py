"""Who reads what. Those who sit at a table and those who watch it talk apart, so that no advice comes from outside."""

from __future__ import annotations

from typing import get_args

from castillo.server.live import LiveTable
from castillo.server.talk.messages import Room

ROOMS: tuple[Room, ...] = get_args(Room)


def rooms_of(live: LiveTable, guest: str) -> list[Room]:
    """The rooms that somebody who may see this table reads; the first is their own."""
    if not live.table.is_inside(guest):
        return ["watchers"]
    others = live.stored.state == "over" and live.stored.watch != "nobody"
    return list(ROOMS) if others else ["table"]
