"""Actions: self-describing integers, `verb << 24 | a << 16 | b << 8 | c`.

A verb says what the three numbers mean, so that a record, a page or a bot can read an action without the question it
answered. Numbers are never reused: records stay valid.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

VERB: Final = 24
A: Final = 16
B: Final = 8
BYTE: Final = 255

# verb numbers, each with what a, b and c are
PASS: Final = 0  # nothing: stop, forgo, done
CARD: Final = 1  # b, c: the card's number; a: 1 takes that choice back
STACK: Final = 2  # a: a stack of action cards
PLACE: Final = 3  # a: where a caballero from the Court goes
PIECE: Final = 4  # a: owner, b: the place it stands in, c: its kind
SEAT: Final = 5  # a: a player
NUMBER: Final = 6  # a: how many
MARKER: Final = 7  # a: a marker of the board
ANSWER: Final = 8  # a: the answer to a reaction window
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


def action(verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    """Pack an action.

    >>> hex(action(PIECE, 1, 2, 3))
    '0x4010203'
    """
    return verb << VERB | a << A | b << B | c


def verb_of(packed: i64) -> i64:
    return packed >> VERB


def a_of(packed: i64) -> i64:
    return (packed >> A) & BYTE


def b_of(packed: i64) -> i64:
    return (packed >> B) & BYTE


def c_of(packed: i64) -> i64:
    return packed & BYTE


def number_of(packed: i64) -> i64:
    """The 16-bit number in b and c (a card)."""
    return packed & 0xFFFF
