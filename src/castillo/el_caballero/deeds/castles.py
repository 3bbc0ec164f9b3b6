"""EC-4.5, EC-4.6, EC-4.7: castles are bought and moved, cards are withdrawn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from castillo.el_caballero import atoms, verbs
from castillo.el_caballero.deeds.deed import Deed, at_cell
from castillo.el_caballero.grid import CASTLE, GRANDE
from castillo.el_caballero.position import Position
from castillo.el_caballero.thought import Thought
from castillo.kernel.actions import a_of, action, b_of, number_of

MOST_CASTLES: Final = 2
"""So many may be bought a turn."""


class BuyCastle(Deed):
    """From the stock onto a card that has none."""

    handles = (verbs.CASTLE,)

    def options(self, game: Position, seat: i64, out: list[int]) -> None:
        if game.castles_bought < MOST_CASTLES and game.castles > 0 and game.courts[seat] >= game.ruleset.castle_price:
            out += [at_cell(verbs.CASTLE, 0, cell) for cell in game.cards_of(seat) if not game.value(cell) & CASTLE]

    def carry_out(self, game: Position, seat: i64, action: i64) -> None:
        atoms.buy_castle(game, seat, number_of(action))

    def instinct(self, thought: Thought, action: i64) -> float:
        return insured(thought, number_of(action)) - thought.price(thought.game.ruleset.castle_price)


def insured(thought: Thought, cell: i64) -> float:
    """What a castle saves on a card."""
    value = thought.game.value(cell)
    return thought.risk(cell, value, False) - thought.risk(cell, value, True)


class MoveCastle(Deed):
    """From one of one's cards to another."""

    handles = (verbs.MOVE_CASTLE,)

    def options(self, game: Position, seat: i64, out: list[int]) -> None:
        if game.courts[seat] < game.ruleset.move_price:
            return
        cards = game.cards_of(seat)
        for source in range(len(cards)):
            if game.value(cards[source]) & CASTLE:
                out += [
                    action(verbs.MOVE_CASTLE, source, target)
                    for target in range(len(cards))
                    if not game.value(cards[target]) & CASTLE
                ]

    def carry_out(self, game: Position, seat: i64, action: i64) -> None:
        cards = game.cards_of(seat)
        atoms.move_castle(game, seat, cards[a_of(action)], cards[b_of(action)])

    def instinct(self, thought: Thought, action: i64) -> float:
        cards = thought.game.cards_of(thought.seat)
        more = insured(thought, cards[b_of(action)]) - insured(thought, cards[a_of(action)])
        return more - thought.price(thought.game.ruleset.move_price)


class Withdraw(Deed):
    """One's own card comes back; not from under the Grande."""

    handles = (verbs.WITHDRAW,)

    def options(self, game: Position, seat: i64, out: list[int]) -> None:
        out += [at_cell(verbs.WITHDRAW, 0, cell) for cell in game.cards_of(seat) if not game.value(cell) & GRANDE]

    def carry_out(self, game: Position, seat: i64, action: i64) -> None:
        atoms.withdraw(game, number_of(action))

    def instinct(self, thought: Thought, action: i64) -> float:
        return thought.without(number_of(action), True)
