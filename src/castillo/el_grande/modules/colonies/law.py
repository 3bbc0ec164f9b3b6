"""What always adds up in the new regions. A position document that breaks it is refused; tests look at every state."""

from __future__ import annotations

from mypy_extensions import i64

from castillo.el_grande.modules.colonies.board import AT_SEA, FRANCIA, NEW_REGIONS
from castillo.el_grande.modules.colonies.company import (
    beside,
    equals,
    equals_new,
    equals_seated,
    office_kind,
    officers,
    seat_kind,
    seated,
    seats_on_board,
    sitting_in,
    tokens_of,
)
from castillo.el_grande.modules.colonies.delayed import AT_THE_END
from castillo.el_grande.modules.colonies.state import (
    CAPTAIN,
    DELAYS,
    DUE,
    HOMES,
    IS_SEATED,
    LIMIT,
    MARKED,
    NEW,
    NEWCOMER,
    OFFICES,
    SEATED,
    SEATS,
    SUPPLY,
    TOKENS,
    TOKENS_IN_ALL,
    UNCLAIMED,
    VICEROY,
    is_carried,
    newcomers,
    number,
    owner_in,
    place_in,
    sits,
    slot_of,
    stranger,
)
from castillo.el_grande.modules.shared.conspiracy import homes_known
from castillo.el_grande.places import BLACK, COURT, NOWHERE, PROVINCE
from castillo.el_grande.position import Position
from castillo.kernel.frame import NOBODY


def broken(game: Position) -> list[str]:
    """What does not add up: numbers that mean nothing, else offices, seats and tokens of somebody who is not there."""
    wrong = meaningless(game)
    if wrong:
        return wrong
    for owner in game.book.owners:
        wrong += [f"owner {owner}: {what}" for what in broken_of(game, owner)]
    if sum([seated(game, owner) for owner in game.book.owners]) > seats_on_board(game):
        wrong.append("more on the limit board than it seats")
    if game.count(BLACK, COURT) or game.count(BLACK, PROVINCE):
        wrong.append("black caballeros off the board")
    return wrong


def meaningless(game: Position) -> list[str]:
    """The names of numbers that cannot be."""
    book, track = game.book, game.book.track
    nobodys = [owner for owner in range(BLACK + 1) if owner not in book.owners]
    wrong: list[str] = []
    if number(game, LIMIT) not in book.regions or number(game, LIMIT) == FRANCIA:
        wrong.append("the place of the limit board")
    if not homes_known(game, slot_of(game, HOMES)) or any(number(game, HOMES + n) != NOWHERE for n in nobodys[:-1]):
        wrong.append("where a Grande in the Castillo stood")
    late = [number(game, DUE + i) for i in range(DELAYS) if number(game, MARKED + i) != NOWHERE]
    ever = [0, *track, AT_THE_END]
    to_come = [*[due for due in track if due >= game.round][:2], AT_THE_END]
    if not all(due in to_come for due in late):
        wrong.append("when a region is scored")
    elif not all(number(game, DUE + i) in ever for i in range(DELAYS)):
        wrong.append("when a region was scored")
    if any(number(game, SEATED + n) or any(number(game, newcomers(at, n)) for at in AT_SEA) for n in nobodys):
        wrong.append("caballeros of nobody")
    offices = [number(game, slot) for slot in (CAPTAIN, VICEROY)]
    if not all(office == NOWHERE or office & ~NEW in book.owners for office in offices):
        wrong.append("who holds an office")
    seats = [number(game, SEATS + at) for at in range(3)]
    if not all(code == NOBODY or (0 <= code >> 3 <= TOKENS_IN_ALL and code & 7 in book.owners) for code in seats):
        wrong.append("who sits in Francia")
    for token in range(TOKENS_IN_ALL):
        code = number(game, TOKENS + token)
        if code not in (SUPPLY, UNCLAIMED) and not (is_carried(code) and carrier_exists(game, code)):
            wrong.append("who carries a token")
    if not all(0 <= number(game, SEATED + owner) <= seats_on_board(game) for owner in range(BLACK + 1)):
        wrong.append("who sits on the limit board")
    return wrong


def carrier_exists(game: Position, code: i64) -> bool:
    """Whether a token can be carried like this: by an owner in play, in one of the new regions."""
    if owner_in(code) not in game.book.owners or place_in(code) not in NEW_REGIONS:
        return False
    return not sits(code) or place_in(code) == number(game, LIMIT)


def broken_of(game: Position, owner: i64) -> list[str]:
    """What an owner has too much or too little of."""
    names = game.book.place_ids
    wrong: list[str] = []
    for where in AT_SEA:
        if officers(game, owner, where) + len(tokens_of(game, owner, where)) > game.count(owner, where):
            wrong.append(f"too few caballeros in {names[where]}")
        elif not 0 <= equals_new(game, owner, where) <= equals(game, owner, where):
            wrong.append(f"newcomers in {names[where]}")
    sitting = [at for at in range(3) if sitting_in(game, at) == owner]
    if len(sitting) != game.count(owner, FRANCIA):
        wrong.append("seats in francia")
    carried = sorted([(number(game, SEATS + at) >> 3) - 1 for at in sitting if number(game, SEATS + at) >> 3 > 0])
    if carried != tokens_of(game, owner, FRANCIA):
        wrong.append("tokens in francia")
    on_board = number(game, LIMIT)
    if beside(game, owner) < 0 or not 0 <= equals_seated(game, owner, on_board) <= equals(game, owner, on_board):
        wrong.append("seats on the limit board")
    if not all(is_possible(game, owner, where, game.book.apart(game, owner, where)) for where in game.book.regions):
        wrong.append("one who is told apart")
    return wrong


def is_possible(game: Position, owner: i64, where: i64, kind: i64) -> bool:
    """Whether somebody in a region can be what the one who is told apart there is said to be; 0: nobody is."""
    what = kind & ~stranger(kind)
    if kind == 0:
        return True
    if where == FRANCIA:
        return what in [seat_kind(game, at) for at in range(3) if sitting_in(game, at) == owner]
    if what & OFFICES:
        return officers(game, owner, where) > 0 and what == office_kind(game, where)
    on_board = IS_SEATED if where == number(game, LIMIT) else 0
    return what & ~(on_board | (NEWCOMER if where in AT_SEA else 0)) == 0
