"""Where a module keeps a number in the position's state: a name for effects of the core that several modules use."""

from __future__ import annotations

from mypy_extensions import i64

from castillo.el_grande.position import Position


class Slot:
    """So many numbers after the module's first, and after so many rows of one number a seat."""

    def __init__(self, module: str, offset: int, rows: int = 0) -> None:
        self.module = module
        self.offset: i64 = offset
        self.rows: i64 = rows

    def at(self, game: Position, seat: i64 = 0) -> i64:
        """Its index in the state; of a row, that of a seat."""
        return game.book.slots[self.module] + self.offset + self.rows * game.seats + seat

    def number(self, game: Position, seat: i64 = 0) -> i64:
        return game.state[self.at(game, seat)]
