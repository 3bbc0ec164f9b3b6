"""Scoring: who gets how much where (EG-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from castillo.el_grande.position import Position

# how a place is scored
SPECIAL: Final = 0  # by an action card
GENERAL: Final = 1  # after the third, sixth and ninth round
FIRST_ONLY: Final = 2  # by an action card, first place only, ties get nothing


@mypyc_attr(acyclic=True)
class Tally:
    """The arithmetic of one scoring: what each seat gets for its place, and what being alone in first place adds."""

    __slots__ = ("places", "leader", "king", "home", "offices")

    def __init__(self, places: list[int], leader: i64) -> None:
        self.places: list[int] = places  # points by seat
        self.leader: i64 = leader  # alone in first place, or -1
        self.king: i64 = 0  # the leader's bonuses
        self.home: i64 = 0
        self.offices: list[int] = []  # points by seat, where the place pays any

    @property
    def total(self) -> list[int]:
        out = self.places[:]
        if self.leader >= 0:
            out[self.leader] += self.king + self.home
        for seat in range(len(self.offices)):
            out[seat] += self.offices[seat]
        return out


def first_alone(keys: list[int]) -> i64:
    """The seat alone in first place, or -1 (EG-4.3)."""
    best: i64 = 0
    leader: i64 = -1
    for seat in range(len(keys)):
        key: i64 = keys[seat]
        if key > best:
            best = key
            leader = seat
        elif key == best:
            leader = -1
    return leader


def shares(keys: list[int], values: list[int], paid: i64) -> list[int]:
    """Walk down the groups of equal rank; a tied group takes the next lower place and uses up two (EG-4.1, EG-4.2).

    >>> shares([3, 3, 3, 2], [5, 3, 1], 3)
    [3, 3, 3, 1]
    """
    out = [0] * len(keys)
    place: i64 = 0
    ceiling: i64 = 1 << 40
    while place < paid:
        top: i64 = 0
        tied: i64 = 0
        for key in keys:
            if key < ceiling:
                if key > top:
                    top = key
                    tied = 1
                elif key == top:
                    tied += 1
        if top == 0:
            break
        slot = place if tied == 1 else place + 1
        if slot < paid:
            points = values[slot]
            for seat in range(len(keys)):
                if keys[seat] == top:
                    out[seat] = points
        place = slot + 1
        ceiling = top
    return out


def tally(game: Position, place: i64, mode: i64, plus: list[int] | None = None) -> Tally:
    """The points of a place if it were scored now; with `plus`, by seat, if so many more were there."""
    book = game.book
    general = mode == GENERAL
    keys = book.rank_keys(game, place, general, plus)
    values = book.values_of(game, place, general)
    leader = first_alone(keys)
    if mode == FIRST_ONLY:
        places = [0] * len(keys)
        if leader >= 0:
            places[leader] = values[0]
    else:
        places = shares(keys, values, book.paid_places)
    result = Tally(places, leader)
    if leader >= 0:
        result.king = book.kings_bonus(game, leader, place)
        result.home = book.home_bonus(game, leader, place)
    if book.on_office_points:
        result.offices = book.office_points(game, place)
    return result
