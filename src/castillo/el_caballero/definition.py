"""El Caballero as the registry knows it: players, modules and table options."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from castillo.el_caballero.action_index import index_actions
from castillo.el_caballero.base import BASE
from castillo.el_caballero.chronicle import CaballeroChronicle
from castillo.el_caballero.encoding import CaballeroEncoding
from castillo.el_caballero.fuzz_kit import CaballeroFuzzKit
from castillo.el_caballero.mind import CaballeroMind
from castillo.el_caballero.modules import MODULES
from castillo.el_caballero.rules import CaballeroRules
from castillo.el_caballero.statistics import CaballeroStatistics
from castillo.el_caballero.view_types import CaballeroGameView
from castillo.kernel.encoding import Encoding
from castillo.kernel.mind import Mind
from castillo.kernel.module import GameDefinition
from castillo.kernel.parts import Benchmark
from castillo.kernel.rules import Rules
from castillo.kernel.setup import OptionSpec, Preset, Setup
from castillo.stories.chronicle import Chronicle
from castillo.stories.statistics import GameStatistics

OPTIONS = (
    OptionSpec("tied_firsts", ("nothing", "value"), "nothing", rule="EC-5.1"),
    OptionSpec("confirm_turns", (False, True), False, for_people=True),
    OptionSpec("start_player", (None,), None, seats=True, rule="EC-3"),
)


PARTS = {module.id: module for module in (BASE, *MODULES)}


class ElCaballero(GameDefinition):
    """El Caballero with everything it brings."""

    id = "el_caballero"
    folder = Path(__file__).parent
    players = (2, 4)
    implied = BASE.id
    modules = PARTS
    options = OPTIONS
    benchmark = Benchmark(players=4, middle=4 / 7)  # the fourth round
    fuzz_kit = CaballeroFuzzKit()
    view_type = CaballeroGameView

    def presets(self) -> tuple[Preset, ...]:
        return (Preset("book"), Preset("everything", modules=tuple(PARTS)))

    def compose(self, setup: Setup) -> Rules:
        values = self.values(setup.modules).replaced_by(setup.sheet)
        return CaballeroRules(setup, values, [PARTS[name] for name in setup.modules])

    def mind(self, rules: CaballeroRules, style: str = "") -> Mind:
        return CaballeroMind(rules, style)

    def encoding(self, rules: CaballeroRules) -> Encoding:
        return CaballeroEncoding(rules, index_actions(cast(CaballeroRules, self.fullest(rules))))

    def statistics(self) -> GameStatistics:
        return CaballeroStatistics()

    def chronicle(self, rules: CaballeroRules) -> Chronicle:
        return CaballeroChronicle(int(rules.seats))
