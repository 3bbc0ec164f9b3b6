"""Why something cannot be done now, in words: for every spot, tile, card and notation."""

from __future__ import annotations

import re

from castillo.el_caballero import verbs
from castillo.el_caballero.areas import area_ref, count_in
from castillo.el_caballero.deeds.cards import MOST_CARDS
from castillo.el_caballero.deeds.tile import add_tiles, tile_limit
from castillo.el_caballero.grid import (
    EDGES,
    FILLED,
    GRANDE,
    KIND_WORDS,
    LAND_SIDE,
    LANDS,
    NOWHERE,
    SIDES,
    STEPS,
    cell_at,
    cell_name,
    edge_at,
    is_card,
    number_at,
    owner_of,
)
from castillo.el_caballero.notes import note_from, verb_of
from castillo.el_caballero.position import Position
from castillo.el_caballero.ties import ANYWHERE, tied_lands, tied_with, to_mend
from castillo.el_caballero.tiles import TURNED_EDGES
from castillo.el_caballero.verbs import WATER_ONLY
from castillo.kernel.actions import a_of
from castillo.kernel.text import Text
from castillo.kernel.text import seat as seat_ref

_CELL = re.compile(r"(-?\d{1,3}),(-?\d{1,3})\Z")


def why(name: str, **args: object) -> Text:
    """A reason in the words of the game."""
    return Text(f"el_caballero-why-{name}", args)


def why_not(game: Position, seat: int, target: str) -> Text | None:
    """Why a notation, a cell or a tile is not offered; None if there is nothing to say."""
    note = note_from(game.ruleset, target)
    if note >= 0:
        verb = verb_of(note)
        if game.owes and verb not in (verbs.CARD, verbs.RAISE):
            return _owes(game, seat)
        explain = game.ruleset.whys.get(verb)
        return explain(game, seat, note) if explain is not None else None
    found = _CELL.match(target)
    if found:
        return why_no_cell(game, seat, int(cell_at(_near(found[1]), _near(found[2]))))
    if target in game.ruleset.tiles.numbers:
        return why_no_tile_at_all(game, seat, game.ruleset.tiles.numbers[target])
    return None


def _near(number: str) -> int:
    return max(-126, min(126, int(number)))


def _owes(game: Position, seat: int) -> Text:
    area = tied_lands(game, seat)[0]
    return why("owes", other=seat_ref(int(tied_with(game, seat, area))), place=area_ref(game, int(area)))


# -- cells -------------------------------------------------------------------------------------------------


def why_no_cell(game: Position, seat: int, cell: int) -> Text:
    """Why nothing can be done at a cell."""
    value = game.value(cell)
    if is_card(value):
        if owner_of(value) != seat:
            return why("others_card", owner=seat_ref(int(owner_of(value))))
        return why("nothing_for_card")
    if value & FILLED:
        return why("occupied", at=cell_name(cell))
    if game.owes:
        return _owes(game, seat)
    if not value & EDGES:
        return why("touches_no_tile")
    if game.tiles_laid < tile_limit(game, seat):
        return _why_no_card_at(game, seat, cell) or why("no_tile_fits_here")
    return _why_no_card_at(game, seat, cell) or why("tile_laid")


def _why_no_card_at(game: Position, seat: int, cell: int) -> Text | None:
    """Why no card at all can be laid at a free cell beside a tile."""
    edges = game.edges(cell)
    if LANDS[edges] > 1:
        return why("two_lands")
    problem = why_no_more_cards(game, seat) or (why("court_empty") if game.courts[seat] < 1 else None)
    if LANDS[edges] == 0:
        return problem or _why_no_water_card(game, seat, 1, True)
    return problem or _why_tied(game, seat, int(game.area_beside(cell, LAND_SIDE[edges])), 1)


# -- tiles -------------------------------------------------------------------------------------------------


def why_no_tile(game: Position, seat: int, note: int) -> Text | None:
    """Why a tile cannot be laid at a cell, turned like this."""
    a, cell = int(a_of(note)), note & 0xFFFF
    tile, turn = a >> 2, a & 3
    if tile not in game.display:
        return why("not_displayed", tile=game.ruleset.tiles.names[tile])
    if game.tiles_laid >= tile_limit(game, seat):
        return why("tile_laid")
    value = game.value(cell)
    if value & FILLED:
        return why("occupied", at=cell_name(cell))
    shows = TURNED_EDGES[game.ruleset.tiles.patterns[tile]]
    for side in range(4):
        met = edge_at(value, side)
        if met and met != shows[turn * 4 + side]:
            kind = KIND_WORDS[shows[turn * 4 + side]]
            return why("edge", kind=kind, side=SIDES[side])
    if not value & EDGES:
        beside_card = any(is_card(game.value(cell + step)) for step in STEPS)
        return why("other_places_first") if beside_card else why("touches_no_tile")
    return None


