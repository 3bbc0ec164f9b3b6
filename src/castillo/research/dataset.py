"""Datasets: folders of Parquet files that grow by whole games, and go on where they were stopped.

Every game is put aside at once, in a file of its own; as soon as there are enough of one kind, in the order of their
numbers, they become a part, which is whole or not there at all. So a dataset is the same whoever has played, and
however often it was stopped; and one game at a time is in memory.
"""

from __future__ import annotations

import json
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from castillo.kernel.errors import SetupError
from castillo.research.columns import games_schema
from castillo.research.rows import FOLDER, NOWHERE, TOLD

GROUP = 32 * 1024 * 1024
"""Bytes of observations in a row group, about."""


@dataclass(frozen=True)
class Totals:
    """What a dataset holds."""

    games: int
    decisions: int
    left_out: int


class Dataset:
    """A dataset that is written, game by game.

    `plan` says what it is made of, and has to be the same to go on. `items` are the games; those of the beginning
    are kept until all of them are there, whatever has come since.
    """

    def __init__(self, folder: Path, plan: dict[str, Any], items: list[Any], part: int = 100) -> None:
        self.folder = folder
        self.part = part  # games
        self._aside = folder / ".unfinished"
        self._list = self._aside / "games.json"
        self.items = self._begin({**plan, "part": part}, items)
        self._parted = self._numbers_in_parts()
        waiting = {int(path.stem): path for path in self._aside.glob("*.arrow")}
        for number in waiting.keys() & self._parted:
            waiting[number].unlink()
        self.done = self._parted | waiting.keys()
        """The numbers of all games that need not be played again."""
        self._ready: defaultdict[str, list[int]] = defaultdict(list)
        self._next = 0
        self._sort()

    def add(self, number: int, rows: bytes) -> None:
        """Keep a game, as `rows_of` made it."""
        path = self._path(number)
        _write(path, rows)
        self.done.add(number)
        self._sort()

    def finish(self) -> Totals:
        """Write what is left, when all games are there; what the dataset holds."""
        for kind in list(self._ready):
            self._write_part(kind)
        if self._aside.exists():
            self._list.unlink(missing_ok=True)
            self._aside.rmdir()
        return self.totals()

    def totals(self) -> Totals:
        """What is in the parts so far."""
        games = decisions = left_out = 0
        for path in self._parts():
            table = pq.read_table(path, columns=["decisions", "left_out"])
            games += table.num_rows
            decisions += sum(number or 0 for number in table["decisions"].to_pylist())
            left_out += sum(bool(why) for why in table["left_out"].to_pylist())
        return Totals(games, decisions, left_out)

    # -- where it was --------------------------------------------------------------------------------------

    def _begin(self, plan: dict[str, Any], items: list[Any]) -> list[Any]:
        """The games that are to be in it; none, where it is whole."""
        head = self.folder / "dataset.json"
        if head.exists():
            if json.loads(head.read_text("utf-8")) != json.loads(json.dumps(plan)):
                raise SetupError(f"{self.folder}: holds another dataset; choose another folder, or remove it.")
            return list(json.loads(self._list.read_text("utf-8"))) if self._list.exists() else []
        if self.folder.exists() and any(path.name[0] != "." for path in self.folder.iterdir()):
            raise SetupError(f"{self.folder}: holds something else; choose another folder.")
        self._aside.mkdir(parents=True, exist_ok=True)
        _write(self._list, json.dumps(items).encode())
        _write(head, json.dumps(plan, indent=2).encode())
        return items

    def _parts(self, kind: str = "*") -> list[Path]:
        return sorted(self.folder.glob(f"games/{kind}/part-*.parquet"))

    def _numbers_in_parts(self) -> set[int]:
        return {n for path in self._parts() for n in pq.read_table(path, columns=["game"])["game"].to_pylist()}

    def _path(self, number: int) -> Path:
        return self._aside / f"{number:08}.arrow"

    # -- parts -----------------------------------------------------------------------------------------------

    def _sort(self) -> None:
        """Games whose turn it is wait for others of their kind; enough of them become a part."""
        while self._next in self.done:
            if self._next not in self._parted:
                kind = _stream(self._path(self._next)).schema.metadata[FOLDER].decode()
                self._ready[kind].append(self._next)
                if len(self._ready[kind]) == self.part:
                    self._write_part(kind)
            self._next += 1

    def _write_part(self, kind: str) -> None:
        """The decisions first: a part is there when its games are."""
        name = f"part-{len(self._parts(kind)):05}.parquet"
        numbers = self._ready.pop(kind)
        if kind != NOWHERE:
            self._write_decisions(self.folder / "decisions" / kind / name, numbers)
        games = self.folder / "games" / kind / name
        games.parent.mkdir(parents=True, exist_ok=True)
        rows = [json.loads(_stream(self._path(number)).schema.metadata[TOLD]) for number in numbers]
        pq.write_table(pa.Table.from_pylist(rows, games_schema()), _new(games), compression="zstd")
        _new(games).replace(games)
        self._parted.update(numbers)
        for number in numbers:
            self._path(number).unlink()

    def _write_decisions(self, path: Path, numbers: list[int]) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        schema = _decisions(self._path(numbers[0])).schema
        with pq.ParquetWriter(_new(path), schema, compression="zstd") as out:
            waiting: list[Any] = []
            for number in numbers:
                waiting.append(_decisions(self._path(number)))
                if sum(table.nbytes for table in waiting) >= GROUP:
                    out.write_table(pa.concat_tables(waiting))
                    waiting = []
            if waiting:
                out.write_table(pa.concat_tables(waiting))
        _new(path).replace(path)


def _stream(path: Path) -> Any:
    return pa.ipc.open_stream(path.read_bytes())


def _decisions(path: Path) -> Any:
    """The decisions of a game that was put aside, without what was noted of it."""
    table = _stream(path).read_all()
    notes = {key: value for key, value in table.schema.metadata.items() if key not in (TOLD, FOLDER)}
    return table.replace_schema_metadata(notes)


def _new(path: Path) -> Path:
    return path.with_name(f".{path.name}.new")


def _write(path: Path, content: bytes) -> None:
    """A file that is whole, or not there."""
    _new(path).write_bytes(content)
    _new(path).replace(path)
