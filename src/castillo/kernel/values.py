"""Printed values: numbers of cards and places, each with its provenance, and the sheets that replace them.

A module keeps them in `cards.toml`: a table per card or place, its fields being numbers. `source` says
where the numbers of a table come from ("printed", "derived" or "house"), `sources` names exceptions by field, `rule`
is its rule.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path

from castillo.kernel.errors import SetupError

Table = dict[str, dict[str, int]]

SOURCES = ("printed", "derived", "house")
MOST = 255
_NOTES = ("source", "sources", "rule")


class Values:
    """All values of one module or one set of modules, keyed by card (`base/1/move_3`) and field (`up_to`)."""

    def __init__(self) -> None:
        self.table: Table = {}
        self.sources: dict[str, dict[str, str]] = {}
        self.rules: dict[str, str] = {}

    def add(self, module: str, path: Path) -> None:
        """Read a module's `cards.toml`."""
        for name, entry in tomllib.loads(path.read_text("utf-8")).items():
            key = f"{module}/{name}"
            exceptions = entry.get("sources", {})
            fields = {field: value for field, value in entry.items() if field not in _NOTES}
            self.table[key] = fields
            self.sources[key] = {field: exceptions.get(field, entry["source"]) for field in fields}
            self.rules[key] = entry.get("rule", "")

    def number(self, key: str, field: str) -> int:
        """One value of a card or place."""
        return self.table[key][field]

    def of(self, key: str) -> Callable[[str], int]:
        """The numbers of one card, by field."""
        return lambda field: self.number(key, field)

    def triple(self, key: str) -> list[int]:
        """The three values of a place or scoreboard."""
        entry = self.table[key]
        return [entry["first"], entry["second"], entry["third"]]

    def replaced_by(self, sheet: Table) -> Values:
        """These values with those of a sheet (checked already) in their place."""
        result = Values()
        result.sources, result.rules = self.sources, self.rules
        result.table = {key: {**fields, **sheet.get(key, {})} for key, fields in self.table.items()}
        return result

    def changed(self, played: Table) -> Table:
        """The sheet that turns these values into those played with: only what differs."""
        sheet: Table = {}
        for key, fields in played.items():
            usual = self.table.get(key, {})
            changed = {field: value for field, value in fields.items() if field in usual and usual[field] != value}
            if changed:
                sheet[key] = changed
        return sheet

    def check(self, sheet: object, where: str = "sheet") -> Table:
        """A sheet of the right shape, or a `SetupError` that names the entry and what is allowed."""
        if not isinstance(sheet, dict):
            raise SetupError(f"{where}: must be a table of cards, each a table of values; got {type(sheet).__name__}.")
        return {key: self._check_entry(key, entry, where) for key, entry in sheet.items()}

    def _check_entry(self, key: str, entry: object, where: str) -> dict[str, int]:
        if key not in self.table:
            raise SetupError(f"{where}: {key!r} is not a card or place in play; see `castillo cards --export`.")
        if not isinstance(entry, dict):
            raise SetupError(f"{where}: {key!r} must be a table of values.")
        checked: dict[str, int] = {}
        for field, value in entry.items():
            if field not in self.table[key]:
                allowed = ", ".join(self.table[key])
                raise SetupError(f"{where}: {key!r} has no value {field!r}; it has: {allowed}.")
            if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= MOST:
                number = f"{key!r} {field!r} must be a whole number from 0 to {MOST}"
                raise SetupError(f"{where}: {number}; got {value!r}.")
            checked[field] = value
        return checked
