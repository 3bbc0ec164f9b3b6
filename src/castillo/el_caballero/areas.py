"""Areas: land and water, kept up to date while tiles are laid.

Every edge of a tile on the map has the number of its area (`labels`); an area is a row of numbers in `area_rows`. Areas
only ever grow together, so nothing is ever worked out anew. An Alcalde is packed as `seat << 25 | ship << 24 | edge <<
16 | cell`, an edge being `tile * 4 + side`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from castillo.el_caballero.grid import (
    KIND_WORDS,
    LAND,
    NOWHERE,
    SIDES,
    STEPS,
    WATER,
    is_tile,
    opposite,
    tile_of,
    tile_turn,
    x_of,
    y_of,
)
from castillo.el_caballero.tiles import FISH, GOLD, ISTHMUS, TURNED_EDGES
from castillo.kernel.text import place

if TYPE_CHECKING:
    from castillo.el_caballero.position import Position

# the columns of a row
KIND: Final = 0  # WATER, LAND; 0 once it has become part of another
TILES: Final = 1
SYMBOLS: Final = 2  # gold on land, fish on water
OPEN: Final = 3  # edges that are not joined to a tile
ALCALDE: Final = 4  # whose Alcalde is here; -1: nobody's
COUNTS: Final = 5  # caballeros (land) or ships (water), by seat

CELL: Final = 0xFFFF


def row_length(seats: i64) -> i64:
    """How many numbers an area has in `area_rows`."""
    return COUNTS + seats


# -- laying a tile -----------------------------------------------------------------------------------------


def join_tile(game: Position, tile: i64, cell: i64, turn: i64) -> None:
    """Give the edges of a tile that has just been laid their areas, and join these with their neighbours'."""
    game.labels = game.labels[:]
    game.area_rows = game.area_rows[:]
    pattern = game.ruleset.tiles.patterns[tile]
    symbol = game.ruleset.tiles.symbols[tile]
    shown = TURNED_EDGES[pattern]
    land: i64 = NOWHERE
    water: i64 = NOWHERE
    for side in range(4):
        kind = shown[turn * 4 + side]
        if kind == LAND:
            if land == NOWHERE:
                land = _new_row(game, LAND, 1 if symbol == GOLD else 0)
            _take_edge(game, tile, side, land)
        else:
            if water == NOWHERE or pattern == ISTHMUS:
                water = _new_row(game, WATER, 1 if symbol == FISH else 0)
            _take_edge(game, tile, side, water)
    for side in range(4):
        there = game.value(cell + STEPS[side])
        if is_tile(there):
            _join(game, game.labels[tile * 4 + side], game.labels[tile_of(there) * 4 + opposite(side)])


def _new_row(game: Position, kind: i64, symbols: i64) -> i64:
    """An area of one tile: the row of one that is gone, or a new one."""
    rows, length = game.area_rows, row_length(game.seats)
    at: i64 = 0
    while at < len(rows) and rows[at]:
        at += length
    fresh: list[int] = [kind, 1, symbols, 0, NOWHERE] + [0] * game.seats
    rows[at : at + length] = fresh
    return at // length


def _take_edge(game: Position, tile: i64, side: i64, area: i64) -> None:
    game.labels[tile * 4 + side] = area
    game.area_rows[area * row_length(game.seats) + OPEN] += 1


def _join(game: Position, one: i64, other: i64) -> None:
    """Two edges have met: they are open no longer, and their areas are one."""
    rows, length = game.area_rows, row_length(game.seats)
    rows[one * length + OPEN] -= 1
    rows[other * length + OPEN] -= 1
    if one == other:
        return
    keep, gone = min(one, other), max(one, other)
    twice = _relabel(game, gone, keep)
    for column in range(TILES, length):
        if column != ALCALDE:  # an area with an Alcalde is closed and joins nothing
            rows[keep * length + column] += rows[gone * length + column]
    rows[keep * length + TILES] -= twice
    rows[gone * length + KIND] = 0


def _relabel(game: Position, gone: i64, keep: i64) -> i64:
    """Give all edges of an area to another; how many tiles were part of both (an isthmus with its two waters)."""
    labels = game.labels
    twice: i64 = 0
    for entry in game.laid:
        first = (entry >> 16) * 4
        had = False
        has = False
        for at in range(first, first + 4):
            if labels[at] == gone:
                labels[at] = keep
                had = True
            elif labels[at] == keep:
                has = True
        if had and has:
            twice += 1
    return twice


