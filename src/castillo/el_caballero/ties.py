"""The test of different totals (EC-4.3): a seat's total must differ from every other's in the lands its cards meet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from castillo.el_caballero.areas import COUNTS, row_length
from castillo.el_caballero.grid import (
    EDGES,
    FILLED,
    GRANDE,
    LAND_SIDE,
    LANDS,
    NOWHERE,
    number_at,
)
from castillo.el_caballero.position import Position

if TYPE_CHECKING:
    from castillo.el_caballero.deeds.deed import Deed

ANYWHERE: Final = -1
NOT_AT_ALL: Final = -2


def tied_with(game: Position, seat: i64, area: i64, more: i64 = 0) -> i64:
    """A seat whose total in a land equals that of another (with so many more); NOWHERE if there is none."""
    at = area * row_length(game.seats) + COUNTS
    rows = game.area_rows
    own = rows[at + seat] + more
    if own > 0:
        for other in range(game.seats):
            if other != seat and rows[at + other] == own:
                return other
    return NOWHERE


def ties_by(game: Position, seat: i64, area: i64) -> i64:
    """The additions to one's total in a land that would make a tie, as a mask (bit n: n more)."""
    at = area * row_length(game.seats) + COUNTS
    rows = game.area_rows
    own = rows[at + seat]
    mask: i64 = 0
    for other in range(game.seats):
        ahead = rows[at + other] - own
        if other != seat and 0 < ahead < 32:
            mask |= 1 << ahead
    return mask


def tied_lands(game: Position, seat: i64) -> list[int]:
    """The lands met by this turn's card actions in which the totals do not differ."""
    out: list[int] = []
    for edge in game.met:
        area = game.labels[edge]
        if area not in out and tied_with(game, seat, area) != NOWHERE:
            out.append(area)
    return out


def to_mend(game: Position, seat: i64) -> i64:
    """Where the next card action must go: the land whose tie it must break, ANYWHERE, or NOT_AT_ALL."""
    if not game.met:
        return ANYWHERE
    tied = tied_lands(game, seat)
    if not tied:
        return ANYWHERE
    return tied[0] if len(tied) == 1 else NOT_AT_ALL


def can_break(game: Position, seat: i64, area: i64, action: i64, more: i64, court: i64, cards: i64, cell: i64) -> bool:
    """Whether a second card action could break the tie that a first one makes.

    The first adds `more` to the total in a land by a card at `cell`, and leaves `court` caballeros and `cards` cards.
    """
    if cards > 0 and card_breaks(game, seat, area, more, court, cell):
        return True
    raised = min(_most_raised(game, seat, area, cell, more), court)
    return _breaks(game, seat, area, more, raised) or (game.ruleset.ties_are_tried and can_follow(game, seat, action))


def card_breaks(game: Position, seat: i64, area: i64, more: i64, court: i64, cell: i64) -> bool:
    """Whether a second card could break the tie that so many more make in a land, laid elsewhere than at a cell."""
    return _breaks(game, seat, area, more, min(8, court)) and _has_spot(game, area, cell)


def _breaks(game: Position, seat: i64, area: i64, more: i64, most: i64) -> bool:
    """Whether some more, after these and up to so many, make no tie in a land."""
    tried: i64 = (2 << most) - 2
    return tried & ~(ties_by(game, seat, area) >> more) != 0


def _has_spot(game: Position, area: i64, taken: i64) -> bool:
    """Whether there is a free cell, other than the one taken, that touches this land and no other with one side."""
    cells = game.cells
    for at in range(len(cells)):
        value = cells[at]
        if LANDS[value & EDGES] == 1 and not value & FILLED:
            cell = game.cell_of(at)
            if cell != taken and game.area_beside(cell, LAND_SIDE[value & EDGES]) == area:
                return True
    return False


def _most_raised(game: Position, seat: i64, area: i64, cell: i64, more: i64) -> i64:
    """By how much one of the seat's cards in a land could be raised, the one at `cell` having been changed before."""
    most: i64 = 0
    value = game.value(cell)
    if not value & FILLED:
        most = 8 - more
    for card in game.cards_of(seat):
        value = game.value(card)
        side = LAND_SIDE[value & EDGES]
        if side != NOWHERE and not value & GRANDE and game.area_beside(card, side) == area:
            room = 8 - number_at(value, side)
            most = max(most, room - more if card == cell else room)
    return most


def can_follow(game: Position, seat: i64, action: i64) -> bool:
    """Whether a card action that makes a tie leaves one that breaks it, found by trying."""
    after = game.clone()
    deed: Deed = after.ruleset.deed(action)
    deed.carry_out(after, seat, action)
    out: list[int] = []
    for deed in after.ruleset.card_deeds:
        deed.options(after, seat, out)
        if out:
            return True
    return False
