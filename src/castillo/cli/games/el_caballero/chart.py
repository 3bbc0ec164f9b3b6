"""The map in letters: three lines for each row of cells, coordinates along its edges as notations have them.

A cell is five letters wide, three where the map is wider than the terminal; of one that is wider still, the part around
the newest tile is shown. A side of a tile is land or water; a card has its numbers on its sides, those that count
standing out, and a ship in place of the number on its side.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from rich.text import Text as Line

from castillo.cli.terminal import palette
from castillo.cli.terminal.palette import QUIET
from castillo.el_caballero.grid import LAND, SIDES
from castillo.el_caballero.tiles import PATTERNS, edge

Json = dict[str, Any]
Sign = tuple[str, str]
"""A letter and its style."""
Picture = dict[tuple[int, int], Sign]
"""The signs of a cell, by line (0 to 2) and column (0 to 4); the columns 1 and 3 are left out of narrow cells."""

WIDE: tuple[int, ...] = (0, 1, 2, 3, 4)
NARROW: tuple[int, ...] = (0, 2, 4)
MARGIN = 4
"""What the numbers of the lines take up."""

GROUND: dict[str, Sign] = {"land": ("▒", "#b08d57"), "water": ("~", "#4f93a8")}
TREASURE: dict[str, Sign] = {"gold": ("$", "bold #d9a400"), "fish": ("∝", "bold #7fc4d6")}
SHIP, CASTLE = "▲", "⌂"
MIDDLES = {"n": (0, 2), "e": (1, 4), "s": (2, 2), "w": (1, 0)}
FREE: Picture = {(1, 2): (palette.NOBODY, palette.KEY)}
_CELL = re.compile(r"(-?\d+),(-?\d+)\Z")


def chart(view: Json, width: int) -> Iterator[Line]:
    """The lines of the map, within a width."""
    cells, columns = _cells(view), NARROW
    if (width - MARGIN) // len(WIDE) >= _span([x for x, _ in cells]):
        columns, cells = WIDE, {at: _widened(picture) for at, picture in cells.items()}
    newest = view["table"]["tiles"][-1]["x"]
    xs = _window([x for x, _ in cells], (width - MARGIN) // len(columns), newest)
    yield Line(" " * MARGIN + "".join(str(x).center(len(columns)) for x in xs).rstrip(), QUIET)
    for y in range(min(y for _, y in cells), max(y for _, y in cells) + 1):
        for line in range(3):
            row = Line(f"{y:>{MARGIN - 1}} " if line == 1 else " " * MARGIN, QUIET)
            for x in xs:
                for column in columns:
                    row.append(*cells.get((x, y), {}).get((line, column), (" ", "")))
            row.rstrip()
            yield row


def _widened(picture: Picture) -> Picture:
    """A card with its numbers set in from its rim, so that those of neighbours stand apart."""
    if picture.get((0, 0), ("", ""))[0] != "┌":
        return picture
    (west, east), style = (picture[1, 0], picture[1, 4]), picture[0, 0][1]
    return picture | {(1, 0): ("│", style), (1, 1): west, (1, 3): east, (1, 4): ("│", style)}


def _span(numbers: list[int]) -> int:
    return max(numbers) - min(numbers) + 1


def _window(xs: list[int], room: int, around: int) -> range:
    """The columns of cells that are shown: all of them, or as many as there is room for.

    >>> _window([-2, 3], 9, 0), _window([-9, 9], 5, 8), _window([-9, 9], 5, 0)
    (range(-2, 4), range(5, 10), range(-2, 3))
    """
    first, last = min(xs), max(xs)
    if last - first < room:
        return range(first, last + 1)
    start = max(first, min(around - room // 2, last + 1 - room))
    return range(start, start + room)


def _cells(view: Json) -> dict[tuple[int, int], Picture]:
    """What lies on every cell, and where something may be laid."""
    table = view["table"]
    options = view["decision"]["options"] if view["decision"] else ()
    found = [match for option in options if (match := _CELL.match(option["target"] or ""))]
    cells: dict[tuple[int, int], Picture] = {(int(match[1]), int(match[2])): FREE for match in found}
    for tile in table["tiles"]:
        cells[tile["x"], tile["y"]] = _tile(tile, view["symbols"].get(tile["id"], ""))
    lands = {(x, y, side) for area in view["areas"] if area["kind"] == "land" for x, y, side in area["edges"]}
    for card in table["cards"]:
        cells[card["x"], card["y"]] = _card(card, lands)
    for alcalde in table["alcaldes"]:
        picture, middle = cells[alcalde["x"], alcalde["y"]], MIDDLES[alcalde["edge"]]
        picture[middle] = (palette.letter(alcalde["seat"]), f"{palette.style(alcalde['seat'])} reverse")
        if alcalde["ship"]:
            picture[1, 2] = (SHIP, palette.style(alcalde["seat"]))
    return cells


def _tile(tile: Json, symbol: str) -> Picture:
    """Land and water on its sides; where they meet at a corner there is water, and land joins in the middle."""
    pattern = list(PATTERNS).index(tile["id"].rpartition("-")[0])
    shown = [edge(pattern, tile["turn"], side) == LAND for side in range(4)]
    north, east, south, west = shown
    heart = sum(shown) > 1
    lines = (
        (north and west, north, north, north, north and east),
        (west, west and heart, heart, east and heart, east),
        (south and west, south, south, south, south and east),
    )
    kinds = {
        (line, column): "land" if land else "water" for line, row in enumerate(lines) for column, land in enumerate(row)
    }
    picture = {at: GROUND[kind] for at, kind in kinds.items()}
    if symbol:
        home = "land" if symbol == "gold" else "water"
        picture[next(at for at in ((1, 2), *MIDDLES.values()) if kinds[at] == home)] = TREASURE[symbol]
    return picture


def _card(card: Json, lands: set[tuple[int, int, str]]) -> Picture:
    """Its owner in the middle, its numbers around; a castle and the Grande at its corners."""
    style = palette.style(card["seat"])
    picture: Picture = {(0, 0): ("┌", style), (0, 4): ("┐", style), (2, 0): ("└", style), (2, 4): ("┘", style)}
    picture[1, 2] = (palette.letter(card["seat"]), style)
    for side, (dx, dy) in zip(SIDES, ((0, -1), (1, 0), (0, 1), (-1, 0)), strict=True):
        number = (SIDES.index(side) - card["turn"]) % 4 + (5 if card["face"] == "back" else 1)
        faced = SIDES[(SIDES.index(side) + 2) % 4]
        counts = (card["x"] + dx, card["y"] + dy, faced) in lands
        sign = (SHIP, style) if side in card["ships"] else (str(number), f"{style} reverse" if counts else QUIET)
        picture[MIDDLES[side]] = sign
    if card["castle"]:
        picture[2, 0] = (CASTLE, style)
    if card["grande"]:
        picture[0, 4] = (palette.GRANDE, style)
    return picture
