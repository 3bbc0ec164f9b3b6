"""EC-5: what areas pay."""

from __future__ import annotations

from mypy_extensions import i64

from castillo.el_caballero.areas import (
    ALCALDE,
    COUNTS,
    KIND,
    SYMBOLS,
    TILES,
    area_id,
    areas_by_id,
    edge_cell,
    first_edges,
    living,
    row_length,
)
from castillo.el_caballero.atoms import course
from castillo.el_caballero.grid import LAND, NOWHERE
from castillo.el_caballero.position import Position
from castillo.kernel.errors import IllegalChoice
from castillo.kernel.event import Part, part
from castillo.kernel.text import Text, place


def area_points(game: Position, area: i64, counts: list[int]) -> list[int]:
    """What an area pays by seat, with these caballeros or ships there."""
    rows, at = game.area_rows, area * row_length(game.seats)
    value = rows[at + TILES] + rows[at + SYMBOLS]
    alcalde = rows[at + ALCALDE]
    if rows[at + KIND] != LAND:
        return [value * count for count in counts]
    if alcalde != NOWHERE:
        return [2 * value if seat == alcalde else 0 for seat in range(game.seats)]
    return region_points(value, counts, game.ruleset.second_place, game.ruleset.tied_firsts)


def region_points(value: i64, totals: list[int], second_place: bool, tied_firsts: bool) -> list[int]:
    """EC-5.1: twice the value for the first, the value for the second; tied firsts take that, tied seconds nothing.

    >>> region_points(6, [7, 1], True, True), region_points(6, [7, 1], False, False)
    ([12, 6], [12, 0])
    >>> region_points(6, [4, 4, 1], True, True), region_points(6, [5, 3, 3], True, True)
    ([6, 6, 0], [12, 0, 0])
    """
    points = [0] * len(totals)
    most = max(totals)
    if most == 0:
        return points
    if totals.count(most) > 1:
        return [value if total == most and tied_firsts else 0 for total in totals]
    points[totals.index(most)] = 2 * value
    rest = max([total for total in totals if total != most], default=0)
    if second_place and rest > 0 and totals.count(rest) == 1:
        points[totals.index(rest)] = value
    return points


def parts_of(game: Position, area: i64, counts: list[int]) -> list[Part]:
    """How the points of an area come about: what each of its places pays, or each number of ships."""
    at = area * row_length(game.seats)
    kind = "land" if game.area_rows[at + KIND] == LAND else "water"
    words = {"tiles": int(game.area_rows[at + TILES]), "extra": int(game.area_rows[at + SYMBOLS]), "kind": kind}
    points = area_points(game, area, counts)
    out: list[Part] = []
    for paid in sorted({number for number in points if number}, reverse=True):
        seats = [seat for seat, number in enumerate(points) if number == paid]
        text = Text(f"el_caballero-part-{_rank(game, area, paid, len(seats))}", words)
        if kind == "water":
            text = Text("el_caballero-part-ships", {**words, "count": counts[seats[0]]})
        out.append(part(text, [paid if seat in seats else 0 for seat in range(game.seats)]))
    return out


def _rank(game: Position, area: i64, paid: int, shared: int) -> str:
    """What a land pays so much for; only firsts share."""
    at = area * row_length(game.seats)
    if game.area_rows[at + ALCALDE] != NOWHERE:
        return "alcalde"
    if shared > 1:
        return "tied"
    return "second" if paid == game.area_rows[at + TILES] + game.area_rows[at + SYMBOLS] else "first"


def counts_of(game: Position, area: i64) -> list[int]:
    """Caballeros (land) or ships (water) in an area, by seat."""
    at = area * row_length(game.seats) + COUNTS
    return game.area_rows[at : at + game.seats]


def score_all(game: Position) -> None:
    """Every area is scored: lands before waters, the smallest first, then in the order of their oldest tiles."""
    edges = first_edges(game)
    for area in sorted(edges, key=lambda area: _weight(game, area)):
        counts = counts_of(game, area)
        points = area_points(game, area, counts)
        if any(points):
            told = _arithmetic(game, area, edges[area], counts) if game.events is not None else {}
            course.add_points(game, edge_cell(game, edges[area]), told, points)


def _arithmetic(game: Position, area: i64, edge: i64, counts: list[int]) -> dict[str, object]:
    """All that is told of a scoring beside its points."""
    at = area * row_length(game.seats)
    return {
        "area": area_id(game, area, edge),
        "place": place(area_id(game, area, edge)),
        "kind": "land" if game.area_rows[at + KIND] == LAND else "water",
        "value": int(game.area_rows[at + TILES] + game.area_rows[at + SYMBOLS]),
        "counts": counts,
        "parts": parts_of(game, area, counts),
        "how": "general",
    }


def _weight(game: Position, area: i64) -> tuple[bool, int]:
    at = area * row_length(game.seats)
    return game.area_rows[at + KIND] != LAND, game.area_rows[at + TILES] + game.area_rows[at + SYMBOLS]


def points_now(game: Position) -> list[int]:
    """What everything on the map would pay now, by seat."""
    total = [0] * game.seats
    for area in living(game):
        points = area_points(game, area, counts_of(game, area))
        for seat in range(game.seats):
            total[seat] += points[seat]
    return total


def what_if(game: Position, place: str | None = None, *, plus: dict[int, int] | None = None) -> tuple[int, ...]:
    """What the whole map, or one area by its id (with so many more there by seat), would pay now."""
    plus = plus or {}
    wrong = [seat for seat in plus if type(seat) is not int or not 0 <= seat < game.seats]
    if wrong:
        raise IllegalChoice(f"plus: {wrong[0]!r} is not a seat; the seats are 0 to {game.seats - 1}.")
    if place is None:
        return tuple(points_now(game))
    known = areas_by_id(game)
    if place not in known:
        raise IllegalChoice(f"place: {place!r} is not an area; areas are: {', '.join(known)}.")
    counts = [max(0, count + plus.get(seat, 0)) for seat, count in enumerate(counts_of(game, known[place]))]
    return tuple(area_points(game, known[place], counts))
