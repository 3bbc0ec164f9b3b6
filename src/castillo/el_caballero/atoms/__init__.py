"""Atoms: the only functions that change a position. Each tells what happened. Those of rounds and turns: course.py."""

from __future__ import annotations

from mypy_extensions import i64

from castillo.el_caballero.areas import add_count
from castillo.el_caballero.grid import (
    CASTLE,
    EDGES,
    GRANDE,
    LAND,
    LANDS,
    SIDES,
    STEPS,
    card_in,
    cell_name,
    is_card,
    land_number,
    number_at,
    opposite,
    owner_of,
    ship_bit,
    ships_of,
    turned_card,
)
from castillo.el_caballero.mapping import lift_card, put_card, put_tile, set_cell
from castillo.el_caballero.position import Position
from castillo.el_caballero.telling import tell, tell_at, tell_beside
from castillo.el_caballero.tiles import SYMBOLS, TURNED_EDGES


def with_entry(row: list[int], at: i64, value: i64) -> list[int]:
    """A row with another number in one place: lists that clones share are replaced."""
    row = row[:]
    row[at] = value
    return row


# -- the Court ---------------------------------------------------------------------------------------------


def pay(game: Position, seat: i64, count: i64) -> None:
    """Caballeros leave the Court for good."""
    game.courts[seat] -= count


def receive(game: Position, seat: i64, count: i64) -> i64:
    """Caballeros come to the Court, as far as it can hold them (EC-1.3); how many did."""
    came = max(0, min(count, game.capacity(seat) - game.courts[seat]))
    game.courts[seat] += came
    return came


def supply(game: Position, seat: i64, count: i64) -> None:
    """EC-4.1: the caballeros of one's power card come to the Court."""
    came = receive(game, seat, count)
    game.supplied = True
    if game.events is not None:
        tell(game, "supplied", seat, "EC-4.1", {"count": int(came), "lost": int(count - came)})


def cut_court(game: Position, seat: i64) -> None:
    """What the cards left cannot hold is lost (EC-1.3)."""
    lost = game.courts[seat] - game.capacity(seat)
    if lost > 0:
        game.courts[seat] -= lost
        if game.events is not None:
            tell(game, "court_cut", seat, "EC-1.3", {"count": int(lost)})


# -- tiles -------------------------------------------------------------------------------------------------


def lay_tile(game: Position, seat: i64, tile: i64, cell: i64, turn: i64) -> None:
    """EC-4.2: a tile of the display is laid; cards that come to touch land with a second side go (EC-4.8)."""
    game.display = [other for other in game.display if other != tile]
    game.tiles_laid += 1
    put_tile(game, tile, cell, turn)
    if game.events is not None:
        args: dict[str, object] = {"tile": game.ruleset.tiles.names[tile], "turn": int(turn)}
        args["symbol"] = SYMBOLS[game.ruleset.tiles.symbols[tile]]
        tell_at(game, "tile_laid", seat, cell, "EC-4.2", args)
    lands = TURNED_EDGES[game.ruleset.tiles.patterns[tile]]
    for side in range(4):
        beside = cell + STEPS[side]
        if lands[turn * 4 + side] == LAND and is_card(game.value(beside)):
            _meet_land(game, beside, opposite(side))


def _meet_land(game: Position, cell: i64, side: i64) -> None:
    """Land has come to a side of a card."""
    value = game.value(cell)
    if LANDS[value & EDGES] == 1 or value & GRANDE:
        number = number_at(value, side)
        add_count(game, game.area_beside(cell, side), owner_of(value), number)
        if game.events is not None:
            tell_beside(game, "land_met", owner_of(value), cell, side, "EC-4.3", {"count": int(number)})
        return
    before = value & EDGES & ~(3 << (side << 1))
    throw_out(game, cell, before, "EC-4.8")


# -- cards -------------------------------------------------------------------------------------------------


def lay_card(game: Position, seat: i64, cell: i64, number: i64, side: i64, price: i64, grande: bool) -> None:
    """EC-4.3: a card is laid with a number on a side; pay, then the Court is cut."""
    card = card_in(seat, (number - 1) >> 2, (side - number + 1) & 3)
    pay(game, seat, price)
    put_card(game, cell, card | GRANDE if grande else card)
    if grande:
        game.grandes = with_entry(game.grandes, seat, cell)
    if game.events is not None:
        args: dict[str, object] = {"count": int(number), "side": SIDES[side], "price": int(price)}
        args["piece"] = "grande" if grande else "card"
        tell_beside(game, "card_laid", seat, cell, side, "EC-4.3", args)
    cut_court(game, seat)


def raise_card(game: Position, seat: i64, cell: i64, side: i64, number: i64) -> None:
    """EC-4.3: a card is turned or flipped where it lies, so that a higher number faces its land."""
    value = game.value(cell)
    more = number - number_at(value, side)
    pay(game, seat, more)
    set_cell(game, cell, turned_card(value, (number - 1) >> 2, (side - number + 1) & 3))
    add_count(game, game.area_beside(cell, side), seat, more)
    if game.events is not None:
        args: dict[str, object] = {"count": int(number), "side": SIDES[side], "price": int(more)}
        tell_beside(game, "card_raised", seat, cell, side, "EC-4.3", args)


