"""The appraisal of style "master": the learned one, corrected by two small networks that self-play has taught.

One network says for each place and seat how much more or less the place is worth; it knows nothing but the key of the
place's outlook and is remembered with it. The other says the same of how a seat stands besides: what it has at the
Court, in the Province and in hand, and how far it is ahead. Both see every table alike, whatever modules are in play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande.appraise import Appraiser, turns_to_come
from castillo.el_grande.places import CASTILLO, COURT, PROVINCE
from castillo.el_grande.position import Position
from castillo.kernel.mind import balance
from castillo.kernel.network import Network

if TYPE_CHECKING:
    from castillo.el_grande.rules import GrandeRules

PLACE_INPUTS: Final = 24
STANDING_INPUTS: Final = 24
WORTH_INPUTS: Final = 16  # where the two inputs are that come from `worth`
LONG: Final = 30.0
"""In points: a long lead; what is longer than twice that looks the same."""


@mypyc_attr(acyclic=True)
class NetworkAppraiser(Appraiser):
    """The learned appraisal with its corrections."""

    def __init__(self, book: GrandeRules, places: Network, standings: Network) -> None:
        super().__init__(book, "learned")
        self.places: Network = places
        self.standings: Network = standings
        self.top: float = float(max(book.power_values))

    def weigh(self, key: i64, spreads: list[list[float]]) -> list[float]:
        out = super().weigh(key, spreads)
        for seat in range(self.seats):
            out[seat] += self.places.number(place_inputs(key, spreads, seat))
        return out

    def value(self, game: Position) -> list[float]:
        """What the whole position is worth, by seat."""
        out = super().value(game)
        if not game.frames:
            return out
        standings = standings_of(self, self.top, game, out)
        for seat in range(self.seats):
            out[seat] += self.standings.number(standings.inputs(seat))
        return out


def place_inputs(key: i64, spreads: list[list[float]], seat: i64) -> list[float]:
    """What the network sees of a place, from where a seat sits: the key, unpacked, and the outlooks by spread."""
    seats = len(spreads[0])
    own = (key >> (6 * seat)) & 63
    own_bonus = (key >> (30 + 2 * seat)) & 3
    first: i64 = 0
    second: i64 = 0
    third: i64 = 0
    total: i64 = 0
    present: i64 = 0
    ahead: i64 = 0
    bonus: i64 = 0
    for other in range(seats):
        if other == seat:
            continue
        count = (key >> (6 * other)) & 63
        total += count
        present += 1 if count > 0 else 0
        ahead += 1 if count > own else 0
        bonus = max(bonus, (key >> (30 + 2 * other)) & 3)
        if count > first:
            third = second
            second = first
            first = count
        elif count > second:
            third = second
            second = count
        elif count > third:
            third = count
    number = ((key >> 55) & 15) - 1
    inputs = [
        float(own) / 8.0,
        float(first) / 8.0,
        float(second) / 8.0,
        float(third) / 8.0,
        float(total) / 16.0,
        1.0 if own > 0 else 0.0,
        float(present) / 4.0,
        float(ahead) / 4.0,
        float((key >> 50) & 31) / 8.0,
        float((key >> 45) & 31) / 8.0,
        float((key >> 40) & 31) / 8.0,
        float(own_bonus) / 2.0,
        float(bonus) / 2.0,
        1.0 if key >> 59 & 1 else 0.0,
        float(number % 3) / 2.0,
        1.0 if number < 3 else 0.0,
        1.0 if number >= 6 else 0.0,
        float(seats) / 5.0,
    ]
    for points in spreads:
        inputs.append(points[seat] / 8.0)
        inputs.append(balance(points, seat) / 8.0)
    return inputs


@mypyc_attr(acyclic=True)
class Standings:
    """What seats have besides their places, and how they are ahead: by seat."""

    def __init__(self, seats: i64, number: i64) -> None:
        self.seats: i64 = seats
        self.number: i64 = number  # the round
        self.courts: list[int] = [0] * seats
        self.provinces: list[int] = [0] * seats
        self.castillos: list[int] = [0] * seats
        self.hands: list[float] = [0.0] * seats  # how strong, from 0 to 1
        self.cards: list[int] = [0] * seats  # how many are left
        self.played: list[float] = [0.0] * seats  # the value of this round's power card, from 0 (none) to 1
        self.vetoes: list[int] = [0] * seats
        self.turns: i64 = 0  # mask of seats whose turn is still to come
        self.points: list[float] = [0.0] * seats
        self.worth: list[float] = [0.0] * seats  # the learned appraisal, places corrected

    def inputs(self, seat: i64) -> list[float]:
        """What the network sees, from where a seat sits."""
        rivals = float(self.seats - 1)
        courts = 0.0
        provinces = 0.0
        hands = 0.0
        turns = 0.0
        for other in range(self.seats):
            if other != seat:
                courts += float(self.courts[other])
                provinces += float(self.provinces[other])
                hands += self.hands[other]
                turns += 1.0 if self.turns >> other & 1 else 0.0
        court = float(self.courts[seat])
        step = self.number - 1
        return [
            court / 10.0,
            min(court, 5.0) / 5.0,
            float(self.provinces[seat]) / 20.0,
            float(self.castillos[seat]) / 5.0,
            self.hands[seat],
            float(self.cards[seat]) / 13.0,
            1.0 if self.turns >> seat & 1 else 0.0,
            float(self.vetoes[seat]) / 2.0,
            self.played[seat],
            1.0 if self.played[seat] > 0.0 else 0.0,
            1.0 if step < 3 else 0.0,
            1.0 if step >= 6 else 0.0,
            float(step % 3) / 2.0,
            float(self.seats) / 5.0,
            lead(self.points, seat) / LONG,
            far(balance(self.points, seat)),
            lead(self.worth, seat) / LONG,
            far(balance(self.worth, seat)),
            courts / rivals / 10.0,
            provinces / rivals / 20.0,
            hands / rivals,
            turns / rivals,
            1.0 if step % 3 == 2 else 0.0,
            1.0 if self.provinces[seat] == 0 else 0.0,
        ]


def lead(values: list[float], seat: i64) -> float:
    """How far a seat is ahead of the best of the others, as far as it matters."""
    best = -1e18
    for other in range(len(values)):
        if other != seat:
            best = max(best, values[other])
    return max(-2.0 * LONG, min(2.0 * LONG, values[seat] - best))


def far(points: float) -> float:
    """A lead, in long leads, as far as it matters."""
    return max(-2.0, min(2.0, points / LONG))


def standings_of(appraiser: Appraiser, top: float, game: Position, worth: list[float]) -> Standings:
    """How the seats of a position stand; `top` is the highest value of a power card."""
    out = Standings(game.seats, game.round)
    out.turns = turns_to_come(game)
    out.worth = worth[:]
    values = appraiser.power_values
    for seat in range(game.seats):
        base = seat * game.stride
        out.courts[seat] = game.caballeros[base + COURT]
        out.provinces[seat] = game.caballeros[base + PROVINCE]
        out.castillos[seat] = game.caballeros[base + CASTILLO]
        out.hands[seat] = appraiser.hand(game.hands[seat])
        out.cards[seat] = bits(game.hands[seat])
        played = game.played[seat]
        out.played[seat] = float(values[played]) / top if played >= 0 else 0.0
        out.vetoes[seat] = bits(game.vetoes[seat])
        out.points[seat] = float(game.points[seat])
    return out


def bits(mask: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
