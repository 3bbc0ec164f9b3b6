"""The actions of El Grande by number: what each verb may be used with in a set of modules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from castillo.el_grande import verbs
from castillo.el_grande.places import BLACK
from castillo.el_grande.verbs import VERB_WORDS
from castillo.kernel.actions import ANSWER, PASS
from castillo.kernel.indexing import ActionIndex, Verb
from castillo.kernel.window import ANSWER_WORDS

if TYPE_CHECKING:
    from castillo.el_grande.rules import GrandeRules

NUMBERS: Final = 64
"""A number that is chosen is less."""
PARTS: Final = 8
"""A card has no more parts to choose from."""


def index_actions(book: GrandeRules) -> ActionIndex:
    """The index of a set of modules, by the rules for the most players and the usual options: these have every card."""
    places = sorted(place.number for place in book.places)
    cards = sorted(book.cards)
    seats = [*range(book.seats), *([BLACK] if book.black_caballeros else [])]
    started = [0, *cards] if book.on_open_specials else [0]
    place, seat, card = "a place", "a seat, counted from one's own", "a card by its number"
    rows = [
        Verb(PASS, "pass", says="nothing more"),
        Verb(verbs.CARD, "card", a=(0, 1), number=cards, says=f"{card}; 1 before it takes a choice back"),
        Verb(verbs.STACK, "stack", a=book.stacks or (0,), says="the number on a stack of action cards"),
        Verb(verbs.PLACE, "place", a=places, says=f"{place} a caballero of one's Court goes to"),
        Verb(verbs.PIECE, "pick", a=seats, b=places, c=kinds_there_are(book), seat=0, says=f"{seat}; {place}; a kind"),
        Verb(verbs.SEAT, "seat", a=seats, seat=0, says=seat),
        Verb(verbs.NUMBER, "number", a=range(NUMBERS), says="how many"),
        Verb(verbs.MARKER, "marker", a=sorted(book.marker_names), says="a marker by its number"),
        Verb(ANSWER, "answer", a=range(len(ANSWER_WORDS)), says="an answer to a reaction window"),
        Verb(verbs.START, "start", number=started, says=f"0, or {card}"),
        Verb(verbs.CHOICE, "choice", a=range(PARTS), says="a part that a card offers"),
        Verb(verbs.TO, "to", a=places, says=f"{place} that what was picked goes to"),
        Verb(verbs.NAME, "name", a=places, says=f"{place} that is named or scored"),
        Verb(verbs.DISC, "disc", a=places, says=f"{place} that a secret disc shows"),
        Verb(verbs.FEWER, "fewer", says="fewer than all"),
        Verb(verbs.TAKE, "take", a=sorted(book.marker_names), b=seats, seat=1, says=f"a marker by its number; {seat}"),
        Verb(verbs.MORE, "more", says="one more"),
    ]
    assert {int(row.verb) for row in rows} == set(VERB_WORDS)
    return ActionIndex(rows)


def kinds_there_are(book: GrandeRules) -> list[int]:
    """What a caballero that is picked may be: nothing, or any of the modules' kinds together."""
    found = {0}
    for kind in book.piece_kinds_by_number:
        found |= {other | kind for other in found}
    return sorted(found)
