"""Reading the cards of a position document; what it leaves open is drawn."""

from __future__ import annotations

from castillo.el_grande.atoms.course import TAKEN_BACK
from castillo.el_grande.position import Position
from castillo.el_grande.reading import Reader
from castillo.el_grande.start import full_decks
from castillo.kernel.errors import SetupError
from castillo.kernel.frame import NOBODY
from castillo.kernel.ledger import ledger_of
from castillo.kernel.luck import Luck


def read_cards(reader: Reader, game: Position, luck: Luck) -> None:
    """Decks, what lies out, hands and used cards."""
    book = game.book
    turn = book.track.index(game.round) if game.round else 0
    _read_decks(reader, game, turn)
    if game.round:
        game.shown = [game.decks[i][turn % game.book.stack_size(game, i)] for i in range(len(book.stacks))]
    game.available = (1 << len(book.stacks)) - 1
    taken = reader.document.get("taken", {})
    by_whom = taken.items() if isinstance(taken, dict) else [(s, NOBODY) for s in reader.list_of("taken", taken)]
    for stack, who in by_whom:
        i = reader.stack("taken", stack)
        game.available &= ~(1 << i)
        game.taken_by[i] = reader.whole("taken", who, least=-1, most=int(game.seats) - 1)
    _read_hands(reader, game, luck, turn)


def _read_decks(reader: Reader, game: Position, turn: int) -> None:
    book = game.book
    for stack, names in reader.table("decks").items():
        i = reader.stack("decks", stack)
        deck = [reader.action_card("decks", i, name) for name in reader.list_of("decks", names)]
        if sorted(deck) != sorted(full_decks(book)[i]):
            raise SetupError(f"decks.{stack}: must hold exactly the cards of that stack, each as often as it exists.")
        game.decks[i] = deck
    for stack, name in reader.table("revealed").items():
        i = reader.stack("revealed", stack)
        number = reader.action_card("revealed", i, name)
        deck = list(game.decks[i])
        at = deck.index(number)
        shown = turn % game.book.stack_size(game, i)
        deck[shown], deck[at] = deck[at], deck[shown]
        game.decks[i] = deck


def _read_hands(reader: Reader, game: Position, luck: Luck, turn: int) -> None:
    book, document = game.book, reader.document
    if "played" in document:
        row = reader.row("played", game.seats)
        game.played = [-1 if card is None else reader.power_card("played", card) for card in row]
        laid = [book.power_cards[bit].value for bit in game.played if bit >= 0]
        if len(set(laid)) != len(laid) and "pending" not in document:
            raise SetupError("played: no value may be on the table twice.")
    for seat in range(game.seats):
        now = 1 << game.played[seat] if game.played[seat] >= 0 else 0
        held = reader.mask("hands", seat) if "hands" in document else 0
        if "discards" in document:
            used = reader.mask("discards", seat) | (now & ~held)  # this round's card may be back in the hand
        elif "hands" in document:
            chosen = book.hand_size < len(book.power_cards)  # those not in hand may be in the box
            used = now & ~held if chosen else book.all_power_cards & ~held
        else:
            rest = [bit for bit in range(len(book.power_cards)) if not now >> bit & 1]
            used = now
            for bit in luck.shuffled(rest)[:turn]:
                used |= 1 << bit
        game.used[seat] = used
        game.hands[seat] = held if "hands" in document else _some_hand(game, used, luck)
        if game.hands[seat] & game.used[seat]:
            raise SetupError(f"hands, discards: seat {seat} has a card both in hand and used.")
    if "spent" in document:
        game.spent = ledger_of(reader.facts("spent", len(book.power_cards), TAKEN_BACK))
    else:
        game.spent = ledger_of(
            [s * 64 + c.bit for s in range(game.seats) for c in book.power_cards if game.used[s] >> c.bit & 1]
        )


def _some_hand(game: Position, used: int, luck: Luck) -> int:
    """A hand that a seat may have left after it used some cards: all the others, or as many as it chose."""
    book = game.book
    others = [bit for bit in range(len(book.power_cards)) if not used >> bit & 1]
    if book.hand_size < len(book.power_cards):
        others = luck.shuffled(others)[: max(0, int(book.hand_size) - used.bit_count())]
    return sum(1 << bit for bit in others)
