"""Tables: random set-ups of any registered game."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

import castillo
from castillo.kernel.module import GameDefinition, definition
from castillo.kernel.setup import OptionSpec
from castillo.kernel.values import Table as Sheet


@dataclass(frozen=True)
class SeededTable:
    """What `castillo.new_game` is asked for."""

    game: str
    players: int
    modules: tuple[str, ...]
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    sheet: Sheet = field(default_factory=dict)

    def open(self) -> castillo.Game:
        return castillo.new_game(
            self.game,
            players=self.players,
            modules=self.modules,
            options=self.options,
            seed=self.seed,
            sheet=self.sheet,
        )


def random_table(luck: Random, game: str = "") -> SeededTable:
    """A table that may be opened: any players, any allowed modules, any options, now and then a card sheet."""
    rules = definition(game or luck.choice(list(castillo.GAMES)))
    players = luck.randint(*rules.players)
    modules = luck.choice(rules.allowed_sets())
    return SeededTable(
        game=rules.id,
        players=players,
        modules=modules,
        seed=luck.getrandbits(128),
        options=random_options(luck, rules.options_for(modules), players),
        sheet=random_sheet(luck, rules, modules) if luck.random() < 0.2 else {},
    )


def random_options(luck: Random, specs: list[OptionSpec], players: int) -> dict[str, Any]:
    """Each option is left at its default half of the time."""
    return {spec.name: luck.choice(values_of(spec, players)) for spec in specs if luck.random() < 0.5}


def values_of(spec: OptionSpec, players: int) -> list[Any]:
    """All values an option allows."""
    return [*spec.values, *(range(players) if spec.seats else ())]


def random_sheet(luck: Random, rules: GameDefinition, modules: tuple[str, ...]) -> Sheet:
    """A few values that differ a little from the printed ones."""
    printed = rules.values(modules).table
    sheet: Sheet = {}
    for _ in range(luck.randint(1, 6)):
        key = luck.choice([key for key in printed if printed[key]])
        name = luck.choice(list(printed[key]))
        sheet.setdefault(key, {})[name] = max(0, printed[key][name] + luck.randint(-2, 3))
    return sheet
