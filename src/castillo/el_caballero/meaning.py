"""What somebody means who says an option in another way: an area by any edge, a turn by one that looks alike."""

from __future__ import annotations

from castillo.el_caballero import verbs
from castillo.el_caballero.areas import CELL, edge_cell, first_edges
from castillo.el_caballero.deeds.deed import at_cell
from castillo.el_caballero.grid import (
    LAND,
    LANDS,
    NOWHERE,
    SIDES,
    WATER_SIDE,
    card_in,
    is_tile,
    land_number,
    number_at,
    tile_of,
    tile_turn,
)
from castillo.el_caballero.notes import LAND_HERE, note_from, said, verb_of
from castillo.el_caballero.position import Position
from castillo.el_caballero.tiles import LOOKS, TURNED_EDGES
from castillo.kernel.actions import a_of


def meant(game: Position, words: str) -> str:
    """The notation in which options say what these words say; the words themselves where there is none."""
    note = note_from(game.ruleset, words)
    if note < 0:
        return words
    verb = verb_of(note)
    if verb == verbs.TILE:
        note = _turned_tile(game, note)
    elif verb in (verbs.CARD, verbs.CARD_WITH_GRANDE):
        note = _turned_card(game, note) if words.split(" ")[2][-1] in SIDES else note
    elif verb in (verbs.ALCALDE, verbs.SHIP, verbs.SET_SHIP) and is_tile(game.value(note & CELL)):
        note = _by_area(game, note, words[-1] in SIDES and words[-2] == " ")
    return said(game.ruleset, note)


def _turned_tile(game: Position, note: int) -> int:
    """Of the turns that look alike (EC-Q3) the first."""
    a = int(a_of(note))
    looks = LOOKS[game.ruleset.tiles.patterns[a >> 2]]
    return int(at_cell(verbs.TILE, a & ~3 | (a & 3) % looks, note & CELL))


def _turned_card(game: Position, note: int) -> int:
    """A card that lies so that a number is on a side is named by its highest land number, or its first on water."""
    a, edges = int(a_of(note)), int(game.edges(note & CELL))
    if not edges:
        return note
    number, side = (a & 7) + 1, a >> 3 & 3
    turn = (side - number + 1) & 3
    value = edges | card_in(0, (number - 1) >> 2, turn)
    if LANDS[edges]:
        number = int(land_number(value))
        side = (number - 1 + turn) & 3
    else:
        side = WATER_SIDE[edges]
        number = int(number_at(value, side))
    return note & ~(31 << 16) | (number - 1 | side << 3) << 16


def _by_area(game: Position, note: int, side_said: bool) -> int:
    """An area is named by the first edge of its oldest tile; one with an Alcalde by where the Alcalde stands."""
    verb, a, cell = verb_of(note), int(a_of(note)), note & CELL
    value = int(game.value(cell))
    shows = TURNED_EDGES[game.ruleset.tiles.patterns[tile_of(value)]]
    land = verb == verbs.ALCALDE and bool(a & LAND_HERE)
    sides = [side for side in range(4) if (shows[int(tile_turn(value)) * 4 + side] == LAND) == land]
    if side_said and not land:  # all land of a tile is one
        sides = [side for side in sides if side == a & 3]
    areas = {int(game.labels[int(tile_of(value)) * 4 + side]) for side in sides}
    if len(areas) != 1:
        return note
    area = areas.pop()
    edge = first_edges(game)[area] if verb == verbs.ALCALDE else _alcalde_in(game, area)
    if edge == NOWHERE:
        return note
    return int(at_cell(verb, edge & 3 | (LAND_HERE if land else 0), edge_cell(game, edge)))


def _alcalde_in(game: Position, area: int) -> int:
    edges = [int(packed >> 16 & 255) for packed in game.alcaldes]
    return next((edge for edge in edges if game.labels[edge] == area), NOWHERE)
