"""How a finished game went: places, who left, and what of it counts. Worked out from a table's row and its seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from castillo.server.storage.rows import StoredTable
from castillo.table.seats import BOT, PERSON, RESIGNED, UNTIL_BACK, Seat

WON, SHARED, LOST, ENDED, ELSEWHERE = "won", "shared", "lost", "ended", ""
"""How a game went for a person; `ELSEWHERE`: they had no seat that was theirs alone."""


@dataclass(frozen=True)
class Standing:
    """How a game stood at its end."""

    scores: list[int]
    winners: list[int]
    rounds: int

    @property
    def place_of(self) -> list[int]:
        """The place of each seat; those who tie share it. 0 where the game was ended before its end."""
        return [self._place(seat) for seat in range(len(self.scores))]

    def _place(self, seat: int) -> int:
        if not self.winners:
            return 0
        better = sum(score > self.scores[seat] for score in self.scores)
        return 1 if seat in self.winners else max(2, 1 + better)


def rater(seat: Seat) -> str:
    """Under which name a seat's results are kept: a guest's, a bot's level; nobody's where people share a device."""
    if seat.kind == BOT:
        return f"bot:{seat.level}"
    return seat.guest if seat.kind == PERSON and not seat.hot else ""


def has_left(seat: Seat) -> bool:
    """Whether a bot played on for a person."""
    return seat.kind == PERSON and (seat.left or seat.away in (UNTIL_BACK, RESIGNED))


def counts(stored: StoredTable, standing: Standing) -> bool:
    """Whether it was a whole game: from the start, to the end."""
    return bool(standing.winners) and not stored.origin and not stored.lesson


def result_for(guest: str, seats: Sequence[Seat], standing: Standing) -> str:
    """How it went for a guest."""
    mine = [seat for seat in seats if seat.guest == guest]
    if len(mine) != 1 or mine[0].hot:
        return ELSEWHERE
    if not standing.winners:
        return ENDED
    if mine[0].number not in standing.winners:
        return LOST
    return SHARED if len(standing.winners) > 1 else WON


def ranks(seats: Sequence[Seat], standing: Standing) -> list[int]:
    """The rank of each seat for its rating, the best being 1; none where nothing can be said.

    Whoever left is behind all others. Of a game that was ended before its end only that is known; a person who is the
    last one there and ends a game against bots has left it.
    """
    if any(not rater(seat) for seat in seats) or not any(seat.kind == PERSON for seat in seats):
        return []
    gone = [has_left(seat) for seat in seats]
    staying = [seat for seat in seats if seat.kind == PERSON and not gone[seat.number]]
    early = not standing.winners
    if early and len(staying) == 1 and any(seat.kind == BOT for seat in seats):
        gone[staying[0].number] = True
    keys = [(gone[n], 0 if early else _behind(standing, n), n) for n in range(len(seats))]
    if early and len({key[0] for key in keys}) == 1:
        return []
    same = [(left, 0 if left else behind) for left, behind, _ in keys]
    return [1 + sum(other < own for other in same) for own in same]


def _behind(standing: Standing, seat: int) -> int:
    """How far a seat is behind the winners, who may have won a tie by the rules."""
    return -1 if seat in standing.winners else max(standing.scores) - standing.scores[seat]


def pool_of(stored: StoredTable, seats: Sequence[Seat]) -> str:
    """Ratings are comparable within a game, a number of players, and with bots or without."""
    company = "bots" if any(seat.kind == BOT for seat in seats) else "people"
    return f"{stored.game}/{stored.players}/{company}"
