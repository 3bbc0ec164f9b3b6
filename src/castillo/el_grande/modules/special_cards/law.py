"""What always adds up among the Special Cards. A position document that breaks it is refused."""

from __future__ import annotations

from castillo.el_grande.modules.shared.conspiracy import homes_known
from castillo.el_grande.modules.special_cards.limits import BOARDS
from castillo.el_grande.modules.special_cards.state import HOMES, slot_of
from castillo.el_grande.position import Position


def broken(game: Position) -> list[str]:
    """What does not add up: two limit boards in one region, a home that no Grande left for the Castillo."""
    wrong: list[str] = []
    if not BOARDS.are_apart(game):
        wrong.append("two limit boards in one region")
    if not homes_known(game, slot_of(game, HOMES)):
        wrong.append("where a Grande in the Castillo stood")
    return wrong
