"""Who is what in the new regions and on the limit board: how a caballero leaves and how he arrives.

Of an owner's equal caballeros in a region at sea those who came this round leave first, unless one sails (GC-Q4).
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from castillo.el_grande import atoms
from castillo.el_grande.kinds import became
from castillo.el_grande.modules.colonies.board import AFRICA, AMERICA, AT_SEA, FRANCIA, NEW_REGIONS, SHIP
from castillo.el_grande.modules.colonies.state import (
    CAPTAIN,
    CARRIES_GOLD,
    IS_CAPTAIN,
    IS_SEATED,
    IS_VICEROY,
    LIMIT,
    MODULE,
    NEW,
    NEWCOMER,
    OFFICES,
    SEAT,
    SEATED,
    SEATS,
    SUPPLY,
    TOKEN_KINDS,
    TOKENS,
    TOKENS_IN_ALL,
    UNCLAIMED,
    VICEROY,
    add,
    carrier,
    is_carried,
    is_newcomer,
    kind_of_token,
    newcomers,
    number,
    owner_in,
    place_in,
    printed,
    put,
    sits,
    slot_of,
    stranger,
    token_name,
)
from castillo.el_grande.places import CASTILLO, NOWHERE
from castillo.el_grande.position import Position
from castillo.kernel import text
from castillo.kernel.event import Event
from castillo.kernel.frame import NOBODY

FEW_PLAYERS = 3
"""GC-1.2: with so many players or fewer the small side of the limit board is used."""


def tell(game: Position, what: str, rule: str, **args: Any) -> None:
    """What only this module tells."""
    if game.events is not None:
        game.tell(Event(f"{MODULE}-log-{what}", args, rule))


# -- who is there --------------------------------------------------------------------------------------------


def office_at(place: i64) -> i64:
    """The slot of the office of a region, or -1."""
    return CAPTAIN if place == SHIP else VICEROY if place == AMERICA else NOWHERE


def officers(game: Position, owner: i64, place: i64) -> i64:
    """1 if an owner's caballero holds the office of a region."""
    office = office_at(place)
    if office == NOWHERE:
        return 0
    value = number(game, office)
    return 1 if value != NOWHERE and value & 7 == owner else 0


def tokens_of(game: Position, owner: i64, place: i64) -> list[int]:
    """The tokens that an owner's caballeros carry in a region."""
    wanted = carrier(owner, place, 0, 0)
    state, first = game.state, slot_of(game, TOKENS)
    return [i for i in range(TOKENS_IN_ALL) if state[first + i] & ~3 == wanted]


def carriers(game: Position, owner: i64, place: i64) -> i64:
    """How many that is; tokens are carried in the new regions alone."""
    if place < FRANCIA:
        return 0
    wanted = carrier(owner, place, 0, 0)
    state, first = game.state, slot_of(game, TOKENS)
    answer: i64 = 0
    for at in range(first, first + TOKENS_IN_ALL):
        if state[at] & ~3 == wanted:
            answer += 1
    return answer


def plain(game: Position, owner: i64, place: i64) -> i64:
    """How many in a region hold no office and carry nothing."""
    return game.count(owner, place) - officers(game, owner, place) - carriers(game, owner, place)


def equals(game: Position, owner: i64, place: i64) -> i64:
    """How many of the plain ones are equal: all but the one who is told apart. They can take a token up (AN-5)."""
    him = game.book.apart(game, owner, place)
    return plain(game, owner, place) - (1 if him and not him & OFFICES else 0)


def equals_seated(game: Position, owner: i64, place: i64) -> i64:
    """How many of those sit on the limit board."""
    if place != number(game, LIMIT):
        return 0
    return number(game, SEATED + owner) - (1 if game.book.apart(game, owner, place) & IS_SEATED else 0)


def equals_new(game: Position, owner: i64, place: i64) -> i64:
    """How many of those have come to a region at sea this round."""
    if place not in AT_SEA:
        return 0
    him = game.book.apart(game, owner, place)
    return number(game, newcomers(place, owner)) - (1 if him & NEWCOMER and not him & OFFICES else 0)


def seats_on_board(game: Position) -> i64:
    """GC-1.2: how many sit on the limit board at most."""
    return printed(game, "limit_board", "few" if game.seats <= FEW_PLAYERS else "many")


def seated(game: Position, owner: i64) -> i64:
    """How many of an owner sit on the limit board."""
    return number(game, SEATED + owner) + carriers_seated(game, owner)


