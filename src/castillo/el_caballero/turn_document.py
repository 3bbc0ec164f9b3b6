"""Whose turn it is and what was done in it, as a position document says it."""

from __future__ import annotations

from typing import Any

from castillo.el_caballero import verbs
from castillo.el_caballero.areas import CELL
from castillo.el_caballero.deeds.cards import MOST_CARDS, lands_met
from castillo.el_caballero.deeds.castles import MOST_CASTLES
from castillo.el_caballero.deeds.ships import MOST_SHIPS
from castillo.el_caballero.deeds.tile import tile_limit
from castillo.el_caballero.grid import LAND, SIDES, STEPS, cell_at, edge_at, is_tile, opposite, tile_of, x_of, y_of
from castillo.el_caballero.notes import note_from, said, verb_of
from castillo.el_caballero.position import Position
from castillo.el_caballero.reading import Reader
from castillo.el_caballero.ties import tied_lands
from castillo.el_caballero.verbs import MOVING_GRANDE
from castillo.kernel.actions import a_of
from castillo.kernel.errors import SetupError

OF_CARDS = (verbs.CARD, verbs.RAISE, verbs.CARD_WITH_GRANDE)


def turn_to_json(game: Position) -> dict[str, Any]:
    """The seat, what it has done in the notation of options, and the land edges that its card actions have met."""
    where = {entry >> 16: entry & CELL for entry in game.laid}
    met = [[int(x_of(where[e >> 2])), int(y_of(where[e >> 2])), SIDES[e & 3]] for e in game.met]
    return {"seat": int(game.active), "done": [said(game.ruleset, int(note)) for note in game.done], "met": met}


def read_turn(game: Position, document: Any) -> int:
    """The seat whose turn it is; what the document says it has done is put into the position."""
    reader = Reader(document, ("seat", "done", "met"), "turn")
    seat = reader.number("seat", 0, int(game.seats) - 1)
    game.done = [_note(game, words) for words in reader.list_of("done")]
    done = [verb_of(note) for note in game.done]
    game.supplied = done.count(verbs.SUPPLY) > 0
    game.tiles_laid = done.count(verbs.TILE)
    game.card_actions = sum(verb in OF_CARDS for verb in done)
    game.ships_bought = done.count(verbs.SHIP)
    game.castles_bought = done.count(verbs.CASTLE)
    moves = sum(_moves_grande(note) for note in game.done)
    game.grande_moved = moves > 0
    for count, most, what in (
        (done.count(verbs.SUPPLY), 1, "supply"),
        (game.tiles_laid, tile_limit(game, seat), "tile"),
        (game.card_actions, MOST_CARDS, "card or raise"),
        (game.ships_bought, MOST_SHIPS, "ship"),
        (game.castles_bought, MOST_CASTLES, "castle"),
        (moves, game.ruleset.grandes_each, "move grande"),
    ):
        if count > most:
            raise SetupError(f"turn.done: {what!r} is listed {count} times; at most {most} are allowed in this turn.")
    game.met = _read_met(reader, game) if reader.has("met") else _met(game)
    last_is_card = bool(done) and done[-1] in OF_CARDS
    game.owes = game.card_actions < MOST_CARDS and last_is_card and bool(tied_lands(game, seat))
    return seat


def _note(game: Position, words: Any) -> int:
    note = note_from(game.ruleset, words) if isinstance(words, str) else -1
    if note < 0 or verb_of(note) in (verbs.POWER, verbs.END):
        raise SetupError(f"turn.done: {words!r} cannot have been done in a turn.")
    if verb_of(note) == verbs.TILE and (a_of(note) >> 2) << 16 | note & CELL not in game.laid:
        raise SetupError(f"turn.done: {words!r} was not done: that tile does not lie there.")
    return note


def _moves_grande(note: int) -> bool:
    if verb_of(note) == verbs.CARD_WITH_GRANDE:
        return bool(a_of(note) & MOVING_GRANDE)
    return verb_of(note) == verbs.MOVE_GRANDE


def _met(game: Position) -> list[int]:
    """The land that the cards laid and raised in this turn touch."""
    return [edge for note in game.done if verb_of(note) in OF_CARDS for edge in lands_met(game, note & CELL)]


def _read_met(reader: Reader, game: Position) -> list[int]:
    out: list[int] = []
    for entry in reader.list_of("met"):
        if not isinstance(entry, list | tuple) or len(entry) != 3:
            raise SetupError(f"turn.met: {entry!r} is not an edge; edges are written like [0, 1, 'n'].")
        x, y = (reader.whole("met", n, -126, 126) for n in entry[:2])
        cell, side = cell_at(x, y), reader.side("met", entry[2])
        shown = edge_at(game.edges(cell + STEPS[side]), opposite(side))
        if not is_tile(game.value(cell)) or shown != LAND:
            raise SetupError(f"turn.met: {entry!r} is not a land edge of a tile.")
        out.append(int(tile_of(game.value(cell))) * 4 + side)
    return out
