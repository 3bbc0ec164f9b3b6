"""The start of a game (EC-1, EC-2): all luck of the game falls here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from castillo.el_caballero.frames import BeginRound
from castillo.el_caballero.grid import HALF, NOWHERE, cell_at
from castillo.el_caballero.mapping import put_tile
from castillo.el_caballero.position import Position
from castillo.el_caballero.tiles import PLAIN
from castillo.kernel.event import Event
from castillo.kernel.frame import NOBODY
from castillo.kernel.luck import Luck
from castillo.kernel.progress import begin
from castillo.kernel.setup import Setup

if TYPE_CHECKING:
    from castillo.el_caballero.rules import CaballeroRules

ALL_POWER_CARDS = (1 << 14) - 2
"""The mask of a full hand: cards 1 to 13."""


def blank_position(rules: CaballeroRules, setup: Setup) -> Position:
    """An empty table."""
    game = Position()
    seats = setup.players
    begin(game, rules, setup)
    game.ruleset = rules
    game.left = game.top = HALF - 4
    game.width = 9
    game.cells = [0] * 81
    game.labels = [NOWHERE] * (4 * len(rules.tiles.names))
    game.area_rows, game.laid = [], []
    game.cards = [NOWHERE] * (seats * rules.cards_each)
    game.courts = [min(rules.court, rules.cards_each * 8)] * seats
    game.court_ships = [0] * seats
    game.ships, game.castles = rules.ships, rules.castles
    game.grandes, game.alcaldes = [NOWHERE] * seats, []
    game.points = [0] * seats
    game.hands = [ALL_POWER_CARDS] * seats
    game.played = [0] * seats
    game.round = game.start_player = 0
    game.display, game.stack = [], []
    game.supplied = game.grande_moved = game.owes = False
    game.tiles_laid = game.card_actions = game.ships_bought = game.castles_bought = 0
    game.met, game.done = [], []
    return game


def draw_start_player(game: Position, luck: Luck) -> None:
    """EC-3: the youngest begins; ours is drawn."""
    named = game.setup.options["start_player"]
    drawn = luck.below(int(game.seats))
    game.start_player = named if isinstance(named, int) else drawn


def draw_start_tile(game: Position, luck: Luck) -> None:
    """EC-2: the first tile drawn without gold or fish is the start tile."""
    symbols = game.ruleset.tiles.symbols
    drawn = luck.shuffled(list(range(len(symbols))))
    put_tile(game, next(tile for tile in drawn if symbols[tile] == PLAIN), cell_at(0, 0), 0)


def deal_display(game: Position, luck: Luck) -> None:
    """The tiles that are not on the map are shuffled, and some are shown."""
    used = {entry >> 16 for entry in game.laid}
    stack = luck.shuffled([tile for tile in range(len(game.ruleset.tiles.names)) if tile not in used])
    size = int(game.ruleset.display_size)
    game.display, game.stack = stack[:size], stack[size:][::-1]


def start_game(rules: CaballeroRules, setup: Setup, events: list[Event] | None = None) -> Position:
    """A game at its first decision; what happens until then is told to `events`, if given."""
    game, luck = blank_position(rules, setup), Luck(setup.seed)
    draw_start_player(game, luck)
    draw_start_tile(game, luck)
    deal_display(game, luck)
    game.push(BeginRound(NOBODY))
    game.events = events
    game.advance()
    game.events = None
    return game
