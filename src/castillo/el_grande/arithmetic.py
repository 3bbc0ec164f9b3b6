"""How points come about, for people: the same sums as scoring.py works out, part by part, each with its words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from castillo.el_grande.scoring import FIRST_ONLY, GENERAL, first_alone
from castillo.kernel.event import Part, part
from castillo.kernel.text import Text
from castillo.kernel.vectors import Row

if TYPE_CHECKING:
    from castillo.el_grande.position import Position

RANKS = ("first", "second", "third")


def parts_of(game: Position, place: i64, mode: i64, plus: list[int] | None = None) -> list[Part]:
    """All that pays anything in a scoring of a place, by seat: they add up to its points (EG-4)."""
    book = game.book
    general = mode == GENERAL
    keys = book.rank_keys(game, place, general, plus)
    together = book.plan(game, place, general).together
    out: list[Part] = []
    king, home, offices = ([0] * game.seats for _ in range(3))
    leader = first_alone(keys)
    for each in together:
        ranked = book.rank_keys(game, place, general, plus, True) if book.plan(game, each, general).fewest else keys
        values = book.values_of(game, each, general)
        named = {"place": game.named(each)} if len(together) > 1 else {}
        if mode == FIRST_ONLY:
            out += _paid({"rank": RANKS[0], **named}, [int(first_alone(ranked))], values[0], game.seats)
        else:
            for rank, slot, seats in _groups(ranked, book.paid_places):
                out += _paid({"rank": rank, **named}, seats, values[slot], game.seats)
            offices = [a + b for a, b in zip(offices, book.office_points(game, each), strict=True)]
        if leader >= 0:
            bonuses = book.bonuses(game, leader, each)
            king[leader] += bonuses[0]
            home[leader] += bonuses[1]
    for name, points in (("king", king), ("home", home), ("offices", offices)):
        if any(points):
            out.append(part(Text(f"el_grande-part-{name}"), points))
    return out


def _groups(keys: Row, paid: i64) -> list[tuple[str, int, list[int]]]:
    """The ranks that are paid: what each is called, whose value it takes and who shares it (EG-4.1, EG-4.2)."""
    out: list[tuple[str, int, list[int]]] = []
    place = 0
    for key in sorted({key for key in keys if key > 0}, reverse=True):
        seats = [seat for seat, own in enumerate(keys) if own == key]
        slot = place if len(seats) == 1 else place + 1
        if slot < paid:
            out.append((RANKS[slot] if slot == place else f"tied_{RANKS[slot]}", slot, seats))
        place = slot + 1
    return out


def _paid(words: dict[str, object], seats: list[int], value: int, players: int) -> list[Part]:
    points = [int(value) if seat in seats else 0 for seat in range(players)]
    key = "el_grande-part-place_of" if "place" in words else "el_grande-part-place"
    return [part(Text(key, words), points)] if any(points) else []
