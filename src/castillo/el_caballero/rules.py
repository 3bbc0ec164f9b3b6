"""El Caballero's rules, composed once for each set-up: components, prices, the length of the game, what can be done."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from castillo.el_caballero.deeds.deed import Deed
from castillo.el_caballero.document import read_document, write_document
from castillo.el_caballero.frames import FRAMES, turn_order
from castillo.el_caballero.meaning import meant
from castillo.el_caballero.module import CaballeroModule, Why
from castillo.el_caballero.notation import describe_option
from castillo.el_caballero.position import Position
from castillo.el_caballero.preview import preview_parts
from castillo.el_caballero.scoring import what_if
from castillo.el_caballero.start import start_game
from castillo.el_caballero.tiles import TileSet
from castillo.el_caballero.verbs import END
from castillo.el_caballero.view import own_view, shared_view, targets
from castillo.kernel.actions import verb_of
from castillo.kernel.decision import STOP, Option
from castillo.kernel.errors import SetupError
from castillo.kernel.event import Event
from castillo.kernel.rules import Rules
from castillo.kernel.setup import Setup
from castillo.kernel.values import Values

POWER_CARDS: Final = 13
MOST_CARDS_EACH: Final = 60


class CaballeroRules(Rules):
    """What is printed and what a table has chosen, as numbers and lists."""

    def __init__(self, setup: Setup, values: Values, modules: list[CaballeroModule]) -> None:
        super().__init__(setup, values, [], dict(FRAMES))
        self.owner: str = modules[0].id
        self.tiles: TileSet = TileSet(values, self.owner)
        self.cards_each: i64 = self._latest("player", "cards")
        self.court: i64 = self._latest("player", "court")
        self.grandes_each: i64 = self._latest("player", "grandes")
        self.alcaldes_each: i64 = self._latest("player", "alcaldes")
        self.ships: i64 = self._latest("stock", "ships")
        self.castles: i64 = self._latest("stock", "castles")
        self.display_size: i64 = self._latest("stock", "display")
        self.ship_price: i64 = self._latest("price", "ship")
        self.castle_price: i64 = self._latest("price", "castle")
        self.move_price: i64 = self._latest("price", "move")
        self.water_price: i64 = self._latest("price", "water")
        powers = [values.table[self.power_key(card)] for card in range(1, POWER_CARDS + 1)]
        self.supplies: list[int] = [0, *(power["supply"] for power in powers)]
        self.tile_limits: list[int] = [1, *(power["tiles"] for power in powers)]
        self.rounds: i64 = max(module.rounds for module in modules)
        self.scoring_rounds: tuple[int, ...] = max((module.scoring_rounds for module in modules), key=len)
        self.second_place: bool = setup.players > 2
        self.tied_firsts: bool = setup.players > 2 or setup.options["tied_firsts"] == "value"
        self.confirm_turns: bool = bool(setup.options["confirm_turns"])
        self.deeds: list[Deed] = [deed for module in modules for deed in module.deeds()]
        self.card_deeds: list[Deed] = [deed for deed in self.deeds if deed.of_cards]
        self.ties_are_tried: bool = len(modules) > 1
        self.whys: dict[int, Why] = {verb: why for module in modules for verb, why in module.whys.items()}
        self._by_verb: dict[int, Deed] = {verb: deed for deed in self.deeds for verb in deed.handles}
        self._check()

    def _check(self) -> None:
        """Refuse a card sheet that makes no game."""
        if self.cards_each > MOST_CARDS_EACH:
            raise SetupError(f"player: nobody can have more than {MOST_CARDS_EACH} cards; got {self.cards_each}.")
        if self.move_price == 0:
            raise SetupError("price: a move must cost something, or a turn need never end.")
        if len(self.modules) > 1 and self.grandes_each != 1:
            raise SetupError(f"player: with the expansion everybody has one Grande; got {self.grandes_each}.")

    def _latest(self, name: str, field: str) -> int:
        """A printed number: that of the last module which has one."""
        found = 0
        for module in self.modules:
            found = self.values.table.get(f"{module}/{name}", {}).get(field, found)
        return found

    def power_key(self, card: int) -> str:
        """The key of a power card."""
        return f"{self.owner}/power/power_{card}"

    def deed(self, action: i64) -> Deed:
        """The deed that an action is one of."""
        return self._by_verb[verb_of(action)]

    # -- what the kernel asks ----------------------------------------------------------------------------

    def start(self, setup: Setup, events: list[Event] | None = None) -> Position:
        return start_game(self, setup, events)

    def from_document(self, setup: Setup, document: dict[str, Any]) -> Position:
        return read_document(self, setup, document)

    def describe(self, game: Position) -> dict[str, Any]:
        return write_document(game)

    def shared_view(self, game: Position) -> dict[str, Any]:
        return shared_view(game)

    def own_view(self, game: Position, seat: int | None) -> dict[str, Any]:
        return own_view(game, seat)

    def targets(self, game: Position) -> list[str]:
        return targets(game)

    def meant(self, game: Position, notation: str) -> str:
        return meant(game, notation)

    def option(self, game: Position, seat: i64, number: i64, action: i64) -> Option:
        return describe_option(game, seat, number, action)

    def weight(self, action: i64) -> str:
        return STOP if verb_of(action) == END else super().weight(action)

    def turn_order(self, game: Position) -> list[int]:
        return turn_order(game) if all(game.played) else []

    def round_of(self, game: Position) -> int:
        return int(game.round)

    def course(self, game: Position) -> list[int]:
        return list(range(1, int(self.rounds) + 1))

    def would_score(self, game: Position, asked: tuple[str, ...], how: dict[str, Any]) -> Any:
        self.scoring_question(asked, how, ("plus",))
        return what_if(game, *asked, **how)

    def preview(self, before: Position, after: Position, events: list[Event]) -> dict[str, Any]:
        return preview_parts(before, after, events)
