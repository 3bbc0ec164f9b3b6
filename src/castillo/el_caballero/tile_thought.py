"""What a tile would change: the areas it joins, the cards that meet land or are thrown out.

The areas it touches are copied as rows (as in areas.py) into the thought's `groups`, and changed there; `home` says in
which row an area of the map is found. The first rows are the tile's own: its land, its water, an isthmus's other water.
(An isthmus whose two waters are joined elsewhere counts twice: a thought may be wrong by a tile.)
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from castillo.el_caballero.appraise import BITS
from castillo.el_caballero.areas import ALCALDE, COUNTS, KIND, OPEN, SYMBOLS, TILES
from castillo.el_caballero.grid import (
    CASTLE,
    EDGES,
    GRANDE,
    LAND,
    LANDS,
    NOWHERE,
    STEPS,
    WATER,
    edge_at,
    is_card,
    is_tile,
    land_number,
    number_at,
    opposite,
    owner_of,
    ships_of,
    tile_of,
)
from castillo.el_caballero.thought import Thought
from castillo.el_caballero.tiles import FISH, GOLD, ISTHMUS, TURNED_EDGES

OWN_LAND: Final = 0
OWN_WATER: Final = 1
OTHER_WATER: Final = 2


def tile_gain(thought: Thought, tile: i64, turn: i64, cell: i64) -> float:
    """What the seat gains over the mean of the others if this tile is laid there."""
    game = thought.game
    pattern = game.ruleset.tiles.patterns[tile]
    shown = TURNED_EDGES[pattern]
    symbol = game.ruleset.tiles.symbols[tile]
    length = thought.length
    thought.groups = [0] * (3 * length)
    groups = thought.groups
    for group in range(3):
        groups[group * length + TILES] = 1
        groups[group * length + ALCALDE] = NOWHERE
    groups[OWN_LAND * length + SYMBOLS] = 1 if symbol == GOLD else 0
    groups[OWN_WATER * length + SYMBOLS] = 1 if symbol == FISH else 0
    touched: list[int] = []
    seen_water = False
    for side in range(4):
        kind = shown[turn * 4 + side]
        group = OWN_LAND
        if kind == WATER:
            group = OTHER_WATER if pattern == ISTHMUS and seen_water else OWN_WATER
            seen_water = True
        there = game.value(cell + STEPS[side])
        if is_tile(there):
            area = game.labels[tile_of(there) * 4 + opposite(side)]
            if thought.home[area] != NOWHERE:
                group = thought.home[area]  # an isthmus's second water may be the first one again
            else:
                _take_in(thought, area, group, touched)
            groups[group * length + OPEN] -= 1
        else:
            groups[group * length + OPEN] += 1
        groups[group * length + KIND] = kind
    gain = 0.0
    for side in range(4):
        beside = cell + STEPS[side]
        value = game.value(beside)
        if is_card(value):
            gain += _card_met(thought, beside, value, opposite(side), shown[turn * 4 + side], touched)
    for area in touched:
        gain -= thought.lead_in(area)
        thought.home[area] = NOWHERE
    for at in range(0, len(groups), length):
        if groups[at]:
            gain += thought.appraiser.lead_in(groups, at, thought.turns, thought.seat)
    return gain


def _take_in(thought: Thought, area: i64, group: i64, touched: list[int]) -> None:
    """An area of the map becomes part of a row."""
    groups, rows, length = thought.groups, thought.game.area_rows, thought.length
    for column in range(TILES, length):
        if column != ALCALDE:
            groups[group * length + column] += rows[area * length + column]
    thought.home[area] = group
    touched.append(area)


def _row_of(thought: Thought, area: i64, touched: list[int]) -> i64:
    """Where the row of an area begins in the groups; one of its own, if it has none yet."""
    if thought.home[area] == NOWHERE:
        at = area * thought.length
        thought.home[area] = len(thought.groups) // thought.length
        thought.groups += thought.game.area_rows[at : at + thought.length]
        touched.append(area)
    return thought.home[area] * thought.length


def _card_met(thought: Thought, cell: i64, value: i64, side: i64, kind: i64, touched: list[int]) -> float:
    """The tile meets a card; what that brings beside the areas."""
    owner = owner_of(value)
    share = 1.0 if owner == thought.seat else -1.0 / float(thought.game.seats - 1)
    if kind == WATER:
        closer = value | WATER << (side << 1)
        return share * (thought.risk(cell, value, False) - thought.risk(cell, closer, False))
    if LANDS[value & EDGES] == 0 or value & GRANDE:
        thought.groups[OWN_LAND * thought.length + COUNTS + owner] += number_at(value, side)
        return 0.0
    return share * _thrown_out(thought, cell, value, owner, touched)


def _thrown_out(thought: Thought, cell: i64, value: i64, owner: i64, touched: list[int]) -> float:
    """A card goes (EC-4.8); what its owner gets back."""
    game, ships = thought.game, ships_of(value)
    for side in range(4):
        land = edge_at(value, side) == LAND
        if land or ships >> side & 1:
            at = _row_of(thought, game.area_beside(cell, side), touched)
            thought.groups[at + COUNTS + owner] -= number_at(value, side) if land else 1
    back = thought.risk(cell, value, value & CASTLE != 0)
    if value & CASTLE:
        saved = min(land_number(value), max(0, game.capacity(owner) + 8 - game.courts[owner]))
        back += thought.appraiser.prices[thought.turns // game.seats] * 0.8 * float(saved)
        back += float(BITS[ships]) * thought.ship_at_court()
    return back
