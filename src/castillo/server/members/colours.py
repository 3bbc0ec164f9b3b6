"""Colours: those of the seats, in their order. Whoever likes one gets its seat where nobody says which."""

from __future__ import annotations

COLOURS = ("red", "blue", "green", "yellow", "purple")


def seat_of(colour: str) -> int | None:
    """The seat of a colour; None without one.

    >>> seat_of("green"), seat_of("")
    (2, None)
    """
    return COLOURS.index(colour) if colour in COLOURS else None