def why_no_tile_at_all(game: Position, seat: int, tile: int) -> Text | None:
    """Why a tile can be laid nowhere now; None if it can."""
    if tile not in game.display:
        return why("not_displayed", tile=game.ruleset.tiles.names[tile])
    if game.tiles_laid >= tile_limit(game, seat):
        return why("tile_laid")
    out: list[int] = []
    add_tiles(game, seat, out)
    return None if any(a_of(action) >> 2 == tile for action in out) else why("fits_nowhere")


# -- cards -------------------------------------------------------------------------------------------------


def why_no_more_cards(game: Position, seat: int) -> Text | None:
    """Why a seat can lay no more cards this turn; None if it can."""
    if game.card_actions >= MOST_CARDS:
        return why("two_cards")
    return why("no_card_left") if game.cards_left(seat) == 0 else None


def why_no_card(game: Position, seat: int, note: int) -> Text | None:
    """Why a card cannot be laid at a cell with this number."""
    a, cell = int(a_of(note)), note & 0xFFFF
    number, value = (a & 7) + 1, game.value(cell)
    if value & FILLED:
        return why("occupied", at=cell_name(cell))
    if not value & EDGES:
        return why("touches_no_tile")
    if LANDS[value] > 1:
        return why("two_lands")
    limit = why_no_more_cards(game, seat)
    if limit is not None:
        return limit
    if LANDS[value] == 0:
        return _why_no_water_card(game, seat, number, bool(a & WATER_ONLY))
    if a & WATER_ONLY:
        return why("land_here")
    if number > game.courts[seat]:
        return why("too_dear", price=number, count=int(game.courts[seat]))
    return _why_tied(game, seat, int(game.area_beside(cell, LAND_SIDE[value])), number)


def _why_no_water_card(game: Position, seat: int, number: int, on_water: bool) -> Text | None:
    if number > 4:
        return why("front_on_water")
    if game.courts[seat] < game.ruleset.water_price:
        return why("too_dear", price=int(game.ruleset.water_price), count=int(game.courts[seat]))
    if to_mend(game, seat) != ANYWHERE:
        return _owes(game, seat)
    return None if on_water else why("only_water_here")


def _why_tied(game: Position, seat: int, area: int, more: int) -> Text | None:
    other = int(tied_with(game, seat, area, more))
    if other != NOWHERE:
        return why("tie", other=seat_ref(other), count=int(count_in(game, area, other)), place=area_ref(game, area))
    return _owes(game, seat) if to_mend(game, seat) != ANYWHERE else None


def why_not_own(game: Position, seat: int, cell: int) -> Text | None:
    """Why a cell does not hold one's own card; None if it does."""
    value = game.value(cell)
    if not is_card(value):
        return why("no_card_here", at=cell_name(cell))
    return why("others_card", owner=seat_ref(int(owner_of(value)))) if owner_of(value) != seat else None


def why_no_raise(game: Position, seat: int, note: int) -> Text | None:
    """Why a card cannot be raised to this number."""
    cell, number = note & 0xFFFF, int(a_of(note))
    problem = why_not_own(game, seat, cell)
    if problem is not None:
        return problem
    value = game.value(cell)
    side = LAND_SIDE[value & EDGES]
    if value & GRANDE:
        return why("under_grande")
    if side == NOWHERE:
        return why("without_land")
    more = number - int(number_at(value, side))
    if more <= 0:
        return why("only_upwards", number=int(number_at(value, side)))
    if game.card_actions >= MOST_CARDS:
        return why("two_cards")
    if more > game.courts[seat]:
        return why("too_dear", price=more, count=int(game.courts[seat]))
    return _why_tied(game, seat, int(game.area_beside(cell, side)), more)


# -- the rest ----------------------------------------------------------------------------------------------


def why_no_supply(game: Position, seat: int, note: int) -> Text | None:
    """Why there is no supply to take."""
    return why("supplied" if game.supplied else "no_supply")


def why_no_end(game: Position, seat: int, note: int) -> Text | None:
    """Why the turn cannot end yet."""
    return why("tile_first")


def why_no_power(game: Position, seat: int, note: int) -> Text | None:
    """Why no power card can be played during the turns."""
    return why("power_cards_are_played")


def why_no_power_card(game: Position, seat: int, target: str) -> Text | None:
    """Why a power card, by its key or by notation, cannot be played."""
    note = note_from(game.ruleset, target)
    for number in range(1, 14):
        named = note >= 0 and verb_of(note) == verbs.POWER and a_of(note) == number
        if target == game.ruleset.power_key(number) or named:
            if game.hands[seat] >> number & 1:
                return why("value_on_the_table", number=number)
            return why("card_used", number=number)
    return None


WHYS = {
    verbs.SUPPLY: why_no_supply,
    verbs.TILE: why_no_tile,
    verbs.CARD: why_no_card,
    verbs.RAISE: why_no_raise,
    verbs.END: why_no_end,
    verbs.POWER: why_no_power,
}
"""By verb; those of ships, castles and withdrawing are in why_pieces.py."""
