"""Encodings: what a seat may know as a row of small numbers, for programs that learn.

A game declares **fields**, one after the other: each has a name, axes (seats, places, cards, …) and a sentence that
says what it holds; the documentation is written from them. A row has a byte for each cell, so that compiled code fills
it in a microsecond or two; a library of arrays makes floats of many rows at once, by `scales`. Seats are counted from
the seat that looks, clockwise.

An encoding holds what the seat's view holds, and nothing else: two positions with equal views have equal rows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr, u8

from castillo.kernel.frame import Frame, number_names
from castillo.kernel.indexing import ActionIndex
from castillo.kernel.vectors import Cells, vec
from castillo.kernel.window import STANDING_WORDS

if TYPE_CHECKING:
    from castillo.kernel.game import Game
    from castillo.kernel.rules import Rules

MOST: Final = 255
"""What a cell can hold; of a number that may be larger the rest goes into the next cell."""

DEPTH: Final = 6
"""Of so many pending frames the numbers are written; of those below, how many of a kind there are."""

BYTES: Final = 5
"""Of each number."""

Axis = tuple[str, int]


class Field:
    """Some cells of a row that belong together. `scale` makes floats of about 0 to 1 of them."""

    def __init__(self, name: str, axes: Sequence[Axis], scale: float, says: str, first: int) -> None:
        self.name = name
        self.axes: tuple[str, ...] = tuple(axis for axis, _ in axes)
        self.shape: tuple[int, ...] = tuple(size for _, size in axes)
        self.scale = scale
        self.says = says
        self.first = first  # cell
        self.size = 1
        for count in self.shape:
            self.size *= count

    def __repr__(self) -> str:
        return f"<Field {self.name} {self.shape}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """How positions of one set-up are written for programs that learn.

    What every game has is written here; a game subclasses it, declares fields of its own and fills them in `write_own`.
    """

    def __init__(self, version: int, rules: Rules, actions: ActionIndex) -> None:
        self.version = version  # raised whenever a field or an index changes
        self.players: i64 = rules.seats
        self.actions: ActionIndex = actions
        self.fields: list[Field] = []
        self.size: i64 = 0
        self.sparse: i64 = -1  # the first cell of the sparse fields; -1: there are none
        self.blank: Cells = vec[u8]([])
        self.labels: dict[str, list[str]] = {}  # by axis: what is counted along it
        self.seats: Axis = ("seats", int(self.players))
        seats = self.seats
        self.seat_cell: i64 = self.add("seat", [seats], "which seat looks, counted as everybody counts")
        self.points_cell: i64 = self.add(
            "points", [seats, ("low, high", 2)], "points: up to 255, and what is more", most=100
        )
        self.active_cell: i64 = self.add("active", [seats], "whose turn it is")
        self.waiting_cell: i64 = self.add("waiting", [seats], "who is to answer the open question")
        self.order_cell: i64 = self.add("order", [seats, ("ranks", int(self.players))], "the turn order, once known")
        self.standing_cell: i64 = 0
        self.standing_words: i64 = len(STANDING_WORDS)
        if rules.windows:
            axes = [("windows", len(rules.windows)), ("answers", len(STANDING_WORDS))]
            self.standing_cell = self.add("standing", axes, "one's own answers in advance")
            self.labels["windows"] = [window.name for window in rules.windows]
            self.labels["answers"] = list(STANDING_WORDS)
        self.labels["frames"] = list(rules.frame_types)
        self.kinds: dict[type[Frame], int] = {cls: kind for kind, cls in enumerate(rules.frame_types.values())}
        frames: Axis = ("frames", len(self.kinds))
        self.numbers: i64 = max(1, *(len(number_names(cls)) for cls in self.kinds))
        self.question_cell: i64 = self.add("question", [frames], "the open question, by its frame")
        self.pending_cell: i64 = self.add("pending", [frames], "how many frames of a kind are pending", most=4)
        axes = [("depth", DEPTH), ("kind, seat", 2)]
        self.top_cell: i64 = self.add(
            "top", axes, "the frames on top: their kind plus 1, and whose they are (1: one's own; 0: nobody's)", most=16
        )
        axes = [("depth", DEPTH), ("numbers", int(self.numbers)), ("bytes", BYTES)]
        self.number_cell: i64 = self.add(
            "numbers", axes, "their numbers as everybody may know them, the lowest byte first", most=16
        )

    def add(self, name: str, axes: Sequence[Axis], says: str, *, most: int = 1) -> i64:
        """Declare a field; returns its first cell. `most` is what becomes 1.0."""
        field = Field(name, axes, 1.0 / most, says, int(self.size))
        self.fields.append(field)
        self.size += field.size
        if self.sparse < 0:
            self.blank = vec[u8]([0] * int(self.size))
        return field.first

    def start_sparse(self) -> None:
        """All fields from here on are large and mostly empty: they are filled in by `write_sparse`."""
        self.sparse = self.size

    # -- writing -------------------------------------------------------------------------------------------

    def write_own(self, game: Any, seat: i64, cells: Cells) -> None:
        """Fill in the fields that the game has declared, with what a seat may know."""
        raise NotImplementedError

    def write_sparse(self, game: Any, seat: i64, cells: bytearray) -> None:
        """Fill in the sparse fields; the first of their cells has the number 0."""
        raise NotImplementedError

    def write(self, game: Game, seat: i64, cells: Cells) -> None:
        """Fill a blank row with what a seat may know."""
        players = self.players
        cells[self.seat_cell + seat] = 1
        scores = game.scores
        for other in range(players):
            put(cells, self.points_cell + 2 * relative(other, seat, players), scores[other])
        if game.active >= 0:
            cells[self.active_cell + relative(game.active, seat, players)] = 1
        order = game.rules.turn_order(game)
        for rank in range(len(order)):
            cells[self.order_cell + relative(order[rank], seat, players) * players + rank] = 1
        for window in range(len(game.rules.windows)):
            stands: i64 = game.standing[window * players + seat]
            cells[self.standing_cell + window * self.standing_words + stands] = 1
        if game.frames:
            self._write_frames(game, seat, cells)
        self.write_own(game, seat, cells)

    def _write_frames(self, game: Game, seat: i64, cells: Cells) -> None:
        players, kinds, frames = self.players, self.kinds, game.frames
        for other in frames[-1].waiting_seats(players):
            cells[self.waiting_cell + relative(other, seat, players)] = 1
        cells[self.question_cell + kinds[type(frames[-1])]] = 1
        depth: i64 = 0
        for at in range(len(frames) - 1, -1, -1):
            frame = frames[at]
            kind: i64 = kinds[type(frame)]
            cells[self.pending_cell + kind] += 1
            if depth < DEPTH:
                top = self.top_cell + 2 * depth
                cells[top] = u8(kind + 1)
                if frame.seat >= 0:
                    cells[top + 1] = u8(1 + relative(frame.seat, seat, players))
                start = self.number_cell + depth * self.numbers * BYTES
                for number in frame.ints_for(seat):
                    put_bytes(cells, start, number, BYTES)
                    start += BYTES
                depth += 1

    # -- for programs ----------------------------------------------------------------------------------------

    def row(self, game: Game, seat: i64) -> bytes:
        """What a seat may know, a byte for each cell."""
        cells = self.blank[:]
        self.write(game, seat, cells)
        if self.sparse < 0:
            return bytes(cells)
        board = bytearray(int(self.size - self.sparse))
        self.write_sparse(game, seat, board)
        return bytes(cells) + bytes(board)

    def rows(self, games: list[Game], seats: list[int]) -> bytes:
        """The rows of several games, one after the other."""
        return b"".join([self.row(games[i], seats[i]) for i in range(len(games))])

    def legal(self, game: Game, seat: i64) -> list[int]:
        """The indices of the actions that a seat may answer with, in the order of its options."""
        return self.actions.indices(game.actions_of(seat), seat, self.players)

    def scales(self) -> list[float]:
        """What each cell is to be multiplied with."""
        return [field.scale for field in self.fields for _ in range(field.size)]


def relative(other: i64, seat: i64, players: i64) -> i64:
    """How many places clockwise from a seat another sits."""
    return (other - seat + players) % players


def put(cells: Cells, at: i64, number: i64) -> None:
    """A number that is never negative, in two cells: so much of it as one can hold, and the rest."""
    cells[at] = u8(min(number, MOST))
    cells[at + 1] = u8(min(max(number - MOST, 0), MOST))


def put_bytes(cells: Cells, at: i64, number: i64, count: i64) -> None:
    """Any number in so many cells, the lowest byte first; what is negative as its complement."""
    rest = number
    for i in range(count):
        cells[at + i] = u8(rest & MOST)
        rest >>= 8
