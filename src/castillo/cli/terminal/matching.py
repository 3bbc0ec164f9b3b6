"""What was typed, matched with what is offered."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence

from castillo.cli.terminal.options import Labelled
from castillo.kernel.decision import Option

MOST_REPEATS = 30


def folded(text: str) -> str:
    """A word without its accents, capitals and spaces.

    >>> folded("País Vasco"), folded(" Castilla  la Nueva ")
    ('pais_vasco', 'castilla_la_nueva')
    """
    plain = unicodedata.normalize("NFKD", text.casefold()).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "_", plain).strip("_")


def option_for(line: str, choices: Sequence[Labelled], names: Mapping[str, str]) -> Option | None:
    """The option a line means: by its number, its notation, or the only one that is about what is named."""
    if line.isascii() and line.isdigit():
        return next((c.option for c in choices if c.label == int(line)), None)
    wanted = folded(line)
    if not wanted:
        return None
    options = [choice.option for choice in choices]
    for option in options:
        if folded(option.notation) == wanted:
            return option
    target = names.get(wanted, wanted)
    about = [option for option in options if target in (option.target, option.target.rsplit("/", 1)[-1])]
    return about[0] if len(about) == 1 else None


def named(text: str, names: Mapping[str, str]) -> str | None:
    """The id that a name, or the unmistakable beginning of one, stands for.

    >>> places = {"aragon": "aragon", "castilla_la_nueva": "castilla_la_nueva", "castillo": "castillo"}
    >>> named("Ara", places), named("Castill", places), named("Castilla", places)
    ('aragon', None, 'castilla_la_nueva')
    """
    wanted = folded(text)
    if wanted in names:
        return names[wanted]
    begun = {what for name, what in names.items() if wanted and name.startswith(wanted)}
    return begun.pop() if len(begun) == 1 else None


def several(line: str, choices: Sequence[Labelled]) -> list[str] | None:
    """The notations of several numbers in one line; None if it is no such line, or one of them is not offered."""
    numbers = [int(number) for number in numbers_in(line)]
    by_label = {choice.label: choice.option.notation for choice in choices}
    return [by_label[n] for n in numbers] if len(numbers) > 1 and all(n in by_label for n in numbers) else None


def numbers_in(line: str) -> list[str]:
    """The numbers of a line that is nothing else.

    >>> numbers_in("3 5,9"), numbers_in("place aragon 2")
    (['3', '5', '9'], [])
    """
    words = re.split(r"[\s,]+", line.strip(" ,"))
    return words if all(word.isascii() and word.isdigit() for word in words) else []


def small_steps(line: str, places: Mapping[str, str], owners: Mapping[str, str]) -> list[str] | None:
    """The small decisions of a convenient form, as notations; None if the line is no such form.

    >>> places, owners = {"aragon": "aragon", "galicia": "galicia"}, {"red": "red", "r": "red"}
    >>> small_steps("place Aragón 2", places, owners)
    ['place aragon', 'place aragon']
    >>> small_steps("move r galicia>aragon", places, owners)
    ['pick red galicia', 'to aragon']
    """
    return _placing(line, places) or _moving(line, places, owners)


def _placing(line: str, places: Mapping[str, str]) -> list[str] | None:
    match = re.fullmatch(r"\s*place\s+(.+?)(?:\s+(\d{1,2}))?\s*", line, re.IGNORECASE)
    place = named(match[1], places) if match else None
    if match is None or place is None:
        return None
    return [f"place {place}"] * _times(match[2])


def _moving(line: str, places: Mapping[str, str], owners: Mapping[str, str]) -> list[str] | None:
    form = r"\s*move\s+(\S+)\s+(.+?)\s*(?:->|>|→|\sto\s)\s*(.+?)(?:\s+(\d{1,2}))?\s*"
    match = re.fullmatch(form, line, re.IGNORECASE)
    if match is None:
        return None
    owner, source, target = named(match[1], owners), named(match[2], places), named(match[3], places)
    if owner is None or source is None or target is None:
        return None
    return [f"pick {owner} {source}", f"to {target}"] * _times(match[4])


def _times(number: str | None) -> int:
    return min(int(number), MOST_REPEATS) if number else 1


def option_of_step(step: str, options: Sequence[Option]) -> Option | None:
    """The option of a small decision: exactly that, or one that only says more precisely which piece."""
    exact = [option for option in options if option.notation == step]
    closer = [option for option in options if option.notation.startswith(f"{step} ")]
    return next(iter([*exact, *closer]), None)
