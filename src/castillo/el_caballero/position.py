"""A position of El Caballero: the map with its areas, and who has what. Integers in short lists."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, mypyc_attr

from castillo.el_caballero.areas import describe_areas
from castillo.el_caballero.grid import EDGES, NOWHERE, STEPS, is_tile, opposite, tile_of
from castillo.kernel.game import Game

if TYPE_CHECKING:
    from castillo.el_caballero.rules import CaballeroRules


@mypyc_attr(acyclic=True)
class Position(Game):
    """Everything that makes up a game of El Caballero. Only atoms change it.

    All lists but `cards` and `courts` are replaced when something changes and never written to otherwise, so that
    clones share them.
    """

    def clone(self) -> Position:
        copy = Position()
        copy.copy_from(self)
        return copy

    def copy_from(self, other: Position) -> None:
        """Everything that another game has: all there is to a position."""
        self.copy_kernel_from(other)
        self.ruleset: CaballeroRules = other.ruleset  # the composed rules, with their own type
        self.cells: list[int] = other.cells  # a window of the grid, row by row; see grid.py
        self.left: i64 = other.left  # x + 128 of the window's first column
        self.top: i64 = other.top  # y + 128 of its first row
        self.width: i64 = other.width
        self.labels: list[int] = other.labels  # the area of each edge of a tile on the map, tile * 4 + side
        self.area_rows: list[int] = other.area_rows  # see areas.py
        self.laid: list[int] = other.laid  # the tiles on the map in the order they were laid, tile << 16 | cell
        # the cells of the cards on the table in the order they were laid, seat * cards_each + n
        self.cards: list[int] = other.cards[:]
        self.courts: list[int] = other.courts[:]  # caballeros, by seat
        self.court_ships: list[int] = other.court_ships  # by seat
        self.ships: i64 = other.ships  # in the stock
        self.castles: i64 = other.castles
        self.grandes: list[int] = other.grandes  # the cell of each seat's Grande
        self.alcaldes: list[int] = other.alcaldes  # in the order they were placed; see areas.py
        self.points: list[int] = other.points
        self.hands: list[int] = other.hands  # mask of power cards, by seat
        self.played: list[int] = other.played  # this round's power card, by seat; 0: none yet
        self.round: i64 = other.round
        self.start_player: i64 = other.start_player
        self.display: list[int] = other.display  # tiles face up
        self.stack: list[int] = other.stack  # tiles face down, the next one last
        self.supplied: bool = other.supplied  # what has been done in this turn
        self.tiles_laid: i64 = other.tiles_laid
        self.card_actions: i64 = other.card_actions
        self.ships_bought: i64 = other.ships_bought
        self.castles_bought: i64 = other.castles_bought
        self.grande_moved: bool = other.grande_moved
        self.owes: bool = other.owes  # a first card has made a tie that the second must break
        self.met: list[int] = other.met  # edges (tile * 4 + side) of the land that this turn's card actions met
        self.done: list[int] = other.done  # what was done in this turn, in order; see notes.py

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(self.points)

    # -- the map -----------------------------------------------------------------------------------------

    def index(self, cell: i64) -> i64:
        """Where a cell is in the window; -1 if it is outside."""
        column = (cell >> 8) - self.left
        row = (cell & 255) - self.top
        if column < 0 or row < 0 or column >= self.width:
            return -1
        at = row * self.width + column
        return at if at < len(self.cells) else -1

    def cell_of(self, index: i64) -> i64:
        """The cell at an index of the window."""
        return self.left + index % self.width << 8 | self.top + index // self.width

    def value(self, cell: i64) -> i64:
        """What is in a cell and what it meets; see grid.py."""
        at = self.index(cell)
        return self.cells[at] if at >= 0 else 0

    def edges(self, cell: i64) -> i64:
        """What lies beside a cell, side by side."""
        return self.value(cell) & EDGES

    def area_beside(self, cell: i64, side: i64) -> i64:
        """The area that a cell meets on a side, where there is a tile; -1 otherwise."""
        there = self.value(cell + STEPS[side])
        return self.labels[tile_of(there) * 4 + opposite(side)] if is_tile(there) else NOWHERE

    # -- cards -------------------------------------------------------------------------------------------

    def cards_of(self, seat: i64) -> list[int]:
        """The cells of a seat's cards on the table, in the order they were laid."""
        each = self.ruleset.cards_each
        out: list[int] = []
        for i in range(seat * each, (seat + 1) * each):
            if self.cards[i] == NOWHERE:
                break
            out.append(self.cards[i])
        return out

    def cards_left(self, seat: i64) -> i64:
        """How many cards a seat has off the table."""
        each = self.ruleset.cards_each
        for n in range(each):
            if self.cards[seat * each + n] == NOWHERE:
                return each - n
        return 0

    def capacity(self, seat: i64) -> i64:
        """How many caballeros a seat's Court can hold (EC-1.3)."""
        return self.cards_left(seat) * 8

    # -- for people and programs -------------------------------------------------------------------------

    def areas(self) -> list[dict[str, Any]]:
        """Every land and water: kind, edges, tiles, value, totals or ships by seat, closed or not."""
        return describe_areas(self)
