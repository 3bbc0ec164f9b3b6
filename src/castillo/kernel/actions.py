"""Actions: self-describing integers, `verb << 24 | a << 16 | b << 8 | c`.

A verb says what the three numbers mean, so that a record, a page or a bot can read an action without the question it
answered. Each game declares its verbs, with a word for each; their numbers are never reused: records stay valid.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

VERB: Final = 24
A: Final = 16
B: Final = 8
BYTE: Final = 255

PASS: Final = 0  # nothing: stop, forgo, done
ANSWER: Final = 8  # a: the answer to a reaction window
"""The verbs that every game has. All others are the game's own, under other numbers."""


def action(verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> i64:
    """Pack an action.

    >>> hex(action(ANSWER, 1, 2, 3))
    '0x8010203'
    """
    return verb << VERB | a << A | b << B | c


def verb_of(packed: i64) -> i64:
    """What is done."""
    return packed >> VERB


def a_of(packed: i64) -> i64:
    """The first number."""
    return (packed >> A) & BYTE


def b_of(packed: i64) -> i64:
    """The second number."""
    return (packed >> B) & BYTE


def c_of(packed: i64) -> i64:
    """The third number."""
    return packed & BYTE


def number_of(packed: i64) -> i64:
    """The 16-bit number in b and c (a card)."""
    return packed & 0xFFFF


def mask_of(numbers: list[int]) -> i64:
    """The number in which these bits are set: seats, or places.

    >>> bin(mask_of([0, 3]))
    '0b1001'
    """
    mask: i64 = 0
    for number in numbers:
        mask |= only(number)
    return mask


def only(number: i64) -> i64:
    """The number in which only this bit is set, up to the 61st.

    mypyc writes `1 << number` as a shift of a C int: right for seats and places, wrong for the cards of a large hand.

    >>> only(0), only(38) == 2**38
    (1, True)
    """
    return 0x2000_0000_0000_0000 >> (61 - number)
