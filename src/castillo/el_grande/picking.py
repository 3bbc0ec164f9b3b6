"""Choosing a hand, for people: every card with the actions that mark it, and sets to start from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from castillo.el_grande.cards import PowerCard
from castillo.el_grande.frames.choosing import ChooseHand, leaves_out
from castillo.el_grande.position import Position
from castillo.el_grande.verbs import CARD
from castillo.kernel.actions import VERB, A
from castillo.kernel.frame import Frame

if TYPE_CHECKING:
    from castillo.el_grande.rules import GrandeRules


def picker(game: Position, frame: Frame, seat: int) -> dict[str, Any] | None:
    """All that a page or a terminal needs to let a seat pick its hand, JSON-ready; None for any other question.

    Whoever has a whole set in mind takes marks back first and sets marks then: a hand that is made can only be
    taken back.
    """
    if not isinstance(frame, ChooseHand):
        return None
    cards = sorted(game.book.power_cards, key=_rank)
    marks = frame.marks()[seat]
    return {
        "size": int(game.book.hand_size),
        "leaves_out": leaves_out(game),
        "cards": [
            {
                "id": card.key,
                "mark": int(CARD << VERB | card.number),
                "unmark": int(CARD << VERB | 1 << A | card.number),
                "marked": bool(marks >> card.bit & 1),
            }
            for card in cards
        ],
        "presets": [
            {"id": "spread", "cards": [card.key for card in spread(game)]},
            {"id": "bots", "cards": [card.key for card in bots_choice(game)]},
        ],
    }


def _rank(card: PowerCard) -> tuple[int, int]:
    return int(card.value), int(card.number)


def spread(game: Position) -> list[PowerCard]:
    """Evenly from low to high: the ranking in as many parts as there are cards in a hand, of each the one that brings
    most caballeros.
    """
    cards, size = sorted(game.book.power_cards, key=_rank), int(game.book.hand_size)
    parts = [cards[i * len(cards) // size : (i + 1) * len(cards) // size] for i in range(size)]
    return [max(part, key=lambda card: (card.supply, -card.number)) for part in parts]


def bots_choice(game: Position) -> list[PowerCard]:
    """What a bot takes at first sight."""
    liked = dict(zip([card.key for card in game.book.power_cards], appeal(game.book), strict=True))
    best = sorted(game.book.power_cards, key=lambda card: (-liked[card.key], card.number))
    return sorted(best[: int(game.book.hand_size)], key=_rank)


def appeal(book: GrandeRules) -> list[float]:
    """How much each power card is liked in a hand of one's choice: the ends of the ranking, and many caballeros; what
    lies in the middle can be missed.
    """
    last = float(max(1, len(book.power_cards) - 1))
    scores: list[float] = []
    for card in book.power_cards:
        lower = 0
        for other in book.power_values:
            if other < card.value:
                lower += 1
        scores.append(abs(2.0 * float(lower) - last) / last + 0.1 * float(card.supply))
    return scores
