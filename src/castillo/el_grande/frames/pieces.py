"""Which caballeros can be picked up, as actions."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from castillo.el_grande.kinds import SHOWN, kinds_of
from castillo.el_grande.places import BLACK
from castillo.el_grande.position import Position
from castillo.kernel.actions import PIECE, VERB


def add_pieces(game: Position, owner: i64, out: list[int]) -> None:
    """Add an owner's caballeros in regions, the King's region excepted."""
    book = game.book
    for place in book.regions:
        add_pieces_of(game, owner, place, out)


def add_pieces_of(game: Position, owner: i64, place: i64, out: list[int]) -> None:
    """Add an owner's caballeros in one region, each kind that can be told apart."""
    book = game.book
    if game.caballeros[owner * game.stride + place] > 0 and not book.taboo(game, place):
        if not book.tells_apart:
            boxed: list[Any] = out
            boxed.append(book.piece_actions[owner * book.stride + place])
            return
        piece = PIECE << VERB | owner << 16 | place << 8
        out.extend([piece | kind & SHOWN for kind in kinds_of(game, owner, place)])


def has_pieces(game: Position, owner: i64) -> bool:
    """Whether an owner has a caballero in a region, the King's region excepted."""
    return any(game.book.holds_pieces(game, owner, place) for place in game.book.regions)


def own_pieces(game: Position, seat: i64) -> list[int]:
    """A seat's caballeros in regions; black ones are not among them, even if they are its own."""
    out: list[int] = []
    add_pieces(game, seat, out)
    return out


def held_by(game: Position, seat: i64) -> list[int]:
    """The owners whose caballeros a seat moves as its own: itself, and perhaps the black ones'."""
    return [seat, BLACK] if game.book.black_caballeros and game.book.black_holder(game) == seat else [seat]


def owners_from(game: Position, seat: i64) -> list[int]:
    """All owners of caballeros, a seat first, then clockwise, the black ones last."""
    owners = [(seat + i) % game.seats for i in range(game.seats)]
    return [*owners, BLACK] if game.book.black_caballeros else owners
