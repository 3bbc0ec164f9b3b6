"""Words for events: who did what, and where."""

from __future__ import annotations

from mypy_extensions import i64

from castillo.el_caballero.areas import area_ref
from castillo.el_caballero.grid import cell_name
from castillo.el_caballero.position import Position
from castillo.kernel import text
from castillo.kernel.event import Event


def tell(game: Position, what: str, seat: i64, rule: str, args: dict[str, object]) -> None:
    """Tell what a seat did; an event has a text of the log and the number of its rule."""
    game.tell(Event(f"el_caballero-log-{what}", {"seat": text.seat(seat), **args}, rule))


def tell_at(game: Position, what: str, seat: i64, cell: i64, rule: str, args: dict[str, object]) -> None:
    """Tell what happened at a cell."""
    tell(game, what, seat, rule, {"at": cell_name(cell), **args})


def tell_beside(game: Position, what: str, seat: i64, cell: i64, side: i64, rule: str, args: dict[str, object]) -> None:
    """Tell what happened at a cell towards the area on one of its sides."""
    tell_at(game, what, seat, cell, rule, {"place": area_ref(game, int(game.area_beside(cell, side))), **args})
