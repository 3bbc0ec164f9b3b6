"""Views: what one viewer may know, built up from nothing. Only the order of the tiles face down is hidden."""

from __future__ import annotations

from typing import Any

from castillo.el_caballero.areas import area_id, describe_areas, first_edges
from castillo.el_caballero.document import public_part, stage_of
from castillo.el_caballero.frames import turn_order
from castillo.el_caballero.grid import EDGES, FILLED, STEPS, cell_name
from castillo.el_caballero.position import Position
from castillo.el_caballero.scoring import area_points, counts_of, parts_of
from castillo.el_caballero.tiles import PLAIN, SYMBOLS


def shared_view(game: Position) -> dict[str, Any]:
    """The game's own part of every view, the same for all."""
    areas = areas_shown(game)
    return {
        "board": _board(game, areas),
        "table": public_part(game),
        "areas": areas,
        "symbols": _symbols(game),
        "left": _left_to_do(game),
        "meter": _meter(game),
    }


def _meter(game: Position) -> dict[str, dict[str, list[Any]]]:
    """By area: points by seat if it were scored now, and how they come about."""
    out: dict[str, dict[str, list[Any]]] = {}
    for area, edge in first_edges(game).items():
        counts = counts_of(game, area)
        points = area_points(game, area, counts)
        out[area_id(game, area, edge)] = {"now": points, "parts": parts_of(game, area, counts)}
    return out


def own_view(game: Position, seat: int | None) -> dict[str, Any]:
    """Nobody knows more than the others."""
    return {"hand": [] if seat is None else [game.ruleset.power_key(card) for card in _hand(game, seat)]}


def _hand(game: Position, seat: int) -> list[int]:
    return [card for card in range(1, 14) if game.hands[seat] >> card & 1]


def _symbols(game: Position) -> dict[str, str]:
    """Gold and fish on the tiles that can be seen, by tile."""
    tiles = game.ruleset.tiles
    seen = [*(entry >> 16 for entry in game.laid), *game.display]
    return {tiles.names[tile]: SYMBOLS[tiles.symbols[tile]] for tile in seen if tiles.symbols[tile] != PLAIN}


def areas_shown(game: Position) -> list[dict[str, Any]]:
    """`game.areas()` with an id and what each would pay."""
    return [
        {"id": area_id(game, area, edge), **described, "points": area_points(game, area, counts_of(game, area))}
        for (area, edge), described in zip(first_edges(game).items(), describe_areas(game), strict=True)
    ]


def _left_to_do(game: Position) -> dict[str, Any] | None:
    """What can still be done in this turn, as far as numbers tell; the options say what is possible."""
    if stage_of(game) != "turns":
        return None
    seat = int(game.active)
    return {
        "supply": 0 if game.supplied else int(game.ruleset.supplies[game.played[seat]]),
        "tiles": int(max(0, game.ruleset.tile_limits[game.played[seat]] - game.tiles_laid)),
        "cards": int(2 - game.card_actions),
        "ships": int(2 - game.ships_bought),
        "castles": int(2 - game.castles_bought),
        "grande": not game.grande_moved,
        "owes": bool(game.owes),
    }


# -- the board in generic terms ----------------------------------------------------------------------------


def _board(game: Position, areas: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        "places": [_place(game, area) for area in areas],
        "stacks": [stack for area in areas for stack in _stacks(area)],
        "markers": _markers(game),
        "cards": _cards(game),
        "numbers": _numbers(game),
    }


def _place(game: Position, area: dict[str, Any]) -> dict[str, Any]:
    value = area["value"]
    pays = [2 * value, value if game.ruleset.second_place else 0] if area["kind"] == "land" else [value]
    return {"id": area["id"], "kind": area["kind"], "values": pays, "closed": None}


def _stacks(area: dict[str, Any]) -> list[dict[str, Any]]:
    """Caballeros on land and ships on water, by owner."""
    kind = "caballero" if area["kind"] == "land" else "ship"
    counts = area["totals"] if area["kind"] == "land" else area["ships"]
    return [
        {"id": f"{seat}@{area['id']}", "place": area["id"], "owner": seat, "kind": kind, "count": n, "badges": []}
        for seat, n in enumerate(counts)
        if n
    ]


def _markers(game: Position) -> list[dict[str, Any]]:
    edges = first_edges(game)
    markers: list[dict[str, Any]] = [
        {"id": "start_player", "kind": "start_player", "seat": int(game.start_player)},
    ]
    for number, packed in enumerate(game.alcaldes):
        area = int(game.labels[packed >> 16 & 255])
        where = area_id(game, area, edges[area])
        markers.append({"id": f"alcalde-{number}", "kind": "alcalde", "owner": packed >> 25, "place": where})
    return markers


def _cards(game: Position) -> list[dict[str, Any]]:
    """The power cards on the table, and the tiles that are shown."""
    powers = [
        {
            "id": f"{game.ruleset.power_key(card)}@{seat}",
            "card": game.ruleset.power_key(card),
            "kind": "power",
            "value": int(card),
            "supply": int(game.ruleset.supplies[card]),
            "special": game.ruleset.tile_limits[card] > 1,
            "rule": "EC-1.1",
            "holder": seat,
            "in_play": seat == game.active,
        }
        for seat, card in enumerate(game.played)
        if card
    ]
    names = game.ruleset.tiles.names
    tiles = [
        {
            "id": names[tile],
            "card": f"{game.ruleset.owner}/tile/{names[tile].rpartition('-')[0]}",
            "kind": "tile",
            "rule": "EC-2",
            "available": True,
        }
        for tile in game.display
    ]
    return [*powers, *tiles]


def _numbers(game: Position) -> dict[str, Any]:
    seats = range(game.seats)
    return {
        "round": int(game.round),
        "track": list(range(1, int(game.ruleset.rounds) + 1)),
        "scoring": list(game.ruleset.scoring_rounds),
        "court": [int(n) for n in game.courts],
        "capacity": [int(game.capacity(seat)) for seat in seats],
        "cards": [int(game.cards_left(seat)) for seat in seats],
        "court_ships": [int(n) for n in game.court_ships],
        "ships": int(game.ships),
        "castles": int(game.castles),
        "hand": [int(hand).bit_count() for hand in game.hands],
        "tiles": len(game.stack),
        "start_player": int(game.start_player),
        "order": turn_order(game) if all(game.played) else [],
    }


def targets(game: Position) -> list[str]:
    """Every cell that is free and lies beside a tile or a card, every card on the table, and the tiles shown."""
    cells = [int(game.cell_of(at)) for at, value in enumerate(game.cells) if value & EDGES and not value & FILLED]
    cards = [int(cell) for seat in range(game.seats) for cell in game.cards_of(seat)]
    beside = [cell + step for cell in cards for step in STEPS if game.value(cell + step) == 0]
    names = [game.ruleset.tiles.names[tile] for tile in game.display]
    return [*(cell_name(cell) for cell in dict.fromkeys([*cells, *cards, *beside])), *names]
