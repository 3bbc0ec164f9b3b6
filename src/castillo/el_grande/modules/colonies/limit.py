"""The limit board (GC-5): who sits on it, who stands beside it, and how it moves."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from castillo.el_grande import atoms
from castillo.el_grande.cards import Effect
from castillo.el_grande.frames.naming import CarryOutAt, NamePlace
from castillo.el_grande.kinds import SHOWN, became
from castillo.el_grande.modules.colonies.board import FRANCIA
from castillo.el_grande.modules.colonies.company import beside, find_token, free_on_board, tell
from castillo.el_grande.modules.colonies.state import (
    IS_SEATED,
    LIMIT,
    OFFICES,
    SEATED,
    TOKEN_KINDS,
    TOKENS,
    TOKENS_IN_ALL,
    add,
    is_carried,
    number,
    put,
    slot_of,
    stranger,
)
from castillo.el_grande.places import NOWHERE
from castillo.el_grande.position import Position
from castillo.el_grande.verbs import PIECE
from castillo.kernel.actions import PASS, a_of, action, c_of
from castillo.kernel.frame import Frame, Step
from castillo.kernel.text import Text
from castillo.kernel.text import seat as seat_ref

RULE: Final = "GC-5.2"


def toggle(game: Position, owner: i64, kind: i64, where: i64) -> None:
    """A caballero in the board's region sits down, or gets up if he sits."""
    change = -1 if kind & IS_SEATED else 1
    if kind & TOKEN_KINDS:
        token = find_token(game, owner, kind, where, False)
        if token == NOWHERE:
            token = find_token(game, owner, kind, where, True)
        put(game, TOKENS + token, number(game, TOKENS + token) + change)
    else:
        add(game, SEATED + owner, change)
        if stranger(kind):
            became(game, owner, where, game.book.apart(game, owner, where) ^ IS_SEATED)
    word = "seated" if change > 0 else "unseated"
    tell(game, word, "GC-5.1", owner=seat_ref(owner), place=game.named(where))


def fill(game: Position, who: i64) -> None:
    """Have those beside the board sit down: all if they fit, else whom a seat chooses."""
    where = number(game, LIMIT)
    if game.crowd(where) == 0 or game.book.taboo(game, where):
        return
    waiting: i64 = 0
    for owner in game.book.owners:
        waiting += beside(game, owner)
    free = free_on_board(game) if waiting > 0 else 0
    if free <= 0:
        return
    if waiting > free:
        game.push(FillBoard(who))
        return
    for owner in game.book.owners:
        while beside(game, owner) > 0:
            toggle(game, owner, standing(game, owner)[0], number(game, LIMIT))


def standing(game: Position, owner: i64) -> list[int]:
    """What an owner's caballeros beside the board are."""
    if beside(game, owner) <= 0:
        return []
    return [kind for kind in game.book.kinds_of(game, owner, number(game, LIMIT)) if not kind & (IS_SEATED | OFFICES)]


@mypyc_attr(acyclic=True)
class FillBoard(Frame):
    """Not all fit on the limit board: who sits down?"""

    quiet = True
    usual_rule = "GC-5.4"

    def options(self, game: Position) -> list[int]:
        where = number(game, LIMIT)
        out = [
            action(PIECE, owner, where, kind & SHOWN) for owner in game.book.owners for kind in standing(game, owner)
        ]
        return out if out and free_on_board(game) > 0 else [PASS]

    def choose(self, game: Position, action: i64) -> None:
        if action == PASS:
            return
        toggle(game, a_of(action), c_of(action), number(game, LIMIT))
        fill(game, self.seat)

    def prompt_args(self, game: Position) -> dict[str, object]:
        return {"left": int(free_on_board(game)), "place": game.named(number(game, LIMIT))}


# -- moving it -----------------------------------------------------------------------------------------------


def new_places(game: Position) -> list[int]:
    """Where the board may go: neither out of nor into the King's region, nor into Francia."""
    book, where = game.book, number(game, LIMIT)
    if book.taboo(game, where):
        return []
    return [r for r in book.regions if r not in (where, FRANCIA) and not book.taboo(game, r)]


class MoveBoard(Effect):
    """Move the limit board to another region."""

    def start(self, game: Position, seat: i64) -> None:
        game.push(NameForBoard(seat))

    def possible(self, game: Position, seat: i64) -> bool:
        return bool(new_places(game))


@mypyc_attr(acyclic=True)
class NameForBoard(NamePlace):
    """Where does the limit board go?"""

    usual_rule = RULE

    def places(self, game: Position) -> list[int]:
        return new_places(game)

    def carried_out(self, place: i64) -> Step:
        return CarryBoard(self.seat, place)

    def barred(self, game: Position, where: i64) -> Text | None:
        if where == FRANCIA:
            return Text("colonies-why-no_board_here", {"place": game.named(where)})
        if where == number(game, LIMIT):
            return Text("el_grande-why-already_there", {"place": game.named(where)})
        return None


def get_up(game: Position) -> None:
    """The board is taken away: whoever sat on it stands free."""
    for owner in game.book.owners:
        him = game.book.apart(game, owner, number(game, LIMIT))
        if him & IS_SEATED:
            became(game, owner, number(game, LIMIT), him & ~IS_SEATED)
        put(game, SEATED + owner, 0)
    for token in range(TOKENS_IN_ALL):
        code = number(game, TOKENS + token)
        if is_carried(code):
            put(game, TOKENS + token, code & ~1)


@mypyc_attr(acyclic=True)
class CarryBoard(CarryOutAt):
    """The board is moved; in the new region the mover chooses who sits, if not all fit."""

    def run(self, game: Position) -> None:
        get_up(game)
        atoms.put_marker(game, self.seat, slot_of(game, LIMIT), "limit_board", self.place, RULE)
        fill(game, self.seat)
