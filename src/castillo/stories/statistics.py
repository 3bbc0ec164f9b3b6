"""What is told of many games: each counts what happened in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from castillo.kernel.event import Event


@mypyc_attr(allow_interpreted_subclasses=True)
class GameStatistics:
    """What is counted in one game beside its scores, for `castillo simulate`."""

    titles: ClassVar[dict[str, str]] = {}
    """What tables are called, where it is not their name."""

    def title(self, table: str) -> str:
        """What a table is called."""
        return self.titles.get(table) or table.replace("_", " ")

    def begin(self, view: dict[str, Any]) -> None:
        """A watcher's view of the game at its first question."""

    def listen(self, events: list[Event]) -> None:
        """What a choice has told."""

    def sums(self) -> dict[str, dict[str, int]]:
        """By table: what was counted, under which name. Means for each game are told."""
        return {}

    def rates(self) -> dict[str, dict[str, tuple[int, int]]]:
        """By table and name: what was counted, and how often it could have been. What it was each time is told."""
        return {}

    def seats(self) -> dict[str, list[str]]:
        """By table, something about each seat; how often such seats win is told."""
        return {}
