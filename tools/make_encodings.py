"""Writes docs/encodings.md: the sizes of all spaces, every field of an observation and every part of an action index.

python -m tools.make_encodings            write the file
python -m tools.make_encodings --check    say whether it is fresh
"""

from __future__ import annotations

import sys
from pathlib import Path

from castillo.kernel.encoding import Encoding
from castillo.kernel.module import GAMES, GameDefinition
from tools.make_types import keep

TARGET = Path(__file__).parent.parent / "docs" / "encodings.md"

HEAD = """# What an observation holds

Written by `python -m tools.make_encodings` from what the encodings declare. Do not edit.

An **observation** is what one seat may know, as a row of cells: fields, one after the other, each with axes. Seats are
counted from the seat that looks, clockwise. A cell is a byte; `codec.observe` multiplies it with 1 / `most`, so that
floats are about 0 to 1. An **action index** is the same for every number of players and all options of a set of
modules; its parts are digits, the last one the fastest. [Research](research.md) says how to use them.

A number of a module is written as it is declared: one that names a seat or a place as a cell for each seat or place, a
mask of seats likewise, flags, counts and rounds in one cell, anything else in two bytes.
"""


def encoding_of(game: GameDefinition, modules: tuple[str, ...], players: int) -> Encoding:
    return game.encoding(game.rules(game.setup(players, modules, None, 0, None)))


def sizes(game: GameDefinition) -> list[str]:
    """How many cells and indices there are at each table."""
    seats = range(game.players[0], game.players[1] + 1)
    out = ["| modules | actions |" + "".join(f" observation, {count} players |" for count in seats)]
    out.append("|---|" + "---:|" * (1 + len(seats)))
    for modules in game.allowed_sets():
        found = [encoding_of(game, modules, count) for count in seats]
        named = ", ".join(f"`{name}`" for name in modules)
        out.append(f"| {named} | {found[0].actions.size:,} | " + " | ".join(f"{e.size:,}" for e in found) + " |")
    return out


def fields(encoding: Encoding) -> list[str]:
    """Every field with its place, its axes and what it holds."""
    out = ["| cells | field | axes | most | what |", "|---|---|---|---:|---|"]
    for field in encoding.fields:
        axes = " × ".join(f"{size} {axis}" for axis, size in zip(field.axes, field.shape, strict=True)) or "1"
        cells = f"{field.first}–{field.first + field.size - 1}" if field.size > 1 else str(field.first)
        out.append(f"| {cells} | `{field.name}` | {axes} | {round(1 / field.scale)} | {field.says} |")
    return out


def axes(encoding: Encoding) -> list[str]:
    """What there is along each axis that is not seats."""
    return [f"- **{axis}**: {', '.join(names)}" for axis, names in encoding.labels.items() if names]


def verbs(encoding: Encoding) -> list[str]:
    """Every verb with its indices and what its parts say."""
    out = ["| indices | verb | parts | what |", "|---|---|---|---|"]
    for verb in encoding.actions.verbs:
        last = int(verb.first + verb.size) - 1
        indices = f"{verb.first}–{last}" if verb.size > 1 else str(last)
        parts = " × ".join(str(count) for count in verb.counts if count > 1) or "1"
        out.append(f"| {indices} | `{verb.word}` | {parts} | {verb.says} |")
    return out


def reference() -> str:
    """The whole page."""
    out = [HEAD.rstrip()]
    for id, game in GAMES.items():
        modules = game.allowed_sets()[0]
        base = encoding_of(game, modules, 4)
        out += ["", f"## `{id}`, version {base.version}", "", "### Sizes", "", *sizes(game)]
        out += ["", "### Fields, 4 players, no expansion", "", *fields(base)]
        out += ["", "What is counted along an axis, in order (`codec.encoding.labels`):", "", *axes(base)]
        out += ["", "### Actions, no expansion", "", *verbs(base)]
        every = encoding_of(game, every_set(game), 4)
        names = {field.name for field in base.fields}
        more = [row for row in fields(every)[2:] if row.split("`")[1] not in names]
        if more:
            named = ", ".join(f"`{name}`" for name in every_set(game))
            out += ["", f"### Fields that modules add, 4 players, {named}", "", *fields(every)[:2], *more]
    return "\n".join(out) + "\n"


def every_set(game: GameDefinition) -> tuple[str, ...]:
    """The largest set of modules."""
    return game.allowed_sets()[-1]


if __name__ == "__main__":
    sys.exit(keep(TARGET, reference(), "python -m tools.make_encodings"))
