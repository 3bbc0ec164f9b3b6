"""What one may look up during a game: the typed forms, a card, a place, a rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from castillo.cli.language import Words
from castillo.cli.rule_book import rule_lines, rules_named
from castillo.cli.terminal import palette
from castillo.cli.terminal.cards import card_line
from castillo.cli.terminal.matching import folded, named

if TYPE_CHECKING:
    from castillo.cli.terminal.screen import Screen
    from castillo.kernel.setup import Setup

Json = dict[str, Any]

FORMS = (
    "number",
    "several",
    "set",
    "notation",
    "place",
    "move",
    "look",
    "back",
    "log",
    "rules",
    "save",
    "stand",
    "quit",
)


def help_page(words: Words) -> Table:
    """Everything that may be typed."""
    table = Table.grid(padding=(0, 3, 0, 0))
    for form in FORMS:
        example = words.form(form)
        if example:
            table.add_row(Line(example, palette.KEY), words(f"form-{form}-text"))
    return table


def about(what: str, view: Json, screen: Screen) -> RenderableType:
    """A card or a place, by its name, its id or, for the cards of the round, its stack."""
    words, values = screen.words, screen.values
    shown = {str(card["stack"]): card["card"] for card in view["board"]["cards"] if "stack" in card}
    cards = {key: key for key in values if _is_card(key, values)}
    names = shown | {folded(words.card(key)): key for key in cards} | {key.rsplit("/", 1)[-1]: key for key in cards}
    key = named(what, names)
    if key is not None:
        return card_line(words, values, key)
    places = {place["id"]: place for place in view["board"]["places"]}
    found = named(what, {folded(words.place(place)): place for place in places} | {place: place for place in places})
    if found is not None:
        return _about_place(places[found], view, words)
    return Line(words("nothing-called", what=what))


def _is_card(key: str, values: dict[str, dict[str, int]]) -> bool:
    kind = "/".join(key.split("/")[1:-1])
    return "copies" in values[key] or "supply" in values[key] or kind in ("power", "display", "tile")


def _about_place(place: Json, view: Json, words: Words) -> RenderableType:
    values = "·".join(str(value) for value in place.get("values") or ())
    lines = [Line(f"{words.place(place['id'])}  {values}", palette.STRONG)]
    if place.get("borders"):
        names = ", ".join(words.place(other) for other in place["borders"])
        lines.append(Line(words("borders", places=names)))
    closed = place.get("closed")
    if closed is not None:
        lines.append(Line(words.text(closed)))
    refused = (view["decision"] or {}).get("why_not", {}).get(place["id"])
    if refused is not None and refused != closed:
        lines.append(Line(words.text(refused)))
    return Group(*lines)


def rules(number: str, setup: Setup, words: Words) -> RenderableType:
    """One rule, or the list of all."""
    pages = rules_named(number, setup.game, setup.modules, words.language)
    if not pages:
        return Line(words("no-such-rule", number=number))
    if not number:
        return Group(*[Line(f"{page['rule']:<8} {page['title']}") for page in pages])
    return Group(*rule_lines(pages))
