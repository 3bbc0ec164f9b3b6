"""Previews: a choice is made on a copy, up to where something hidden would come out.

A preview is `events` (what the seat would be told), `points` by seat, `hidden` (whether something hidden would come out
next), and what the game adds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from castillo.kernel.event import Event, visible

if TYPE_CHECKING:
    from castillo.kernel.game import Game

PREVIEWING: Final = -2
"""The floor of a copy on which a choice is only tried."""


class HiddenComesOut(Exception):
    """Ends a preview."""


def stop_preview(floor: i64) -> None:
    """Where something hidden comes out, a preview has seen enough."""
    if floor == PREVIEWING:
        raise HiddenComesOut


def preview_of(game: Game, seat: int, action: int) -> dict[str, Any]:
    """What would follow if a seat chose this action: what it would be told, and points by seat."""
    after = game.clone()
    after.floor = PREVIEWING
    after.events = []
    hidden = False
    try:
        after.act_as(seat, action)
    except HiddenComesOut:
        hidden = True
    events = visible(after.events or [], seat)
    return {
        "events": [event.to_json() for event in events],
        "points": _told_points(game, events) if hidden else _difference(game.scores, after.scores),
        "hidden": hidden,
        **game.rules.preview(game, after, events),
    }


def _difference(before: tuple[int, ...], after: tuple[int, ...]) -> list[int]:
    return [int(new - old) for old, new in zip(before, after, strict=True)]


def _told_points(game: Game, events: list[Event]) -> list[int]:
    """The points of events; the copy's own may hold some that come of what is hidden."""
    told = [event.args["points"] for event in events if isinstance(event.args.get("points"), list)]
    return [sum(int(points[seat]) for points in told if isinstance(points, list)) for seat in range(game.seats)]
