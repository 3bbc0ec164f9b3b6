"""What caballeros are beside plain, and who of them is told apart from his equals.

Modules keep numbers of equal caballeros. One of an owner's may be more than a number, a standard bearer: a module tells
him apart, and what the others make of him is kept with him.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from castillo.el_grande.position import Position

SHOWN: Final = 255
"""The bits of a kind that an action can name; higher ones are the modules' own business."""


def definite(game: Position, owner: i64, kind: i64, place: i64) -> i64:
    """The caballero that a kind means: if it is the one who is told apart, all that he is.

    Unsaid, it is not he, unless no other is left (AN-4).
    """
    him = game.book.apart(game, owner, place)
    if him and (him & SHOWN == kind & SHOWN or game.count(owner, place) == 1):
        return him | kind
    return kind


def became(game: Position, owner: i64, place: i64, kind: i64) -> None:
    """The one who is told apart is now this, in this place."""
    for w in game.book.told.on_became:
        w.became(game, owner, place, kind)
