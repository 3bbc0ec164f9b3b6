"""A game as the terminal draws it: any game, from what every view says. A game may draw itself (castillo.cli.games)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from castillo.cli.language import Words
from castillo.cli.terminal import palette
from castillo.cli.terminal.cards import card_line, numbered_grid
from castillo.cli.terminal.palette import QUIET
from castillo.kernel.event import Event
from castillo.kernel.values import Table as ValueTable

Json = dict[str, Any]


class Drawing:
    """Draws the views of one game for one reader."""

    def __init__(self, words: Words, values: ValueTable) -> None:
        self.words = words
        self.values = values

    def title(self, view: Json) -> str:
        """What is written over everything."""
        game = self.words.said.message(f"{self.words.game}-game", attribute="name")
        number, named = view["board"]["numbers"].get("round"), self.words.number("round")
        return f"{game} · {named} {number}" if named and isinstance(number, int) else game

    def board(self, view: Json, width: int, roomy: bool) -> RenderableType:
        """A row for each place, a column for each seat, and below them what the seats have."""
        seats = range(view["setup"]["players"])
        table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False, header_style="", width=width)
        table.add_column(Line(self.words("board-place"), QUIET))
        for seat in seats:
            name = f"{palette.letter(seat)} {self.words.seat(seat)}"
            style = palette.style(seat) + (" underline" if seat == view["seat"] else "")
            table.add_column(Line(name, style), justify="right", overflow="ellipsis")
        table.add_column(Line(""), ratio=1)
        for place in view["board"]["places"]:
            table.add_row(*self._place(view, place, seats))
        if roomy:
            table.add_row()
        table.add_row(*self._row(self.words("seat-points"), view["scores"]), self._order(view))
        for name, numbers in view["board"]["numbers"].items():
            named = self.words.number(name)
            if named and _by_seat(numbers, len(seats)):
                table.add_row(*self._row(named, numbers), Line())
        return Group(table, *self._markers(view))

    def _place(self, view: Json, place: Json, seats: range) -> list[Line]:
        here = [stack for stack in view["board"]["stacks"] if stack["place"] == place["id"]]
        cells = [self._pieces([stack for stack in here if stack["owner"] == seat], seat) for seat in seats]
        facts = [Line("·".join(str(value) for value in place.get("values") or ()), QUIET)]
        facts += [Line(self.words.marker(m["id"])) for m in view["board"]["markers"] if m.get("place") == place["id"]]
        return [Line(self.words.place(place["id"])), *cells, Line("  ").join([fact for fact in facts if fact])]

    def _pieces(self, stacks: list[Json], seat: int) -> Line:
        """How many pieces a seat has somewhere; one number for each kind."""
        if not stacks:
            return Line(palette.NOBODY, QUIET)
        shown = [f"{s['count']}{''.join(palette.badge(badge) for badge in s.get('badges', ()))}" for s in stacks]
        return Line(" ".join(shown), palette.style(seat))

    def _row(self, name: str, numbers: Sequence[int]) -> list[Line]:
        return [Line(name, QUIET), *(Line(str(number), palette.style(seat)) for seat, number in enumerate(numbers))]

    def _order(self, view: Json) -> Line:
        """The seats in the order of their turns, as far as it is known."""
        return order_line(view)

    def _markers(self, view: Json) -> list[Line]:
        """Markers that lie on no place."""
        loose = [self.words.marker(m["id"]) for m in view["board"]["markers"] if not m.get("place")]
        return [Line(" · ".join(loose), QUIET)] if loose else []

    def cards(self, view: Json, one_line: bool, roomy: bool) -> list[RenderableType]:
        """The cards that lie face up, in one line each or with some air where there is room."""
        table = numbered_grid(one_line)
        for card in view["board"]["cards"]:
            table.add_row(Line(), card_line(self.words, self.values, card["card"]))
        return [table] if view["board"]["cards"] else []

    def points_by_source(self, events: list[Event], scores: list[int]) -> dict[str, list[int]]:
        """What each seat got for what: by seat, for each source that gave anything."""
        return {}


def order_line(view: Json) -> Line:
    """The seats in the order of their turns: `R›B›G`."""
    line = Line()
    for seat in view["order"]:
        line.append("›" if line else "", QUIET).append(palette.letter(seat), palette.style(seat))
    return line


def _by_seat(numbers: object, seats: int) -> bool:
    return isinstance(numbers, list) and len(numbers) == seats and all(type(number) is int for number in numbers)
