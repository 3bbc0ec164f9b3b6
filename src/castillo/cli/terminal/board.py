"""The board as one calm table: a row for each place, a column for each seat, and below them what the seats have."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text as Line

from castillo.cli.language import Words
from castillo.cli.terminal import palette
from castillo.cli.terminal.palette import QUIET

Json = dict[str, Any]


def board_table(view: Json, words: Words, width: int) -> Table:
    """Regions, standings and seats, within a width."""
    seats = range(view["setup"]["players"])
    table = Table(box=None, padding=(0, 1, 0, 0), show_edge=False, header_style="", width=width)
    table.add_column(Line(words("board-place"), QUIET), no_wrap=True, min_width=17)
    table.add_column(Line(words("board-values"), QUIET), no_wrap=True)
    for seat in seats:
        table.add_column(_seat_head(view, words, seat), justify="right", no_wrap=True, min_width=5, max_width=12)
    table.add_column(Line(words("board-meter"), QUIET), no_wrap=True, ratio=1, min_width=9)
    for place in view["board"]["places"]:
        table.add_row(*_place_row(view, words, place))
    table.add_section()
    for row in _seat_rows(view, words):
        table.add_row(*row)
    return table


def _seat_head(view: Json, words: Words, seat: int) -> Line:
    head = Line(no_wrap=True, overflow="ellipsis", style=palette.style(seat))
    head.append(palette.letter(seat))
    name = words.seat(seat)
    head.append(f" {name}" if name != palette.letter(seat) else "")
    if seat == view["seat"]:
        head.stylize("underline")
    return head


# -- places --------------------------------------------------------------------------------------------------


def _place_row(view: Json, words: Words, place: Json) -> list[Line]:
    cells = [_name(view, words, place), _values(view, place)]
    cells += [_count(view, place["id"], seat) for seat in range(view["setup"]["players"])]
    return [*cells, _meter(view, words, place)]


def _name(view: Json, words: Words, place: Json) -> Line:
    line = Line(words.place(place["id"]))
    if _marked(view, "king", place["id"]):
        line.stylize(palette.KING_STYLE)
        line.append(f" {palette.KING}", palette.KING_STYLE)
    if place["closed"] is not None:
        line.append(f" {words('board-closed')}", QUIET)
    return line


def _values(view: Json, place: Json) -> Line:
    line = Line("·".join(str(value) for value in place["values"]), QUIET)
    if _marked(view, "scoreboard", place["id"]):
        line = Line("·".join(str(value) for value in place["values"]), palette.STRONG)
        line.append(palette.SCOREBOARD)
    return line


def _count(view: Json, place: str, seat: int) -> Line:
    """How many caballeros a seat has there, and whether its Grande is at home there."""
    line = Line()
    stacks = [s for s in view["board"]["stacks"] if s["place"] == place and s["owner"] == seat]
    for stack in stacks:
        line.append(str(stack["count"]), palette.style(seat))
        line.append("".join(palette.badge(kind) for kind in stack["badges"]), palette.style(seat))
    grande = any(m["kind"] == "grande" and m["owner"] == seat for m in _markers_on(view, place))
    if grande:
        line.append(palette.GRANDE, palette.style(seat))
    elif not stacks:
        line.append(palette.NOBODY, QUIET)
    if not grande:
        line.append(" ")
    return line


def _meter(view: Json, words: Words, place: Json) -> Line:
    """Who would score what if the place were scored now; of a closed Castillo, who went in."""
    meter = view["meter"].get(place["id"])
    if meter is not None:
        return palette.points_line(meter["now"])
    line = Line()
    for seat, count in _runs(view["trail"]["castillo"])[-4:]:
        line.append(" " if line else "").append(f"{palette.letter(seat)}+{count}", palette.style(seat))
    if len(_runs(view["trail"]["castillo"])) > 4:
        line = Line("… ", QUIET) + line
    return line if line else Line(words("board-hidden"), QUIET)


def _runs(trail: list[list[int]]) -> list[tuple[int, int]]:
    """Entries into the Castillo; those of one seat in a row count together.

    >>> _runs([[3, 1], [3, 1], [1, 2]])
    [(3, 2), (1, 2)]
    """
    runs: list[tuple[int, int]] = []
    for seat, count in trail:
        if runs and runs[-1][0] == seat:
            runs[-1] = (seat, runs[-1][1] + count)
        else:
            runs.append((seat, count))
    return runs


def _markers_on(view: Json, place: str) -> list[Json]:
    return [marker for marker in view["board"]["markers"] if marker.get("place") == place]


def _marked(view: Json, kind: str, place: str) -> bool:
    return any(marker["kind"] == kind for marker in _markers_on(view, place))


# -- seats ---------------------------------------------------------------------------------------------------


def _seat_rows(view: Json, words: Words) -> list[list[Line]]:
    numbers = view["board"]["numbers"]
    seats = range(view["setup"]["players"])
    rows = [
        _seat_row(words("seat-points"), [Line(f"{view['scores'][s]} ", palette.style(s)) for s in seats]),
        _seat_row(words("seat-court"), [Line(f"{numbers['court'][s]} ") for s in seats]),
        _seat_row(words("seat-province"), [Line(f"{numbers['province'][s]} ", QUIET) for s in seats]),
        _seat_row(words("seat-power"), [_power(view, s) for s in seats], _order(view)),
    ]
    vetoes = [_veto(view, words, s) for s in seats]
    if any(vetoes):
        rows.append(_seat_row(words("seat-veto"), vetoes))
    return rows


def _seat_row(name: str, cells: list[Line], last: Line | None = None) -> list[Line]:
    return [Line(name, QUIET), Line(), *cells, last or Line()]


def _power(view: Json, seat: int) -> Line:
    card = _played(view, seat)
    if card is None:
        return Line(f"{palette.NOBODY} ", QUIET)
    active = view["active"] == seat
    return Line(str(card["value"]), palette.STRONG if active else "").append("◀" if active else " ", palette.style(seat))


def _order(view: Json) -> Line:
    """The seats in the order of their turns, once power cards are out."""
    played = [(s, _played(view, s)) for s in range(view["setup"]["players"])]
    values = [(card["value"], seat) for seat, card in played if card is not None]
    line = Line()
    for _, seat in sorted(values, reverse=True):
        line.append("›" if line else "", QUIET).append(palette.letter(seat), palette.style(seat))
    return line


def _played(view: Json, seat: int) -> Json | None:
    cards = (c for c in view["board"]["cards"] if c["kind"] == "power" and c.get("holder") == seat)
    return next(cards, None)


def _veto(view: Json, words: Words, seat: int) -> Line:
    held = [m for m in view["board"]["markers"] if m["kind"] == "veto" and m["seat"] == seat]
    return Line(f"{words('veto-held')} " if held else "", palette.style(seat))
