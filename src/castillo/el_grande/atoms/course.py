"""The course of the game: rounds, turns, special actions, secret discs, power cards, action cards and Vetoes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from castillo.el_grande.places import CASTILLO, NOWHERE
from castillo.el_grande.position import Position
from castillo.kernel import text
from castillo.kernel.actions import only
from castillo.kernel.event import WATCHER, Event
from castillo.kernel.frame import NOBODY
from castillo.kernel.ledger import ledger_of
from castillo.kernel.vectors import vec


def begin_round(game: Position, number: i64) -> None:
    """The next round: cards are turned up, nobody has played yet."""
    book = game.book
    game.round = number
    turn = book.track.index(number)
    shown = vec[i64]([deck[turn % book.stack_size(game, stack)] for stack, deck in enumerate(game.decks)])
    game.revealed = shown
    game.available = only(len(shown)) - 1
    game.taken_by = vec[i64]([NOBODY] * len(shown))
    game.played = vec[i64]([-1] * game.seats)
    game.raise_floor()
    if game.events is not None:
        args: dict[str, object] = {"round": int(number)}
        if game.decks:
            args["cards"] = [book.card_keys[number] for number in shown]
        game.tell(Event("el_grande-log-round_begun" if game.decks else "el_grande-log-round_only_begun", args, "EG-3"))


def begin_turn(game: Position, seat: i64) -> None:
    """A seat becomes active."""
    game.active = seat
    game.card = 0
    if game.events is not None:
        game.say("turn_begun", {"seat": text.seat(seat)}, "EG-3.3")


def end_turn(game: Position) -> None:
    """Nobody is active any more."""
    game.active = NOBODY
    game.card = 0


def begin_special(game: Position, seat: i64) -> None:
    """A special action begins."""
    game.special = seat
    if game.events is not None:
        game.say("special_begun", {"seat": text.seat(seat), "card": game.card_named(game.card)}, "EG-3.3")


def end_special(game: Position) -> None:
    """The special action is over."""
    game.special = NOBODY


def end_round(game: Position, start_player: i64) -> None:
    """The lowest power card gets the start player marker; Vetoes grow older (EG-3.6)."""
    game.start_player = start_player
    if game.events is not None:
        for seat in [seat for bit in (1, 4) for seat in range(game.seats) if game.vetoes[seat] & bit]:
            game.say("veto_expired", {"seat": text.seat(seat)}, "Q-03")
    for seat in range(game.seats):
        game.vetoes[seat] = game.vetoes[seat] >> 1 & 5
    if game.events is not None:
        game.say("start_player", {"seat": text.seat(start_player)}, "EG-3.6")


def open_general_scoring(game: Position) -> None:
    """Power cards are discarded; the general scoring begins."""
    if game.events is not None:
        game.say("general_scoring", {"round": int(game.round)}, "EG-4.5")


def keep_discs(game: Position, places: list[int]) -> None:
    """Secret discs are set; they stay secret until they are shown."""
    for seat in range(game.seats):
        if places[seat] != NOWHERE:
            game.discs[seat] = places[seat]


def show_kept_discs(game: Position, places: list[int], rule: str) -> None:
    """Discs that were kept are turned up at once, and taken back."""
    for seat in range(game.seats):
        if places[seat] != NOWHERE:
            game.discs[seat] = NOWHERE
    show_discs(game, places, rule)


def show_discs(game: Position, places: list[int], rule: str) -> None:
    """Secret discs are turned up at once; those that are kept for something else stay secret."""
    game.raise_floor()
    if game.events is not None:
        for seat in range(game.seats):
            if places[seat] != NOWHERE:
                game.say("disc_shown", {"seat": text.seat(seat), "place": game.named(places[seat])}, rule)


def castillo_emptied(game: Position) -> None:
    """What went into the Castillo before is history; whoever could not leave is still in it."""
    game.entered = ledger_of([])
    for owner in game.book.owners:
        if game.count(owner, CASTILLO):
            game.entered = game.entered.add(owner * 64 + game.count(owner, CASTILLO))


TAKEN_BACK: Final = 1 << 12
"""Marks those facts of the ledger of power cards that say a card came back to the hand."""


def everyone_but(game: Position, seat: i64) -> int:
    """The mask of all viewers except one seat."""
    return (((1 << game.seats) - 1) & ~(1 << seat)) | 1 << WATCHER


def play_power_card(game: Position, seat: i64, bit: i64) -> None:
    """EG-3.1: a power card leaves the hand and lies on the table."""
    card = only(bit)
    game.hands[seat] = game.hands[seat] & ~card
    game.used[seat] = game.used[seat] | card
    game.played[seat] = bit
    game.spent = game.spent.add(seat * 64 + bit)
    if game.events is not None:
        game.say(
            "power_card_played", {"seat": text.seat(seat), "card": text.card(game.book.power_cards[bit].key)}, "EG-3.1"
        )


def take_action_card(game: Position, seat: i64, stack: i64) -> None:
    """EG-3.3: a seat takes the face-up card of a stack."""
    close_stack(game, stack, seat)
    game.card = game.revealed[stack]
    if game.events is not None:
        game.say("action_card_taken", {"seat": text.seat(seat), "card": game.card_named(game.card)}, "EG-3.3")


def close_stack(game: Position, stack: i64, seat: i64 = NOBODY) -> None:
    """The card of a stack can be taken no more in this round; a seat has it, or nobody."""
    game.available &= ~(1 << stack)
    game.taken_by[stack] = seat


def bring_into_play(game: Position, number: i64) -> None:
    """The card whose special action is, or may be, used in this turn."""
    game.card = number


def lay_veto(game: Position, seat: i64) -> None:
    """The Veto lies open before its holder until used, at the latest until the end of the next round (Q-03)."""
    game.vetoes[seat] |= 8 if game.vetoes[seat] & 2 else 2
    if game.events is not None:
        game.say("veto_laid_out", {"seat": text.seat(seat)}, "Q-03")


def spend_veto(game: Position, seat: i64) -> None:
    """The one that expires first is used first."""
    held = game.vetoes[seat]
    for bit in (4, 1, 8, 2):
        if held & bit:
            game.vetoes[seat] = held & ~bit
            break
    if game.events is not None:
        game.say("vetoed", {"seat": text.seat(seat), "other": text.seat(game.special)}, "Q-03")
