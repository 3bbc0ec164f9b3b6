"""What style "master" likes at first sight: instinct, corrected by what searches of self-play preferred.

Three kinds of questions have corrections of their own. A power card is looked at by a small network, which knows the
card, what the seat has, and which cards lie on the table; action cards and the beginning of their special actions have
numbers by name. Everywhere else instinct counts for more or less.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande.appraise import Appraiser
from castillo.el_grande.frames.round import PlayPowerCard
from castillo.el_grande.frames.supply import ChooseActionCard
from castillo.el_grande.frames.turn import TakeTurn
from castillo.el_grande.instinct import instincts
from castillo.el_grande.places import COURT, PROVINCE
from castillo.el_grande.position import Position
from castillo.el_grande.verbs import STACK, START
from castillo.kernel.actions import PASS, a_of, number_of, verb_of
from castillo.kernel.network import Network, read_network

if TYPE_CHECKING:
    from castillo.el_grande.rules import GrandeRules

POWER_INPUTS: Final = 24
CARD_INPUTS: Final = 3
KINDS: Final = ("power", "card", "turn", "other")
"""Kinds of questions, each with a factor for what instinct says."""


@mypyc_attr(acyclic=True)
class Policy:
    """Corrected instinct under one set of rules."""

    def __init__(self, book: GrandeRules, document: dict[str, Any]) -> None:
        self.factors: list[float] = [document["factors"][kind] for kind in KINDS]
        self.power: Network = read_network(document["power"])
        self.cards: dict[int, list[float]] = _by_number(book, document["cards"])
        self.starts: dict[int, list[float]] = _by_number(book, document["starts"])
        self.passing: float = document["passing"]
        self.top: float = float(max(book.power_values))
        self.known: dict[int, float] = {}

    def instincts(self, appraiser: Appraiser, game: Position, seat: i64, actions: list[int]) -> list[float]:
        """A score for each action that the seat may answer with, in points."""
        scores = instincts(appraiser, game, seat, actions)
        frame = game.frames[-1]
        if isinstance(frame, TakeTurn):
            self._turn(game, seat, actions, scores)
        elif isinstance(frame, PlayPowerCard):
            self._power(game, seat, actions, scores)
        elif isinstance(frame, ChooseActionCard):
            self._card(game, seat, actions, scores)
        else:
            factor = self.factors[3]
            for i in range(len(scores)):
                scores[i] *= factor
        return scores

    def _turn(self, game: Position, seat: i64, actions: list[int], scores: list[float]) -> None:
        factor = self.factors[2]
        context = card_context(game, seat)
        for i in range(len(actions)):
            scores[i] *= factor
            verb = verb_of(actions[i])
            if verb == START:
                number = number_of(actions[i]) or game.card
                scores[i] += weighed(self.starts, number, context)
            elif actions[i] == PASS:
                scores[i] += self.passing

    def _card(self, game: Position, seat: i64, actions: list[int], scores: list[float]) -> None:
        factor = self.factors[1]
        context = card_context(game, seat)
        for i in range(len(actions)):
            scores[i] *= factor
            if verb_of(actions[i]) == STACK:
                number = game.revealed[game.book.stacks.index(a_of(actions[i]))]
                scores[i] += weighed(self.cards, number, context)

    def _power(self, game: Position, seat: i64, actions: list[int], scores: list[float]) -> None:
        book = game.book
        factor = self.factors[0]
        court = min(game.count(seat, COURT), 15)
        province = min(game.count(seat, PROVINCE), 15)
        for i in range(len(actions)):
            bit: i64 = book.power_bits[number_of(actions[i])]
            laid: i64 = 0
            higher: i64 = 0
            for other in range(game.seats):
                card = game.played[other]
                if card >= 0:
                    laid += 1
                    higher += 1 if book.power_values[card] > book.power_values[bit] else 0
            key = bit | court << 6 | province << 10 | game.round << 14 | laid << 18 | higher << 21
            found = self.known.get(key)
            if found is None:
                value = float(book.power_values[bit]) / self.top
                supply = float(book.power_supply[bit])
                found = self.power.number(power_inputs(value, supply, key, game.seats))
                self.known[key] = found
            scores[i] = scores[i] * factor + found


def weighed(table: dict[int, list[float]], number: i64, context: list[float]) -> float:
    """What is known of a card, for the seat and the round; nothing of a card that is not known."""
    row = table.get(number)
    if row is None:
        return 0.0
    return row[0] * context[0] + row[1] * context[1] + row[2] * context[2]


def card_context(game: Position, seat: i64) -> list[float]:
    """What the numbers of a card are multiplied with."""
    return context_of(game.count(seat, COURT), game.round)


def context_of(court: i64, number: i64) -> list[float]:
    """One, how full the Court is, and how far the game is."""
    return [1.0, float(min(court, 10)) / 5.0 - 1.0, float(number - 5) / 4.0]


def power_inputs(value: float, supply: float, key: i64, seats: i64) -> list[float]:
    """What the network sees of a power card; the key says what the seat has and what lies on the table."""
    court = float((key >> 6) & 15)
    province = float((key >> 10) & 15)
    step = ((key >> 14) & 15) - 1
    laid = (key >> 18) & 7
    higher = (key >> 21) & 7
    after = court + min(supply, province)
    last = 1.0 if laid == seats - 1 else 0.0
    return [
        value,
        value * value,
        supply / 5.0,
        court / 10.0,
        province / 10.0,
        after / 10.0,
        1.0 if after < 4.0 else 0.0,
        max(0.0, supply - province) / 5.0,
        float(laid) / 4.0,
        float(higher) / 4.0,
        float(laid - higher) / 4.0,
        last,
        1.0 if laid and higher == 0 else 0.0,
        1.0 if laid and higher == laid else 0.0,
        last * float(higher) / 4.0,
        1.0 if step < 3 else 0.0,
        1.0 if step >= 6 else 0.0,
        1.0 if step % 3 == 1 else 0.0,
        1.0 if step % 3 == 2 else 0.0,
        1.0 if step == 8 else 0.0,
        value * (1.0 if step % 3 == 2 else 0.0),
        supply / 5.0 * (1.0 if step % 3 == 2 else 0.0),
        float(step) / 8.0,
        float(seats) / 5.0,
    ]


def _by_number(book: GrandeRules, rows: dict[str, list[float]]) -> dict[int, list[float]]:
    """Rows by the number of a card: of those that are in play."""
    return {number: rows[key] for number, key in book.card_keys.items() if key in rows}
