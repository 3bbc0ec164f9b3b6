"""What can be: a position that somebody's document describes, looked at as a whole before anyone plays on."""

from __future__ import annotations

from castillo.el_caballero import verbs
from castillo.el_caballero.areas import CELL
from castillo.el_caballero.deeds.cards import lands_met
from castillo.el_caballero.frames import TakeTurn
from castillo.el_caballero.grid import is_card, is_tile, owner_of
from castillo.el_caballero.notes import cell_of, said, verb_of
from castillo.el_caballero.position import Position
from castillo.kernel.actions import a_of
from castillo.kernel.errors import SetupError

ON_CARDS = (
    verbs.CARD, verbs.RAISE, verbs.CARD_WITH_GRANDE, verbs.SHIP, verbs.CASTLE, verbs.SET_SHIP, verbs.MOVE_SHIP,
    verbs.MOVE_CASTLE, verbs.GRANDE, verbs.MOVE_GRANDE,
)  # fmt: skip
"""After these an own card lies in their cell (a ship may go to an Alcalde's water instead)."""

FOR_ALCALDES = (verbs.SHIP, verbs.SET_SHIP)
TAKE_CARDS = (verbs.TILE, verbs.WITHDRAW, verbs.MOVE_GRANDE, verbs.CARD_WITH_GRANDE)
"""After these a card may be gone (EC-4.6, EC-4.8, EC-6.3)."""


def check_possible(game: Position) -> None:
    """Refuse a position that no game can come to, as far as it tells."""
    _check_display(game)
    if game.frames and isinstance(game.frames[-1], TakeTurn):
        _check_tiles_done(game)
        for at, note in enumerate(game.done):
            _check_done(game, note, [verb_of(later) for later in game.done[at + 1 :]])
        _check_met(game)


def _check_display(game: Position) -> None:
    """EC-3: as many as there are at the start of a round, without those that were laid in this turn.

    Fewer may be shown, so that one can ask what somebody would do with these.
    """
    most = int(game.ruleset.display_size) - int(game.tiles_laid)
    if len(game.display) > most:
        raise SetupError(f"display: {len(game.display)} tiles are shown; by now there are at most {most}.")


def _check_tiles_done(game: Position) -> None:
    """No tile of this turn is the one that lay there at the start, and none was laid twice."""
    done = [a_of(note) >> 2 << 16 | note & CELL for note in game.done if verb_of(note) == verbs.TILE]
    if len(set(done)) < len(done) or game.laid[0] in done:
        raise SetupError("turn.done: the start tile cannot have been laid in a turn, and no tile twice.")


def _check_done(game: Position, note: int, later: list[int]) -> None:
    """What somebody has laid or bought in this turn is there, unless it is gone since."""
    seat, cell, verb = game.active, cell_of(note), verb_of(note)
    value = game.value(cell)
    if verb == verbs.ALCALDE:
        there = any(packed >> 25 == seat and packed & CELL == cell for packed in game.alcaldes)
    elif verb in ON_CARDS and not any(taking in later for taking in TAKE_CARDS):
        there = (is_card(value) and owner_of(value) == seat) or (verb in FOR_ALCALDES and is_tile(value))
    else:
        return
    if not there:
        raise SetupError(f"turn.done: {said(game.ruleset, note)!r} was not done: seat {seat} has nothing there.")


def _check_met(game: Position) -> None:
    """The land met in this turn is beside the cards laid and raised in it."""
    cells = [note & CELL for note in game.done if verb_of(note) in (verbs.CARD, verbs.RAISE, verbs.CARD_WITH_GRANDE)]
    edges = [edge for cell in cells for edge in lands_met(game, cell)]
    if len(game.met) > len(edges) or any(edge not in edges for edge in game.met):
        raise SetupError("turn.met: holds land edges that no card laid or raised in this turn touches.")
