"""What always adds up in the new regions: a list of what does not."""

from __future__ import annotations

from castillo.el_grande.modules.colonies.board import AT_SEA, FRANCIA, NEW_REGIONS
from castillo.el_grande.modules.colonies.company import (
    beside,
    kinds_in,
    officers,
    plain,
    seated,
    seats_on_board,
    sitting_in,
    tokens_of,
)
from castillo.el_grande.modules.colonies.state import (
    CAPTAIN,
    HOLDER,
    LIMIT,
    SEATED,
    SEATS,
    TOKENS,
    TOKENS_IN_ALL,
    VICEROY,
    is_carried,
    newcomers,
    number,
    owner_in,
    place_in,
    sits,
)
from castillo.el_grande.places import BLACK, CASTILLO, COURT, NOWHERE, PROVINCE
from castillo.el_grande.position import Position


def broken(game: Position) -> list[str]:
    """Offices, carriers, seats and tokens that do not belong to anybody who is there."""
    wrong = [f"owner {owner}: {what}" for owner in game.book.owners for what in _broken_of(game, owner)]
    if sum(seated(game, owner) for owner in game.book.owners) > seats_on_board(game):
        wrong.append("more seated than seats")
    if any(number(game, SEATED + owner) for owner in range(BLACK + 1) if owner not in game.book.owners):
        wrong.append("somebody seated who is not in play")
    if game.count(BLACK, COURT) or game.count(BLACK, PROVINCE):
        wrong.append("black ones off the board")
    if number(game, HOLDER) not in range(-1, game.seats):
        wrong.append("the Grand Inquisitor's holder")
    if number(game, LIMIT) in (NOWHERE, FRANCIA, CASTILLO):
        wrong.append("the limit board")
    for token in range(TOKENS_IN_ALL):
        code = number(game, TOKENS + token)
        if is_carried(code) and (owner_in(code) not in game.book.owners or place_in(code) not in NEW_REGIONS):
            wrong.append(f"token {token} is carried by nobody")
        if is_carried(code) and sits(code) and place_in(code) != number(game, LIMIT):
            wrong.append(f"token {token} sits where no board is")
    offices = [number(game, office) for office in (CAPTAIN, VICEROY) if number(game, office) != NOWHERE]
    if any(office & 7 not in game.book.owners for office in offices):
        wrong.append("an officer of nobody")
    return wrong


def _broken_of(game: Position, owner: int) -> list[str]:
    wrong: list[str] = []
    for where in AT_SEA:
        if not 0 <= number(game, newcomers(where, owner)) <= plain(game, owner, where):
            wrong.append(f"newcomers in {game.book.place_ids[where]}")
        if officers(game, owner, where) + len(tokens_of(game, owner, where)) > game.count(owner, where):
            wrong.append(f"officers and carriers in {game.book.place_ids[where]}")
        if bool(kinds_in(game, owner, where)) != bool(game.count(owner, where)):
            wrong.append(f"kinds in {game.book.place_ids[where]}")
    if sum(sitting_in(game, at) == owner for at in range(3)) != game.count(owner, FRANCIA):
        wrong.append("seats in Francia")
    carried = [(number(game, SEATS + at) >> 3) - 1 for at in range(3) if sitting_in(game, at) == owner]
    if sorted(token for token in carried if token >= 0) != tokens_of(game, owner, FRANCIA):
        wrong.append("tokens in Francia")
    if beside(game, owner) < 0 or number(game, SEATED + owner) < 0:
        wrong.append("seated on the limit board")
    return wrong
