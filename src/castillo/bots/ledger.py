"""Ledgers: files with what was found game by game, so that what was stopped goes on where it was."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any, Generic, TypeVar

from castillo.kernel.errors import SetupError

R = TypeVar("R")


def plain(found: Any) -> dict[str, Any]:
    """A dataclass as it is read back from JSON."""
    return json.loads(json.dumps(asdict(found)))  # type: ignore[no-any-return]


class Ledger(Generic[R]):
    """A file with the plan in its first line and a result in each further one; whoever finds it continues.

    Plans and results are dataclasses of plain data.
    """

    def __init__(self, path: Path, plan: Any, kind: type[R]) -> None:
        self.path = path
        self.done: list[R] = []
        if path.exists() and path.stat().st_size:
            self._read(plain(plan), kind)
        else:
            path.write_text(json.dumps(plain(plan)) + "\n", "utf-8")

    def add(self, result: R) -> None:
        """Keep the result of a game, at once."""
        self.done.append(result)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(result)) + "\n")  # type: ignore[call-overload]

    def _read(self, plan: dict[str, Any], kind: type[R]) -> None:
        """What is done; a last line that was not written to its end is taken away."""
        try:
            text = self.path.read_text("utf-8")
            whole = text[: text.rfind("\n") + 1]
            head, *lines = [json.loads(line) for line in whole.splitlines()]
            if head == plan:
                self.done = [kind(**line) for line in lines]
        except (ValueError, TypeError):
            raise SetupError(f"{self.path}: holds no games of ours; choose another file.") from None
        if head != plan:
            raise SetupError(f"{self.path}: holds the games of another plan; choose another file, or remove it.")
        if whole != text:
            self.path.write_text(whole, "utf-8")
