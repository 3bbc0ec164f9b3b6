"""The cards on the table and in the hand."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text as Line

from castillo.cli.language import Words
from castillo.cli.terminal import palette
from castillo.cli.terminal.palette import QUIET
from castillo.kernel.values import Table as ValueTable

Json = dict[str, Any]


def action_cards(view: Json) -> list[Json]:
    return [card for card in view["board"]["cards"] if card["kind"] == "action"]


def card_in_play(view: Json) -> Json | None:
    return next((card for card in action_cards(view) if card["in_play"]), None)


def card_line(words: Words, values: ValueTable, key: str) -> Line:
    """A card's name and what it does."""
    line = Line(words.card(key), palette.STRONG)
    text = words.card_text(key, values.get(key, {}))
    return line.append(f"  {text}", "not bold") if text else line


def numbered_grid(one_line: bool) -> Table:
    """Rows of a number and a text, in one line each or wrapped."""
    table = Table.grid(padding=(0, 1, 0, 0), expand=True)
    table.add_column(justify="right", no_wrap=True, min_width=1)
    table.add_column(no_wrap=one_line, overflow="ellipsis", ratio=1)
    return table


def cards_table(view: Json, words: Words, values: ValueTable, one_line: bool) -> Table:
    """The action cards of the round; those taken are dim and say by whom."""
    table = numbered_grid(one_line)
    for card in action_cards(view):
        table.add_row(_stack(card), _card(card, words, values))
    return table


def _stack(card: Json) -> Line:
    return Line(str(card["stack"]), palette.STRONG if card["available"] else QUIET)


def _card(card: Json, words: Words, values: ValueTable) -> Line:
    if card["available"]:
        return card_line(words, values, card["id"])
    line = Line(words.card(card["id"]), QUIET)
    if card["taken_by"] is not None:
        taken = card["taken_by"]
        line.append("  ").append(f"{palette.letter(taken)} {words.seat(taken)}", palette.style(taken))
    return line


def hand_line(view: Json, words: Words, values: ValueTable) -> Line:
    """The power cards in the viewer's hand."""
    line = Line(f"{words('hand')}  ", QUIET)
    line.append(" ".join(str(values[key]["value"]) for key in view["hand"]))
    return line
