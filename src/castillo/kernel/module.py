"""Modules and definitions: what a game is made of, and which sets of modules may be played together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import mypyc_attr

from castillo.kernel.errors import SetupError
from castillo.kernel.mind import Mind
from castillo.kernel.parts import Benchmark, FuzzKit
from castillo.kernel.setup import OptionSpec, Preset, Setup, check_seed
from castillo.kernel.values import Values

if TYPE_CHECKING:
    from castillo.kernel.encoding import Encoding
    from castillo.kernel.game import Game
    from castillo.kernel.rules import Rules


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(eq=False, repr=False)
class Module:
    """A part of a game that a table may choose. A game's own module class adds what its modules contribute."""

    id: str
    file: str = ""  # its folder is where this file is
    printed: Sequence[str] = field(default=("cards.toml",), kw_only=True)  # the files of its printed values
    needs: Sequence[str] = field(default=(), kw_only=True)
    combines_with: Sequence[str] = field(default=(), kw_only=True)
    not_recommended_with: Sequence[str] = field(default=(), kw_only=True)

    @property
    def folder(self) -> Path:
        """Where its values, signs and texts are."""
        return Path(self.file).parent

    def __repr__(self) -> str:
        return f"<Module {self.id}>"


def values_of(modules: Iterable[Module]) -> Values:
    """The printed values of some modules: the tables in their folders."""
    values = Values()
    for module in modules:
        for path in [module.folder / name for name in module.printed]:
            if path.exists():
                values.add(module.id, path)
    return values


