"""What always adds up in the Player's Edition. A position document that breaks it is refused."""

from __future__ import annotations

from castillo.el_grande.frames.round import ROUND, Phase
from castillo.el_grande.modules.players_edition.playing import JOKER
from castillo.el_grande.modules.players_edition.state import (
    ALLIES,
    BRIDGE,
    BRIDGE_ENDS,
    COLLAPSE,
    number,
)
from castillo.el_grande.places import CASTILLO, NOWHERE
from castillo.el_grande.position import Position
from castillo.kernel.frame import NOBODY


def broken(game: Position) -> list[str]:
    """What does not add up: markers off the regions, a bridge that joins nothing, a Joker that nobody followed up."""
    book = game.book
    wrong: list[str] = []
    if number(game, COLLAPSE) not in (NOWHERE, CASTILLO):
        wrong.append("what has collapsed")
    one, other = number(game, ALLIES), number(game, ALLIES + 1)
    if (one == NOWHERE) != (other == NOWHERE) or (one == other and one != NOWHERE):
        wrong.append("the allied regions")
    one, other, owner, since = bridge = [int(number(game, BRIDGE_ENDS + i)) for i in range(4)]
    standing = [seat for seat in range(game.seats) for _ in range(game.count(seat, BRIDGE))]
    joins = owner >= 0 and one >= 0 and other in book.borders[one] and 0 < since <= game.round
    if standing != ([owner] if owner >= 0 else []) or not (joins or bridge == [NOWHERE, NOWHERE, NOBODY, 0]):
        wrong.append("the bridge")
    if _turns_have_begun(game) and book.power_bits.get(JOKER, NOWHERE) in [bit for bit in game.played if bit >= 0]:
        wrong.append("a Joker lies on the table without another card")
    return wrong


def _turns_have_begun(game: Position) -> bool:
    lowest = game.frames[0] if game.frames else None
    names = [step.name for step in game.book.phases[ROUND]]
    return isinstance(lowest, Phase) and lowest.phase == ROUND and lowest.index > names.index("turns")
