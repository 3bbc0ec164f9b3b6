"""Games in files: records, with who sat where in their notes."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from castillo.kernel.errors import SetupError
from castillo.kernel.game import Game
from castillo.kernel.record import Record, load


def save(path: Path, game: Game, facts: dict[str, Any]) -> None:
    """Write a game's record. The old file stays until the new one is complete."""
    record = replace(game.record(), facts={**facts, "program": "castillo play"})
    unfinished = path.with_name(f"{path.name}.new")
    unfinished.write_text(record.to_json() + "\n", "utf-8")
    unfinished.replace(path)


def read(path: Path) -> Record:
    """A record from a file, or a `SetupError` that names the file."""
    try:
        return load(path.read_text("utf-8"))
    except UnicodeDecodeError as error:
        raise SetupError(f"{path}: this is not a Castillo record, not even a text file.") from error
    except SetupError as error:
        raise SetupError(f"{path}: {error}") from error
