"""EC-6.1: Alcaldes come to closed areas; on water each takes a ship."""

from __future__ import annotations

from mypy_extensions import i64

from castillo.el_caballero import verbs
from castillo.el_caballero.areas import ALCALDE, CELL, COUNTS, KIND, OPEN, first_edges, is_closed, row_length
from castillo.el_caballero.deeds.deed import Deed, at_cell
from castillo.el_caballero.deeds.ships import may_buy_ship
from castillo.el_caballero.grid import LAND, NOWHERE, tile_of
from castillo.el_caballero.modules.caballero_expansion import atoms
from castillo.el_caballero.notes import LAND_HERE
from castillo.el_caballero.position import Position
from castillo.el_caballero.thought import Thought
from castillo.kernel.actions import a_of, number_of


def price_of(game: Position, what: str) -> int:
    """What an Alcalde or the Grande costs."""
    return game.ruleset.values.number("caballero_expansion/price", what)


def alcaldes_left(game: Position, seat: i64) -> i64:
    """How many Alcaldes a seat still has at the Court."""
    left = game.ruleset.alcaldes_each
    for packed in game.alcaldes:
        if packed >> 25 == seat:
            left -= 1
    return left


class PlaceAlcalde(Deed):
    """Named by the area's oldest tile; any number a turn, never taken back."""

    handles = (verbs.ALCALDE,)

    def options(self, game: Position, seat: i64, out: list[int]) -> None:
        if game.courts[seat] < price_of(game, "alcalde") or alcaldes_left(game, seat) <= 0:
            return
        length = row_length(game.seats)
        if not any_closed(game):
            return
        for area, edge in first_edges(game).items():
            if is_closed(game, area) and game.area_rows[area * length + ALCALDE] == NOWHERE:
                land = LAND_HERE if game.area_rows[area * length + KIND] == LAND else 0
                out.append(at_cell(verbs.ALCALDE, edge & 3 | land, cell_of_edge(game, edge)))

    def carry_out(self, game: Position, seat: i64, action: i64) -> None:
        cell = number_of(action)
        edge = tile_of(game.value(cell)) * 4 + (a_of(action) & 3)
        atoms.place_alcalde(game, seat, edge, cell, price_of(game, "alcalde"))

    def instinct(self, thought: Thought, action: i64) -> float:
        area = area_of(thought.game, action)
        row = thought.row(area)
        row[ALCALDE] = thought.seat
        return thought.with_row(area, row) - thought.price(price_of(thought.game, "alcalde"))


def area_of(game: Position, action: i64) -> i64:
    """The area that an Alcalde's action names."""
    return game.labels[tile_of(game.value(number_of(action))) * 4 + (a_of(action) & 3)]


def any_closed(game: Position) -> bool:
    """Whether there is a closed area without an Alcalde; most of the time there is none."""
    rows, length = game.area_rows, row_length(game.seats)
    for at in range(0, len(rows), length):
        if rows[at + KIND] and rows[at + OPEN] == 0 and rows[at + ALCALDE] == NOWHERE:
            return True
    return False


def cell_of_edge(game: Position, edge: i64) -> i64:
    """The cell of the tile that an edge (tile * 4 + side) belongs to."""
    for entry in game.laid:
        if entry >> 16 == edge >> 2:
            return entry & CELL
    return NOWHERE


def without_ship(game: Position, seat: i64) -> list[int]:
    """The seat's Alcaldes on closed waters that have no ship yet, packed as in areas.py."""
    rows, length = game.area_rows, row_length(game.seats)
    out: list[int] = []
    for packed in game.alcaldes:
        at = game.labels[packed >> 16 & 255] * length
        if packed >> 25 == seat and rows[at + KIND] != LAND and not packed >> 24 & 1:
            out.append(packed)
    return out


class ShipForAlcalde(Deed):
    """A ship for one's Alcalde on a closed water."""

    def add(self, verb: i64, alcaldes: list[int], out: list[int]) -> None:
        out += [at_cell(verb, packed >> 16 & 3, packed & CELL) for packed in alcaldes]

    def carry_out(self, game: Position, seat: i64, action: i64) -> None:
        atoms.give_alcalde_ship(game, seat, area_of(game, action), action >> 24 == verbs.BUY_FOR_ALCALDE)

    def instinct(self, thought: Thought, action: i64) -> float:
        ruleset, area = thought.game.ruleset, area_of(thought.game, action)
        row = thought.row(area)
        row[COUNTS + thought.seat] = 1
        gain = thought.with_row(area, row)
        if action >> 24 == verbs.BUY_FOR_ALCALDE:
            return gain - thought.price(ruleset.ship_price)
        return gain - thought.price(ruleset.move_price) - thought.ship_at_court()


class BuyForAlcalde(ShipForAlcalde):
    """A ship from the stock for an Alcalde; it counts as one of the ships bought this turn."""

    handles = (verbs.BUY_FOR_ALCALDE,)

    def options(self, game: Position, seat: i64, out: list[int]) -> None:
        if game.alcaldes and may_buy_ship(game, seat):
            self.add(verbs.BUY_FOR_ALCALDE, without_ship(game, seat), out)


class SetForAlcalde(ShipForAlcalde):
    """A ship from the Court for an Alcalde."""

    handles = (verbs.SET_FOR_ALCALDE,)

    def options(self, game: Position, seat: i64, out: list[int]) -> None:
        if game.alcaldes and game.court_ships[seat] and game.courts[seat] >= game.ruleset.move_price:
            self.add(verbs.SET_FOR_ALCALDE, without_ship(game, seat), out)
