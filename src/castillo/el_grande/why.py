"""Why a place is not offered, in words."""

from __future__ import annotations

from mypy_extensions import i64

from castillo.el_grande.position import Position
from castillo.kernel.text import Text
from castillo.kernel.text import place as place_ref


def why_no_placing(game: Position, place: i64) -> Text | None:
    """Why the regular placing cannot go to a place."""
    closed = game.book.shown.why_closed(game, place) or why_no_room(game, place)
    if closed is not None or not game.book.is_region[place]:
        return closed
    return Text("el_grande-why-not_bordering", {"place": game.named(place), "king": game.named(game.king)})


def why_no_room(game: Position, place: i64) -> Text | None:
    """Why nobody more can be put into a place, if it is full."""
    if game.book.fits(game, place, 1):
        return None
    return Text("el_grande-why-no_room", {"place": game.named(place)})


def why_no_target(game: Position, target: str, source: i64 = -1) -> Text | None:
    """Why something cannot be moved to a place."""
    book = game.book
    if target not in book.place_numbers:
        return None
    place = book.place_numbers[target]
    if place == source:
        return Text("el_grande-why-already_there", {"place": place_ref(target)})
    return book.shown.why_closed(game, place)


def why_no_source(game: Position, target: str) -> Text | None:
    """Why nothing can be picked up in a place."""
    book = game.book
    if target not in book.place_numbers:
        return None
    place = book.place_numbers[target]
    key = "el_grande-why-nobody_to_pick" if book.is_region[place] else "el_grande-why-not_from_here"
    return book.shown.why_closed(game, place) or Text(key, {"place": place_ref(target)})


def why_grande_stays(game: Position, owner: i64) -> Text | None:
    """Why a Grande cannot be moved from where it is; None if it can."""
    book = game.book
    home = game.grandes[owner]
    if not book.is_region[home]:
        return Text("el_grande-why-grande_in_castillo")
    if not book.taboo(game, home):
        return None
    return book.shown.why_closed(game, home) or Text("el_grande-why-not_from_here", {"place": game.named(home)})
