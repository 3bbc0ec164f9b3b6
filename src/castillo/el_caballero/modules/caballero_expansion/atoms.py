"""Atoms of the expansion: the only functions that move the Grande and the Alcaldes."""

from __future__ import annotations

from mypy_extensions import i64

from castillo.el_caballero.areas import add_count, area_ref, settle
from castillo.el_caballero.atoms import add_court_ships, pay, throw_out, with_entry
from castillo.el_caballero.grid import EDGES, GRANDE, LAND, LANDS, SIDES, STEPS, cell_name, edge_at, opposite
from castillo.el_caballero.mapping import set_cell
from castillo.el_caballero.position import Position
from castillo.el_caballero.telling import tell_at


def place_grande(game: Position, seat: i64, cell: i64, price: i64) -> None:
    """The Grande comes from the Court onto a card."""
    pay(game, seat, price)
    game.grandes = with_entry(game.grandes, seat, cell)
    set_cell(game, cell, game.value(cell) | GRANDE)
    if game.events is not None:
        tell_at(game, "grande_placed", seat, cell, "EC-6.2", {})


def move_grande(game: Position, seat: i64, cell: i64, price: i64) -> None:
    """The Grande goes to another card."""
    source = game.grandes[seat]
    pay(game, seat, price)
    game.grande_moved = True
    game.grandes = with_entry(game.grandes, seat, cell)
    set_cell(game, cell, game.value(cell) | GRANDE)
    if game.events is not None:
        tell_at(game, "grande_moved", seat, cell, "EC-6.3", {"origin": cell_name(source)})
    grande_left(game, source)


def grande_left(game: Position, source: i64) -> None:
    """The card that the Grande has left goes at once if it touches land with several sides."""
    value = game.value(source) & ~GRANDE
    set_cell(game, source, value)
    if LANDS[value & EDGES] > 1:
        throw_out(game, source, value & EDGES, "EC-6.3")


def note_grande_moved(game: Position) -> None:
    """Laying a card with a moved Grande is the turn's one move of the Grande (EC-Q2)."""
    game.grande_moved = True


def place_alcalde(game: Position, seat: i64, edge: i64, cell: i64, price: i64) -> None:
    """EC-6.1: an Alcalde comes to a closed area, which an edge (tile * 4 + side) names."""
    pay(game, seat, price)
    game.alcaldes = [*game.alcaldes, seat << 25 | edge << 16 | cell]
    settle(game, game.labels[edge], seat)
    if game.events is not None:
        kind = "land" if _is_land(game, cell, edge & 3) else "water"
        args: dict[str, object] = {"kind": kind, "side": SIDES[edge & 3]}
        args["place"] = area_ref(game, game.labels[edge])
        tell_at(game, "alcalde_placed", seat, cell, "EC-6.1", args)


def _is_land(game: Position, cell: i64, side: i64) -> bool:
    return edge_at(game.edges(cell + STEPS[side]), opposite(side)) == LAND


def give_alcalde_ship(game: Position, seat: i64, area: i64, bought: bool) -> None:
    """A ship comes to one's Alcalde on a closed water: from the stock, or from the Court."""
    if bought:
        pay(game, seat, game.ruleset.ship_price)
        game.ships -= 1
        game.ships_bought += 1
    else:
        pay(game, seat, game.ruleset.move_price)
        add_court_ships(game, seat, -1)
    alcaldes = game.alcaldes[:]
    for i in range(len(alcaldes)):
        if game.labels[alcaldes[i] >> 16 & 255] == area:
            alcaldes[i] |= 1 << 24
            if game.events is not None:
                args: dict[str, object] = {"bought": bought, "side": SIDES[alcaldes[i] >> 16 & 3]}
                args["place"] = area_ref(game, int(area))
                tell_at(game, "alcalde_ship", seat, alcaldes[i] & 0xFFFF, "EC-6.1", args)
    game.alcaldes = alcaldes
    add_count(game, area, seat, 1)