# -- who is there ------------------------------------------------------------------------------------------


def add_count(game: Position, area: i64, seat: i64, count: i64) -> None:
    """So many more caballeros or ships of a seat count in an area."""
    rows = game.area_rows[:]
    rows[area * row_length(game.seats) + COUNTS + seat] += count
    game.area_rows = rows


def count_in(game: Position, area: i64, seat: i64) -> i64:
    """How many caballeros or ships of a seat count in an area."""
    return game.area_rows[area * row_length(game.seats) + COUNTS + seat]


def is_closed(game: Position, area: i64) -> bool:
    """EC-6.1: every edge is joined to a tile."""
    return game.area_rows[area * row_length(game.seats) + OPEN] == 0


def settle(game: Position, area: i64, seat: i64) -> None:
    """An Alcalde stands in an area."""
    rows = game.area_rows[:]
    rows[area * row_length(game.seats) + ALCALDE] = seat
    game.area_rows = rows


def living(game: Position) -> list[int]:
    """The numbers of all areas."""
    length = row_length(game.seats)
    return [at // length for at in range(0, len(game.area_rows), length) if game.area_rows[at]]


# -- names and descriptions --------------------------------------------------------------------------------


def first_edges(game: Position) -> dict[int, int]:
    """By area, the edge that names it: of its oldest tile the first, clockwise from the north."""
    found: dict[int, int] = {}
    for entry in game.laid:
        for edge in range((entry >> 16) * 4, (entry >> 16) * 4 + 4):
            found.setdefault(int(game.labels[edge]), edge)
    return found


def edge_cell(game: Position, edge: int) -> int:
    """The cell of the tile that an edge (tile * 4 + side) belongs to."""
    return next(int(entry & CELL) for entry in game.laid if entry >> 16 == edge >> 2)


def area_id(game: Position, area: int, edge: int) -> str:
    """An area's name for programs, after its oldest tile: `land-coast-2`; of an isthmus `water-isthmus-3-2`."""
    tile = edge >> 2
    kind = KIND_WORDS[game.area_rows[area * row_length(game.seats)]]
    name = f"{kind}-{game.ruleset.tiles.names[tile]}"
    if kind == "land" or game.ruleset.tiles.patterns[tile] != ISTHMUS:
        return name
    sides = [side for side in range(4) if TURNED_EDGES[ISTHMUS][tile_turn(tile_value(game, tile)) * 4 + side] == WATER]
    return f"{name}-{sides.index(edge & 3) + 1}"


def area_ref(game: Position, area: int) -> dict[str, object]:
    """A reference to an area, for texts: every tile has given its areas names (`<owner>-place-<id>`)."""
    return place(area_id(game, area, first_edges(game)[area]))


def tile_value(game: Position, tile: int) -> int:
    """What is in the cell of a tile on the map; see grid.py."""
    return int(game.value(edge_cell(game, tile * 4)))


def areas_by_id(game: Position) -> dict[str, int]:
    """The numbers of all areas, by their ids."""
    return {area_id(game, area, edge): area for area, edge in first_edges(game).items()}


def describe_areas(game: Position) -> list[dict[str, Any]]:
    """All areas for programs, in the order of their oldest tiles."""
    edges: dict[int, list[list[Any]]] = {}
    for entry in game.laid:
        x, y = int(x_of(entry & CELL)), int(y_of(entry & CELL))
        for side in range(4):
            area = int(game.labels[(entry >> 16) * 4 + side])
            edges.setdefault(area, []).append([x, y, SIDES[side]])
    return [_describe(game, area, where) for area, where in edges.items()]


def _describe(game: Position, area: int, edges: list[list[Any]]) -> dict[str, Any]:
    length = row_length(game.seats)
    row = [int(n) for n in game.area_rows[area * length : (area + 1) * length]]
    return {
        "kind": KIND_WORDS[row[KIND]],
        "edges": edges,
        "tiles": row[TILES],
        "value": row[TILES] + row[SYMBOLS],
        "totals" if row[KIND] == LAND else "ships": row[COUNTS:],
        "closed": row[OPEN] == 0,
    }
