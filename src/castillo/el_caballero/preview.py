"""What an option would change: areas before and after, cards thrown out."""

from __future__ import annotations

from typing import Any

from castillo.el_caballero.position import Position
from castillo.el_caballero.view import areas_shown
from castillo.kernel.event import Event


def preview_parts(before: Position, after: Position, events: list[Event]) -> dict[str, Any]:
    """The areas that are not the same before and after, as views show them, and the cards that go."""
    same = before.area_rows == after.area_rows
    was, now = ({}, {}) if same else (_by_id(before), _by_id(after))
    return {
        "areas": {
            "before": [area for id, area in was.items() if now.get(id) != area],
            "after": [area for id, area in now.items() if was.get(id) != area],
        },
        "thrown_out": [
            {name: event.args[name] for name in ("seat", "at", "count", "saved", "ships", "castle")}
            for event in events
            if event.kind == "el_caballero-log-card_thrown_out"
        ],
    }


def _by_id(game: Position) -> dict[str, dict[str, Any]]:
    return {area["id"]: area for area in areas_shown(game)}
