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


def apart(game: Position, owner: i64, place: i64) -> i64:
    """What the one of an owner's caballeros in a place is who is told apart; 0: there is none."""
    answer: i64 = 0
    for m in game.book.on_apart:
        answer = m.apart(game, owner, place, answer)
    return answer


def kinds_of(game: Position, owner: i64, place: i64) -> list[int]:
    """What an owner's caballeros in a place are, each kind once, the one who is told apart last."""
    him = apart(game, owner, place)
    answer = [0] if game.count(owner, place) > (1 if him else 0) else []
    for m in game.book.on_piece_kinds:
        answer = m.piece_kinds(game, owner, place, answer)
    return [*answer, int(him)] if him else answer


def definite(game: Position, owner: i64, kind: i64, place: i64) -> i64:
    """The caballero that a kind means: if it is the one who is told apart, all that he is.

    Unsaid, it is not he, unless no other is left (AN-4).
    """
    him = apart(game, owner, place)
    if him and (him & SHOWN == kind & SHOWN or game.count(owner, place) == 1):
        return him | kind
    return kind


def became(game: Position, owner: i64, place: i64, kind: i64) -> None:
    """The one who is told apart is now this, in this place."""
    for m in game.book.on_became:
        m.became(game, owner, place, kind)


def carries(game: Position, kind: i64) -> bool:
    answer = False
    for m in game.book.on_carries:
        answer = m.carries(game, kind, answer)
    return answer


def kind_counts(game: Position, place: i64, kind: i64) -> bool:
    answer = True
    for m in game.book.on_kind_counts:
        answer = m.kind_counts(game, place, kind, answer)
    return answer
