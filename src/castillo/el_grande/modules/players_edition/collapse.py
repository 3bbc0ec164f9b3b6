"""KI-4.113: the Castillo may come down; nobody enters it until it was emptied."""

from __future__ import annotations

from mypy_extensions import i64

from castillo.el_grande import atoms
from castillo.el_grande.cards import Effect
from castillo.el_grande.modules.players_edition.state import ALLIED_REGIONS, COLLAPSE, PUSHED, QUARANTINE, slot_of
from castillo.el_grande.modules.shared.alliance import end_alliance
from castillo.el_grande.phases import PhaseStep
from castillo.el_grande.places import CASTILLO, NOWHERE
from castillo.el_grande.position import Position
from castillo.kernel.frame import NOBODY


class Collapse(Effect):
    """From now on nobody enters the Castillo."""

    def start(self, game: Position, seat: i64) -> None:
        atoms.put_marker(game, seat, slot_of(game, COLLAPSE), "collapse", CASTILLO, "KI-4.113")

    def possible(self, game: Position, seat: i64) -> bool:
        return game.state[slot_of(game, COLLAPSE)] == NOWHERE


class CastilloBack(PhaseStep):
    """The Castillo has been emptied: it goes back to its place, and may be entered again."""

    def run(self, game: Position, seat: i64) -> None:
        atoms.put_marker(game, NOBODY, slot_of(game, PUSHED), "pushed", NOWHERE, "KI-4.23")
        atoms.put_marker(game, NOBODY, slot_of(game, COLLAPSE), "collapse", NOWHERE, "KI-4.113")


class MarkersBack(PhaseStep):
    """The regions have been scored: alliance and quarantine are over."""

    def run(self, game: Position, seat: i64) -> None:
        end_alliance(game, ALLIED_REGIONS.at(game), "KI-4.53")
        atoms.put_marker(game, NOBODY, slot_of(game, QUARANTINE), "quarantine", NOWHERE, "KI-4.133")
