"""What always adds up in Grandissimo. A position document that breaks it is refused; tests look at every state."""

from __future__ import annotations

from mypy_extensions import i64

from castillo.el_grande.modules.grandissimo.board import GUESTS, MOST_SEATS, MOST_SHIPS, PRISON, SHIP_TILES
from castillo.el_grande.modules.grandissimo.state import (
    ALLIES,
    BOYCOTT,
    BOYCOTT_BY,
    CROWNED,
    HOMES,
    INCOGNITO,
    INCOGNITO_BY,
    INQUISITOR,
    KEPT_CARDS,
    LAST,
    LAST_CARD,
    LAST_TURN,
    QUICK,
    SEEN,
    SHIPS,
    first_game,
    number,
    slot_of,
)
from castillo.el_grande.modules.grandissimo.symbols import ships
from castillo.el_grande.modules.shared.conspiracy import homes_known
from castillo.el_grande.places import NOWHERE
from castillo.el_grande.position import Position
from castillo.kernel.frame import NOBODY


def broken(game: Position) -> list[str]:
    """What does not add up: numbers that mean nothing, else those that do not fit each other or the board."""
    return meaningless(game) or regions(game) + turns(game) + grandes(game) + aboard(game) + misplaced(game)


def meaningless(game: Position) -> list[str]:
    """The names of numbers that cannot be."""
    wrong: list[str] = []
    if number(game, QUICK) > game.book.caballeros_each + 1:
        wrong.append("the quick troops")
    kept = [KEPT_CARDS.number(game, seat) for seat in range(game.seats)]
    if not all(card == 0 or (kept.count(card) <= copies(game, card) and lay_open(game, card)) for card in kept):
        wrong.append("a card that is kept")
    return wrong


def lay_open(game: Position, number_of_card: i64) -> bool:
    """Whether an action card has lain open by now."""
    book = game.book
    turns = range(book.track.index(game.round) + 1 if game.round else 0)
    lay = {deck[turn % book.stack_size(game, i)] for i, deck in enumerate(game.decks) for turn in turns}
    return number_of_card in lay


def copies(game: Position, number_of_card: i64) -> i64:
    """How often an action card exists."""
    return sum([int(card.copies) for card in game.book.action_cards if card.number == number_of_card])


def regions(game: Position) -> list[str]:
    """Whoever has a face-down card has one of the nine, no two have the same; and two regions are allied, or none."""
    wrong: list[str] = []
    for what in range(2):
        region = number(game, BOYCOTT + what)
        held = number(game, BOYCOTT_BY + what) != NOBODY
        if (region not in game.book.disc_places) if held else (region != NOWHERE):
            wrong.append("a region card that is taken")
    both = NOBODY not in (number(game, BOYCOTT_BY), number(game, INCOGNITO_BY))
    if both and number(game, BOYCOTT) == number(game, INCOGNITO):
        wrong.append("one region card taken twice")
    if number(game, SEEN) not in ((0, 1, 2) if both else (0,)):
        wrong.append("who has seen a region card")
    one, other = number(game, ALLIES), number(game, ALLIES + 1)
    if (one == NOWHERE) != (other == NOWHERE) or (one == other and one != NOWHERE):
        wrong.append("the allied regions")
    return wrong


def turns(game: Position) -> list[str]:
    """A last word has a card, and says how far its turn was."""
    card, far = number(game, LAST_CARD), number(game, LAST_TURN)
    if number(game, LAST) == NOBODY:
        return [] if card == 0 and far == 0 else ["the last word"]
    placed, stage = far >> 8, far >> 1 & 127
    fits = copies(game, card) > 0 and 0 <= placed <= game.book.caballeros_each and stage < 4
    return [] if fits else ["the last word"]


def grandes(game: Position) -> list[str]:
    """The Grande that is King stands in the King's region; only one in the Castillo has a home to return to."""
    wrong: list[str] = []
    crowned = number(game, CROWNED)
    if crowned != NOBODY and game.grandes[crowned] != game.king:
        wrong.append("the Grande that is King")
    if not homes_known(game, slot_of(game, HOMES)):
        wrong.append("where a Grande in the Castillo stood")
    return wrong


def aboard(game: Position) -> list[str]:
    """Ships that are in the game have holders, and nobody else's caballeros aboard."""
    wrong: list[str] = []
    for ship in range(MOST_SHIPS):
        holder = number(game, SHIPS + ship)
        if ship >= ships(game) and holder != NOBODY:
            wrong.append("a ship that is not in the game")
        if any(game.count(seat, SHIP_TILES + ship) > 0 for seat in range(game.seats) if seat != holder):
            wrong.append("who is aboard a ship")
    if first_game(game) and number(game, INQUISITOR) != NOBODY:
        wrong.append("a General Inquisitor who is not in the game")
    return wrong


def misplaced(game: Position) -> list[str]:
    """Caballeros beside the board where there can be none."""
    wrong: list[str] = []
    for host in range(MOST_SEATS):
        crowd = game.crowd(GUESTS + host)
        if crowd > 0 and (host >= game.seats or game.count(host, GUESTS + host) > 0):
            wrong.append("guests of nobody or of themselves")
    if first_game(game) and game.crowd(PRISON) > 0:
        wrong.append("prisoners without a prison")
    return wrong
