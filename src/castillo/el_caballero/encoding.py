"""What a seat may know of a position of El Caballero as a row of cells, for programs that learn.

Only the order of the tiles face down is hidden. The map is written as planes of 32 by 32 cells, each about one thing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr, u8

from castillo.el_caballero.action_index import WIDTH, kind_name, kinds_of_tiles, spot_of
from castillo.el_caballero.areas import CELL, OPEN, SYMBOLS, TILES, row_length
from castillo.el_caballero.grid import (
    CASTLE,
    FILLED,
    GRANDE,
    SIDES,
    is_card,
    number_at,
    owner_of,
    ships_of,
    tile_turn,
)
from castillo.el_caballero.position import Position
from castillo.el_caballero.tiles import TURNED_EDGES
from castillo.kernel.encoding import Encoding, relative
from castillo.kernel.indexing import ActionIndex
from castillo.kernel.vectors import Cells

if TYPE_CHECKING:
    from castillo.el_caballero.rules import CaballeroRules

VERSION: Final = 1
PLANE: Final = WIDTH * WIDTH
POWER_CARDS: Final = 13


@mypyc_attr(allow_interpreted_subclasses=True)
class CaballeroEncoding(Encoding):
    """The fields of one set-up, and how they are filled in."""

    def __init__(self, rules: CaballeroRules, actions: ActionIndex) -> None:
        super().__init__(VERSION, rules, actions)
        tiles = rules.tiles
        kinds = kinds_of_tiles(tiles)
        self.tile_kinds: list[int] = [kinds.index(kind) for kind in zip(tiles.patterns, tiles.symbols, strict=True)]
        self.symbols: list[int] = tiles.symbols
        self.patterns: list[int] = tiles.patterns
        self.labels |= {"tiles": [kind_name(kind) for kind in kinds], "sides": list(SIDES)}
        seats, power = self.seats, ("power cards", POWER_CARDS)
        looks = ("tiles", len(kinds))
        self.round_cell: i64 = self.add("round", [("rounds", int(rules.rounds) + 1)], "the round, from 0")
        self.start_cell: i64 = self.add("start_player", [seats], "the start player")
        self.court_cell: i64 = self.add("courts", [seats], "caballeros in the Court", most=16)
        self.court_ship_cell: i64 = self.add("court_ships", [seats], "ships in the Court", most=4)
        self.left_cell: i64 = self.add("cards_left", [seats], "cards off the table", most=8)
        self.played_cell: i64 = self.add("played", [seats, power], "this round's power card")
        self.hand_cell: i64 = self.add("hands", [seats, power], "power cards in hand, which everybody may know")
        self.stock_cell: i64 = self.add("stock", [("ships, castles", 2)], "what is left in the stock", most=16)
        self.display_cell: i64 = self.add("display", [looks], "tiles face up, by kind", most=2)
        self.unseen_cell: i64 = self.add("face_down", [looks], "tiles face down, by kind", most=8)
        self.done_cell: i64 = self.add(
            "turn",
            [("deeds", 7)],
            "this turn: supplied, tiles laid, card actions, ships and castles bought, Grande moved, a tie to break",
            most=2,
        )
        spot = ("columns", WIDTH), ("rows", WIDTH)
        sides = ("sides", 4)
        self.start_sparse()
        self.edge_cell: i64 = self.add("edges", [sides, *spot], "what a tile shows: 1 water, 2 land", most=2)
        self.symbol_cell: i64 = self.add("symbols", [*spot], "on a tile: 1 gold, 2 fish", most=2)
        self.value_cell: i64 = self.add("areas", [sides, *spot], "what the area of a tile's side is worth", most=10)
        self.open_cell: i64 = self.add("open", [sides, *spot], "open edges of that area", most=10)
        self.card_cell: i64 = self.add("cards", [seats, *spot], "whose card lies there")
        self.number_cell_of_side: i64 = self.add("card_numbers", [sides, *spot], "the number a card shows", most=8)
        self.ship_cell: i64 = self.add("ships", [sides, *spot], "ships at a card")
        self.castle_cell: i64 = self.add("castles", [*spot], "a castle on a card")
        self.grande_cell: i64 = self.add("grandes", [*spot], "a Grande on a card")
        self.alcalde_cell: i64 = self.add(
            "alcaldes", [sides, *spot], "whose Alcalde stands beyond a tile's side (1: one's own)", most=4
        )
        self.alcalde_ship_cell: i64 = self.add("alcalde_ships", [sides, *spot], "a ship that an Alcalde has")
        self.met_cell: i64 = self.add("met", [sides, *spot], "edges of land that this turn's cards have met")

    def write_own(self, game: Position, seat: i64, cells: Cells) -> None:
        players = self.players
        cells[self.round_cell + game.round] = 1
        cells[self.start_cell + relative(game.start_player, seat, players)] = 1
        for other in range(players):
            at = relative(other, seat, players)
            cells[self.court_cell + at] = u8(game.courts[other])
            cells[self.court_ship_cell + at] = u8(game.court_ships[other])
            cells[self.left_cell + at] = u8(game.cards_left(other))
            played: i64 = game.played[other]
            if played:
                cells[self.played_cell + at * POWER_CARDS + played - 1] = 1
            hand: i64 = game.hands[other]
            for card in range(POWER_CARDS):
                cells[self.hand_cell + at * POWER_CARDS + card] = u8(hand >> (card + 1) & 1)
        cells[self.stock_cell] = u8(game.ships)
        cells[self.stock_cell + 1] = u8(game.castles)
        for tile in game.display:
            cells[self.display_cell + self.tile_kinds[tile]] += 1
        for tile in game.stack:  # which, but not in which order, everybody can count
            cells[self.unseen_cell + self.tile_kinds[tile]] += 1
        self._write_turn(game, cells)

    def _write_turn(self, game: Position, cells: Cells) -> None:
        at = self.done_cell
        cells[at] = 1 if game.supplied else 0
        cells[at + 1] = u8(game.tiles_laid)
        cells[at + 2] = u8(game.card_actions)
        cells[at + 3] = u8(game.ships_bought)
        cells[at + 4] = u8(game.castles_bought)
        cells[at + 5] = 1 if game.grande_moved else 0
        cells[at + 6] = 1 if game.owes else 0

    # -- the map -------------------------------------------------------------------------------------------

    def write_sparse(self, game: Position, seat: i64, cells: bytearray) -> None:
        for entry in game.laid:
            self._write_tile(game, entry >> 16, entry & CELL, cells)
        for at in range(len(game.cells)):
            value: i64 = game.cells[at]
            if value & FILLED and is_card(value):
                self._write_card(value, spot_of(game.cell_of(at)), seat, cells)
        first = int(self.sparse)
        for packed in game.alcaldes:
            where = (packed >> 16 & 3) * PLANE + spot_of(packed & CELL) - first
            cells[self.alcalde_cell + where] = 1 + relative(packed >> 25, seat, self.players)
            cells[self.alcalde_ship_cell + where] = packed >> 24 & 1
        spots = {entry >> 16: spot_of(entry & CELL) for entry in game.laid} if game.met else {}
        for edge in game.met:
            cells[self.met_cell + (edge & 3) * PLANE + spots[edge >> 2] - first] = 1

    def _write_tile(self, game: Position, tile: i64, cell: i64, cells: bytearray) -> None:
        first, spot, rows, length = self.sparse, spot_of(cell), game.area_rows, row_length(game.seats)
        shown = TURNED_EDGES[self.patterns[tile]]
        turn = tile_turn(game.value(cell))
        symbol = self.symbols[tile]
        if symbol:
            cells[self.symbol_cell + spot - first] = symbol
        for side in range(4):
            at = side * PLANE + spot - first
            area = game.labels[tile * 4 + side] * length
            cells[self.edge_cell + at] = shown[turn * 4 + side]
            cells[self.value_cell + at] = rows[area + TILES] + rows[area + SYMBOLS]
            cells[self.open_cell + at] = rows[area + OPEN]

    def _write_card(self, value: i64, spot: i64, seat: i64, cells: bytearray) -> None:
        first = self.sparse
        cells[self.card_cell + relative(owner_of(value), seat, self.players) * PLANE + spot - first] = 1
        if value & CASTLE:
            cells[self.castle_cell + spot - first] = 1
        if value & GRANDE:
            cells[self.grande_cell + spot - first] = 1
        ships = ships_of(value)
        for side in range(4):
            cells[self.number_cell_of_side + side * PLANE + spot - first] = number_at(value, side)
            if ships >> side & 1:
                cells[self.ship_cell + side * PLANE + spot - first] = 1
