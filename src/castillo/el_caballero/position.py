"""A position of El Caballero: the map with its areas, and who has what. Integers in short lists."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, mypyc_attr

from castillo.el_caballero.areas import describe_areas
from castillo.el_caballero.grid import EDGES, NOWHERE, STEPS, is_tile, opposite, tile_of
from castillo.kernel.game import Game

if TYPE_CHECKING:
    from castillo.el_caballero.rules import CaballeroRules


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Position(Game):
    """Everything that makes up a game of El Caballero. Only atoms change it.

    All lists but `cards` and `courts` are replaced when something changes and never written to otherwise, so that
    clones share them.
    """

    ruleset: CaballeroRules  # the composed rules, with their own type
    cells: list[int]  # a window of the grid, row by row; see grid.py
    left: i64  # x + 128 of the window's first column
    top: i64  # y + 128 of its first row
    width: i64
    labels: list[int]  # the area of each edge of a tile on the map, tile * 4 + side
    area_rows: list[int]  # see areas.py
    laid: list[int]  # the tiles on the map in the order they were laid, tile << 16 | cell
    cards: list[int]  # the cells of the cards on the table in the order they were laid, seat * cards_each + n
    courts: list[int]  # caballeros, by seat
    court_ships: list[int]  # by seat
    ships: i64  # in the stock
    castles: i64
    grandes: list[int]  # the cell of each seat's Grande
    alcaldes: list[int]  # in the order they were placed; see areas.py
    points: list[int]
    hands: list[int]  # mask of power cards, by seat
    played: list[int]  # this round's power card, by seat; 0: none yet
    round: i64
    start_player: i64
    display: list[int]  # tiles face up
    stack: list[int]  # tiles face down, the next one last
    supplied: bool  # what has been done in this turn
    tiles_laid: i64
    card_actions: i64
    ships_bought: i64
    castles_bought: i64
    grande_moved: bool
    owes: bool  # a first card has made a tie that the second must break
    met: list[int]  # edges (tile * 4 + side) of the land that this turn's card actions met
    done: list[int]  # what was done in this turn, in order; see notes.py

    def clone(self) -> Position:
        copy = Position()
        self.copy_to(copy)
        return copy

    def copy_to(self, copy: Position) -> None:
        """Everything, to a blank game or another one."""
        self.copy_kernel_to(copy)
        copy.ruleset = self.ruleset
        copy.cells = self.cells
        copy.left = self.left
        copy.top = self.top
        copy.width = self.width
        copy.labels = self.labels
        copy.area_rows = self.area_rows
        copy.laid = self.laid
        copy.cards = self.cards[:]
        copy.courts = self.courts[:]
        copy.court_ships = self.court_ships
        copy.ships = self.ships
        copy.castles = self.castles
        copy.grandes = self.grandes
        copy.alcaldes = self.alcaldes
        copy.points = self.points
        copy.hands = self.hands
        copy.played = self.played
        copy.round = self.round
        copy.start_player = self.start_player
        copy.display = self.display
        copy.stack = self.stack
        copy.supplied = self.supplied
        copy.tiles_laid = self.tiles_laid
        copy.card_actions = self.card_actions
        copy.ships_bought = self.ships_bought
        copy.castles_bought = self.castles_bought
        copy.grande_moved = self.grande_moved
        copy.owes = self.owes
        copy.met = self.met
        copy.done = self.done

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
