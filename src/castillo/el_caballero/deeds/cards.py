"""EC-4.3: caballero cards are laid or raised, at most two a turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from castillo.el_caballero import atoms, verbs
from castillo.el_caballero.atoms import course
from castillo.el_caballero.deeds.deed import Deed, at_cell
from castillo.el_caballero.grid import (
    EDGES,
    FILLED,
    GRANDE,
    LAND,
    LAND_SIDE,
    LANDS,
    NOWHERE,
    STEPS,
    WATER_SIDE,
    edge_at,
    number_at,
    opposite,
    tile_of,
    turned_card,
)
from castillo.el_caballero.position import Position
from castillo.el_caballero.thought import Thought
from castillo.el_caballero.ties import ANYWHERE, can_break, tied_lands, tied_with, ties_by, to_mend
from castillo.el_caballero.verbs import WATER_ONLY
from castillo.kernel.actions import a_of, number_of

MOST_CARDS: Final = 2
"""So many card actions a turn."""


class LayCard(Deed):
    """A new card, with a side against a tile; it touches land with one side at most."""

    handles = (verbs.CARD,)
    of_cards = True

    def options(self, game: Position, seat: i64, out: list[int]) -> None:
        if game.card_actions >= MOST_CARDS or game.cards_left(seat) == 0:
            return
        goal = to_mend(game, seat)
        cells = game.cells
        for at in range(len(cells)):
            value = cells[at]
            if value == 0 or value & FILLED:
                continue
            lands = LANDS[value]
            if lands == 1:
                self._on_land(game, seat, game.cell_of(at), LAND_SIDE[value], goal, out)
            elif lands == 0 and goal == ANYWHERE and game.courts[seat] >= game.ruleset.water_price:
                for number in range(1, 5):
                    a = card_number(number, WATER_SIDE[value]) | WATER_ONLY
                    out.append(at_cell(verbs.CARD, a, game.cell_of(at)))

    def _on_land(self, game: Position, seat: i64, cell: i64, side: i64, goal: i64, out: list[int]) -> None:
        area = game.area_beside(cell, side)
        if goal != ANYWHERE and goal != area:
            return
        ties = ties_by(game, seat, area)
        court = game.courts[seat]
        for number in range(1, min(8, court) + 1):
            action = at_cell(verbs.CARD, card_number(number, side), cell)
            if ties >> number & 1:
                cards = game.cards_left(seat) - 1
                left = min(court - number, cards * 8)
                if game.card_actions or not can_break(game, seat, area, action, number, left, cards, cell):
                    continue
            out.append(action)

    def carry_out(self, game: Position, seat: i64, action: i64) -> None:
        a = a_of(action)
        cell, number = number_of(action), (a & 7) + 1
        atoms.lay_card(game, seat, cell, number, a >> 3 & 3, self.price(game, action), False)
        card_action_done(game, seat, cell)

    def price(self, game: Position, action: i64) -> i64:
        a = a_of(action)
        return game.ruleset.water_price if a & WATER_ONLY else (a & 7) + 1

    def rival(self, game: Position, seat: i64, action: i64) -> i64:
        a = a_of(action)
        return NOWHERE if a & WATER_ONLY else rival_beside(game, seat, number_of(action), a >> 3 & 3, (a & 7) + 1)

    def instinct(self, thought: Thought, action: i64) -> float:
        a, cell = a_of(action), number_of(action)
        number, side = (a & 7) + 1, a >> 3 & 3
        gain = thought.card_at(cell, number, side)
        if a & WATER_ONLY:
            return gain - thought.price_of_card(thought.game.ruleset.water_price)
        return gain + thought.with_more(thought.game.area_beside(cell, side), number) - thought.price_of_card(number)


class RaiseCard(Deed):
    """A card on the table is turned or flipped, so that a higher number faces its land; the difference is paid."""

    handles = (verbs.RAISE,)
    of_cards = True

    def options(self, game: Position, seat: i64, out: list[int]) -> None:
        court = game.courts[seat]
        if game.card_actions >= MOST_CARDS or court < 1:
            return
        goal = to_mend(game, seat)
        for cell in game.cards_of(seat):
            value = game.value(cell)
            side = LAND_SIDE[value & EDGES]
            if side == NOWHERE or value & GRANDE:
                continue
            area = game.area_beside(cell, side)
            if goal != ANYWHERE and goal != area:
                continue
            ties = ties_by(game, seat, area)
            now = number_at(value, side)
            for number in range(now + 1, min(8, now + court) + 1):
                action, more = at_cell(verbs.RAISE, number, cell), number - now
                if ties >> more & 1:
                    cards = game.cards_left(seat)
                    if game.card_actions or not can_break(game, seat, area, action, more, court - more, cards, cell):
                        continue
                out.append(action)

    def carry_out(self, game: Position, seat: i64, action: i64) -> None:
        cell = number_of(action)
        atoms.raise_card(game, seat, cell, LAND_SIDE[game.edges(cell)], a_of(action))
        card_action_done(game, seat, cell)

    def price(self, game: Position, action: i64) -> i64:
        value = game.value(number_of(action))
        return a_of(action) - number_at(value, LAND_SIDE[value & EDGES])

    def rival(self, game: Position, seat: i64, action: i64) -> i64:
        cell = number_of(action)
        return rival_beside(game, seat, cell, LAND_SIDE[game.edges(cell)], self.price(game, action))

    def instinct(self, thought: Thought, action: i64) -> float:
        game, cell = thought.game, number_of(action)
        value = game.value(cell)
        side = LAND_SIDE[value & EDGES]
        number = a_of(action)
        more = number - number_at(value, side)
        raised = turned_card(value, (number - 1) >> 2, (side - number + 1) & 3)
        risked = thought.risk_at_least(cell, raised) - thought.risk_at_least(cell, value)
        return thought.with_more(game.area_beside(cell, side), more) - thought.price(more) - risked


def rival_beside(game: Position, seat: i64, cell: i64, side: i64, more: i64) -> i64:
    """Whose total equals one's own with so many more in the land beside a cell; NOWHERE if nobody's does."""
    return tied_with(game, seat, game.area_beside(cell, side), more)


def card_number(number: i64, side: i64) -> i64:
    """A number and the side it lies on, as the first number of an action."""
    return number - 1 | side << 3


def card_action_done(game: Position, seat: i64, cell: i64) -> None:
    """A card action met some lands; a first one that leaves a tie must be followed by one that breaks it."""
    course.note_card_action(game, lands_met(game, cell))
    course.set_owes(game, game.card_actions < MOST_CARDS and bool(tied_lands(game, seat)))


def lands_met(game: Position, cell: i64) -> list[int]:
    """The edges of land (tile * 4 + side) that a cell touches."""
    edges = game.edges(cell)
    return [
        tile_of(game.value(cell + STEPS[side])) * 4 + opposite(side)
        for side in range(4)
        if edge_at(edges, side) == LAND
    ]
