"""What a position is worth to each seat: the points it may expect at the end, read off the board as it lies.

Every place is worth what it would pay if the counts changed a little before the next scoring: each opponent is ahead,
level or behind with some chance (outlook.py). How much that weighs in which round, and what caballeros at the Court, in
the Castillo and in the Province, power cards and turns to come weigh, is in weights.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande.frames.round import TURN, Phase
from castillo.el_grande.outlook import Outlook, packed, spread_points
from castillo.el_grande.places import BLACK, CASTILLO, COURT, NOWHERE, PROVINCE
from castillo.el_grande.position import Position
from castillo.el_grande.weights import SPREADS, InstinctWeights, Weights, weights_for
from castillo.kernel.frame import NOBODY
from castillo.kernel.vectors import Row

if TYPE_CHECKING:
    from castillo.el_grande.rules import GrandeRules

HOLDS: Final = 0.7
"""How likely an office that pays at one general scoring still pays at the next."""
SLOTS: Final = 131_063
"""So many outlooks are remembered at most, for each set of rules; a prime, so that keys spread well."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Scene:
    """A position as an appraisal looks at it, as long as nobody changes it."""

    def __init__(self, game: Position) -> None:
        book = game.book
        self.game: Position = game
        self.marked: i64 = marked_places(game)
        self.bent: i64 = book.bent(game)  # the mask of places where modules have a say in what is paid
        self.black: i64 = book.black_holder(game) if book.black_caballeros else NOBODY
        self.keys: list[int] = []  # by place, once they are wanted again and again; 0: not known yet


