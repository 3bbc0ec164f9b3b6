"""Picking up caballeros: which there are, as actions, and the question for one of them."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande.kinds import SHOWN
from castillo.el_grande.places import BLACK
from castillo.el_grande.position import Position
from castillo.el_grande.verbs import PIECE
from castillo.el_grande.why import why_no_source
from castillo.kernel.actions import PASS, VERB, a_of, b_of, c_of, verb_of
from castillo.kernel.frame import Frame
from castillo.kernel.text import Text


@mypyc_attr(acyclic=True)
class PickPiece(Frame):
    """Pick up a caballero, or stop; what else a turn allows may be done between two."""

    __slots__ = ()

    def picked(self, game: Position, owner: i64, place: i64, kind: i64) -> None:
        raise NotImplementedError

    def choose(self, game: Position, action: i64) -> None:
        if verb_of(action) == PIECE:
            self.picked(game, a_of(action), b_of(action), c_of(action))
        elif action != PASS:
            game.push(self)
            game.book.act_aside(game, self.seat, action)

    def rule(self, game: Position) -> str:
        return game.card_rule("EG-5")

    def why_not(self, game: Position, target: str) -> Text | None:
        return why_no_source(game, target)


@mypyc_attr(acyclic=True)
class PickSome(PickPiece):
    """So many may, or must, still be picked up."""

    __slots__ = ("left",)
    shown = ("left",)

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left: i64 = left

    def prompt_args(self, game: Position) -> dict[str, object]:
        return {"left": int(self.left)}


def add_pieces(game: Position, owner: i64, out: list[int]) -> None:
    """Add an owner's caballeros in regions, the King's region excepted."""
    for place in game.book.regions:
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
        out.extend([piece | kind & SHOWN for kind in book.kinds_of(game, owner, place)])


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
