"""Why a ship or castle cannot be bought or moved now, or a card withdrawn, in words."""

from __future__ import annotations

from castillo.el_caballero import verbs
from castillo.el_caballero.deeds.castles import MOST_CASTLES
from castillo.el_caballero.deeds.ships import MOST_SHIPS, berths
from castillo.el_caballero.grid import CASTLE, GRANDE, SIDES, WATER, edge_at, ships_of
from castillo.el_caballero.notes import source_of, target_of, verb_of
from castillo.el_caballero.position import Position
from castillo.el_caballero.why import why, why_not_own
from castillo.kernel.actions import a_of
from castillo.kernel.text import Text


def why_no_withdrawing(game: Position, seat: int, note: int) -> Text | None:
    """Why a card cannot be withdrawn."""
    cell = note & 0xFFFF
    return why_not_own(game, seat, cell) or (why("under_grande") if game.value(cell) & GRANDE else None)


def why_no_ship(game: Position, seat: int, note: int) -> Text | None:
    """Why no ship can be bought for a side of a card, or set there from the Court."""
    cell, side = note & 0xFFFF, int(a_of(note)) & 3
    problem = why_not_own(game, seat, cell) or _why_no_berth(game, cell, side)
    return problem or why_no_ship_left(game, seat, verb_of(note) == verbs.SHIP)


def why_no_ship_left(game: Position, seat: int, bought: bool) -> Text | None:
    """Why no ship can be bought, or set out from the Court, wherever it goes."""
    if bought and game.ships_bought >= MOST_SHIPS:
        return why("two_ships")
    if bought and game.ships == 0:
        return why("no_ship_left")
    if not bought and game.court_ships[seat] == 0:
        return why("no_ship_at_court")
    return why_too_dear(game, seat, int(game.ruleset.ship_price if bought else game.ruleset.move_price))


def _why_no_berth(game: Position, cell: int, side: int) -> Text | None:
    if edge_at(game.edges(cell), side) != WATER:
        return why("no_water", side=SIDES[side])
    return None if berths(game, cell) >> side & 1 else why("ship_here", side=SIDES[side])


def why_too_dear(game: Position, seat: int, price: int) -> Text | None:
    """Why a price cannot be paid; None if it can."""
    return why("too_dear", price=price, count=int(game.courts[seat])) if price > game.courts[seat] else None


def why_no_ship_back(game: Position, seat: int, note: int) -> Text | None:
    """Why a ship cannot be taken to the Court."""
    cell, side = note & 0xFFFF, int(a_of(note)) & 3
    problem = why_not_own(game, seat, cell)
    return problem or (None if ships_of(game.value(cell)) >> side & 1 else why("no_ship_here", side=SIDES[side]))


def why_no_move_of_ship(game: Position, seat: int, note: int) -> Text | None:
    """Why a ship cannot be moved."""
    source, target, side, to_side = source_of(note), target_of(note), note >> 2 & 3, note & 3
    problem = why_not_own(game, seat, source) or why_not_own(game, seat, target)
    if problem is not None:
        return problem
    if not ships_of(game.value(source)) >> side & 1:
        return why("no_ship_here", side=SIDES[side])
    if source == target:
        return why("another_card")
    return _why_no_berth(game, target, to_side) or why_too_dear(game, seat, int(game.ruleset.move_price))


def why_no_castle(game: Position, seat: int, note: int) -> Text | None:
    """Why no castle can be bought for a card."""
    cell = note & 0xFFFF
    problem = why_not_own(game, seat, cell)
    if problem is not None:
        return problem
    if game.value(cell) & CASTLE:
        return why("castle_here")
    if game.castles_bought >= MOST_CASTLES:
        return why("two_castles")
    return why("no_castle_left") if game.castles == 0 else why_too_dear(game, seat, int(game.ruleset.castle_price))


def why_no_move_of_castle(game: Position, seat: int, note: int) -> Text | None:
    """Why a castle cannot be moved."""
    source, target = source_of(note), target_of(note)
    problem = why_not_own(game, seat, source) or why_not_own(game, seat, target)
    if problem is not None:
        return problem
    if not game.value(source) & CASTLE:
        return why("no_castle_here")
    if game.value(target) & CASTLE:
        return why("castle_here")
    return why_too_dear(game, seat, int(game.ruleset.move_price))


PIECE_WHYS = {
    verbs.SHIP: why_no_ship,
    verbs.SET_SHIP: why_no_ship,
    verbs.SHIP_TO_COURT: why_no_ship_back,
    verbs.MOVE_SHIP: why_no_move_of_ship,
    verbs.CASTLE: why_no_castle,
    verbs.MOVE_CASTLE: why_no_move_of_castle,
    verbs.WITHDRAW: why_no_withdrawing,
}
"""By verb."""
