"""Bits beyond the 31st."""

from __future__ import annotations

from mypy_extensions import i64


def only(number: i64) -> i64:
    """The number in which only this bit is set, up to the 61st.

    mypyc writes `1 << number` as a shift of a C int: right for seats and places, wrong for the cards of a large hand.

    >>> only(0), only(38) == 2**38
    (1, True)
    """
    return 0x2000_0000_0000_0000 >> (61 - number)
