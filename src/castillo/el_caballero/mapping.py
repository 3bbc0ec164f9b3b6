"""How the map changes: room for it, a tile, a card. Lists are replaced, so that clones may share them.

Like the atoms, which call them, these functions change a position; they tell nothing.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from castillo.el_caballero.areas import add_count, join_tile
from castillo.el_caballero.grid import (
    EDGES,
    LAND,
    NOWHERE,
    STEPS,
    edge_at,
    number_at,
    opposite,
    owner_of,
    ships_of,
    tile_in,
)
from castillo.el_caballero.position import Position
from castillo.el_caballero.tiles import TURNED_EDGES

MARGIN: Final = 3
"""So many cells are added on a side where the window is too small."""


def make_room(game: Position, cell: i64) -> None:
    """Widen the window until a cell and its neighbours are inside."""
    x, y = cell >> 8, cell & 255
    height = len(game.cells) // game.width
    left = game.left if x - 1 >= game.left else x - MARGIN
    top = game.top if y - 1 >= game.top else y - MARGIN
    right = game.left + game.width
    right = right if x + 1 < right else x + 1 + MARGIN
    bottom = game.top + height
    bottom = bottom if y + 1 < bottom else y + 1 + MARGIN
    width = right - left
    if left == game.left and top == game.top and width == game.width and bottom - top == height:
        return
    cells: list[int] = [0] * (width * (bottom - top))
    for row in range(height):
        source = row * game.width
        target = (row + game.top - top) * width + game.left - left
        cells[target : target + game.width] = game.cells[source : source + game.width]
    game.cells, game.left, game.top, game.width = cells, left, top, width


def set_cell(game: Position, cell: i64, value: i64) -> None:
    """Replace what is in a cell."""
    cells = game.cells[:]
    cells[game.index(cell)] = value
    game.cells = cells


def put_tile(game: Position, tile: i64, cell: i64, turn: i64) -> None:
    """Lay a tile and join its areas; the cards it meets are not looked at here."""
    make_room(game, cell)
    cells = game.cells[:]
    at = game.index(cell)
    cells[at] = cells[at] & EDGES | tile_in(tile, turn)
    shown = TURNED_EDGES[game.ruleset.tiles.patterns[tile]]
    for side in range(4):
        cells[game.index(cell + STEPS[side])] |= shown[turn * 4 + side] << (opposite(side) << 1)
    game.cells = cells
    game.laid = [*game.laid, tile << 16 | cell]
    join_tile(game, tile, cell, turn)


def put_card(game: Position, cell: i64, card: i64) -> None:
    """A card comes to lie on the table: its numbers and ships count."""
    make_room(game, cell)
    value = game.edges(cell) | card
    set_cell(game, cell, value)
    seat, each = owner_of(card), game.ruleset.cards_each
    game.cards[seat * each + each - game.cards_left(seat)] = cell
    count_card(game, cell, value, 1)


def lift_card(game: Position, cell: i64, counted: i64) -> i64:
    """A card is taken off the table; `counted` are the edges it has counted for. Returns what lay there."""
    value = game.value(cell)
    count_card(game, cell, value & ~EDGES | counted, -1)
    set_cell(game, cell, value & EDGES)
    seat, each = owner_of(value), game.ruleset.cards_each
    row = [card for card in game.cards[seat * each : (seat + 1) * each] if card != cell]
    game.cards[seat * each : (seat + 1) * each] = [*row, NOWHERE]
    return value


def count_card(game: Position, cell: i64, value: i64, sign: i64) -> None:
    """Add (1) or take away (-1) all that a card counts for: numbers on land, ships on water."""
    seat, ships = owner_of(value), ships_of(value)
    for side in range(4):
        if edge_at(value, side) == LAND:
            add_count(game, game.area_beside(cell, side), seat, sign * number_at(value, side))
        elif ships >> side & 1:
            add_count(game, game.area_beside(cell, side), seat, sign)
