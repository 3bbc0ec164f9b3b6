"""The map in a position document: tiles, cards with what lies on them, Courts, the stock, Alcaldes."""

from __future__ import annotations

from typing import Any

from castillo.el_caballero.areas import ALCALDE, CELL, add_count, is_closed, row_length, settle
from castillo.el_caballero.grid import (
    CASTLE,
    FILLED,
    GRANDE,
    KIND_WORDS,
    LAND,
    LANDS,
    NOWHERE,
    SIDES,
    STEPS,
    WATER,
    card_in,
    card_turn,
    cell_at,
    cell_name,
    edge_at,
    face_of,
    is_tile,
    owner_of,
    ship_bit,
    ships_of,
    tile_of,
    tile_turn,
    x_of,
    y_of,
)
from castillo.el_caballero.mapping import put_card, put_tile
from castillo.el_caballero.position import Position
from castillo.el_caballero.reading import Reader
from castillo.el_caballero.start import draw_start_tile
from castillo.el_caballero.tiles import FITS, LOOKS, TURNED_EDGES
from castillo.kernel.errors import SetupError
from castillo.kernel.luck import Luck

FACES = ("front", "back")
FARTHEST = 126


# -- writing -----------------------------------------------------------------------------------------------


def map_to_json(game: Position) -> dict[str, Any]:
    """The map and everything on it, as a position document says it."""
    cards = [cell for seat in range(game.seats) for cell in game.cards_of(seat)]
    return {
        "tiles": [_tile(game, entry) for entry in game.laid],
        "cards": [card_to_json(cell, game.value(cell)) for cell in cards],
        "stock": {"ships": int(game.ships), "castles": int(game.castles)},
        "court_ships": [int(n) for n in game.court_ships],
        "alcaldes": [_alcalde(game, packed) for packed in game.alcaldes],
    }


def _tile(game: Position, entry: int) -> dict[str, Any]:
    cell = entry & CELL
    name, turn = game.ruleset.tiles.names[entry >> 16], int(tile_turn(game.value(cell)))
    return {"id": name, "x": int(x_of(cell)), "y": int(y_of(cell)), "turn": turn}


def card_to_json(cell: int, value: int) -> dict[str, Any]:
    """A card on the table with what lies on it."""
    return {
        "seat": int(owner_of(value)),
        "x": int(x_of(cell)),
        "y": int(y_of(cell)),
        "face": FACES[face_of(value)],
        "turn": int(card_turn(value)),
        "castle": bool(value & CASTLE),
        "ships": [SIDES[side] for side in range(4) if ships_of(value) >> side & 1],
        "grande": bool(value & GRANDE),
    }


def _alcalde(game: Position, packed: int) -> dict[str, Any]:
    cell, edge = packed & CELL, packed >> 16 & 255
    return {
        "seat": packed >> 25,
        "x": int(x_of(cell)),
        "y": int(y_of(cell)),
        "kind": KIND_WORDS[_shown(game, cell, edge & 3)],
        "edge": SIDES[edge & 3],
        "ship": bool(packed >> 24 & 1),
    }


def _shown(game: Position, cell: int, side: int) -> int:
    """What a tile on the map shows on a side."""
    value = game.value(cell)
    return TURNED_EDGES[game.ruleset.tiles.patterns[tile_of(value)]][tile_turn(value) * 4 + side]


# -- reading -----------------------------------------------------------------------------------------------


def read_map(reader: Reader, game: Position, luck: Luck) -> None:
    """Put everything that a document says of the map into an empty position."""
    if reader.has("tiles"):
        _read_tiles(reader, game)
    else:
        draw_start_tile(game, luck)
    for number, entry in enumerate(reader.list_of("cards")):
        _read_card(game, Reader(entry, _CARD_FIELDS, f"cards[{number}]"))
    for number, entry in enumerate(reader.list_of("alcaldes")):
        _read_alcalde(game, Reader(entry, _ALCALDE_FIELDS, f"alcaldes[{number}]"))
    _read_stock(reader, game)
    _read_courts(reader, game)


def _read_tiles(reader: Reader, game: Position) -> None:
    entries = reader.list_of("tiles")
    if not entries:
        raise SetupError("tiles: at least the start tile must lie on the table.")
    known = game.ruleset.tiles.numbers
    far = FARTHEST - 2 * max(0, len(known) - len(entries))  # the map has room to grow
    used: set[int] = set()
    for number, raw in enumerate(entries):
        entry = Reader(raw, ("id", "x", "y", "turn"), f"tiles[{number}]")
        name = entry.get("id")
        if not isinstance(name, str) or name not in known or known[name] in used:
            raise SetupError(f"tiles[{number}].id: {name!r} is not a tile, or lies on the table twice.")
        used.add(known[name])
        cell = cell_at(entry.number("x", -far, far), entry.number("y", -far, far))
        turn = entry.number("turn", 0, 3, 0)
        _check_tile(game, f"tiles[{number}]", known[name], cell, turn)
        put_tile(game, known[name], cell, turn)
    _check_together(game)


def _check_tile(game: Position, where: str, tile: int, cell: int, turn: int) -> None:
    pattern, value = game.ruleset.tiles.patterns[tile], game.value(cell)
    if value & FILLED:
        raise SetupError(f"{where}: there is already a tile at {cell_name(cell)}.")
    if not FITS[pattern][value] >> turn % LOOKS[pattern] & 1:
        raise SetupError(f"{where}: at {cell_name(cell)} land would meet water.")


