"""What a position is worth to each seat: the points it may expect at the end, read off the table as it lies.

A land is worth what it would pay at each scoring to come if leads were a little uncertain, more so long before it (see
odds.py); a ship what its water would pay. Both may grow over their open edges. Caballeros and ships at the Court are
worth what they may still become, cards on the table what they risk. How much all that weighs is in weights.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from castillo.el_caballero.areas import ALCALDE, COUNTS, KIND, OPEN, SYMBOLS, TILES
from castillo.el_caballero.grid import CASTLE, EDGES, FILLED, GRANDE, LAND, LANDS, NOWHERE, STEPS, land_number, ships_of
from castillo.el_caballero.odds import Odds, placing
from castillo.el_caballero.position import Position
from castillo.el_caballero.weights import USUAL_WATER, Weights

if TYPE_CHECKING:
    from castillo.el_caballero.rules import CaballeroRules

SLOTS: Final = 65_521
"""So many odds are remembered at most, for each set of rules; a prime, so that keys spread well."""
MOST_TOTAL: Final = 63
MOST_OPEN: Final = 8
"""More open edges make a land grow no faster."""
BITS: Final[list[int]] = [mask.bit_count() for mask in range(16)]


@mypyc_attr(acyclic=True)
class Appraiser:
    """The appraisal of positions under one set of rules; it remembers the odds it has worked out."""

    __slots__ = (
        "seats", "rounds", "scorings", "each", "second", "tied", "alcaldes", "grandes", "weights", "known", "by_value",
        "by_edge", "sure", "hazards", "prices", "court_shape",
    )  # fmt: skip

    def __init__(self, rules: CaballeroRules, weights: Weights) -> None:
        self.seats: i64 = rules.seats
        self.rounds: i64 = rules.rounds
        self.scorings: list[int] = list(rules.scoring_rounds)
        self.each: i64 = rules.cards_each
        self.second: float = 1.0 if rules.second_place else 0.0
        self.tied: float = 1.0 if rules.tied_firsts else 0.0
        self.alcaldes: bool = rules.alcaldes_each > 0
        self.grandes: bool = rules.grandes_each > 0
        self.weights: Weights = weights
        self.known: list[Odds | None] = [None] * SLOTS
        turns = range(self.rounds * self.seats + 1)
        self.by_value: list[float] = [self._water(left, False) for left in turns]  # a ship, for each tile and fish ...
        self.by_edge: list[float] = [self._water(left, True) for left in turns]  # ... and open edge; by turns left
        self.sure: list[float] = [float(len(self._until(left))) for left in turns]  # how often it is still scored
        self.hazards: list[float] = [1.0 - (1.0 - weights.danger) ** max(0, left - 1) for left in turns]
        self.prices: list[float] = [self._price(left) for left in range(self.rounds + 1)]  # by own turns left
        self.court_shape: list[float] = _saturating(8 * self.each, weights.plenty)

    # -- tables --------------------------------------------------------------------------------------------

    def _until(self, turns: int) -> list[int]:
        """How many turns there are until each scoring to come, the turn in progress counted, with so many left."""
        after = [turns - self.seats * (self.rounds - scored) for scored in self.scorings]
        return [until for until in after if until > 0]

    def _fade(self, until: int) -> float:
        return self.weights.fade ** (until - 1)

    def _growth(self, until: int) -> float:
        return min(self.weights.most_growth, self.weights.growth * (until - 1))

    def _water(self, turns: int, edges: bool) -> float:
        return sum(self._fade(until) * (self._growth(until) if edges else 1.0) for until in self._until(turns))

    def _price(self, own_turns: int) -> float:
        """What the first caballero at the Court is worth to a seat that has so many turns left."""
        usable = sum(1 for scored in self.scorings if scored > self.rounds - own_turns)
        return self.weights.price + self.weights.price_again * (usable - 1) if usable else 0.0

    # -- areas ---------------------------------------------------------------------------------------------

    def odds(self, rows: list[int], at: i64, turns: i64) -> Odds | None:
        """What the land of a row pays; None where nobody is."""
        key: i64 = 0
        for seat in range(self.seats):
            key = key << 6 | min(rows[at + COUNTS + seat], MOST_TOTAL)
        if key == 0:
            return None
        key |= turns << 24
        slot = key % SLOTS
        found = self.known[slot]
        if found is None or found.key != key:
            found = self._work_out(key, rows[at + COUNTS : at + COUNTS + self.seats], turns)
            self.known[slot] = found
        return found

    def _work_out(self, key: i64, totals: list[int], turns: i64) -> Odds:
        by_value, by_edge = [0.0] * self.seats, [0.0] * self.seats
        weights = self.weights
        for until in self._until(turns):
            spread = weights.spread + weights.spread_by_turn * float(until - 1) ** 0.5
            entry = min(0.5, weights.entry_by_turn * (until - 1))
            shares = placing(totals, self.second, self.tied, spread, entry)
            for seat in range(self.seats):
                worth = shares[seat] * self._fade(until)
                by_value[seat] += worth
                by_edge[seat] += worth * self._growth(until)
        return Odds(key, by_value, by_edge)

    def lead_in(self, rows: list[int], at: i64, turns: i64, seat: i64) -> float:
        """What the area of a row brings to a seat, whose turn it is, more than to the mean of the others."""
        value = float(rows[at + TILES] + rows[at + SYMBOLS])
        if self.alcaldes and rows[at + OPEN] == 0:
            holder = rows[at + ALCALDE]
            worth = self._closed(rows, at, value, turns)
            return worth if holder == seat or holder == NOWHERE else -worth / float(self.seats - 1)
        edges = float(min(rows[at + OPEN], MOST_OPEN))
        if rows[at + KIND] == LAND:
            odds = self.odds(rows, at, turns)
            return 0.0 if odds is None else value * odds.lead_by_value[seat] + edges * odds.lead_by_edge[seat]
        ships: i64 = 0
        for other in range(self.seats):
            ships += rows[at + COUNTS + other]
        if ships == 0:
            return 0.0
        own = rows[at + COUNTS + seat]
        more = float(own) - float(ships - own) / float(self.seats - 1)
        return more * (value * self.by_value[turns] + edges * self.by_edge[turns])

    def _closed(self, rows: list[int], at: i64, value: float, turns: i64) -> float:
        """What a closed area is worth to the one who has it, or is the first who can."""
        price = self.prices[turns // self.seats]
        worth = value * self.sure[turns] * (2.0 if rows[at + KIND] == LAND else 1.0)
        holder = rows[at + ALCALDE]
        if rows[at + KIND] != LAND and (holder == NOWHERE or rows[at + COUNTS + holder] == 0):  # no ship yet
            worth = self.weights.closed * max(0.0, worth - 2.0 * price)
        return worth if holder != NOWHERE else self.weights.closed * max(0.0, worth - price)

    def _add_area(self, game: Position, at: i64, turns: i64, out: list[float]) -> None:
        rows = game.area_rows
        value = float(rows[at + TILES] + rows[at + SYMBOLS])
        if self.alcaldes and rows[at + OPEN] == 0:
            holder = rows[at + ALCALDE] if rows[at + ALCALDE] != NOWHERE else game.active
            if holder >= 0:
                out[holder] += self._closed(rows, at, value, turns)
            return
        edges = float(min(rows[at + OPEN], MOST_OPEN))
        if rows[at + KIND] == LAND:
            odds = self.odds(rows, at, turns)
            if odds is not None:
                for seat in range(self.seats):
                    out[seat] += value * odds.by_value[seat] + edges * odds.by_edge[seat]
            return
        for seat in range(self.seats):
            ships = rows[at + COUNTS + seat]
            if ships:
                out[seat] += float(ships) * (value * self.by_value[turns] + edges * self.by_edge[turns])

    # -- what a seat has besides -----------------------------------------------------------------------------

    def court(self, own_turns: i64, caballeros: i64) -> float:
        """What so many caballeros at the Court are worth to a seat that has so many turns left."""
        return self.prices[own_turns] * self.court_shape[caballeros]

    def ship_at_court(self, turns: i64, own_turns: i64) -> float:
        if own_turns == 0:
            return 0.0
        return self.weights.court_ship * max(0.0, USUAL_WATER * self.by_value[turns] - self.prices[own_turns])

    def cards(self, left: i64, own_turns: i64) -> float:
        """What cards off the table are worth: the last ones are missed."""
        return self.weights.cards * float(min(left, 4)) if own_turns > 0 else 0.0

    def risk(self, game: Position, cell: i64, value: i64, turns: i64, castle: bool) -> float:
        """What a card at a cell is likely to lose because land comes to a second side of it."""
        if LANDS[value & EDGES] != 1 or value & GRANDE:
            return 0.0
        sides = open_sides(game, cell, value & EDGES)
        if sides == 0:
            return 0.0
        price = self.prices[turns // self.seats]
        number = float(land_number(value))
        loss = 0.5 * number * price
        if not castle:
            loss += number * price + float(BITS[ships_of(value)]) * USUAL_WATER * self.by_value[turns]
        return self.hazards[turns] * float(BITS[sides]) * loss

    # -- the whole -------------------------------------------------------------------------------------------

    def value(self, game: Position) -> list[float]:
        """The points that each seat may expect."""
        out = [float(points) for points in game.points]
        if not game.frames:
            return out
        turns = turns_left(game)
        rows = game.area_rows
        length = COUNTS + self.seats
        for at in range(0, len(rows), length):
            if rows[at]:
                self._add_area(game, at, turns, out)
        for seat in range(self.seats):
            own_turns = own_turns_left(game, seat)
            left = game.cards_left(seat)
            worth = self.court(own_turns, game.courts[seat]) + self.cards(left, own_turns)
            if game.court_ships[seat]:
                worth += float(game.court_ships[seat]) * self.ship_at_court(turns, own_turns)
            if self.grandes and game.grandes[seat] == NOWHERE and own_turns > 0:
                worth += self.weights.grande
            for i in range(seat * self.each, (seat + 1) * self.each - left):
                value = game.value(game.cards[i])
                worth -= self.risk(game, game.cards[i], value, turns, value & CASTLE != 0)
            out[seat] += worth
        return out


def _saturating(most: int, plenty: float) -> list[float]:
    """By count: what so many are worth together if, with `plenty` there, one more is worth half of the first."""
    out = [0.0]
    for count in range(most):
        out.append(out[count] + 0.5 ** (count / plenty))
    return out


def turns_left(game: Position) -> i64:
    """How many turns are still to end before the game does."""
    later = (game.ruleset.rounds - game.round) * game.seats
    if game.active < 0:
        return later + game.seats
    card = game.played[game.active]
    for seat in range(game.seats):
        if game.played[seat] <= card:
            later += 1
    return later


def own_turns_left(game: Position, seat: i64) -> i64:
    """How many turns of a seat are still to begin."""
    later = game.ruleset.rounds - game.round
    if game.active < 0 or game.played[seat] < game.played[game.active]:
        later += 1
    return later


def open_sides(game: Position, cell: i64, edges: i64) -> i64:
    """The sides of a cell where a tile may still come, as a mask."""
    mask: i64 = 0
    for side in range(4):
        if edges >> (side << 1) & 3 == 0 and not game.value(cell + STEPS[side]) & FILLED:
            mask |= 1 << side
    return mask
