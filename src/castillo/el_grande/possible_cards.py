"""What can be: cards in hand, used and taken, in a position that somebody's document describes."""

from __future__ import annotations

from castillo.el_grande.frames.round import ROUND, TURN, Phase
from castillo.el_grande.frames.supply import ChooseActionCard
from castillo.el_grande.position import Position
from castillo.kernel.errors import refuse
from castillo.kernel.frame import Frame


def check_hands(game: Position) -> None:
    """A card for every round to come (EG-3.1), and one used for each that was played."""
    if not game.round:
        refuse(any(game.used), "discards: a power card is used, yet no round has begun.")
        return
    back = sum(_taken_back(game, seat) for seat in range(game.seats))
    most = _shown_so_far(game, "gives_back")
    refuse(back > most, f"discards: {back} power cards that were played are not used; {most} at most came back.")


def _taken_back(game: Position, seat: int) -> int:
    """How many power cards a seat has played that are not used."""
    book = game.book
    held, used = int(game.hands[seat]).bit_count(), int(game.used[seat]).bit_count()
    played = book.track.index(game.round) + (1 if game.played[seat] >= 0 or _round_played(game) else 0)
    to_come = len(book.track) - played
    in_hand = f"hands, discards: seat {seat} has {held} power cards in hand"
    refuse(held < to_come, f"{in_hand}; the rounds to come need at least {to_come}.")
    followed = [card.bit for card in book.power_cards if not card.value and card.bit != game.played[seat]]
    played += sum(1 for joker in followed if game.used[seat] >> joker & 1)
    refuse(used > played, f"discards: seat {seat} has used {used} power cards; by now it has played {played}.")
    refuse(held + used != book.hand_size, f"{in_hand} and {used} used; together there are {book.hand_size}.")
    return played - used


def _round_played(game: Position) -> bool:
    """Whether the turns of this round are over, so that everybody has played a power card."""
    if not game.frames:
        return True
    lowest, names = game.frames[0], [step.name for step in game.book.phases[ROUND]]
    if not isinstance(lowest, Phase) or lowest.phase != ROUND:
        return False
    return lowest.index == 0 or lowest.index > names.index("end")


def _shown_so_far(game: Position, what: str) -> int:
    """How many action cards that do something can have lain out by now."""
    book, given = game.book, (game.origin or {}).get("decks", {})
    shown = 0
    for i, stack in enumerate(book.stacks):
        deck = game.decks[i]
        if str(stack) in given:
            deck = [deck[turn % book.stack_size(game, i)] for turn in range(book.track.index(game.round) + 1)]
        for number in deck:
            shown += any(getattr(effect, what) for effect in book.cards[number].effects)
    return shown


def check_taken(game: Position, turns_begun: bool) -> None:
    """Whoever has begun a turn may have taken one action card, and nobody else has (EG-3.3)."""
    waiting = {frame.seat for frame in game.frames if _takes_card(frame)} if turns_begun else {*range(game.seats)}
    more = 2 * _shown_so_far(game, "takes_more")
    taken = [int(game.taken_by[i]) for i in range(len(game.book.stacks)) if not game.available >> i & 1]
    for seat in range(game.seats):
        most, has = 0 if seat in waiting else 1, taken.count(seat)
        refuse(
            has > most + more, f"taken: seat {seat} has taken {has} of the action cards; by now it is at most {most}."
        )
    begun, gone = int(game.seats) - len(waiting), len(taken)
    wrong = gone > begun and not more
    refuse(wrong, f"taken: of the action cards {gone} are gone; players who have begun a turn: {begun}.")


def _takes_card(frame: Frame) -> bool:
    """Whether somebody is yet to take an action card."""
    return isinstance(frame, ChooseActionCard) or (
        isinstance(frame, Phase) and frame.phase == TURN and frame.index == 0
    )
