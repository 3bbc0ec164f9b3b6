"""What somebody is told, in their language: which tables wait, and until when. No word of what is asked there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from castillo.kernel import texts
from castillo.server.notices.hours import local, zone_of
from castillo.server.notices.rows import Board, Person

WORDS = Path(__file__).parent / "words"
MOST_LINES = 10  # tables that a message names
DAYS_BY_NAME = 6
SOON = 2 * 60_000  # milliseconds: what ends sooner is over when it is read


class Line(Struct, frozen=True):
    """A table that waits, and where it is."""

    text: str
    path: str


class Message(Struct, frozen=True):
    """What is told by any channel."""

    language: str
    title: str
    body: str
    lines: list[Line]  # the tables, where there are several
    more: str  # how many are not named; empty: all of them are
    path: str  # where whoever has read it goes
    tag: str  # a newer message about the same takes its place
    tables: list[Board]
    urgent: bool


class Speech:
    """The words of a language for notices, and what it calls games."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        own = (WORDS / f"{language}.ftl").read_text("utf-8")
        self._bundle: Any = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(f"{texts.shared(language)}\n{own}"))

    def say(self, key: str, **args: str | int) -> str:
        """A sentence: `say("turn", table=…)` is `notice-turn`."""
        text, _ = self._bundle.format_pattern(self._bundle.get_message(f"notice-{key}").value, args)
        return str(text)

    def game(self, game: str) -> str:
        """What a game is called."""
        if not self._bundle.has_message(f"{game}-game"):
            return game
        text, _ = self._bundle.format_pattern(self._bundle.get_message(f"{game}-game").attributes["name"])
        return str(text)


@lru_cache(maxsize=4)
def speech(language: str) -> Speech:
    """The words of a language; read once."""
    return Speech(language)


def language_of(person: Person, other: str = "") -> str:
    """The language somebody is written to in."""
    return next((code for code in (person.language, other) if code in texts.LANGUAGES), "en")


def compose(person: Person, language: str, tables: Sequence[Board], at: int) -> Message:
    """What somebody is told of tables that wait for them."""
    words = speech(language)
    untils = [_when(words, person, board.until(person.id), at) for board in tables]
    names = [_called(words, board) for board in tables]
    urgent = any(board.live for board in tables)
    if len(tables) == 1:
        board, until = tables[0], untils[0]
        body = words.say("body-until", when=until) if until else words.say("body")
        title = words.say("turn", table=names[0])
        return Message(language, title, body, [], "", f"/table/{board.id}", board.id, [board], urgent)
    told = [words.say("line-until", table=n, when=u) if u else n for n, u in zip(names, untils, strict=True)]
    lines = [Line(text, f"/table/{board.id}") for text, board in zip(told, tables, strict=True)][:MOST_LINES]
    left = len(tables) - len(lines)
    more = words.say("more", count=left) if left else ""
    body = "\n".join([*(line.text for line in lines), *filter(None, [more])])
    return Message(
        language, words.say("several", count=len(tables)), body, lines, more, "/", "castillo", list(tables), urgent
    )


def trial(language: str) -> Message:
    """What is sent to see whether it arrives."""
    words = speech(language)
    return Message(language, words.say("try"), words.say("try-body"), [], "", "/", "castillo", [], urgent=True)


def _called(words: Speech, board: Board) -> str:
    """A table by its name and its game."""
    name, game = printable(board.name), words.game(board.game)
    return words.say("table", name=name, game=game) if name else game


def printable(text: str) -> str:
    """A text in one line, without anything that cannot be shown.

    >>> printable("Friday\\n  at  Ana’s\\u202e")
    'Friday at Ana’s'
    """
    return " ".join("".join(c if c.isprintable() else " " if c.isspace() else "" for c in text).split())


def _when(words: Speech, person: Person, deadline: int | None, at: int) -> str:
    """A deadline on the reader's clocks; empty where there is none, or as good as none left."""
    if deadline is None or deadline < at + SOON:
        return ""
    zone = zone_of(person.zone)
    then = local(deadline, zone)
    days = (then.date() - local(at, zone).date()).days
    near = {0: "today", 1: "tomorrow"}
    if days > DAYS_BY_NAME:
        day = then.date().isoformat()
    else:
        day = words.say(near.get(days, f"day-{then.weekday()}"))
    return words.say("when", day=day, hour=f"{then:%H}", minute=f"{then:%M}")