@mypyc_attr(acyclic=True)
class Appraiser:
    """The appraisal of positions under one set of rules; it remembers the outlooks it has worked out."""

    def __init__(self, book: GrandeRules, style: str = "") -> None:
        self.seats: i64 = book.seats
        self.paid: i64 = book.paid_places
        self.weights: list[Weights] = weights_for(style)  # by round
        self.looks_ahead: bool = style != "now"
        self.instinct: InstinctWeights = InstinctWeights()
        self.known: list[Outlook | None] = []  # by key % SLOTS; made when first needed
        self.power_values: list[int] = list(book.power_values)
        self.hands: dict[int, float] = {}
        self.printed: list[int] = [packed(values) for values in book.printed]
        self.boards: list[int] = [packed(values) for values in book.scoreboard_values]

    def key_of(self, scene: Scene, place: i64, plus: list[int] | None = None) -> i64:
        """Everything the outlook of a place depends on, packed: counts, bonuses, values, round, Castillo or not.

        `plus` is heeded where modules have a say; elsewhere it is added to the key.
        """
        tower: i64 = 1 if place == CASTILLO else 0
        bent = scene.bent >> place & 1
        rest = self._bent_key(scene.game, place, plus) if bent else self._plain_key(scene, place)
        return rest | scene.game.round << 55 | tower << 59

    def key_kept(self, scene: Scene, place: i64) -> i64:
        """The same, remembered in the scene."""
        if not scene.keys:
            scene.keys = [0] * scene.game.stride
        key: i64 = scene.keys[place]
        if key == 0:
            key = self.key_of(scene, place)
            scene.keys[place] = key
        return key

    def _plain_key(self, scene: Scene, place: i64) -> i64:
        """As long as no module has a say in what a place pays: without asking the book."""
        game = scene.game
        keys: i64 = 0
        at = place
        for seat in range(self.seats):
            count: i64 = game.caballeros[at]
            keys |= count << (6 * seat)
            at += game.stride
        if scene.black >= 0:
            black: i64 = game.caballeros[BLACK * game.stride + place]
            keys += black << (6 * scene.black)
        if not scene.marked >> place & 1:
            printed: i64 = self.printed[place]
            return keys | printed << 40
        bonus: i64 = 0
        for seat in range(self.seats):
            if game.grandes[seat] == place:
                bonus |= 1 << (2 * seat)
        if place == game.king:
            for seat in range(self.seats):
                bonus += 1 << (2 * seat)
        values: i64 = self.printed[place]
        scoreboards = game.scoreboards
        for i in range(len(scoreboards)):
            if scoreboards[i] == place:
                values = self.boards[i]
        return keys | bonus << 30 | values << 40

    def _bent_key(self, game: Position, place: i64, plus: list[int] | None) -> i64:
        book = game.book
        keys: i64 = 0
        bonus: i64 = 0
        plan = book.plan(game, place, True)
        ranks = list(book.rank_keys(game, place, True, plus, plan.fewest))
        if plan.fewest:  # from 1 on; bonuses, which go to the most, are left out
            last = min([rank for rank in ranks if rank > 0], default=0)
            ranks = [rank - last + 1 if rank > 0 else 0 for rank in ranks]
        for seat in range(self.seats):
            rank: i64 = ranks[seat]
            keys |= min(rank, 63) << (6 * seat)
            paid: i64 = 0 if plan.fewest else book.bonus_of(game, seat, place)
            bonus |= min(paid // 2, 3) << (2 * seat)
        if plan.left_out:
            return keys
        return keys | bonus << 30 | packed(book.values_of(game, place, True)) << 40

    def place(self, scene: Scene, seat: i64, place: i64) -> float:
        """What a place is worth to a seat, over the mean of the others."""
        return self.look_up(self.key_kept(scene, place)).balances[seat]

    def alone(self, scene: Scene, seat: i64, place: i64) -> float:
        """What a place would be worth to a seat, over the mean of the others, if none of theirs were there."""
        if not scene.bent >> place & 1:
            others = ((1 << (6 * self.seats)) - 1) ^ (63 << (6 * seat))
            return self.look_up(self.key_kept(scene, place) & ~others).balances[seat]
        gone = [0 if other == seat else -scene.game.count(other, place) for other in range(self.seats)]
        return self.look_up(self.key_of(scene, place, gone)).balances[seat]

    def look_up(self, key: i64) -> Outlook:
        if not self.known:
            self.known = [None] * SLOTS
        slot = key % SLOTS
        found = self.known[slot]
        if found is None or found.key != key:
            found = Outlook(key, self._work_out(key))
            self.known[slot] = found
        return found

    def _work_out(self, key: i64) -> list[float]:
        return self.weigh(key, spread_points(key, self.seats, self.paid))

    def weigh(self, key: i64, spreads: list[list[float]]) -> list[float]:
        """What a place is worth by seat, from its outlooks by spread."""
        weights = self.weights[(key >> 55) & 15]
        by_spread = weights.tower if key >> 59 & 1 else weights.regions
        out = [0.0] * self.seats
        for i in range(len(SPREADS)):
            for seat in range(self.seats):
                out[seat] += by_spread[i] * spreads[i][seat]
        return out

    def tip(self, scene: Scene, seat: i64, owner: i64, place: i64, count: i64) -> float:
        """How so many more (or fewer) of an owner in a place tip the balance of a seat wherever they count."""
        game = scene.game
        kept: i64 = game.caballeros[owner * game.stride + place]
        if kept + count < 0:
            count = -kept
        counted = scene.black if owner == BLACK else owner
        if counted < 0:  # black, and nobody's
            return 0.0
        if not scene.bent >> place & 1:
            before = self.key_kept(scene, place)
            after = before + (count << (6 * counted))
            return self.look_up(after).balances[seat] - self.look_up(before).balances[seat]
        plus = [0] * self.seats
        plus[counted] = count
        total = 0.0
        for each in game.book.plan(game, place, True).together:
            total += self.look_up(self.key_of(scene, each, plus)).balances[seat]
            total -= self.look_up(self.key_kept(scene, each)).balances[seat]
        return total

    def hand(self, mask: i64) -> float:
        """How strong a hand of power cards is, from 0 to 1: their mean value."""
        found = self.hands.get(mask)
        if found is None:
            held = [value for bit, value in enumerate(self.power_values) if mask >> bit & 1]
            found = float(sum(held)) / float(len(held) * max(self.power_values)) if held else 0.0
            self.hands[mask] = found
        return found

    def value(self, game: Position) -> list[float]:
        """What the whole position is worth, by seat."""
        scene = Scene(game)
        out = self._beside(scene)
        for place in game.book.board_places:
            worth = self.look_up(self.key_of(scene, place)).worth
            for seat in range(self.seats):
                out[seat] += worth[seat]
        weights = self.weights[game.round]
        turns = turns_to_come(game)
        for seat in range(self.seats):
            out[seat] += float(game.points[seat]) + self._own_value(game, weights, seat, turns)
        return out

    def lead(self, game: Position, seat: i64) -> float:
        """`balance(value(game), seat)`, worked out faster."""
        scene = Scene(game)
        total = 0.0
        for place in game.book.board_places:
            total += self.look_up(self.key_of(scene, place)).balances[seat]
        beside = self._beside(scene)
        weights = self.weights[game.round]
        turns = turns_to_come(game)
        others = 0.0
        for other in range(self.seats):
            own = beside[other] + float(game.points[other]) + self._own_value(game, weights, other, turns)
            if other == seat:
                total += own
            else:
                others += own
        return total - others / float(self.seats - 1)

    def _beside(self, scene: Scene) -> list[float]:
        """What modules know of beside what places pay: offices, and whatever else may be expected."""
        game = scene.game
        out = [0.0] * self.seats
        if game.book.on_office_points:
            often = self._scorings(game)
            for place in game.book.regions:
                if scene.bent >> place & 1:
                    offices = game.book.office_points(game, place)
                    for seat in range(self.seats):
                        out[seat] += often * float(offices[seat])
        if game.book.shown.on_prospects:
            prospects = game.book.shown.prospects(game, self.weights[game.round].court)
            for seat in range(self.seats):
                out[seat] += prospects[seat]
        return out

    def _scorings(self, game: Position) -> float:
        """How many of the general scorings ahead an office may be expected to pay in."""
        often, sure = 0.0, 1.0
        for number in game.book.scoring_rounds if self.looks_ahead else []:
            if number >= game.round:
                often += sure
                sure *= HOLDS
        return often if self.looks_ahead else 1.0

    def _own_value(self, game: Position, weights: Weights, seat: i64, turns: i64) -> float:
        """What a seat has besides its places, weighed."""
        base = seat * game.stride
        court = game.caballeros[base + COURT]
        total = weights.in_castillo * float(game.caballeros[base + CASTILLO]) + weights.court * float(court)
        total += weights.court_up_to_5 * float(min(court, 5))
        total += weights.province * float(game.caballeros[base + PROVINCE])
        total += weights.hand * self.hand(game.hands[seat])
        if turns >> seat & 1:
            total += weights.turn_to_come
        if game.vetoes[seat]:
            total += weights.veto
        return total


def marked_places(game: Position) -> i64:
    """The mask of places where the King, a Grande or a mobile scoreboard is."""
    mask: i64 = 1 << game.king
    for places in (game.grandes, game.scoreboards):
        for place in places:
            if place != NOWHERE:
                mask |= 1 << place
    return mask


def nothing_moved(before: Position, after: Position) -> bool:
    """Whether both look the same to an appraisal, whoever is asked."""
    return before.king == after.king and appraised(before) == appraised(after)


def appraised(game: Position) -> list[Row]:
    """The rows that an appraisal looks at."""
    return [game.caballeros, game.points, game.grandes, game.scoreboards, game.hands, game.vetoes, game.state]


def turns_to_come(game: Position) -> i64:
    """The mask of seats whose turn of this round is still to come."""
    mask: i64 = 0
    for frame in game.frames:
        if isinstance(frame, Phase) and frame.phase == TURN and frame.index == 0:
            mask |= 1 << frame.seat
    return mask
