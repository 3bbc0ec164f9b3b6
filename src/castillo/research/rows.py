"""A game as rows of a dataset: one for each choice that counts, with what its seat could know, and how the game ended.

Whoever plays makes the rows (`castillo.bots.crew`); what they hand over is the bytes of an Arrow stream.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import pyarrow as pa

from castillo.bots.bot import Bot
from castillo.bots.match import Clocks, TableSetup, play
from castillo.kernel.decision import snake_case
from castillo.kernel.errors import CastilloError, SetupError
from castillo.kernel.frame import NOBODY
from castillo.kernel.game import Game
from castillo.kernel.module import definition
from castillo.kernel.record import Record, RecordEntry, load
from castillo.research.arrays import Codec
from castillo.research.columns import decisions_schema, folder_of, ranks_of
from castillo.research.setups import Setting, by_rank

END = "end"
TOLD, FOLDER = b"game", b"folder"
"""In the metadata of a game's rows: its row of the table of games; and where its decisions belong."""

NOWHERE = "left_out"
"""Where games without decisions belong."""


@dataclass(frozen=True)
class Job:
    """A game to be made into rows: a record, or one that bots have yet to play; `refused` says why there is none."""

    number: int
    source: str
    record: str = ""
    seats: tuple[str, ...] = ()  # who sat where, if the record does not say
    table: TableSetup | None = None  # what bots play
    clocks: Clocks = field(default_factory=dict)
    seed: int = 0
    line: tuple[str, ...] = ()
    refused: str = ""


@dataclass
class Choice:
    """A choice as it was made: what its seat knew, what was offered, and what was chosen."""

    seat: int
    kind: str
    observation: bytes
    actions: list[int]
    legal: list[int]
    action: int
    notation: str
    visits: list[int] | None = None


@dataclass
class Played:
    """A whole game: its choices that count, and its end."""

    game: Game
    codec: Codec
    choices: list[Choice] = field(default_factory=list)

    def see(self, seat: int, action: int, visits: Mapping[int, int] | None = None) -> None:
        """Note a choice that is about to be made."""
        game = self.game
        actions = [int(offered) for offered in game.actions_of(seat)]
        self.choices.append(
            Choice(
                seat,
                snake_case(type(game.frames[-1]).__name__),
                self.codec.row(game, seat),
                actions,
                self.codec.legal(game, seat),
                action,
                game.rules.option(game, seat, game.made, action).notation,
                [visits.get(offered, 0) for offered in actions] if visits else None,
            )
        )


def rows_of(job: Job) -> bytes:
    """The rows of a game; none, where something is wrong with it, but its row of the table of games says what."""
    try:
        _refuse(job)
        played, seats = _played_by_bots(job) if job.table is not None else _replayed(job)
        return _written(_told(job, played, seats), played, seats)
    except CastilloError as error:
        if job.table is not None:
            raise
        return _written({"game": job.number, "source": job.source, "left_out": str(error)})


def _refuse(job: Job) -> None:
    if job.refused:
        raise SetupError(job.refused)


# -- playing -------------------------------------------------------------------------------------------------


_codecs: dict[str, Codec] = {}


def codec_of(game: Game) -> Codec:
    """The encoding of a game; those used before are kept."""
    key = repr(replace(game.setup, seed=0))
    if key not in _codecs:
        _codecs[key] = Codec(Setting(definition(game.setup.game), game.setup))
    return _codecs[key]


def _played_by_bots(job: Job) -> tuple[Played, list[str]]:
    assert job.table is not None
    found: list[Played] = []

    def watch(game: Game, seat: int, bot: Bot, action: int) -> None:
        if not found:
            found.append(Played(game, codec_of(game)))
        found[0].see(seat, action, bot.visits)

    play(job.table, job.line, job.seed, job.clocks, watcher=watch)
    return found[0], list(job.line)