def _check_together(game: Position) -> None:
    """Tiles lie beside tiles, or beside cards that did: never further than two cells from each other."""
    cells = {int(entry & CELL) for entry in game.laid}
    near = {one + other for one in STEPS for other in (0, *STEPS)} - {0}
    found = {min(cells)}
    todo = list(found)
    while todo:
        cell = todo.pop()
        new = {cell + step for step in near} & cells - found
        found |= new
        todo += new
    if found != cells:
        raise SetupError(f"tiles: the tile at {cell_name(min(cells - found))} lies apart from the others.")


_CARD_FIELDS = ("seat", "x", "y", "face", "turn", "castle", "ships", "grande")


def _read_card(game: Position, entry: Reader) -> None:
    seat = entry.number("seat", 0, int(game.seats) - 1)
    cell = cell_at(entry.number("x", -FARTHEST, FARTHEST), entry.number("y", -FARTHEST, FARTHEST))
    card = card_in(seat, FACES.index(entry.one_of("face", FACES, "front")), entry.number("turn", 0, 3, 0))
    value = game.value(cell)
    if value & FILLED or not value:
        raise SetupError(
            f"{entry.where}x, y: no card can lie at {cell_name(cell)}; it needs a free cell beside a tile."
        )
    if game.cards_left(seat) == 0:
        raise SetupError(f"{entry.where}seat: seat {seat} has only {game.ruleset.cards_each} cards.")
    if face_of(card) and LANDS[value] == 0:
        raise SetupError(f"{entry.where}face: on water alone a card lies with its front up.")
    if entry.flag("castle"):
        card |= CASTLE
    if entry.flag("grande"):
        _give_grande(game, entry, seat, cell)
        card |= GRANDE
    elif LANDS[value] > 1:
        raise SetupError(f"{entry.where}x, y: at {cell_name(cell)} a card would touch land with {LANDS[value]} sides.")
    for word in entry.list_of("ships"):
        side = entry.side("ships", word)
        if edge_at(value, side) != WATER or card & ship_bit(side):
            raise SetupError(f"{entry.where}ships: on {word!r} there is no water, or two ships.")
        card |= ship_bit(side)
    put_card(game, cell, card)


def _give_grande(game: Position, entry: Reader, seat: int, cell: int) -> None:
    if game.grandes[seat] != NOWHERE or game.ruleset.grandes_each == 0:
        raise SetupError(f"{entry.where}grande: seat {seat} has {game.ruleset.grandes_each}.")
    game.grandes[seat] = cell


_ALCALDE_FIELDS = ("seat", "x", "y", "kind", "edge", "ship")


def _read_alcalde(game: Position, entry: Reader) -> None:
    seat = entry.number("seat", 0, int(game.seats) - 1)
    cell = cell_at(entry.number("x", -FARTHEST, FARTHEST), entry.number("y", -FARTHEST, FARTHEST))
    kind = KIND_WORDS.index(entry.one_of("kind", KIND_WORDS[1:]))
    if not is_tile(game.value(cell)):
        raise SetupError(f"{entry.where}x, y: there is no tile at {cell_name(cell)}.")
    sides = [side for side in range(4) if _shown(game, cell, side) == kind]
    if entry.has("edge"):
        sides = [side for side in sides if side == entry.side("edge", entry.get("edge"))]
    if not sides:
        raise SetupError(f"{entry.where}edge: the tile at {cell_name(cell)} has no such {KIND_WORDS[kind]}.")
    edge = int(tile_of(game.value(cell))) * 4 + sides[0]
    area = game.labels[edge]
    if not is_closed(game, area) or game.area_rows[area * row_length(game.seats) + ALCALDE] != NOWHERE:
        raise SetupError(f"{entry.where}x, y: that area is not closed, or already has an Alcalde.")
    if sum(packed >> 25 == seat for packed in game.alcaldes) >= game.ruleset.alcaldes_each:
        raise SetupError(f"{entry.where}seat: seat {seat} has only {game.ruleset.alcaldes_each} Alcaldes.")
    ship = int(entry.flag("ship"))
    if ship and kind == LAND:
        raise SetupError(f"{entry.where}ship: there is no water for one.")
    game.alcaldes = [*game.alcaldes, seat << 25 | ship << 24 | edge << 16 | cell]
    settle(game, area, seat)
    add_count(game, area, seat, ship)


def _read_stock(reader: Reader, game: Position) -> None:
    """What is not on the map and not at the Courts is in the stock."""
    rules, seats = game.ruleset, int(game.seats)
    game.court_ships = reader.counts("court_ships", seats, int(rules.ships), game.court_ships)
    values = [game.value(cell) for seat in range(seats) for cell in game.cards_of(seat)]
    afloat = sum(int(ships_of(value)).bit_count() for value in values)
    afloat += sum(game.court_ships) + sum(packed >> 24 & 1 for packed in game.alcaldes)
    built = sum(bool(value & CASTLE) for value in values)
    stock = Reader(reader.document.get("stock", {}), ("ships", "castles"), "stock")
    for name, all_of_them, out in (("ships", int(rules.ships), afloat), ("castles", int(rules.castles), built)):
        left = all_of_them - out
        if left < 0 or stock.number(name, 0, all_of_them, left) != left:
            raise SetupError(f"stock.{name}: there are {all_of_them}, and {out} are not in the stock.")
    game.ships, game.castles = rules.ships - afloat, rules.castles - built


def _read_courts(reader: Reader, game: Position) -> None:
    seats = int(game.seats)
    most = [int(game.capacity(seat)) for seat in range(seats)]
    usual = [min(int(game.ruleset.court), most[seat]) for seat in range(seats)]
    game.courts = reader.counts("courts", seats, 1 << 20, usual)
    for seat in range(seats):
        if game.courts[seat] > most[seat]:
            raise SetupError(f"courts: seat {seat} can have {most[seat]} at most: 8 for each card off the table.")
