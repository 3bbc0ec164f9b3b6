"""Scoring: who gets how much where (EG-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from castillo.kernel.vectors import Row, vec

if TYPE_CHECKING:
    from castillo.el_grande.position import Position

# how a place is scored
SPECIAL: Final = 0  # by an action card
GENERAL: Final = 1  # after the third, sixth and ninth round
FIRST_ONLY: Final = 2  # by an action card, first place only: ties and offices get nothing


@mypyc_attr(acyclic=True)
class Plan:
    """How a place is scored. It never changes: a module that bends it answers with another."""

    def __init__(self, together: list[int], fewest: bool = False, left_out: bool = False) -> None:
        self.together = together  # the places whose caballeros count together, and which all pay; itself among them
        self.fewest = fewest  # whether the fewest caballeros, at least one, rank first for its values
        self.left_out = left_out  # whether it is not scored at the next general scoring (EG-4.5), known or not


def first_alone(keys: Row) -> i64:
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


def shares(keys: Row, values: list[int], paid: i64) -> Row:
    """Walk down the groups of equal rank; a tied group takes the next lower place and uses up two (EG-4.1, EG-4.2).

    >>> list(shares(vec[i64]([3, 3, 3, 2]), [5, 3, 1], 3))
    [3, 3, 3, 1]
    """
    out = vec[i64]([0] * len(keys))
    place: i64 = 0
    ceiling: i64 = 1 << 40
    key: i64
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
            points: i64 = values[slot]
            for seat in range(len(keys)):
                if keys[seat] == top:
                    out[seat] = points
        place = slot + 1
        ceiling = top
    return out


def tally(game: Position, place: i64, mode: i64, plus: list[int] | None = None) -> Row:
    """The points by seat of a place if it were scored now; with `plus`, by seat, if so many more were there.

    Places that are scored together all pay, by their common ranking; where the fewest rank first, by that.
    """
    book = game.book
    general = mode == GENERAL
    keys = book.rank_keys(game, place, general, plus)
    leader = first_alone(keys)
    if not book.on_plan:
        return _paid(game, place, mode, keys, leader)
    points = vec[i64]([0] * len(keys))
    for each in book.plan(game, place, general).together:
        fewest = book.plan(game, each, general).fewest
        ranked = book.rank_keys(game, place, general, plus, True) if fewest else keys
        added = _paid(game, each, mode, ranked, leader)
        for seat in range(len(keys)):
            points[seat] += added[seat]
    return points


def _paid(game: Position, place: i64, mode: i64, keys: Row, leader: i64) -> Row:
    """What one place pays to each seat by a ranking, and beside it."""
    book = game.book
    paid = 1 if mode == FIRST_ONLY else book.paid_places
    points = shares(keys, book.values_of(game, place, mode == GENERAL), paid)
    if leader >= 0:
        points[leader] += book.bonus_of(game, leader, place)
    if book.on_office_points and mode != FIRST_ONLY:
        offices = book.office_points(game, place)
        for seat in range(len(keys)):
            points[seat] += offices[seat]
    return points
