"""What can be: cards in hand, used and taken, in a position that somebody's document describes."""

from __future__ import annotations

from castillo.el_grande.frames.round import ROUND, TURN, Phase, PlayPowerCard
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


def shown_by_now(game: Position) -> set[int]:
    """The action cards that have lain out in this round or in one before."""
    rounds, size = range(_rounds_begun(game)), game.book.stack_size
    return {deck[turn % size(game, i)] for i, deck in enumerate(game.decks) for turn in rounds}


def _rounds_begun(game: Position) -> int:
    return game.book.track.index(game.round) + 1 if game.round else 0


def _shown_so_far(game: Position, what: str) -> int:
    """How many action cards that do something can have lain out by now."""
    book, given = game.book, (game.origin or {}).get("decks", {})
    shown = 0
    for i, stack in enumerate(book.stacks):
        deck = game.decks[i]
        if str(stack) in given:
            deck = [deck[turn % book.stack_size(game, i)] for turn in range(_rounds_begun(game))]
        for number in deck:
            shown += any(getattr(effect, what) for effect in book.cards[number].effects)
    return shown


def turns_begun(game: Position) -> bool:
    """Whether somebody has begun a turn in this round."""
    if not game.frames:
        return True
    lowest, names = game.frames[0], [step.name for step in game.book.phases[ROUND]]
    under_way = isinstance(lowest, Phase) and lowest.index > names.index("turns")
    return under_way and len({frame.seat for frame in game.frames if _is_turn_to_come(frame)}) < game.seats


def check_vetoes(game: Position) -> None:
    """Each Veto that lies open is of this round or of the one before (Q-03)."""
    book, vetoes = game.book, game.vetoes
    held, exist = sum(int(veto).bit_count() for veto in vetoes), book.veto_cards
    refuse(held > exist, f"vetoes: {held} lie open; there are {exist} Veto cards.")
    old = game.round <= book.track[0] and any(veto & 5 for veto in vetoes)
    refuse(old, "vetoes: one from the previous round lies open; there was no previous round.")
    alone = any(veto >> 2 & ~veto & 3 for veto in vetoes)
    refuse(alone, "vetoes: a second one (4, 8) lies beside a first of the same round (1, 2).")
    revealed = list(game.revealed) if game.round else []
    chosen = [book.cards[card] for i, card in enumerate(revealed) if not game.available >> i & 1]
    chosen += [book.power_cards[bit] for bit in game.played if bit >= 0]
    most = sum(card.special is not None and not card.special.can_be_vetoed for card in chosen)
    laid = sum(int(veto & 10).bit_count() for veto in vetoes)
    early = laid > 0 and (laid > most + _shown_so_far(game, "takes_more") or not turns_begun(game))
    refuse(early, f"vetoes: {laid} (2, 8) are of this round, in which fewer Veto cards were chosen in a turn.")


def check_order(game: Position, steps: list[str], done: int) -> None:
    """Power cards are played clockwise, turns come from the highest to the lowest (EG-3.1, EG-3.3)."""
    asked = [frame.seat for frame in game.frames if isinstance(frame, PlayPowerCard)]
    clockwise = [(game.start_player + i) % game.seats for i in range(game.seats)]
    last = [seat for seat in clockwise[::-1] if game.played[seat] < 0]
    wrong = steps[done - 1] == "power_cards" and not asked == last == clockwise[::-1][: len(asked)]
    refuse(wrong, "played, pending: power cards are played clockwise, from the start player on.")
    early = bool(asked) and not steps.index("power_cards") < done <= steps.index("turns")
    refuse(early, "pending: power cards are played before anybody has a turn.")
    turns = [frame.seat for frame in game.frames if isinstance(frame, Phase) and frame.phase == TURN]
    early = bool(turns) and not steps.index("turns") < done <= steps.index("end")
    refuse(early, "pending: turns are taken once all have played their power cards.")
    turns = [frame.seat for frame in game.frames if _is_turn_to_come(frame)]
    wrong = turns != game.turn_order()[: len(turns)]
    refuse(wrong, "pending: turns are taken from the highest power card to the lowest.")


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


def _is_turn_to_come(frame: Frame) -> bool:
    """Whether it is a turn that has not begun."""
    return isinstance(frame, Phase) and frame.phase == TURN and frame.index == 0


def _takes_card(frame: Frame) -> bool:
    """Whether somebody is yet to take an action card."""
    return isinstance(frame, ChooseActionCard) or _is_turn_to_come(frame)
