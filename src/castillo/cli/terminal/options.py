"""The numbered options of a question.

A power card, a stack and a number are typed as what they are; everything else is counted from 1, and 0 is "stop".
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from castillo.cli.language import Words
from castillo.cli.terminal import palette
from castillo.cli.terminal.cards import card_line, numbered_grid, power_line
from castillo.cli.terminal.palette import KEY, QUIET
from castillo.kernel.decision import Option
from castillo.kernel.values import Table as ValueTable

Json = dict[str, Any]

PASS = "pass"


@dataclass(frozen=True)
class Labelled:
    """An option and the number to type for it."""

    label: int
    option: Option


def labelled(options: list[Option], values: ValueTable) -> list[Labelled]:
    """The options with their numbers, in the order of the engine; "stop" comes last."""
    natural = [_natural(option, values) for option in options]
    own = [number for number in natural if number is not None]
    if own and len(set(own)) == len(own):
        spare = max([*own, _last_stack(values)])
        numbers = []
        for option, number in zip(options, natural, strict=True):
            if number is None and option.verb == PASS and 0 not in own:
                number = 0
            elif number is None:
                spare += 1
                number = spare
            numbers.append(number)
    else:
        numbers = _counted(options)
    return [Labelled(number, option) for number, option in zip(numbers, options, strict=True)]


def _last_stack(values: ValueTable) -> int:
    """The highest stack: no other option borrows the number of a stack that is gone."""
    stacks = (key.rsplit("/", 1)[-1] for key in values if "/stack/" in key)
    return max((int(stack) for stack in stacks if stack.isdigit()), default=0)


def _natural(option: Option, values: ValueTable) -> int | None:
    """The number that an option itself has."""
    if option.verb == "card":
        return values.get(option.target, {}).get("value")
    number = option.notation.rpartition(" ")[2]
    return int(number) if option.verb in ("stack", "number") and number.isdigit() else None


def _counted(options: list[Option]) -> list[int]:
    numbers: list[int] = []
    for option in options:
        numbers.append(0 if option.verb == PASS else len([n for n in numbers if n]) + 1)
    return numbers


# -- how they look -------------------------------------------------------------------------------------------


class OptionLines:
    """Draws the options of one question."""

    def __init__(self, view: Json, words: Words, values: ValueTable) -> None:
        self.view = view
        self.words = words
        self.values = values

    def render(self, choices: list[Labelled], one_line: bool) -> RenderableType:
        if all(c.option.verb == "card" for c in choices) and any(self._special(c.option) for c in choices):
            return self._powers(choices, one_line)
        cards = [c for c in choices if c.option.verb == "stack"]
        if not cards:
            return self._columns(choices)
        rest = [c for c in choices if c.option.verb != "stack"]
        return Group(self._cards(cards, one_line), self._columns(rest)) if rest else self._cards(cards, one_line)

    def _columns(self, choices: list[Labelled]) -> RenderableType:
        wide = max(len(str(choice.label)) for choice in choices)
        lines = [self._line(choice, wide) for choice in choices]
        return Columns(lines, padding=(0, 3), equal=True, column_first=False)

    def _cards(self, choices: list[Labelled], one_line: bool) -> Table:
        table = numbered_grid(one_line)
        for choice in choices:
            table.add_row(Line(str(choice.label), KEY), card_line(self.words, self.values, choice.option.target))
        return table

    def _powers(self, choices: list[Labelled], one_line: bool) -> RenderableType:
        """Power cards that do something, from low to high; while a hand is picked, with a sign for those in it."""
        picker = (self.view["decision"] or {}).get("picker")
        hand = set(self.view["hand"]) if picker else set()
        table = numbered_grid(one_line)
        for choice in sorted(choices, key=lambda c: self.values[c.option.target].get("value", 0)):
            key = choice.option.target
            line = Line("✓ " if key in hand else "  ", palette.GAIN) if picker else Line()
            line.append_text(power_line(self.words, self.values, key, choice.label))
            table.add_row(Line(str(choice.label), KEY), line)
        return Group(table, *self._presets(picker)) if picker else table

    def _presets(self, picker: Json) -> list[Line]:
        words = self.words
        lines = [Line(words("several"), QUIET)]
        for preset in picker["presets"]:
            name, text = (words.preset(preset["id"], part) for part in ("name", "text"))
            lines.append(Line().append(f"set {preset['id']}", KEY).append(f"  {name}: {text}"))
        return lines

    def _special(self, option: Option) -> str:
        return self.words.card_special(option.target, self.values.get(option.target, {}))

    def _line(self, choice: Labelled, wide: int) -> Line:
        line = Line().append(f"{choice.label:>{wide}} ", KEY)
        line.append_text(self._what(choice.option))
        return line

    def _what(self, option: Option) -> Line:
        if option.verb == "card" and "supply" in self.values.get(option.target, {}):
            supply = self.words("supply", number=self.values[option.target]["supply"])
            return Line(supply, QUIET)
        if option.verb == "pick" and "@" in option.target:
            return self._piece(option)
        line = palette.coloured(self.words.text(option.text), self.words.seats)
        gain = self._gain(option)
        return line.append(f" {gain:+d}", palette.GAIN if gain > 0 else "red") if gain else line

    def _piece(self, option: Option) -> Line:
        """A caballero to be picked up: whose, and where."""
        owner, _, where = option.target.partition("@")
        place, _, kind = where.partition("#")
        line = (
            Line().append(f"{palette.letter(int(owner))} ", palette.style(int(owner))).append(self.words.place(place))
        )
        return line.append(palette.badge(kind), palette.style(int(owner))) if kind else line

    def _gain(self, option: Option) -> int:
        """What one more caballero there would change for the one who is asked."""
        meter = self.view["meter"].get(option.target)
        if option.verb != "place" or meter is None or "plus" not in meter:
            return 0
        seat = option.seat
        return int(meter["plus"][seat] - meter["now"][seat])
