"""EC-4.2: a tile of the display is laid."""

from __future__ import annotations

from mypy_extensions import i64

from castillo.el_caballero import atoms, verbs
from castillo.el_caballero.deeds.deed import Deed, at_cell
from castillo.el_caballero.grid import EDGES, FILLED, STEPS
from castillo.el_caballero.position import Position
from castillo.el_caballero.thought import Thought
from castillo.el_caballero.tile_thought import tile_gain
from castillo.el_caballero.tiles import FITS, LOOKS
from castillo.kernel.actions import a_of, number_of


class LayTile(Deed):
    """A tile of the display, in every place and every turn that fits."""

    handles = (verbs.TILE,)

    def options(self, game: Position, seat: i64, out: list[int]) -> None:
        if game.tiles_laid < tile_limit(game, seat):
            add_tiles(game, seat, out)

    def carry_out(self, game: Position, seat: i64, action: i64) -> None:
        a = a_of(action)
        atoms.lay_tile(game, seat, a >> 2, number_of(action), a & 3)

    def instinct(self, thought: Thought, action: i64) -> float:
        a = a_of(action)
        return tile_gain(thought, a >> 2, a & 3, number_of(action))


def tile_limit(game: Position, seat: i64) -> i64:
    """EC-1.1: one tile a turn, with one of the power cards up to two."""
    return game.ruleset.tile_limits[game.played[seat]]


def must_lay(game: Position, seat: i64) -> bool:
    """Whether the turn cannot end because a tile can still be laid that must be."""
    if game.tiles_laid > 0 or tile_limit(game, seat) == 0:
        return False
    out: list[int] = []
    add_tiles(game, seat, out)
    return bool(out)


def add_tiles(game: Position, seat: i64, out: list[int]) -> None:
    """Where the tiles of the display fit: beside tiles; else beside one's own cards; else beside others' cards."""
    count = len(out)
    _beside_tiles(game, out)
    if len(out) == count and game.display:
        _beside_cards(game, game.cards_of(seat), out)
        if len(out) == count:
            for other in range(game.seats):
                if other != seat:
                    _beside_cards(game, game.cards_of(other), out)


def _beside_tiles(game: Position, out: list[int]) -> None:
    cells = game.cells
    patterns = game.ruleset.tiles.patterns
    spots: list[int] = [at for at in range(len(cells)) if cells[at] & EDGES and not cells[at] & FILLED]
    for tile in game.display:
        fits = FITS[patterns[tile]]
        for at in spots:
            turns = fits[cells[at]]
            if turns:
                cell = game.cell_of(at)
                out += [at_cell(verbs.TILE, tile << 2 | turn, cell) for turn in range(4) if turns >> turn & 1]


def _beside_cards(game: Position, cards: list[int], out: list[int]) -> None:
    """Free cells that touch one of these cards; none of them touches a tile, or something would fit there."""
    spots: list[int] = []
    for card in cards:
        for step in STEPS:
            if game.value(card + step) == 0 and card + step not in spots:
                spots.append(card + step)
    for tile in game.display:
        for cell in spots:
            for turn in range(LOOKS[game.ruleset.tiles.patterns[tile]]):
                action = at_cell(verbs.TILE, tile << 2 | turn, cell)
                if action not in out:
                    out.append(action)
