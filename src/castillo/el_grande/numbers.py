"""What modules remember: each number is declared once, with its name, first value, what it is and who may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from castillo.el_grande.position import Position

_MODULES: Final[list[str]] = []


def index_of(module: str) -> int:
    """A small number that stands for a module as long as the program runs; it is the same whoever asks."""
    if module not in _MODULES:
        _MODULES.append(module)
    return _MODULES.index(module)


def by_index(slots: dict[str, int]) -> list[int]:
    """Where the modules' numbers begin in the position's state, by `index_of`; -1 where a module is not in play."""
    return [slots.get(module, -1) for module in _MODULES]


HIDDEN: Final = 0
SOME: Final = 1
ALL: Final = 2


class Numbers:
    """One number of a module, or several of a kind in a row. Nobody may know them unless it is said who may.

    `what` is the word of possible.py for what they can be; without it the module's law knows. A second word says when
    they can be other than at first: in a turn, once the turns of a round have begun, in a general scoring.
    """

    def __init__(self, name: str, first: int, what: str = "", count: int = 1, known: int = HIDDEN) -> None:
        self.name = name
        self.first: i64 = first  # value
        self.what = what
        self.count: i64 = count
        self.known: i64 = known
        self.module = ""
        self.at: i64 = 0  # in the position's state; set with `module` when rules are composed


def public(name: str, first: int, what: str = "", count: int = 1) -> Numbers:
    """Everybody may know it."""
    return Numbers(name, first, what, count, ALL)


def known_to_some(name: str, first: int, what: str = "", count: int = 1) -> Numbers:
    """The query `may_know` says to whom."""
    return Numbers(name, first, what, count, SOME)


def at_start(numbers: list[Numbers]) -> list[int]:
    """The position's state before anything has happened."""
    return [int(row.first) for row in numbers for _ in range(row.count)]


class Slot:
    """Where a module keeps a number, for words that several modules use.

    So many numbers after the module's first, and after so many rows of one number a seat.
    """

    def __init__(self, module: str, offset: int, rows: int = 0) -> None:
        self.module: i64 = index_of(module)
        self.offset: i64 = offset
        self.rows: i64 = rows

    def at(self, game: Position, seat: i64 = 0) -> i64:
        """Its index in the state; of a row, that of a seat."""
        return game.book.first_slots[self.module] + self.offset + self.rows * game.seats + seat

    def number(self, game: Position, seat: i64 = 0) -> i64:
        """What is remembered there."""
        return game.state[self.at(game, seat)]
