"""A thought: what one seat, whose turn it is, knows while it compares what it may do. Deeds ask it for their instinct.

Everything is worked out from the areas a deed touches, never by carrying it out; what several deeds ask for is kept.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from castillo.el_caballero.appraise import Appraiser, open_sides, own_turns_left, turns_left
from castillo.el_caballero.areas import COUNTS
from castillo.el_caballero.grid import (
    CASTLE,
    EDGES,
    LAND,
    LANDS,
    NOWHERE,
    WATER,
    card_in,
    edge_at,
    land_number,
    number_at,
    ships_of,
)
from castillo.el_caballero.position import Position
from castillo.kernel.mind import balance

NUMBERS: Final = 32
"""Gains are kept for so many more caballeros in a land."""
UNKNOWN: Final = -1e9
ON_COMING_LAND: Final = 0.06
"""In points: what each number on an open side of a card without land may be worth, when land comes there."""


@mypyc_attr(acyclic=True)
class Thought:
    """Of one seat at one question."""

    __slots__ = (
        "game", "seat", "appraiser", "turns", "own_turns", "length", "leads", "gains", "cards_left", "best_ship",
        "spot", "spot_worth", "groups", "home",
    )  # fmt: skip

    def __init__(self, appraiser: Appraiser, game: Position, seat: i64) -> None:
        self.game: Position = game
        self.seat: i64 = seat
        self.appraiser: Appraiser = appraiser
        self.turns: i64 = turns_left(game)
        self.own_turns: i64 = own_turns_left(game, seat)
        self.length: i64 = COUNTS + game.seats
        self.cards_left: i64 = game.cards_left(seat)
        areas = len(game.area_rows) // self.length
        self.leads: list[float] = [UNKNOWN] * areas  # what each area brings over the mean of the others
        self.gains: list[float] = [UNKNOWN] * (areas * NUMBERS)
        self.best_ship: float = UNKNOWN
        self.spot: i64 = NOWHERE  # the cell that was thought about last, and what a card finds there
        self.spot_worth: float = 0.0
        self.groups: list[int] = []  # see tile_thought.py
        self.home: list[int] = [NOWHERE] * areas

    # -- areas ---------------------------------------------------------------------------------------------

    def lead_in(self, area: i64) -> float:
        """What an area brings as it lies."""
        found = self.leads[area]
        if found == UNKNOWN:
            found = self.appraiser.lead_in(self.game.area_rows, area * self.length, self.turns, self.seat)
            self.leads[area] = found
        return found

    def with_more(self, area: i64, more: i64) -> float:
        """What so many more (or fewer) of the seat change in an area."""
        kept = 0 < more < NUMBERS
        if kept and self.gains[area * NUMBERS + more] != UNKNOWN:
            return self.gains[area * NUMBERS + more]
        row = self.row(area)
        row[COUNTS + self.seat] += more
        gain = self.with_row(area, row)
        if kept:
            self.gains[area * NUMBERS + more] = gain
        return gain

    def row(self, area: i64) -> list[int]:
        """A copy of an area's row."""
        return self.game.area_rows[area * self.length : (area + 1) * self.length]

    def with_row(self, area: i64, row: list[int]) -> float:
        """What changes if an area's row becomes this one."""
        return self.appraiser.lead_in(row, 0, self.turns, self.seat) - self.lead_in(area)

    # -- what one has --------------------------------------------------------------------------------------

    def price(self, count: i64) -> float:
        """What it costs to have so many caballeros fewer at the Court (or brings to have more)."""
        court = self.game.courts[self.seat]
        after = max(0, min(court - count, self.appraiser.each * 8))
        if self.own_turns == 0:
            return self.appraiser.weights.at_last * float(court - after)
        return self.appraiser.court(self.own_turns, court) - self.appraiser.court(self.own_turns, after)

    def price_of_card(self, count: i64) -> float:
        """The same when a card is laid: what the cards left cannot hold is lost, and one of them is gone."""
        left = self.cards_left - 1
        stays = min(self.game.courts[self.seat] - count, left * 8)
        missed = self.appraiser.cards(left + 1, self.own_turns) - self.appraiser.cards(left, self.own_turns)
        return self.price(self.game.courts[self.seat] - stays) + missed

    def ship_at_court(self) -> float:
        return self.appraiser.ship_at_court(self.turns, self.own_turns)

    def grande(self) -> float:
        """What the Grande is worth at the Court."""
        return self.appraiser.weights.grande if self.own_turns > 0 else 0.0

    def risk(self, cell: i64, value: i64, castle: bool) -> float:
        return self.appraiser.risk(self.game, cell, value, self.turns, castle)

    def risk_at_least(self, cell: i64, value: i64) -> float:
        """What a card risks, with a castle on it if that is better and can be."""
        plain = self.risk(cell, value, value & CASTLE != 0)
        if plain == 0.0 or value & CASTLE or self.game.castles == 0:
            return plain
        return min(plain, self.risk(cell, value, True) + self.price(self.game.ruleset.castle_price))

    # -- cards ---------------------------------------------------------------------------------------------

    def card_at(self, cell: i64, number: i64, side: i64) -> float:
        """What a new card brings beside its number on land: water for ships, less what it risks."""
        card = self.game.edges(cell) | card_in(self.seat, (number - 1) >> 2, (side - number + 1) & 3)
        if cell != self.spot:
            self.spot = cell
            self.spot_worth = self._berths(cell)
        return self.spot_worth + self._coming(cell, card) - self.risk_at_least(cell, card)

    def _coming(self, cell: i64, card: i64) -> float:
        """A card without land: what its numbers may be worth when some comes."""
        worth = 0.0
        edges = card & EDGES
        if LANDS[edges]:
            return 0.0
        sides = open_sides(self.game, cell, edges)
        for side in range(4):
            if sides >> side & 1:
                worth += ON_COMING_LAND * float(number_at(card, side))
        return worth

    def _berths(self, cell: i64) -> float:
        """What ships could make of a free cell, over what they could make of one's cards that lie there."""
        best = 0.0
        edges = self.game.edges(cell)
        for side in range(4):
            if edge_at(edges, side) == WATER:
                best = max(best, self._ship_on(cell, side))
        if best <= 0.0:
            return 0.0
        weight = self.appraiser.weights.berth
        return weight * max(0.0, best - self._best_berth()) + 0.2 * weight * best

    def _ship_on(self, cell: i64, side: i64) -> float:
        price = self.game.ruleset.move_price if self.game.court_ships[self.seat] else self.game.ruleset.ship_price
        if self.game.ships == 0 and self.game.court_ships[self.seat] == 0:
            return 0.0
        return self.with_more(self.game.area_beside(cell, side), 1) - self.price(price)

    def _best_berth(self) -> float:
        """What the best place for a ship on one's own cards would bring."""
        if self.best_ship == UNKNOWN:
            self.best_ship = 0.0
            for cell in self.game.cards_of(self.seat):
                value = self.game.value(cell)
                for side in range(4):
                    if edge_at(value & EDGES, side) == WATER and not ships_of(value) >> side & 1:
                        self.best_ship = max(self.best_ship, self._ship_on(cell, side))
        return self.best_ship

    def without(self, cell: i64, ships_stay: bool) -> float:
        """What it changes when one's card goes: with a castle its number and ships come back; ships may in any case."""
        value = self.game.value(cell)
        ships, castle = ships_of(value), value & CASTLE != 0
        gain = self.risk(cell, value, castle)
        for side in range(4):
            if edge_at(value, side) == LAND:
                gain += self.with_more(self.game.area_beside(cell, side), -number_at(value, side))
            elif ships >> side & 1:
                gain += self.with_more(self.game.area_beside(cell, side), -1)
                gain += self.ship_at_court() if castle or ships_stay else 0.0
        return gain - self.price(-land_number(value)) if castle else gain

    # -- the slow way --------------------------------------------------------------------------------------

    def tried(self, action: i64) -> float:
        """How the position looks after a deed, over how it looks now: for any deed there is."""
        after = self.game.clone()
        after.ruleset.deed(action).carry_out(after, self.seat, action)
        then = balance(self.appraiser.value(after), self.seat)
        return then - balance(self.appraiser.value(self.game), self.seat)
