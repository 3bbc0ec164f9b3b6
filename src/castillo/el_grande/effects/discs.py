"""Effects that have secret discs set."""

from __future__ import annotations

from mypy_extensions import i64

from castillo.el_grande.cards import Effect
from castillo.el_grande.frames.discs import ask_for_discs
from castillo.el_grande.position import Position


class OpponentsSetDiscs(Effect):
    """All opponents who can set their discs (EG-5.15, EG-5.16; whoever has no such region does nothing, Q-05)."""

    def __init__(self, purpose: int, count: int) -> None:
        self.purpose: i64 = purpose
        self.count: i64 = count

    def asked(self, game: Position, seat: i64) -> i64:
        """Mask of the opponents who have something to set."""
        mask: i64 = 0
        purpose = game.book.purposes[self.purpose]
        for opponent in range(game.seats):
            if opponent != seat and purpose.options(game, opponent, self.count):
                mask |= 1 << opponent
        return mask

    def start(self, game: Position, seat: i64) -> None:
        ask_for_discs(game, seat, self.asked(game, seat), self.purpose, self.count)

    def possible(self, game: Position, seat: i64) -> bool:
        return self.asked(game, seat) != 0


class AllSetDiscs(Effect):
    """All players set their discs (EG-5.30)."""

    def __init__(self, purpose: int) -> None:
        self.purpose: i64 = purpose

    def start(self, game: Position, seat: i64) -> None:
        ask_for_discs(game, seat, (1 << game.seats) - 1, self.purpose, 0)