def _replayed(job: Job) -> tuple[Played, list[str]]:
    record = load(job.record)
    if any(entry.kind == "seam" for entry in record.entries):
        raise SetupError("record: part of it was not played by the rules it began with.")
    played = Played(*_begun(record))
    for game, entry in _before_each(record, played.game):
        played.game = game
        if entry.kind == "choose":
            if entry.action not in game.actions_of(entry.seat):
                continue  # `steps` refuses it
            played.see(entry.seat, entry.action)
        elif entry.kind == "take_back" and played.choices:
            played.choices.pop()
    if not played.game.over:
        raise SetupError("record: the game is not over.")
    told = record.facts.get("seats")
    known = isinstance(told, list) and len(told) == played.game.seats and all(isinstance(seat, str) for seat in told)
    return played, list(job.seats) or (list(told) if known and told else [""] * played.game.seats)


def _begun(record: Record) -> tuple[Game, Codec]:
    game = record.start()
    return game, codec_of(game)


def _before_each(record: Record, start: Game) -> Iterator[tuple[Game, RecordEntry]]:
    """Every entry of a record, with the game as it was before it; then the end."""
    game = start
    steps = record.steps()
    for entry in record.entries:
        yield game, entry
        _, game, _ = next(steps)
    yield game, RecordEntry(END, NOBODY)


# -- writing -------------------------------------------------------------------------------------------------


def _told(job: Job, played: Played, seats: Sequence[str]) -> dict[str, Any]:
    """The game's row of the table of games. Names and times are left out: a dataset is about play, not about people."""
    game = played.game
    record = load(job.record) if job.record else game.record()
    entries = tuple(replace(entry, at=0) for entry in record.entries)
    setup, scores = game.setup, [int(points) for points in game.scores]
    return {
        "game": job.number,
        "source": job.source,
        "title": setup.game,
        "players": setup.players,
        "modules": list(setup.modules),
        "options": json.dumps(setup.options),
        "seats": list(seats),
        "scores": scores,
        "ranks": ranks_of(scores),
        "winners": [int(seat) for seat in game.winners],
        "decisions": len(played.choices),
        "record": replace(record, entries=entries, facts={"seats": list(seats)}).to_json(),
        "left_out": "",
    }


def _written(told: dict[str, Any], played: Played | None = None, seats: Sequence[str] = ()) -> bytes:
    """The rows as the bytes of an Arrow stream."""
    batch = pa.record_batch([], schema=pa.schema([])) if played is None else _batch(told, played, seats)
    folder = NOWHERE if played is None else folder_of(played.codec)
    notes = {TOLD: json.dumps(told).encode(), FOLDER: folder.encode()}
    schema = batch.schema.with_metadata({**(batch.schema.metadata or {}), **notes})
    sink = pa.BufferOutputStream()
    with pa.ipc.new_stream(sink, schema, options=pa.ipc.IpcWriteOptions(compression="zstd")) as out:
        out.write_batch(batch.replace_schema_metadata(schema.metadata))
    return bytes(sink.getvalue())


def _batch(told: dict[str, Any], played: Played, seats: Sequence[str]) -> Any:
    choices, codec = played.choices, played.codec
    schema = decisions_schema(codec)
    rewards = by_rank(told["scores"])
    cells = pa.py_buffer(b"".join(choice.observation for choice in choices))
    observations = pa.Array.from_buffers(pa.uint8(), len(choices) * codec.size, [None, cells])
    columns: dict[str, Any] = {
        "game": [told["game"]] * len(choices),
        "step": range(len(choices)),
        "seat": [choice.seat for choice in choices],
        "by": [seats[choice.seat] for choice in choices],
        "kind": [choice.kind for choice in choices],
        "observation": pa.FixedSizeListArray.from_arrays(observations, codec.size),
        "legal": [choice.legal for choice in choices],
        "choice": [choice.legal[choice.actions.index(choice.action)] for choice in choices],
        "visits": [choice.visits for choice in choices],
        "action": [choice.action for choice in choices],
        "notation": [choice.notation for choice in choices],
        "scores": [_from_seat(told["scores"], choice.seat) for choice in choices],
        "ranks": [_from_seat(told["ranks"], choice.seat) for choice in choices],
        "reward": [rewards[choice.seat] for choice in choices],
    }
    arrays = [c if isinstance(c, pa.Array) else pa.array(c, schema.field(n).type) for n, c in columns.items()]
    return pa.record_batch(arrays, schema=schema)


def _from_seat(by_seat: list[int], seat: int) -> list[int]:
    """Numbers by seat, from this one on, clockwise: as an observation counts them."""
    return by_seat[seat:] + by_seat[:seat]
