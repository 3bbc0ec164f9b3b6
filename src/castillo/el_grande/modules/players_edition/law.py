"""What always adds up in the Player's Edition. A position document that breaks it is refused."""

from __future__ import annotations

from castillo.el_grande.frames.round import ROUND, Phase
from castillo.el_grande.modules.players_edition.playing import JOKER
from castillo.el_grande.modules.players_edition.state import (
    ALLIES,
    BRIDGE,
    BRIDGE_ENDS,
    BRIDGE_OWNER,
    PUSHED,
    QUARANTINE,
    number,
)
from castillo.el_grande.places import NOWHERE
from castillo.el_grande.position import Position


def broken(game: Position) -> list[str]:
    """What does not add up: markers off the regions, a bridge that joins nothing, a Joker that nobody followed up."""
    book = game.book
    wrong: list[str] = []
    marked = [number(game, slot) for slot in (PUSHED, QUARANTINE, ALLIES, ALLIES + 1, BRIDGE_ENDS, BRIDGE_ENDS + 1)]
    if not all(where == NOWHERE or book.is_region[where] for where in marked):
        wrong.append("a region that is marked")
    one, other, owner = (int(number(game, slot)) for slot in (BRIDGE_ENDS, BRIDGE_ENDS + 1, BRIDGE_OWNER))
    standing = [seat for seat in range(game.seats) for _ in range(game.count(seat, BRIDGE))]
    if standing != ([owner] if owner >= 0 else []) or (owner >= 0) != (one != NOWHERE) != (other == NOWHERE):
        wrong.append("the bridge")
    if _turns_have_begun(game) and book.power_bits.get(JOKER, NOWHERE) in [bit for bit in game.played if bit >= 0]:
        wrong.append("a Joker lies on the table without another card")
    return wrong


def _turns_have_begun(game: Position) -> bool:
    lowest = game.frames[0] if game.frames else None
    names = [step.name for step in game.book.phases[ROUND]]
    return isinstance(lowest, Phase) and lowest.phase == ROUND and lowest.index > names.index("turns")
