"""Choosing the power cards to play with, out of more than a hand: all players at once, in secret, card by card."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande.cards import PowerCard
from castillo.el_grande.modules.king_and_intrigue.atoms import take_hand
from castillo.el_grande.position import Position
from castillo.el_grande.rules import GrandeRules
from castillo.el_grande.verbs import CARD
from castillo.kernel.actions import VERB, A, a_of, number_of
from castillo.kernel.frame import Simultaneous, next_waiting
from castillo.kernel.luck import Luck
from castillo.kernel.text import Text


@mypyc_attr(acyclic=True)
class ChooseHand(Simultaneous):
    """Everyone marks cards until their hand is made: those left out, or those taken, whichever are fewer. A mark can be
    taken back until the last hand is made. The marks are masks of cards, by seat.
    """

    def __init__(
        self,
        seat: i64,
        opened: i64,
        asked: i64,
        waiting: i64,
        marks0: i64,
        marks1: i64,
        marks2: i64,
        marks3: i64,
        marks4: i64,
    ) -> None:
        super().__init__(seat, opened, asked, waiting)
        self.marks0: i64 = marks0
        self.marks1: i64 = marks1
        self.marks2: i64 = marks2
        self.marks3: i64 = marks3
        self.marks4: i64 = marks4

    def why_impossible(self, game: Position) -> str:
        made = [mask.bit_count() == to_mark(game) for mask in self.marks()[: game.seats]]
        answered = [self.waiting >> seat & 1 == 0 for seat in range(game.seats)]
        most = max(mask.bit_count() for mask in self.marks())
        if self.seat != next_waiting(self.waiting, game.start_player, game.seats):
            return "the first to mark comes next after the start player"
        if made != answered or most > to_mark(game) or any(self.marks()[game.seats :]):
            return "those who have marked enough cards have answered, and nobody marks more"
        return super().why_impossible(game)

    def marks(self) -> list[int]:
        return [self.marks0, self.marks1, self.marks2, self.marks3, self.marks4]

    def ints_for(self, viewer: i64) -> list[int]:
        own = [mask if seat == viewer else 0 for seat, mask in enumerate(self.marks())]
        return [self.opened, self.asked, self.waiting, *own]

    def guessed(self, game: Position, viewer: i64, luck: Luck) -> ChooseHand:
        marks = self.marks()
        pool = list(range(len(game.book.power_cards)))
        for seat in range(game.seats):
            if seat != viewer and (self.asked & ~self.waiting) >> seat & 1:
                marks[seat] = sum(1 << bit for bit in luck.shuffled(pool)[: to_mark(game)])
        return choosing(self.seat, self.opened, self.asked, self.waiting, marks)

    def shown_to(self, game: Position, seat: i64) -> dict[str, Any]:
        """The hand as it is so far."""
        return {"hand": [card.key for card in game.book.cards_in(hand_from(game, self.marks()[seat]))]}

    def options_of(self, game: Position, seat: i64) -> list[int]:
        """What leads on comes first and last, so that whoever always answers alike comes to an end."""
        marks: i64 = self.marks()[seat]
        cards = game.book.power_actions
        back = [1 << A | cards[bit] for bit in range(len(cards)) if marks >> bit & 1]
        if not self.waiting >> seat & 1:
            return back
        on = [cards[bit] for bit in range(len(cards)) if not marks >> bit & 1]
        return on[:-1] + back + on[-1:]

    def asks_always(self, game: Position) -> bool:
        """Nobody has a single answer: there are always several cards."""
        return True

    def answer(self, game: Position, seat: i64, action: i64) -> None:
        marks = self.marks()
        marks[seat] ^= 1 << game.book.power_bits[number_of(action)]
        waiting = self.waiting | 1 << seat
        if not a_of(action) and marks[seat].bit_count() == to_mark(game):
            waiting &= ~(1 << seat)
        if waiting:
            first = next_waiting(waiting, game.start_player, game.seats)
            game.push(choosing(first, self.opened, self.asked, waiting, marks))
            return
        for player in range(game.seats):
            take_hand(game, player, hand_from(game, marks[player]))

    def picker(self, game: Position, seat: i64) -> dict[str, Any]:
        """All that a page or a terminal needs to let a seat pick its hand: actions that mark cards, and sets.

        Whoever has a whole set in mind takes marks back first and sets marks then: a hand that is made can only be
        taken back.
        """
        marks = self.marks()[seat]
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
                for card in sorted(game.book.power_cards, key=_rank)
            ],
            "presets": [
                {"id": "spread", "cards": [card.key for card in spread(game)]},
                {"id": "bots", "cards": [card.key for card in bots_choice(game)]},
            ],
        }

    def instincts(self, game: Position, actions: list[int], mind: Any) -> list[float]:
        """The cards one likes are taken, or not left out; no mark is taken back."""
        sign = -1.0 if leaves_out(game) else 1.0
        liked = appeal(game.book)
        scores = [sign * liked[game.book.power_bits[number_of(action)]] for action in actions]
        return [score - 99.0 if a_of(action) else score for score, action in zip(scores, actions, strict=True)]

    def prompt_args_of(self, game: Position, seat: i64) -> dict[str, object]:
        book = game.book
        return {
            "left": int(to_mark(game)) - self.marks()[seat].bit_count(),
            "size": int(book.hand_size),
            "way": "out" if leaves_out(game) else "in",
        }

    def rule(self, game: Position) -> str:
        return game.book.values.rules[game.book.key_of("hand")]

    def why_not(self, game: Position, target: str) -> Text | None:
        return Text("el_grande-why-choosing_cards") if target in game.book.place_numbers else None


def choosing(seat: i64, opened: i64, asked: i64, waiting: i64, marks: list[int]) -> ChooseHand:
    """The question with these marks, one number a seat."""
    return ChooseHand(seat, opened, asked, waiting, marks[0], marks[1], marks[2], marks[3], marks[4])


def leaves_out(game: Position) -> bool:
    """Whether players say which cards they leave out, not which they take."""
    return len(game.book.power_cards) < 2 * game.book.hand_size


def to_mark(game: Position) -> i64:
    """How many cards each player marks."""
    size = game.book.hand_size
    return len(game.book.power_cards) - size if leaves_out(game) else size


def hand_from(game: Position, marks: i64) -> i64:
    """The power cards that marks leave or take."""
    return game.book.all_power_cards & ~marks if leaves_out(game) else marks


def ask_for_hands(game: Position) -> None:
    """Have all players choose their hands, if there is anything to choose."""
    if to_mark(game) > 0:
        everyone = (1 << game.seats) - 1
        game.push(choosing(game.start_player, game.entries, everyone, everyone, [0] * 5))


# -- sets to start from -----------------------------------------------------------------------------------


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
