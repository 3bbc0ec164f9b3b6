"""The board as one calm table: a row for each place, a column for each seat, and below them what the seats have."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text as Line

from castillo.cli.language import Words
from castillo.cli.terminal import palette
from castillo.cli.terminal.drawing import order_line
from castillo.cli.terminal.palette import QUIET

Json = dict[str, Any]

VALUES_WIDTH = 6
LEAST_METER = 12
MOST_RUNS = 3
"""How many entries into the Castillo are shown."""


def board_table(view: Json, words: Words, width: int, roomy: bool) -> Table:
    """Regions, standings and seats, within a width; with some air where there is room."""
    places = [_place_row(view, words, place) for place in view["board"]["places"]]
    name_width = max(row[0].cell_len for row in places)
    seat_width = _seat_width(view["setup"]["players"], width - name_width)
    table = Table(box=None, padding=(0, 1, 0, 0), show_edge=False, header_style="", width=width)
    table.add_column(Line(words("board-place"), QUIET), no_wrap=True, width=name_width)
    table.add_column(Line(words("board-values"), QUIET), no_wrap=True, width=VALUES_WIDTH)
    for head in _seat_heads(view, words, seat_width):
        table.add_column(head, justify="right", no_wrap=True, width=seat_width)
    table.add_column(Line(words("board-meter"), QUIET), no_wrap=True, ratio=1)
    for row in places:
        table.add_row(*row)
    if roomy:
        table.add_row()
    for row in _seat_rows(view, words):
        table.add_row(*row)
    return table


def _seat_width(players: int, left: int) -> int:
    """What a seat's column gets of the width beside the names, when the meter has got its share."""
    meter = max(LEAST_METER, 3 * players)
    return max(5, min(10, (left - VALUES_WIDTH - meter - 2) // players - 1))


def _seat_heads(view: Json, words: Words, width: int) -> list[Line]:
    """Letter and name of each seat; the letter alone where names do not fit."""
    seats = range(view["setup"]["players"])
    names = [f"{palette.letter(seat)} {words.seat(seat)}" for seat in seats]
    if width < 7 and any(len(name) > width for name in names):
        names = [palette.letter(seat) for seat in seats]
    names = [name if len(name) <= width else f"{name[: width - 1]}…" for name in names]
    own = view["seat"]
    return [Line().append(names[s], palette.style(s) + (" underline" if s == own else "")) for s in seats]


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
    for stack in view["board"]["stacks"]:
        if stack["place"] == place["id"] and stack["owner"] >= view["setup"]["players"]:  # nobody's
            line.append(f" {palette.letter(stack['owner'])}{stack['count']}", palette.style(stack["owner"]))
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
    if place not in view["meter"]:
        return line
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
    return _who_went_in(_runs(view["trail"]["castillo"]), words)


def _who_went_in(runs: list[tuple[int, int]], words: Words) -> Line:
    if not runs:
        return Line(words("board-empty"), QUIET)
    line = Line().append(words("board-inside") if len(runs) <= MOST_RUNS else "…", QUIET)
    for seat, count in runs[-MOST_RUNS:]:
        line.append(f" {palette.letter(seat)}{count}", palette.style(seat))
    return line


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
        _seat_row(words("seat-court"), [_court(numbers, s) for s in seats]),
        _seat_row(words("seat-power"), [_power(view, s) for s in seats], order_line(view)),
    ]
    vetoes = [_veto(view, words, s) for s in seats]
    if any(vetoes):
        rows.append(_seat_row(words("seat-veto"), vetoes))
    return rows


def _seat_row(name: str, cells: list[Line], last: Line | None = None) -> list[Line]:
    return [Line(name, QUIET), Line(), *cells, last or Line()]


def _court(numbers: Json, seat: int) -> Line:
    """Caballeros at the Court, then those in the Province."""
    return Line(f"{numbers['court'][seat]}").append(f"/{numbers['province'][seat]}", QUIET)


def _power(view: Json, seat: int) -> Line:
    card = _played(view, seat)
    if card is None:
        return Line(f"{palette.NOBODY} ", QUIET)
    active = view["active"] == seat
    return Line(str(card["value"]), palette.STRONG if active else "").append(
        "◀" if active else " ", palette.style(seat)
    )


def _played(view: Json, seat: int) -> Json | None:
    cards = (c for c in view["board"]["cards"] if c["kind"] == "power" and c.get("holder") == seat)
    return next(cards, None)


def _veto(view: Json, words: Words, seat: int) -> Line:
    held = [m for m in view["board"]["markers"] if m["kind"] == "veto" and m["seat"] == seat]
    return Line(f"{words('veto-held')} " if held else "", palette.style(seat))
