"""What a place would pay: for the meter, for bots and for the curious."""

from __future__ import annotations

from typing import TYPE_CHECKING

from castillo.el_grande.position import Position
from castillo.el_grande.scoring import GENERAL, SPECIAL, tally
from castillo.kernel.errors import IllegalChoice
from castillo.kernel.points import Points

if TYPE_CHECKING:
    from castillo.el_grande.book import Book


def would_score(book: Book, game: Position, place: str, general: bool, plus: dict[int, int]) -> Points:
    """Points by seat if that place alone were scored now; `plus` adds caballeros there first, by seat."""
    number = book.place_numbers.get(place, -1)
    if number not in book.board_places:
        names = ", ".join(book.place_ids[p] for p in book.board_places)
        raise IllegalChoice(f"place: {place!r} cannot be scored; places are: {names}.")
    for seat in plus:
        if seat not in list(range(game.seats)):
            raise IllegalChoice(f"plus: {seat!r} is no seat; the seats are 0 to {game.seats - 1}.")
    more = [plus.get(seat, 0) for seat in range(game.seats)] if plus else None
    if general and book.left_out(game, number):
        return Points.of([0] * game.seats, None)
    others = [book.place_ids[p] for p in book.scored_with(game, number, general) if p != number]
    return Points.of(tally(game, number, GENERAL if general else SPECIAL, more).total, others[0] if others else None)
