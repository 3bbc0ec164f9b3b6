"""The verbs of El Grande, each with what a, b and c of its actions are. No number is reused: records stay valid."""

from __future__ import annotations

from typing import Final

from castillo.kernel.actions import ANSWER, PASS

CARD: Final = 1  # b, c: the card's number; a: 1 takes that choice back
STACK: Final = 2  # a: a stack of action cards
PLACE: Final = 3  # a: where a caballero from the Court goes
PIECE: Final = 4  # a: owner, b: the place it stands in, c: its kind
SEAT: Final = 5  # a: a player
NUMBER: Final = 6  # a: how many
MARKER: Final = 7  # a: a marker of the board
START: Final = 9  # start the special action; b, c: of which card, where several are open
CHOICE: Final = 10  # a: one of the parts a card offers
TO: Final = 11  # a: where what was picked goes
NAME: Final = 12  # a: a place that is named or scored
DISC: Final = 13  # a: the place a secret disc shows
FEWER: Final = 14  # take fewer than all
TAKE: Final = 15  # a: a marker, b: the owner of the caballero that takes it up
MORE: Final = 16  # take one more than that

VERB_WORDS: Final = {
    PASS: "pass",
    CARD: "card",
    STACK: "stack",
    PLACE: "place",
    PIECE: "pick",
    SEAT: "seat",
    NUMBER: "number",
    MARKER: "marker",
    ANSWER: "answer",
    START: "start",
    CHOICE: "choice",
    TO: "to",
    NAME: "name",
    DISC: "disc",
    FEWER: "fewer",
    TAKE: "take",
    MORE: "more",
}
"""The first word of each verb's notation, and the verb's name for the page."""