def throw_out(game: Position, cell: i64, counted: i64, rule: str) -> None:
    """EC-4.8: a card that touches land with a second side goes back; a castle saves caballeros and ships."""
    value = lift_card(game, cell, counted)
    seat, ships = owner_of(value), _bits(ships_of(value))
    number = land_number(value & ~EDGES | counted)
    saved: i64 = 0
    if value & CASTLE:
        game.castles += 1
        add_court_ships(game, seat, ships)
        saved = receive(game, seat, number)
    else:
        game.ships += ships
    if game.events is not None:
        args: dict[str, object] = {
            "count": int(number),
            "saved": int(saved),
            "ships": int(ships),
            "castle": bool(value & CASTLE),
        }
        tell_at(game, "card_thrown_out", seat, cell, rule, args)


def withdraw(game: Position, cell: i64) -> None:
    """EC-4.6: a card is withdrawn; its ships go to the Court, with a castle its caballeros too."""
    value = lift_card(game, cell, game.edges(cell))
    seat, ships, number = owner_of(value), _bits(ships_of(value)), land_number(value)
    add_court_ships(game, seat, ships)
    saved: i64 = 0
    if value & CASTLE:
        game.castles += 1
        saved = receive(game, seat, number)
    if game.events is not None:
        args: dict[str, object] = {"count": int(number), "saved": int(saved), "ships": int(ships)}
        tell_at(game, "card_withdrawn", seat, cell, "EC-4.6", args)


def _bits(mask: i64) -> i64:
    return (mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1) + (mask >> 3 & 1)


# -- ships and castles -------------------------------------------------------------------------------------


def _board_ship(game: Position, seat: i64, cell: i64, side: i64) -> None:
    set_cell(game, cell, game.value(cell) | ship_bit(side))
    add_count(game, game.area_beside(cell, side), seat, 1)


def _take_ship(game: Position, seat: i64, cell: i64, side: i64) -> None:
    set_cell(game, cell, game.value(cell) & ~ship_bit(side))
    add_count(game, game.area_beside(cell, side), seat, -1)


def add_court_ships(game: Position, seat: i64, count: i64) -> None:
    """So many more ships are at a Court."""
    if count:
        game.court_ships = with_entry(game.court_ships, seat, game.court_ships[seat] + count)


def buy_ship(game: Position, seat: i64, cell: i64, side: i64) -> None:
    """EC-4.4: a ship comes from the stock onto a water side of a card."""
    pay(game, seat, game.ruleset.ship_price)
    game.ships -= 1
    game.ships_bought += 1
    _board_ship(game, seat, cell, side)
    if game.events is not None:
        tell_beside(game, "ship_bought", seat, cell, side, "EC-4.4", {"side": SIDES[side]})


def ship_to_court(game: Position, seat: i64, cell: i64, side: i64) -> None:
    """EC-4.6: a ship goes to the Court, its card stays."""
    _take_ship(game, seat, cell, side)
    add_court_ships(game, seat, 1)
    if game.events is not None:
        tell_beside(game, "ship_to_court", seat, cell, side, "EC-4.6", {"side": SIDES[side]})


def set_ship(game: Position, seat: i64, cell: i64, side: i64) -> None:
    """A ship of the Court sets out (EC-4.7)."""
    pay(game, seat, game.ruleset.move_price)
    add_court_ships(game, seat, -1)
    _board_ship(game, seat, cell, side)
    if game.events is not None:
        tell_beside(game, "ship_set", seat, cell, side, "EC-4.7", {"side": SIDES[side]})


def move_ship(game: Position, seat: i64, source: i64, side: i64, target: i64, to_side: i64) -> None:
    """EC-4.7: a ship goes to another card of its owner."""
    pay(game, seat, game.ruleset.move_price)
    _take_ship(game, seat, source, side)
    _board_ship(game, seat, target, to_side)
    if game.events is not None:
        args: dict[str, object] = {"origin": cell_name(source), "origin_side": SIDES[side], "side": SIDES[to_side]}
        tell_beside(game, "ship_moved", seat, target, to_side, "EC-4.7", args)


def buy_castle(game: Position, seat: i64, cell: i64) -> None:
    """EC-4.5: a castle comes from the stock onto a card."""
    pay(game, seat, game.ruleset.castle_price)
    game.castles -= 1
    game.castles_bought += 1
    set_cell(game, cell, game.value(cell) | CASTLE)
    if game.events is not None:
        tell_at(game, "castle_bought", seat, cell, "EC-4.5", {})


def move_castle(game: Position, seat: i64, source: i64, target: i64) -> None:
    """EC-4.7: a castle goes to another card of its owner."""
    pay(game, seat, game.ruleset.move_price)
    set_cell(game, source, game.value(source) & ~CASTLE)
    set_cell(game, target, game.value(target) | CASTLE)
    if game.events is not None:
        tell_at(game, "castle_moved", seat, target, "EC-4.7", {"origin": cell_name(source)})
