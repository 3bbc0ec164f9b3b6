"""What the tables of a dataset hold, column by column; `docs/datasets.md` has the same in tables."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import pyarrow as pa

import castillo
from castillo.kernel.encoding import Field
from castillo.research.arrays import Codec
from castillo.versions import rules_version

FORMAT = 1
"""Raised whenever a column changes its meaning."""

ABOUT = b"castillo"
"""In the metadata of a table of decisions: what its numbers mean, as JSON."""


@dataclass(frozen=True)
class Column:
    """A column, and what it says. The type of observations depends on how long they are."""

    name: str
    type: Any
    says: str


DECISIONS = (
    Column("game", pa.int32(), "which game: its number, as in `games`"),
    Column("step", pa.int32(), "which choice of its game, counted from 0"),
    Column("seat", pa.int8(), "who chose"),
    Column("by", pa.string(), "the bot that chose; `person`; empty where nobody knows"),
    Column("kind", pa.string(), "what was asked: the name of the question, as `decision.kind`"),
    Column(
        "observation",
        pa.list_(pa.uint8()),
        "what the seat could know, a cell each; times the field's `scale` it is what environments show",
    ),
    Column("legal", pa.list_(pa.int32()), "the indices of all actions that were offered: where the mask is 1"),
    Column("choice", pa.int32(), "the index of the action that was chosen"),
    Column("visits", pa.list_(pa.int32()), "how often the search looked at each of `legal`; null where none did"),
    Column("action", pa.int64(), "the action itself, for `game.choose`"),
    Column("notation", pa.string(), "the action in words"),
    Column("scores", pa.list_(pa.int32()), "points at the end, from one's own seat on, clockwise"),
    Column("ranks", pa.list_(pa.int8()), "ranks at the end, likewise; who tie have the same"),
    Column("reward", pa.float32(), "what the end is worth to the seat: from 1 for the first to -1 for the last"),
)
GAMES = (
    Column("game", pa.int32(), "its number, counted from 0"),
    Column("source", pa.string(), "where it is from: a file, `table` and a hash, or `seed` and the seed"),
    Column("title", pa.string(), "what was played: `el_grande` or `el_caballero`"),
    Column("players", pa.int8(), "how many played"),
    Column("modules", pa.list_(pa.string()), "the modules in play"),
    Column("options", pa.string(), "the table options, as JSON"),
    Column("seats", pa.list_(pa.string()), "who sat where: a bot, `person`, or empty where nobody knows"),
    Column("scores", pa.list_(pa.int32()), "points at the end, by seat"),
    Column("ranks", pa.list_(pa.int8()), "ranks at the end, by seat; who tie have the same"),
    Column("winners", pa.list_(pa.int8()), "the seats that won"),
    Column("decisions", pa.int32(), "how many rows it has in `decisions`"),
    Column("record", pa.string(), "the whole game, for `castillo.load`: it holds the seed and every secret"),
    Column("left_out", pa.string(), "empty; or why the game has no rows in `decisions`"),
)


def games_schema() -> Any:
    """The columns of the table of games."""
    return pa.schema([pa.field(column.name, column.type) for column in GAMES], {ABOUT: json.dumps(versions()).encode()})


def decisions_schema(codec: Codec) -> Any:
    """The columns of a table of decisions, with what its numbers mean in the metadata."""
    types = {"observation": pa.list_(pa.uint8(), codec.size)}
    fields = [pa.field(column.name, types.get(column.name, column.type)) for column in DECISIONS]
    return pa.schema(fields, {ABOUT: json.dumps(about(codec)).encode()})


def about(codec: Codec) -> dict[str, Any]:
    """What the numbers of a table of decisions mean."""
    setup = codec.setting.setup
    return {
        **versions(),
        "encoding": codec.version,
        "game": setup.game,
        "players": setup.players,
        "modules": list(setup.modules),
        "size": codec.size,
        "actions": codec.actions,
        "fields": [_field(field) for field in codec.fields],
    }


def folder_of(codec: Codec) -> str:
    """Where decisions of such a length are: what is played, by how many, and how many cells an observation has."""
    setup = codec.setting.setup
    return f"{setup.game}-{setup.players}p-{'+'.join(setup.modules)}-{codec.size}"


def ranks_of(scores: list[int]) -> list[int]:
    """Ranks by seat, from 1 on; who tie have the same.

    >>> ranks_of([80, 95, 80, 60])
    [2, 1, 2, 4]
    """
    return [1 + sum(other > own for other in scores) for own in scores]


def versions() -> dict[str, Any]:
    """What a dataset was made with."""
    return {"format": FORMAT, "castillo": castillo.__version__, "rules": rules_version()}


def _field(field: Field) -> dict[str, Any]:
    return {
        "name": field.name,
        "axes": list(field.axes),
        "shape": list(field.shape),
        "first": field.first,
        "scale": field.scale,
        "says": field.says,
    }
