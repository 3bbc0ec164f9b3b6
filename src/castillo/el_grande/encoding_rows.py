"""The numbers that modules remember as cells of an encoding: each by what it is declared to be (see numbers.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, u8

from castillo.el_grande.numbers import ALL, HIDDEN, Numbers
from castillo.el_grande.position import Position
from castillo.kernel.encoding import Axis, Encoding, put_bytes, relative
from castillo.kernel.vectors import Cells

if TYPE_CHECKING:
    from castillo.el_grande.rules import GrandeRules

# how a number is written
PLAIN: Final = 0  # in two bytes
SEAT: Final = 1  # a cell for each seat
SEATS: Final = 2  # the same, of a mask
PLACE: Final = 3  # a cell for each place
COUNT: Final = 4  # one cell

KINDS: Final = {
    "seat": SEAT,
    "seats": SEATS,
    "region": PLACE,
    "place": PLACE,
    "disc": PLACE,
    "shown_disc": PLACE,
    "flag": COUNT,
    "count": COUNT,
    "round": COUNT,
}
"""By the first word of what a number is declared to be; whatever is not here is written plainly."""


class ModuleRows:
    """The cells of all numbers that somebody may know."""

    def __init__(self, encoding: Encoding, book: GrandeRules, places: Axis) -> None:
        self.players: i64 = book.seats
        self.rows: list[Numbers] = [row for row in book.numbers if row.known != HIDDEN]
        self.kinds: list[int] = [KINDS.get((row.what.split() or [""])[0], PLAIN) for row in self.rows]
        self.widths: list[int] = []
        self.cells: list[int] = []  # where each begins
        self.known: list[int] = []  # where it is said that one that is known to some is known
        axes: list[list[Axis]] = [[("bytes", 2)], [encoding.seats], [encoding.seats], [places], []]
        for row, kind in zip(self.rows, self.kinds, strict=True):
            name = f"{row.module}.{row.name}"
            says = f"what the module remembers{', as far as one may know it' if row.known != ALL else ''}"
            self.known.append(
                -1 if row.known == ALL else int(encoding.add(f"{name}.known", [], "whether one knows it"))
            )
            several: list[Axis] = [("numbers", int(row.count))] if row.count > 1 else []
            most = 16 if kind in (PLAIN, COUNT) and "flag" not in row.what else 1
            self.cells.append(int(encoding.add(name, [*several, *axes[kind]], says, most=most)))
            self.widths.append(encoding.fields[-1].size // int(row.count))

    def write(self, book: GrandeRules, digits: list[int], game: Position, seat: i64, cells: Cells) -> None:
        """Write them as a seat may know them; `digits` are the cells of places, by number."""
        for i in range(len(self.rows)):
            row = self.rows[i]
            known: i64 = self.known[i]
            if known >= 0:
                if not book.shown.may_know(game, seat, row.at):
                    continue
                cells[known] = 1
            kind: i64 = self.kinds[i]
            width: i64 = self.widths[i]
            at: i64 = self.cells[i]
            for slot in range(row.at, row.at + row.count):
                value: i64 = game.state[slot]
                if kind == PLAIN:
                    put_bytes(cells, at, value, 2)
                elif kind == COUNT:
                    cells[at] = u8(value)
                elif kind == SEATS:
                    for other in range(self.players):
                        cells[at + relative(other, seat, self.players)] = u8(value >> other & 1)
                elif value >= 0:
                    cells[at + (relative(value, seat, self.players) if kind == SEAT else digits[value])] = 1
                at += width