@mypyc_attr(allow_interpreted_subclasses=True)
class GameDefinition:
    """A game as the registry knows it, with everything it brings: modules, options, rules, texts, mind, and the rest.

    Its texts and signs are those below its folder. A game subclasses it and says what it brings.
    """

    id: ClassVar[str]
    folder: ClassVar[Path]
    players: ClassVar[tuple[int, int]]  # the least and the most
    implied: ClassVar[str]  # the module that every table has
    modules: ClassVar[Mapping[str, Module]]
    options: ClassVar[tuple[OptionSpec, ...]]
    benchmark: ClassVar[Benchmark]
    fuzz_kit: ClassVar[FuzzKit]
    view_type: ClassVar[Any] = None
    """A `TypedDict` of what its views hold beside what every game shows; None: nothing that a page is told of."""

    def __init__(self) -> None:
        self._rules: dict[tuple[object, ...], Rules] = {}
        self._values: dict[tuple[str, ...], Values] = {}

    # -- what a game adds ----------------------------------------------------------------------------

    def compose(self, setup: Setup) -> Rules:
        """The rules for a set-up; called once for each different set-up, the seed apart."""
        raise NotImplementedError

    def mind(self, rules: Any, style: str = "") -> Mind:
        """What bots know of games of these rules, in a style of appraisal."""
        raise NotImplementedError

    def encoding(self, rules: Any) -> Encoding:
        """How positions of these rules are written for programs that learn."""
        raise SetupError(f"game: {self.id} cannot be encoded; it registers no encoding.")

    def statistics(self) -> Any:
        """Something new that counts one game (see `castillo.stories`)."""
        raise NotImplementedError

    def presets(self) -> tuple[Preset, ...]:
        """Tables to start from, the usual one first; none: a new table is put together by hand."""
        return ()

    def chronicle(self, rules: Any) -> Any:
        """Something new that tells how one game came about (see `castillo.stories`); None: what any game knows."""
        return None

    # -- what every game has -------------------------------------------------------------------------

    def setup(self, players: object, modules: object, options: object, seed: object, sheet: object) -> Setup:
        """A checked set-up, or a `SetupError` that names the field and what is allowed."""
        names = self.check_modules(modules)
        count = self.check_players(players)
        values = self.values(names)
        changed = values.changed(values.check(sheet if sheet is not None else {}))
        return Setup(self.id, count, names, self.check_options(options, count, names), check_seed(seed), changed)

    def values(self, modules: tuple[str, ...]) -> Values:
        """The printed values of a set of modules."""
        if modules not in self._values:
            self._values[modules] = values_of(self.modules[name] for name in modules)
        return self._values[modules]

    def check_players(self, players: object) -> int:
        """A number of players that the game is for, or `SetupError`."""
        least, most = self.players
        if isinstance(players, bool) or not isinstance(players, int) or not least <= players <= most:
            raise SetupError(f"players: {players!r} is not allowed; {self.id} is for {least} to {most} players.")
        return players

    def check_modules(self, modules: object) -> tuple[str, ...]:
        """The ids of modules that may be played together, in their order, or `SetupError`."""
        if modules is None:
            return (self.implied,)
        if isinstance(modules, str) or not isinstance(modules, Sequence):
            raise SetupError(f"modules: must be a list of module names; got {modules!r}.")
        for name in modules:
            if not isinstance(name, str) or name not in self.modules:
                raise SetupError(f"modules: {name!r} is not known; {self.id} has: {', '.join(self.modules)}.")
        chosen = tuple(name for name in self.modules if name in modules or name == self.implied)
        problem = self.why_not_together(chosen)
        if problem:
            raise SetupError(f"modules: {problem}")
        return chosen

    def why_not_together(self, names: Sequence[str]) -> str:
        """Why these modules cannot be played together; empty if they can."""
        for name in names:
            for needed in self.modules[name].needs:
                if needed not in names:
                    return f"{name!r} needs {needed!r}."
        for one, other in combinations([n for n in names if n != self.implied], 2):
            if not self._combine(one, other):
                return f"{one!r} and {other!r} do not combine."
        return ""

    def _combine(self, one: str, other: str) -> bool:
        a, b = self.modules[one], self.modules[other]
        return other in a.combines_with or other in a.needs or one in b.combines_with or one in b.needs

    def allowed_sets(self) -> list[tuple[str, ...]]:
        """Every set of modules that may be played, smallest first."""
        rest = [name for name in self.modules if name != self.implied]
        sets = [
            tuple(n for n in self.modules if n in chosen or n == self.implied)
            for size in range(len(rest) + 1)
            for chosen in combinations(rest, size)
        ]
        return [names for names in sets if not self.why_not_together(names)]

    def options_for(self, modules: Sequence[str]) -> list[OptionSpec]:
        """The options of a table with these modules."""
        return [spec for spec in self.options if not spec.module or spec.module in modules]

    def options_for_people(self) -> dict[str, Any]:
        """What a table of people begins with, where that is not the default."""
        return {spec.name: spec.for_people for spec in self.options if spec.for_people is not None}

    def check_options(self, options: object, players: int, modules: Sequence[str]) -> dict[str, Any]:
        """All options of the table. One that belongs to another module is checked and left out."""
        if options is None:
            options = {}
        if not isinstance(options, Mapping):
            raise SetupError(f"options: must be a table of option names and values; got {options!r}.")
        specs = {spec.name: spec for spec in self.options}
        for name in options:
            if name not in specs:
                raise SetupError(f"options: {name!r} is not known; {self.id} has: {', '.join(specs)}.")
            specs[name].check(options[name], players)
        return {
            spec.name: spec.check(options[spec.name], players) if spec.name in options else spec.default
            for spec in self.options_for(modules)
        }

    def rules(self, setup: Setup) -> Rules:
        """The composed rules, from the cache where such a set-up was composed before."""
        sheet = repr(sorted(setup.sheet.items())) if setup.sheet else ""
        key = (setup.players, setup.modules, tuple(setup.options.items()), sheet)  # options are in declared order
        if key not in self._rules:
            if len(self._rules) > 256:
                self._rules.clear()
            self._rules[key] = self.compose(setup)
        return self._rules[key]

    def fullest(self, rules: Rules) -> Rules:
        """The rules of a set of modules for the most players, with the usual options."""
        return self.rules(self.setup(self.players[1], rules.modules, None, 0, None))

    def new_game(self, setup: Setup) -> Game:
        """A game at its first question."""
        return self.rules(setup).start(setup)


GAMES: dict[str, GameDefinition] = {}
"""Every game that can be played; a game adds itself when it is imported."""


def definition(game: object) -> GameDefinition:
    """A game by its id, or a `SetupError` that lists those there are."""
    if not isinstance(game, str) or game not in GAMES:
        raise SetupError(f"game: {game!r} is not known; choose from: {', '.join(GAMES)}.")
    return GAMES[game]
