"""El Grande as the registry knows it: players, modules and table options."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from castillo.el_grande.action_index import index_actions
from castillo.el_grande.chronicle import GrandeChronicle
from castillo.el_grande.encoding import GrandeEncoding
from castillo.el_grande.fuzz_kit import GrandeFuzzKit
from castillo.el_grande.mind import GrandeMind
from castillo.el_grande.module import compose
from castillo.el_grande.modules import MODULES
from castillo.el_grande.network_mind import NetworkMind, read_weights
from castillo.el_grande.rules import GrandeRules
from castillo.el_grande.statistics import GrandeStatistics
from castillo.el_grande.view_types import GrandeGameView
from castillo.kernel.encoding import Encoding
from castillo.kernel.mind import Mind
from castillo.kernel.module import GameDefinition
from castillo.kernel.parts import Benchmark
from castillo.kernel.rules import Rules
from castillo.kernel.setup import OptionSpec, Preset, Setup
from castillo.stories.chronicle import Chronicle
from castillo.stories.statistics import GameStatistics

OPTIONS = (
    OptionSpec("rounds", (9, 6), 9, rule="EG-3"),
    OptionSpec("veto", (True, False), True, rule="Q-03"),
    OptionSpec("castillo", ("closed", "open"), "closed", rule="Q-12"),
    OptionSpec("spent_power_cards", ("closed", "open"), "closed", rule="Q-12"),
    OptionSpec("taken_back_card", ("closed", "open"), "closed", rule="Q-12"),
    OptionSpec("confirm_turns", (False, True), False, for_people=True),
    OptionSpec("start_player", (None,), None, seats=True, rule="EG-2.4"),
)
MODULE_OPTIONS = tuple(spec for module in MODULES.values() for spec in module.options)

OPEN = {"castillo": "open", "spent_power_cards": "open", "taken_back_card": "open"}
PRESETS = (Preset("book"), Preset("open", options=dict(OPEN)), Preset("short", options={"rounds": 6}))


class ElGrande(GameDefinition):
    """El Grande with everything it brings."""

    id = "el_grande"
    folder = Path(__file__).parent
    players = (2, 5)
    implied = "base"
    modules = MODULES
    options = OPTIONS + MODULE_OPTIONS
    benchmark = Benchmark(
        players=4,
        middle=5 / 9,  # the fifth round
        beside=("king_and_intrigue", "colonies"),
        goals={
            "decisions_per_second": 38,
            "compiled_loop_per_second": 70,
            "clone_us": 0.35,
            "playouts_per_second": 20_000,
            "tree_iterations_per_second": 16_000,
            "king_and_intrigue_share": 0.6,
            "colonies_share": 0.6,
            "medium_games_per_day": 3_000_000,
            "research_steps_per_second": 5.2,  # ten times another public environment's of this game
        },
        interpreted_goals={"decisions_per_second": 3.5},
    )
    fuzz_kit = GrandeFuzzKit()
    view_type = GrandeGameView

    def presets(self) -> tuple[Preset, ...]:
        return (*PRESETS, Preset("everything", modules=self.allowed_sets()[-1]))

    def compose(self, setup: Setup) -> Rules:
        return compose(setup, [MODULES[name] for name in setup.modules])

    def mind(self, rules: GrandeRules, style: str = "") -> Mind:
        return NetworkMind(rules, read_weights()) if style == "master" else GrandeMind(rules, style)

    def encoding(self, rules: GrandeRules) -> Encoding:
        return GrandeEncoding(rules, index_actions(cast(GrandeRules, self.fullest(rules))))

    def statistics(self) -> GameStatistics:
        return GrandeStatistics()

    def chronicle(self, rules: GrandeRules) -> Chronicle:
        return GrandeChronicle(int(rules.seats), rules)
