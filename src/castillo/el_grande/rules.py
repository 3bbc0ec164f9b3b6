"""The composed rules of El Grande: components, what can be bent, what modules are told, what is shown and guessed."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from castillo.el_grande.bending import Modifier
from castillo.el_grande.bending.turns import TurnRules
from castillo.el_grande.document import read_document, write_document
from castillo.el_grande.moments import BEFORE_MOVE
from castillo.el_grande.notation import announcement_of, option_of
from castillo.el_grande.parts import Part, set_chains
from castillo.el_grande.position import Position
from castillo.el_grande.showing import Shown
from castillo.el_grande.start import start_game
from castillo.el_grande.telling import Told
from castillo.el_grande.verbs import FEWER, MORE, START
from castillo.el_grande.view import glimpse, own_view, shared_view
from castillo.el_grande.what_if import would_score
from castillo.kernel.actions import PASS, VERB, verb_of
from castillo.kernel.decision import ASIDE, STOP, Option
from castillo.kernel.event import Event
from castillo.kernel.setup import Setup


class GrandeRules(TurnRules):
    """The rules of one module set, one number of players and one set of options.

    Never changed once composed, a cache apart. How they are composed is in module.py.
    """

    def add_parts(self, parts: list[Part]) -> None:
        """What the modules bend, are told and show; the last of the composing."""
        self.parts: list[Part] = parts
        set_chains(self, parts, Modifier)
        self.note_who_bends()
        self.told: Told = Told(parts)
        self.shown: Shown = Shown(parts)
        self.has_asides = bool(self.on_asides)
        self.bent_placing = any([self.on_placement_targets, self.on_taboo, self.on_enterable])
        self.plain_turns = not (self.bent_placing or self.on_open_specials or self.on_turn_actions)
        self.turn_menus = [
            [[*(near if can & 1 else []), *([START << VERB] if can & 2 else []), PASS] for near in self.near_actions]
            for can in range(4)
        ]
        self.tells_apart: bool = bool(self.on_piece_kinds or self.on_apart)
        self.watched_moves: bool = any(BEFORE_MOVE in window.moments for window in self.windows)
        self.meters: dict[tuple[int, ...], dict[str, list[Any]]] = {}  # what view.py has measured before

    # -- the kernel's questions ------------------------------------------------------------------------

    def start(self, setup: Setup, events: list[Event] | None = None) -> Position:
        return start_game(self, setup, events)

    def from_document(self, setup: Setup, document: dict[str, Any]) -> Position:
        return read_document(self, setup, document)

    def describe(self, game: Position) -> dict[str, Any]:
        return write_document(self, game)

    def shared_view(self, game: Position) -> dict[str, Any]:
        return shared_view(self, game)

    def own_view(self, game: Position, seat: int | None) -> dict[str, Any]:
        return own_view(self, game, seat)

    def glimpse(self, game: Position, seat: int) -> dict[str, Any]:
        return glimpse(self, game, seat)

    def turn_order(self, game: Position) -> list[int]:
        return game.turn_order()[::-1]

    def round_of(self, game: Position) -> int:
        return int(game.round)

    def course(self, game: Position) -> list[int]:
        return list(self.track)

    def option(self, game: Position, seat: i64, number: i64, action: i64) -> Option:
        return option_of(self, game, seat, number, action)

    def weight(self, action: i64) -> str:
        verb = verb_of(action)
        if verb == FEWER:
            return ASIDE
        return STOP if verb == MORE else super().weight(action)

    def announcement(self, game: Position) -> dict[str, object]:
        return announcement_of(self, game)

    def would_score(self, game: Position, asked: tuple[str, ...], how: dict[str, Any]) -> Any:
        self.scoring_question(asked, how, ("general", "plus"))
        return would_score(self, game, *(asked or ("",)), **how)
