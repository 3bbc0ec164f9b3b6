"""Why an Alcalde or the Grande cannot come somewhere."""

from __future__ import annotations

from castillo.el_caballero import verbs
from castillo.el_caballero.areas import ALCALDE, area_ref, count_in, is_closed, row_length
from castillo.el_caballero.grid import (
    FILLED,
    GRANDE,
    LAND,
    LANDS,
    NOWHERE,
    SIDES,
    cell_name,
    is_card,
    is_tile,
    owner_of,
    tile_of,
)
from castillo.el_caballero.modules.caballero_expansion.alcaldes import alcaldes_left, price_of, without_ship
from castillo.el_caballero.modules.caballero_expansion.grande import may_move
from castillo.el_caballero.notes import ACTION, LAND_HERE, source_of, verb_of
from castillo.el_caballero.position import Position
from castillo.el_caballero.ties import tied_lands, tied_with
from castillo.el_caballero.tiles import TURNED_EDGES
from castillo.el_caballero.verbs import MOVING_GRANDE, WITH_GRANDE
from castillo.el_caballero.why import why as why_base
from castillo.el_caballero.why import why_no_more_cards
from castillo.el_caballero.why_pieces import why_no_ship, why_no_ship_left, why_too_dear
from castillo.kernel.actions import a_of
from castillo.kernel.text import Text
from castillo.kernel.text import seat as seat_ref


def why(name: str, **args: object) -> Text:
    """A reason in the words of the expansion."""
    return Text(f"caballero_expansion-why-{name}", args)


def why_no_alcalde(game: Position, seat: int, note: int) -> Text | None:
    """Why no Alcalde can be placed in the area that a note names."""
    cell, a = note & 0xFFFF, int(a_of(note))
    value = game.value(cell)
    if not is_tile(value):
        return why("no_tile_here", at=cell_name(cell))
    shows = TURNED_EDGES[game.ruleset.tiles.patterns[tile_of(value)]]
    turn = value >> 10 & 3
    sides = [side for side in range(4) if (shows[turn * 4 + side] == LAND) == bool(a & LAND_HERE)]
    if not sides:
        return why("no_such_area", kind="land" if a & LAND_HERE else "water")
    side = a & 3 if a & 3 in sides else sides[0]
    area = game.labels[tile_of(value) * 4 + side]
    if not is_closed(game, area):
        return why("not_closed")
    if game.area_rows[area * row_length(game.seats) + ALCALDE] != NOWHERE:
        return why("alcalde_here")
    if alcaldes_left(game, seat) <= 0:
        return why("no_alcalde_left")
    return why_too_dear(game, seat, price_of(game, "alcalde")) or why_base("no_water", side=SIDES[a & 3])


def why_no_grande(game: Position, seat: int, note: int) -> Text | None:
    """Why the Grande cannot be placed on a card or moved to it."""
    cell = note & 0xFFFF
    value = game.value(cell)
    if not is_card(value) or owner_of(value) != seat:
        return why("own_card")
    if value & GRANDE:
        return why("grande_here")
    if verb_of(note) == verbs.GRANDE:
        if game.grandes[seat] != NOWHERE:
            return why("grande_out")
        return why_too_dear(game, seat, price_of(game, "grande"))
    return _why_not_moving(game, seat, note) or why_too_dear(game, seat, price_of(game, "move_grande"))


def _why_not_moving(game: Position, seat: int, note: int) -> Text | None:
    """Why the Grande does not leave the card he is said to stand on."""
    if not may_move(game, seat):
        return why("grande_moved" if game.grande_moved else "grande_at_court")
    return None if game.grandes[seat] == source_of(note) else why("no_grande_here", at=cell_name(source_of(note)))


def why_no_card_with_grande(game: Position, seat: int, note: int) -> Text | None:
    """Why a card cannot be laid together with the Grande."""
    a, cell = int(a_of(note)), note & 0xFFFF
    if a & WITH_GRANDE and game.grandes[seat] != NOWHERE:
        return why("grande_out")
    problem = _why_not_moving(game, seat, note) if a & MOVING_GRANDE else None
    if problem is not None:
        return problem
    if game.value(cell) & FILLED:
        return why_base("occupied", at=cell_name(cell))
    if LANDS[game.edges(cell)] < 2:
        return why("several_lands")
    price = (a & 7) + 1 + price_of(game, "grande" if a & WITH_GRANDE else "move_grande")
    return why_no_more_cards(game, seat) or why_too_dear(game, seat, price) or _why_tied(game, seat, note)


def _why_tied(game: Position, seat: int, note: int) -> Text | None:
    """Whose total in a land would be the same, if the card were laid."""
    after = game.clone()
    after.ruleset.deed(note & ACTION).carry_out(after, seat, note & ACTION)
    area = tied_lands(after, seat)[0]
    other = int(tied_with(after, seat, area))
    return why_base("tie", other=seat_ref(other), count=int(count_in(after, area, other)), place=area_ref(after, area))


def why_no_ship_there(game: Position, seat: int, note: int) -> Text | None:
    """A ship on a tile is an Alcalde's."""
    cell, side = note & 0xFFFF, int(a_of(note)) & 3
    if not is_tile(game.value(cell)):
        return why_no_ship(game, seat, note)
    if any((packed & 0xFFFF, packed >> 16 & 3) == (cell, side) for packed in without_ship(game, seat)):
        return why_no_ship_left(game, seat, verb_of(note) == verbs.SHIP)
    return why("no_alcalde_here")


WHYS = {
    verbs.ALCALDE: why_no_alcalde,
    verbs.GRANDE: why_no_grande,
    verbs.MOVE_GRANDE: why_no_grande,
    verbs.CARD_WITH_GRANDE: why_no_card_with_grande,
    verbs.SHIP: why_no_ship_there,
    verbs.SET_SHIP: why_no_ship_there,
}
"""By verb; those of the game's own deeds that the expansion widens are here too."""
