"""Seats and signs as the terminal shows them: a seat is a colour and a letter (colours safe for colour blindness)."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.text import Text as Line

LETTERS = ("R", "B", "G", "Y", "P", "●")
"""By seat; the last are those that are nobody's."""
STYLES = ("bold #e0662a", "bold #3b94d1", "bold #12a67e", "bold #e0a21b", "bold #cc79a7", "bold")

QUIET = "bright_black"
STRONG = "bold"
KEY = "bold cyan"  # what may be typed, used for nothing else
GAIN = "green"
KING_STYLE = "bold yellow"

KING = "♚"
GRANDE = "♛"
SCOREBOARD = "▣"
NOBODY = "·"
BADGES = {"bearer": "⚑"}


def letter(seat: int) -> str:
    """The letter of a seat."""
    return LETTERS[seat] if 0 <= seat < len(LETTERS) else "?"


def style(seat: int) -> str:
    """The colour of a seat."""
    return STYLES[seat] if 0 <= seat < len(STYLES) else STRONG


def badge(kind: str) -> str:
    """The sign of a piece that is not an ordinary caballero."""
    return BADGES.get(kind, kind[:1].upper())


def seat_line(seat: int, words: str) -> Line:
    """Words in the colour of a seat."""
    return Line(words, style(seat))


def coloured(sentence: str, seats: Sequence[str]) -> Line:
    """A sentence with the names of seats in their colours."""
    line = Line(sentence)
    order = sorted(range(len(seats)), key=lambda seat: -len(seats[seat]))
    taken: list[tuple[int, int]] = []
    for seat in order:
        for match in re.finditer(rf"(?<!\w){re.escape(seats[seat])}(?!\w)", sentence):
            if not any(start < match.end() and match.start() < end for start, end in taken):
                taken.append(match.span())
                line.stylize(style(seat), *match.span())
    return line


def points_line(points: Sequence[int]) -> Line:
    """Who gets how many points, those without left out: `R4 B2`."""
    line = Line()
    for seat, number in enumerate(points):
        if number:
            line.append(" " if line else "").append(f"{letter(seat)}{number}", style(seat))
    return line
