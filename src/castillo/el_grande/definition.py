"""El Grande as the registry knows it: players, modules and table options."""

from __future__ import annotations

from castillo.el_grande.module import GrandeModule, compose, values_of
from castillo.el_grande.modules import MODULES
from castillo.kernel.module import Definition
from castillo.kernel.rules import Rules
from castillo.kernel.setup import OptionSpec, Setup
from castillo.kernel.values import Values

OPTIONS = (
    OptionSpec("rounds", (9, 6), 9, rule="EG-3"),
    OptionSpec("veto", (True, False), True, rule="Q-03"),
    OptionSpec("castillo", ("closed", "open"), "closed", rule="Q-12"),
    OptionSpec("spent_power_cards", ("closed", "open"), "closed", rule="Q-12"),
    OptionSpec("taken_back_card", ("closed", "open"), "closed", rule="Q-12"),
    OptionSpec("confirm_turns", (False, True), False, for_people=True),
    OptionSpec("start_player", (None,), None, seats=True, rule="EG-2.4"),
)


class ElGrande(Definition):
    def __init__(self) -> None:
        options = [*OPTIONS, *(spec for module in MODULES.values() for spec in module.options)]
        super().__init__("el_grande", players=(2, 5), implied="base", modules=MODULES, options=options)
        self._values: dict[tuple[str, ...], Values] = {}

    def _chosen(self, modules: tuple[str, ...]) -> list[GrandeModule]:
        return [MODULES[name] for name in modules]

    def values(self, modules: tuple[str, ...]) -> Values:
        if modules not in self._values:
            self._values[modules] = values_of(self._chosen(modules))
        return self._values[modules]

    def compose(self, setup: Setup) -> Rules:
        return compose(setup, self._chosen(setup.modules))
