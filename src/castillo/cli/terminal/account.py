"""Events as lines of an account."""

from __future__ import annotations

from rich.text import Text as Line

from castillo.cli.language import Words
from castillo.cli.terminal import palette
from castillo.cli.terminal.history import is_quiet, merged
from castillo.kernel.event import Event


def account(events: list[Event], words: Words, short: bool = False) -> list[Line]:
    """One line for each event; the short account leaves out what the next line says anyway."""
    told = [event for event in merged(events) if not (short and is_quiet(event))]
    return [event_line(event, words) for event in told]


def event_line(event: Event, words: Words) -> Line:
    """An event as a line, the seats in their colours."""
    line = palette.coloured(words.text(event.text), words.seats)
    line.overflow = "fold"
    return line