def carriers_seated(game: Position, owner: i64) -> i64:
    """How many of those carry a token; there are none as long as the board is on the map."""
    if number(game, LIMIT) < FRANCIA:
        return 0
    state, first = game.state, slot_of(game, TOKENS)
    answer: i64 = 0
    for at in range(first, first + TOKENS_IN_ALL):
        code = state[at]
        if sits(code) and is_carried(code) and owner_in(code) == owner:
            answer += 1
    return answer


def free_on_board(game: Position) -> i64:
    """How many seats of the limit board are free."""
    taken: i64 = 0
    for owner in game.book.owners:
        taken += seated(game, owner)
    return max(0, seats_on_board(game) - taken)


def beside(game: Position, owner: i64) -> i64:
    """How many of an owner stand beside the limit board: in its region, in no office, on no seat."""
    place = number(game, LIMIT)
    return game.count(owner, place) - officers(game, owner, place) - seated(game, owner)


def free_seats(game: Position) -> list[int]:
    """The free seats in Francia."""
    return [seat for seat in range(3) if number(game, SEATS + seat) == NOWHERE]


def all_seats_taken(game: Position) -> bool:
    """Whether no seat in Francia is free."""
    state, first = game.state, slot_of(game, SEATS)
    return state[first] != NOWHERE and state[first + 1] != NOWHERE and state[first + 2] != NOWHERE


def kinds_in(game: Position, owner: i64, place: i64) -> list[int]:
    """What an owner's caballeros in a region are, each kind once, plain ones first, but for the one told apart."""
    him = game.book.apart(game, owner, place)
    if place == FRANCIA:
        return [seat_kind(game, at) for at in range(3) if sitting_in(game, at) == owner and at != seat_in(him)]
    free, on_board = equals(game, owner, place), equals_seated(game, owner, place)
    new = NEWCOMER if place in AT_SEA and equals_new(game, owner, place) >= free else 0
    out: list[int] = [new] if free > on_board else []
    if on_board > 0:
        out.append(IS_SEATED | new)
    if carriers(game, owner, place) > 0:
        out += kinds_of_carriers(game, owner, place)
    if officers(game, owner, place) and not him & OFFICES:
        out.append(office_kind(game, place))
    return out


def kinds_of_carriers(game: Position, owner: i64, place: i64) -> list[int]:
    """What those are that carry a token, each kind once."""
    carrying: list[int] = []
    for token in tokens_of(game, owner, place):
        kind = kind_of_token(token) | (IS_SEATED if sits(number(game, TOKENS + token)) else 0)
        if kind not in carrying:
            carrying.append(kind)
    return [kind | (NEWCOMER if find_token(game, owner, kind, place, False) < 0 else 0) for kind in carrying]


def office_kind(game: Position, place: i64) -> i64:
    """What the holder of a region's office is."""
    kind = IS_CAPTAIN if place == SHIP else IS_VICEROY
    return kind | NEWCOMER if number(game, office_at(place)) & NEW else kind


def seat_in(kind: i64) -> i64:
    """The seat in Francia that a kind names, or -1."""
    return (kind & 3 * SEAT) // SEAT - 1


def sitting_in(game: Position, seat: i64) -> i64:
    """The owner of whoever sits on a seat in Francia, or -1."""
    value = number(game, SEATS + seat)
    return value if value == NOWHERE else value & 7


def seat_kind(game: Position, seat: i64) -> i64:
    """What the caballero on a seat in Francia is: seated there, and perhaps a carrier."""
    token = (number(game, SEATS + seat) >> 3) - 1
    return SEAT * (seat + 1) | (kind_of_token(token) if token >= 0 else 0)


def find_token(game: Position, owner: i64, kind: i64, place: i64, newcomer: bool) -> i64:
    """A token that an owner's caballero of a kind carries in a region, who came this round or did not; or -1."""
    sort, on_board = kind & TOKEN_KINDS, kind & IS_SEATED != 0
    for token in tokens_of(game, owner, place):
        code = number(game, TOKENS + token)
        if kind_of_token(token) == sort and is_newcomer(code) == newcomer and sits(code) == on_board:
            return token
    return NOWHERE


# -- leaving -------------------------------------------------------------------------------------------------


