"""What a place would pay: for the meter, for bots and for the curious."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from castillo.el_grande.arithmetic import parts_of
from castillo.el_grande.places import CASTILLO
from castillo.el_grande.points import Points
from castillo.el_grande.position import Position
from castillo.el_grande.scoring import GENERAL, SPECIAL, tally
from castillo.kernel.errors import IllegalChoice

if TYPE_CHECKING:
    from castillo.el_grande.rules import GrandeRules

MOST_METERS = 4096
"""So many meters are remembered before they are forgotten."""


def would_score(
    book: GrandeRules, game: Position, place: str, *, general: bool = False, plus: dict[int, int] | None = None
) -> Points:
    """Points by seat if that place alone were scored now; `plus` adds caballeros there first, by seat."""
    plus = plus or {}
    number = book.place_numbers.get(place, -1)
    if number not in book.board_places:
        names = ", ".join(book.place_ids[p] for p in book.board_places)
        raise IllegalChoice(f"place: {place!r} cannot be scored; places are: {names}.")
    for seat in plus:
        if seat not in list(range(game.seats)):
            raise IllegalChoice(f"plus: {seat!r} is not a seat; the seats are 0 to {game.seats - 1}.")
    more = [plus.get(seat, 0) for seat in range(game.seats)] if plus else None
    plan = book.plan(game, number, general)
    if general and plan.left_out:
        return Points.of([0] * game.seats, [])
    others = [book.place_ids[p] for p in plan.together if p != number]
    mode = GENERAL if general else SPECIAL
    total, parts = list(tally(game, number, mode, more)), parts_of(game, number, mode, more)
    return Points.of(total, parts, others[0] if others else None)


def meters(book: GrandeRules, game: Position) -> dict[str, dict[str, list[Any]]]:
    """What each place would pay, for everyone to see; a closed Castillo shows nothing."""
    places = [p for p in book.board_places if p != CASTILLO or book.castillo_open]
    return {book.place_ids[place]: _meter(book, game, place) for place in places}


def _meter(book: GrandeRules, game: Position, place: int) -> dict[str, list[Any]]:
    """What `_measure` says, remembered: most places are as they were when the last viewer, or the last move, asked."""
    row = [game.count(owner, place) for owner in book.owners]
    bent = (game.king, game.round, *game.grandes, *game.scoreboards, *game.state)
    key = (place, *row, *bent)
    found = book.meters.get(key)
    if found is None:
        if len(book.meters) >= MOST_METERS:
            book.meters.clear()
        found = book.meters[key] = _measure(game, place)
    return {name: points[:] for name, points in found.items()}


def _measure(game: Position, place: int) -> dict[str, list[Any]]:
    """Points by seat if the place were scored now, or in a general scoring, with the parts of that; and, by seat, what
    that seat would get now with one more there."""
    now = list(tally(game, place, SPECIAL))
    general = list(tally(game, place, GENERAL))
    one_more = [[int(s == seat) for s in range(game.seats)] for seat in range(game.seats)]
    plus = [tally(game, place, SPECIAL, one_more[seat])[seat] for seat in range(game.seats)]
    return {"now": now, "general": general, "parts": parts_of(game, place, GENERAL), "plus": plus}
