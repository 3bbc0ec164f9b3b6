"""The cards of El Grande on the table and in the hand."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text as Line

from castillo.cli.language import Words
from castillo.cli.terminal import palette
from castillo.cli.terminal.cards import card_line, numbered_grid, power_line, value_of
from castillo.cli.terminal.palette import QUIET
from castillo.kernel.values import Table as ValueTable

Json = dict[str, Any]


def action_cards(view: Json) -> list[Json]:
    """The action cards on the table."""
    return [card for card in view["board"]["cards"] if card["kind"] == "action"]


def laid_out(view: Json) -> list[Json]:
    """Cards that lie out beside action and power cards, the first turn first."""
    cards = [card for card in view["board"]["cards"] if card["kind"] not in ("action", "power")]
    return sorted(cards, key=lambda card: -int(card.get("place") or 0))


def card_in_play(view: Json) -> Json | None:
    """The card whose special action is, or may be, used."""
    return next((card for card in view["board"]["cards"] if card.get("in_play")), None)


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
        return card_line(words, values, card["card"])
    line = Line(words.card(card["card"]), QUIET)
    if card["taken_by"] is not None:
        taken = card["taken_by"]
        line.append("  ").append(f"{palette.letter(taken)} {words.seat(taken)}", palette.style(taken))
    return line


def hand_line(view: Json, words: Words, values: ValueTable) -> Line:
    """The power cards in the viewer's hand; those that do something with their names."""
    line = Line(f"{words('hand')}  ", QUIET)
    cards = sorted(view["hand"], key=lambda key: values[key].get("value", 0))
    telling = any(words.card_special(key, values[key]) for key in cards)
    for i, key in enumerate(cards):
        line.append(" · " if telling and i else " " if i else "", QUIET)
        line.append(value_of(key, values))
        line.append(f" {words.card(key)}" if telling else "", QUIET)
    return line


def display_table(view: Json, words: Words, values: ValueTable, one_line: bool) -> Table:
    """The cards that lie out, with how many they let place; and who has which, with what power card."""
    table = numbered_grid(one_line)
    power = {card["holder"]: card for card in view["board"]["cards"] if card["kind"] == "power"}
    for card in laid_out(view):
        holder = card.get("holder")
        line = Line(words.card(card["card"]), palette.STRONG)
        if holder is None:
            line.append(f"  {words.card_special(card['card'], values.get(card['card'], {}))}", "not bold")
        else:
            line.append("  ").append(f"{palette.letter(holder)} {words.seat(holder)} ", palette.style(holder))
            if holder in power:
                line.append_text(_with(power[holder], words, values))
        table.add_row(Line(str(card.get("place") or ""), palette.STRONG), line)
    return table


def _with(card: Json, words: Words, values: ValueTable) -> Line:
    """A power card beside its player's other card: dim where its special action is not open to them."""
    if card.get("open") is False:
        return Line(f"{card['value']} {words.card(card['card'])}", QUIET)
    return power_line(words, values, card["card"])
