"""EC-4.4, EC-4.6, EC-4.7: ships are bought, taken to the Court, set out from there and moved."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from castillo.el_caballero import atoms, verbs
from castillo.el_caballero.deeds.deed import Deed, at_cell
from castillo.el_caballero.grid import WATER, edge_at, ships_of
from castillo.el_caballero.position import Position
from castillo.el_caballero.thought import Thought
from castillo.kernel.actions import a_of, action, b_of, number_of

MOST_SHIPS: Final = 2
"""So many may be bought a turn."""
NEEDLESS: Final = 1.0
"""In points: what instinct must expect of a ship that goes to the Court, where it brings nothing by itself."""


def berths(game: Position, cell: i64) -> i64:
    """The water sides of a card that have no ship yet, as a mask."""
    value = game.value(cell)
    mask: i64 = 0
    for side in range(4):
        if edge_at(value, side) == WATER:
            mask |= 1 << side
    return mask & ~ships_of(value)


class ShipDeed(Deed):
    """A deed about a side of a card."""

    def add(self, verb: i64, cell: i64, sides: i64, out: list[int]) -> None:
        """An option for each of the free sides on water."""
        if sides:
            out += [at_cell(verb, side, cell) for side in range(4) if sides >> side & 1]


class BuyShip(ShipDeed):
    """From the stock onto a water side of a card."""

    handles = (verbs.SHIP,)

    def options(self, game: Position, seat: i64, out: list[int]) -> None:
        if may_buy_ship(game, seat):
            for cell in game.cards_of(seat):
                self.add(verbs.SHIP, cell, berths(game, cell), out)

    def carry_out(self, game: Position, seat: i64, action: i64) -> None:
        atoms.buy_ship(game, seat, number_of(action), a_of(action))

    def instinct(self, thought: Thought, action: i64) -> float:
        area = thought.game.area_beside(number_of(action), a_of(action))
        return thought.with_more(area, 1) - thought.price(thought.game.ruleset.ship_price)


def may_buy_ship(game: Position, seat: i64) -> bool:
    """Whether a seat may and can still buy a ship this turn."""
    return game.ships_bought < MOST_SHIPS and game.ships > 0 and game.courts[seat] >= game.ruleset.ship_price


class ShipToCourt(ShipDeed):
    """From a card to the Court, free of charge."""

    handles = (verbs.SHIP_TO_COURT,)

    def options(self, game: Position, seat: i64, out: list[int]) -> None:
        for cell in game.cards_of(seat):
            self.add(verbs.SHIP_TO_COURT, cell, ships_of(game.value(cell)), out)

    def carry_out(self, game: Position, seat: i64, action: i64) -> None:
        atoms.ship_to_court(game, seat, number_of(action), a_of(action))

    def instinct(self, thought: Thought, action: i64) -> float:
        area = thought.game.area_beside(number_of(action), a_of(action))
        return thought.with_more(area, -1) + thought.ship_at_court() - NEEDLESS


class SetShip(ShipDeed):
    """A ship of the Court sets out."""

    handles = (verbs.SET_SHIP,)

    def options(self, game: Position, seat: i64, out: list[int]) -> None:
        if game.court_ships[seat] and game.courts[seat] >= game.ruleset.move_price:
            for cell in game.cards_of(seat):
                self.add(verbs.SET_SHIP, cell, berths(game, cell), out)

    def carry_out(self, game: Position, seat: i64, action: i64) -> None:
        atoms.set_ship(game, seat, number_of(action), a_of(action))

    def instinct(self, thought: Thought, action: i64) -> float:
        area = thought.game.area_beside(number_of(action), a_of(action))
        return thought.with_more(area, 1) - thought.ship_at_court() - thought.price(thought.game.ruleset.move_price)


class MoveShip(ShipDeed):
    """From one of one's cards to another."""

    handles = (verbs.MOVE_SHIP,)

    def options(self, game: Position, seat: i64, out: list[int]) -> None:
        if game.courts[seat] < game.ruleset.move_price:
            return
        cards = game.cards_of(seat)
        for source in range(len(cards)):
            ships = ships_of(game.value(cards[source]))
            if ships:
                for side in range(4):
                    if ships >> side & 1:
                        self._targets(game, cards, source, side, out)

    def _targets(self, game: Position, cards: list[int], source: i64, side: i64, out: list[int]) -> None:
        for target in range(len(cards)):
            if target != source:
                free = berths(game, cards[target])
                out += [
                    action(verbs.MOVE_SHIP, source << 2 | side, target << 2 | to_side)
                    for to_side in range(4)
                    if free >> to_side & 1
                ]

    def carry_out(self, game: Position, seat: i64, action: i64) -> None:
        cards, a, b = game.cards_of(seat), a_of(action), b_of(action)
        atoms.move_ship(game, seat, cards[a >> 2], a & 3, cards[b >> 2], b & 3)

    def instinct(self, thought: Thought, action: i64) -> float:
        game, a, b = thought.game, a_of(action), b_of(action)
        cards = game.cards_of(thought.seat)
        origin, target = game.area_beside(cards[a >> 2], a & 3), game.area_beside(cards[b >> 2], b & 3)
        if origin == target:
            return -thought.price(game.ruleset.move_price)
        return thought.with_more(origin, -1) + thought.with_more(target, 1) - thought.price(game.ruleset.move_price)
