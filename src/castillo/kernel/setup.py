"""Set-up: which game, who sits, which modules and options, which card values, which seed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from castillo.kernel.errors import SetupError
from castillo.kernel.luck import SEED_BITS
from castillo.kernel.values import Table

OptionValue = str | int | bool | None


@dataclass(frozen=True)
class OptionSpec:
    """A table option as a game describes it: its allowed values, and the default. `seats` adds every seat number.

    `for_people` is what a table of people begins with, where that is not the default.
    `module` is whose option it is: tables without that module do not have it.
    """

    name: str
    values: tuple[OptionValue, ...]
    default: OptionValue
    seats: bool = False
    rule: str = ""
    for_people: OptionValue = None
    module: str = ""

    def check(self, value: Any, players: int) -> OptionValue:
        """A value that the option may have, or `SetupError`."""
        allowed = self.values + (tuple(range(players)) if self.seats else ())
        for candidate in allowed:
            if type(candidate) is type(value) and candidate == value:
                return candidate
        shown = ", ".join(repr(v) for v in allowed)
        raise SetupError(f"options.{self.name}: {value!r} is not allowed; use one of: {shown}.")


@dataclass(frozen=True)
class Preset:
    """A table that people often want; texts: `<game>-table-<id>`. What it does not name is as usual."""

    id: str
    modules: tuple[str, ...] = ()
    options: dict[str, OptionValue] = field(default_factory=dict)


@dataclass(frozen=True)
class Setup:
    """Everything that decides a game before its first choice. Frozen; `sheet` holds only what a card sheet replaces."""

    game: str
    players: int
    modules: tuple[str, ...]
    options: dict[str, OptionValue]
    seed: int
    sheet: Table = field(default_factory=dict)

    def dealt(self, seed: int) -> Setup:
        """The same table with another seed."""
        return Setup(self.game, self.players, self.modules, self.options, seed, self.sheet)

    def public(self) -> dict[str, Any]:
        """The set-up as anyone may see it: without the seed."""
        return {
            "game": self.game,
            "players": self.players,
            "modules": list(self.modules),
            "options": dict(self.options),
            "sheet": self.sheet,
        }


def check_seed(seed: object) -> int:
    """Refuse a seed that is out of range."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 1 << SEED_BITS:
        raise SetupError(f"seed: {seed!r} is not a seed; it must be a whole number from 0 to 2**{SEED_BITS} - 1.")
    return seed
