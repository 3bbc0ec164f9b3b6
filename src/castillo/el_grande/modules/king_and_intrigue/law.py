"""What always adds up in King & Intrigue. A position document that breaks it is refused."""

from __future__ import annotations

from castillo.el_grande.frames.turn import TakeTurn
from castillo.el_grande.modules.king_and_intrigue.doubling import MARKERS
from castillo.el_grande.modules.king_and_intrigue.state import SUPPLIED, number
from castillo.el_grande.places import COURT
from castillo.el_grande.position import Position


def broken(game: Position) -> list[str]:
    """What does not add up: two markers in one region, more supplied than the power card allows or than are there."""
    wrong: list[str] = []
    if not MARKERS.are_apart(game):
        wrong.append("two 2x markers in one region")
    supplied, turn = number(game, SUPPLIED), game.frames[-1] if game.frames else None
    if supplied and supplied > game.book.supply(game, game.active):
        wrong.append("more supplied than the power card allows")
    elif isinstance(turn, TakeTurn) and not turn.placed and not turn.stage and supplied > game.count(turn.seat, COURT):
        wrong.append("more supplied than are at the Court")
    return wrong
