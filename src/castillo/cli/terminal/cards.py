"""Cards, as the terminal writes them."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text as Line

from castillo.cli.language import Words
from castillo.cli.terminal import palette
from castillo.cli.terminal.palette import QUIET
from castillo.kernel.values import Table as ValueTable

Json = dict[str, Any]


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


def value_of(key: str, values: ValueTable) -> str:
    """The number of a power card, or a star where it has none."""
    return str(values.get(key, {}).get("value", "★"))


def power_line(words: Words, values: ValueTable, key: str, label: int = -1) -> Line:
    """A power card that does something: value (unless it is the label before it), name, supply and what it does."""
    value = value_of(key, values)
    line = Line(words.card(key) if value == str(label) else f"{value} {words.card(key)}", palette.STRONG)
    if "supply" in values.get(key, {}):
        line.append(f" +{values[key]['supply']}", QUIET)
    does = words.card_special(key, values[key]) or words.card_text(key, values[key])
    return line.append(f"  {does}", "not bold")