def leave(game: Position, owner: i64, kind: i64, source: i64, sailing: bool) -> i64:
    """One caballero has left a region; the token he carries, or -1.

    Where nobody said which one goes, it is one beside the limit board, then one on it, a carrier, an officer (GC-Q5).
    """
    if source == FRANCIA:
        return leave_seat(game, owner, kind)
    if kind & OFFICES:
        put(game, office_at(source), NOWHERE)
        return NOWHERE
    if kind & TOKEN_KINDS:
        token = find_token(game, owner, kind, source, not sailing)
        return token if token != NOWHERE else find_token(game, owner, kind, source, sailing)
    if stranger(kind):
        leave_apart(game, owner, kind, source)
        return NOWHERE
    if equals(game, owner, source) >= 0:  # without him
        leave_equals(game, owner, kind, source, sailing)
        return NOWHERE
    tokens = tokens_of(game, owner, source)
    if tokens:
        return tokens[0]
    if officers(game, owner, source):
        put(game, office_at(source), NOWHERE)
    return NOWHERE


def leave_apart(game: Position, owner: i64, kind: i64, source: i64) -> None:
    """The one who is told apart has left: it is known what he was."""
    if kind & IS_SEATED:
        add(game, SEATED + owner, -1)
    if kind & NEWCOMER:
        add(game, newcomers(source, owner), -1)


def leave_equals(game: Position, owner: i64, kind: i64, source: i64, sailing: bool) -> None:
    """One of several equals has left."""
    on_board = equals_seated(game, owner, source)
    if on_board > 0 and (kind & IS_SEATED or equals(game, owner, source) < on_board):
        add(game, SEATED + owner, -1)
    if not sailing and equals_new(game, owner, source) > 0:
        add(game, newcomers(source, owner), -1)


def leave_seat(game: Position, owner: i64, kind: i64) -> i64:
    """A seat in Francia is free again: the one that was named, else the owner's last, not that of one told apart."""
    chosen = seat_in(kind)
    if chosen < 0:
        chosen = seat_in(max(kinds_in(game, owner, FRANCIA)))
    token = (number(game, SEATS + chosen) >> 3) - 1
    put(game, SEATS + chosen, NOWHERE)
    return max(token, NOWHERE)


# -- arriving ------------------------------------------------------------------------------------------------


def arrive(game: Position, owner: i64, kind: i64, target: i64, token: i64, waits: bool) -> None:
    """One caballero has come to a place, perhaps with a token. Those who wait do not sit down yet (GC-2.3, GC-5.5)."""
    now: i64 = 0
    if target == FRANCIA:
        seat = free_seats(game)[0]
        put(game, SEATS + seat, owner | (token + 1) << 3)
        now = SEAT * (seat + 1)
    elif target == number(game, LIMIT) and not waits and free_on_board(game) > 0:
        now = IS_SEATED
    if target in AT_SEA:
        now |= NEWCOMER
    if token != NOWHERE and target in NEW_REGIONS:
        carry(game, token, carrier(owner, target, 1 if now & NEWCOMER else 0, 1 if now & IS_SEATED else 0))
        return
    if token != NOWHERE:
        deliver(game, owner, token, target)
    if now & NEWCOMER:
        add(game, newcomers(target, owner), 1)
    if now & IS_SEATED:
        add(game, SEATED + owner, 1)
    if now and stranger(kind):
        became(game, owner, target, stranger(kind) | now)


# -- tokens --------------------------------------------------------------------------------------------------


def where_is(token: i64, code: i64) -> i64:
    """Where a token lies or is carried; -1: beside the board."""
    if code == SUPPLY:
        return NOWHERE
    return home_of(token) if code == UNCLAIMED else place_in(code)


def home_of(token: i64) -> i64:
    """GC-3.1: where a token is laid."""
    return AMERICA if kind_of_token(token) == CARRIES_GOLD else AFRICA


def carry(game: Position, token: i64, code: i64) -> None:
    """A token goes where the code says."""
    before, after = where_is(token, number(game, TOKENS + token)), where_is(token, code)
    put(game, TOKENS + token, code)
    if before == after or game.events is None:
        return
    args: dict[str, Any] = {"marker": text.marker(token_name(token))}
    if before != NOWHERE:
        args["from"] = game.named(before)
    if after != NOWHERE:
        args["to"] = game.named(after)
    word = "token_laid" if before == NOWHERE else "token_back" if after == NOWHERE else "token_carried"
    tell(game, word, "GC-3.1" if before == NOWHERE else "GC-3.3", **args)


def deliver(game: Position, owner: i64, token: i64, target: i64) -> None:
    """GC-3.3: in Spain a token pays; at Court, in the Castillo and in the Province it is only given back."""
    carry(game, token, SUPPLY)
    winner = game.book.holder(game, owner)
    if target < CASTILLO and winner != NOBODY:
        points = printed(game, "gold" if kind_of_token(token) == CARRIES_GOLD else "goods")
        atoms.award(game, winner, points, "colonies-log-delivered", "GC-3.3")
